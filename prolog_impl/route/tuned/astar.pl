/** <module> Tactics' search: A* with twice the Manhattan distance as estimate

A step costs 2 AP at least, but a diagonal one shortens the Manhattan distance
by two, so the estimate can be too high and the route dearer than need be: the
original's choice, kept as it is.  O(squares opened) time.

Mirror: c_impl/route/tuned/astar.c.
*/
:- module(tuned_astar, []).
:- use_module('../../kernels/best_first').

:- multifile
    search:search_declaration/5,
    best_first:estimate/4.

search:search_declaration(astar, tuned, tuned_astar,
                          [promise(tactics, false, false)],
                          "A* by twice the Manhattan distance").

best_first:estimate(manhattan, DX, DY, Estimate) :-
    Estimate is 2*(DX+DY).

prepare(World, Agenda) :-
    agenda_prepare(World, Agenda).

run(Agenda, Start, Goal, Route) :-
    best_first(manhattan, Agenda, Start, Goal, Route).

footprint(Agenda, Start, Goal, Footprint) :-
    agenda_footprint(manhattan, Agenda, Start, Goal, Footprint).

release(_).
