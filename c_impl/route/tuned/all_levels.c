/* all_levels.c -- the city's shortest route: breadth-first over all levels at
 * once, stairs being a ninth neighbour.
 *
 * Where levelwise takes the nearest stairs and hopes, this looks everywhere.
 * O(squares reached) time.
 *
 * Mirror: prolog_impl/route/tuned/all_levels.pl.
 */
#include "../../kernels/breadth_first.h"

static Route run(void *prepared, Square start, Square goal)
{
    return flood_route(prepared, start, goal, true);
}

SEARCH(.name = "all_levels", .style = "tuned",
       .summary = "breadth-first over all levels at once",
       .promises = {{.game = "city", .shortest = true, .keypad = true}},
       .prepare = flood_prepare, .run = run, .footprint = flood_footprint,
       .release = flood_release)
