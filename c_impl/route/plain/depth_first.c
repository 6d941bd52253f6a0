/* depth_first.c -- every way is followed to its end before another is tried.
 *
 * Complete, since what has been seen is left alone; the route is seldom short.
 * O(squares of the world) time and space.
 *
 * Mirror: prolog_impl/route/plain/depth_first.pl.
 */
#include "../../kernels/depth_first.h"
#include "../../kernels/routing.h"

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    return depth_prepare(world, DEPTH_UNLIMITED, prepared, error);
}

static Answer run(void *prepared, const Question *question)
{
    DepthSearch *search = prepared;
    int length;
    search->expanded = 0;
    if (depth_pass(search, question, DEPTH_UNLIMITED, &length) != DEPTH_FOUND)
        return routing_none(search->expanded);
    return routing_found(search->world, question, search->path + 1, length,
                         search->expanded);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    return depth_trace(prepared, question, run, trace);
}

SOLVER(.name = "depth_first", .style = "plain", .problem = "route",
       .summary = "every way to its end before another is tried",
       .promises = {{.traits = TRAIT_ANY, .complete = true}},
       .prepare = prepare, .run = run, .trace = trace, .release = depth_release)
