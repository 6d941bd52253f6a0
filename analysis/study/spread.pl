/** <module> How far a study's own processes lie apart

Processes that did the same are held against each other: of each cell, or of
each Prolog/C ratio, those of the odd places against those of the even ones, by
the medians of both.
*/
:- module(study_spread,
          [ times_spread/4,             % +Study, +Kind, -Count, -Spread
            ratios_spread/4             % +Study, +Kind, -Count, -Spread
          ]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(listing, [timed_cell/2]).
:- use_module(samples).
:- use_module(statistics, [median/2]).

%!  times_spread(+Study, +Kind, -Count, -Spread) is det.
%
%   Of Count ratios of such halves, 95 % are closer to 1 than Spread; of fewer
%   than twenty, all.

times_spread(Study, Kind, Count, Spread) :-
    findall(Stray,
            ( timed_cell(Study, cell(Kind, Case, Search, Style, Lang, Mode)),
              process_times(Study, cell(Kind, Case, Search, Style, Lang, Mode),
                            Times),
              pairs_values(Times, Values),
              stray(Values, Stray)
            ),
            Strays),
    within(Strays, Count, Spread).

%!  ratios_spread(+Study, +Kind, -Count, -Spread) is det.
%
%   The same of ratios Prolog/C.

ratios_spread(Study, Kind, Count, Spread) :-
    findall(Stray,
            ( timed_cell(Study, cell(Kind, Case, Search, Style, prolog, Mode)),
              process_times(Study,
                            cell(Kind, Case, Search, Style, prolog, Mode),
                            Prolog),
              process_times(Study, cell(Kind, Case, Search, Style, c, Mode),
                            C),
              findall(Ratio,
                      ( member(Process-Time1, Prolog),
                        memberchk(Process-Time2, C),
                        Ratio is Time1/Time2
                      ),
                      Ratios),
              stray(Ratios, Stray)
            ),
            Strays),
    within(Strays, Count, Spread).

%   The median of each process.

process_times(Study, Cell, Times) :-
    samples(Study, Cell, '', Samples),
    \+ has_zero(Samples),
    findall(Process-Median,
            ( member(Process-Blocks, Samples),
              pairs_values(Blocks, Times0),
              median(Times0, Median)
            ),
            Times).

stray(Values, Stray) :-
    half(Values, 1, Odd),
    half(Values, 0, Even),
    Stray is max(Odd/Even, Even/Odd).

half(Values, Remainder, Median) :-
    findall(Value,
            ( nth1(Place, Values, Value), Place mod 2 =:= Remainder ),
            Half),
    Half = [_|_],
    median(Half, Median).

within(Strays, Count, Spread) :-
    length(Strays, Count),
    (   Count =:= 0
    ->  Spread = 1.0
    ;   msort(Strays, Sorted),
        Place is (95*Count+99)//100,
        nth1(Place, Sorted, Spread)
    ).
