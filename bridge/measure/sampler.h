/* sampler.h -- runs `reitti sample` in a process of its own and keeps its rows.
 */
#ifndef REITTI_SAMPLER_H
#define REITTI_SAMPLER_H

#include "../process/ending.h"
#include "results.h"
#include "sample.h"

/* What came of a process. */
typedef struct Sampled {
    bool done;     /* it said all it had to say */
    bool apart;    /* it said that the languages have to be asked apart */
    bool outside;  /* somebody else killed it */
    Ending ending; /* if it is none of these */
} Sampled;

/* Runs the process; its rows go to the results as they come.  It is ended if it
 * says nothing for so many seconds.  STATUS_OK however it ended; otherwise the
 * results could not be written or no process could be made. */
Status sampler_run(const Sample *sample, double time_limit, Results *results,
                   Sampled *sampled, Error *error);

#endif
