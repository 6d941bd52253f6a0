/* process.c -- the steps of one process of a study.
 *
 * Prepares a search on a case, in one or both languages, checks that the
 * answers are right, and only then times it.  The steps have a fixed order: a
 * process that died can be repeated from where it was.
 */
#include "process.h"

#include "../command/command.h"
#include "../prolog_from_c/prolog_measure.h"
#include "row.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LARGEST_LOOK = 1 << 16 /* squares of a level that grows */ };

/* ---- rows
 * -------------------------------------------------------------------- */

/* Whether the other language is asked in another process. */
static bool is_alone(const Process *process)
{
    return process->lane_count == 1;
}

static Row start_row(const Process *process, const Lane *lane, const char *kind)
{
    Row row = row_empty();
    row.kind = kind;
    row.file = process->sample.file;
    row.the_case = process->trial.the_case->name;
    row.game = process->trial.world->game->name;
    row.width = process->trial.world->width;
    row.height = process->trial.world->height;
    row.levels = process->trial.world->levels;
    row.search = process->sample.search;
    row.style = process->sample.style;
    row.lang = lane->subject.search->lang;
    row.mode = process->sample.mode;
    row.slot = lane->slot;
    row.process = process->sample.process;
    row.ending = ending_words[ENDING_OK];
    if (is_alone(process))
        row.flag = "apart";
    return row;
}

/* A copy of this process that a search made is not heard. */
static void stay_alone(const Process *process)
{
    if (getpid() != process->self)
        _exit(EXIT_FINE);
}

static void say(Process *process, const char *line)
{
    stay_alone(process);
    fprintf(process->out, "%s\n", line);
    fflush(process->out);
}

/* True if the next row is still to be said.  What is known already is done all
 * the same: a search may be right only for so many runs. */
static bool is_due(Process *process)
{
    say(process, SAMPLE_ALIVE);
    return process->rows++ >= process->sample.skip;
}

static void say_held(Process *process)
{
    stay_alone(process);
    if (process->holds)
        row_print(process->out, &process->held);
    fflush(process->out);
    process->holds = false;
}

/* The newest row is held back: while the last is missing, a process that dies
 * is repeated, and judged in the end. */
static void say_row(Process *process, const Row *row)
{
    say_held(process);
    process->held = *row;
    process->holds = true;
}

static void say_block(Process *process, Row row, const Block *block,
                      double overhead_ns)
{
    row.runs = block->runs;
    row.cpu_ns = block->cpu_ns;
    row.wall_ns = block->wall_ns;
    row.overhead_ns = overhead_ns;
    row.collections = block->collections;
    if ((double)block->cpu_ns < 0.95 * (double)block->wall_ns)
        row.flag = row.flag == NULL ? "busy" : "busy apart";
    say_row(process, &row);
}

static void say_ending(Process *process, const Lane *lane, Ending ending)
{
    Row row = start_row(process, lane, sample_kinds[process->sample.kind]);
    row.ending = ending_words[ending.kind];
    row.message = ending.message;
    say_row(process, &row);
    say_held(process);
}

/* Ends the process: the languages are asked apart, if they were not. */
_Noreturn static void part(Process *process)
{
    say(process, SAMPLE_APART);
    _exit(EXIT_FINE);
}

/* Says how a lane ended, and ends.  Where both languages run in one process,
 * one may fail for what the other did: apart it will show. */
_Noreturn static void give_up(Process *process, const Lane *lane, Ending ending)
{
    if (process->languages > 1)
        part(process);
    say_ending(process, lane, ending);
    say(process, SAMPLE_DONE);
    _exit(EXIT_FINE);
}

static void go_on_if(Process *process, const Lane *lane, Status status,
                     const Error *error)
{
    if (status != STATUS_OK)
        give_up(process, lane,
                ending_make(ending_of_status(status), "%s", error->text));
}

/* After every step: the other language must not feel that this one was there.
 */
static void look_around(Process *process)
{
    if (process->languages > 1 && leavings_since(&process->before) != NULL)
        part(process);
}

/* ---- the steps
 * ----------------------------------------------------------------- */

/* Kilobytes of such a name in the process's own account of its memory. */
static int64_t memory_kb(const char *name)
{
    char line[256];
    long long kb = -1;
    FILE *file = fopen("/proc/self/status", "r");
    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        if (strncmp(line, name, strlen(name)) == 0)
            sscanf(line + strlen(name), ": %lld", &kb);
    if (file != NULL)
        fclose(file);
    return kb;
}

/* From here on the peak is that of what follows. */
static void forget_peak(void)
{
    int file = open("/proc/self/clear_refs", O_WRONLY | O_CLOEXEC);
    if (file >= 0) {
        if (write(file, "5", 1) < 0)
            errno = 0; /* then the peak is that of the whole process: too high,
                          not wrong */
        close(file);
    }
}

/* Each lane has a world of its own, so that no search changes that of another,
 * or the one that answers are judged by. */
static Status copy_world(World *copy, const World *world, Error *error)
{
    *copy = *world;
    copy->elements = malloc(world_size(world));
    if (copy->elements == NULL)
        return error_out_of_memory(error);
    memcpy(copy->elements, world->elements, world_size(world));
    return STATUS_OK;
}

static void prepare(Process *process, Lane *lane)
{
    const Search *search = lane->subject.search;
    Error error = {0};
    go_on_if(process, lane,
             copy_world(&lane->world, process->trial.world, &error), &error);
    say(process, SAMPLE_ALIVE);
    forget_peak();
    lane->peak_kb = memory_kb("VmRSS");
    lane->preparing = stopwatch_start(search);
    Status status =
        search->prepare(search, &lane->world, &lane->subject.prepared, &error);
    stopwatch_stop(&lane->preparing, search);
    go_on_if(process, lane, status, &error);
}

/* Looks at an answer as far as can be: on larger levels the route has to do. */
static void look(const Process *process, Lane *lane)
{
    if (process->sample.kind != SAMPLE_GROWTH ||
        world_size(&lane->world) <= LARGEST_LOOK)
        answer_look(&lane->answer, &lane->world, lane->subject.search,
                    lane->subject.prepared);
}

/* Another run tells whether there is more than one right answer in a search. */
static void run_again(Process *process, Lane *lane, Answer *before)
{
    const Subject *subject = &lane->subject;
    say(process, SAMPLE_ALIVE);
    answer_run(&lane->answer, &lane->world, subject->search, subject->prepared,
               subject->from, subject->to);
    lane->answer.unsteady = !answer_same_route(before, &lane->answer);
    say(process, SAMPLE_ALIVE);
    look(process, lane);
    answer_free(before);
}

/* The first run is a time of its own. */
static void run_first(Process *process, Lane *lane)
{
    const Subject *subject = &lane->subject;
    Answer first;
    say(process, SAMPLE_ALIVE);
    lane->first = stopwatch_start(subject->search);
    Route route =
        subject->search->run(subject->prepared, subject->from, subject->to);
    stopwatch_stop(&lane->first, subject->search);
    lane->peak_kb = memory_kb("VmHWM") - lane->peak_kb;
    answer_keep(&first, &lane->world, &route);
    run_again(process, lane, &first);
}

/* Once it is known that the answers are right. */
static void say_first(Process *process, const Lane *lane)
{
    if (process->sample.kind == SAMPLE_CONTROL)
        return;
    if (is_due(process))
        say_block(process, start_row(process, lane, "prepare"),
                  &lane->preparing, -1);
    if (is_due(process))
        say_block(process, start_row(process, lane, "cold"), &lane->first, -1);
}

static void judge_all(Process *process)
{
    Reply replies[LANES] = {0};
    Verdict verdicts[LANES];
    for (int i = 0; i < process->lane_count; i++)
        replies[i].answer = process->lanes[i].answer;
    trial_judge(&process->trial, replies, verdicts);
    for (int i = 0; i < process->lane_count; i++)
        if (verdicts[i].kind != ENDING_OK &&
            verdicts[i].kind != ENDING_DISAGREE)
            give_up(process, &process->lanes[i], verdict_ending(&verdicts[i]));
    for (int i = 0; i < process->lane_count; i++)
        if (verdicts[i].kind == ENDING_DISAGREE)
            say_ending(process, &process->lanes[i],
                       verdict_ending(&verdicts[i]));
    if (verdicts[0].kind == ENDING_DISAGREE) {
        say(process, SAMPLE_DONE);
        _exit(EXIT_FINE);
    }
    for (int i = 0; i < process->lane_count; i++)
        free(verdicts[i].text);
}

/* Whether it still answers right, after so many runs. */
static void run_last(Process *process, Lane *lane)
{
    const Subject *subject = &lane->subject;
    Answer first;
    say(process, SAMPLE_ALIVE);
    answer_free(&lane->answer);
    answer_run(&first, &lane->world, subject->search, subject->prepared,
               subject->from, subject->to);
    run_again(process, lane, &first);
}

static void choose_runs(Process *process, Lane *lane)
{
    int64_t block_ns = (int64_t)process->sample.block_ms * 1000000;
    Status status = STATUS_OK;
    Error error;
    Block block = {.runs = 1};
    int runs;
    say(process, SAMPLE_ALIVE);
    lane->runs = 1;
    if (lane->first.cpu_ns <=
        10 * block_ns) /* what takes longer needs no trying */
        status = stopwatch_runs(stopwatch_run, &lane->subject, block_ns,
                                &lane->runs, &error);
    if (status == STATUS_OK)
        status = stopwatch_runs(stopwatch_run_nothing, &lane->subject,
                                block_ns / 10, &runs, &error);
    if (status == STATUS_OK)
        status = stopwatch_time(stopwatch_run_nothing, &lane->subject, runs,
                                &block, &error);
    go_on_if(process, lane, status, &error);
    lane->overhead_ns = (double)block.cpu_ns / block.runs;
}

static void time_block(Process *process, Lane *lane, const char *kind)
{
    Block block;
    Error error;
    lane->blocks++;
    bool due = is_due(process);
    Row row = start_row(process, lane, kind);
    row.block = lane->blocks;
    row.expanded = lane->answer.route.expanded;
    row.cost = lane->answer.route.cost;
    Status status = stopwatch_time_clean(stopwatch_run, &lane->subject,
                                         lane->runs, &block, &error);
    go_on_if(process, lane, status, &error);
    if (due)
        say_block(process, row, &block, lane->overhead_ns);
}

/* In turn A B B A A B B ...; every other process begins with B. */
static void time_blocks(Process *process)
{
    const char *kind = sample_kinds[process->sample.kind];
    int count = process->lane_count * process->sample.blocks;
    for (int i = 0; i < count; i++) {
        int which =
            ((i + 1) / 2 + process->sample.process) % process->lane_count;
        time_block(process, &process->lanes[which], kind);
        look_around(process);
    }
}

static void time_border(Process *process, Lane *lane)
{
    if (strcmp(lane->subject.search->lang, "prolog") != 0)
        return;
    bool due = is_due(process);
    Block block;
    Error error;
    Status status = stopwatch_time_clean(stopwatch_run_from_c, &lane->subject,
                                         lane->runs, &block, &error);
    go_on_if(process, lane, status, &error);
    if (due)
        say_block(process, start_row(process, lane, "bridge"), &block, -1);
}

static void count_work(Process *process, Lane *lane)
{
    const Subject *subject = &lane->subject;
    if (!is_due(process))
        return;
    Row row = start_row(process, lane, "work");
    row.expanded = lane->answer.route.expanded;
    row.cost = lane->answer.route.cost;
    row.peak_kb = lane->peak_kb;
    if (strcmp(subject->search->lang, "prolog") == 0)
        row.inferences =
            prolog_inferences(subject->prepared, subject->from, subject->to);
    say_row(process, &row);
}

void process_run(Process *process)
{
    Lane *lanes = process->lanes;
    int count = process->lane_count;
    SampleKind kind = process->sample.kind;
    process->languages = kind == SAMPLE_CONTROL ? 1 : count;
    process->self = getpid();
    leavings_look(&process->before);
    for (int i = 0; i < count; i++) {
        prepare(process, &lanes[i]);
        run_first(process, &lanes[i]);
        look_around(process);
    }
    judge_all(process);
    for (int i = 0; i < count; i++)
        say_first(process, &lanes[i]);
    for (int i = 0; i < count; i++) {
        choose_runs(process, &lanes[i]);
        look_around(process);
    }
    time_blocks(process);
    for (int i = 0; i < count && kind == SAMPLE_RUN; i++)
        time_border(process, &lanes[i]);
    for (int i = 0;
         i < count && kind == SAMPLE_RUN && process->sample.process == 1; i++)
        count_work(process, &lanes[i]);
    for (int i = 0; i < count; i++)
        run_last(process, &lanes[i]);
    judge_all(process);
    say_held(process);
    for (int i = 0; i < count; i++) {
        answer_free(&lanes[i].answer);
        lanes[i].subject.search->release(lanes[i].subject.prepared);
        world_free(&lanes[i].world);
    }
    say(process, SAMPLE_DONE);
}
