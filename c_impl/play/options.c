/* options.c -- the options of a playable program.
 *
 * Mirror: prolog_impl/play/options.pl.
 */
#include "options.h"

#include <getopt.h>
#include <stddef.h>
#include <string.h>

static const struct option all_options[] = {
    {"world", required_argument, NULL, 'w'},
    {"screen", no_argument, NULL, 's'},
    {"help", no_argument, NULL, 'h'},
    {"version", no_argument, NULL, 'V'},
    {0}};

/* getopt_long() keeps the letter of a short option, whose word may be another.
 */
static Status refuse(bool no_value, const char *word, Error *error)
{
    char letter[] = {'-', (char)optopt, '\0'};
    bool is_long = strncmp(word, "--", 2) == 0;
    const char *what = no_value                 ? "needs a value"
                       : is_long && optopt != 0 ? "takes no value"
                                                : "is not an option here";
    return error_set(error, STATUS_BAD_INPUT, 0, "%s %s",
                     is_long ? word : letter, what);
}

Status play_options(PlayOptions *options, int argc, char **argv, Error *error)
{
    int letter;
    *options = (PlayOptions){0};
    while ((letter = getopt_long(argc, argv, ":w:shV", all_options, NULL)) !=
           -1)
        switch (letter) {
        case 'w':
            options->world = optarg;
            break;
        case 's':
            options->screen = true;
            break;
        case 'h':
            options->help = true;
            return STATUS_OK;
        case 'V':
            options->version = true;
            return STATUS_OK;
        default:
            return refuse(letter == ':', argv[optind - 1], error);
        }
    if (optind < argc)
        return error_set(error, STATUS_BAD_INPUT, 0, "'%s' is too much",
                         argv[optind]);
    return STATUS_OK;
}
