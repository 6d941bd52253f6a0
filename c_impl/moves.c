/* moves.c -- where one move leads from a square.
 *
 * Mirror: prolog_impl/moves.pl.
 */
#include "moves.h"

/* Whether a diagonal move passes between squares that can be entered, where the
 * world asks for that. */
static bool passes(const World *world, Square from, Square to)
{
    return !world->corners_block || from.x == to.x || from.y == to.y ||
           (world_is_open(world, (Square){from.level, to.x, from.y}) &&
            world_is_open(world, (Square){from.level, from.x, to.y}));
}

int moves_from(const World *world, Square from, Square to[MOVES])
{
    int count = 0;
    for (int i = 0; i < KEYPAD_DIRECTIONS; i++) {
        Square next = square_step(from, keypad[i]);
        if (world->ways == FOUR_WAYS && direction_is_diagonal(keypad[i]))
            continue;
        if (world_is_open(world, next) && passes(world, from, next))
            to[count++] = next;
    }
    return count;
}

bool moves_stairs(const World *world, Square square, Square *other)
{
    char glyph = world->game->has_stairs ? world_element(world, square) : '\0';
    *other = square;
    other->level += glyph == STAIRS_DOWN ? 1 : -1;
    return glyph == STAIRS_DOWN || glyph == STAIRS_UP;
}

int moves_all(const World *world, Square from, Square to[MOVES])
{
    int count = moves_from(world, from, to);
    return count + moves_stairs(world, from, &to[count]);
}
