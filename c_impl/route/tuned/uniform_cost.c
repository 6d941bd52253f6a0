/* uniform_cost.c -- the square with the least cost so far is closed next.
 *
 * Complete and best.  Best-first search without an estimate, so it spreads
 * evenly in all directions.  O(squares opened) time.
 *
 * Mirror: prolog_impl/route/tuned/uniform_cost.pl.
 */
#include "../../kernels/best_first.h"

static Answer run(void *prepared, const Question *question)
{
    return best_first(prepared, question, estimate_none, false);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    run(prepared, question);
    return agenda_trace(prepared, trace);
}

SOLVER(.name = "uniform_cost", .style = "tuned", .problem = "route",
       .summary = "cheapest squares first",
       .promises = {{.traits = TRAIT_ANY, .complete = true, .best = true}},
       .prepare = agenda_prepare, .run = run, .trace = trace,
       .release = agenda_release)
