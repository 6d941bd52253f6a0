/* lacking.h -- which rows that a plan asks for are not there. */
#ifndef REITTI_LACKING_H
#define REITTI_LACKING_H

#include "plan.h"
#include "results.h"

/* Told of a process of a cell that has not said all its rows. */
typedef void LackingTell(void *context, const Cell *cell, int process);

/* How many of them there are.  How many processes a cell takes is seen from the
 * rows there are. */
int lacking_count(Plan *plan, const Results *results, LackingTell *tell,
                  void *context);

#endif
