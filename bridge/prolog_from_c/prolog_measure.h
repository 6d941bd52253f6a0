/* prolog_measure.h -- running a prepared Prolog search so that it can be timed
 * and counted; Prolog has been started. */
#ifndef REITTI_PROLOG_MEASURE_H
#define REITTI_PROLOG_MEASURE_H

#include "../../c_impl/search.h"

#include <stdint.h>

/* Runs it so many times inside Prolog: the border is crossed once. */
Status prolog_run_often(void *prepared, Square start, Square goal, int count,
                        Error *error);

/* The same with an empty goal in its place. */
Status prolog_run_nothing(int count, Error *error);

/* Before a block is timed: what earlier ones left is not its to clear away. */
void prolog_collect(void);

/* Garbage collections so far, of stacks, atoms and clauses. */
int64_t prolog_collections(void);

/* Inferences of one run; -1 if it did not answer. */
int64_t prolog_inferences(void *prepared, Square start, Square goal);

#endif
