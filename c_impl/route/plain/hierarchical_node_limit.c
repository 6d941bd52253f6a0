/* hierarchical_node_limit.c -- A* that knows how many parts lie between.
 *
 * The parts are sets of up to eight squares.  Complete and best in every game;
 * cost as in kernels/hierarchy.h.
 *
 * Mirror: prolog_impl/route/plain/hierarchical_node_limit.pl.
 */
#include "../../kernels/hierarchy.h"

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    return hierarchy_prepare(world, &abstraction_node_limit, prepared, error);
}

SOLVER(.name = "hierarchical_node_limit", .style = "plain", .problem = "route",
       .summary = "A*, estimated over parts of eight",
       .promises = {{.traits = TRAIT_ANY, .complete = true, .best = true}},
       .prepare = prepare, .run = hierarchical_run, .trace = hierarchical_trace,
       .release = hierarchy_release)
