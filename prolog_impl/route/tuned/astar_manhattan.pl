/** <module> A* with the Manhattan distance as estimate

Complete.  Best only in games with four ways: a diagonal step shortens the
Manhattan distance by two, so elsewhere the estimate can be too high.
O(squares opened) time.

Mirror: c_impl/route/tuned/astar_manhattan.c.
*/
:- module(tuned_astar_manhattan, []).
:- use_module('../../kernels/best_first',
              [ agenda_prepare/3,
                best_first/3 as run,
                agenda_trace/3 as trace
              ]).

:- multifile solver:solver/6.

solver:solver(astar_manhattan, tuned, route,
              [ [four_ways]-[complete, best],
                [any]-[complete]
              ],
              "A* by the Manhattan distance", tuned_astar_manhattan).

prepare(World, Agenda) :-
    agenda_prepare(manhattan, World, Agenda).
