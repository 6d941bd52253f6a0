/** <module> The square that seems nearest to the goal is closed next

Complete, but not best: what a route has cost so far does not count, and the
first way to a square stays.  The estimate is the octile one.  O(squares opened)
time.

Mirror: c_impl/route/tuned/greedy.c.
*/
:- module(tuned_greedy, []).
:- use_module('../../kernels/best_first',
              [ agenda_prepare/3,
                best_first/3 as run,
                agenda_trace/3 as trace
              ]).

:- multifile solver:solver/6.

solver:solver(greedy, tuned, route, [[any]-[complete]],
              "nearest to the goal first", tuned_greedy).

prepare(World, Agenda) :-
    agenda_prepare(greedy, World, Agenda).
