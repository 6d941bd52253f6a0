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

static Answer run(void *prepared, const Question *question)
{
    return best_first(prepared, question, chebyshev);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    run(prepared, question);
    return agenda_trace(prepared, trace);
}

SOLVER(.name = "astar_chebyshev", .style = "tuned", .problem = "route",
       .summary = "A* by twice the Chebyshev distance",
       .promises = {{.game = "tactics", .complete = true, .best = true}},
       .prepare = agenda_prepare, .run = run, .trace = trace,
       .release = agenda_release)
