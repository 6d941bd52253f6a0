/* process.c -- the steps of one process of a study.
 *
 * Prepares a search on a case, in one or both languages, checks that the answers
 * are right, and only then times it.  The steps have a fixed order: a process that
 * died can be repeated from where it was.
 */
#include "process.h"

#include "command.h"
#include "prolog_measure.h"
#include "row.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- rows -------------------------------------------------------------------- */

static Row start_row(const Process *process, const Lane *lane, const char *kind)
{
    Row row = row_empty();
    row.kind = kind;
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
    row.ending = "ok";
    return row;
}

static void say(Process *process, const char *line)
{
    fprintf(process->out, "%s\n", line);
    fflush(process->out);
}

/* True if the next row is still to be measured; otherwise it counts as said. */
static bool is_due(Process *process)
{
    if (process->rows++ < process->sample.skip)
        return false;
    say(process, SAMPLE_ALIVE);
    return true;
}

static void say_row(Process *process, const Row *row)
{
    row_print(process->out, row);
    fflush(process->out);
}

static void say_block(Process *process, Row row, const Block *block, double overhead_ns)
{
    row.runs = block->runs;
    row.cpu_ns = block->cpu_ns;
    row.wall_ns = block->wall_ns;
    row.overhead_ns = overhead_ns;
    row.collections = block->collections;
    if ((double)block->cpu_ns < 0.95 * (double)block->wall_ns)
        row.flag = "busy";
    say_row(process, &row);
}

/* Says how it ended, and ends. */
_Noreturn static void give_up(Process *process, const Lane *lane, const char *ending,
                              const char *message)
{
    Row row = start_row(process, lane, sample_kinds[process->sample.kind]);
    row.ending = ending;
    row.message = message;
    say_row(process, &row);
    say(process, SAMPLE_DONE);
    _exit(EXIT_FINE);
}

static const char *ending_of(Status status)
{
    switch (status) {
    case STATUS_TOO_LARGE:
        return "too-large";
    case STATUS_OUT_OF_MEMORY:
        return "out-of-memory";
    case STATUS_OUT_OF_TIME:
        return "timeout";
    default:
        return "error";
    }
}

/* ---- the steps ----------------------------------------------------------------- */

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
            errno = 0; /* then the peak is that of the whole process: too high, not wrong */
        close(file);
    }
}

static void prepare(Process *process, Lane *lane)
{
    const Search *search = lane->subject.search;
    Error error = {0};
    say(process, SAMPLE_ALIVE);
    forget_peak();
    lane->peak_kb = memory_kb("VmRSS");
    Block block = stopwatch_start(search);
    Status status = search->prepare(search, process->trial.world, &lane->subject.prepared, &error);
    stopwatch_stop(&block, search);
    if (status != STATUS_OK)
        give_up(process, lane, ending_of(status), error.text);
    if (process->sample.kind != SAMPLE_CONTROL && is_due(process))
        say_block(process, start_row(process, lane, "prepare"), &block, -1);
}

static void run_first(Process *process, Lane *lane)
{
    const Subject *subject = &lane->subject;
    say(process, SAMPLE_ALIVE);
    Block block = stopwatch_start(subject->search);
    Route route = subject->search->run(subject->prepared, subject->from, subject->to);
    stopwatch_stop(&block, subject->search);
    if (route.status != STATUS_OK && route.status != STATUS_NO_ROUTE)
        give_up(process, lane, ending_of(route.status),
                route.message == NULL ? status_name(route.status) : route.message);
    lane->peak_kb = memory_kb("VmHWM") - lane->peak_kb;
    lane->first_ns = block.cpu_ns;
    answer_keep(&lane->answer, &process->trial, route);
    if (process->sample.kind != SAMPLE_GROWTH) /* on large levels the route has to do */
        answer_look(&lane->answer, &process->trial, subject->search, subject->prepared);
    if (process->sample.kind != SAMPLE_CONTROL && is_due(process))
        say_block(process, start_row(process, lane, "cold"), &block, -1);
}

static void judge(Process *process, const Answer *answers, int which)
{
    char *text = NULL;
    size_t size;
    Outcome outcome = ENDED_BADLY;
    FILE *stream = open_memstream(&text, &size);
    if (stream != NULL) {
        outcome = trial_judge(&process->trial, answers, 0, which, stream);
        fclose(stream);
    }
    if (text != NULL)
        text[strcspn(text, "\n")] = '\0';
    if (outcome != PASSED)
        give_up(process, &process->lanes[which], outcome == FAILED ? "wrong" : "error", text);
    free(text);
}

static void judge_all(Process *process)
{
    Answer answers[LANES];
    for (int i = 0; i < process->lane_count; i++)
        answers[i] = process->lanes[i].answer;
    for (int i = 0; i < process->lane_count; i++)
        judge(process, answers, i);
}

/* Whether it still answers right, after so many runs. */
static void run_last(Process *process, Lane *lane)
{
    say(process, SAMPLE_ALIVE);
    answer_free(&lane->answer);
    answer_run(&lane->answer, &process->trial, lane->subject.search, lane->subject.prepared);
}

static void choose_runs(Process *process, Lane *lane)
{
    int64_t block_ns = (int64_t)process->sample.block_ms * 1000000;
    say(process, SAMPLE_ALIVE);
    /* What takes so long needs no trying. */
    lane->runs = lane->first_ns > 10 * block_ns
                     ? 1
                     : stopwatch_runs(stopwatch_run, &lane->subject, block_ns);
    int runs = stopwatch_runs(stopwatch_run_nothing, &lane->subject, block_ns / 10);
    Block block = stopwatch_time(stopwatch_run_nothing, &lane->subject, runs);
    lane->overhead_ns = (double)block.cpu_ns / block.runs;
}

static void time_block(Process *process, Lane *lane, const char *kind)
{
    lane->blocks++;
    if (!is_due(process))
        return;
    Row row = start_row(process, lane, kind);
    row.block = lane->blocks;
    row.expanded = lane->answer.route.expanded;
    row.cost = lane->answer.route.cost;
    Block block = stopwatch_time_clean(stopwatch_run, &lane->subject, lane->runs);
    say_block(process, row, &block, lane->overhead_ns);
}

/* In turn A B B A A B B ...; every other process begins with B. */
static void time_blocks(Process *process)
{
    const char *kind = sample_kinds[process->sample.kind];
    int count = process->lane_count * process->sample.blocks;
    for (int i = 0; i < count; i++) {
        int which = ((i + 1) / 2 + process->sample.process) % process->lane_count;
        time_block(process, &process->lanes[which], kind);
    }
}

static void time_border(Process *process, Lane *lane)
{
    if (strcmp(lane->subject.search->lang, "prolog") != 0 || !is_due(process))
        return;
    Block block = stopwatch_time_clean(stopwatch_run_from_c, &lane->subject, lane->runs);
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
        row.inferences = prolog_inferences(subject->prepared, subject->from, subject->to);
    say_row(process, &row);
}

void process_run(Process *process)
{
    Lane *lanes = process->lanes;
    int count = process->lane_count;
    SampleKind kind = process->sample.kind;
    for (int i = 0; i < count; i++) {
        prepare(process, &lanes[i]);
        run_first(process, &lanes[i]);
    }
    judge_all(process);
    for (int i = 0; i < count; i++)
        choose_runs(process, &lanes[i]);
    time_blocks(process);
    for (int i = 0; i < count && kind == SAMPLE_RUN; i++)
        time_border(process, &lanes[i]);
    for (int i = 0; i < count && kind == SAMPLE_RUN && process->sample.process == 1; i++)
        count_work(process, &lanes[i]);
    for (int i = 0; i < count && kind != SAMPLE_GROWTH; i++)
        run_last(process, &lanes[i]);
    judge_all(process);
    for (int i = 0; i < count; i++) {
        answer_free(&lanes[i].answer);
        lanes[i].subject.search->release(lanes[i].subject.prepared);
    }
    say(process, SAMPLE_DONE);
}
