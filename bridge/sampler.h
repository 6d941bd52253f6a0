/* sampler.h -- runs `reitti sample` in a process of its own and keeps its rows. */
#ifndef REITTI_SAMPLER_H
#define REITTI_SAMPLER_H

#include "results.h"
#include "sample.h"

/* How a process ended; the texts are constants, NULL: by itself, having said all. */
typedef struct Ending {
    const char *ending;
    const char *message;
} Ending;

/* Runs the process; its rows go to the results as they come.  It is ended if it says
 * nothing for so many seconds.  EXIT_FINE however it ended; otherwise the results
 * could not be written or no process could be made, as one line on standard error
 * says. */
int sampler_run(const Sample *sample, int time_limit, Results *results, Ending *ending);

#endif
