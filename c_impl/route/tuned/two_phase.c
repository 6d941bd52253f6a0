/* two_phase.c -- rogue's search: distances spread until the player has one,
 * then the way back along falling distances.
 *
 * Breadth-first from the creature, so the route is the shortest.  O(squares
 * reached) time.
 *
 * Mirror: prolog_impl/route/tuned/two_phase.pl.
 */
#include "../../kernels/breadth_first.h"

static Route run(void *prepared, Square start, Square goal)
{
    Route route = flood_route(prepared, start, goal, false);
    /* The player's own square is not entered. */
    if (route.length > 0) {
        route.length--;
        route.cost--;
    }
    return route;
}

SEARCH(.name = "two_phase", .style = "tuned",
       .summary =
           "breadth-first to the player, then back along falling distances",
       .promises = {{.game = "rogue", .shortest = true, .keypad = true}},
       .prepare = flood_prepare, .run = run, .footprint = flood_footprint,
       .release = flood_release)
