/** <module> Tactics' search: A* with twice the Manhattan distance as estimate

A step costs 2 AP at least, but a diagonal one shortens the Manhattan distance
by two, so the estimate can be too high and the route dearer than need be: the
original's choice, kept as it is.  O(squares opened) time.

Mirror: c_impl/route/tuned/astar.c.
*/
:- module(tuned_astar, []).
:- use_module('../../kernels/best_first',
              [ agenda_prepare/3,
                best_first/3 as run,
                agenda_trace/3 as trace
              ]).

:- multifile solver:solver/6.

solver:solver(astar, tuned, route, [tactics-[complete]],
              "A* by twice the Manhattan distance", tuned_astar).

prepare(World, Agenda) :-
    agenda_prepare(manhattan, World, Agenda).
