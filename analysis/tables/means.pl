/** <module> Cells of what a search does on several cases, on the average

Of counts the mean, of times the geometric one.
*/
:- module(tables_means,
          [ mean_cell/4,                % +Study, +AllAsked, +Column, -Cell
            numbers_cell/2,             % +Numbers, -Cell
            time_mean_cell/4            % +Study, +AllAsked, +Lang, -Cell
          ]).
:- use_module(library(lists), [member/2, sum_list/2]).
:- use_module('../study/cells').
:- use_module('../study/statistics', [boot_estimate/2, mean_boot/2]).
:- use_module('../study/study').

%!  mean_cell(+Study, +AllAsked, +Column, -Cell) is det.

mean_cell(Study, All, Column, Cell) :-
    findall(Value,
            ( member(Asked, All),
              asked_value(Study, Asked, Column, Value)
            ),
            Values),
    numbers_cell(Values, Cell).

%!  numbers_cell(+Numbers, -Cell) is det.
%
%   The mean; one alone is shown as it is.

numbers_cell([], missing('')) :- !.
numbers_cell([Value], integer(Value)) :- !.
numbers_cell(Values, number(Mean, 1)) :-
    sum_list(Values, Sum),
    length(Values, Count),
    Mean is Sum/float(Count).

%!  time_mean_cell(+Study, +AllAsked, +Lang, -Cell) is det.
%
%   In microseconds.

time_mean_cell(Study, All, Lang, Cell) :-
    findall(Boot,
            ( member(Asked, All),
              asked_time(Study, Asked, Lang, Boot)
            ),
            Boots),
    (   asked_together(Study, All),
        mean_boot(Boots, Boot)
    ->  boot_estimate(Boot, Estimate),
        scaled(Estimate, 1000.0, Cell)
    ;   Cell = missing('')
    ).
