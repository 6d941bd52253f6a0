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
                         "(%d,%d): a world of %d levels needs level,x,y",
                         square->x, square->y, world->levels);
    if (square->level == 0)
        square->level = 1;
    return STATUS_OK;
}

SquareText world_square_text(const World *world, Square square)
{
    SquareText written;
    char level[14] = "";
    if (world->levels > 1 || square.level != 1)
        snprintf(level, sizeof level, "%d,", square.level);
    snprintf(written.text, sizeof written.text, "(%s%d,%d)", level, square.x,
             square.y);
    return written;
}

Status world_check_inside(const World *world, Square square, Error *error)
{
    if (world_contains(world, square))
        return STATUS_OK;
    return error_set(
        error, STATUS_BAD_INPUT, 0,
        "%s lies outside the world, which is %d x %d and has %d level%s",
        world_square_text(world, square).text, world->width, world->height,
        world->levels, world->levels == 1 ? "" : "s");
}

Status world_check_end(const World *world, Square square, Error *error)
{
    Status status = world_check_inside(world, square, error);
    if (status != STATUS_OK)
        return status;
    const Element *element =
        game_element(world->game, world_element(world, square));
    if (element->cost == 0)
        return error_set(error, STATUS_BAD_INPUT, 0, "%s cannot be entered: %s",
                         world_square_text(world, square).text, element->name);
    return STATUS_OK;
}

Status world_check_ends(const World *world, Square start, Square goal,
                        Error *error)
{
    Status status = world_check_end(world, start, error);
    if (status == STATUS_OK)
        status = world_check_end(world, goal, error);
    if (status == STATUS_OK && !world->game->has_stairs &&
        start.level != goal.level)
        status =
            error_set(error, STATUS_BAD_INPUT, 0,
                      "%s is on another level than %s, and %s has no stairs",
                      world_square_text(world, goal).text,
                      world_square_text(world, start).text, world->game->name);
    return status;
}

bool world_stairs(const World *world, Square square, Square *other)
{
    char glyph = world->game->has_stairs ? world_element(world, square) : '\0';
    *other = square;
    other->level += glyph == STAIRS_DOWN ? 1 : -1;
    return glyph == STAIRS_DOWN || glyph == STAIRS_UP;
}
