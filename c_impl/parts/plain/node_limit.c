/* node_limit.c -- the eight free squares that are reached first.
 *
 * Breadth-first from the first free square; above level 1, eight parts.
 * O(squares and moves) time; kernels/gathering.c.
 *
 * Mirror: prolog_impl/parts/plain/node_limit.pl.
 */
#include "../../kernels/parting.h"

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    return parting_prepare(world, &abstraction_node_limit, prepared, error);
}

SOLVER(.name = "node_limit", .style = "plain", .problem = "parts",
       .summary = "the eight that are reached first",
       .promises = {{.traits = TRAIT_ANY}}, .prepare = prepare,
       .run = parting_run, .trace = parting_trace, .release = parting_release)
