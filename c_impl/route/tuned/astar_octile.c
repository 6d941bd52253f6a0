/* astar_octile.c -- A* with the length of the shortest route over open ground
 * as estimate.
 *
 * Complete and best: the estimate is never too high, and never falls by more
 * than a step costs.  Where all steps cost the same it is the Chebyshev
 * distance.  O(squares opened) time.
 *
 * Mirror: prolog_impl/route/tuned/astar_octile.pl.
 */
#include "../../kernels/best_first.h"

static Answer run(void *prepared, const Question *question)
{
    return best_first(prepared, question, estimate_octile, false);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    run(prepared, question);
    return agenda_trace(prepared, trace);
}

SOLVER(.name = "astar_octile", .style = "tuned", .problem = "route",
       .summary = "A* by the octile distance",
       .promises = {{.traits = TRAIT_ANY, .complete = true, .best = true}},
       .prepare = agenda_prepare, .run = run, .trace = trace,
       .release = agenda_release)
