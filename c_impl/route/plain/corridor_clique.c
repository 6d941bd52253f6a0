/* corridor_clique.c -- A* inside a corridor of parts.
 *
 * The parts are sets in which every two squares are neighbours.  Complete in
 * every game, but a better route may leave the corridor; cost as in
 * kernels/hierarchy.h.
 *
 * Mirror: prolog_impl/route/plain/corridor_clique.pl.
 */
#include "../../kernels/hierarchy.h"

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    return hierarchy_prepare(world, &abstraction_clique, prepared, error);
}

SOLVER(.name = "corridor_clique", .style = "plain", .problem = "route",
       .summary = "A* in a corridor of cliques",
       .promises = {{.traits = TRAIT_ANY, .complete = true}},
       .prepare = prepare, .run = corridor_run, .trace = corridor_trace,
       .release = hierarchy_release)
