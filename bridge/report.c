/* report.c -- reitti report: makes tables, plots and a page of a study, or compares two.
 *
 * The work is done in Prolog, by analysis/; this finds it.
 */
#include "catalogue.h"
#include "command.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char help[] =
    "Usage: reitti report RESULTS [--out DIR]\n"
    "   or: reitti report BEFORE AFTER\n"
    "Makes tables, plots and a page (index.html) of the rows that reitti measure wrote; sizes.csv\n"
    "and pairs.csv beside them are used if they are there.  Of two studies, says what differs\n"
    "by more than the noise.  RESULTS is a file or a directory with results.csv in it.\n"
    "\n"
    "  -o, --out DIR            where they go (where the rows are)\n"
    "  -h, --help               show this\n"
    "\n"
    "Exit status: 0 fine, 2 bad arguments or input, 4 the results could not be written.\n";

/* The file that the argument stands for. */
static int find_results(char path[PATH_MAX], const char *argument)
{
    struct stat status;
    bool directory = stat(argument, &status) == 0 && S_ISDIR(status.st_mode);
    snprintf(path, PATH_MAX, "%s%s", argument, directory ? "/results.csv" : "");
    if (access(path, R_OK) == 0)
        return EXIT_FINE;
    return complain(EXIT_USAGE, "%s: %s", path, strerror(errno));
}

/* Where the page goes if nothing is said: beside the rows. */
static void find_directory(char directory[PATH_MAX], const char *results)
{
    snprintf(directory, PATH_MAX, "%s", results);
    char *slash = strrchr(directory, '/');
    if (slash == NULL)
        strcpy(directory, ".");
    else
        slash[slash == directory] = '\0';
}

int command_report(int argc, char **argv)
{
    Options options;
    char results[PATH_MAX];
    char other[PATH_MAX];
    char program[PATH_MAX];
    int status;
    if (!options_read(&options, &argc, &argv, "o", help, &status))
        return status;
    if (argc < 1 || argc > 2 || (argc == 2 && options.out != NULL))
        return complain(EXIT_USAGE, "one study, or two to compare; see reitti report --help");
    status = find_results(results, argv[0]);
    if (status == EXIT_FINE && argc == 2)
        status = find_results(other, argv[1]);
    if (status != EXIT_FINE)
        return status;
    if (argc == 1 && options.out != NULL)
        snprintf(other, sizeof other, "%s", options.out);
    else if (argc == 1)
        find_directory(other, results);
    catalogue_beside(program, argc == 1 ? "analysis/report.pl" : "analysis/compare.pl");
    execlp("swipl", "swipl", "-O", "-f", "none", "-F", "none", "--no-packs", "--on-error=status",
           "--on-warning=status", program, "--", results, other, (char *)NULL);
    return complain(EXIT_LIMIT, "swipl: %s", strerror(errno));
}
