/* square.h -- a place in a world, and the eight ways to leave it.
 *
 * Written (x,y), or (level,x,y) in worlds of several levels: x is the column
 * from the left, y the row from the top, all counted from 1.
 */
#ifndef REITTI_SQUARE_H
#define REITTI_SQUARE_H

#include <stdbool.h>
#include <stdio.h>

typedef struct Square {
    int level; /* 0: not said, for square_parse() only */
    int x;
    int y;
} Square;

typedef struct Direction {
    int dx;
    int dy;
} Direction;

/* The order in which every algorithm looks at neighbours: keys 1 2 3 4 6 7 8 9.
 */
enum { KEYPAD_DIRECTIONS = 8 };
static const Direction keypad[KEYPAD_DIRECTIONS] = {
    {-1, 1}, {0, 1}, {1, 1}, {-1, 0}, {1, 0}, {-1, -1}, {0, -1}, {1, -1}};

static inline bool direction_is_diagonal(Direction direction)
{
    return direction.dx != 0 && direction.dy != 0;
}

static inline bool square_equal(Square a, Square b)
{
    return a.level == b.level && a.x == b.x && a.y == b.y;
}

static inline Square square_step(Square from, Direction direction)
{
    Square to = {from.level, from.x + direction.dx, from.y + direction.dy};
    return to;
}

/* Reads "x,y" or "level,x,y" at *text and moves *text behind it.  Numbers are
 * whole, from 1 to a million; anything else is refused. */
bool square_parse(const char **text, Square *square);

/* Writes "(x,y)", or "(level,x,y)" if with_level. */
void square_print(FILE *out, Square square, bool with_level);

#endif
