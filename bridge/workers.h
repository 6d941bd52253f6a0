/* workers.h -- trials in processes of their own, several at a time.
 *
 * A search that crashes, loops or ends the process costs only its own verdict:
 * the trial is run again without it.
 */
#ifndef REITTI_WORKERS_H
#define REITTI_WORKERS_H

#include "trial.h"

typedef struct Verdict {
    Outcome outcome;
    char *text; /* what is wrong, in lines; the caller frees */
} Verdict;

/* The verdicts of one trial, in the order of its searches. */
typedef struct Verdicts {
    Verdict verdict[TRIAL_SEARCHES];
    bool done;
} Verdicts;

/* Called from time to time with the number of trials that are done. */
typedef void WorkersProgress(int done, int count);

/* Fills in the verdicts of all trials.  0, or the errno of what could not be had:
 * memory or a process. */
int workers_run(const Trial *trials, int count, int jobs, int time_limit, WorkersProgress *progress,
                Verdicts *verdicts);

#endif
