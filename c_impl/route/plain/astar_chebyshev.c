/* astar_chebyshev.c -- A* with the cheapest steps that a king would need as
 * estimate.
 *
 * Never too high, and never falls by more than a move costs: complete, and the
 * best.  O(moves looked at x log(squares opened)) time.
 *
 * Mirror: prolog_impl/route/plain/astar_chebyshev.pl.
 */
#include "../../kernels/estimate.h"
#include "../../kernels/plain_best_first.h"

static int64_t estimate(void *context, Square here)
{
    return estimate_chebyshev(context, here);
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

SOLVER(.name = "astar_chebyshev", .style = "plain", .problem = "route",
       .summary = "A* by the Chebyshev distance",
       .promises = {{.traits = TRAIT_ANY, .complete = true, .best = true}},
       .prepare = plain_search_prepare, .run = run, .trace = trace,
       .release = plain_search_release)
