/* sample.c -- reitti sample: one process of a study.
 *
 * Rows go to standard output as they come, with a line before every step, so that
 * whoever waits can tell a slow process from a stuck one.
 */
#include "sample.h"

#include "catalogue.h"
#include "command.h"
#include "growth.h"
#include "process.h"
#include "prolog_from_c.h"
#include "suite.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char *const sample_kinds[SAMPLE_KINDS] = {"run", "growth", "control"};

static const char help[] =
    "Usage: reitti sample KIND CASES CASE SEARCH STYLE MODE LANG PROCESS BLOCKS MS SKIP\n"
    "Times one search on one case; reitti measure runs one such process after the other.\n"
    "\n"
    "  KIND     run, growth (CASES is then empty and CASE GAME-SIDExSIDE) or control\n"
    "  MODE     optimize or compile: Prolog with -O or without\n"
    "  LANG     c, prolog or both\n"
    "  SKIP     rows to leave out, as known already\n";

static int lanes_of(const Sample *sample)
{
    return sample->kind == SAMPLE_CONTROL || strcmp(sample->lang, "both") == 0 ? 2 : 1;
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
        return lanes * (2 + sample->blocks) + prolog + (sample->process == 1 ? lanes : 0);
    }
}

static bool read_arguments(Sample *sample, int argc, char **argv)
{
    int *numbers[] = {&sample->process, &sample->blocks, &sample->block_ms, &sample->skip};
    const char **texts[] = {&sample->cases, &sample->the_case, &sample->search,
                            &sample->style, &sample->mode,     &sample->lang};
    int kind = 0;
    if (argc != 1 + SAMPLE_ARGUMENTS)
        return false;
    while (kind < SAMPLE_KINDS && strcmp(sample_kinds[kind], argv[1]) != 0)
        kind++;
    sample->kind = (SampleKind)kind;
    for (int i = 0; i < 6; i++)
        *texts[i] = argv[2 + i];
    for (int i = 0; i < 4; i++) {
        char *end;
        *numbers[i] = (int)strtol(argv[8 + i], &end, 10);
        if (*end != '\0' || *numbers[i] < 0)
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
        Status status = growth_named(growth, sample->the_case, &error);
        if (status != STATUS_OK)
            return complain(exit_status_of(status), "%s", error.text);
        process->trial = (Trial){.path = "",
                                 .the_case = &growth->the_case,
                                 .world = &growth->world,
                                 .world_argument = growth->name};
        return EXIT_FINE;
    }
    const SuiteWorld *world;
    int status = suite_add(suite, sample->cases);
    if (status != EXIT_FINE)
        return status;
    const Case *the_case = suite_find(suite, sample->the_case, &world);
    if (the_case == NULL)
        return complain(EXIT_USAGE, "%s has no case '%s'", sample->cases, sample->the_case);
    process->trial = (Trial){.path = sample->cases,
                             .the_case = the_case,
                             .world = &world->world,
                             .world_argument = world->argument};
    return EXIT_FINE;
}

/* Rows have the pipe to themselves: what searches print is not a result. */
static FILE *take_output(void)
{
    int output = dup(STDOUT_FILENO);
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
    if (!read_arguments(&process.sample, argc, argv))
        return complain(EXIT_USAGE, "not what reitti measure would ask; see reitti sample --help");
    int status = EXIT_FINE;
    if (strcmp(process.sample.lang, "c") != 0)
        status = start_prolog(process.sample.mode);
    if (status == EXIT_FINE)
        status = find_case(&process, &suite, &growth);
    if (status == EXIT_FINE) {
        add_lanes(&process);
        process.out = take_output();
        if (process.out == NULL || process.lane_count != lanes_of(&process.sample))
            status = complain(EXIT_USAGE, "there is no such search in %s", process.sample.lang);
    }
    if (status == EXIT_FINE)
        process_run(&process);
    if (process.out != NULL)
        fclose(process.out);
    suite_free(&suite);
    growth_free(&growth);
    return status;
}
