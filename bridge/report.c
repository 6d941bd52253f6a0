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
    "by more than the noise.  RESULTS is a file or a directory with results.csv in it; several,\n"
    "with commas between them, are merged into one study.\n"
    "\n"
    "  -o, --out DIR            where they go (where the rows are)\n"
    "  -h, --help               show this\n"
    "\n"
    "Exit status: 0 fine, 2 bad arguments or input, 4 the results could not be written.\n";

/* The files that the argument stands for, with commas between them; they are read as
 * one study.  The first of them goes to `first`. */
static int find_results(char paths[PATH_MAX], char first[PATH_MAX], const char *argument)
{
    size_t length = 0;
    *paths = '\0';
    for (const char *next = argument; next != NULL; argument = next + 1) {
        char path[PATH_MAX];
        struct stat status;
        /* A file may have a comma in its name. */
        next = access(argument, F_OK) == 0 ? NULL : strchr(argument, ',');
        int size = (int)(next == NULL ? strlen(argument) : (size_t)(next - argument));
        snprintf(path, sizeof path, "%.*s", size, argument);
        if (stat(path, &status) == 0 && S_ISDIR(status.st_mode))
            strncat(path, "/results.csv", sizeof path - strlen(path) - 1);
        if (access(path, R_OK) != 0)
            return complain(EXIT_USAGE, "%s: %s", path, strerror(errno));
        if (*paths == '\0')
            strcpy(first, path);
        length += (size_t)snprintf(paths + length, PATH_MAX - length, "%s%s",
                                   length == 0 ? "" : ",", path);
        if (length >= PATH_MAX)
            return complain(EXIT_USAGE, "the names of the results are too long");
    }
    return EXIT_FINE;
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
    char first[PATH_MAX];
    char program[PATH_MAX];
    int status;
    if (!options_read(&options, &argc, &argv, "o", help, &status))
        return status;
    if (argc < 1 || argc > 2 || (argc == 2 && options.out != NULL))
        return complain(EXIT_USAGE, "one study, or two to compare; see reitti report --help");
    status = find_results(results, first, argv[0]);
    if (status == EXIT_FINE && argc == 2)
        status = find_results(other, first, argv[1]);
    if (status != EXIT_FINE)
        return status;
    if (argc == 1 && options.out != NULL)
        snprintf(other, sizeof other, "%s", options.out);
    else if (argc == 1)
        find_directory(other, first);
    catalogue_beside(program, argc == 1 ? "analysis/report.pl" : "analysis/compare.pl");
    execlp("swipl", "swipl", "-O", "-f", "none", "-F", "none", "--no-packs", "--on-error=status",
           "--on-warning=status", program, "--", results, other, (char *)NULL);
    return complain(EXIT_LIMIT, "swipl: %s", strerror(errno));
}
