/* program.c -- what all playable programs have in common.
 *
 * Mirror: prolog_impl/play/program.pl.
 */
#include "program.h"

#include "../world_reader.h"
#include "options.h"
#include "screen.h"

#include <ctype.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* One line, whatever a file or an argument put into it. */
__attribute__((format(printf, 3, 4))) static int
complain(const Program *program, int exit_status, const char *format, ...)
{
    char line[2048];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    for (char *c = line; *c != '\0'; c++)
        if (iscntrl((unsigned char)*c))
            *c = '?';
    fprintf(stderr, "%s: %s\n", program->game, line);
    return exit_status;
}

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
    const Solver *solver = solver_first();
    printf("%s " REITTI_VERSION " (%s, %s, %s)\n", program->game, solver->name,
           solver->style, solver->language->name);
    return PROGRAM_FINE;
}

static Status read_world(Program *program, const char *path, Error *error)
{
    if (path == NULL)
        return world_parse(&program->world, own_world, strlen(own_world),
                           error);
    Status status = world_read(&program->world, path, error);
    if (status == STATUS_OK &&
        strcmp(program->world.game->name, program->game) != 0)
        status = error_set(error, STATUS_BAD_INPUT, 0,
                           "this is a world of %s, not of %s",
                           program->world.game->name, program->game);
    return status;
}

static int play(Program *program, const PlayOptions *options)
{
    Error error = {0};
    const char *path = options->world;
    int exit_status = PROGRAM_FINE;
    const char *no_colour = getenv("NO_COLOR");
    program->colour =
        isatty(STDOUT_FILENO) && (no_colour == NULL || *no_colour == '\0');
    Status status = read_world(program, path, &error);
    if (status == STATUS_OK)
        status = guide_make(&program->guide, &program->world, &error);
    if (status == STATUS_OK)
        status = options->screen ? program->screen(program, &error)
                                 : program->lines(program, &error);
    if (status != STATUS_OK) {
        bool refused = status == STATUS_BAD_INPUT || status == STATUS_REFUSED;
        exit_status = refused ? PROGRAM_USAGE : PROGRAM_LIMIT;
        if (path == NULL)
            complain(program, exit_status, "%s", error.text);
        else if (error.line == 0)
            complain(program, exit_status, "%s: %s", path, error.text);
        else
            complain(program, exit_status, "%s:%d: %s", path, error.line,
                     error.text);
    }
    guide_free(&program->guide);
    world_free(&program->world);
    return exit_status;
}

static int run(Program *program, int argc, char **argv)
{
    PlayOptions options;
    Error error;
    if (play_options(&options, argc, argv, &error) != STATUS_OK)
        return complain(program, PROGRAM_USAGE, "%s; see %s --help", error.text,
                        program->game);
    if (options.help)
        return help(program);
    if (options.version)
        return version(program);
    if (options.screen && screen_check(&error) != STATUS_OK)
        return complain(program, PROGRAM_USAGE, "%s; see %s --help", error.text,
                        program->game);
    return play(program, &options);
}

static bool nobody_reads_on(void)
{
    struct pollfd output = {.fd = STDOUT_FILENO};
    return poll(&output, 1, 0) == 1 && (output.revents & POLLERR) != 0;
}

int program_main(Program *program, int argc, char **argv)
{
    signal(SIGPIPE,
           SIG_IGN); /* a reader that goes away is a failure to write */
    int exit_status = run(program, argc, argv);
    if (exit_status == PROGRAM_FINE && (fflush(stdout) != 0 || ferror(stdout)))
        return nobody_reads_on() ? PROGRAM_UNWRITTEN
                                 : complain(program, PROGRAM_UNWRITTEN,
                                            "the output could not be written");
    return exit_status;
}
