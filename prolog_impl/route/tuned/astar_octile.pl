/** <module> A* with the length of the shortest route over open ground as
estimate

Complete and best: the estimate is never too high, and never falls by more than
a step costs.  Where all steps cost the same it is the Chebyshev distance.
O(squares opened) time.

Mirror: c_impl/route/tuned/astar_octile.c.
*/
:- module(tuned_astar_octile, []).
:- use_module('../../kernels/best_first',
              [ agenda_prepare/3,
                best_first/3 as run,
                agenda_trace/3 as trace
              ]).

:- multifile solver:solver/6.

solver:solver(astar_octile, tuned, route, [[any]-[complete, best]],
              "A* by the octile distance", tuned_astar_octile).

prepare(World, Agenda) :-
    agenda_prepare(octile, World, Agenda).
