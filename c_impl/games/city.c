/* city.c -- a dwarf walks through levels that stairs join.
 *
 * Mirror: prolog_impl/games/city.pl.
 */
#include "../game.h"

static const Element elements[] = {
    {'.', "floor", 1, false, LIGHT_PASSES},
    {'#', "wall", NO_ENTRY, false, LIGHT_STOPS},
    {STAIRS_DOWN, "stairs down", 1, false, LIGHT_PASSES},
    {STAIRS_UP, "stairs up", 1, false, LIGHT_PASSES},
    {'/', "open door", 1, false, LIGHT_PASSES},
    {'+', "closed door", NO_ENTRY, false, LIGHT_STOPS},
    {'$', "coins", 1, false, LIGHT_PASSES},
    {'@', "player", NO_ENTRY, true, LIGHT_PASSES},
    {0, NULL, 0, false, LIGHT_UNSAID}};

GAME(.name = "city", .solver = "levelwise", .unit = "steps", .rank = 3,
     .has_stairs = true, .shows_distances = true, .elements = elements)
