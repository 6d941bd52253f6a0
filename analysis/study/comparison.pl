/** <module> What differs between the times of two studies

Another machine, another day, before and after a change.  A time is compared by
the ratio B/A; so is each Prolog/C ratio, from which the speed of the machine
drops out.  The noise floor is that of the kind of measurement, the higher one
of both studies.
*/
:- module(study_comparison,
          [ compared_times/3,           % +StudyA, +StudyB, -Comparisons
            compared_floor/5,           % +StudyA, +StudyB, ?Group, ?Kind,
                                        % -Floor
            compared_group/2            % ?Group, -Words
          ]).
:- use_module(library(lists), [member/2, memberchk/2, reverse/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(spread).
:- use_module(statistics, [boot_estimate/2, sum_boot/2]).
:- use_module(study).

%!  compared_group(?Group, -Words) is nondet.

compared_group(ratio, "Prolog/C ratios").
compared_group(block, "Times of blocks").
compared_group(once, "Times of what is done once a process").

%   kind(?Group, ?Kind, -Rows): the kinds of a group, and the kind of rows that
%   there are if such a time or ratio is to be.

kind(ratio, tour, tour).
kind(ratio, run, run).
kind(ratio, cold, cold).
kind(ratio, new_world, prepare).
kind(ratio, file, read).
kind(block, Kind, Kind) :-
    member(Kind, [tour, run, bridge, growth]).
kind(once, Kind, Kind) :-
    member(Kind, [read, prepare, cold]).

%!  compared_times(+StudyA, +StudyB, -Comparisons) is det.
%
%   Comparisons are compared(Group, Name, Ratio, Direction): those that differ
%   first, then by the size of the effect.  Direction is `slower`, `faster` or
%   `alike` for times, `higher`, `lower` or `alike` for the Prolog/C ratios.

compared_times(A, B, Comparisons) :-
    findall(Group-Kind-Floor, compared_floor(A, B, Group, Kind, Floor), Floors),
    findall(Alike-Effect-compared(Group, Name, Estimate, Direction),
            ( member(Group-Kind-Floor, Floors),
              compared(Group, Kind, A, B, Name, Boot),
              boot_estimate(Boot, Estimate),
              direction(Estimate, Floor, Group, Direction),
              Estimate = estimate(Ratio, _, _),
              (   Direction == alike
              ->  Alike = 1
              ;   Alike = 0
              ),
              Effect is -abs(log(Ratio))
            ),
            Keyed),
    keysort(Keyed, Sorted),
    pairs_values(Sorted, Comparisons).

%!  compared_floor(+StudyA, +StudyB, ?Group, ?Kind, -Floor) is nondet.
%
%   Of what both studies have.

compared_floor(A, B, Group, Kind, Floor) :-
    kind(Group, Kind, Rows),
    once(( study_cell(A, cell(Rows, Case, Search, Style, Lang, Mode)),
           study_cell(B, cell(Rows, Case, Search, Style, Lang, Mode))
         )),
    group_floor(Group, Kind, A, FloorA),
    group_floor(Group, Kind, B, FloorB),
    Floor is max(FloorA, FloorB).

%   Two studies of the same programs differ by what their processes do, which no
%   control inside a process sees.  What slows a whole process down drops out of
%   a ratio.

group_floor(Group, Kind, Study, Floor) :-
    noise_floor(Study, Kind, Within),
    (   Group == ratio
    ->  ratios_spread(Study, Kind, _, Between)
    ;   times_spread(Study, Kind, _, Between)
    ),
    Floor is max(Within, Between).

compared(ratio, Kind, A, B, Name, Boot) :-
    !,
    kind(ratio, Kind, Rows),
    study_cell(A, cell(Rows, Case, Search, Style, prolog, Mode)),
    Pair = cell(Kind, Case, Search, Style, prolog, Mode)
           -cell(Kind, Case, Search, Style, c, Mode),
    ratio_boot(A, Pair, BootA),
    ratio_boot(B, Pair, BootB),
    cell_name_in([A, B], cell(Kind, Case, Search, Style, 'prolog/c', Mode),
                 Name),
    over(BootB, BootA, Boot).
compared(_, Kind, A, B, Name, Boot) :-
    Cell = cell(Kind, _, _, _, _, _),
    study_cell(A, Cell),
    same_machines(A, B, Cell),
    cell_boot(A, Cell, BootA),
    cell_boot(B, Cell, BootB),
    cell_name_in([A, B], Cell, Name),
    over(BootB, BootA, Boot).

%   One machine may stand for another, but not several for others, each its own.

same_machines(A, B, Cell) :-
    study_hosts(A, HostsA),
    study_hosts(B, HostsB),
    (   HostsA = [_],
        HostsB = [_]
    ->  true
    ;   cell_host(A, Cell, Host),
        cell_host(B, Cell, Host)
    ).

%   A cell has the same seed in both studies.  Of one, the replicates are taken
%   from the end, lest the same draws meet.

over(BootB, boot(Centre, Replicates0), Boot) :-
    (   Replicates0 == none
    ->  Replicates = none
    ;   reverse(Replicates0, Replicates)
    ),
    sum_boot([1*BootB, -1*boot(Centre, Replicates)], Boot).

direction(Estimate, Floor, Group, Direction) :-
    (   beyond(Floor, Estimate, Side)
    ->  word(Group, Side, Direction)
    ;   Direction = alike
    ).

word(ratio, larger, Word) :- !, Word = higher.
word(ratio, smaller, Word) :- !, Word = lower.
word(_, larger, slower).
word(_, smaller, faster).
