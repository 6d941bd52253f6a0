/** <module> The open square that seems nearest to the goal is closed next,
whatever the way to it costs

Best-first where moves count nothing, so no way is ever better than the first
one found: complete, but not the best.  O(moves looked at x log(squares opened))
time.

Mirror: c_impl/route/plain/greedy.c.
*/
:- module(plain_greedy, []).
:- use_module('../../kernels/estimate').
:- use_module('../../kernels/plain_best_first').
:- use_module('../../question').

:- multifile solver:solver/6.

solver:solver(greedy, plain, route, [[any]-[complete]],
              "the square that seems nearest to the goal is closed next",
              plain_greedy).

prepare(World, World).

run(World, Question, Answer) :-
    aim(World, Question, Aim),
    plain_best_first(World, Question, estimate(octile, Aim), nothing,
                     Answer).

aim(World, Question, Aim) :-
    question_squares(Question, [_, Goal]),
    aim_at(World, Goal, Aim).

%   The way so far does not count.

nothing(_, _, 0).

trace(World, Question, Trace) :-
    aim(World, Question, Aim),
    plain_best_first_trace(World, Question, estimate(octile, Aim), nothing,
                           Trace).
