/** <module> A* with the cheapest way over open ground as estimate

That of astar_chebyshev, but where diagonal steps cost more than straight ones
it says so.  Never too high, and never falls by more than a move costs:
complete, and the best.  O(moves looked at x log(squares opened)) time.

Mirror: c_impl/route/plain/astar_octile.c.
*/
:- module(plain_astar_octile, []).
:- use_module('../../kernels/estimate').
:- use_module('../../kernels/plain_best_first').
:- use_module('../../question').

:- multifile solver:solver/6.

solver:solver(astar_octile, plain, route, [[any]-[complete, best]],
              "A* by the octile distance", plain_astar_octile).

prepare(World, World).

run(World, Question, Answer) :-
    aim(World, Question, Aim),
    plain_best_first(World, Question, estimate(octile, Aim), Answer).

aim(World, Question, Aim) :-
    question_squares(Question, [_, Goal]),
    aim_at(World, Goal, Aim).

trace(World, Question, Trace) :-
    aim(World, Question, Aim),
    plain_best_first_trace(World, Question, estimate(octile, Aim), Trace).
