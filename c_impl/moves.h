/* moves.h -- where one move leads from a square. */
#ifndef REITTI_MOVES_H
#define REITTI_MOVES_H

#include "world.h"

enum { MOVES = KEYPAD_DIRECTIONS + 1 }; /* at most, stairs included */

/* The neighbours that can be entered, in keypad order; stairs are left out.
 * Gives their number. */
int moves_from(const World *world, Square from, Square to[MOVES]);

/* The square where the stairs on this one lead to; false if it has none. */
bool moves_stairs(const World *world, Square square, Square *other);

/* Both: the stairs come last. */
int moves_all(const World *world, Square from, Square to[MOVES]);

#endif
