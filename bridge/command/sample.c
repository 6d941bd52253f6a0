/* sample.c -- reitti sample: one process of a study.
 *
 * Rows go to standard output as they come, with a line before every step, so
 * that whoever waits can tell a slow process from a stuck one.
 */
#include "../check/suite.h"
#include "../measure/asked.h"
#include "../measure/growth.h"
#include "../measure/steps.h"
#include "../process/limits.h"
#include "../prolog_from_c/prolog_from_c.h"
#include "command.h"

#include <fcntl.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

static const char help[] =
    "Usage: reitti sample KIND CASES LINE SEARCH STYLE MODE LANG PROCESS "
    "BLOCKS MS\n"
    "                     QUESTIONS SKIP\n"
    "Times one search on one case; reitti measure runs one such process after "
    "the\n"
    "other.\n"
    "\n"
    "  KIND     run, growth (CASES is then GAME or GAME-MAKER, and LINE the "
    "side "
    "of a\n"
    "           level) or control\n"
    "  LINE     where the case stands in CASES; 0: CASES is a world and a "
    "question\n"
    "           itself, a word a line\n"
    "  MODE     optimize or compile: Prolog with -O or without\n"
    "  LANG     c, prolog or both\n"
    "  QUESTIONS of a tour of the world; 0: none\n"
    "  SKIP     rows to leave out, as known already\n";

static void add_lane(Steps *steps, const Language *language, const char *slot)
{
    const Sample *sample = &steps->said.sample;
    Trial *trial = &steps->said.trial;
    const Solver *solver = solver_find(sample->solver, sample->style, language);
    if (solver == NULL)
        return;
    trial->solvers[trial->count++] = solver;
    steps->lanes[steps->lane_count++] = (Lane){
        .subject = {.solver = solver, .question = &trial->the_case->question},
        .slot = slot};
}

/* The lanes in the order of languages, as far as there is such a solver. */
static void add_lanes(Steps *steps)
{
    const Sample *sample = &steps->said.sample;
    if (sample->kind == ROW_CONTROL) {
        add_lane(steps, sample->language, "a");
        add_lane(steps, sample->language, "b");
        return;
    }
    for (int i = 0; i < LANGUAGES; i++)
        if (sample->language == NULL || sample->language == languages[i])
            add_lane(steps, languages[i], NULL);
}

/* Any of the solvers that the sample asks for, to know its problem. */
static const Problem *find_problem(const Sample *sample)
{
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next)
        if (strcmp(solver->name, sample->solver) == 0)
            return problem_of(solver);
    return NULL;
}

static Status grow(Steps *steps, Growth *growth, Error *error)
{
    const Sample *sample = &steps->said.sample;
    Curve curve = {.problem = find_problem(sample)};
    if (!curve_find(&curve, sample->cases) || curve.problem == NULL ||
        (curve.maker == NULL && curve.problem->grow == NULL) ||
        sample->line < GROWN_SMALLEST)
        return error_set(error, STATUS_BAD_INPUT, 0, "not a level to grow");
    Status status = growth_make(growth, &curve, sample->line, error);
    steps->said.trial = (Trial){.path = "",
                                .the_case = &growth->the_case,
                                .world = &growth->grown.world,
                                .world_argument = growth->name.text};
    return status;
}

static Status take_question(Steps *steps, Asked *asked, Error *error)
{
    Sample *sample = &steps->said.sample;
    const Problem *problem = find_problem(sample);
    Status status = problem == NULL
                        ? error_set(error, STATUS_BAD_INPUT, 0, "no problem")
                        : asked_parse(asked, problem, sample->cases, error);
    sample->file = "";
    steps->said.trial = (Trial){.path = "",
                                .the_case = &asked->the_case,
                                .world = &asked->world,
                                .world_argument = asked->path};
    return status;
}

static Status find_case(Steps *steps, Suite *suite, Error *error)
{
    Sample *sample = &steps->said.sample;
    const SuiteWorld *world;
    Status status = suite_add(suite, sample->cases, error);
    if (status != STATUS_OK)
        return status;
    const Case *the_case = suite_find(suite, sample->line, &world);
    if (the_case == NULL)
        return error_set(error, STATUS_BAD_INPUT, 0, "%s:%d: there is no case",
                         sample->cases, sample->line);
    sample->file = suite->files[0].label;
    steps->said.trial = (Trial){.path = sample->cases,
                                .the_case = the_case,
                                .world = &world->world,
                                .world_argument = world->argument};
    return STATUS_OK;
}

/* Rows have the pipe to themselves: what solvers print is not a result, and no
 * program that they start holds it open. */
static FILE *take_output(void)
{
    int output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    dup2(STDERR_FILENO, STDOUT_FILENO);
    return output < 0 ? NULL : fdopen(output, "w");
}

static int run(Steps *steps)
{
    Sample *sample = &steps->said.sample;
    add_lanes(steps);
    steps->said.out = take_output();
    if (steps->said.out == NULL || steps->lane_count != sample_lanes(sample))
        return complain(EXIT_USAGE, "there is no such search in %s",
                        sample->language == NULL ? "both"
                                                 : sample->language->name);
    prolog_limit_stacks();
    limits_bind_processes();
    steps_run(steps);
    return EXIT_FINE;
}

int command_sample(int argc, char **argv)
{
    Steps steps = {0};
    Suite suite = {0};
    Growth growth = {0};
    Asked asked = {0};
    Error error;
    Sample *sample = &steps.said.sample;
    if (argc == 2 && strcmp(argv[1], "--help") == 0) {
        fputs(help, stdout);
        return EXIT_FINE;
    }
    prctl(PR_SET_NAME, "reitti"); /* it was started as /proc/self/exe */
    if (!sample_parse(sample, argv + 1, argc - 1))
        return complain(
            EXIT_USAGE,
            "not what reitti measure would ask; see reitti sample --help");
    Status status = languages_start(sample->language, sample->mode, &error);
    if (status == STATUS_OK)
        status = sample->kind == ROW_GROWTH ? grow(&steps, &growth, &error)
                 : sample->line == 0 ? take_question(&steps, &asked, &error)
                                     : find_case(&steps, &suite, &error);
    int exit_status =
        status == STATUS_OK ? run(&steps) : complain_of(status, &error);
    if (steps.said.out != NULL)
        fclose(steps.said.out);
    suite_free(&suite);
    growth_free(&growth);
    asked_free(&asked);
    return exit_status;
}
