/** <module> The square with the least cost so far is closed next

Complete and best.  Best-first search without an estimate, so it spreads evenly
in all directions.  O(squares opened) time.

Mirror: c_impl/route/tuned/uniform_cost.c.
*/
:- module(tuned_uniform_cost, []).
:- use_module('../../kernels/best_first',
              [ agenda_prepare/3,
                best_first/3 as run,
                agenda_trace/3 as trace
              ]).

:- multifile solver:solver/6.

solver:solver(uniform_cost, tuned, route, [[any]-[complete, best]],
              "cheapest squares first", tuned_uniform_cost).

prepare(World, Agenda) :-
    agenda_prepare(none, World, Agenda).
