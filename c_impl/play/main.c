/* main.c -- a program of its own that plays one game by one solver.
 *
 * Mirror: prolog_impl/play/main.pl.
 */
#include "../support/output.h"
#include "options.h"
#include "program.h"
#include "screen.h"

#include <signal.h>

/* The game's own world, as the text of its file; the build puts it in. */
extern const char own_world[];

static int help(const Program *program)
{
    printf(
        "Usage: %s [OPTION...]\n"
        "%s.\n"
        "\n"
        "  -w, --world FILE   play in this world instead of the game's own\n"
        "  -s, --screen       use the whole terminal instead of line by line\n"
        "  -h, --help         show this\n"
        "  -V, --version      show the version, and which search plays\n"
        "\n"
        "Exit status: 0 fine, 2 bad arguments or world, 3 out of memory or the "
        "search failed,\n"
        "4 the output could not be written.\n",
        program->game, program->title);
    return PROGRAM_FINE;
}

static int version(const Program *program)
{
    const Solver *solver = program_solver(program);
    printf("%s " REITTI_VERSION " (%s, %s, %s)\n", program->game, solver->name,
           solver->style, solver->language->name);
    return PROGRAM_FINE;
}

static int run(Program *program, int argc, char **argv)
{
    PlayOptions options;
    Error error;
    if (play_options(&options, argc, argv, &error) != STATUS_OK)
        return program_complain(program, PROGRAM_USAGE, "%s; see %s --help",
                                error.text, program->game);
    if (options.help)
        return help(program);
    if (options.version)
        return version(program);
    if (options.screen && !screen_has_terminal())
        return program_complain(program, PROGRAM_USAGE,
                                "--screen needs a terminal; see %s --help",
                                program->game);
    if (options.screen && screen_check(&error) != STATUS_OK) {
        program_complain(program, PROGRAM_FINE, "%s: line by line, then",
                         error.text);
        options.screen = false;
    }
    return program_play(program, &(Play){.path = options.world,
                                         .text = own_world,
                                         .solver = program_solver(program),
                                         .screen = options.screen});
}

int main(int argc, char **argv)
{
    Program *program = program_find(NULL);
    signal(SIGPIPE,
           SIG_IGN); /* a reader that goes away is a failure to write */
    int exit_status = run(program, argc, argv);
    bool written = fflush(stdout) == 0 && !ferror(stdout);
    if (exit_status != PROGRAM_FINE || written)
        return exit_status;
    if (!output_is_read())
        return PROGRAM_UNWRITTEN;
    return program_complain(program, PROGRAM_UNWRITTEN,
                            "the output could not be written");
}
