/* iterative_deepening.c -- depth-first with limit 1, then 2, then 3, until the
 * goal is found or nothing lies beyond the limit.
 *
 * Complete, and no route has fewer steps: it is the best where every step costs
 * one.  O(squares x steps x steps) time, so larger worlds are refused;
 * O(squares of the world) space.
 *
 * Mirror: prolog_impl/route/plain/iterative_deepening.pl.
 */
#include "../../kernels/depth_first.h"
#include "../../kernels/routing.h"

enum { MOST_SQUARES = 1024 };

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    return depth_prepare(world, MOST_SQUARES, prepared, error);
}

static Answer run(void *prepared, const Question *question)
{
    DepthSearch *search = prepared;
    DepthEnd end = DEPTH_CUT_OFF;
    int length = 0;
    search->expanded = 0;
    for (int limit = 1; end == DEPTH_CUT_OFF; limit++)
        end = depth_pass(search, question, limit, &length);
    if (end != DEPTH_FOUND)
        return routing_none(search->expanded);
    return routing_found(search->world, question, search->path + 1, length,
                         search->expanded);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    return depth_trace(prepared, question, run, trace);
}

SOLVER(.name = "iterative_deepening", .style = "plain", .problem = "route",
       .summary = "depth-first with limit 1, 2, 3 and so on",
       .promises = {{.traits = TRAIT_UNIT_COST,
                     .complete = true,
                     .best = true,
                     .loose = true},
                    {.traits = TRAIT_ANY, .complete = true, .loose = true}},
       .prepare = prepare, .run = run, .trace = trace, .release = depth_release)
