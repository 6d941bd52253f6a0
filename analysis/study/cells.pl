/** <module> What tables and figures ask of a study

An implementation that ended otherwise than `ok` on a case has no time anywhere:
its cells say how it ended.
*/
:- encoding(utf8).
:- module(study_cells,
          [ scaled/3,                   % +Estimate0, +Unit, -Estimate
            time_cell/3,                % +Study, +Cell, -Shown
            ratio_cell/4,               % +Study, +Cell1, +Cell2, -Shown
            mean_cell/3,                % +Study, +Pairs, -Shown
            work_cell/4,                % +Study, +Cell, +Column, -Shown
            size_cell/4,                % +Study, +Key, +Column, -Shown
            count_cell/2,               % +Number, -Shown
            quotient_cell/3,            % +Cell1, +Cell2, -Shown
            row_name/2,                 % +Parts, -Name
            lang_name/2                 % ?Lang, -Text
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(study).
:- use_module('../text/numbers', [is_finite/1]).

%!  time_cell(+Study, +Cell, -Shown) is det.
%
%   In microseconds.

time_cell(Study, Cell, Shown) :-
    (   ended_badly(Study, Cell, Ending)
    ->  Shown = missing(Ending)
    ;   estimate(Study, Cell, Estimate)
    ->  scaled(Estimate, 1000.0, Shown)
    ;   Shown = missing('')
    ).

%!  scaled(+Estimate0, +Unit, -Estimate) is det.
%
%   The estimate divided by Unit.  What has no end stays so.

scaled(estimate(Value0, Low0, High0), Unit, estimate(Value, Low, High)) :-
    maplist(scaled_number(Unit), [Value0, Low0, High0], [Value, Low, High]).

scaled_number(Unit, X0, X) :-
    (   is_finite(X0)
    ->  X is X0/Unit
    ;   X = X0
    ).

%!  ratio_cell(+Study, +Cell1, +Cell2, -Shown) is det.

ratio_cell(Study, Cell1, Cell2, Shown) :-
    (   ended_badly(Study, Cell1, Ending)
    ->  Shown = missing(Ending)
    ;   ended_badly(Study, Cell2, Ending)
    ->  Shown = missing(Ending)
    ;   ratio(Study, Cell1, Cell2, Ratio)
    ->  Shown = Ratio
    ;   Shown = missing('')
    ).

%!  mean_cell(+Study, +Pairs, -Shown) is det.
%
%   The geometric mean of the ratios of the pairs Cell1-Cell2 that have one.

mean_cell(Study, Pairs, Shown) :-
    (   mean_ratio(Study, Pairs, _, Mean)
    ->  Shown = Mean
    ;   Shown = missing('')
    ).

%!  work_cell(+Study, +Cell, +Column, -Shown) is det.

work_cell(Study, Cell, Column, Shown) :-
    (   ended_badly(Study, Cell, Ending)
    ->  Shown = missing(Ending)
    ;   work(Study, Cell, Column, Value)
    ->  count_cell(Value, Shown)
    ;   Shown = missing('')
    ).

%!  count_cell(+Number, -Shown) is det.

count_cell(Value, Shown) :-
    (   integer(Value)
    ->  Shown = integer(Value)
    ;   Shown = number(Value, 1)
    ).

%!  size_cell(+Study, +Key, +Column, -Shown) is det.

size_cell(Study, Key, Column, Shown) :-
    (   size(Study, Key, Column, Value)
    ->  count_cell(Value, Shown)
    ;   Shown = missing('')
    ).

%!  quotient_cell(+Cell1, +Cell2, -Shown) is det.
%
%   Of two counts.

quotient_cell(Cell1, Cell2, Shown) :-
    (   count(Cell1, Count1),
        count(Cell2, Count2),
        Count2 > 0
    ->  Quotient is Count1/float(Count2),
        Shown = number(Quotient, 2)
    ;   Shown = missing('')
    ).

count(integer(Count), Count).
count(number(Count, _), Count).

%!  row_name(+Parts, -Name) is det.

row_name(Parts, Name) :-
    atomic_list_concat(Parts, ' ', Name).

%!  lang_name(?Lang, -Text) is nondet.

lang_name(c, "C").
lang_name(prolog, "Prolog").
