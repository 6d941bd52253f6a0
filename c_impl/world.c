/* world.c -- what a world says of its squares.
 *
 * Mirror: prolog_impl/world.pl.
 */
#include "world.h"

#include "score.h"

#include <stdlib.h>

World world_of(const Game *game)
{
    return (World){
        .game = game, .corners_block = game->corners_block, .ways = game->ways};
}

void world_free(World *world)
{
    free(world->notes);
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

int world_open_squares(const World *world)
{
    int count = 0;
    size_t size = world_size(world);
    for (size_t i = 0; i < size; i++)
        count += world_is_open(world, world_square(world, i));
    return count;
}

Status world_check_roots(const World *world, int line, Error *error)
{
    if (!score_has_roots(world->game) || world_size(world) <= SCORE_SQUARES)
        return STATUS_OK;
    return error_set(error, STATUS_BAD_INPUT, line,
                     "a world of %s has at most %d squares", world->game->name,
                     SCORE_SQUARES);
}

Status world_check_open(const World *world, Square square, Error *error)
{
    Status status = world_check_inside(world, square, error);
    if (status == STATUS_OK && !world_is_open(world, square))
        status = error_set(
            error, STATUS_BAD_INPUT, 0, "%s cannot be entered: %s",
            world_square_text(world, square).text,
            game_element(world->game, world_element(world, square))->name);
    return status;
}
