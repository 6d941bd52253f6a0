/* prolog_measure.h -- running a prepared Prolog solver so that it can be timed
 * and counted; Prolog has been started.
 */
#ifndef REITTI_PROLOG_MEASURE_H
#define REITTI_PROLOG_MEASURE_H

#include "../../c_impl/language.h"

/* Runs it so many times inside Prolog: the border is crossed once; and the same
 * with an empty goal in its place. */
LanguageLoop prolog_run_often;
LanguageLoop prolog_run_nothing;

/* Has the Prolog side read a world, which nobody gets to see. */
Status prolog_read(const char *path, Error *error);

/* Bytes of the stacks that are used. */
int64_t prolog_stacks(void);

/* Before a block is timed: what earlier ones left is not its to clear away. */
void prolog_collect(void);

/* Garbage collections so far, of stacks, atoms and clauses. */
int64_t prolog_collections(void);

/* Inferences of one run; -1 if it did not answer. */
int64_t prolog_inferences(const Subject *subject);

#endif
