/* city.c -- a dwarf walks through levels that stairs join.
 *
 * Mirror: prolog_impl/games/city.pl.
 */
#include "../game.h"

static const Element elements[] = {
    {'.', "floor", 1, false, LIGHT_UNSAID},
    {'#', "wall", NO_ENTRY, false, LIGHT_UNSAID},
    {STAIRS_DOWN, "stairs down", 1, false, LIGHT_UNSAID},
    {STAIRS_UP, "stairs up", 1, false, LIGHT_UNSAID},
    {'/', "open door", 1, false, LIGHT_UNSAID},
    {'+', "closed door", NO_ENTRY, false, LIGHT_UNSAID},
    {'$', "coins", 1, false, LIGHT_UNSAID},
    {'@', "player", NO_ENTRY, true, LIGHT_UNSAID},
    {0, NULL, 0, false, LIGHT_UNSAID}};

GAME(.name = "city", .solver = "levelwise", .unit = "steps", .rank = 3,
     .has_stairs = true, .shows_distances = true, .elements = elements)
