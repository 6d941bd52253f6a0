/* stopwatch.c -- times a prepared search in blocks of runs. */
#include "stopwatch.h"

#include "prolog_measure.h"

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

/* Each call goes through a pointer that could change, so that none is left out. */
static void run_in_c(SearchRun *volatile run, const Subject *subject, int runs)
{
    for (int i = 0; i < runs; i++)
        run(subject->prepared, subject->from, subject->to);
}

void stopwatch_run_from_c(const Subject *subject, int runs)
{
    run_in_c(subject->search->run, subject, runs);
}

void stopwatch_run(const Subject *subject, int runs)
{
    if (is_prolog(subject->search))
        prolog_run_often(subject->prepared, subject->from, subject->to, runs);
    else
        stopwatch_run_from_c(subject, runs);
}

void stopwatch_run_nothing(const Subject *subject, int runs)
{
    if (is_prolog(subject->search))
        prolog_run_nothing(runs);
    else
        run_in_c(do_nothing, subject, runs);
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
    block->collections = is_prolog(search) ? prolog_collections() - block->collections : 0;
}

Block stopwatch_time(StopwatchLoop *loop, const Subject *subject, int runs)
{
    Block block = stopwatch_start(subject->search);
    loop(subject, runs);
    stopwatch_stop(&block, subject->search);
    block.runs = runs;
    return block;
}

int stopwatch_runs(StopwatchLoop *loop, const Subject *subject, int64_t block_ns)
{
    int runs = 1;
    for (int64_t taken = 0; runs < MOST_RUNS && taken < block_ns;) {
        taken = stopwatch_time(loop, subject, runs).cpu_ns;
        if (taken < block_ns)
            runs *= taken < block_ns / 16 ? 8 : 2; /* three steps at once, far from the end */
    }
    return runs;
}

Block stopwatch_time_clean(StopwatchLoop *loop, const Subject *subject, int runs)
{
    if (is_prolog(subject->search))
        prolog_collect();
    if (runs > 1)
        loop(subject, 1);
    return stopwatch_time(loop, subject, runs);
}
