/** <module> Compares two studies

    swipl -O analysis/compare.pl -- A B

A and B are directories with results.csv, or such files; several with commas
between them are taken as one study.  Prints what differs.  Exit status: 2 for
rows that cannot be read, 4 if it cannot be printed.
*/
:- module(compare, []).
:- use_module(comparison).
:- use_module(study).

main :-
    current_prolog_flag(argv, Arguments),
    set_stream(user_output, encoding(utf8)),
    (   Arguments = [PathA, PathB]
    ->  catch(compare(PathA, PathB), error(io_error(write, _), _), halt(4))
    ;   format(user_error, "compare.pl: expected two studies~n", []),
        halt(2)
    ).

compare(PathA, PathB) :-
    read_study('A', PathA, A),
    read_study('B', PathB, B),
    comparison_print(user_output, A, B),
    flush_output.

read_study(Letter, Path, Study) :-
    study_paths(Path, Paths),
    catch(study_read(Paths, Study), Error,
          ( print_message(error, Error), halt(2) )),
    format("~w = ~w~n", [Letter, Path]),
    forall(environment_differs(Study, Key, Values),
           ( atomic_list_concat(Values, ' | ', Text),
             format("  its parts differ in ~w: ~w~n", [Key, Text])
           )).

:- initialization(main, main).
