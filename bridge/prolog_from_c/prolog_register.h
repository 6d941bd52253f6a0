/* prolog_register.h -- the solvers that the Prolog side has, in the register.
 */
#ifndef REITTI_PROLOG_REGISTER_H
#define REITTI_PROLOG_REGISTER_H

#include "../../c_impl/solver.h"

/* Adds them, in that language.  With a file from outside, those that are there
 * since it was loaded, as its own: what has a name that is taken is left out.
 */
Status prolog_register(const Language *language, const char *file,
                       Error *error);

/* Takes them off again; and those of a file. */
void prolog_unregister(void);
void prolog_unregister_file(const char *file);

/* Whether there are any. */
bool prolog_is_registered(void);

#endif
