/* corridor_line.c -- A* inside a corridor of parts.
 *
 * The parts are lines of three squares.  Complete in every game, but a better
 * route may leave the corridor; cost as in kernels/hierarchy.h.
 *
 * Mirror: prolog_impl/route/plain/corridor_line.pl.
 */
#include "../../kernels/hierarchy.h"

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    return hierarchy_prepare(world, &abstraction_line, prepared, error);
}

SOLVER(.name = "corridor_line", .style = "plain", .problem = "route",
       .summary = "A* in a corridor of lines",
       .promises = {{.traits = TRAIT_ANY, .complete = true}},
       .prepare = prepare, .run = corridor_run, .trace = corridor_trace,
       .release = hierarchy_release)
