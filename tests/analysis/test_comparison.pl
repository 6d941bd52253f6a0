/** <module> Two studies compared
*/
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [append/3, member/2, nth0/3]).
:- use_module(library(plunit)).
:- use_module('../../analysis/study/comparison').
:- use_module('../../analysis/study/study').
:- use_module(directories).
:- use_module(made_up).
:- use_module(programs).
:- use_module(studies).

%   Goal with the directories of a small made-up study and of a second one, from
%   other noise.

:- meta_predicate with_both(+, -, -, 0).

with_both(Options, A, B, Goal) :-
    Small = [processes(3), blocks(2), styles([thesis, tuned])],
    append(Options, Small, All),
    with_made_up(Small, A,
        with_files([], B, ( synthetic_study(B, 2, All), Goal ))).

%   The study that others are compared with, and its directory; it and its
%   estimates are made once.

:- table made_up/2.

made_up(Directory, Study) :-
    lasting_directory(Directory),
    synthetic_study(Directory, 1, [styles([thesis, tuned])]),
    study_read(Directory, Study).

made_up(Study) :-
    made_up(_, Study).

compared(Seed, Options, Comparisons) :-
    made_up(StudyA),
    with_files([], Directory,
               ( synthetic_study(Directory, Seed,
                                 [styles([thesis, tuned])|Options]),
                 study_read(Directory, StudyB)
               )),
    compared_times(StudyA, StudyB, Comparisons).

directions(Comparisons, Kind, Part, Count, Different) :-
    findall(Direction,
            ( member(compared(_, Name, _, Direction), Comparisons),
              sub_atom(Name, 0, _, _, Kind),
              sub_atom(Name, _, _, _, Part)
            ),
            Directions),
    length(Directions, Count),
    aggregate_all(count, ( member(D, Directions), D \== alike ), Different).

change(A, Name, B, Change) :-
    directory_file_path(A, Name, FileA),
    directory_file_path(B, Name, FileB),
    change_lines(FileA, Change, FileB).

changed_row(Line0, Line) :-
    \+ sub_string(Line0, _, _, _, "bit_frontier"),
    \+ sub_string(Line0, _, _, _, "rogue-32x32,"),
    (   sub_string(Line0, 0, _, _, "run,tests/cases/original.cases,rogue-1,"),
        sub_string(Line0, _, _, _, ",two_phase,thesis,c,optimize,,3,")
    ->  atomic_list_concat(Parts, ',ok,', Line0),
        atomic_list_concat(Parts, ',wrong,', Line)
    ;   Line = Line0
    ).

of_another_file(Line0, Line) :-
    atomic_list_concat(Parts, 'original.cases', Line0),
    atomic_list_concat(Parts, 'other.cases', Line).

changed_size(Line0, Line) :-
    (   string_concat("search,two_phase,thesis,c,own,,2,250,", Rest, Line0)
    ->  string_concat("search,two_phase,thesis,c,own,,2,251,", Rest, Line)
    ;   Line = Line0
    ).

:- begin_tests(comparison).

%   With some of these seeds, what is measured once a process would differ by
%   the noise floor of blocks.

test(other_noise_is_no_difference, [forall(member(Seed, [2, 12]))]) :-
    compared(Seed, [], Comparisons),
    directions(Comparisons, '', '', Count, Different),
    Count > 300,
    Different == 0.

%   Both studies have the noise of made_up.pl; a tenth clears it.

test(planted_slow_down) :-
    compared(2, [slower(1.1)], Comparisons),
    directions(Comparisons, 'run ', 'tuned prolog/c', Tuned, TunedDifferent),
    Tuned > 15,
    TunedDifferent >= 0.95*Tuned,
    directions(Comparisons, 'run ', 'thesis prolog/c', Thesis, ThesisDifferent),
    Thesis > 8,
    ThesisDifferent == 0,
    Comparisons = [compared(_, First, estimate(Ratio, _, _), _)|_],
    once(sub_atom(First, _, _, _, 'tuned prolog')),
    Ratio > 1.05.

%   The processes of one study as two: what is measured once a process scatters
%   most.

test(halves_of_a_study_are_alike, Different == []) :-
    made_up(Directory, _),
    directory_file_path(Directory, 'results.csv', Whole),
    with_files([], A,
        with_files([], B,
            ( half_of(Whole, 1, A, StudyA),
              half_of(Whole, 0, B, StudyB)
            ))),
    compared_times(StudyA, StudyB, Comparisons),
    directions(Comparisons, 'cold ', '', Cold, _),
    Cold > 50,
    findall(Name,
            ( member(compared(_, Name, _, Direction), Comparisons),
              Direction \== alike
            ),
            Different).

half_of(Whole, Remainder, Directory, Study) :-
    directory_file_path(Directory, 'results.csv', Half),
    change_lines(Whole, of_half(Remainder), Half),
    study_read(Directory, Study).

%   Rows whose process is odd or even, told by what stands before its number.

of_half(Remainder, Line, Line) :-
    (   split_string(Line, ",", "", Fields),
        nth0(13, Fields, Text),
        number_string(Process, Text)
    ->  Process mod 2 =:= Remainder
    ;   true
    ).

%   The noise of what is measured once a process is not that of blocks.

test(kinds_have_noise_floors_of_their_own) :-
    made_up(Study),
    compared_floor(Study, Study, ratio, run, Blocks),
    compared_floor(Study, Study, once, cold, Once),
    !,
    Blocks < 1.05,
    Once > 1.1.

test(only_some_are_shown) :-
    with_both([slower(8)], A, B,
        ( run_program(compare, [A, B], 0, Some),
          run_program(compare, ['--all', A, B], 0, All)
        )),
    sub_string(Some, _, _, _, "Prolog/C ratios, B/A with its 95 % interval:\n"),
    sub_string(Some, _, _, _, " more (--all shows them)\n"),
    \+ sub_string(All, _, _, _, "--all"),
    split_string(Some, "\n", "", SomeLines),
    split_string(All, "\n", "", AllLines),
    length(SomeLines, SomeCount),
    length(AllLines, AllCount),
    SomeCount < 85,
    AllCount > 300,
    !.

%   What the same draws do to both must not drop out.

test(study_against_itself_has_intervals) :-
    made_up(Directory, Study1),
    study_read(Directory, Study2),
    compared_times(Study1, Study2, Comparisons),
    Comparisons = [_|_],
    forall(member(compared(_, _, estimate(Ratio, Low, High), Direction),
                  Comparisons),
           ( abs(Ratio-1) < 1.0e-9, Low < 1, High > 1, Direction == alike )).

test(what_changed_is_told) :-
    with_both([machine(elsewhere)], A, B,
        ( change(A, 'results.csv', B, changed_row),
          change(A, 'sizes.csv', B, changed_size),
          run_program(compare, [A, B], Status, Text)
        )),
    Status == 0,
    forall(member(Expected,
                  [ "\n  A: search bit_frontier tuned\n",
                    "\n  A: case rogue-32x32 of growth\n",
                    "\n  run rogue-1 two_phase thesis c optimize: ok | wrong\n",
                    "\n  sizes search two_phase thesis c own lines: 250 | 251\n"
                  ]),
           sub_string(Text, _, _, _, Expected)).

test(environment_comes_first_and_summary_last) :-
    with_both([machine(elsewhere)], A, B,
              run_program(compare, [A, B], Status, Text)),
    Status == 0,
    split_string(Text, "\n", "", Lines),
    Lines = [ _, _, "Made differently:",
              "  machine: a machine, made up | elsewhere"
            | _ ],
    append(_, [Summary, ""], Lines),
    !,
    once(sub_string(Summary, _, _, 0, ": nothing differs beyond the noise")),
    length(Lines, Count),
    Count < 15.

test(merged_studies) :-
    with_both([], A, B,
        ( atomic_list_concat([A, B], ',', Both),
          run_program(compare, [Both, A], Status, Text)
        )),
    Status == 0,
    sub_string(Text, _, _, _, "  its parts differ in seed: 1 | 2\n"),
    !.

test(unlike_studies_are_not_merged, Status-Text == 2-Expected) :-
    with_both([machine(elsewhere)], A, B,
        ( atomic_list_concat([A, B], ',', Both),
          run_program(compare, [Both, A], Status, Text),
          format(string(Expected),
                 "reitti: ~w/results.csv and ~w/results.csv cannot be merged: \c
                  they differ in machine, 'a machine, made up' and \c
                  'elsewhere'~n", [A, B])
        )).

%   The same name in another file is another case.

test(namesakes_are_not_compared) :-
    with_made_up([processes(2), blocks(2)], A,
        with_files([], B,
            ( change(A, 'results.csv', B, of_another_file),
              run_program(compare, ['--all', A, B], Status, Text)
            ))),
    Status == 0,
    forall(member(Expected,
                  [ "\n  A: case rogue-1 (original.cases) of run\n",
                    "\n  B: case rogue-1 (other.cases) of run\n" ]),
           sub_string(Text, _, _, _, Expected)),
    \+ sub_string(Text, _, _, _, "run rogue-1 ").

test(missing_study, Status == 2) :-
    run_program(compare, ['no/such/study', 'no/such/study'], Status, _).

:- end_tests(comparison).
