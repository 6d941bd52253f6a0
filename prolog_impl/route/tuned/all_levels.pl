/** <module> The city's shortest route: breadth-first over all levels at once,
stairs being a ninth neighbour

Where levelwise takes the nearest stairs and hopes, this looks everywhere.
O(squares reached) time.

Mirror: c_impl/route/tuned/all_levels.c.
*/
:- module(tuned_all_levels, []).
:- use_module('../../kernels/breadth_first',
              [ flood_prepare_stairs/2 as prepare,
                flood_route/3 as run,
                flood_trace/3 as trace
              ]).

:- multifile solver:solver/6.

solver:solver(all_levels, tuned, route,
              [[unit_cost, eight_ways, stairs, onto]-[complete, best, same]],
              "breadth-first over all levels at once", tuned_all_levels).
