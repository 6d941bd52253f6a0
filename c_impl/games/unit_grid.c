/* unit_grid.c -- the maps of grid by rogue's rule: every step costs one, and
 * corners are cut.
 *
 * Mirror: prolog_impl/games/unit_grid.pl.
 */
#include "../game.h"

static const Element elements[] = {
    {'.', "ground", 1, false, LIGHT_PASSES},
    {'@', "void", NO_ENTRY, false, LIGHT_STOPS},
    {'G', "ground", 1, false, LIGHT_PASSES},
    {'S', "swamp", 1, false, LIGHT_PASSES},
    {'O', "void", NO_ENTRY, false, LIGHT_STOPS},
    {'T', "tree", NO_ENTRY, false, LIGHT_STOPS},
    {'W', "water", NO_ENTRY, false, LIGHT_PASSES},
    {0, NULL, 0, false, LIGHT_UNSAID}};

GAME(.name = "unit_grid", .solver = "breadth_first", .unit = "steps", .rank = 5,
     .maps = "unit", .elements = elements)
