/** <module> Times of the programs of 2010 in several Prolog systems */
:- module(test_systems, []).
:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../../analysis/study/study').
:- use_module(made_up_rows).
:- use_module(studies).

%   with_systems(+Rows, -Study, :Goal): a row is System-Case-Process-Block-Runs
%   -With-Without.

:- meta_predicate with_systems(+, -, 0).

with_systems(Rows, Study, Goal) :-
    findall([ system-System, version-'1.0', game-rogue, case-Case,
              process-Process, block-Block, runs-Runs, with_ms-With,
              without_ms-Without, executable_bytes-Bytes ],
            ( member(System-Case-Process-Block-Runs-With-Without, Rows),
              (   System == gnu
              ->  Bytes = 800000
              ;   Bytes = 200000
              )
            ),
            Fields),
    results_text([[]], Results),
    with_output_to(string(Text), write_rows(Fields, current_output)),
    with_files(['results.csv'-Results, 'systems.csv'-Text], Directory,
               ( study_read(Directory, Study), call(Goal) )).

%   One run takes 1 ms, 2 ms (the median of three blocks) and 5 ms.

swi([ swi-a-1-1-100-150-50, swi-a-2-1-100-250-50, swi-a-2-2-10-25-5,
      swi-a-2-3-100-950-50, swi-a-3-1-100-550-50 ]).

near(X, Y) :-
    abs(X-Y) =< 1.0e-9*abs(Y).

refused(Field, Message) :-
    with_output_to(string(Text),
                   write_rows([[ system-swi, game-rogue, case-a, process-1,
                                 block-1, runs-1, with_ms-1, without_ms-1 ],
                               [ Field, system-swi, game-rogue, case-a,
                                 process-2, block-1, runs-1, with_ms-1,
                                 without_ms-1 ]], current_output)),
    results_text([[]], Results),
    catch(with_files(['results.csv'-Results, 'systems.csv'-Text], Directory,
                     study_read(Directory, _)),
          error(csv_error(_, 3, Message), _),
          true).

:- begin_tests(systems).

test(medians_of_what_the_search_adds, true(near(Value, 2000000.0))) :-
    swi(Rows),
    with_systems(Rows, Study,
                 system_estimate(Study, swi, a, estimate(Value, Low, High))),
    Low < Value,
    High > Value.

test(a_system_that_was_not_tried) :-
    swi(Rows),
    with_systems(Rows, Study,
                 ( \+ system_estimate(Study, gnu, a, _),
                   \+ system_estimate(Study, swi, b, _),
                   \+ system_ratio(Study, gnu, swi, a, _),
                   \+ system_value(Study, gnu, _, runs, _)
                 )).

test(ratio_of_two, true(near(Ratio, 4.0))) :-
    swi(Rows),
    with_systems([ gnu-a-1-1-100-850-50, gnu-a-2-1-100-850-50|Rows ], Study,
                 system_ratio(Study, gnu, swi, a, estimate(Ratio, _, _))).

%   The clock shows whole milliseconds: less than one is taken for one.

test(nothing_takes_no_time, true(near(Value, 10000.0))) :-
    with_systems([swi-a-1-1-100-50-50, swi-a-2-1-100-49-50], Study,
                 system_estimate(Study, swi, a, estimate(Value, _, _))).

test(sizes_of_executables, Sizes == [200000, 800000]) :-
    swi(Rows),
    with_systems([gnu-a-1-1-100-850-50|Rows], Study,
                 findall(Size,
                         ( member(System, [swi, gnu]),
                           system_value(Study, System, rogue,
                                        executable_bytes, Size)
                         ),
                         Sizes)).

test(odd_rows_are_refused,
     [ forall(member(Column-Value, [ system-win, game-'Rogue', case-'',
                                     process-0, block-x, runs-0,
                                     with_ms-(-1), without_ms-'1.5' ])) ]) :-
    refused(Column-Value, Message),
    string_concat("'", Rest, Message),
    string_concat(Column, _, Rest).

:- end_tests(systems).
