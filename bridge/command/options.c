/* options.c -- the command line, and the one line that says what is wrong with
 * it. */
#include "options.h"

#include "../../c_impl/map_reader.h"
#include "../check/languages.h"
#include "../measure/plan_size.h"
#include "complain.h"

#include <getopt.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
    {"claims", no_argument, NULL, 'c'},
    {"all", no_argument, NULL, 'a'},
    {"moves", required_argument, NULL, 'm'},
    {"scen", required_argument, NULL, 'e'},
    {"sample", required_argument, NULL, 'N'},
    {"count", required_argument, NULL, 'C'},
    {"shard", required_argument, NULL, 'i'},
    {"from", required_argument, NULL, 'F'},
    {"local", no_argument, NULL, 'L'},
    {"parallel", no_argument, NULL, 'P'},
    {"slurm", no_argument, NULL, 'U'},
    {"shards", required_argument, NULL, 'k'},
    {"hosts", required_argument, NULL, 'H'},
    {"tries", required_argument, NULL, 'x'},
    {"detach", no_argument, NULL, 'd'},
    {"problem", required_argument, NULL, 'O'},
    {"game", required_argument, NULL, 'G'},
    {"like", required_argument, NULL, 'K'},
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

static bool read_language(Options *options, const char *name)
{
    options->both = strcmp(name, "both") == 0;
    options->selection.language = language_find(name);
    return options->both || options->selection.language != NULL;
}

static bool read_engine(Options *options, const char *name)
{
    options->engine = name;
    options->engines++;
    return true;
}

static bool read_option(Options *options, int letter, const char *value)
{
    static const char *const styles[] = {"original", "thesis", "plain", "tuned",
                                         NULL};
    const struct {
        char letter;
        const char **text;
    } texts[] = {{'s', &options->selection.names},
                 {'y', &options->selection.style},
                 {'f', &options->format},
                 {'w', &options->world},
                 {'p', &options->plan},
                 {'o', &options->out},
                 {'F', &options->from},
                 {'H', &options->hosts},
                 {'m', &options->moves},
                 {'e', &options->scen},
                 {'C', &options->count},
                 {'O', &options->problem},
                 {'G', &options->game},
                 {'K', &options->like}};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        if (texts[i].letter == letter)
            *texts[i].text = value;
    switch (letter) {
    case 'y':
        return is_one_of(value, styles);
    case 'p':
        return plan_size(value) != NULL;
    case 'm':
        return map_game(value, &(Ways){0}, &(Error){0}) != NULL;
    case 'N':
        return read_number(value, &options->sample);
    case 'l':
        return read_language(options, value);
    case 'n':
        options->line = true;
        return true;
    case 't':
        options->trace = true;
        return true;
    case 'R':
        options->resume = true;
        return true;
    case 'c':
        options->claims = true;
        return true;
    case 'a':
        options->all = true;
        return true;
    case 'L':
        return read_engine(options, "local");
    case 'P':
        return read_engine(options, "parallel");
    case 'U':
        return read_engine(options, "slurm");
    case 'd':
        options->detach = true;
        return true;
    case 'k':
        return read_number(value, &options->shards) &&
               options->shards <= SHARDS;
    case 'x':
        return read_number(value, &options->tries);
    case 'i':
        return shard_parse(&options->shard, value);
    case 'q':
        options->plan = "quick";
        return true;
    case 'r':
        options->plan = "rigorous";
        return true;
    case 'j':
        return read_number(value, &options->jobs);
    case 'b':
        return read_number(value, &options->budget);
    case 'S':
        return read_number(value, &options->seed);
    case 'M':
        return read_megabytes(value, &options->memory);
    case 'T':
        return read_seconds(value, &options->time_limit);
    default:
        return true; /* a text */
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

/* Puts the moves behind a map or a scenario that has none; the text stays to
 * the end of the program. */
static const char *put_moves(const char *argument, const char *moves)
{
    static struct Kept {
        struct Kept *before;
        char text[];
    } * kept;
    const char *said = map_moves(argument, ".map");
    if (said == NULL)
        said = map_moves(argument, ".scen");
    if (moves == NULL || said == NULL || *said != '\0')
        return argument;
    size_t size = strlen(argument) + strlen(moves) + 2;
    struct Kept *put = malloc(sizeof *put + size);
    if (put == NULL)
        return argument;
    put->before = kept;
    kept = put;
    snprintf(put->text, size, "%s:%s", argument, moves);
    return put->text;
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
    for (int i = 0; i < *argc; i++)
        (*argv)[i] = (char *)(uintptr_t)put_moves((*argv)[i], options->moves);
    if (options->scen != NULL)
        options->scen = put_moves(options->scen, options->moves);
    return true;
}
