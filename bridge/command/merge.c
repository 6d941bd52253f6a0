/* merge.c -- reitti merge: makes one study of shards. */
#include "../measure/environment.h"
#include "../measure/merging.h"
#include "command.h"
#include "gather.h"
#include "lacking_print.h"
#include "planned.h"

#include <limits.h>
#include <stdio.h>

static const char help[] =
    "Usage: reitti merge [CASES...] [OPTION...]\n"
    "Makes one study of what reitti measure --shard wrote, in which every row "
    "says\n"
    "which machine it is from.  CASES and the options of a plan are those of "
    "reitti\n"
    "measure: they tell which rows there should be.  Those that are missing "
    "are\n"
    "listed.  A shard that was measured several times counts once.\n"
    "\n"
    "  -F, --from DIR           where the shards are (.)\n"
    "  -o, --out FILE           where the study goes (results.csv in DIR)\n"
    "  -p, --plan PLAN          as in reitti measure, like the rest\n"
    "  -q, --quick              the same as --plan quick\n"
    "  -r, --rigorous           the same as --plan rigorous\n"
    "  -e, --scen FILE          the rows of a .scen file\n"
    "  -N, --sample N           only so many rows of it, evenly spread (10)\n"
    "  -C, --count N,...        as many rows in one question (all of them)\n"
    "  -m, --moves MOVES        read maps by octile or unit moves (octile)\n"
    "  -s, --search NAME,...    only these searches\n"
    "  -y, --style STYLE        only original, thesis, plain or tuned\n"
    "  -h, --help               show this\n"
    "\n"
    "Exit status: 0 every row is there; 1 some are missing; 2 bad arguments, "
    "or shards\n"
    "that are not of one study; 4 the study could not be written.\n";

static Status merge(const Merging *merging, Planned *planned, const char *out,
                    const char *from, int *lacking, Error *error)
{
    char path[PATH_MAX];
    Status status = lacking_check(merging, planned, error);
    if (out == NULL && snprintf(path, sizeof path, "%s/results.csv", from) > 0)
        out = path;
    if (status == STATUS_OK)
        status = merging_write(merging, out, error);
    if (status == STATUS_OK)
        status = lacking_print(merging, planned, out, lacking, error);
    return status;
}

int command_merge(int argc, char **argv)
{
    Options options;
    Planned planned = {0};
    Merging merging = {0};
    Error error;
    int lacking = 0;
    int exit_status;
    if (!options_read(&options, &argc, &argv, "FopqrsymNeC", help,
                      &exit_status))
        return exit_status;
    if (!gather_rows(&options, &argc, &argv))
        return complain_memory();
    const char *from = options.from == NULL ? "." : options.from;
    Status status = planned_read(&planned, &options, argc, argv, &error);
    if (status == STATUS_OK)
        status = merging_read(&merging, from, 0, &error);
    if (status == STATUS_OK)
        status = merge(&merging, &planned, options.out, from, &lacking, &error);
    merging_free(&merging);
    planned_free(&planned);
    return status == STATUS_OK && lacking > 0 ? EXIT_NO
                                              : complain_of(status, &error);
}
