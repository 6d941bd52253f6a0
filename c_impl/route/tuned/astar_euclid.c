/* astar_euclid.c -- A* with the distance as the crow flies as estimate.
 *
 * Complete.  Not best: where a diagonal step costs no more than a straight one
 * the estimate is too high, elsewhere rounding makes diagonal steps a little
 * too dear.  Steps are weighed in whole numbers to order the search; the score
 * is the real cost.  O(squares opened) time.
 *
 * Mirror: prolog_impl/route/tuned/astar_euclid.pl.
 */
#include "../../kernels/best_first.h"

static Answer run(void *prepared, const Question *question)
{
    return best_first(prepared, question, estimate_euclid, false);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    run(prepared, question);
    return agenda_trace(prepared, trace);
}

SOLVER(.name = "astar_euclid", .style = "tuned", .problem = "route",
       .summary = "A* by the distance as the crow flies",
       .promises = {{.traits = TRAIT_ANY, .complete = true}},
       .prepare = agenda_prepare_euclid, .run = run, .trace = trace,
       .release = agenda_release)
