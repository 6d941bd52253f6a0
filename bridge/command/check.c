/* check.c -- reitti check: every search on every case. */
#include "../check/suite.h"
#include "../check/workers.h"
#include "command.h"
#include "gather.h"
#include "progress.h"
#include "verdict_report.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "Usage: reitti check [CASES...] [OPTION...]\n"
    "       reitti check PROBLEM FILE.scen... [NUMBER] [OPTION...]\n"
    "Runs every search on every case, in every style and language, and "
    "compares:\n"
    "each answer must meet the case's expectation, and all implementations of "
    "one\n"
    "search must do the same work, which is looked at square by square in "
    "worlds of up\n"
    "to 65536 squares.  CASES are .cases files, names of those that Reitti "
    "has, names\n"
    "of single cases, or .scen files; with a PROBLEM that takes many squares, "
    "the\n"
    "first rows of a .scen file are one question, which ends in NUMBER.\n"
    "\n"
    "  -N, --sample N           only so many rows of a .scen file, evenly "
    "spread\n"
    "  -C, --count N,...        as many rows in one question (all of them)\n"
    "  -m, --moves MOVES        read maps by octile, unit, 8 or 4 moves "
    "(octile)\n"
    "  -s, --search NAME,...    only these searches\n"
    "  -y, --style STYLE        only original, thesis, plain or tuned\n"
    "  -l, --lang LANG          only c or prolog; both\n"
    "  -j, --jobs N             processes to share the work (1)\n"
    "  -f, --format FORMAT      text, tap or junit (text)\n"
    "  -T, --time-limit SECONDS for one step of a search on one case (60)\n"
    "  -M, --memory-limit MB    for one search (half the machine's memory, "
    "shared\n"
    "                           by the jobs)\n"
    "  -h, --help               show this\n"
    "\n"
    "Exit status: 0 all passed, 1 some failed, 2 bad arguments or input, 3 "
    "some\n"
    "crashed or ran out of time or memory, 4 the results could not be "
    "written.\n";

enum { MOST_JOBS = 256, TIME_LIMIT = 60 };

typedef struct Check {
    Options options;
    Suite suite;
    Trial *trials;
    int capacity;
    Verdicts *verdicts;
    Tally tally;
} Check;

static Trial *new_trial(Check *check)
{
    if (check->tally.trials == check->capacity) {
        int larger = 2 * check->capacity + 16;
        Trial *grown = realloc(check->trials, (size_t)larger * sizeof *grown);
        if (grown == NULL)
            return NULL;
        check->trials = grown;
        check->capacity = larger;
    }
    return &check->trials[check->tally.trials++];
}

/* One trial for all solvers that can be compared; the register is in order of
 * names and styles, in which the originals come first. */
static bool add_trials(Check *check, const SuiteFile *file,
                       const Case *the_case, const SuiteWorld *world)
{
    Trial *trial = NULL;
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next) {
        if (!selection_wants(&check->options.selection, solver) ||
            problem_of(solver) != the_case->problem ||
            solver_promise(solver, &world->world) == NULL)
            continue;
        if (trial == NULL || !solver_compares(trial->solvers[0], solver)) {
            trial = new_trial(check);
            if (trial == NULL)
                return false;
            *trial = (Trial){.path = file->path,
                             .the_case = the_case,
                             .world = &world->world,
                             .world_argument = world->argument};
        }
        /* Four styles, two languages, no twins. */
        assert(trial->count < TRIAL_SOLVERS);
        trial->solvers[trial->count++] = solver;
    }
    check->tally.cases += trial != NULL;
    return true;
}

static bool make_trials(Check *check)
{
    for (int i = 0; i < check->suite.file_count; i++) {
        const SuiteFile *file = &check->suite.files[i];
        for (int j = 0; j < file->cases.count; j++) {
            const Case *the_case = &file->cases.cases[j];
            if (suite_wants(&check->suite, the_case) &&
                !add_trials(check, file, the_case,
                            &check->suite.worlds[file->worlds[j]]))
                return false;
        }
    }
    return true;
}

static bool takes_part(const Check *check, const Solver *solver)
{
    for (int i = 0; i < check->tally.trials; i++)
        for (int j = 0; j < check->trials[i].count; j++)
            if (check->trials[i].solvers[j] == solver)
                return true;
    return false;
}

/* How many different names and languages took part; the register is in order
 * of names. */
static void count_solvers(Check *check)
{
    const char *name = "";
    const Language *first = NULL;
    bool another = false;
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next) {
        if (!takes_part(check, solver))
            continue;
        check->tally.searches += strcmp(solver->name, name) != 0;
        name = solver->name;
        first = first == NULL ? solver->language : first;
        another = another || solver->language != first;
    }
    check->tally.languages = (first != NULL) + another;
}

static void count_verdict(Tally *tally, const Verdict *verdict)
{
    tally->runs++;
    switch (verdict->kind) {
    case ENDING_OK:
        tally->passed++;
        break;
    case ENDING_WRONG:
    case ENDING_DISAGREE:
        tally->failed++;
        break;
    case ENDING_REFUSED:
        tally->skipped++;
        break;
    default:
        tally->ended_badly++;
    }
}

static void count_all(Check *check)
{
    count_solvers(check);
    for (int i = 0; i < check->tally.trials; i++)
        for (int j = 0; j < check->trials[i].count; j++) {
            count_verdict(&check->tally, &check->verdicts[i].verdict[j]);
            check->tally.untraced += check->verdicts[i].untraced[j];
        }
}

static int run(Check *check, Report *report)
{
    Tally *tally = &check->tally;
    const Options *said = &check->options;
    Error error;
    int jobs = said->jobs == 0 ? 1 : said->jobs;
    jobs = jobs < MOST_JOBS ? jobs : MOST_JOBS;
    WorkersOptions options = {
        .jobs = jobs,
        .time_limit = said->time_limit > 0 ? said->time_limit : TIME_LIMIT,
        .memory = limits_memory(said->memory, jobs),
        .progress = progress_show};
    if (!make_trials(check))
        return complain_memory();
    if (tally->trials == 0)
        return complain(
            EXIT_USAGE,
            "there is nothing to check: no case that a search fits");
    check->verdicts = calloc((size_t)tally->trials, sizeof *check->verdicts);
    int failed = ENOMEM;
    if (check->verdicts != NULL)
        failed = workers_run(check->trials, tally->trials, &options,
                             check->verdicts);
    if (failed != 0)
        return complain_of(ending_no_process(failed, &error), &error);
    count_all(check);
    report(stdout, check->trials, check->verdicts, tally);
    return tally->ended_badly > 0 ? EXIT_LIMIT
           : tally->failed > 0    ? EXIT_NO
                                  : EXIT_FINE;
}

int command_check(int argc, char **argv)
{
    Check check = {0};
    Error error;
    int exit_status;
    if (!options_read(&check.options, &argc, &argv, "sylfjTMmNC", help,
                      &exit_status))
        return exit_status;
    if (!gather_rows(&check.options, &argc, &argv))
        return complain_memory();
    const char *format =
        check.options.format == NULL ? "text" : check.options.format;
    Report *report = report_find(format);
    if (report == NULL)
        return complain(EXIT_USAGE,
                        "--format cannot be '%s'; it is text, tap or junit",
                        format);
    Status status = selection_start(&check.options.selection, &error);
    check.suite.sample = check.options.sample;
    if (status == STATUS_OK)
        status = suite_read(&check.suite, argc, argv, &error);
    exit_status =
        status == STATUS_OK ? run(&check, report) : complain_of(status, &error);
    for (int i = 0; check.verdicts != NULL && i < check.tally.trials; i++)
        for (int j = 0; j < check.trials[i].count; j++)
            free(check.verdicts[i].verdict[j].text);
    free(check.verdicts);
    free(check.trials);
    suite_free(&check.suite);
    return exit_status;
}
