/* astar_euclid.c -- A* with the length of the straight line as estimate.
 *
 * Too high where a diagonal step costs no more than a straight one, and rounded
 * where it does: complete, but the best is not promised.  Steps are weighed in
 * the same small unit, which only orders the search.  O(moves looked at x
 * log(squares opened)) time.
 *
 * Mirror: prolog_impl/route/plain/astar_euclid.pl.
 */
#include "../../kernels/estimate.h"
#include "../../kernels/plain_best_first.h"

static int64_t estimate(void *context, Square here)
{
    return estimate_euclid(context, here);
}

static int64_t weigh(const World *world, Square from, Square to)
{
    return aim_weigh(world->game, world_cost(world, to),
                     from.x != to.x && from.y != to.y);
}

static Answer run(void *prepared, const Question *question)
{
    PlainSearch *search = prepared;
    Aim aim = aim_at(search->world, question->squares[1]);
    return plain_best_first(search, question, estimate, &aim, weigh);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    run(prepared, question);
    return plain_best_first_trace(prepared, trace);
}

SOLVER(.name = "astar_euclid", .style = "plain", .problem = "route",
       .summary = "A* by the straight distance",
       .promises = {{.traits = TRAIT_ANY, .complete = true}},
       .prepare = plain_search_prepare, .run = run, .trace = trace,
       .release = plain_search_release)
