/* stopwatch.c -- times a prepared solver in blocks of runs. */
#include "stopwatch.h"

#include "../../c_impl/support/clock.h"

enum {
    MOST_RUNS = 1 << 30,
    TRIAL = 8 /* of a block, so much is enough to tell how many runs it takes */
};

static int64_t collections(const Solver *solver)
{
    const Language *language = solver->language;
    return language->collections == NULL ? 0 : language->collections();
}

/* What is read last starts the block and what is read first ends it. */
Block stopwatch_start(const Solver *solver)
{
    Block block = {.runs = 1};
    block.collections = collections(solver);
    block.wall_ns = clock_wall_ns();
    block.cpu_ns = clock_cpu_ns();
    return block;
}

void stopwatch_stop(Block *block, const Solver *solver)
{
    block->cpu_ns = clock_cpu_ns() - block->cpu_ns;
    block->wall_ns = clock_wall_ns() - block->wall_ns;
    block->collections = collections(solver) - block->collections;
}

double stopwatch_idle_ns(const Subject *subject)
{
    const Solver *solver = subject->solver;
    if (solver->idle == NULL)
        return -1;
    Block block = stopwatch_start(solver);
    solver->idle(subject->prepared, subject->question);
    stopwatch_stop(&block, solver);
    return (double)block.cpu_ns;
}

Status stopwatch_time(LanguageLoop *loop, const Subject *subject, int runs,
                      Block *block, Error *error)
{
    *block = stopwatch_start(subject->solver);
    Status status = loop(subject, runs, error);
    stopwatch_stop(block, subject->solver);
    block->runs = runs;
    return status;
}

Status stopwatch_runs(LanguageLoop *loop, const Subject *subject,
                      int64_t block_ns, int *runs, Error *error)
{
    Block block = {0};
    Status status = STATUS_OK;
    *runs = 1;
    while (status == STATUS_OK && *runs < MOST_RUNS &&
           block.cpu_ns < block_ns / TRIAL) {
        status = stopwatch_time(loop, subject, *runs, &block, error);
        if (block.cpu_ns < block_ns / TRIAL)
            /* Far from the end, three steps at once. */
            *runs *= block.cpu_ns < block_ns / TRIAL / 16 ? 8 : 2;
    }
    for (; *runs < MOST_RUNS && block.cpu_ns < block_ns; block.cpu_ns *= 2)
        *runs *= 2;
    return status;
}

Status stopwatch_time_clean(LanguageLoop *loop, const Subject *subject,
                            int runs, Block *block, Error *error)
{
    const Language *language = subject->solver->language;
    if (language->collect != NULL)
        language->collect();
    /* What was collected, trimmed stacks first of all, is not the block's to
     * make anew. */
    Status status = loop(subject, 1, error);
    if (status == STATUS_OK)
        status = stopwatch_time(loop, subject, runs, block, error);
    return status;
}
