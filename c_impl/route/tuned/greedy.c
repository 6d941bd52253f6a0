/* greedy.c -- the square that seems nearest to the goal is closed next.
 *
 * Complete, but not best: what a route has cost so far does not count, and the
 * first way to a square stays.  The estimate is the octile one.  O(squares
 * opened) time.
 *
 * Mirror: prolog_impl/route/tuned/greedy.pl.
 */
#include "../../kernels/best_first.h"

static Answer run(void *prepared, const Question *question)
{
    return best_first(prepared, question, estimate_octile, true);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    run(prepared, question);
    return agenda_trace(prepared, trace);
}

SOLVER(.name = "greedy", .style = "tuned", .problem = "route",
       .summary = "nearest to the goal first",
       .promises = {{.traits = TRAIT_ANY, .complete = true}},
       .prepare = agenda_prepare, .run = run, .trace = trace,
       .release = agenda_release)
