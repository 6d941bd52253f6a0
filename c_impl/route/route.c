/* route.c -- the problem: a way from one square to another.
 *
 * An answer's rows are the squares after the start, its score what the moves to
 * them cost, its work the squares expanded and, if the solver has a coarser
 * graph, its nodes that were taken up.  A trace has the squares expanded, in
 * order, and leaves the last distance that each square got, in costs or in
 * steps; a solver may expand a square more than once.
 *
 * Mirror: prolog_impl/route/route.pl.
 */
#include "drawing.h"

#include "../grown.h"
#include "../problem.h"
#include "../walker.h"

#include <stdarg.h>
#include <stdlib.h>

static Status accepts(const World *world, const Question *question,
                      Error *error)
{
    Square start = question->squares[0];
    Square goal = question->squares[1];
    if (world->game->has_stairs || start.level == goal.level)
        return STATUS_OK;
    return error_set(error, STATUS_BAD_INPUT, 0,
                     "%s is on another level than %s, and %s has no stairs",
                     world_square_text(world, goal).text,
                     world_square_text(world, start).text, world->game->name);
}

static Status check(const World *world, const Question *question,
                    const Answer *answer, const Promise *promise, Error *error)
{
    (void)promise;
    Square here = question->squares[0];
    Square goal = question->squares[1];
    bool beside = world->game->ends_beside;
    int64_t cost = 0;
    if (answer->rows.numbers != NULL)
        return error_set(error, STATUS_BAD_INPUT, 0, "squares have numbers");
    for (int i = 0; i < answer->rows.count; i++) {
        Square next = answer->rows.squares[i];
        if (!walker_may(world, here, next))
            return error_set(
                error, STATUS_BAD_INPUT, 0,
                "step %d, (%d,%d,%d) to (%d,%d,%d), is not allowed", i + 1,
                here.level, here.x, here.y, next.level, next.x, next.y);
        cost += world_move_cost(world, here, next);
        here = next;
        if (beside && square_equal(here, goal))
            return error_set(error, STATUS_BAD_INPUT, 0,
                             "step %d enters the goal's square", i + 1);
    }
    if (!square_equal(here, goal) && !(beside && walker_may(world, here, goal)))
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "the route ends at (%d,%d,%d)", here.level, here.x,
                         here.y);
    if (cost != answer->score)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "the route costs %lld, not %lld", (long long)cost,
                         (long long)answer->score);
    return STATUS_OK;
}

/* What is known of a trace while it is checked. */
typedef struct Checking {
    const World *world;
    const Question *question;
    const int64_t *distance;
    bool *expanded; /* so far */
    Error *error;
} Checking;

__attribute__((format(printf, 3, 4))) static Status
refuse(const Checking *work, Square square, const char *format, ...)
{
    char what[120];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(what, sizeof what, format, arguments);
    va_end(arguments);
    return error_set(work->error, STATUS_BAD_INPUT, 0, "%s %s",
                     world_square_text(work->world, square).text, what);
}

static bool is_expanded(const void *context, Square from, Square here)
{
    const Checking *work = context;
    (void)here;
    return work->expanded[world_index(work->world, from)];
}

static bool is_nearer(const void *context, Square from, Square here)
{
    const Checking *work = context;
    int64_t before = work->distance[world_index(work->world, from)];
    int64_t distance = work->distance[world_index(work->world, here)];
    return is_expanded(work, from, here) &&
           (before == distance - world_move_cost(work->world, from, here) ||
            before == distance - 1);
}

/* A distance may begin at the start, at the goal, and where stairs lead to. */
static bool is_root(const Checking *work, Square square)
{
    char glyph = world_element(work->world, square);
    return square_equal(square, work->question->squares[0]) ||
           square_equal(square, work->question->squares[1]) ||
           (work->world->game->has_stairs &&
            (glyph == STAIRS_DOWN || glyph == STAIRS_UP));
}

/* Every square expanded is a root or one move from one that was before. */
static Status check_steps(const Checking *work, const Rows *steps)
{
    for (int i = 0; i < steps->count; i++) {
        Square square = steps->squares[i];
        if (!world_contains(work->world, square))
            return error_set(work->error, STATUS_BAD_INPUT, 0,
                             "expansion %d of %d is not a square of the world",
                             i + 1, steps->count);
        size_t index = world_index(work->world, square);
        if (!world_is_open(work->world, square))
            return refuse(work, square,
                          "cannot be entered, but is expansion %d", i + 1);
        if (work->distance[index] == UNREACHED)
            return refuse(work, square, "has no distance, but is expansion %d",
                          i + 1);
        if (!is_root(work, square) &&
            !walker_from(work->world, square, is_expanded, work))
            return refuse(work, square,
                          "is expansion %d, before any of its neighbours",
                          i + 1);
        work->expanded[index] = true;
    }
    return STATUS_OK;
}

/* Every distance is 0 at a root, or that of some neighbour that was expanded
 * and the cost of the move from there, which may be nothing, or one step. */
static Status check_distances(const Checking *work)
{
    size_t size = world_size(work->world);
    for (size_t i = 0; i < size; i++) {
        int64_t distance = work->distance[i];
        if (distance == UNREACHED)
            continue;
        Square square = world_square(work->world, i);
        if (!world_is_open(work->world, square))
            return refuse(work, square,
                          "cannot be entered, but has distance %lld",
                          (long long)distance);
        if (!(distance == 0 && is_root(work, square)) &&
            !walker_from(work->world, square, is_nearer, work))
            return refuse(work, square,
                          "has distance %lld, which no square expanded gave it",
                          (long long)distance);
    }
    return STATUS_OK;
}

/* Whether the route has a step that had to be looked for: stairs only lead one
 * way. */
static bool has_step(Square start, const Rows *route)
{
    Square here = start;
    for (int i = 0; i < route->count; i++) {
        if (route->squares[i].level == here.level)
            return true;
        here = route->squares[i];
    }
    return false;
}

static Status check_trace(const World *world, const Question *question,
                          const Answer *answer, const Trace *trace,
                          Error *error)
{
    if (!trace->left.plane ||
        (trace->steps.count > 0 && trace->steps.squares == NULL))
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "has no squares, or no plane of distances");
    if (answer->work[0] == 0 && has_step(question->squares[0], &answer->rows))
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "a route was found, but no square expanded");
    bool *expanded = calloc(world_size(world), sizeof *expanded);
    if (expanded == NULL)
        return error_out_of_memory(error);
    Checking work = {world, question, trace->left.numbers, expanded, error};
    Status status = check_steps(&work, &trace->steps);
    if (status == STATUS_OK)
        status = check_distances(&work);
    free(expanded);
    return status;
}

/* What crossing all levels costs: down and up again, and across where no way is
 * diagonal; each but the last ends on stairs, which lead onto stairs. */
static int64_t crossing(const World *world)
{
    const Game *game = world->game;
    int legs = world->ways == FOUR_WAYS ? 3 : 2;
    int stairs = world->levels - 1;
    int64_t floor = (int64_t)world->levels * legs * (world->width - 1) -
                    stairs - game->ends_beside;
    int64_t cost = floor * grown_step(game);
    if (stairs > 0)
        cost += (int64_t)stairs * (game_element(game, STAIRS_DOWN)->cost +
                                   game_element(game, STAIRS_UP)->cost);
    return cost;
}

static Status grow(Grown *grown, const Game *game, int side, Error *error)
{
    Status status = grown_world(&grown->world, game, side, error);
    if (status != STATUS_OK)
        return status;
    Square ends[2];
    grown_ends(&grown->world, ends);
    grown->has_best = game->straight == game->diagonal && !game->corners_block;
    grown->best = crossing(&grown->world);
    return grown_ask(
        grown, &(Question){.squares = ends, .square_count = 2}, error);
}

/* Nobody has looked yet whether the answer is right. */
static void draw(const Scene *scene, Picture *picture)
{
    const Rows *route = &scene->answer->rows;
    const Rows *left = &scene->trace->left;
    bool shows = scene->world->game->shows_distances && left->plane;
    Drawing view = {.start = scene->question->squares[0],
                    .goal = scene->question->squares[1],
                    .squares = route->squares,
                    .length = route->squares == NULL ? 0 : route->count,
                    .distance = shows ? left->numbers : NULL};
    drawing_put(&view, picture);
}

PROBLEM(.name = "route", .summary = "a way from one square to another",
        .fields = {{.name = "from", .kind = FIELD_OPEN},
                   {.name = "to", .kind = FIELD_OPEN}},
        .work = {{.name = "expanded", .of = "square"},
                 {.name = "abstract", .optional = true}},
        .better = BETTER_LESS, .score = "cost", .rows = "route",
        .best = "shortest", .none = "no route", .step = "expansion",
        .left = "distance", .spreads = true, .accepts = accepts, .check = check,
        .check_trace = check_trace, .grow = grow, .draw = draw)
