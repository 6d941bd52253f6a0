/* all_levels.c -- the city's shortest route: breadth-first over all levels at
 * once, stairs being a ninth neighbour.
 *
 * Where levelwise takes the nearest stairs and hopes, this looks everywhere.
 * O(squares reached) time.
 *
 * Mirror: prolog_impl/route/tuned/all_levels.pl.
 */
#include "../../kernels/breadth_first.h"

static Answer run(void *prepared, const Question *question)
{
    return flood_route(prepared, question, true);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    run(prepared, question);
    return flood_trace(prepared, trace);
}

SOLVER(.name = "all_levels", .style = "tuned", .problem = "route",
       .summary = "breadth-first over all levels at once",
       .promises = {{.traits = TRAIT_UNIT_COST | TRAIT_EIGHT_WAYS |
                               TRAIT_STAIRS | TRAIT_ONTO,
                     .complete = true,
                     .best = true,
                     .same = true}},
       .prepare = flood_prepare, .run = run, .trace = trace,
       .release = flood_release)
