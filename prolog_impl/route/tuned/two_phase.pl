/** <module> Rogue's search: distances spread until the player has one, then the
way back along falling distances

Breadth-first from the creature, so the route is the shortest.  O(squares
reached) time.

Mirror: c_impl/route/tuned/two_phase.c.
*/
:- module(tuned_two_phase, []).
:- use_module('../../kernels/breadth_first',
              [ flood_prepare/2 as prepare,
                flood_route_beside/3 as run,
                flood_trace/3 as trace
              ]).

:- multifile solver:solver/6.

solver:solver(two_phase, tuned, route,
              [ [unit_cost, eight_ways, one_level, beside]-
                [complete, best, same]
              ],
              "breadth-first to the player, then back along falling distances",
              tuned_two_phase).
