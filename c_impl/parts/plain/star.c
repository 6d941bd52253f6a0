/* star.c -- the free square with the most neighbours, and its free neighbours.
 *
 * Above level 1, the part with the most neighbours.  Of equals the first.  O(n
 * log n) time for n squares, which are sorted; kernels/gathering.c.
 *
 * Mirror: prolog_impl/parts/plain/star.pl.
 */
#include "../../kernels/parting.h"

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    return parting_prepare(world, &abstraction_star, prepared, error);
}

SOLVER(.name = "star", .style = "plain", .problem = "parts",
       .summary = "the most neighbours, and these",
       .promises = {{.traits = TRAIT_ANY}}, .prepare = prepare,
       .run = parting_run, .trace = parting_trace, .release = parting_release)
