/* play.c -- reitti play: becomes the playable program that was asked for. */
#include "../check/catalogue.h"
#include "command.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "Usage: reitti play GAME [OPTION...]\n"
    "Plays rogue, tactics or city: in the whole terminal, if there is one, "
    "otherwise line by\n"
    "line.  The game says how.\n"
    "\n"
    "  -l, --lang LANG          c or prolog (c)\n"
    "  -y, --style STYLE        thesis or tuned: the search that finds the way "
    "(tuned)\n"
    "  -w, --world WORLD        a name or a .world file, instead of the game's "
    "own world\n"
    "  -n, --line               line by line on a terminal, too\n"
    "  -h, --help               show this\n"
    "\n"
    "Exit status: 0 fine, 2 bad arguments or world, 3 out of memory or "
    "crashed, 4 the output\n"
    "could not be written.\n";

/* Whether there is a terminal that can be drawn on. */
static bool has_screen(void)
{
    const char *terminal = getenv("TERM");
    return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && terminal != NULL &&
           *terminal != '\0' && strcmp(terminal, "dumb") != 0;
}

int command_play(int argc, char **argv)
{
    Options options;
    int exit_status;
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

    bool thesis = options.style != NULL && strcmp(options.style, "thesis") == 0;
    bool prolog = options.lang != NULL && strcmp(options.lang, "prolog") == 0;
    char name[80];
    char program[PATH_MAX];
    char world[PATH_MAX];
    snprintf(name, sizeof name, "%s%s%s", argv[0], thesis ? "-thesis" : "",
             prolog ? "-prolog" : "");
    catalogue_beside(program, name);

    char *arguments[5] = {program};
    int count = 1;
    if (!options.line && has_screen())
        arguments[count++] = "--screen";
    if (options.world != NULL) {
        catalogue_world_path(world, options.world, NULL);
        arguments[count++] = "--world";
        arguments[count] = world;
    }
    execv(program, arguments);
    return complain(EXIT_USAGE, "%s: %s; make builds it", program,
                    strerror(errno));
}
