/* report.c -- reitti report: makes tables, plots and a page of a study, or
 * compares two.
 *
 * The work is done in Prolog, by analysis/; this finds it.
 */
#include "../../c_impl/support/utf8.h"
#include "../check/places.h"
#include "../outside/outside.h"
#include "command.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

static const char help[] =
    "Usage: reitti report RESULTS [--out DIR] [--claims]\n"
    "   or: reitti report BEFORE AFTER [--all]\n"
    "Makes tables, plots and a page (index.html) of the rows that reitti "
    "measure\n"
    "wrote, and says in a few lines what they show; sizes.csv and pairs.csv "
    "beside\n"
    "them are used if they are there.  Of two studies, says what differs by "
    "more than\n"
    "the noise.  RESULTS is a file or a directory with results.csv in it; "
    "several,\n"
    "with commas between them, are merged into one study.\n"
    "With --searches, the sizes of the searches there are counted, too.\n"
    "\n"
    "  -o, --out DIR            where they go (where the rows are)\n"
    "  -c, --claims             say of every claim of 2010 how it is judged\n"
    "  -a, --all                of two studies, also what is alike\n"
    "  -h, --help               show this\n"
    "\n"
    "Exit status: 0 fine, 2 bad arguments or input, 4 the results could not "
    "be\n"
    "written.\n";

/* The directory of a file. */
static void directory_of(char path[PATH_MAX])
{
    char *slash = strrchr(path, '/');
    if (slash != NULL)
        *slash = '\0';
}

/* The sizes of the searches that stand outside the project, in a file without a
 * name that the next program has open, too; an option that says so, or one that
 * says nothing. */
static void count_outside(char option[PATH_MAX])
{
    char program[PATH_MAX];
    char root[PATH_MAX];
    char build[PATH_MAX];
    int status = 1;
    int sizes = outside_is_wanted() ? memfd_create("sizes", 0) : -1;
    snprintf(option, PATH_MAX, "--no-claims");
    if (sizes < 0)
        return;
    places_source(program, "analysis/sizes.pl");
    places_source(root, "analysis");
    places_made(build, "reitti.qlf");
    directory_of(root);
    directory_of(build);
    pid_t counter = fork();
    if (counter == 0) {
        dup2(sizes, STDOUT_FILENO);
        execlp("swipl", "swipl", "-O", "-f", "none", "-F", "none", "--no-packs",
               "--on-error=status", "--on-warning=status", program, "--", "--",
               root, build, getenv("REITTI_SEARCHES"), (char *)NULL);
        _exit(EXIT_LIMIT);
    }
    if (counter > 0)
        waitpid(counter, &status, 0);
    if (status == 0)
        snprintf(option, PATH_MAX, "--sizes=/proc/self/fd/%d", sizes);
    else
        complain(EXIT_LIMIT, "the searches from outside are not counted");
}

int command_report(int argc, char **argv)
{
    Options options;
    char program[PATH_MAX];
    char outside[PATH_MAX] = "--no-all";
    int status;
    if (!options_read(&options, &argc, &argv, "oca", help, &status))
        return status;
    if (argc < 1 || argc > 2 || (argc == 2 && options.out != NULL))
        return complain(
            EXIT_USAGE,
            "one study, or two to compare; see reitti report --help");
    if ((options.claims && argc == 2) || (options.all && argc == 1))
        return complain(EXIT_USAGE,
                        "--claims is for one study, --all for two; see reitti "
                        "report --help");
    if (options.out != NULL && *options.out == '\0')
        return complain(EXIT_USAGE, "--out: the name of a directory is needed");
    if (!utf8_is(argv[0]) || !utf8_is(argc == 1 ? "" : argv[1]) ||
        !utf8_is(options.out == NULL ? "" : options.out))
        return complain(EXIT_USAGE,
                        "the name of a study or directory is not UTF-8");
    places_source(program,
                  argc == 1 ? "analysis/report.pl" : "analysis/compare.pl");
    /* Prolog decodes its arguments before any program can tell it how.  The
     * first "--" ends its own options, the second those of the program. */
    setenv("LC_ALL", "C.UTF-8", 1);
    if (argc == 1)
        count_outside(outside);
    execlp("swipl", "swipl", "-O", "-f", "none", "-F", "none", "--no-packs",
           "--on-error=status", "--on-warning=status", program, "--", outside,
           argc == 1 ? (options.claims ? "--claims" : "--no-claims")
                     : (options.all ? "--all" : "--no-all"),
           "--", argv[0], argc == 1 ? options.out : argv[1], (char *)NULL);
    return complain(EXIT_LIMIT, "swipl: %s", strerror(errno));
}
