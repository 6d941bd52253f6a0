/* walker.c -- the rule of a move, for those who check answers.
 *
 * Mirror: prolog_impl/walker.pl.
 */
#include "walker.h"

#include <stdlib.h>

/* Whether stairs lead from a square to the other. */
static bool are_stairs(const World *world, Square from, Square to)
{
    char glyph = world_element(world, from);
    return world->game->has_stairs && from.x == to.x && from.y == to.y &&
           ((glyph == STAIRS_DOWN && to.level == from.level + 1) ||
            (glyph == STAIRS_UP && to.level == from.level - 1));
}

bool walker_may(const World *world, Square from, Square to)
{
    int dx = abs(from.x - to.x);
    int dy = abs(from.y - to.y);
    if (!world_is_open(world, to) || square_equal(from, to))
        return false;
    if (from.level != to.level)
        return are_stairs(world, from, to);
    if (dx > 1 || dy > 1 || (world->ways == FOUR_WAYS && dx + dy > 1))
        return false;
    if (!world->corners_block || dx + dy == 1)
        return true;
    return world_is_open(world, (Square){from.level, from.x, to.y}) &&
           world_is_open(world, (Square){from.level, to.x, from.y});
}

bool walker_from(const World *world, Square here, WalkerWants *wants,
                 const void *context)
{
    for (int level = here.level - 1; level <= here.level + 1; level++)
        for (int y = here.y - 1; y <= here.y + 1; y++)
            for (int x = here.x - 1; x <= here.x + 1; x++) {
                Square from = {level, x, y};
                if (world_contains(world, from) &&
                    walker_may(world, from, here) && wants(context, from, here))
                    return true;
            }
    return false;
}
