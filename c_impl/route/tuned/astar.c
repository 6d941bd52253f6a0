/* astar.c -- tactics' search: A* with twice the Manhattan distance as estimate.
 *
 * A step costs 2 AP at least, but a diagonal one shortens the Manhattan
 * distance by two, so the estimate can be too high and the route dearer than
 * need be: the original's choice, kept as it is.  O(squares opened) time.
 *
 * Mirror: prolog_impl/route/tuned/astar.pl.
 */
#include "../../kernels/best_first.h"

static Answer run(void *prepared, const Question *question)
{
    return best_first(prepared, question, estimate_manhattan, false);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    run(prepared, question);
    return agenda_trace(prepared, trace);
}

SOLVER(.name = "astar", .style = "tuned", .problem = "route",
       .summary = "A* by twice the Manhattan distance",
       .promises = {{.game = "tactics", .complete = true}},
       .prepare = agenda_prepare, .run = run, .trace = trace,
       .release = agenda_release)
