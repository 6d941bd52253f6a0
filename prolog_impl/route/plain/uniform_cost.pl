/** <module> The open square that costs least to get to is closed next

Best-first with nothing known of what is left: complete, and the best.  O(moves
looked at x log(squares opened)) time.

Mirror: c_impl/route/plain/uniform_cost.c.
*/
:- module(plain_uniform_cost, []).
:- use_module('../../kernels/estimate').
:- use_module('../../kernels/plain_best_first').
:- use_module('../../question').

:- multifile solver:solver/6.

solver:solver(uniform_cost, plain, route, [[any]-[complete, best]],
              "the nearest square by cost is closed next", plain_uniform_cost).

prepare(World, World).

run(World, Question, Answer) :-
    aim(World, Question, Aim),
    plain_best_first(World, Question, estimate(none, Aim), Answer).

aim(World, Question, Aim) :-
    question_squares(Question, [_, Goal]),
    aim_at(World, Goal, Aim).

trace(World, Question, Trace) :-
    aim(World, Question, Aim),
    plain_best_first_trace(World, Question, estimate(none, Aim), Trace).
