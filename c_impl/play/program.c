/* program.c -- what can be played, and playing it.
 *
 * Mirror: prolog_impl/play/program.pl.
 */
#include "program.h"

#include "../world_reader.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static Program *first_program;

void program_register(Program *program)
{
    program->next = first_program;
    first_program = program;
}

Program *program_find(const char *game)
{
    Program *program = first_program;
    while (program != NULL && game != NULL && strcmp(program->game, game) != 0)
        program = program->next;
    return program;
}

const Problem *program_problem(const Program *program)
{
    return program->problem == NULL ? problem_unsaid()
                                    : problem_find(program->problem);
}

const Solver *program_solver(const Program *program)
{
    const Solver *last =
        solver_first(); /* of a name the tuned one comes last */
    const char *name = program_problem(program)->solver;
    for (const Solver *solver = last; name != NULL && solver != NULL;
         solver = solver->next)
        if (strcmp(solver->name, name) == 0)
            last = solver;
    return last;
}

int program_complain(const Program *program, int exit_status,
                     const char *format, ...)
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

static Status read_world(Program *program, const Play *play, Error *error)
{
    if (play->path == NULL)
        return world_parse(&program->world, play->text, strlen(play->text),
                           error);
    WorldsGet *get = play->get == NULL ? world_read : play->get;
    Status status = get(&program->world, play->path, error);
    if (status == STATUS_OK &&
        strcmp(program->world.game->name, program->game) != 0)
        status = error_set(error, STATUS_BAD_INPUT, 0,
                           "this is a world of %s, not of %s",
                           program->world.game->name, program->game);
    return status;
}

static int complain_of(const Program *program, Status status, const char *path,
                       const Error *error)
{
    bool refused = status == STATUS_BAD_INPUT || status == STATUS_REFUSED;
    int exit_status = refused ? PROGRAM_USAGE : PROGRAM_LIMIT;
    if (path == NULL)
        return program_complain(program, exit_status, "%s", error->text);
    if (error->line == 0)
        return program_complain(program, exit_status, "%s: %s", path,
                                error->text);
    return program_complain(program, exit_status, "%s:%d: %s", path,
                            error->line, error->text);
}

int program_play(Program *program, const Play *play)
{
    Error error = {0};
    int exit_status = PROGRAM_FINE;
    const char *no_colour = getenv("NO_COLOR");
    program->colour =
        isatty(STDOUT_FILENO) && (no_colour == NULL || *no_colour == '\0');
    Status status = read_world(program, play, &error);
    if (status == STATUS_OK)
        status = guides_make(&program->guides, play->solver, &program->world,
                             &error);
    if (status == STATUS_OK)
        status = play->screen ? program->screen(program, &error)
                              : program->lines(program, &error);
    if (status != STATUS_OK)
        exit_status = complain_of(program, status, play->path, &error);
    guides_free(&program->guides);
    world_free(&program->world);
    return exit_status;
}
