/* clique.c -- parts in which every two squares are neighbours.
 *
 * Above level 1, every two parts of the level below.  Large parts are not
 * sought for, but the smallest go first: a square has at most three companions.
 * O(e d) time a round, for e edges and d neighbours of a square;
 * kernels/clique.c.
 *
 * Mirror: prolog_impl/parts/plain/clique.pl.
 */
#include "../../kernels/parting.h"

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    return parting_prepare(world, &abstraction_clique, prepared, error);
}

SOLVER(.name = "clique", .style = "plain", .problem = "parts",
       .summary = "every two of a part are neighbours",
       .promises = {{.traits = TRAIT_ANY}}, .prepare = prepare,
       .run = parting_run, .trace = parting_trace, .release = parting_release)
