/* sample.c -- reitti sample: one process of a study.
 *
 * Rows go to standard output as they come, with a line before every step, so
 * that whoever waits can tell a slow process from a stuck one.
 */
#include "sample.h"

#include "../check/catalogue.h"
#include "../command/command.h"
#include "growth.h"
#include "process.h"
#include "../prolog_from_c/prolog_from_c.h"
#include "../check/suite.h"
#include "../process/ward.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

const char *const sample_kinds[SAMPLE_KINDS] = {"run", "growth", "control"};

static const char help[] =
    "Usage: reitti sample KIND CASES LINE SEARCH STYLE MODE LANG PROCESS "
    "BLOCKS MS SKIP\n"
    "Times one search on one case; reitti measure runs one such process after "
    "the other.\n"
    "\n"
    "  KIND     run, growth (CASES is then a game, and LINE the side of a "
    "level) or control\n"
    "  LINE     where the case stands in CASES\n"
    "  MODE     optimize or compile: Prolog with -O or without\n"
    "  LANG     c, prolog or both\n"
    "  SKIP     rows to leave out, as known already\n";

static int lanes_of(const Sample *sample)
{
    return sample->kind == SAMPLE_CONTROL || strcmp(sample->lang, "both") == 0
               ? 2
               : 1;
}

int sample_rows(const Sample *sample)
{
    int lanes = lanes_of(sample);
    bool prolog = strcmp(sample->lang, "c") != 0;
    switch (sample->kind) {
    case SAMPLE_CONTROL:
        return lanes * sample->blocks;
    case SAMPLE_GROWTH:
        return lanes * (2 + sample->blocks);
    default:
        return lanes * (2 + sample->blocks) + prolog +
               (sample->process == 1 ? lanes : 0);
    }
}

static bool read_arguments(Sample *sample, int argc, char **argv)
{
    const char **texts[SAMPLE_ARGUMENTS] = {[1] = &sample->cases,
                                            [3] = &sample->search,
                                            [4] = &sample->style,
                                            [5] = &sample->mode,
                                            [6] = &sample->lang};
    int *numbers[SAMPLE_ARGUMENTS] = {[2] = &sample->line,
                                      [7] = &sample->process,
                                      [8] = &sample->blocks,
                                      [9] = &sample->block_ms,
                                      [10] = &sample->skip};
    int kind = 0;
    if (argc != 1 + SAMPLE_ARGUMENTS)
        return false;
    while (kind < SAMPLE_KINDS && strcmp(sample_kinds[kind], argv[1]) != 0)
        kind++;
    sample->kind = (SampleKind)kind;
    for (int i = 1; i < SAMPLE_ARGUMENTS; i++) {
        char *end = "";
        if (texts[i] != NULL)
            *texts[i] = argv[1 + i];
        else
            *numbers[i] = (int)strtol(argv[1 + i], &end, 10);
        if (*end != '\0' || (numbers[i] != NULL && *numbers[i] < 0))
            return false;
    }
    return kind < SAMPLE_KINDS;
}

static void add_lane(Process *process, const char *lang, const char *slot)
{
    const Sample *sample = &process->sample;
    const Search *search = search_find(sample->search, sample->style, lang);
    if (search == NULL)
        return;
    process->trial.searches[process->lane_count] = search;
    process->lanes[process->lane_count++] =
        (Lane){.subject = {.search = search,
                           .from = process->trial.the_case->from,
                           .to = process->trial.the_case->to},
               .slot = slot};
    process->trial.count = process->lane_count;
}

/* The lanes in the order C, Prolog, as far as there is such a search. */
static void add_lanes(Process *process)
{
    const Sample *sample = &process->sample;
    if (sample->kind == SAMPLE_CONTROL) {
        add_lane(process, sample->lang, "a");
        add_lane(process, sample->lang, "b");
        return;
    }
    if (strcmp(sample->lang, "prolog") != 0)
        add_lane(process, "c", NULL);
    if (strcmp(sample->lang, "c") != 0)
        add_lane(process, "prolog", NULL);
}

static int find_case(Process *process, Suite *suite, Growth *growth)
{
    const Sample *sample = &process->sample;
    Error error;
    if (sample->kind == SAMPLE_GROWTH) {
        const Game *game = game_find(sample->cases, strlen(sample->cases));
        Status status =
            game == NULL || sample->line < GROWTH_SMALLEST
                ? error_set(&error, STATUS_BAD_INPUT, 0, "not a level to grow")
                : growth_make(growth, game, sample->line, &error);
        if (status != STATUS_OK)
            return complain(exit_status_of(status), "%s", error.text);
        process->trial = (Trial){.path = "",
                                 .the_case = &growth->the_case,
                                 .world = &growth->world,
                                 .world_argument = growth->name.text};
        return EXIT_FINE;
    }
    const SuiteWorld *world;
    int status = suite_add(suite, sample->cases);
    if (status != EXIT_FINE)
        return status;
    const Case *the_case = suite_find(suite, sample->line, &world);
    if (the_case == NULL)
        return complain(EXIT_USAGE, "%s:%d: there is no case", sample->cases,
                        sample->line);
    process->sample.file = suite->files[0].label;
    process->trial = (Trial){.path = sample->cases,
                             .the_case = the_case,
                             .world = &world->world,
                             .world_argument = world->argument};
    return EXIT_FINE;
}

/* Rows have the pipe to themselves: what searches print is not a result, and no
 * program that they start holds it open. */
static FILE *take_output(void)
{
    int output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    dup2(STDERR_FILENO, STDOUT_FILENO);
    return output < 0 ? NULL : fdopen(output, "w");
}

int command_sample(int argc, char **argv)
{
    Process process = {0};
    Suite suite = {0};
    Growth growth = {0};
    if (argc == 2 && strcmp(argv[1], "--help") == 0) {
        fputs(help, stdout);
        return EXIT_FINE;
    }
    prctl(PR_SET_NAME, "reitti"); /* it was started as /proc/self/exe */
    if (!read_arguments(&process.sample, argc, argv))
        return complain(
            EXIT_USAGE,
            "not what reitti measure would ask; see reitti sample --help");
    int status = EXIT_FINE;
    if (strcmp(process.sample.lang, "c") != 0)
        status = start_prolog(process.sample.mode);
    if (status == EXIT_FINE)
        status = find_case(&process, &suite, &growth);
    if (status == EXIT_FINE) {
        add_lanes(&process);
        process.out = take_output();
        if (process.out == NULL ||
            process.lane_count != lanes_of(&process.sample))
            status = complain(EXIT_USAGE, "there is no such search in %s",
                              process.sample.lang);
    }
    if (status == EXIT_FINE) {
        prolog_limit_stacks();
        limits_bind_processes();
        process_run(&process);
    }
    if (process.out != NULL)
        fclose(process.out);
    suite_free(&suite);
    growth_free(&growth);
    return status;
}
