/* corridor_node_limit.c -- A* inside a corridor of parts.
 *
 * The parts are sets of up to eight squares.  Complete in every game, but a
 * better route may leave the corridor; cost as in kernels/hierarchy.h.
 *
 * Mirror: prolog_impl/route/plain/corridor_node_limit.pl.
 */
#include "../../kernels/hierarchy.h"

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    return hierarchy_prepare(world, &abstraction_node_limit, prepared, error);
}

SOLVER(.name = "corridor_node_limit", .style = "plain", .problem = "route",
       .summary = "A* in a corridor of parts of eight",
       .promises = {{.traits = TRAIT_ANY, .complete = true}},
       .prepare = prepare, .run = corridor_run, .trace = corridor_trace,
       .release = hierarchy_release)
