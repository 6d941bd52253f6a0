/** <module> A* with the cheapest steps across and down as estimate

Complete.  A diagonal step does both at once, so the estimate is too high where
there are such steps, and the best is promised only where there are none.
O(moves looked at x log(squares opened)) time.

Mirror: c_impl/route/plain/astar_manhattan.c.
*/
:- module(plain_astar_manhattan, []).
:- use_module('../../kernels/estimate').
:- use_module('../../kernels/plain_best_first').
:- use_module('../../question').

:- multifile solver:solver/6.

solver:solver(astar_manhattan, plain, route,
              [ [four_ways]-[complete, best],
                [any]-[complete]
              ],
              "A* by the Manhattan distance", plain_astar_manhattan).

prepare(World, World).

run(World, Question, Answer) :-
    aim(World, Question, Aim),
    plain_best_first(World, Question, estimate(manhattan, Aim), Answer).

aim(World, Question, Aim) :-
    question_squares(Question, [_, Goal]),
    aim_at(World, Goal, Aim).

trace(World, Question, Trace) :-
    aim(World, Question, Aim),
    plain_best_first_trace(World, Question, estimate(manhattan, Aim), Trace).
