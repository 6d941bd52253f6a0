/** <module> A* that takes what is left three times as seriously

Pohl (1970): total = cost of the way + 3 x the least that is left.  Fewer
squares are taken up, and the route is at most three times as dear as it need
be.  Complete.  O(moves looked at x log(squares opened)) time.

Mirror: weighted_astar.c.
*/
:- module(plain_weighted_astar, []).
:- use_module(reitti(kernels/estimate)).
:- use_module(reitti(kernels/plain_best_first)).
:- use_module(reitti(question)).

:- multifile solver:solver/6.

solver:solver(weighted_astar, plain, route, [[any]-[complete]],
              "A*, what is left weighed three times", plain_weighted_astar).

prepare(World, World).

run(World, Question, Answer) :-
    aim(World, Question, Aim),
    plain_best_first(World, Question, weighed(Aim), Answer).

aim(World, Question, Aim) :-
    question_squares(Question, [_, Goal]),
    aim_at(World, Goal, Aim).

weighed(Aim, Square, Rest) :-
    estimate(octile, Aim, Square, Least),
    Rest is 3*Least.

trace(World, Question, Trace) :-
    aim(World, Question, Aim),
    plain_best_first_trace(World, Question, weighed(Aim), Trace).
