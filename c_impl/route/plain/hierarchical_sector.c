/* hierarchical_sector.c -- A* that knows how many parts lie between.
 *
 * The parts are the connected pieces of tiles of three by three squares.
 * Complete and best in every game; cost as in kernels/hierarchy.h.
 *
 * Mirror: prolog_impl/route/plain/hierarchical_sector.pl.
 */
#include "../../kernels/hierarchy.h"

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    return hierarchy_prepare(world, &abstraction_sector, prepared, error);
}

SOLVER(.name = "hierarchical_sector", .style = "plain", .problem = "route",
       .summary = "A*, estimated over sectors",
       .promises = {{.traits = TRAIT_ANY, .complete = true, .best = true}},
       .prepare = prepare, .run = hierarchical_run, .trace = hierarchical_trace,
       .release = hierarchy_release)
