/* cell.h -- one cell of a study. */
#ifndef REITTI_CELL_H
#define REITTI_CELL_H

#include "rounds.h"

/* Runs what is still to be done of that process, and adds its rows.  EXIT_FINE,
 * or one line on standard error says why it did not go on. */
int cell_run(const Rounds *rounds, Cell *cell, int process);

#endif
