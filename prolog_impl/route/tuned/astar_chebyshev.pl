/** <module> Tactics' cheapest route: A* with twice the Chebyshev distance as
estimate

A step costs 2 AP at least and shortens the Chebyshev distance by one at most:
the estimate is never too high, and never falls faster than the distance grows.
O(squares opened) time.

Mirror: c_impl/route/tuned/astar_chebyshev.c.
*/
:- module(tuned_astar_chebyshev, []).
:- use_module('../../kernels/best_first',
              [ agenda_prepare/3,
                best_first/3 as run,
                agenda_trace/3 as trace
              ]).

:- multifile solver:solver/6, reitti_best_first:estimate/4.

solver:solver(astar_chebyshev, tuned, route, [tactics-[complete, best]],
              "A* by twice the Chebyshev distance", tuned_astar_chebyshev).

reitti_best_first:estimate(chebyshev, DX, DY, Estimate) :-
    Estimate is 2*max(DX, DY).

prepare(World, Agenda) :-
    agenda_prepare(chebyshev, World, Agenda).
