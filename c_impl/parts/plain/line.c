/* line.c -- three squares, each a free neighbour of the one before.
 *
 * Above level 1, three parts.  A line that comes to a dead end stays short.
 * O(squares and moves) time; kernels/gathering.c.
 *
 * Mirror: prolog_impl/parts/plain/line.pl.
 */
#include "../../kernels/parting.h"

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    return parting_prepare(world, &abstraction_line, prepared, error);
}

SOLVER(.name = "line", .style = "plain", .problem = "parts",
       .summary = "three in a row of moves",
       .promises = {{.traits = TRAIT_ANY}}, .prepare = prepare,
       .run = parting_run, .trace = parting_trace, .release = parting_release)
