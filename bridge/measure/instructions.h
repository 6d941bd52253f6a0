/* instructions.h -- counts the machine instructions of one run of every solver.
 */
#ifndef REITTI_INSTRUCTIONS_H
#define REITTI_INSTRUCTIONS_H

#include "plan.h"
#include "results.h"

/* Adds a row for every solver of the plan that answered, on every case, if
 * valgrind is installed; *uncounted: it is not. */
Status instructions_count(const Plan *plan, Results *results, bool *uncounted,
                          Error *error);

#endif
