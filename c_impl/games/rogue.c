/* rogue.c -- a creature hunts the player over a level of floor and water.
 *
 * To a search the squares of both characters are floor.
 *
 * Mirror: prolog_impl/games/rogue.pl.
 */
#include "../game.h"

static const Element elements[] = {
    {'.', "floor", 1, false, LIGHT_PASSES},
    {'#', "wall", NO_ENTRY, false, LIGHT_STOPS},
    {'=', "water", NO_ENTRY, false, LIGHT_PASSES},
    {'@', "player", 1, true, LIGHT_PASSES},
    {'o', "creature", 1, true, LIGHT_PASSES},
    {0, NULL, 0, false, LIGHT_UNSAID}};

GAME(.name = "rogue", .solver = "two_phase", .unit = "steps", .rank = 1,
     .ends_beside = true, .shows_distances = true, .elements = elements)
