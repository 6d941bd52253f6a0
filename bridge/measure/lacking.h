/* lacking.h -- which rows that a plan asks for are not there. */
#ifndef REITTI_LACKING_H
#define REITTI_LACKING_H

#include "plan.h"
#include "results.h"

/* Told of a process of a cell that has not said all its rows. */
typedef void LackingTell(void *context, const Cell *cell, int process);

/* Tells of all of them, and counts them.  How many processes a cell takes is
 * seen from the rows there are.  False: out of memory. */
bool lacking_count(Plan *plan, const Results *results, LackingTell *tell,
                   void *context, int *count);

#endif
