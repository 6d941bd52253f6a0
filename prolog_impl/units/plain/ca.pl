/** <module> Cooperative A*: the estimate is the metric to the goal

It does not know of walls.  O(log(nodes)) time a step looked at;
units/cooperating.pl.

Mirror: c_impl/units/plain/ca.c.
*/
:- module(plain_ca, []).
:- use_module('../cooperating').
:- use_module('../ground').
:- use_module('../plan').

:- multifile solver:solver/6.

solver:solver(ca, plain, units, [[any]-[complete]],
              "cooperative A*: one after another, by a table of who is where \c
               when",
              plain_ca).

prepare(World, Ground) :-
    ground_make(World, Ground).

run(Ground, Question, Answer) :-
    plan_run(Ground, Question, plan, Answer).

trace(Ground, Question, Trace) :-
    plan_trace(Ground, Question, plan, Trace).

plan(Ground, Question, Routes, Steps, [0, Reserved, Searches, 1]) :-
    ground_asked(Ground, Question, Units),
    cooperating(Ground, Units, estimate(Ground), none, _, Routes, Steps,
                Reserved, Searches).

estimate(Ground, unit(_, _, Goal), Square, Rest, Known, Known) :-
    ground_metric(Ground, Square, Goal, Rest).
