/* astar_chebyshev.c -- tactics' cheapest route: A* with twice the Chebyshev
 * distance as estimate.
 *
 * A step costs 2 AP at least and shortens the Chebyshev distance by one at
 * most: the estimate is never too high, and never falls faster than the
 * distance grows. O(squares opened) time.
 *
 * Mirror: prolog_impl/route/tuned/astar_chebyshev.pl.
 */
#include "../../kernels/best_first.h"

static int chebyshev(int dx, int dy)
{
    return 2 * (dx > dy ? dx : dy);
}

static Route run(void *prepared, Square start, Square goal)
{
    return best_first(prepared, start, goal, chebyshev);
}

SEARCH(.name = "astar_chebyshev", .style = "tuned",
       .summary = "A* by twice the Chebyshev distance",
       .promises = {{.game = "tactics", .shortest = true}},
       .prepare = agenda_prepare, .run = run, .footprint = agenda_footprint,
       .release = agenda_release)
