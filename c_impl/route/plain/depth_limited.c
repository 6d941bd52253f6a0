/* depth_limited.c -- depth-first, with no way longer than the world is wide and
 * high together.
 *
 * Not complete: a goal that lies farther is not found, and the route is seldom
 * short.  O(squares x limit) time, so larger worlds are refused; O(squares of
 * the world) space.
 *
 * Mirror: prolog_impl/route/plain/depth_limited.pl.
 */
#include "../../kernels/depth_first.h"
#include "../../kernels/routing.h"

enum { MOST_SQUARES = 4096 };

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    return depth_prepare(world, MOST_SQUARES, prepared, error);
}

static Answer run(void *prepared, const Question *question)
{
    DepthSearch *search = prepared;
    int limit = search->world->width + search->world->height;
    int length;
    search->expanded = 0;
    if (depth_pass(search, question, limit, &length) != DEPTH_FOUND)
        return routing_none(search->expanded);
    return routing_found(search->world, question, search->path + 1, length,
                         search->expanded);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    return depth_trace(prepared, question, run, trace);
}

SOLVER(.name = "depth_limited", .style = "plain", .problem = "route",
       .summary = "depth-first, down to width + height steps",
       .promises = {{.traits = TRAIT_ANY, .loose = true}}, .prepare = prepare,
       .run = run, .trace = trace, .release = depth_release)
