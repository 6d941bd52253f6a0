/* sweep.c -- reitti sweep: measures the shards of a plan by an engine that runs
 * them, again if need be, and makes one study of them. */
#include "../sweep/sweep.h"
#include "../measure/merging.h"
#include "../sweep/place.h"
#include "../sweep/program.h"
#include "command.h"
#include "gather.h"
#include "lacking_print.h"
#include "planned.h"
#include "shard_script.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "Usage: reitti sweep --local|--parallel|--slurm [CASES...] [OPTION...]\n"
    "Measures a plan in shards, on as many machines as there are, and ends "
    "with one\n"
    "study and its report in DIR.  A shard that is lost is measured again.  "
    "Given once\n"
    "more, the same command goes on where it stopped.  All machines see DIR "
    "and this\n"
    "program in the same place.\n"
    "\n"
    "  -L, --local              one shard after the other, on this machine\n"
    "  -P, --parallel           by GNU parallel, a shard at a time on each "
    "host\n"
    "  -H, --hosts HOST,...     its hosts, as parallel --sshlogin wants them\n"
    "  -U, --slurm              as an array job of Slurm, a shard at a time on "
    "each\n"
    "                           node; sbatch reads SBATCH_PARTITION and the "
    "like\n"
    "  -d, --detach             do not wait for Slurm; the same command later "
    "does\n"
    "  -k, --shards N           how many shards (4)\n"
    "  -x, --tries N            how often a shard is measured at most (3)\n"
    "  -o, --out DIR            where all goes (sweep)\n"
    "\n"
    "What is measured is said as in reitti measure:\n"
    "\n"
    "  -p, --plan PLAN          the plan (default)\n"
    "  -q, --quick              the same as --plan quick\n"
    "  -r, --rigorous           the same as --plan rigorous\n"
    "  -e, --scen FILE          the rows of a .scen file\n"
    "  -N, --sample N           only so many rows of it, evenly spread (10)\n"
    "  -C, --count N,...        as many rows in one question (all of them)\n"
    "  -m, --moves MOVES        read maps by octile or unit moves (octile)\n"
    "  -s, --search NAME,...    only these searches\n"
    "  -y, --style STYLE        only original, thesis, plain or tuned\n"
    "  -S, --seed N             of the order of the cases (1)\n"
    "  -T, --time-limit SECONDS for one step of one search (10)\n"
    "  -M, --memory-limit MB    for one search (half the machine's memory)\n"
    "  -h, --help               show this\n"
    "\n"
    "Exit status: 0 every row is there, or the sweep goes on without us; 1 "
    "some are\n"
    "missing; 2 bad arguments or input, no such engine, or another sweep in "
    "DIR; 3 a\n"
    "shard was lost too often; 4 the results could not be written.\n";

enum { SHARDS_UNSAID = 4, TRIES_UNSAID = 3 };

typedef struct Sweeping {
    Options options;
    Planned planned;
    Place place;
    Sweep sweep;
    int *open; /* numbers of shards that are not whole */
    int open_count;
    bool left; /* they go on without us */
    int lacking;
} Sweeping;

/* Looks which shards are still to be measured. */
static Status look(Sweeping *sweeping, Error *error)
{
    Merging merging;
    Status status = merging_read(&merging, sweeping->place.directory,
                                 sweeping->sweep.shards, error);
    if (status == STATUS_OK)
        status = lacking_check(&merging, &sweeping->planned, error);
    sweeping->open_count = 0;
    for (int i = 1; i <= sweeping->sweep.shards; i++)
        if (!merging_is_whole(&merging, i))
            sweeping->open[sweeping->open_count++] = i;
    merging_free(&merging);
    return status;
}

static void tell_try(const Sweeping *sweeping, int attempt)
{
    fprintf(stderr, "reitti: %d of %d shards %s:", sweeping->open_count,
            sweeping->sweep.shards,
            attempt == 1 ? "are to be measured"
                         : "are not complete, once more");
    for (int i = 0; i < sweeping->open_count; i++)
        fprintf(stderr, " %d", sweeping->open[i]);
    fputc('\n', stderr);
}

static Status give_up(const Sweeping *sweeping, int tries, Error *error)
{
    char said[512];
    int number = sweeping->open[0];
    place_said(&sweeping->place, number, said, sizeof said);
    return error_set(error, STATUS_ERROR, 0,
                     "shard %d is not complete after %d %s; it said last: %s",
                     number, tries, tries == 1 ? "try" : "tries", said);
}

static Status measure(Sweeping *sweeping, Error *error)
{
    const Engine *engine = engine_find(sweeping->options.engine);
    int tries =
        sweeping->options.tries > 0 ? sweeping->options.tries : TRIES_UNSAID;
    Status status = STATUS_OK;
    if (engine->resume != NULL)
        status =
            engine->resume(&sweeping->sweep, NULL, 0, &sweeping->left, error);
    if (status == STATUS_OK && !sweeping->left)
        status = look(sweeping, error);
    for (int i = 1;
         status == STATUS_OK && !sweeping->left && sweeping->open_count > 0;
         i++) {
        if (i > tries)
            return give_up(sweeping, tries, error);
        tell_try(sweeping, i);
        status = engine->run(&sweeping->sweep, sweeping->open,
                             sweeping->open_count, &sweeping->left, error);
        if (status == STATUS_OK && !sweeping->left)
            status = look(sweeping, error);
    }
    return status;
}

static Status merge(Sweeping *sweeping, Error *error)
{
    Merging merging;
    char path[PATH_MAX + 16];
    snprintf(path, sizeof path, "%s/results.csv", sweeping->place.directory);
    Status status = merging_read(&merging, sweeping->place.directory,
                                 sweeping->sweep.shards, error);
    if (status == STATUS_OK)
        status = merging_write(&merging, path, error);
    if (status == STATUS_OK)
        status = lacking_print(&merging, &sweeping->planned, path,
                               &sweeping->lacking, error);
    merging_free(&merging);
    return status;
}

static Status prepare(Sweeping *sweeping, int argc, char *const *argv,
                      Error *error)
{
    const Options *options = &sweeping->options;
    int shards = options->shards > 0 ? options->shards : SHARDS_UNSAID;
    Status status = place_open(
        &sweeping->place, options->out == NULL ? "sweep" : options->out, error);
    if (status != STATUS_OK)
        return status;
    char *script =
        shard_script(options, shards, sweeping->place.directory, argc, argv);
    sweeping->open = calloc((size_t)shards, sizeof *sweeping->open);
    if (script == NULL || sweeping->open == NULL)
        status = error_out_of_memory(error);
    else
        status = place_script(&sweeping->place, script, error);
    free(script);
    sweeping->sweep = (Sweep){.directory = sweeping->place.directory,
                              .script = sweeping->place.script,
                              .shards = shards,
                              .hosts = options->hosts,
                              .detach = options->detach};
    return status;
}

static Status check_options(const Options *options, Error *error)
{
    const char *wrong =
        options->engines != 1
            ? "one of --local, --parallel and --slurm is needed"
        : options->detach && strcmp(options->engine, "slurm") != 0
            ? "--detach is for --slurm, which goes on alone"
        : options->hosts != NULL && strcmp(options->engine, "parallel") != 0
            ? "--hosts is for --parallel"
            : NULL;
    return wrong == NULL ? STATUS_OK
                         : error_set(error, STATUS_BAD_INPUT, 0,
                                     "%s; see reitti sweep --help", wrong);
}

static int report(const Sweeping *sweeping, Error *error)
{
    int ended;
    const char *const words[] = {"/proc/self/exe", "report",
                                 sweeping->place.directory, NULL};
    Status status = program_run(words, NULL, 0, &ended, error);
    return status == STATUS_OK ? ended : complain_of(status, error);
}

static int run(Sweeping *sweeping, int argc, char **argv, char *const *said)
{
    Error error;
    Status status = check_options(&sweeping->options, &error);
    int said_count = argc;
    if (status == STATUS_OK && !gather_rows(&sweeping->options, &argc, &argv))
        status = error_out_of_memory(&error);
    if (status == STATUS_OK)
        status = planned_read(&sweeping->planned, &sweeping->options, argc,
                              argv, &error);
    if (status == STATUS_OK)
        status = prepare(sweeping, said_count, said, &error);
    if (status == STATUS_OK)
        status = measure(sweeping, &error);
    if (status == STATUS_OK && sweeping->left) {
        fprintf(stderr, "reitti: Slurm goes on alone; the same command "
                        "without --detach waits for it\n");
        return EXIT_FINE;
    }
    if (status == STATUS_OK)
        status = merge(sweeping, &error);
    if (status != STATUS_OK)
        return complain_of(status, &error);
    int reported = report(sweeping, &error);
    return sweeping->lacking > 0 ? EXIT_NO : reported;
}

/* The arguments as they were said: gather_rows() puts others in their places.
 */
static char **copy_words(int argc, char *const *argv)
{
    char **copy = calloc((size_t)argc + 1, sizeof *copy);
    for (int i = 0; copy != NULL && i < argc; i++)
        copy[i] = argv[i];
    return copy;
}

int command_sweep(int argc, char **argv)
{
    Sweeping sweeping = {.place = {.lock = -1}};
    int exit_status;
    if (!options_read(&sweeping.options, &argc, &argv, "LPHUdkxopqresNmySTMC",
                      help, &exit_status))
        return exit_status;
    char **said = copy_words(argc, argv);
    if (said == NULL)
        return complain_memory();
    exit_status = run(&sweeping, argc, argv, said);
    free(said);
    free(sweeping.open);
    place_close(&sweeping.place);
    planned_free(&sweeping.planned);
    return exit_status;
}
