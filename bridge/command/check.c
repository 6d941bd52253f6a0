/* check.c -- reitti check: every search on every case. */
#include "../check/catalogue.h"
#include "command.h"
#include "progress.h"
#include "../check/suite.h"
#include "verdict_report.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "Usage: reitti check [CASES...] [OPTION...]\n"
    "Runs every search on every case, in every style and language, and "
    "compares: each answer\n"
    "must meet the case's expectation, and all implementations of one search "
    "must do the same\n"
    "work.  CASES are .cases files, their names in tests/cases, or names of "
    "single cases.\n"
    "\n"
    "  -s, --search NAME,...    only these searches\n"
    "  -y, --style STYLE        only thesis or tuned\n"
    "  -l, --lang LANG          only c or prolog; both\n"
    "  -j, --jobs N             processes to share the work (1)\n"
    "  -f, --format FORMAT      text, tap or junit (text)\n"
    "  -T, --time-limit SECONDS for one step of a search on one case (60)\n"
    "  -M, --memory-limit MB    for one search (half the machine's memory, "
    "shared by the jobs)\n"
    "  -h, --help               show this\n"
    "\n"
    "Exit status: 0 all passed, 1 some failed, 2 bad arguments or input, 3 "
    "some crashed or ran\n"
    "out of time or memory, 4 the results could not be written.\n";

enum { MOST_JOBS = 256 };

typedef struct Check {
    Options options;
    Suite suite;
    Trial *trials;
    int capacity;
    Verdicts *verdicts;
    Tally tally;
} Check;

/* One trial for every name of a search; the register is in order of names. */
static bool add_trials(Check *check, const SuiteFile *file,
                       const Case *the_case, const SuiteWorld *world)
{
    Trial *trial = NULL;
    for (const Search *search = search_first(); search != NULL;
         search = search->next) {
        if (!options_want(&check->options, search) ||
            search_promise(search, world->world.game) == NULL)
            continue;
        if (trial == NULL ||
            strcmp(trial->searches[0]->name, search->name) != 0) {
            if (check->tally.trials == check->capacity) {
                int larger = 2 * check->capacity + 16;
                Trial *grown =
                    realloc(check->trials, (size_t)larger * sizeof *grown);
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
        assert(trial->count <
               TRIAL_SEARCHES); /* two styles, two languages, no twins */
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
            if (suite_wants(&check->suite, the_case) &&
                !add_trials(check, file, the_case,
                            &check->suite.worlds[file->worlds[j]]))
                return false;
        }
    }
    return true;
}

static bool takes_part(const Check *check, const Search *search)
{
    for (int i = 0; i < check->tally.trials; i++)
        for (int j = 0; j < check->trials[i].count; j++)
            if (check->trials[i].searches[j] == search)
                return true;
    return false;
}

/* How many different names and languages took part; the register is in order of
 * names. */
static void count_searches(Check *check)
{
    const char *name = "";
    const char *lang = NULL;
    bool another = false;
    for (const Search *search = search_first(); search != NULL;
         search = search->next) {
        if (!takes_part(check, search))
            continue;
        check->tally.searches += strcmp(search->name, name) != 0;
        name = search->name;
        lang = lang == NULL ? search->lang : lang;
        another = another || strcmp(search->lang, lang) != 0;
    }
    check->tally.languages = (lang != NULL) + another;
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
    case ENDING_TOO_LARGE:
        tally->skipped++;
        break;
    default:
        tally->ended_badly++;
    }
}

static void count_all(Check *check)
{
    count_searches(check);
    for (int i = 0; i < check->tally.trials; i++)
        for (int j = 0; j < check->trials[i].count; j++) {
            count_verdict(&check->tally, &check->verdicts[i].verdict[j]);
            check->tally.untraced += check->verdicts[i].untraced[j];
        }
}

static int run(Check *check, Report *report)
{
    Tally *tally = &check->tally;
    int jobs = check->options.jobs == 0 ? 1 : check->options.jobs;
    jobs = jobs < MOST_JOBS ? jobs : MOST_JOBS;
    WorkersOptions options = {
        .jobs = jobs,
        .time_limit =
            check->options.time_limit > 0 ? check->options.time_limit : 60,
        .memory = limits_memory(check->options.memory, jobs),
        .progress = progress_show};
    if (!make_trials(check))
        return complain_memory();
    if (tally->trials == 0)
        return complain(
            EXIT_USAGE,
            "there is nothing to check: no case that a search fits");
    check->verdicts = calloc((size_t)tally->trials, sizeof *check->verdicts);
    int error = ENOMEM;
    if (check->verdicts != NULL)
        error = workers_run(check->trials, tally->trials, &options,
                            check->verdicts);
    if (error != 0)
        return complain_process(error);
    count_all(check);
    report(stdout, check->trials, check->verdicts, tally);
    return tally->ended_badly > 0 ? EXIT_LIMIT
           : tally->failed > 0    ? EXIT_NO
                                  : EXIT_FINE;
}

int command_check(int argc, char **argv)
{
    Check check = {0};
    int exit_status;
    if (!options_read(&check.options, &argc, &argv, "sylfjTM", help,
                      &exit_status))
        return exit_status;
    const char *format =
        check.options.format == NULL ? "text" : check.options.format;
    Report *report = report_find(format);
    if (report == NULL)
        return complain(EXIT_USAGE,
                        "--format cannot be '%s'; it is text, tap or junit",
                        format);
    exit_status = options_register(&check.options);
    if (exit_status == EXIT_FINE)
        exit_status = suite_read(&check.suite, argc, argv);
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
