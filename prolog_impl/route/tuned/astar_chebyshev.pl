/** <module> Tactics' cheapest route: A* with twice the Chebyshev distance as estimate

A step costs 2 AP at least and shortens the Chebyshev distance by one at most:
the estimate is never too high, and never falls faster than the distance grows.
O(squares opened) time.

Mirror: c_impl/route/tuned/astar_chebyshev.c.
*/
:- module(tuned_astar_chebyshev, []).
:- use_module('../../kernels/best_first').

:- multifile
    search:search_declaration/5,
    best_first:estimate/4.

search:search_declaration(astar_chebyshev, tuned, tuned_astar_chebyshev,
                          [promise(tactics, true, false)],
                          "A* by twice the Chebyshev distance").

best_first:estimate(chebyshev, DX, DY, Estimate) :-
    Estimate is 2*max(DX, DY).

prepare(World, Agenda) :-
    agenda_prepare(World, Agenda).

run(Agenda, Start, Goal, Route) :-
    best_first(chebyshev, Agenda, Start, Goal, Route).

footprint(Agenda, Start, Goal, Footprint) :-
    agenda_footprint(chebyshev, Agenda, Start, Goal, Footprint).

release(_).
