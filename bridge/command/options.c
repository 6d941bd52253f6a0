/* options.c -- the command line, and the one line that says what is wrong with
 * it. */
#include "command.h"

#include "../check/catalogue.h"
#include "../prolog_from_c/prolog_from_c.h"

#include <ctype.h>
#include <errno.h>
#include <getopt.h>
#include <limits.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const struct option all_options[] = {
    {"search", required_argument, NULL, 's'},
    {"style", required_argument, NULL, 'y'},
    {"lang", required_argument, NULL, 'l'},
    {"format", required_argument, NULL, 'f'},
    {"trace", no_argument, NULL, 't'},
    {"jobs", required_argument, NULL, 'j'},
    {"time-limit", required_argument, NULL, 'T'},
    {"memory-limit", required_argument, NULL, 'M'},
    {"world", required_argument, NULL, 'w'},
    {"line", no_argument, NULL, 'n'},
    {"plan", required_argument, NULL, 'p'},
    {"quick", no_argument, NULL, 'q'},
    {"rigorous", no_argument, NULL, 'r'},
    {"out", required_argument, NULL, 'o'},
    {"resume", no_argument, NULL, 'R'},
    {"budget", required_argument, NULL, 'b'},
    {"seed", required_argument, NULL, 'S'},
    {"help", no_argument, NULL, 'h'}};

enum { OPTION_COUNT = sizeof all_options / sizeof *all_options };

static bool is_one_of(const char *value, const char *const *values)
{
    for (; *values != NULL; values++)
        if (strcmp(*values, value) == 0)
            return true;
    return false;
}

static bool read_number(const char *text, int *number)
{
    char *end;
    long value = strtol(text, &end, 10);
    if (*end != '\0' || end == text || value < 1 || value > INT_MAX / 1000)
        return false;
    *number = (int)value;
    return true;
}

/* Seconds, also parts of them. */
static bool read_seconds(const char *text, double *seconds)
{
    char *end;
    *seconds = strtod(text, &end);
    return *end == '\0' && end != text && *seconds >= 0.001 &&
           *seconds <= INT_MAX / 1000;
}

static bool read_megabytes(const char *text, int64_t *bytes)
{
    int megabytes;
    if (!read_number(text, &megabytes))
        return false;
    *bytes = (int64_t)megabytes << 20;
    return true;
}

static bool read_option(Options *options, int letter, const char *value)
{
    static const char *const styles[] = {"thesis", "tuned", NULL};
    static const char *const langs[] = {"c", "prolog", "both", NULL};
    static const char *const plans[] = {"quick", "default", "rigorous", "smoke",
                                        NULL};
    switch (letter) {
    case 's':
        options->search = value;
        return true;
    case 'y':
        options->style = value;
        return is_one_of(value, styles);
    case 'l':
        options->both = strcmp(value, "both") == 0;
        options->lang = options->both ? NULL : value;
        return is_one_of(value, langs);
    case 'f':
        options->format = value;
        return true;
    case 'w':
        options->world = value;
        return true;
    case 'n':
        options->line = true;
        return true;
    case 't':
        options->trace = true;
        return true;
    case 'j':
        return read_number(value, &options->jobs);
    case 'p':
        options->plan = value;
        return is_one_of(value, plans);
    case 'q':
        options->plan = plans[0];
        return true;
    case 'r':
        options->plan = plans[2];
        return true;
    case 'o':
        options->out = value;
        return true;
    case 'R':
        options->resume = true;
        return true;
    case 'b':
        return read_number(value, &options->budget);
    case 'S':
        return read_number(value, &options->seed);
    case 'M':
        return read_megabytes(value, &options->memory);
    default:
        return read_seconds(value, &options->time_limit);
    }
}

/* The options in `accepted`, in the two forms that getopt_long() wants. */
static void select_options(const char *accepted, struct option *longs,
                           char *shorts)
{
    *shorts++ = ':';
    for (int i = 0; i < OPTION_COUNT; i++) {
        if (strchr(accepted, all_options[i].val) == NULL &&
            all_options[i].val != 'h')
            continue;
        *longs++ = all_options[i];
        *shorts++ = (char)all_options[i].val;
        if (all_options[i].has_arg == required_argument)
            *shorts++ = ':';
    }
    *longs = (struct option){0};
    *shorts = '\0';
}

static const char *long_name(int letter)
{
    for (int i = 0; i < OPTION_COUNT; i++)
        if (all_options[i].val == letter)
            return all_options[i].name;
    return "";
}

/* getopt_long() keeps the letter of a short option, whose word may be another.
 */
static void complain_option(bool no_value, const char *word,
                            const char *command)
{
    char letter[] = {'-', (char)optopt, '\0'};
    bool is_long = strncmp(word, "--", 2) == 0;
    const char *what = no_value                 ? "needs a value"
                       : is_long && optopt != 0 ? "takes no value"
                                                : "is not an option here";
    complain(EXIT_USAGE, "%s %s; see reitti %s --help", is_long ? word : letter,
             what, command);
}

bool options_read(Options *options, int *argc, char ***argv,
                  const char *accepted, const char *help, int *exit_status)
{
    struct option longs[OPTION_COUNT + 1];
    char shorts[2 * OPTION_COUNT + 2];
    int letter;
    select_options(accepted, longs, shorts);
    *options = (Options){0};
    *exit_status = EXIT_USAGE;
    while ((letter = getopt_long(*argc, *argv, shorts, longs, NULL)) != -1) {
        if (letter == 'h') {
            fputs(help, stdout);
            *exit_status = EXIT_FINE;
            return false;
        }
        if (letter == '?' || letter == ':') {
            complain_option(letter == ':', (*argv)[optind - 1], (*argv)[0]);
            return false;
        }
        if (!read_option(options, letter, optarg)) {
            complain(EXIT_USAGE, "--%s cannot be '%s'; see reitti %s --help",
                     long_name(letter), optarg, (*argv)[0]);
            return false;
        }
    }
    *argc -= optind;
    *argv += optind;
    return true;
}

/* Whether the name is one of those in a list with commas between them. */
static bool is_listed(const char *list, const char *name)
{
    size_t length = strlen(name);
    for (; list != NULL;
         list = strchr(list, ',') == NULL ? NULL : strchr(list, ',') + 1)
        if (strcspn(list, ",") == length && strncmp(list, name, length) == 0)
            return true;
    return false;
}

bool options_want(const Options *options, const Search *search)
{
    return (options->search == NULL ||
            is_listed(options->search, search->name)) &&
           (options->style == NULL ||
            strcmp(options->style, search->style) == 0) &&
           (options->lang == NULL || strcmp(options->lang, search->lang) == 0);
}

int complain_register(void)
{
    const Search *twin = search_twins();
    const Search *misnamed = search_misnamed();
    if (twin != NULL)
        return complain(EXIT_USAGE, "%s and %s are both the %s %s in %s",
                        twin->file, twin->next->file, twin->style, twin->name,
                        twin->lang);
    if (misnamed != NULL)
        return complain(EXIT_USAGE,
                        "%s: '%s' of style '%s' is not a name: small letters, "
                        "digits and _ are",
                        misnamed->file, misnamed->name, misnamed->style);
    return EXIT_FINE;
}

int start_prolog(const char *mode)
{
    char program[PATH_MAX];
    Error error;
    catalogue_beside(program, strcmp(mode, "compile") == 0 ? "reitti_plain.qlf"
                                                           : "reitti.qlf");
    if (access(program, R_OK) != 0)
        return complain(EXIT_USAGE, "%s: %s; make builds it", program,
                        strerror(errno));
    Status status = prolog_start(program, &error);
    if (status != STATUS_OK)
        return complain_file(status, program, &error);
    return complain_register();
}

/* Whether any search fits; if not, one line says so. */
static int find_fit(const Options *options)
{
    for (const Search *search = search_first(); search != NULL;
         search = search->next)
        if (options_want(options, search))
            return EXIT_FINE;
    const char *said[] = {options->search, options->style, options->lang};
    static const char *const names[] = {" --search ", " --style ", " --lang "};
    char text[200] = "";
    for (int i = 0; i < 3; i++)
        if (said[i] != NULL)
            snprintf(text + strlen(text), sizeof text - strlen(text), "%s%s",
                     names[i], said[i]);
    return complain(EXIT_USAGE, "no search fits%s; see reitti list searches",
                    text);
}

int options_register(const Options *options)
{
    Options one = *options; /* of the names */
    int status = EXIT_FINE;
    /* Starting Prolog takes a few milliseconds, and is left out if nobody asks.
     */
    if (options->lang == NULL || strcmp(options->lang, "prolog") == 0)
        status = start_prolog("optimize");
    if (status != EXIT_FINE || options->search == NULL)
        return status != EXIT_FINE ? status : find_fit(options);
    char *names = strdup(options->search);
    char *rest = names;
    if (names == NULL)
        return complain_memory();
    while (status == EXIT_FINE && (one.search = strsep(&rest, ",")) != NULL)
        status = find_fit(&one);
    free(names);
    return status;
}

bool results_flush(int *error)
{
    static int first; /* errno */
    bool flushed = fflush(stdout) == 0;
    if (!flushed && first == 0)
        first = errno;
    if (ferror(stdout) && first == 0)
        first =
            EIO; /* it happened between two flushes, and nobody knows what */
    if (error != NULL)
        *error = first;
    return flushed && !ferror(stdout);
}

/* One line, whatever a file or an argument put into it. */
int complain(int exit_status, const char *format, ...)
{
    char line[2048];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    for (char *c = line; *c != '\0'; c++)
        if (iscntrl((unsigned char)*c))
            *c = '?';
    fprintf(stderr, "reitti: %s\n", line);
    return exit_status;
}

int complain_memory(void)
{
    return complain(EXIT_LIMIT, "out of memory");
}

int complain_process(int error)
{
    return error == ENOMEM
               ? complain_memory()
               : complain(EXIT_LIMIT, "no process could be made: %s",
                          strerror(error));
}

int complain_file(Status status, const char *path, const Error *error)
{
    if (error->line > 0)
        return complain(exit_status_of(status), "%s:%d: %s", path, error->line,
                        error->text);
    return complain(exit_status_of(status), "%s: %s", path, error->text);
}

int exit_status_of(Status status)
{
    switch (status) {
    case STATUS_OK:
        return EXIT_FINE;
    case STATUS_NO_ROUTE:
        return EXIT_NO;
    case STATUS_BAD_INPUT:
    case STATUS_TOO_LARGE:
        return EXIT_USAGE;
    default:
        return EXIT_LIMIT;
    }
}

const char *status_name(Status status)
{
    switch (status) {
    case STATUS_OK:
        return "found";
    case STATUS_NO_ROUTE:
        return "no-route";
    case STATUS_BAD_INPUT:
        return "bad input";
    case STATUS_TOO_LARGE:
        return "the world is too large for this search";
    case STATUS_OUT_OF_MEMORY:
        return "out of memory";
    case STATUS_OUT_OF_TIME:
        return "out of time";
    case STATUS_ERROR:
        return "error";
    }
    return "no known status";
}
