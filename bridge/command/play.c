/* play.c -- reitti play: a game in the whole terminal or line by line, by any
 * search.
 *
 * What is in C is played here.  Prolog has an interface of its own, and so has
 * each program of 2010: these take over.
 */
#include "../../c_impl/play/program.h"
#include "../../c_impl/play/screen.h"
#include "../check/catalogue.h"
#include "../check/languages.h"
#include "../check/missing.h"
#include "../check/places.h"
#include "../outside/outside.h"
#include "command.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* What stands before and behind the names of the games. */
static const char help_begin[] = "Usage: reitti play GAME [OPTION...]\nPlays ";
static const char help_end[] =
    ": in the whole terminal, if there is one,\n"
    "otherwise line by line.\n"
    "\n"
    "  -s, --search NAME        the search that finds the way; otherwise that "
    "of the game\n"
    "  -y, --style STYLE        thesis, plain or tuned (tuned, else plain);\n"
    "                           original: the program of 2010, line by line in "
    "its own world\n"
    "  -l, --lang LANG          c or prolog: of the search and of the game "
    "itself (c)\n"
    "  -w, --world WORLD        a name, a .world file or how it is made, "
    "instead "
    "of the\n"
    "                           game's own world\n"
    "  -n, --line               line by line on a terminal, too\n"
    "  -h, --help               show this\n"
    "\n"
    "In the whole terminal, and beside what the game itself tells:\n"
    "  ?       what may be pressed\n"
    "  s v c   another search, another style, the other language; the one "
    "before is asked\n"
    "          the same, and time and work of both are shown\n"
    "  d w     distances instead of levels; the last search square by square "
    "(of routes)\n"
    "  L       leave\n"
    "\n"
    "Exit status: 0 fine, 2 bad arguments or world, 3 out of memory or "
    "crashed, 4 the output\n"
    "could not be written.\n";

/* The games that can be played, as a sentence has them. */
static void name_games(char *text, size_t size)
{
    int left = 0;
    *text = '\0';
    for (const Game *game = game_first(); game != NULL; game = game->next)
        left += program_find(game->name) != NULL;
    for (const Game *game = game_first(); game != NULL; game = game->next) {
        size_t length = strlen(text);
        if (program_find(game->name) != NULL)
            snprintf(text + length, size - length, "%s%s", game->name,
                     --left == 0 ? ""
                     : left == 1 ? " or "
                                 : ", ");
    }
}

/* Whether to take the whole terminal; says why not, if it looks like one. */
static bool takes_screen(const Options *options)
{
    Error error;
    if (options->line || !screen_has_terminal())
        return false;
    if (screen_check(&error) == STATUS_OK)
        return true;
    complain(EXIT_FINE, "%s: line by line, then", error.text);
    return false;
}

static int play_original(const char *game, const Options *options)
{
    const Language *language = options->selection.language;
    bool c = language == NULL || language == &language_c;
    char name[80];
    char program[PATH_MAX];
    if (options->world != NULL)
        return complain(EXIT_USAGE, "the program of 2010 has its own world and "
                                    "takes no other");
    if (options->selection.names != NULL)
        return complain(EXIT_USAGE, "the program of 2010 has its own search "
                                    "and takes no other");
    snprintf(name, sizeof name, STYLE_ORIGINAL "-%s%s%s", game, c ? "" : "-",
             c ? "" : language->name);
    places_made(program, name);
    signal(SIGPIPE, SIG_DFL); /* it ends where nobody reads on */
    execl(program, program, (char *)NULL);
    return complain(EXIT_USAGE, "%s: %s; make builds it", program,
                    strerror(errno));
}

/* The same in Prolog, from which C can be asked likewise. */
static int play_prolog(const Program *program, const Play *play)
{
    char file[PATH_MAX];
    places_source(file, "bridge/command/play.pl");
    const char *const words[] = {"swipl",
                                 "-O",
                                 "-f",
                                 "none",
                                 "-F",
                                 "none",
                                 "--no-packs",
                                 "--on-error=status",
                                 "--on-warning=status",
                                 file,
                                 "--",
                                 program->game,
                                 play->solver->name,
                                 play->solver->style,
                                 play->solver->language->name,
                                 play->screen ? "screen" : "lines",
                                 play->path};
    int count = sizeof words / sizeof *words;
    int outside = 0;
    while (outside_clauses(outside) != NULL)
        outside++;
    char **arguments = calloc((size_t)(count + outside) + 1, sizeof *arguments);
    if (arguments == NULL)
        return complain_memory();
    memcpy(arguments, words, sizeof words); /* execvp() changes none of them */
    for (int i = 0; i < outside; i++)
        memcpy(&arguments[count + i], &(const char *){outside_clauses(i)},
               sizeof *arguments);
    execvp(*arguments, arguments);
    free(arguments);
    return complain(EXIT_LIMIT, "swipl: %s", strerror(errno));
}

/* Both languages are there where one can go from one to the other: on a screen,
 * or if the game has it so. */
static int play(Program *program, Options *options)
{
    const Game *game = game_find(program->game, strlen(program->game));
    const Solver *chosen[LANGUAGES];
    int count;
    char path[PATH_MAX];
    Error error;
    bool screen = takes_screen(options);
    Status status =
        solvers_choose(&options->selection, false, program_problem(program),
                       game, game->ways, chosen, &count, &error);
    if (status == STATUS_OK && (screen || program->problem != NULL))
        status = languages_start(NULL, MODE_OPTIMIZE, &error);
    if (status == STATUS_OK && options->world != NULL)
        status = missing_world(options->world, &error);
    if (status != STATUS_OK)
        return complain_of(status, &error);
    catalogue_world_path(
        path, options->world == NULL ? game->name : options->world, NULL);
    Play asked = {
        .path = path, .get = worlds_get, .solver = chosen[0], .screen = screen};
    return chosen[0]->language == &language_c ? program_play(program, &asked)
                                              : play_prolog(program, &asked);
}

int command_play(int argc, char **argv)
{
    Options options;
    int exit_status;
    char names[200];
    char help[sizeof help_begin + sizeof names + sizeof help_end];
    name_games(names, sizeof names);
    snprintf(help, sizeof help, "%s%s%s", help_begin, names, help_end);
    if (!options_read(&options, &argc, &argv, "slywn", help, &exit_status))
        return exit_status;
    if (argc != 1)
        return complain(EXIT_USAGE,
                        "expected one GAME; see reitti play --help");
    if (game_find(argv[0], strlen(argv[0])) == NULL)
        return complain(EXIT_USAGE,
                        "no game is called '%s'; see reitti list games",
                        argv[0]);
    if (options.both)
        return complain(EXIT_USAGE,
                        "--lang cannot be 'both'; see reitti play --help");
    if (options.selection.style != NULL &&
        strcmp(options.selection.style, STYLE_ORIGINAL) == 0)
        return play_original(argv[0], &options);
    if (program_find(argv[0]) == NULL)
        return complain(EXIT_USAGE,
                        "%s cannot be played; see reitti play --help", argv[0]);
    return play(program_find(argv[0]), &options);
}
