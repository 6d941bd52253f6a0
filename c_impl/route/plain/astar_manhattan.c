/* astar_manhattan.c -- A* with the cheapest steps across and down as estimate.
 *
 * Complete.  A diagonal step does both at once, so the estimate is too high
 * where there are such steps, and the best is promised only where there are
 * none.  O(moves looked at x log(squares opened)) time.
 *
 * Mirror: prolog_impl/route/plain/astar_manhattan.pl.
 */
#include "../../kernels/estimate.h"
#include "../../kernels/plain_best_first.h"

static int64_t estimate(void *context, Square here)
{
    return estimate_manhattan(context, here);
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

SOLVER(.name = "astar_manhattan", .style = "plain", .problem = "route",
       .summary = "A* by the Manhattan distance",
       .promises = {{.traits = TRAIT_FOUR_WAYS, .complete = true, .best = true},
                    {.traits = TRAIT_ANY, .complete = true}},
       .prepare = plain_search_prepare, .run = run, .trace = trace,
       .release = plain_search_release)
