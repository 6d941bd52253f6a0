/* uniform_cost.c -- the open square that costs least to get to is closed next.
 *
 * Best-first with nothing known of what is left: complete, and the best.
 * O(moves looked at x log(squares opened)) time.
 *
 * Mirror: prolog_impl/route/plain/uniform_cost.pl.
 */
#include "../../kernels/estimate.h"
#include "../../kernels/plain_best_first.h"

static int64_t estimate(void *context, Square here)
{
    return estimate_none(context, here);
}

static Answer run(void *prepared, const Question *question)
{
    PlainSearch *search = prepared;
    Aim aim = aim_at(search->world, question->squares[1]);
    return plain_best_first(search, question, estimate, &aim, world_move_cost);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    run(prepared, question);
    return plain_best_first_trace(prepared, trace);
}

SOLVER(.name = "uniform_cost", .style = "plain", .problem = "route",
       .summary = "the nearest square by cost is closed next",
       .promises = {{.traits = TRAIT_ANY, .complete = true, .best = true}},
       .prepare = plain_search_prepare, .run = run, .trace = trace,
       .release = plain_search_release)
