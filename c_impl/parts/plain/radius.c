/* radius.c -- all that is free within two steps of the first free square.
 *
 * Above level 1, of the first free part.  O(squares and moves) time;
 * kernels/gathering.c.
 *
 * Mirror: prolog_impl/parts/plain/radius.pl.
 */
#include "../../kernels/parting.h"

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    return parting_prepare(world, &abstraction_radius, prepared, error);
}

SOLVER(.name = "radius", .style = "plain", .problem = "parts",
       .summary = "all that is free within two steps",
       .promises = {{.traits = TRAIT_ANY}}, .prepare = prepare,
       .run = parting_run, .trace = parting_trace, .release = parting_release)
