/* stopwatch.c -- times a prepared search in blocks of runs. */
#include "stopwatch.h"

#include "../prolog_from_c/prolog_measure.h"

#include <string.h>
#include <time.h>

enum { MOST_RUNS = 1 << 30 };

static int64_t read_clock(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static bool is_prolog(const Search *search)
{
    return strcmp(search->lang, "prolog") == 0;
}

static Route do_nothing(void *prepared, Square start, Square goal)
{
    (void)prepared;
    (void)start;
    (void)goal;
    return (Route){0};
}

/* Each call goes through a pointer that could change, so that none is left out.
 */
static Status run_in_c(SearchRun *volatile run, const Subject *subject,
                       int runs, Error *error)
{
    Route route = {0};
    for (int i = 0; i < runs; i++)
        route = run(subject->prepared, subject->from, subject->to);
    if (route.status == STATUS_OK || route.status == STATUS_NO_ROUTE)
        return STATUS_OK;
    return error_set(error, route.status, 0, "%s",
                     route.message == NULL ? "failed while it was timed"
                                           : route.message);
}

Status stopwatch_run_from_c(const Subject *subject, int runs, Error *error)
{
    return run_in_c(subject->search->run, subject, runs, error);
}

Status stopwatch_run(const Subject *subject, int runs, Error *error)
{
    if (is_prolog(subject->search))
        return prolog_run_often(subject->prepared, subject->from, subject->to,
                                runs, error);
    return stopwatch_run_from_c(subject, runs, error);
}

Status stopwatch_run_nothing(const Subject *subject, int runs, Error *error)
{
    if (is_prolog(subject->search))
        return prolog_run_nothing(runs, error);
    return run_in_c(do_nothing, subject, runs, error);
}

/* What is read last starts the block and what is read first ends it. */
Block stopwatch_start(const Search *search)
{
    Block block = {.runs = 1};
    block.collections = is_prolog(search) ? prolog_collections() : 0;
    block.wall_ns = read_clock(CLOCK_MONOTONIC);
    block.cpu_ns = read_clock(CLOCK_THREAD_CPUTIME_ID);
    return block;
}

void stopwatch_stop(Block *block, const Search *search)
{
    block->cpu_ns = read_clock(CLOCK_THREAD_CPUTIME_ID) - block->cpu_ns;
    block->wall_ns = read_clock(CLOCK_MONOTONIC) - block->wall_ns;
    block->collections =
        is_prolog(search) ? prolog_collections() - block->collections : 0;
}

Status stopwatch_time(StopwatchLoop *loop, const Subject *subject, int runs,
                      Block *block, Error *error)
{
    *block = stopwatch_start(subject->search);
    Status status = loop(subject, runs, error);
    stopwatch_stop(block, subject->search);
    block->runs = runs;
    return status;
}

Status stopwatch_runs(StopwatchLoop *loop, const Subject *subject,
                      int64_t block_ns, int *runs, Error *error)
{
    Block block = {0};
    Status status = STATUS_OK;
    *runs = 1;
    while (status == STATUS_OK && *runs < MOST_RUNS &&
           block.cpu_ns < block_ns) {
        status = stopwatch_time(loop, subject, *runs, &block, error);
        if (block.cpu_ns < block_ns)
            *runs *= block.cpu_ns < block_ns / 16
                         ? 8
                         : 2; /* far from the end, three steps at once */
    }
    return status;
}

Status stopwatch_time_clean(StopwatchLoop *loop, const Subject *subject,
                            int runs, Block *block, Error *error)
{
    if (is_prolog(subject->search))
        prolog_collect();
    /* What was collected, trimmed stacks first of all, is not the block's to
     * make anew. */
    Status status = loop(subject, 1, error);
    if (status == STATUS_OK)
        status = stopwatch_time(loop, subject, runs, block, error);
    return status;
}
