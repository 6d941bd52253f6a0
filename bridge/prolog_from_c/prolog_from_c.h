/* prolog_from_c.h -- SWI-Prolog inside this process: every Prolog solver
 * becomes a Solver of the register.
 *
 * One engine, one thread.  What a solver throws comes back as a status with the
 * message kept; a solver that calls halt ends the process, which is why
 * solvers are run in children.
 */
#ifndef REITTI_PROLOG_FROM_C_H
#define REITTI_PROLOG_FROM_C_H

#include "../../c_impl/solver.h"

/* Starts Prolog, loads the compiled program and registers its solvers; once is
 * enough.  STATUS_ERROR, with the reason, if it does not start. */
Status prolog_start(const char *program, Error *error);

/* Ends it and takes its solvers off the register again; for those who look for
 * leaks.  Nothing may be prepared any more. */
void prolog_stop(void);

/* Prolog's stacks get their share of what this process may map, or of the
 * machine's memory, so that they run out before memory does, which Prolog does
 * not survive. Nothing if it has not been started. */
void prolog_limit_stacks(void);

extern const Language language_prolog;

/* The version of SWI-Prolog that is running. */
int prolog_version(void);

#endif
