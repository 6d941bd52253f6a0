/* two_phase.c -- the two-phase search of 2010: puts questions to the program
 * originals/rogue.c.
 *
 * The program is compiled in as it is, but for two names that this side has as
 * well.  On the clock is what its own clock stood around.  It counts squares
 * from 0.
 *
 * Mirror: prolog_impl/route/original/two_phase.pl.
 */
#define main rogue_main
#define World RogueWorld
#include "../../originals/rogue.c"
#undef World

#include "../../kernels/framed.h"
#include "../../solver.h"

#include <stdlib.h>

typedef struct Program {
    Framed framed;
    RogueWorld world;
    Player player;
    Creature creature;
    Square route[WIDTH * HEIGHT];
} Program;

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    Program *program = malloc(sizeof *program);
    if (program == NULL)
        return error_out_of_memory(error);
    Status status =
        framed_make(&program->framed, world, 1, EDGES_TRUSTED, error);
    if (status == STATUS_OK)
        *prepared = program;
    else
        free(program);
    return status;
}

/* The characters of the world itself are nobody to a search. */
static void put_in_place(Program *program, const Question *question)
{
    Square from = framed_in(&program->framed, question->squares[0]);
    Square to = framed_in(&program->framed, question->squares[1]);
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++) {
            char glyph = program->framed.glyphs[0][y][x];
            bool somebody = glyph == '@' || glyph == 'o';
            program->world.level[y][x] = somebody ? '.' : glyph;
        }
    player_set(&program->player, &program->world, to.x - 1, to.y - 1);
    creature_set(&program->creature, &program->world, from.x - 1, from.y - 1);
    creature_set_distances(&program->creature, &program->world);
    creature_set_examine(&program->creature);
    creature_set_route(&program->creature);
}

static Square square_of(const Program *program, const int *place)
{
    return framed_out(&program->framed,
                      (Square){1, place[0] + 1, place[1] + 1});
}

/* Its route goes backwards.  The first square that it examines is the start. */
static Answer take_route(Program *program)
{
    const Creature *creature = &program->creature;
    int count = creature->route_end / 2;
    for (int i = 0; i < count; i++)
        program->route[i] =
            square_of(program, &creature->route[2 * (count - 1 - i)]);
    return (Answer){.score = count,
                    .work = {1 + creature->examine_next / 2},
                    .rows = {.count = count, .squares = program->route}};
}

/* With the search, or only what goes on around it. */
static Answer ask(Program *program, const Question *question, bool search)
{
    if (!framed_accepts(&program->framed, question, framed_reaches))
        return framed_refusal();
    put_in_place(program, question);
    if (search) {
        creature_compute_distances(&program->creature, &program->player);
        creature_find_route(&program->creature, &program->player);
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

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    const Program *program = prepared;
    const World *world = program->framed.world;
    const Creature *creature = &program->creature;
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
    steps[0] = question->squares[0];
    for (int i = 1; i < answer.work[0]; i++)
        steps[i] = square_of(program, &creature->examine[2 * (i - 1)]);
    for (size_t i = 0; i < world_size(world); i++) {
        Square square = framed_in(&program->framed, world_square(world, i));
        int distance = creature->distances[square.y - 1][square.x - 1];
        left[i] = distance > NOT_COMPUTED ? distance
                  : distance == CREATURE  ? 0
                                          : UNREACHED;
    }
    return STATUS_OK;
}

SOLVER(.name = "two_phase", .style = STYLE_ORIGINAL, .problem = "route",
       .summary = "two phases to the player, as the program of 2010",
       .promises = {{.game = "rogue", .complete = true, .best = true}},
       .prepare = prepare, .run = run, .trace = trace, .release = free,
       .idle = idle)
