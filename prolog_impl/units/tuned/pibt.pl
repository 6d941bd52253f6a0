/** <module> Priority inheritance with backtracking, moment by moment

Okumura and others (2022): in each step everybody takes the best square that is
left, and who is pushed away decides first.  O(units) time a step but for what
distances take.

Mirror: c_impl/units/tuned/pibt.c.
*/
:- module(tuned_pibt, []).
:- use_module('../fast_deciding').
:- use_module('../fast_ground').
:- use_module('../fast_plan').
:- use_module('../fast_pushing').
:- use_module('../fast_pushing', [pushing_prepare/2 as prepare]).

:- multifile solver:solver/6.

solver:solver(pibt, tuned, units, [[any]-[complete]],
              "priority inheritance with backtracking, moment by moment",
              tuned_pibt).

run(Prepared, Question, Answer) :-
    pushing_ground(Prepared, Ground),
    plan_run(Ground, Question, plan(Prepared), Answer).

trace(Prepared, Question, Trace) :-
    pushing_ground(Prepared, Ground),
    plan_trace(Ground, Question, plan(Prepared), Trace).

%   plan(+Prepared, +Question, +How, -Units, -Routes, -Work, -Steps): Steps
%   are the calls of each step.

plan(Prepared, Question, How, Units, Routes, Work, Steps) :-
    pushing_ground(Prepared, Ground),
    ground_units(Ground, Question, Units),
    ground_time(Ground, Time),
    pushing_begin(Prepared, Units, Pushing, Standing),
    standing_at(Standing, At),
    pushing_order(Pushing, Order),
    steps(0, Time, Order, Standing, Pushing, How, [At], Ats, 0, Expanded,
          Made, Steps),
    pushing_routes(Pushing, Ats, Routes),
    pushing_estimated(Pushing, Estimated),
    Work = [Expanded, Estimated, 0, Made, Made].

%   steps(+Made0, +Time, +Order, !Standing, +Pushing, +How, +Ats0, -Ats,
%   +Expanded0, -Expanded, -Made, -Steps)

steps(Made0, Time, Order0, Standing0, Pushing, How, Ats0, Ats, Expanded0,
      Expanded, Made, Steps) :-
    Ats0 = [At0|_],
    pushing_goals(Pushing, Goals),
    (   ( Made0 =:= Time ; At0 == Goals )
    ->  Ats = Ats0,
        Expanded = Expanded0,
        Made = Made0,
        Steps = []
    ;   Made1 is Made0+1,
        pushing_step(Pushing, Made1, Order0, [], false, Standing0, Standing,
                     Calls, _),
        length(Calls, Count),
        Expanded1 is Expanded0+Count,
        (   How == trace
        ->  pushing_calls(Pushing, Made0, At0, Calls, Called),
            Steps = [Called|Steps1]
        ;   Steps = Steps1
        ),
        standing_at(Standing, At),
        pushing_order(Pushing, Order0, At, Order),
        steps(Made1, Time, Order, Standing, Pushing, How, [At|Ats0], Ats,
              Expanded1, Expanded, Made, Steps1)
    ).
