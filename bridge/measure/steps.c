/* steps.c -- the steps of one process of a study. */
#include "steps.h"

#include "../check/catalogue.h"
#include "answered.h"
#include "going.h"
#include "memory.h"
#include "touring.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    LARGEST_LOOK = 1 << 14 /* squares of a level that grows */,
    LONGEST_NS = 500000000 /* of a run that is repeated to look at it */
};

/* Each lane has a world of its own, so that no solver changes that of another,
 * or the one that answers are judged by. */
static Status copy_world(World *copy, const World *world, Error *error)
{
    size_t notes = (size_t)world->note_count * sizeof *world->notes;
    *copy = *world;
    copy->elements = malloc(world_size(world));
    copy->notes = malloc(notes + 1);
    if (copy->elements == NULL || copy->notes == NULL)
        return error_out_of_memory(error);
    memcpy(copy->elements, world->elements, world_size(world));
    if (notes > 0)
        memcpy(copy->notes, world->notes, notes);
    return STATUS_OK;
}

/* What somebody pays who has only the world's file, in the lane's language. */
static void read_file(Steps *steps, Lane *lane)
{
    const Solver *solver = lane->subject.solver;
    World world = {0};
    Error error = {0};
    char path[PATH_MAX];
    catalogue_world_path(path, steps->said.trial.world_argument, NULL);
    going_on(steps);
    lane->reading = stopwatch_start(solver);
    Status status = solver->language->read == NULL
                        ? catalogue_world(&world, path, NULL, &error)
                        : solver->language->read(path, &error);
    stopwatch_stop(&lane->reading, solver);
    world_free(&world);
    going_on_if(steps, lane, status, &error);
}

static void prepare(Steps *steps, Lane *lane)
{
    const Solver *solver = lane->subject.solver;
    Error error = {0};
    going_on_if(steps, lane,
                copy_world(&lane->world, steps->said.trial.world, &error),
                &error);
    lane->squares = world_open_squares(&lane->world);
    if (steps->said.sample.kind == ROW_RUN)
        read_file(steps, lane);
    going_on(steps);
    lane->memory_bytes = memory_used(solver->language);
    lane->preparing = stopwatch_start(solver);
    Status status =
        solver->prepare(solver, &lane->world, &lane->subject.prepared, &error);
    stopwatch_stop(&lane->preparing, solver);
    going_on_if(steps, lane, status, &error);
}

/* Another run tells whether there is more than one right answer in a solver,
 * and what it did.  On larger levels that grow, and where nothing else is
 * timed, one answer has to do: more would take most of a study's time. */
static void run_again(const Steps *steps, Lane *lane, Reply *before)
{
    const Sample *sample = &steps->said.sample;
    if (sample->blocks == 0 || (sample->kind == ROW_GROWTH &&
                                world_size(&lane->world) > LARGEST_LOOK)) {
        lane->reply = *before;
        return;
    }
    going_on(steps);
    reply_run(&lane->reply, &lane->world, &lane->subject);
    lane->reply.unsteady = !answer_equal(&before->answer, &lane->reply.answer);
    going_on(steps);
    reply_look(&lane->reply, &lane->world, &lane->subject);
    reply_free(before);
}

/* The first run is a time of its own. */
static void run_first(const Steps *steps, Lane *lane)
{
    const Subject *subject = &lane->subject;
    Reply first;
    going_on(steps);
    lane->first = stopwatch_start(subject->solver);
    Answer answer = subject->solver->run(subject->prepared, subject->question);
    stopwatch_stop(&lane->first, subject->solver);
    reply_keep(&first, &lane->world, subject->solver, &answer);
    lane->memory_bytes =
        memory_used(subject->solver->language) - lane->memory_bytes;
    lane->first_idle_ns = stopwatch_idle_ns(subject);
    run_again(steps, lane, &first);
}

/* Once it is known that the answers are right. */
static void say_first(Steps *steps, const Lane *lane)
{
    if (steps->said.sample.kind == ROW_CONTROL)
        return;
    if (steps->said.sample.kind == ROW_RUN && said_is_due(&steps->said))
        said_add_block(&steps->said, going_row(steps, lane, ROW_READ),
                       &lane->reading, -1);
    if (said_is_due(&steps->said))
        said_add_block(&steps->said, going_row(steps, lane, ROW_PREPARE),
                       &lane->preparing, -1);
    if (said_is_due(&steps->said))
        said_add_block(&steps->said, going_row(steps, lane, ROW_COLD),
                       &lane->first, lane->first_idle_ns);
}

static void judge_lanes(Steps *steps)
{
    Reply replies[LANGUAGES] = {0};
    for (int i = 0; i < steps->lane_count; i++)
        replies[i] = steps->lanes[i].reply;
    going_judge(steps, &steps->said.trial, replies);
}

/* Whether it still answers right, after so many runs. */
static void run_last(const Steps *steps, Lane *lane)
{
    Reply first;
    going_on(steps);
    reply_free(&lane->reply);
    reply_run(&first, &lane->world, &lane->subject);
    run_again(steps, lane, &first);
}

static void choose_runs(Steps *steps, Lane *lane)
{
    const Language *language = lane->subject.solver->language;
    int64_t block_ns = (int64_t)steps->said.sample.block_ms * 1000000;
    Status status = STATUS_OK;
    Error error;
    Block block = {.runs = 1};
    int runs;
    going_on(steps);
    lane->runs = 1;
    if (lane->first.cpu_ns <= 10 * block_ns) /* longer needs no trying */
        status = stopwatch_runs(language->run_often, &lane->subject, block_ns,
                                &lane->runs, &error);
    if (status == STATUS_OK)
        status = stopwatch_runs(language->run_nothing, &lane->subject,
                                block_ns / 10, &runs, &error);
    if (status == STATUS_OK)
        status = stopwatch_time(language->run_nothing, &lane->subject, runs,
                                &block, &error);
    going_on_if(steps, lane, status, &error);
    lane->overhead_ns = (double)block.cpu_ns / block.runs;
}

static void time_block(Steps *steps, Lane *lane)
{
    Block block;
    Error error;
    lane->blocks++;
    bool due = said_is_due(&steps->said);
    Row row = going_row(steps, lane, steps->said.sample.kind);
    row.block = lane->blocks;
    answered_tell(&row, &steps->said, lane);
    Status status =
        stopwatch_time_clean(lane->subject.solver->language->run_often,
                             &lane->subject, lane->runs, &block, &error);
    going_on_if(steps, lane, status, &error);
    lane->run_ns = (double)block.cpu_ns / block.runs;
    /* Where a run does much that is not to be timed, the same is timed without
     * the search beside each block: the difference is what counts. */
    if (lane->subject.solver->idle != NULL) {
        Block idle = block;
        status =
            stopwatch_time_clean(lane->subject.solver->language->run_nothing,
                                 &lane->subject, lane->runs, &idle, &error);
        going_on_if(steps, lane, status, &error);
        lane->overhead_ns = (double)idle.cpu_ns / idle.runs;
    }
    if (due)
        said_add_block(&steps->said, row, &block, lane->overhead_ns);
}

/* In turn A B B A A B B ...; every other process begins with B. */
static void time_blocks(Steps *steps)
{
    const Sample *sample = &steps->said.sample;
    int count = steps->lane_count * sample->blocks;
    for (int i = 0; i < count; i++) {
        int which = ((i + 1) / 2 + sample->process) % steps->lane_count;
        time_block(steps, &steps->lanes[which]);
        going_look(steps);
    }
}

static void time_border(Steps *steps, Lane *lane)
{
    if (!lane->subject.solver->language->has_border)
        return;
    bool due = said_is_due(&steps->said);
    Block block;
    Error error;
    Status status = stopwatch_time_clean(solver_run_from_c, &lane->subject,
                                         lane->runs, &block, &error);
    going_on_if(steps, lane, status, &error);
    if (due)
        said_add_block(&steps->said, going_row(steps, lane, ROW_BRIDGE), &block,
                       lane->subject.solver->idle == NULL ? -1
                                                          : lane->overhead_ns);
}

/* Where one run has to do, a long one is not repeated for its inferences. */
static bool is_too_long(const Steps *steps, const Lane *lane)
{
    return steps->said.sample.blocks == 0 && lane->first.cpu_ns > LONGEST_NS;
}

static void count_work(Steps *steps, Lane *lane)
{
    const Language *language = lane->subject.solver->language;
    if (!said_is_due(&steps->said))
        return;
    Row row = going_row(steps, lane, ROW_WORK);
    answered_tell(&row, &steps->said, lane);
    row.memory_bytes = lane->memory_bytes < 0 ? 0 : lane->memory_bytes;
    if (language->inferences != NULL && !is_too_long(steps, lane))
        row.inferences = language->inferences(&lane->subject);
    said_add(&steps->said, &row);
}

/* All that is timed more than once. */
static void time_lanes(Steps *steps)
{
    Lane *lanes = steps->lanes;
    int count = steps->lane_count;
    const Sample *sample = &steps->said.sample;
    for (int i = 0; i < count; i++) {
        choose_runs(steps, &lanes[i]);
        going_look(steps);
    }
    time_blocks(steps);
    if (sample->questions > 0)
        touring_run(steps);
    for (int i = 0; i < count && sample->kind == ROW_RUN; i++)
        time_border(steps, &lanes[i]);
}

void steps_run(Steps *steps)
{
    Lane *lanes = steps->lanes;
    int count = steps->lane_count;
    const Sample *sample = &steps->said.sample;
    steps->languages = sample->kind == ROW_CONTROL ? 1 : count;
    steps->said.self = getpid();
    leavings_look(&steps->before);
    for (int i = 0; i < count; i++) {
        prepare(steps, &lanes[i]);
        run_first(steps, &lanes[i]);
        going_look(steps);
    }
    judge_lanes(steps);
    for (int i = 0; i < count; i++)
        say_first(steps, &lanes[i]);
    if (sample->blocks > 0)
        time_lanes(steps);
    for (int i = 0;
         i < count && sample->kind == ROW_RUN && sample->process == 1; i++)
        count_work(steps, &lanes[i]);
    for (int i = 0; i < count && sample->blocks > 0; i++)
        run_last(steps, &lanes[i]);
    judge_lanes(steps);
    said_flush(&steps->said);
    for (int i = 0; i < count; i++) {
        reply_free(&lanes[i].reply);
        lanes[i].subject.solver->release(lanes[i].subject.prepared);
        world_free(&lanes[i].world);
    }
    said_line(&steps->said, SAMPLE_DONE);
}
