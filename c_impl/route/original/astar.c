/* astar.c -- the A* of 2010: puts questions to the program originals/tactics.c.
 *
 * The program is compiled in as it is, but for two names that this side has as
 * well.  On the clock is what its own clock stood around.
 *
 * Mirror: prolog_impl/route/original/astar.pl.
 */
#define main tactics_main
#define World TacticsWorld
#include "../../originals/tactics.c"
#undef World

#include "../../kernels/framed.h"
#include "../../solver.h"

#include <stdlib.h>
#include <string.h>

typedef struct Program {
    Framed framed;
    TacticsWorld world;
    Player player;
    Square route[SQUARES];
} Program;

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    Program *program = malloc(sizeof *program);
    if (program == NULL)
        return error_out_of_memory(error);
    Status status =
        framed_make(&program->framed, world, LEVELS, EDGES_SEEN, error);
    if (status == STATUS_OK)
        *prepared = program;
    else
        free(program);
    return status;
}

static void put_in_place(Program *program, const Question *question)
{
    Square from = framed_in(&program->framed, question->squares[0]);
    Square to = framed_in(&program->framed, question->squares[1]);
    memcpy(program->world.level, program->framed.glyphs,
           sizeof program->world.level);
    player_set_position(&program->player, from.level, from.x, from.y);
    player_set_goal(&program->player, to.level, to.x, to.y);
    player_set_lists(&program->player);
    player_draw(&program->player, &program->world);
}

/* Its route goes backwards. */
static Answer take_route(Program *program)
{
    const Player *player = &program->player;
    int count = player->route_length / 2;
    for (int i = 0; i < count; i++) {
        const int *place = &player->route[2 * (count - 1 - i)];
        program->route[i] = framed_out(
            &program->framed, (Square){player->level, place[0], place[1]});
    }
    return (Answer){.score = player->open[player->current].distance,
                    .work = {player->closed_count},
                    .rows = {.count = count, .squares = program->route}};
}

/* With the search, or only what goes on around it. */
static Answer ask(Program *program, const Question *question, bool search)
{
    if (!framed_accepts(&program->framed, question, framed_reaches))
        return framed_refusal();
    put_in_place(program, question);
    if (search) {
        player_compute_distances(&program->player, &program->world);
        player_find_route(&program->player);
    }
    return take_route(program);
}

static Answer run(void *prepared, const Question *question)
{
    return ask(prepared, question, true);
}

static Answer idle(void *prepared, const Question *question)
{
    return ask(prepared, question, false);
}

static Square square_of(const Program *program, const ListedSquare *listed)
{
    return framed_out(&program->framed,
                      (Square){listed->level, listed->x, listed->y});
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    const Program *program = prepared;
    const World *world = program->framed.world;
    const Player *player = &program->player;
    Answer answer = run(prepared, question);
    Square *steps;
    int64_t *left;
    if (answer.status != STATUS_OK) {
        trace->message = answer.message;
        return answer.status;
    }
    Status status = trace_make(trace, world, answer.work[0], &steps, &left);
    if (status != STATUS_OK)
        return status;
    for (int i = 0; i < player->closed_count; i++)
        steps[i] = square_of(program, &player->closed[i]);
    for (size_t i = 0; i < world_size(world); i++)
        left[i] = UNREACHED;
    for (int i = 0; i < player->open_count; i++)
        left[world_index(world, square_of(program, &player->open[i]))] =
            player->open[i].distance;
    return STATUS_OK;
}

SOLVER(.name = "astar", .style = STYLE_ORIGINAL, .problem = "route",
       .summary = "A* by twice the Manhattan distance, as the program of 2010",
       .promises = {{.game = "tactics", .complete = true}}, .prepare = prepare,
       .run = run, .trace = trace, .release = free, .idle = idle)
