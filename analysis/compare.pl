/** <module> Compares two studies

    swipl -O analysis/compare.pl -- [--all] A B

A and B are directories with results.csv, or such files; several with commas
between them are taken as one study.  Prints what differs beyond the noise, and
with `--all` the rest as well.  Exit status: 2 for rows that cannot be read, 4
if it cannot be printed.
*/
:- module(compare, []).
:- set_prolog_flag(encoding, utf8).     % of the sources, whatever the locale
:- use_module(library(lists), [memberchk/2]).
:- use_module(library(main), [main/0]).
:- use_module(program).
:- use_module(study/differences).
:- use_module(study/study).

:- initialization(main, main).

opt_type(all, all, boolean).
opt_help(all, "Show everything, what is alike as well").
opt_help(help(header), "Tells what differs between two studies.").
opt_help(help(usage), " -- [--all] A B").

main(Argv) :-
    program_start(Argv, ['A', 'B'], [], [PathA, PathB], Options),
    read_study(PathA, A),
    read_study(PathB, B),
    (   memberchk(all(true), Options)
    ->  HowMuch = all
    ;   HowMuch = some
    ),
    or_halt(say(HowMuch, PathA, A, PathB, B), 4).

read_study(Path, Study) :-
    or_halt(( study_paths(Path, Paths),
              study_read(Paths, Study)
            ),
            2).

say(HowMuch, PathA, A, PathB, B) :-
    say_study('A', PathA, A),
    say_study('B', PathB, B),
    differences_print(user_output, A, B, HowMuch),
    flush_output.

say_study(Letter, Path, Study) :-
    format("~w = ~w~n", [Letter, Path]),
    forall(environment_differs(Study, Key, Values),
           ( atomic_list_concat(Values, ' | ', Text),
             format("  its parts differ in ~w: ~w~n", [Key, Text])
           )).
