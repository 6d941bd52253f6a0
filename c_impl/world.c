/* world.c -- what a world says of its squares.
 *
 * Mirror: prolog_impl/world.pl.
 */
#include "world.h"

#include <stdlib.h>

void world_free(World *world)
{
    free(world->elements);
    *world = (World){0};
}

Status world_place(const World *world, Square *square, Error *error)
{
    if (square->level == 0 && world->levels > 1)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "(%d,%d): a world of %d levels needs level,x,y", square->x, square->y,
                         world->levels);
    if (square->level == 0)
        square->level = 1;
    return STATUS_OK;
}

static Status check_end(const World *world, Square square, Error *error)
{
    if (!world_contains(world, square))
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "(%d,%d,%d) lies outside the world of %d level%s, %d x %d", square.level,
                         square.x, square.y, world->levels, world->levels == 1 ? "" : "s",
                         world->width, world->height);
    const Element *element = game_element(world->game, world_element(world, square));
    if (element->cost == 0)
        return error_set(error, STATUS_BAD_INPUT, 0, "(%d,%d,%d) cannot be entered: %s",
                         square.level, square.x, square.y, element->name);
    return STATUS_OK;
}

Status world_check_ends(const World *world, Square start, Square goal, Error *error)
{
    Status status = check_end(world, start, error);
    if (status == STATUS_OK)
        status = check_end(world, goal, error);
    if (status == STATUS_OK && !world->game->has_stairs && start.level != goal.level)
        status = error_set(error, STATUS_BAD_INPUT, 0,
                           "(%d,%d,%d) is on another level, and %s has no stairs", goal.level,
                           goal.x, goal.y, world->game->name);
    return status;
}

bool world_stairs(const World *world, Square square, Square *other)
{
    char glyph = world->game->has_stairs ? world_element(world, square) : '\0';
    *other = square;
    other->level += glyph == STAIRS_DOWN ? 1 : -1;
    return glyph == STAIRS_DOWN || glyph == STAIRS_UP;
}
