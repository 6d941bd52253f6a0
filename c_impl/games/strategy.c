/* strategy.c -- units on open ground between walls.
 *
 * Mirror: prolog_impl/games/strategy.pl.
 */
#include "../game.h"

static const Element elements[] = {{'.', "ground", 1, false, LIGHT_PASSES},
                                   {'#', "wall", NO_ENTRY, false, LIGHT_STOPS},
                                   {0, NULL, 0, false, LIGHT_UNSAID}};

GAME(.name = "strategy", .solver = "astar_octile", .unit = "steps", .rank = 6,
     .elements = elements)
