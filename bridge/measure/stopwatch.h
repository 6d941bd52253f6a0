/* stopwatch.h -- times a prepared solver in blocks of runs.
 *
 * A solver loops inside its own language, so that no border is timed with it.
 */
#ifndef REITTI_STOPWATCH_H
#define REITTI_STOPWATCH_H

#include "../../c_impl/solver.h"

typedef struct Block {
    int runs;
    int64_t cpu_ns; /* of this thread */
    int64_t wall_ns;
    int64_t collections; /* of garbage meanwhile */
} Block;

/* Times whatever stands between the two. */
Block stopwatch_start(const Solver *solver);
void stopwatch_stop(Block *block, const Solver *solver);

/* What one run takes that is not to be timed, as an overhead; -1: nothing. */
double stopwatch_idle_ns(const Subject *subject);

Status stopwatch_time(LanguageLoop *loop, const Subject *subject, int runs,
                      Block *block, Error *error);

/* How many runs make a block of so many nanoseconds: doubled until they do. */
Status stopwatch_runs(LanguageLoop *loop, const Subject *subject,
                      int64_t block_ns, int *runs, Error *error);

/* The same as stopwatch_time(), after clearing away what others left and one
 * run off the clock. */
Status stopwatch_time_clean(LanguageLoop *loop, const Subject *subject,
                            int runs, Block *block, Error *error);

#endif
