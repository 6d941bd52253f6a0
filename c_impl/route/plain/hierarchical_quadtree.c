/* hierarchical_quadtree.c -- A* that knows how many parts lie between.
 *
 * The parts are the whole squares of a quadtree.  Complete and best in every
 * game; cost as in kernels/hierarchy.h.
 *
 * Mirror: prolog_impl/route/plain/hierarchical_quadtree.pl.
 */
#include "../../kernels/hierarchy.h"

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    return hierarchy_prepare(world, &abstraction_quadtree, prepared, error);
}

SOLVER(.name = "hierarchical_quadtree", .style = "plain", .problem = "route",
       .summary = "A*, estimated over a quadtree",
       .promises = {{.traits = TRAIT_ANY, .complete = true, .best = true}},
       .prepare = prepare, .run = hierarchical_run, .trace = hierarchical_trace,
       .release = hierarchy_release)
