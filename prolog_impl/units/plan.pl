/** <module> Everybody's squares at all moments, and the answer that they are

A route is the list of a unit's squares at the moments from 0 on; after its last
square the unit stays there.  Where units move one after another in a turn, that
is turn(Squares, Moves): where all are now, and the moves From-To that have been
made.

Mirror: c_impl/units/plan.c.
*/
:- module(reitti_plan,
          [ plan_run/4,                 % +Ground, +Question, :Plan, -Answer
            plan_trace/4,               % +Ground, +Question, :Plan, -Trace
            plan_routes/2,              % +Moments, -Routes
            plan_turn/2,                % +Squares, -Turn
            plan_is_occupied/2,         % +Turn, +Square
            plan_is_blocked/4,          % +Ground, +Turn, +From, +To
            plan_move/4                 % +From, +To, +Turn0, -Turn
          ]).
:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module(library(lists),
              [ append/2, last/2, memberchk/2, reverse/2, selectchk/3,
                sum_list/2 ]).
:- use_module('../answer').
:- use_module(ground).

:- meta_predicate
    plan_run(+, +, 5, -),
    plan_trace(+, +, 5, -).

%!  plan_run(+Ground, +Question, :Plan, -Answer) is det.
%
%   The answer of a solver, which plans as call(Plan, Ground, Question, Routes,
%   Steps, Counts): Routes are those of the units in order; Steps are what was
%   expanded, each step(Square, Unit, Moment); Counts are the work besides.

plan_run(Ground, Question, Plan, Answer) :-
    call(Plan, Ground, Question, Routes0, Steps, Counts),
    maplist(without_repeats, Routes0, Routes),
    ground_asked(Ground, Question, Units),
    ground_time(Ground, Time),
    maplist(cost(Time), Units, Routes, Costs),
    sum_list(Costs, Score),
    maplist(rows(Ground), Units, Routes, Lists),
    append(Lists, Rows),
    length(Steps, Expanded),
    answer_make(found, Score, [Expanded|Counts], Rows, Answer).

%   The last square once only.

without_repeats(Route0, Route) :-
    reverse(Route0, Backwards0),
    skip_repeats(Backwards0, Backwards),
    reverse(Backwards, Route).

skip_repeats([Square, Next|Squares], Backwards) :-
    Square =:= Next,
    !,
    skip_repeats([Next|Squares], Backwards).
skip_repeats(Backwards, Backwards).

cost(Time, unit(_, _, Goal), Route, Cost) :-
    (   last(Route, Goal)
    ->  length(Route, Moments),
        Cost is Moments-1
    ;   Cost = Time
    ).

rows(Ground, unit(Number, _, _), Route, Rows) :-
    maplist(row(Ground, [Number]), Route, Rows).

row(Ground, Numbers, Square, Place-Numbers) :-
    ground_place(Ground, Square, Place).

%!  plan_trace(+Ground, +Question, :Plan, -Trace) is det.
%
%   Its trace: a square, the unit and the moment.

plan_trace(Ground, Question, Plan, Trace) :-
    call(Plan, Ground, Question, _, Steps, _),
    maplist(step_row(Ground), Steps, Rows),
    trace_make(Rows, [], Trace).

step_row(Ground, step(Square, Unit, Moment), Row) :-
    row(Ground, [Unit, Moment], Square, Row).

%!  plan_routes(+Moments, -Routes) is det.
%
%   Moments are everybody's squares at one moment after another, by unit; Routes
%   are the same by moment, of one unit after another.

plan_routes(Moments, Routes) :-
    (   Moments = [[]|_]
    ->  Routes = []
    ;   maplist(first, Moments, Route, Others),
        Routes = [Route|Routes1],
        plan_routes(Others, Routes1)
    ).

first([Square|Squares], Square, Squares).

%!  plan_turn(+Squares, -Turn) is det.
%
%   Everybody is there, and nobody has moved.

plan_turn(Squares, turn(Squares, [])).

%!  plan_is_occupied(+Turn, +Square) is semidet.

plan_is_occupied(turn(Squares, _), Square) :-
    memberchk(Square, Squares).

%!  plan_is_blocked(+Ground, +Turn, +From, +To) is semidet.
%
%   The move leads to where somebody is now, or crosses a diagonal one that has
%   been made.

plan_is_blocked(Ground, Turn, From, To) :-
    (   plan_is_occupied(Turn, To)
    ->  true
    ;   ground_across(Ground, From, To, C, D),
        Turn = turn(_, Moves),
        (   memberchk(C-D, Moves)
        ->  true
        ;   memberchk(D-C, Moves)
        )
    ).

%!  plan_move(+From, +To, +Turn0, -Turn) is det.

plan_move(From, To, turn(Squares0, Moves),
          turn([To|Squares], [From-To|Moves])) :-
    selectchk(From, Squares0, Squares).
