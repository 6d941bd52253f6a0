/* tactics.c -- a mercenary walks over terrain that costs action points.
 *
 * Mirror: prolog_impl/games/tactics.pl.
 */
#include "../game.h"

static const Element elements[] = {
    {'.', "ground", 2, false, LIGHT_PASSES},
    {',', "roof", 2, false, LIGHT_PASSES},
    {':', "road", 2, false, LIGHT_PASSES},
    {'%', "bridge", 2, false, LIGHT_PASSES},
    {'/', "open door", 2, false, LIGHT_PASSES},
    {'+', "closed door", 4, false, LIGHT_STOPS},
    {'&', "fence", 6, false, LIGHT_PASSES},
    {'-', "shallow water", 6, false, LIGHT_PASSES},
    {'=', "deep water", 10, false, LIGHT_PASSES},
    {'#', "wall", NO_ENTRY, false, LIGHT_STOPS},
    {'T', "tree", NO_ENTRY, false, LIGHT_STOPS},
    {'*', "air", NO_ENTRY, false, LIGHT_PASSES},
    {'P', "player", NO_ENTRY, true, LIGHT_PASSES},
    {'E', "enemy", NO_ENTRY, false, LIGHT_PASSES},
    {0, NULL, 0, false, LIGHT_UNSAID}};

GAME(.name = "tactics", .solver = "astar", .unit = "AP", .rank = 2,
     .elements = elements)
