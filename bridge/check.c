/* check.c -- reitti check: every search on every case. */
#include "catalogue.h"
#include "command.h"
#include "report.h"
#include "suite.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "Usage: reitti check [CASES...] [OPTION...]\n"
    "Runs every search on every case, in every style and language, and compares: each answer\n"
    "must meet the case's expectation, and all implementations of one search must do the same\n"
    "work.  CASES are .cases files, their names in tests/cases, or names of single cases.\n"
    "\n"
    "  -s, --search NAME        only this search\n"
    "  -y, --style STYLE        only thesis or tuned\n"
    "  -l, --lang LANG          only c or prolog; both\n"
    "  -j, --jobs N             processes to share the work (1)\n"
    "  -f, --format FORMAT      text, tap or junit (text)\n"
    "  -T, --time-limit SECONDS for one search on one case (60)\n"
    "  -h, --help               show this\n"
    "\n"
    "Exit status: 0 all passed, 1 some failed, 2 bad arguments or input, 3 some crashed or ran\n"
    "out of time or memory, 4 the results could not be written.\n";

typedef struct Check {
    Options options;
    Suite suite;
    const char *only; /* the one case wanted; NULL: all */
    Trial *trials;
    int capacity;
    Verdicts *verdicts;
    Tally tally;
} Check;

/* One trial for every name of a search; the register is in order of names. */
static bool add_trials(Check *check, const SuiteFile *file, const Case *the_case,
                       const SuiteWorld *world)
{
    Trial *trial = NULL;
    for (const Search *search = search_first(); search != NULL; search = search->next) {
        if (!options_want(&check->options, search) ||
            search_promise(search, world->world.game) == NULL)
            continue;
        if (trial == NULL || strcmp(trial->searches[0]->name, search->name) != 0) {
            if (check->tally.trials == check->capacity) {
                int larger = 2 * check->capacity + 16;
                Trial *grown = realloc(check->trials, (size_t)larger * sizeof *grown);
                if (grown == NULL)
                    return false;
                check->trials = grown;
                check->capacity = larger;
            }
            trial = &check->trials[check->tally.trials++];
            *trial = (Trial){.path = file->path,
                             .the_case = the_case,
                             .world = &world->world,
                             .world_argument = world->argument};
        }
        if (trial->count < TRIAL_SEARCHES)
            trial->searches[trial->count++] = search;
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
            if (check->only != NULL && strcmp(check->only, the_case->name) != 0)
                continue;
            if (!add_trials(check, file, the_case, &check->suite.worlds[file->worlds[j]]))
                return false;
        }
    }
    return true;
}

static int add_file(const char *path, const char *name, void *context)
{
    (void)name;
    return suite_add(context, path);
}

/* An argument is a file, or the name of one, or else of a case in any of them. */
static int read_argument(Check *check, const char *argument)
{
    char path[PATH_MAX];
    if (strchr(argument, '/') != NULL || strstr(argument, ".cases") != NULL)
        return suite_add(&check->suite, argument);
    catalogue_path(path, "cases", argument);
    return access(path, F_OK) == 0 ? suite_add(&check->suite, path) : EXIT_NO;
}

static int read_cases(Check *check, int argc, char **argv)
{
    int exit_status = EXIT_FINE;
    if (argc == 0)
        return catalogue_each("cases", add_file, &check->suite);
    for (int i = 0; exit_status == EXIT_FINE && i < argc; i++)
        exit_status = read_argument(check, argv[i]);
    if (exit_status == EXIT_NO && argc == 1) {
        check->only = argv[0];
        return catalogue_each("cases", add_file, &check->suite);
    }
    if (exit_status == EXIT_NO)
        return complain(EXIT_USAGE, "no cases file is called so; see reitti check --help");
    return exit_status;
}

static void show_progress(int done, int count)
{
    if (isatty(STDERR_FILENO))
        fprintf(stderr, "\r%d of %d%s", done, count, done == count ? "\r\033[K" : "");
}

static void count_outcomes(Check *check)
{
    for (int i = 0; i < check->tally.trials; i++)
        for (int j = 0; j < check->trials[i].count; j++)
            check->tally.outcomes[check->verdicts[i].verdict[j].outcome]++;
}

static int run(Check *check, Report *report)
{
    Tally *tally = &check->tally;
    int jobs = check->options.jobs == 0 ? 1 : check->options.jobs;
    int time_limit = check->options.time_limit == 0 ? 60 : check->options.time_limit;
    if (!make_trials(check))
        return complain(EXIT_LIMIT, "out of memory");
    if (tally->trials == 0 && check->only != NULL)
        return complain(EXIT_USAGE, "no case or cases file is called '%s'", check->only);
    if (tally->trials == 0)
        return complain(EXIT_USAGE, "there is nothing to check: no case that a search fits");
    check->verdicts = calloc((size_t)tally->trials, sizeof *check->verdicts);
    if (check->verdicts == NULL ||
        workers_run(check->trials, tally->trials, jobs < tally->trials ? jobs : tally->trials,
                    time_limit, show_progress, check->verdicts) != STATUS_OK)
        return complain(EXIT_LIMIT, "out of memory");
    count_outcomes(check);
    report(stdout, check->trials, check->verdicts, tally);
    return tally->outcomes[ENDED_BADLY] > 0 ? EXIT_LIMIT
           : tally->outcomes[FAILED] > 0    ? EXIT_NO
                                            : EXIT_FINE;
}

int command_check(int argc, char **argv)
{
    Check check = {0};
    int exit_status;
    if (!options_read(&check.options, &argc, &argv, "sylfjT", help, &exit_status))
        return exit_status;
    const char *format = check.options.format == NULL ? "text" : check.options.format;
    Report *report = report_find(format);
    if (report == NULL)
        return complain(EXIT_USAGE, "--format cannot be '%s'; it is text, tap or junit", format);
    if (!options_fit(&check.options))
        return EXIT_USAGE;
    exit_status = read_cases(&check, argc, argv);
    if (exit_status == EXIT_FINE)
        exit_status = run(&check, report);
    for (int i = 0; check.verdicts != NULL && i < check.tally.trials; i++)
        for (int j = 0; j < check.trials[i].count; j++)
            free(check.verdicts[i].verdict[j].text);
    free(check.verdicts);
    free(check.trials);
    suite_free(&check.suite);
    return exit_status;
}
