/** <module> Hierarchical cooperative A*: the estimate is the true distance

That to the goal if there were no other units, by reverse resumable A*, one for
each unit, from when it first plans.  O(log(nodes)) time a step looked at;
units/cooperating.pl.

Mirror: c_impl/units/plain/hca.c.
*/
:- module(plain_hca, []).
:- use_module('../cooperating').
:- use_module('../ground').
:- use_module('../plan').
:- use_module('../rra').

:- multifile solver:solver/6.

solver:solver(hca, plain, units, [[any]-[complete]],
              "cooperative A* by true distances", plain_hca).

prepare(World, Ground) :-
    ground_make(World, Ground).

run(Ground, Question, Answer) :-
    plan_run(Ground, Question, plan, Answer).

trace(Ground, Question, Trace) :-
    plan_trace(Ground, Question, plan, Trace).

plan(Ground, Question, Routes, Steps, [Estimated, Reserved, Searches, 1]) :-
    ground_asked(Ground, Question, Units),
    rras_make(Ground, Units, Rras0),
    cooperating(Ground, Units, estimate, Rras0, Rras, Routes, Steps, Reserved,
                Searches),
    rras_closed(Rras, Estimated).

estimate(unit(Number, _, _), Square, Rest, Rras0, Rras) :-
    rras_distance(Number, Square, Rest, Rras0, Rras).
