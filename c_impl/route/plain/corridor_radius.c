/* corridor_radius.c -- A* inside a corridor of parts.
 *
 * The parts are sets that reach two steps far.  Complete in every game, but a
 * better route may leave the corridor; cost as in kernels/hierarchy.h.
 *
 * Mirror: prolog_impl/route/plain/corridor_radius.pl.
 */
#include "../../kernels/hierarchy.h"

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    return hierarchy_prepare(world, &abstraction_radius, prepared, error);
}

SOLVER(.name = "corridor_radius", .style = "plain", .problem = "route",
       .summary = "A* in a corridor of parts of radius two",
       .promises = {{.traits = TRAIT_ANY, .complete = true}},
       .prepare = prepare, .run = corridor_run, .trace = corridor_trace,
       .release = hierarchy_release)
