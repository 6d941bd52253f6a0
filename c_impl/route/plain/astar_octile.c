/* astar_octile.c -- A* with the cheapest way over open ground as estimate.
 *
 * That of astar_chebyshev, but where diagonal steps cost more than straight
 * ones it says so.  Never too high, and never falls by more than a move costs:
 * complete, and the best.  O(moves looked at x log(squares opened)) time.
 *
 * Mirror: prolog_impl/route/plain/astar_octile.pl.
 */
#include "../../kernels/estimate.h"
#include "../../kernels/plain_best_first.h"

static int64_t estimate(void *context, Square here)
{
    return estimate_octile(context, here);
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

SOLVER(.name = "astar_octile", .style = "plain", .problem = "route",
       .summary = "A* by the octile distance",
       .promises = {{.traits = TRAIT_ANY, .complete = true, .best = true}},
       .prepare = plain_search_prepare, .run = run, .trace = trace,
       .release = plain_search_release)
