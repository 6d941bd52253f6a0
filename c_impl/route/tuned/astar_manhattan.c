/* astar_manhattan.c -- A* with the Manhattan distance as estimate.
 *
 * Complete.  Best only in games with four ways: a diagonal step shortens the
 * Manhattan distance by two, so elsewhere the estimate can be too high.
 * O(squares opened) time.
 *
 * Mirror: prolog_impl/route/tuned/astar_manhattan.pl.
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

SOLVER(.name = "astar_manhattan", .style = "tuned", .problem = "route",
       .summary = "A* by the Manhattan distance",
       .promises = {{.traits = TRAIT_FOUR_WAYS, .complete = true, .best = true},
                    {.traits = TRAIT_ANY, .complete = true}},
       .prepare = agenda_prepare, .run = run, .trace = trace,
       .release = agenda_release)
