/* sector.c -- the connected pieces of tiles of three by three squares.
 *
 * At level i of 3^i by 3^i.  O(squares) time a level; kernels/tiling.c.
 *
 * Mirror: prolog_impl/parts/plain/sector.pl.
 */
#include "../../kernels/parting.h"

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    return parting_prepare(world, &abstraction_sector, prepared, error);
}

SOLVER(.name = "sector", .style = "plain", .problem = "parts",
       .summary = "pieces of tiles of three by three",
       .promises = {{.traits = TRAIT_ANY}}, .prepare = prepare,
       .run = parting_run, .trace = parting_trace, .release = parting_release)
