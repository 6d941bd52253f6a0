/** <module> The programs of 2010 in several Prolog systems

Times of what the clock of 2010 stood around: a loop with the search less one
without, in processes of each system in turn.
*/
:- module(study_systems,
          [ system_name/2,              % ?System, -Name
            system_estimate/4,          % +Study, +System, +Case, -Estimate
            system_ratio/5,             % +Study, +System1, +System2, +Case,
                                        % -Estimate
            system_value/5              % +Study, +System, ?Game, +Column,
                                        % -Value
          ]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_values/2]).
:- use_module(rows).
:- use_module(statistics).

%!  system_name(?System, -Name) is nondet.

system_name(swi, "SWI-Prolog").
system_name(gnu, "GNU Prolog").

%!  system_estimate(+Study, +System, +Case, -Estimate) is semidet.
%
%   In nanoseconds.  Fails if the system was not tried.

system_estimate(Study, System, Case, Estimate) :-
    system_boot(Study, System, Case, Boot),
    boot_estimate(Boot, Estimate).

%!  system_ratio(+Study, +System1, +System2, +Case, -Estimate) is semidet.

system_ratio(Study, System1, System2, Case, Estimate) :-
    system_boot(Study, System1, Case, Boot1),
    system_boot(Study, System2, Case, Boot2),
    sum_boot([1*Boot1, -1*Boot2], Boot),
    boot_estimate(Boot, Estimate).

system_boot(Study, System, Case, Boot) :-
    findall(Process-Time,
            ( systems(Study, Row),
              row_value(Row, system, System),
              row_value(Row, case, Case),
              row_value(Row, process, Process),
              row_value(Row, runs, Runs),
              row_value(Row, with_ms, With),
              row_value(Row, without_ms, Without),
              Time is max(1, With-Without)*1000000.0/Runs
            ),
            Times0),
    Times0 \== [],
    keysort(Times0, Times),
    group_pairs_by_key(Times, Groups),
    pairs_values(Groups, Clusters),
    atomic_list_concat([System, Case], ' ', Name),
    seed_of(Name, Seed),
    times_boot(Clusters, Seed, Boot).

%!  system_value(+Study, +System, ?Game, +Column, -Value) is semidet.
%
%   What its first row of the game has in a column.

system_value(Study, System, Game, Column, Value) :-
    systems(Study, Row),
    row_value(Row, system, System),
    row_value(Row, game, Game),
    row_value(Row, Column, Value),
    !.
