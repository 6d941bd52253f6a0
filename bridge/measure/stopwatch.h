/* stopwatch.h -- times a prepared search in blocks of runs.
 *
 * A Prolog search loops inside Prolog, so that the border is not timed with it.
 */
#ifndef REITTI_STOPWATCH_H
#define REITTI_STOPWATCH_H

#include "../../c_impl/search.h"

#include <stdint.h>

typedef struct Subject {
    const Search *search;
    void *prepared;
    Square from;
    Square to;
} Subject;

typedef struct Block {
    int runs;
    int64_t cpu_ns; /* of this thread */
    int64_t wall_ns;
    int64_t collections; /* of garbage meanwhile; 0 in C */
} Block;

/* A way to answer the question so many times.  Not STATUS_OK, with the reason,
 * if the search fails, in Prolog at any of them, in C at the last. */
typedef Status StopwatchLoop(const Subject *subject, int runs, Error *error);

/* Inside its own language; from C, whatever the language; and doing nothing,
 * which is what the first of them takes by itself. */
StopwatchLoop stopwatch_run;
StopwatchLoop stopwatch_run_from_c;
StopwatchLoop stopwatch_run_nothing;

/* Times whatever stands between the two. */
Block stopwatch_start(const Search *search);
void stopwatch_stop(Block *block, const Search *search);

Status stopwatch_time(StopwatchLoop *loop, const Subject *subject, int runs,
                      Block *block, Error *error);

/* How many runs make a block of so many nanoseconds: doubled until they do. */
Status stopwatch_runs(StopwatchLoop *loop, const Subject *subject,
                      int64_t block_ns, int *runs, Error *error);

/* The same as stopwatch_time(), after clearing away what others left and one
 * run off the clock. */
Status stopwatch_time_clean(StopwatchLoop *loop, const Subject *subject,
                            int runs, Block *block, Error *error);

#endif
