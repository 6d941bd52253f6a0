/* rounds.h -- runs the processes of a plan, round by round. */
#ifndef REITTI_ROUNDS_H
#define REITTI_ROUNDS_H

#include "plan.h"
#include "results.h"

typedef struct Rounds {
    Plan *plan;
    Results *results;
    unsigned seed;
    int budget;        /* seconds; 0: any number */
    double time_limit; /* seconds for one step of one search */
} Rounds;

/* Adds the rows that are missing.  EXIT_FINE, or one line on standard error
 * says why it did not go on. */
int rounds_run(const Rounds *rounds);

#endif
