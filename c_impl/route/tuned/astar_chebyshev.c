/* astar_chebyshev.c -- A* with the Chebyshev distance as estimate.
 *
 * Complete and best: no step shortens the Chebyshev distance by more than one,
 * and none costs less than one straight step onto the cheapest element.
 * O(squares opened) time.
 *
 * Mirror: prolog_impl/route/tuned/astar_chebyshev.pl.
 */
#include "../../kernels/best_first.h"

static Answer run(void *prepared, const Question *question)
{
    return best_first(prepared, question, estimate_chebyshev, false);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    run(prepared, question);
    return agenda_trace(prepared, trace);
}

SOLVER(.name = "astar_chebyshev", .style = "tuned", .problem = "route",
       .summary = "A* by the Chebyshev distance",
       .promises = {{.traits = TRAIT_ANY, .complete = true, .best = true}},
       .prepare = agenda_prepare, .run = run, .trace = trace,
       .release = agenda_release)
