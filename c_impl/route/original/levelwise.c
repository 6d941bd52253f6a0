/* levelwise.c -- the level-wise search of 2010: puts questions to the program
 * originals/city.c.
 *
 * The program is compiled in as it is, but for two names that this side has as
 * well.  On the clock is what its own clock stood around.
 *
 * Mirror: prolog_impl/route/original/levelwise.pl.
 */
#define main city_main
#define World CityWorld
#include "../../originals/city.c"
#undef World

#include "../../kernels/framed.h"
#include "../../moves.h"
#include "../../solver.h"

#include <stdlib.h>

typedef struct Program {
    Framed framed;
    CityWorld world;
    Player player;
    Square route[LEVELS * SQUARES];
} Program;

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    Program *program = malloc(sizeof *program);
    if (program == NULL)
        return error_out_of_memory(error);
    Status status =
        framed_make(&program->framed, world, LEVELS, EDGES_TRUSTED, error);
    if (status == STATUS_OK)
        *prepared = program;
    else
        free(program);
    return status;
}

/* Of two wanted stairs beside one square, C would take the last and Prolog the
 * first. */
static bool has_stairs_side_by_side(const World *world, int level, char wanted)
{
    for (size_t i = 0; i < world_size(world); i++) {
        Square square = world_square(world, i);
        Square moves[MOVES];
        int stairs = 0;
        if (square.level != level || !world_is_open(world, square))
            continue;
        int count = moves_from(world, square, moves);
        for (int k = 0; k < count; k++)
            stairs += world_element(world, moves[k]) == wanted;
        if (stairs > 1)
            return true;
    }
    return false;
}

/* Whether the nearest stairs of each level lead to the goal, which is not where
 * its level is entered. */
static bool reaches(const World *world, const Question *question)
{
    Square here = question->squares[0];
    Square to = question->squares[1];
    int step = here.level < to.level ? 1 : -1;
    char wanted = step == 1 ? STAIRS_DOWN : STAIRS_UP;
    char glyph = world_element(world, here);
    if (glyph == STAIRS_DOWN || glyph == STAIRS_UP)
        return false;
    while (here.level != to.level) {
        if (has_stairs_side_by_side(world, here.level, wanted) ||
            !framed_nearest(world, here, wanted, to, &here))
            return false;
        here.level += step;
    }
    return !square_equal(here, to) &&
           framed_nearest(world, here, '\0', to, &here);
}

/* The world's own character cannot be entered, as a wall. */
static void put_in_place(Program *program, const Question *question)
{
    Square from = framed_in(&program->framed, question->squares[0]);
    Square to = framed_in(&program->framed, question->squares[1]);
    Player *player = &program->player;
    for (int level = 1; level <= LEVELS; level++)
        for (int y = 1; y <= ROWS; y++)
            for (int x = 1; x <= COLUMNS; x++) {
                char glyph = program->framed.glyphs[level - 1][y - 1][x - 1];
                program->world.levels[level][y][x] = glyph == '@' ? '#' : glyph;
            }
    player->level = from.level;
    player->x = from.x;
    player->y = from.y;
    player->goal_level = to.level;
    player->goal_x = to.x;
    player->goal_y = to.y;
    player_set_distances(player, &program->world);
    player_set_lists(player);
}

/* On each of its levels, the starting point and then those of the list. */
static int expanded_on(const Player *player, int level)
{
    return 1 + player->examine_next[level] / 2;
}

/* Its route goes backwards. */
static Answer take_route(Program *program)
{
    const Player *player = &program->player;
    int count = player->route_end / 3;
    Answer answer = {.score = count,
                     .rows = {.count = count, .squares = program->route}};
    for (int i = 0; i < count; i++) {
        const int *place = &player->route[3 * (count - 1 - i)];
        program->route[i] = framed_out(&program->framed,
                                       (Square){place[0], place[1], place[2]});
    }
    for (int i = 0; i < player->levels_done; i++)
        answer.work[0] += expanded_on(player, player->start_points[3 * i]);
    return answer;
}

/* With the search, or only what goes on around it. */
static Answer ask(Program *program, const Question *question, bool search)
{
    if (!framed_accepts(&program->framed, question, reaches))
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

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    const Program *program = prepared;
    const Framed *framed = &program->framed;
    const World *world = framed->world;
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
    for (int i = 0; i < player->levels_done; i++) {
        const int *start = &player->start_points[3 * i];
        const int *place = player->examine[start[0]];
        *steps++ = framed_out(framed, (Square){start[0], start[1], start[2]});
        for (int k = 1; k < expanded_on(player, start[0]); k++, place += 2)
            *steps++ =
                framed_out(framed, (Square){start[0], place[0], place[1]});
    }
    for (size_t i = 0; i < world_size(world); i++) {
        Square at = framed_in(framed, world_square(world, i));
        int distance = player->distances[at.level][at.y][at.x];
        left[i] = distance > NOT_COMPUTED ? distance
                  : distance == START     ? 0
                                          : UNREACHED;
    }
    return STATUS_OK;
}

SOLVER(.name = "levelwise", .style = STYLE_ORIGINAL, .problem = "route",
       .summary = "level by level to the nearest stairs, as the program of "
                  "2010",
       .promises = {{.game = "city"}}, .prepare = prepare, .run = run,
       .trace = trace, .release = free, .idle = idle)
