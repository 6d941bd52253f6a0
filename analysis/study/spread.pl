/** <module> How far a study's own processes lie apart

Processes that did the same are held against each other: of each cell, or of
each Prolog/C ratio, those of the odd places against those of the even ones, by
the medians of both.
*/
:- module(study_spread,
          [ times_spread/4,             % +Study, +Kind, -Count, -Spread
            ratios_spread/4             % +Study, +Kind, -Count, -Spread
          ]).
:- use_module(library(lists), [max_list/2, member/2, memberchk/2, nth1/3]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_values/2]).
:- use_module(listing, [timed_cell/2]).
:- use_module(machines, [cell_host/3]).
:- use_module(samples).
:- use_module(statistics, [median/2]).

%!  times_spread(+Study, +Kind, -Count, -Spread) is det.
%
%   Of Count ratios of such halves, 95 % are closer to 1 than Spread; of fewer
%   than twenty, all.  On several machines that holds on each.

times_spread(Study, Kind, Count, Spread) :-
    findall(Host-Stray,
            ( timed_cell(Study, cell(Kind, Case, Search, Style, Lang, Mode)),
              process_times(Study, cell(Kind, Case, Search, Style, Lang, Mode),
                            Times),
              pairs_values(Times, Values),
              stray(Values, Stray),
              cell_host(Study, cell(Kind, Case, Search, Style, Lang, Mode),
                        Host)
            ),
            Strays),
    within(Strays, Count, Spread).

%!  ratios_spread(+Study, +Kind, -Count, -Spread) is det.
%
%   The same of ratios Prolog/C.

ratios_spread(Study, Kind, Count, Spread) :-
    findall(Host-Stray,
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
              stray(Ratios, Stray),
              cell_host(Study, cell(Kind, Case, Search, Style, c, Mode), Host)
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

%   Of several machines, that of the noisiest.

within(Strays, Count, Spread) :-
    length(Strays, Count),
    keysort(Strays, Sorted),
    group_pairs_by_key(Sorted, Groups),
    findall(Spread0, ( member(_-Group, Groups), of_one(Group, Spread0) ),
            Spreads),
    max_list([1.0|Spreads], Spread).

of_one(Strays, Spread) :-
    length(Strays, Count),
    msort(Strays, Sorted),
    Place is (95*Count+99)//100,
    nth1(Place, Sorted, Spread).
