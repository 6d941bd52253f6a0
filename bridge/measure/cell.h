/* cell.h -- one cell of a study. */
#ifndef REITTI_CELL_H
#define REITTI_CELL_H

#include "plan.h"
#include "results.h"

/* Runs what is still to be done of that process, and adds its rows; a step of a
 * solver may take so many seconds. */
Status cell_run(Cell *cell, int process, Results *results, double time_limit,
                Error *error);

/* Whether rows of that process are still to be measured. */
bool cell_lacks(const Cell *cell, int process, const Results *results);

#endif
