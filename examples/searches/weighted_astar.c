/* weighted_astar.c -- A* that takes what is left three times as seriously.
 *
 * Pohl (1970): total = cost of the way + 3 x the least that is left.  Fewer
 * squares are taken up, and the route is at most three times as dear as it need
 * be.  Complete.  O(moves looked at x log(squares opened)) time.
 *
 * Mirror: weighted_astar.pl.
 */
#include <kernels/estimate.h>
#include <kernels/plain_best_first.h>
#include <reitti.h>

enum { WEIGHT = 3 };

static int64_t estimate(void *context, Square here)
{
    return WEIGHT * estimate_octile(context, here);
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

SOLVER(.name = "weighted_astar", .style = "plain", .problem = "route",
       .summary = "A*, what is left weighed three times",
       .promises = {{.traits = TRAIT_ANY, .complete = true}},
       .prepare = plain_search_prepare, .run = run, .trace = trace,
       .release = plain_search_release)
