/** <module> Depth-first with limit 1, then 2, then 3, until the goal is found
or nothing lies beyond the limit

Complete, and no route has fewer steps: it is the best where every step costs
one.  O(N x steps x steps x log N) time for N squares that can be entered, so
larger worlds are refused.

Mirror: c_impl/route/plain/iterative_deepening.c.
*/
:- module(plain_iterative_deepening, []).
:- use_module('../../kernels/depth_first').

:- multifile solver:solver/6.

solver:solver(iterative_deepening, plain, route,
              [ [unit_cost]-[complete, best, loose],
                [any]-[complete, loose]
              ],
              "depth-first with limit 1, 2, 3 and so on",
              plain_iterative_deepening).

prepare(World, deepening(World, Moves)) :-
    depth_moves(World, 1024, Moves).

run(deepening(World, Moves), Question, Answer) :-
    deepen(1, Moves, Question, End, _, Taken),
    depth_answer(World, Question, End, Taken, Answer).

deepen(Limit, Moves, Question, End, Depths, Taken) :-
    depth_pass(Moves, Question, Limit, End0, Depths0, Taken, Taken1),
    (   End0 == cut_off
    ->  Limit1 is Limit+1,
        deepen(Limit1, Moves, Question, End, Depths, Taken1)
    ;   End = End0,
        Depths = Depths0,
        Taken1 = []
    ).

trace(deepening(World, Moves), Question, Trace) :-
    deepen(1, Moves, Question, _, Depths, Taken),
    depth_trace(World, Depths, Taken, Trace).
