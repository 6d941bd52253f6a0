/* instructions.h -- counts the machine instructions of one run of every search.
 */
#ifndef REITTI_INSTRUCTIONS_H
#define REITTI_INSTRUCTIONS_H

#include "plan.h"
#include "results.h"

/* Adds a row for every search of the plan that answered, on every case, if
 * valgrind is installed; otherwise says so.  EXIT_FINE, or one line on standard
 * error says what went wrong. */
int instructions_count(const Plan *plan, Results *results);

#endif
