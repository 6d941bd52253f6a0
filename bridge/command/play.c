/* play.c -- reitti play: becomes the playable program that was asked for. */
#include "../../c_impl/game.h"
#include "../check/catalogue.h"
#include "../check/languages.h"
#include "command.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* What stands before and behind the names of the games. */
static const char help_begin[] = "Usage: reitti play GAME [OPTION...]\nPlays ";
static const char help_end[] =
    ": in the whole terminal, if there is one, otherwise line by\n"
    "line.  The game says how.\n"
    "\n"
    "  -l, --lang LANG          c or prolog (c)\n"
    "  -y, --style STYLE        thesis or tuned: the search that finds the way "
    "(tuned);\n"
    "                           original: the program of 2010, line by line in "
    "its own world\n"
    "  -w, --world WORLD        a name or a .world file, instead of the game's "
    "own world\n"
    "  -n, --line               line by line on a terminal, too\n"
    "  -h, --help               show this\n"
    "\n"
    "Exit status: 0 fine, 2 bad arguments or world, 3 out of memory or "
    "crashed, 4 the output\n"
    "could not be written.\n";

/* Whether the build has made a program of the game. */
static bool is_played(const Game *game)
{
    char program[PATH_MAX];
    catalogue_beside(program, game->name);
    return access(program, X_OK) == 0;
}

/* The games that there is a program of, as a sentence has them. */
static void name_games(char *text, size_t size)
{
    int left = 0;
    *text = '\0';
    for (const Game *game = game_first(); game != NULL; game = game->next)
        left += is_played(game);
    for (const Game *game = game_first(); game != NULL; game = game->next) {
        size_t length = strlen(text);
        if (is_played(game))
            snprintf(text + length, size - length, "%s%s", game->name,
                     --left == 0 ? ""
                     : left == 1 ? " or "
                                 : ", ");
    }
}

/* Whether there is a terminal that can be drawn on. */
static bool has_screen(void)
{
    const char *terminal = getenv("TERM");
    return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && terminal != NULL &&
           *terminal != '\0' && strcmp(terminal, "dumb") != 0;
}

/* Becomes the program of that name with these arguments. */
static int become(const char *name, char **arguments)
{
    char program[PATH_MAX];
    catalogue_beside(program, name);
    arguments[0] = program;
    execv(program, arguments);
    return complain(EXIT_USAGE, "%s: %s; make builds it", program,
                    strerror(errno));
}

int command_play(int argc, char **argv)
{
    Options options;
    int exit_status;
    char names[200];
    char help[sizeof help_begin + sizeof names + sizeof help_end];
    name_games(names, sizeof names);
    snprintf(help, sizeof help, "%s%s%s", help_begin, names, help_end);
    if (!options_read(&options, &argc, &argv, "lywn", help, &exit_status))
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

    const char *style = options.selection.style;
    const Language *language = options.selection.language;
    bool tuned = style == NULL || strcmp(style, "tuned") == 0;
    bool c = language == NULL || language == &language_c;
    char name[80];
    char world[PATH_MAX];
    char *arguments[5] = {NULL};
    int count = 1;
    if (style != NULL && strcmp(style, STYLE_ORIGINAL) == 0) {
        if (options.world != NULL)
            return complain(EXIT_USAGE, "the program of 2010 has its own world "
                                        "and takes no other");
        snprintf(name, sizeof name, "%s-%s%s%s", style, argv[0], c ? "" : "-",
                 c ? "" : language->name);
        return become(name, arguments);
    }
    snprintf(name, sizeof name, "%s%s%s%s%s", argv[0], tuned ? "" : "-",
             tuned ? "" : style, c ? "" : "-", c ? "" : language->name);
    if (!options.line && has_screen())
        arguments[count++] = "--screen";
    if (options.world != NULL) {
        catalogue_world_path(world, options.world, NULL);
        arguments[count++] = "--world";
        arguments[count] = world;
    }
    return become(name, arguments);
}
