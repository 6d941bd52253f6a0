/** <module> How far a study's own processes lie apart

Two studies of the same programs differ at least by as much as their processes
do.  Of each cell, or of each Prolog/C ratio, the processes of odd places are
held against those of even ones.
*/
:- module(study_spread,
          [ times_spread/3,             % +Study, +Kind, -Floor
            ratios_spread/3             % +Study, +Kind, -Floor
          ]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module(rows, [study_cell/2]).
:- use_module(samples).
:- use_module(statistics, [median/2]).

%!  times_spread(+Study, +Kind, -Floor) is det.
%
%   A ratio of times of this Kind that is closer to 1 is no difference: 19 of 20
%   ratios of such halves are closer.

times_spread(Study, Kind, Floor) :-
    findall(Stray,
            ( kind_cell(Study, Kind, Cell),
              process_logs(Study, Cell, Logs),
              stray(Logs, Stray)
            ),
            Strays),
    within(Strays, Floor).

%!  ratios_spread(+Study, +Kind, -Floor) is det.
%
%   The same of ratios Prolog/C.

ratios_spread(Study, Kind, Floor) :-
    findall(Stray,
            ( Prolog = cell(Kind, Case, Search, Style, prolog, Mode),
              kind_cell(Study, Kind, Prolog),
              process_logs(Study, Prolog, PrologLogs),
              process_logs(Study, cell(Kind, Case, Search, Style, c, Mode),
                           CLogs),
              findall(Process-Log,
                      ( member(Process-Log1, PrologLogs),
                        memberchk(Process-Log2, CLogs),
                        Log is Log1-Log2
                      ),
                      Logs),
              stray(Logs, Stray)
            ),
            Strays),
    within(Strays, Floor).

%   A sum of several kinds has no rows; those of one of them tell.

kind_cell(Study, Kind, cell(Kind, Case, Search, Style, Lang, Mode)) :-
    (   memberchk(Kind-Rows, [new_world-prepare, file-read])
    ->  true
    ;   Rows = Kind
    ),
    study_cell(Study, cell(Rows, Case, Search, Style, Lang, Mode)).

process_logs(Study, Cell, Logs) :-
    samples(Study, Cell, '', Samples),
    \+ has_zero(Samples),
    findall(Process-Log,
            ( member(Process-Blocks, Samples),
              findall(Time, member(_-Time, Blocks), Times),
              median(Times, Median),
              Log is log(Median)
            ),
            Logs).

stray(Logs, Stray) :-
    half(Logs, 1, Odd),
    half(Logs, 0, Even),
    Stray is exp(abs(Odd-Even)).

half(Logs, Remainder, Median) :-
    findall(Log,
            ( nth1(Place, Logs, _-Log), Place mod 2 =:= Remainder ),
            Half),
    median(Half, Median).

within(Strays0, Floor) :-
    msort([1.0|Strays0], Strays),
    length(Strays, Count),
    Place is (95*Count+99)//100,
    nth1(Place, Strays, Floor).
