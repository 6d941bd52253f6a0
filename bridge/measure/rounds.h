/* rounds.h -- runs the processes of a plan, round by round. */
#ifndef REITTI_ROUNDS_H
#define REITTI_ROUNDS_H

#include "plan.h"
#include "results.h"

/* Told of what there is to tell while it goes on. */
typedef struct RoundsListener {
    void (*progress)(int done, int count);
    void (*budget)(int processes, int planned, const Plan *plan, int budget);
    void (*used_up)(int processes, int budget);
} RoundsListener;

typedef struct Rounds {
    Plan *plan;
    Results *results;
    const RoundsListener *listener;
    unsigned seed;
    int budget;        /* seconds; 0: any number */
    double time_limit; /* seconds for one step of one solver */
} Rounds;

/* Adds the rows that are missing. */
Status rounds_run(const Rounds *rounds, Error *error);

#endif
