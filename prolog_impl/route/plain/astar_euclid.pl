/** <module> A* with the length of the straight line as estimate

Too high where a diagonal step costs no more than a straight one, and rounded
where it does: complete, but the best is not promised.  Steps are weighed in the
same small unit, which only orders the search.  O(moves looked at x log(squares
opened)) time.

Mirror: c_impl/route/plain/astar_euclid.c.
*/
:- module(plain_astar_euclid, []).
:- use_module('../../kernels/estimate').
:- use_module('../../kernels/plain_best_first').
:- use_module('../../question').
:- use_module('../../world').

:- multifile solver:solver/6.

solver:solver(astar_euclid, plain, route, [[any]-[complete]],
              "A* by the straight distance", plain_astar_euclid).

prepare(World, World).

run(World, Question, Answer) :-
    aim(World, Question, Aim),
    plain_best_first(World, Question, estimate(euclid, Aim), weigh(World),
                     Answer).

aim(World, Question, Aim) :-
    question_squares(Question, [_, Goal]),
    aim_at(World, Goal, Aim).

weigh(World, From, To, Weight) :-
    From = square(_, X0, Y0),
    To = square(_, X, Y),
    (   X =\= X0,
        Y =\= Y0
    ->  Way = diagonal
    ;   Way = straight
    ),
    world_game(World, Game),
    world_cost(World, To, Cost),
    aim_weigh(Game, Cost, Way, Weight).

trace(World, Question, Trace) :-
    aim(World, Question, Aim),
    plain_best_first_trace(World, Question, estimate(euclid, Aim), weigh(World),
                           Trace).
