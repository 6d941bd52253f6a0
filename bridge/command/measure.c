/* measure.c -- reitti measure: times every search on every case. */
#include "../check/catalogue.h"
#include "command.h"
#include "../measure/environment.h"
#include "../measure/instructions.h"
#include "../measure/rounds.h"
#include "utf8.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const char help[] =
    "Usage: reitti measure [CASES...] [OPTION...]\n"
    "Times every search on every case, in every style and language, Prolog "
    "with -O and without,\n"
    "and writes one row a block.  CASES are .cases files, their names in "
    "tests/cases, or names\n"
    "of single cases; without any, the cases of the original study.\n"
    "\n"
    "  -p, --plan PLAN          quick (about a minute), default, rigorous, or "
    "smoke: only to see\n"
    "                           that all works\n"
    "  -q, --quick              the same as --plan quick; -r, --rigorous "
    "likewise\n"
    "  -o, --out FILE           where the rows go (results.csv)\n"
    "  -R, --resume             go on with the file, if it is of this plan and "
    "this build\n"
    "  -s, --search NAME,...    only these searches\n"
    "  -y, --style STYLE        only thesis or tuned\n"
    "  -b, --budget SECONDS     fewer processes, if they would take longer\n"
    "  -S, --seed N             of the order of the cases\n"
    "  -T, --time-limit SECONDS for one step of one search (10)\n"
    "  -M, --memory-limit MB    for one search (half the machine's memory)\n"
    "  -h, --help               show this\n"
    "\n"
    "Exit status: 0 measured, also if some searches failed: their rows say "
    "how; 2 bad arguments\n"
    "or input; 3 out of memory or processes; 4 the results could not be "
    "written.\n";

enum { TIME_LIMIT = 10 };

static char *original[] = {"original", NULL};

typedef struct Measure {
    Options options;
    Suite suite;
    Plan plan;
    Results results;
    unsigned seed;
} Measure;

static int write_head(Measure *measure)
{
    Results *results = &measure->results;
    const PlanSize *size = &measure->plan.size;
    char fingerprint[FINGERPRINT];
    int status = environment_say(results);
    environment_cases_fingerprint(fingerprint, &measure->suite);
    if (status == EXIT_FINE)
        status = results_say(results, "cases", "%s", fingerprint);
    if (status == EXIT_FINE)
        status = results_say(results, "plan", "%s", size->name);
    if (status == EXIT_FINE)
        status = results_say(results, "seed", "%u", measure->seed);
    if (status == EXIT_FINE)
        status = results_say(results, "blocks", "%d", size->blocks);
    if (status == EXIT_FINE)
        status =
            results_say(results, "planned_processes", "%d", size->processes);
    if (status == EXIT_FINE)
        status = results_name_columns(results);
    return status;
}

static bool says(const Results *results, const char *key, const char *value)
{
    const char *said = results_value(results, key);
    return said != NULL && strcmp(said, value) == 0;
}

/* Whether the file can be continued: it is of this plan, these programs and
 * these cases. */
static bool is_same_study(const Measure *measure)
{
    char build[FINGERPRINT];
    char cases[FINGERPRINT];
    environment_fingerprint(build);
    environment_cases_fingerprint(cases, &measure->suite);
    return measure->results.named &&
           says(&measure->results, "plan", measure->plan.size.name) &&
           says(&measure->results, "build", build) &&
           says(&measure->results, "cases", cases);
}

/* Puts an old file out of the way; nothing is lost. */
static int set_aside(const char *path)
{
    char other[PATH_MAX];
    for (int i = 1; i < 10000; i++) {
        snprintf(other, sizeof other, "%s.%d", path, i);
        if (access(other, F_OK) == 0)
            continue;
        if (rename(path, other) != 0)
            return complain(EXIT_UNWRITTEN, "%s: %s", path, strerror(errno));
        fprintf(stderr, "reitti: what was in %s is now in %s\n", path, other);
        return EXIT_FINE;
    }
    return complain(EXIT_UNWRITTEN, "%s: too many old ones", path);
}

static int open_results(Measure *measure, const char *path)
{
    Results *results = &measure->results;
    int status = EXIT_FINE;
    results->file = -1;
    if (!measure->options.resume && results_look(path) == RESULTS_OURS)
        status = set_aside(path);
    if (status == EXIT_FINE)
        status = results_open(results, path);
    if (status == EXIT_FINE && results->value_count > 0 &&
        !is_same_study(measure)) {
        results_close(results);
        status = set_aside(path);
        if (status == EXIT_FINE)
            status = results_open(results, path);
    }
    const char *seed = results_value(results, "seed");
    if (status == EXIT_FINE && seed != NULL)
        measure->seed = (unsigned)strtoul(seed, NULL, 10);
    if (status == EXIT_FINE && seed == NULL)
        status = write_head(measure);
    return status;
}

/* What is written to rows must be text to those who read them. */
static int check_names(const Suite *suite)
{
    for (int i = 0; i < suite->file_count; i++) {
        const SuiteFile *file = &suite->files[i];
        if (!utf8_is(file->label))
            return complain(EXIT_USAGE, "%s: the file's name is not UTF-8",
                            file->path);
        for (int j = 0; j < file->cases.count; j++)
            if (!utf8_is(file->cases.cases[j].name))
                return complain(EXIT_USAGE,
                                "%s:%d: the case's name is not UTF-8",
                                file->path, file->cases.cases[j].line);
    }
    return EXIT_FINE;
}

static int measure_all(Measure *measure, int argc, char **argv)
{
    const Options *options = &measure->options;
    const PlanSize *size =
        plan_size(options->plan == NULL ? "default" : options->plan);
    int status = options_register(options);
    if (status == EXIT_FINE)
        status = suite_read(&measure->suite, argc > 0 ? argc : 1,
                            argc > 0 ? argv : original);
    if (status == EXIT_FINE)
        status = check_names(&measure->suite);
    if (status != EXIT_FINE)
        return status;
    if (!plan_make(&measure->plan, size, &measure->suite, options))
        return complain_memory();
    if (measure->plan.count == 0)
        return complain(
            EXIT_USAGE,
            "there is nothing to measure: no case that a search fits");
    measure->seed = options->seed > 0 ? (unsigned)options->seed
                                      : (unsigned)time(NULL) % 100000;
    status = open_results(measure,
                          options->out == NULL ? "results.csv" : options->out);
    if (status != EXIT_FINE)
        return status;
    Rounds rounds = {.plan = &measure->plan,
                     .results = &measure->results,
                     .seed = measure->seed,
                     .budget =
                         options->budget > 0 ? options->budget : size->budget,
                     .time_limit = options->time_limit > 0 ? options->time_limit
                                                           : TIME_LIMIT};
    int known = measure->results.count;
    status = rounds_run(&rounds);
    if (status == EXIT_FINE)
        status = instructions_count(&measure->plan, &measure->results);
    if (status == EXIT_FINE && measure->results.count == known)
        fprintf(stderr, "reitti: %s is complete; remove it to measure again\n",
                measure->results.path);
    return status;
}

int command_measure(int argc, char **argv)
{
    Measure measure = {.results = {.file = -1}};
    int status;
    if (!options_read(&measure.options, &argc, &argv, "pqroRsybSTM", help,
                      &status))
        return status;
    status = measure_all(&measure, argc, argv);
    results_close(&measure.results);
    plan_free(&measure.plan);
    suite_free(&measure.suite);
    return status;
}
