/* said.c -- what a process of a study says. */
#include "said.h"

#include <unistd.h>

Row said_row(const Said *said, const Solver *solver, const char *slot,
             RowKind kind, bool alone)
{
    const World *world = said->trial.world;
    Row row = row_empty();
    row.kind = (int)kind;
    row.file = said->sample.file;
    row.the_case = said->trial.the_case->name;
    row.problem = solver->problem;
    row.game = world->game->name;
    row.width = world->width;
    row.height = world->height;
    row.levels = world->levels;
    row.solver = solver->name;
    row.style = solver->style;
    for (int i = 0; i < LANGUAGES; i++)
        if (languages[i] == solver->language)
            row.lang = i;
    row.mode = (int)said->sample.mode;
    row.slot = slot;
    row.process = said->sample.process;
    row.ending = ENDING_OK;
    if (alone)
        row.flag = "apart";
    return row;
}

/* A copy of this process that a solver made is not heard. */
static void stay_alone(const Said *said)
{
    if (getpid() != said->self)
        _exit(0);
}

void said_line(const Said *said, const char *line)
{
    stay_alone(said);
    fprintf(said->out, "%s\n", line);
    fflush(said->out);
}

bool said_is_due(Said *said)
{
    said_line(said, SAMPLE_ALIVE);
    return said->rows++ >= said->sample.skip;
}

void said_flush(Said *said)
{
    stay_alone(said);
    if (said->holds)
        row_print(said->out, &said->held);
    fflush(said->out);
    said->holds = false;
}

void said_add(Said *said, const Row *row)
{
    said_flush(said);
    said->held = *row;
    said->holds = true;
}

void said_add_block(Said *said, Row row, const Block *block, double overhead_ns)
{
    row.runs = block->runs;
    row.cpu_ns = block->cpu_ns;
    row.wall_ns = block->wall_ns;
    row.overhead_ns = overhead_ns;
    row.collections = block->collections;
    if ((double)block->cpu_ns < 0.95 * (double)block->wall_ns)
        row.flag = row.flag == NULL ? "busy" : "busy apart";
    said_add(said, &row);
}
