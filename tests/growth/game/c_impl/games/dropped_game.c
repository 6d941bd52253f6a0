/* dropped_game.c -- a meadow with hedges, as a new game would be added.
 *
 * Mirror: prolog_impl/games/dropped_game.pl.
 */
#include "../game.h"

static const Element elements[] = {
    {'.', "grass", 1, false, LIGHT_UNSAID},
    {'#', "hedge", NO_ENTRY, false, LIGHT_UNSAID},
    {0, NULL, 0, false, LIGHT_UNSAID}};

GAME(.name = "dropped_game", .solver = "two_phase", .unit = "steps",
     .ends_beside = true, .elements = elements)
