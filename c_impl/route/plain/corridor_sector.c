/* corridor_sector.c -- A* inside a corridor of parts.
 *
 * The parts are the connected pieces of tiles of three by three squares.
 * Complete in every game, but a better route may leave the corridor; cost as in
 * kernels/hierarchy.h.
 *
 * Mirror: prolog_impl/route/plain/corridor_sector.pl.
 */
#include "../../kernels/hierarchy.h"

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    return hierarchy_prepare(world, &abstraction_sector, prepared, error);
}

SOLVER(.name = "corridor_sector", .style = "plain", .problem = "route",
       .summary = "A* in a corridor of sectors",
       .promises = {{.traits = TRAIT_ANY, .complete = true}},
       .prepare = prepare, .run = corridor_run, .trace = corridor_trace,
       .release = hierarchy_release)
