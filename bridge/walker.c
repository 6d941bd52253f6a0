/* walker.c -- walks a route step by step to see whether it is one. */
#include "walker.h"

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

Status walker_check(const World *world, Square start, Square goal, const Route *route, Error *error)
{
    Square here = start;
    int cost = 0;
    for (int i = 0; i < route->length; i++) {
        Square next = route->squares[i];
        if (!is_move(world, here, next))
            return error_set(error, STATUS_BAD_INPUT, 0,
                             "step %d, (%d,%d,%d) to (%d,%d,%d), is not allowed", i + 1, here.level,
                             here.x, here.y, next.level, next.x, next.y);
        cost += world_cost(world, next);
        here = next;
        if (world->game->ends_beside && square_equal(here, goal))
            return error_set(error, STATUS_BAD_INPUT, 0, "step %d enters the goal's square", i + 1);
    }
    bool arrived =
        square_equal(here, goal) || (world->game->ends_beside && is_move(world, here, goal));
    if (!arrived)
        return error_set(error, STATUS_BAD_INPUT, 0, "the route ends at (%d,%d,%d)", here.level,
                         here.x, here.y);
    if (cost != route->cost)
        return error_set(error, STATUS_BAD_INPUT, 0, "the route costs %d, not %d", cost,
                         route->cost);
    return STATUS_OK;
}
