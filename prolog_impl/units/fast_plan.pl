/** <module> The plan of a tuned search for many units, and its answer

Mirror: c_impl/units/fast_plan.c.
*/
:- module(reitti_fast_plan,
          [ plan_run/4,                 % +Ground, +Question, :Plan, -Answer
            plan_trace/4                % +Ground, +Question, :Plan, -Trace
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2]).
:- use_module('../answer').
:- use_module(fast_ground).

:- meta_predicate
    plan_run(+, +, 6, -),
    plan_trace(+, +, 6, -).

%!  plan_run(+Ground, +Question, :Plan, -Answer) is det.
%
%   The answer of a solver, which plans as call(Plan, Question, How, Units,
%   Routes, Work, Steps): Routes are lists of each unit's indices, the last
%   moment first.  If How is `trace` and not `run`, Steps are lists of what was
%   expanded, step(Index, Unit, Moment).

plan_run(Ground, Question, Plan, Answer) :-
    call(Plan, Question, run, Units, Routes, Work, _),
    answer(Ground, Units, Routes, Work, Answer).

%!  plan_trace(+Ground, +Question, :Plan, -Trace) is det.

plan_trace(Ground, Question, Plan, Trace) :-
    call(Plan, Question, trace, _, _, _, Lists),
    append(Lists, Steps0),
    ground_squares(Ground, Squares),
    maplist(step_row(Squares), Steps0, Steps),
    trace_make(Steps, [], Trace).

%   answer(+Ground, +Units, +Routes, +Work, -Answer)

answer(Ground, Units, Routes, Work, Answer) :-
    ground_time(Ground, Time),
    ground_squares(Ground, Squares),
    rows(Units, Routes, Squares, Time, 0, Score, Rows),
    answer_make(found, Score, Work, Rows, Answer).

rows([], [], _, _, Score, Score, []).
rows([unit(Number, _, _, Wish)|Units], [Route0|Routes], Squares, Time, Score0,
     Score, Rows) :-
    drop_repeats(Route0, Route),
    (   Route = [Wish|_]
    ->  length(Route, Length),
        Cost is Length-1
    ;   Cost = Time
    ),
    Score1 is Score0+Cost,
    rows(Units, Routes, Squares, Time, Score1, Score, Rows1),
    add_rows(Route, [Number], Squares, Rows1, Rows).

drop_repeats([Index|Route0], Route) :-
    (   Route0 = [Index|_]
    ->  drop_repeats(Route0, Route)
    ;   Route = [Index|Route0]
    ).

add_rows([], _, _, Rows, Rows).
add_rows([Index|Route], Numbers, Squares, Rows0, Rows) :-
    arg(Index, Squares, Square),
    add_rows(Route, Numbers, Squares, [Square-Numbers|Rows0], Rows).

%   A step as a row of a trace.

step_row(Squares, step(Index, Unit, Moment), Square-[Unit, Moment]) :-
    arg(Index, Squares, Square).
