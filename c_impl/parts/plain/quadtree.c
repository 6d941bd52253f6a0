/* quadtree.c -- squares with a power of two as side that can be entered
 * everywhere.
 *
 * As large as a quadtree has them.  There is only level 1.  O(n log side) time
 * for n squares; kernels/tiling.c.
 *
 * Mirror: prolog_impl/parts/plain/quadtree.pl.
 */
#include "../../kernels/parting.h"

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    return parting_prepare(world, &abstraction_quadtree, prepared, error);
}

SOLVER(.name = "quadtree", .style = "plain", .problem = "parts",
       .summary = "whole squares, the larger the better",
       .promises = {{.traits = TRAIT_ANY}}, .prepare = prepare,
       .run = parting_run, .trace = parting_trace, .release = parting_release)
