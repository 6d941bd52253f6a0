/** <module> Compares two studies

    swipl -O analysis/compare.pl -- A B

A and B are directories with results.csv, or such files; several with commas
between them are taken as one study.  Prints what differs.  Exit status: 2 for
rows that cannot be read, 4 if it cannot be printed.
*/
:- module(compare, []).
:- set_prolog_flag(encoding, utf8).     % of the sources, whatever the locale
:- use_module(library(main), [main/0]).
:- use_module(program).
:- use_module(study/comparison).
:- use_module(study/study).

:- initialization(main, main).

opt_help(help(header), "Tells what differs between two studies.").
opt_help(help(usage), " -- A B").

main(Argv) :-
    program_start(Argv, ['A', 'B'], [], [PathA, PathB]),
    read_study(PathA, A),
    read_study(PathB, B),
    or_halt(say(PathA, A, PathB, B), 4).

read_study(Path, Study) :-
    or_halt(( study_paths(Path, Paths),
              study_read(Paths, Study)
            ),
            2).

say(PathA, A, PathB, B) :-
    say_study('A', PathA, A),
    say_study('B', PathB, B),
    comparison_print(user_output, A, B),
    flush_output.

say_study(Letter, Path, Study) :-
    format("~w = ~w~n", [Letter, Path]),
    forall(environment_differs(Study, Key, Values),
           ( atomic_list_concat(Values, ' | ', Text),
             format("  its parts differ in ~w: ~w~n", [Key, Text])
           )).
