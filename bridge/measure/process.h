/* process.h -- the steps of one process of a study. */
#ifndef REITTI_PROCESS_H
#define REITTI_PROCESS_H

#include "leavings.h"
#include "row.h"
#include "sample.h"
#include "stopwatch.h"
#include "../check/trial.h"

enum { LANES = 2 };

/* One language, or in a control one of two that are the same. */
typedef struct Lane {
    Subject subject;
    World world;      /* that it is prepared for */
    const char *slot; /* "a" or "b" in a control, else NULL */
    Answer answer;
    Block preparing;
    Block first;     /* run */
    int64_t peak_kb; /* that preparing and the first run added */
    int runs;        /* a block */
    double overhead_ns;
    int blocks; /* so far */
} Lane;

typedef struct Process {
    Sample sample;
    Trial trial; /* the case, and the searches of the lanes */
    Lane lanes[LANES];
    int lane_count;
    int languages; /* of the lanes */
    Leavings before;
    pid_t self;
    FILE *out;
    int rows;   /* so far, those skipped included */
    bool holds; /* a row */
    Row held;
} Process;

/* Writes the rows as they come, and a line before every step.  Ends the process
 * once a lane has no right answer. */
void process_run(Process *process);

#endif
