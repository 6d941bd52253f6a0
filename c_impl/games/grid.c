/* grid.c -- the maps of the MovingAI benchmarks: a diagonal step costs the root
 * of two and cuts no corner.
 *
 * The elements are those of the maps; swamp can be entered, water cannot.
 *
 * Mirror: prolog_impl/games/grid.pl.
 */
#include "../score.h"

static const Element elements[] = {
    {'.', "ground", 1, false, LIGHT_PASSES},
    {'@', "void", NO_ENTRY, false, LIGHT_STOPS},
    {'G', "ground", 1, false, LIGHT_PASSES},
    {'S', "swamp", 1, false, LIGHT_PASSES},
    {'O', "void", NO_ENTRY, false, LIGHT_STOPS},
    {'T', "tree", NO_ENTRY, false, LIGHT_STOPS},
    {'W', "water", NO_ENTRY, false, LIGHT_PASSES},
    {0, NULL, 0, false, LIGHT_UNSAID}};

GAME(.name = "grid", .solver = "astar_octile", .unit = "long", .rank = 4,
     .straight = SCORE_STRAIGHT, .diagonal = SCORE_DIAGONAL,
     .corners_block = true, .maps = "octile", .elements = elements)
