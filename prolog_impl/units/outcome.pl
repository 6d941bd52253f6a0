/** <module> What a plan comes to: who arrived, and when

From the rows alone: a unit stays where its last row is, and as repeats at the
end of a route are dropped, it came there at the moment of that row.  One pass.

Mirror: c_impl/units/outcome.c.
*/
:- module(reitti_outcome,
          [ outcome_of/3                % +Question, +Rows, -Outcome
          ]).
:- use_module(library(lists), [max_list/2, sum_list/2]).
:- use_module('../question').

%!  outcome_of(+Question, +Rows, -Outcome) is det.
%
%   Outcome is a list of Name-Number: `units`; `arrived`, those that are on
%   their goals at the end; `makespan`, the moment from which on the last of
%   these is; and `sum`, that of such moments over all of them.  Of rows that
%   are no plan nobody arrived.

outcome_of(Question, Rows, [ units-Units, arrived-Arrived, makespan-Makespan,
                             sum-Sum ]) :-
    question_squares(Question, Squares),
    goals(Squares, GoalList),
    compound_name_arguments(Goals, goals, GoalList),
    arrivals(Rows, 0, Goals, Moments),
    length(GoalList, Units),
    length(Moments, Arrived),
    max_list([0|Moments], Makespan),
    sum_list(Moments, Sum).

goals([], []).
goals([_, Goal|Squares], [Goal|Goals]) :-
    goals(Squares, Goals).

%   arrivals(+Rows, +Moment, +Goals, -Moments): those of the units that arrive.

arrivals([Square-[Unit]|Rows], Moment0, Goals, Moments) :-
    !,
    (   Rows = [_-[Unit]|_]
    ->  Moment is Moment0+1,
        arrivals(Rows, Moment, Goals, Moments)
    ;   Unit > 0,
        arg(Unit, Goals, Square)
    ->  Moments = [Moment0|Moments1],
        arrivals(Rows, 0, Goals, Moments1)
    ;   arrivals(Rows, 0, Goals, Moments)
    ).
arrivals(_, _, _, []).
