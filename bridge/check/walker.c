/* walker.c -- follows an answer step by step to see whether it can be right. */
#include "walker.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>

/* Whether one move leads from a square to another that can be entered. */
static bool is_move(const World *world, Square from, Square to)
{
    Square other;
    if (world_cost(world, to) == 0 || square_equal(from, to))
        return false;
    if (from.level != to.level)
        return world_stairs(world, from, &other) && square_equal(other, to);
    if (abs(from.x - to.x) > 1 || abs(from.y - to.y) > 1)
        return false;
    if (!world->corners_block || from.x == to.x || from.y == to.y)
        return true;
    return world_cost(world, (Square){from.level, from.x, to.y}) > 0 &&
           world_cost(world, (Square){from.level, to.x, from.y}) > 0;
}

Status walker_check(const World *world, Square start, Square goal,
                    const Route *route, Error *error)
{
    Square here = start;
    int cost = 0;
    for (int i = 0; i < route->length; i++) {
        Square next = route->squares[i];
        if (!is_move(world, here, next))
            return error_set(
                error, STATUS_BAD_INPUT, 0,
                "step %d, (%d,%d,%d) to (%d,%d,%d), is not allowed", i + 1,
                here.level, here.x, here.y, next.level, next.x, next.y);
        cost += world_cost(world, next);
        here = next;
        if (world->game->ends_beside && square_equal(here, goal))
            return error_set(error, STATUS_BAD_INPUT, 0,
                             "step %d enters the goal's square", i + 1);
    }
    bool arrived = square_equal(here, goal) ||
                   (world->game->ends_beside && is_move(world, here, goal));
    if (!arrived)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "the route ends at (%d,%d,%d)", here.level, here.x,
                         here.y);
    if (cost != route->cost)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "the route costs %d, not %d", cost, route->cost);
    return STATUS_OK;
}

/* ---- what a run left
 * ------------------------------------------------------------ */

typedef struct Trace {
    const World *world;
    Square start;
    Square goal;
    const int *distance;
    const bool *expanded; /* so far */
    Error *error;
} Trace;

__attribute__((format(printf, 3, 4))) static Status
refuse(const Trace *trace, Square square, const char *format, ...)
{
    char what[120];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(what, sizeof what, format, arguments);
    va_end(arguments);
    return error_set(trace->error, STATUS_BAD_INPUT, 0, "%s %s",
                     world_square_text(trace->world, square).text, what);
}

/* Whether one of the squares from which one move leads here is accepted. */
typedef bool Accepts(const Trace *trace, Square from, Square here);

static bool any_before(const Trace *trace, Square here, Accepts *accepts)
{
    Square from;
    for (int i = 0; i < KEYPAD_DIRECTIONS; i++) {
        from = square_step(here, keypad[i]);
        if (world_contains(trace->world, from) &&
            is_move(trace->world, from, here) && accepts(trace, from, here))
            return true;
    }
    return world_stairs(trace->world, here, &from) &&
           is_move(trace->world, from, here) && accepts(trace, from, here);
}

static bool is_expanded(const Trace *trace, Square from, Square here)
{
    (void)here;
    return trace->expanded[world_index(trace->world, from)];
}

static bool is_nearer(const Trace *trace, Square from, Square here)
{
    int64_t before = trace->distance[world_index(trace->world, from)];
    int64_t distance = trace->distance[world_index(trace->world, here)];
    return is_expanded(trace, from, here) &&
           before == distance - world_cost(trace->world, here);
}

static bool is_root(const Trace *trace, Square square)
{
    Square other;
    return square_equal(square, trace->start) ||
           square_equal(square, trace->goal) ||
           world_stairs(trace->world, square, &other);
}

static Status check_expansions(const Trace *trace, bool *seen,
                               const int *expanded, int count)
{
    size_t size = world_size(trace->world);
    for (int i = 0; i < count; i++) {
        if (expanded[i] < 0 || (size_t)expanded[i] >= size)
            return error_set(trace->error, STATUS_BAD_INPUT, 0,
                             "expansion %d of %d is not a square of the world",
                             i + 1, count);
        Square square = world_square(trace->world, (size_t)expanded[i]);
        if (world_cost(trace->world, square) == 0)
            return refuse(trace, square,
                          "cannot be entered, but is expansion %d", i + 1);
        if (trace->distance[expanded[i]] == UNREACHED)
            return refuse(trace, square, "has no distance, but is expansion %d",
                          i + 1);
        if (!is_root(trace, square) && !any_before(trace, square, is_expanded))
            return refuse(trace, square,
                          "is expansion %d, before any of its neighbours",
                          i + 1);
        seen[expanded[i]] = true;
    }
    return STATUS_OK;
}

static Status check_distances(const Trace *trace)
{
    size_t size = world_size(trace->world);
    for (size_t i = 0; i < size; i++) {
        int distance = trace->distance[i];
        if (distance == UNREACHED)
            continue;
        Square square = world_square(trace->world, i);
        if (world_cost(trace->world, square) == 0)
            return refuse(trace, square,
                          "cannot be entered, but has distance %d", distance);
        if (distance == 0 ? !is_root(trace, square)
                          : !any_before(trace, square, is_nearer))
            return refuse(trace, square,
                          "has distance %d, which no square expanded gave it",
                          distance);
    }
    return STATUS_OK;
}

/* Whether the route has a step that had to be looked for: stairs only lead one
 * way. */
static bool has_step(Square start, const Route *route)
{
    Square here = start;
    for (int i = 0; i < route->length; i++) {
        if (route->squares[i].level == here.level)
            return true;
        here = route->squares[i];
    }
    return false;
}

Status walker_check_trace(const World *world, Square start, Square goal,
                          const Route *route, const Footprint *footprint,
                          Error *error)
{
    if (route->expanded == 0 && has_step(start, route))
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "a route was found, but no square expanded");
    bool *seen = calloc(world_size(world), sizeof *seen);
    if (seen == NULL)
        return error_out_of_memory(error);
    Trace trace = {world, start, goal, footprint->distance, seen, error};
    Status status =
        check_expansions(&trace, seen, footprint->expanded, route->expanded);
    if (status == STATUS_OK)
        status = check_distances(&trace);
    free(seen);
    return status;
}
