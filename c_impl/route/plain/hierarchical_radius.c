/* hierarchical_radius.c -- A* that knows how many parts lie between.
 *
 * The parts are sets that reach two steps far.  Complete and best in every
 * game; cost as in kernels/hierarchy.h.
 *
 * Mirror: prolog_impl/route/plain/hierarchical_radius.pl.
 */
#include "../../kernels/hierarchy.h"

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    return hierarchy_prepare(world, &abstraction_radius, prepared, error);
}

SOLVER(.name = "hierarchical_radius", .style = "plain", .problem = "route",
       .summary = "A*, estimated over parts of radius two",
       .promises = {{.traits = TRAIT_ANY, .complete = true, .best = true}},
       .prepare = prepare, .run = hierarchical_run, .trace = hierarchical_trace,
       .release = hierarchy_release)
