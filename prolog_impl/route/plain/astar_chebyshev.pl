/** <module> A* with the cheapest steps that a king would need as estimate

Never too high, and never falls by more than a move costs: complete, and the
best.  O(moves looked at x log(squares opened)) time.

Mirror: c_impl/route/plain/astar_chebyshev.c.
*/
:- module(plain_astar_chebyshev, []).
:- use_module('../../kernels/estimate').
:- use_module('../../kernels/plain_best_first').
:- use_module('../../question').

:- multifile solver:solver/6.

solver:solver(astar_chebyshev, plain, route, [[any]-[complete, best]],
              "A* by the Chebyshev distance", plain_astar_chebyshev).

prepare(World, World).

run(World, Question, Answer) :-
    aim(World, Question, Aim),
    plain_best_first(World, Question, estimate(chebyshev, Aim), Answer).

aim(World, Question, Aim) :-
    question_squares(Question, [_, Goal]),
    aim_at(World, Goal, Aim).

trace(World, Question, Trace) :-
    aim(World, Question, Aim),
    plain_best_first_trace(World, Question, estimate(chebyshev, Aim), Trace).
