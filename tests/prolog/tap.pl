/** <module> plunit's tests as TAP

    swipl tap.pl -- FILE

A test is run alone and is `ok` only if plunit counts it as passed and nothing
printed a warning or an error meanwhile: choice points, failed set-ups, blocked
tests and a `forall` over nothing are failures too.
*/
:- module(tap, []).
:- use_module(library(plunit),
              [current_test/5, run_tests/1, set_test_options/1]).

:- dynamic
    noted/1,                            % complaint(Lines) or passed(Count)
    is_noting/0.

:- multifile user:message_hook/3.
:- dynamic user:message_hook/3.

user:message_hook(Message, Kind, Lines) :-
    is_noting,
    note(Kind, Message, Lines).

note(silent, plunit(Summary), _) :-
    is_dict(Summary, plunit),
    get_dict(passed, Summary, Passed),
    assertz(noted(passed(Passed))).
note(information, plunit(progress(_, _, _)), _).
note(warning, _, Lines) :-
    assertz(noted(complaint(Lines))).
note(error, _, Lines) :-
    assertz(noted(complaint(Lines))).

main :-
    current_prolog_flag(argv, [File]),
    set_test_options([silent(true), load(always)]),     % with -O too
    load_files(File, []),
    findall(Unit:Test, current_test(Unit, Test, _, _, _), Tests),
    length(Tests, Count),
    format("1..~d~n", [Count]),
    forall(member(Test, Tests), run(Test)).

run(Unit:Test) :-
    retractall(noted(_)),
    setup_call_cleanup(
        assertz(is_noting),
        (   catch(run_tests(Unit:Test), Exception, true)
        ->  true
        ;   Exception = failed
        ),
        retractall(is_noting)),
    findall(Lines, noted(complaint(Lines)), Complaints),
    (   var(Exception),
        Complaints == [],
        noted(passed(Count)),
        Count > 0
    ->  format("ok - ~w: ~w~n", [Unit, Test])
    ;   format("not ok - ~w: ~w~n", [Unit, Test]),
        forall(member(Lines, Complaints),
               print_message_lines(user_output, '# ', Lines)),
        (   Complaints == []
        ->  format("# nothing passed: ~p~n", [Exception])
        ;   true
        )
    ),
    flush_output.

:- initialization(main, main).
