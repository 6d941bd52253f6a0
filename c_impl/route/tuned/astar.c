/* astar.c -- tactics' search: A* with twice the Manhattan distance as estimate.
 *
 * A step costs 2 AP at least, but a diagonal one shortens the Manhattan
 * distance by two, so the estimate can be too high and the route dearer than
 * need be: the original's choice, kept as it is.  O(squares opened) time.
 *
 * Mirror: prolog_impl/route/tuned/astar.pl.
 */
#include "../../kernels/best_first.h"

static int manhattan(int dx, int dy)
{
    return 2 * (dx + dy);
}

static Route run(void *prepared, Square start, Square goal)
{
    return best_first(prepared, start, goal, manhattan);
}

SEARCH(.name = "astar", .style = "tuned",
       .summary = "A* by twice the Manhattan distance",
       .promises = {{.game = "tactics"}}, .prepare = agenda_prepare, .run = run,
       .footprint = agenda_footprint, .release = agenda_release)
