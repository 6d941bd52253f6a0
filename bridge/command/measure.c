/* measure.c -- reitti measure: times every search on every case. */
#include "../check/catalogue.h"
#include "../measure/environment.h"
#include "../measure/instructions.h"
#include "../measure/rounds.h"
#include "command.h"
#include "gather.h"
#include "planned.h"
#include "progress.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const char help[] =
    "Usage: reitti measure [CASES...] [OPTION...]\n"
    "Times every search on every case, in every style and language, Prolog "
    "with -O\n"
    "and without, and writes one row a block.  CASES are .cases files, names "
    "of those\n"
    "that Reitti has, or of single cases; without any, the cases of the "
    "original\n"
    "study, and of every further problem those that have its name.  .scen "
    "files "
    "are\n"
    "cases, too.\n"
    "\n"
    "  -e, --scen FILE          the rows of a .scen file\n"
    "  -N, --sample N           only so many rows of it, evenly spread (10)\n"
    "  -C, --count N,...        as many rows in one question (all of them)\n"
    "  -m, --moves MOVES        read maps by octile or unit moves (octile)\n"
    "  -p, --plan PLAN          quick (about a minute), default, rigorous, "
    "searches:\n"
    "                           every search on every kind of level, a "
    "problem's name:\n"
    "                           all that there is of it, or smoke: only to see "
    "that all\n"
    "                           works\n"
    "  -q, --quick              the same as --plan quick\n"
    "  -r, --rigorous           the same as --plan rigorous\n"
    "  -o, --out FILE           where the rows go (results.csv)\n"
    "  -i, --shard I/N          only part I of N of the plan; the rows go to "
    "shard-I-of-N.\n"
    "                           HOST.csv, in the directory FILE, if it is one\n"
    "  -R, --resume             go on with the file, if it is of this plan "
    "and build\n"
    "  -s, --search NAME,...    only these searches\n"
    "  -y, --style STYLE        only original, thesis, plain or tuned\n"
    "  -b, --budget SECONDS     fewer processes, if they would take longer\n"
    "  -S, --seed N             of the order of the cases\n"
    "  -T, --time-limit SECONDS for one step of one search (10)\n"
    "  -M, --memory-limit MB    for one search (half the machine's memory)\n"
    "  -h, --help               show this\n"
    "\n"
    "Exit status: 0 measured, also if some searches failed: their rows say "
    "how; 2 bad\n"
    "arguments or input; 3 out of memory or processes; 4 the results could "
    "not be\n"
    "written.\n";

enum { TIME_LIMIT = 10, SHARD_SEED = 1 /* so that all have the same */ };

typedef struct Measure {
    Options options;
    Planned planned;
    Results results;
    unsigned seed;
} Measure;

static Status write_head(Measure *measure, Error *error)
{
    Results *results = &measure->results;
    const PlanSize *size = &measure->planned.plan.size;
    const Shard *shard = &measure->options.shard;
    char fingerprint[FINGERPRINT];
    Status status = environment_say(results, error);
    environment_cases_fingerprint(fingerprint, &measure->planned.suite);
    if (status == STATUS_OK)
        status = results_say(results, "cases", error, "%s", fingerprint);
    if (status == STATUS_OK && shard->count > 0)
        status = results_say(results, "shard", error, "%d/%d", shard->number,
                             shard->count);
    if (status == STATUS_OK)
        status = results_say(results, "plan", error, "%s", size->name);
    if (status == STATUS_OK)
        status = results_say(results, "seed", error, "%u", measure->seed);
    if (status == STATUS_OK)
        status = results_say(results, "blocks", error, "%d", size->blocks);
    if (status == STATUS_OK)
        status = results_say(results, "planned_processes", error, "%d",
                             size->processes);
    if (status == STATUS_OK)
        status = results_name_columns(results, error);
    return status;
}

static bool says(const Results *results, const char *key, const char *value)
{
    const char *said = results_value(results, key);
    return said != NULL && strcmp(said, value) == 0;
}

/* Whether the file is of this shard and machine, or of none. */
static bool is_same_part(const Measure *measure)
{
    const Results *results = &measure->results;
    const Shard *shard = &measure->options.shard;
    char host[HOST];
    char part[32];
    environment_host(host);
    snprintf(part, sizeof part, "%d/%d", shard->number, shard->count);
    if (shard->count > 0)
        return says(results, "shard", part) && says(results, "host", host);
    return results_value(results, "shard") == NULL &&
           results_value(results, "shards") == NULL;
}

/* Whether the file can be continued: it is of this plan, these programs and
 * these cases. */
static bool is_same_study(const Measure *measure)
{
    char build[FINGERPRINT];
    char cases[FINGERPRINT];
    environment_fingerprint(build);
    environment_cases_fingerprint(cases, &measure->planned.suite);
    return measure->results.named &&
           says(&measure->results, "plan", measure->planned.plan.size.name) &&
           says(&measure->results, "build", build) &&
           says(&measure->results, "cases", cases) && is_same_part(measure);
}

/* Puts an old file out of the way; nothing is lost. */
static Status set_aside(const char *path, Error *error)
{
    char other[PATH_MAX];
    for (int i = 1; i < 10000; i++) {
        snprintf(other, sizeof other, "%s.%d", path, i);
        if (access(other, F_OK) == 0)
            continue;
        if (rename(path, other) != 0)
            return error_set(error, STATUS_UNWRITTEN, 0, "%s: %s", path,
                             strerror(errno));
        fprintf(stderr, "reitti: what was in %s is now in %s\n", path, other);
        return STATUS_OK;
    }
    return error_set(error, STATUS_UNWRITTEN, 0, "%s: too many old ones", path);
}

static void tell_waiting(const char *path)
{
    fprintf(stderr, "reitti: %s is being written: waiting for its writer\n",
            path);
}

static Status open_results(Measure *measure, const char *path, Error *error)
{
    Results *results = &measure->results;
    Status status = STATUS_OK;
    results->file = -1;
    if (!measure->options.resume && results_look(path) == RESULTS_OURS)
        status = set_aside(path, error);
    if (status == STATUS_OK)
        status = results_open(results, path, tell_waiting, error);
    if (status == STATUS_OK && results->value_count > 0 &&
        !is_same_study(measure)) {
        results_close(results);
        status = set_aside(path, error);
        if (status == STATUS_OK)
            status = results_open(results, path, tell_waiting, error);
    }
    const char *seed = results_value(results, "seed");
    if (status == STATUS_OK && seed != NULL)
        measure->seed = (unsigned)strtoul(seed, NULL, 10);
    if (status == STATUS_OK && seed == NULL)
        status = write_head(measure, error);
    return status;
}

static void tell_budget(int processes, int planned, const Plan *plan,
                        int budget)
{
    fprintf(stderr, "reitti: %d process%s of %d block%s, about %.0f s",
            processes, processes == 1 ? "" : "es", plan->size.blocks,
            plan->size.blocks == 1 ? "" : "s", plan_seconds(plan));
    if (processes < planned)
        fprintf(stderr,
                "; %d processes would take longer than the budget of %d s",
                planned, budget);
    fputc('\n', stderr);
}

static void tell_used_up(int processes, int budget)
{
    fprintf(stderr,
            "reitti: %d processes have to do: the budget of %d s is used up\n",
            processes, budget);
}

static Status measure_rows(Measure *measure, Error *error)
{
    static const RoundsListener listener = {.progress = progress_show,
                                            .budget = tell_budget,
                                            .used_up = tell_used_up};
    const Options *options = &measure->options;
    Plan *plan = &measure->planned.plan;
    Rounds rounds = {.plan = plan,
                     .results = &measure->results,
                     .listener = &listener,
                     .seed = measure->seed,
                     .budget = options->budget > 0        ? options->budget
                               : options->shard.count > 0 ? 0
                                                          : plan->size.budget,
                     .time_limit = options->time_limit > 0 ? options->time_limit
                                                           : TIME_LIMIT};
    int known = measure->results.count;
    bool uncounted = false;
    Status status = rounds_run(&rounds, error);
    if (status == STATUS_OK)
        status = instructions_count(plan, &measure->results, &uncounted, error);
    if (status == STATUS_OK && options->shard.count > 0 &&
        results_value(&measure->results, "complete") == NULL)
        status = results_say(&measure->results, "complete", error, "yes");
    if (uncounted)
        fprintf(stderr,
                "reitti: instructions are not counted: there is no valgrind\n");
    if (status == STATUS_OK && measure->results.count == known)
        fprintf(stderr, "reitti: %s is complete; remove it to measure again\n",
                measure->results.path);
    return status;
}

/* A shard has every process that is planned: how many another machine has time
 * for must not matter. */
static Status check_options(const Options *options, Error *error)
{
    return options->shard.count > 0 && options->budget > 0
               ? error_set(error, STATUS_BAD_INPUT, 0,
                           "--budget is for a study in one piece, not for a "
                           "shard")
               : STATUS_OK;
}

/* A shard that is given a directory, or nothing, has a name of its own there,
 * with the machine in it: so no two machines write one file. */
static const char *results_path(const Measure *measure, char path[PATH_MAX])
{
    const Shard *shard = &measure->options.shard;
    const char *out = measure->options.out;
    char host[HOST];
    struct stat found;
    if (shard->count == 0)
        return out == NULL ? "results.csv" : out;
    if (out == NULL)
        out = ".";
    if (stat(out, &found) != 0 || !S_ISDIR(found.st_mode))
        return out;
    environment_host(host);
    snprintf(path, PATH_MAX, "%s/shard-%d-of-%d.%s.csv", out, shard->number,
             shard->count, host);
    return path;
}

static Status measure_all(Measure *measure, int argc, char **argv, Error *error)
{
    const Options *options = &measure->options;
    const Shard *shard = &options->shard;
    char path[PATH_MAX];
    Status status = check_options(options, error);
    if (status == STATUS_OK)
        status = planned_read(&measure->planned, options, argc, argv, error);
    if (status != STATUS_OK)
        return status;
    measure->seed = options->seed > 0  ? (unsigned)options->seed
                    : shard->count > 0 ? SHARD_SEED
                                       : (unsigned)time(NULL) % 100000;
    shard_cut(shard, &measure->planned.plan);
    status = open_results(measure, results_path(measure, path), error);
    return status == STATUS_OK ? measure_rows(measure, error) : status;
}

int command_measure(int argc, char **argv)
{
    Measure measure = {.results = {.file = -1}};
    Error error;
    int exit_status;
    if (!options_read(&measure.options, &argc, &argv, "pqroRsybSTMmNeCi", help,
                      &exit_status))
        return exit_status;
    if (!gather_rows(&measure.options, &argc, &argv))
        return complain_memory();
    Status status = measure_all(&measure, argc, argv, &error);
    results_close(&measure.results);
    planned_free(&measure.planned);
    return complain_of(status, &error);
}
