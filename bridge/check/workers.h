/* workers.h -- trials put to their searches, several processes at a time.
 *
 * Each implementation of a search answers in a process of its own, case after
 * case; if it crashes, loops or ends the process, that costs it this one
 * answer.
 */
#ifndef REITTI_WORKERS_H
#define REITTI_WORKERS_H

#include "../process/ward.h"
#include "judge.h"

/* The verdicts of one trial, in the order of its solvers. */
typedef struct Verdicts {
    Verdict verdict[TRIAL_SOLVERS];
    bool untraced[TRIAL_SOLVERS]; /* its work was too long to be looked at */
} Verdicts;

/* Called from time to time with the number of trials that are done. */
typedef void WorkersProgress(int done, int count);

typedef struct WorkersOptions {
    int jobs;          /* processes at a time */
    double time_limit; /* seconds for one step of a search */
    int64_t memory;    /* bytes for one of them */
    WorkersProgress *progress;
} WorkersOptions;

/* Fills in the verdicts of all trials; those of one search stand together.  0,
 * or the errno of what could not be had: memory or a process. */
int workers_run(const Trial *trials, int count, const WorkersOptions *options,
                Verdicts *verdicts);

#endif
