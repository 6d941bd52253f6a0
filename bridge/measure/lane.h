/* lane.h -- what a process of a study has: one or two lanes, each of which runs
 * a solver.
 */
#ifndef REITTI_LANE_H
#define REITTI_LANE_H

#include "leavings.h"
#include "said.h"
#include "stopwatch.h"

/* One language, or in a control one of two that are the same. */
typedef struct Lane {
    Subject subject;
    World world;      /* that it is prepared for */
    int64_t squares;  /* of it that can be entered */
    const char *slot; /* "a" or "b" in a control, else NULL */
    Reply reply;
    Block reading; /* the world's file */
    Block preparing;
    Block first;          /* run */
    double first_idle_ns; /* of it not to be timed; -1: nothing */
    int64_t memory_bytes; /* that preparing and the first run took */
    int runs;             /* a block */
    double run_ns;        /* that each took in the last one, all included */
    double overhead_ns;
    int blocks;     /* so far */
    char told[160]; /* what its answer comes to, as rows have it */
} Lane;

typedef struct Steps {
    Said said;
    Lane lanes[LANGUAGES];
    int lane_count;
    int languages; /* of the lanes */
    Leavings before;
} Steps;

#endif
