/* tactics.c -- a mercenary walks over terrain that costs action points.
 *
 * Mirror: prolog_impl/games/tactics.pl.
 */
#include "../game.h"

static const Element elements[] = {
    {'.', "ground", 2, false, LIGHT_UNSAID},
    {',', "roof", 2, false, LIGHT_UNSAID},
    {':', "road", 2, false, LIGHT_UNSAID},
    {'%', "bridge", 2, false, LIGHT_UNSAID},
    {'/', "open door", 2, false, LIGHT_UNSAID},
    {'+', "closed door", 4, false, LIGHT_UNSAID},
    {'&', "fence", 6, false, LIGHT_UNSAID},
    {'-', "shallow water", 6, false, LIGHT_UNSAID},
    {'=', "deep water", 10, false, LIGHT_UNSAID},
    {'#', "wall", NO_ENTRY, false, LIGHT_UNSAID},
    {'T', "tree", NO_ENTRY, false, LIGHT_UNSAID},
    {'*', "air", NO_ENTRY, false, LIGHT_UNSAID},
    {'P', "player", NO_ENTRY, true, LIGHT_UNSAID},
    {'E', "enemy", NO_ENTRY, false, LIGHT_UNSAID},
    {0, NULL, 0, false, LIGHT_UNSAID}};

GAME(.name = "tactics", .solver = "astar", .unit = "AP", .rank = 2,
     .elements = elements)
