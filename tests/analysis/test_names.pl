/** <module> What cases are called

Two files may have a case of one name, and a level may be called as a case is.
*/
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(library(plunit)).
:- use_module('../../analysis/claims/original_cases', [original_in/3]).
:- use_module('../../analysis/study/study').
:- use_module(studies).

:- begin_tests(cases_of_one_name).

with_namesakes(Files, Study, Goal) :-
    findall([file-File, case-Name, kind-Kind, process-Process, cpu_ns-Cpu],
            ( nth1(Place, Files, Kind-File-Name),
              member(Process, [1, 2]),
              Cpu is 100*Place
            ),
            Rows),
    results_text(Rows, Text),
    with_files(['results.csv'-Text], Directory,
               ( study_read(Directory, Study), call(Goal) )).

labels(Study, Kind, Labels) :-
    findall(Label,
            ( listed_case(Study, Kind, Case),
              case_label(Study, Case, Label)
            ),
            Labels).

test(they_are_kept_apart, Times == [100, 200]) :-
    with_namesakes([run-'a.cases'-maze, run-'b.cases'-maze], Study,
        findall(Time,
                ( member(File, ['a.cases', 'b.cases']),
                  samples(Study,
                          cell(run, in(File, maze), dig, tuned, c, optimize),
                          '', [1-[1-Time0]|_]),
                  Time is round(Time0)
                ),
                Times)).

test(shown_with_their_files,
     Labels == [den, 'maze (b.cases)', 'maze (a.cases)']) :-
    with_namesakes([ run-'x/a.cases'-maze, run-'b.cases'-maze,
                     run-'b.cases'-den ], Study,
                   labels(Study, run, Labels)).

test(shown_with_whole_paths,
     Labels == ['maze (x/a.cases)', 'maze (y/a.cases)', 'maze (z.cases)']) :-
    with_namesakes([ run-'x/a.cases'-maze, run-'y/a.cases'-maze,
                     run-'z.cases'-maze ], Study,
                   labels(Study, run, Labels)).

test(a_level_is_no_case,
     Labels-Levels-Count == ['rogue-32x32 (a.cases)']
                            -['rogue-32x32', 'rogue-33x33']-2) :-
    results_text([ [file-'a.cases', case-'rogue-32x32', ending-wrong, runs-'',
                    cpu_ns-''],
                   [file-'', case-'rogue-32x32', kind-growth, width-32,
                    height-32],
                   [file-'', case-'rogue-33x33', kind-growth, width-33,
                    height-33]
                 ], Text),
    with_files(['results.csv'-Text], Directory,
               ( study_read(Directory, Study),
                 labels(Study, run, Labels),
                 labels(Study, growth, Levels),
                 growth_exponent(Study, cell(_, _, dig, tuned, c, optimize),
                                 Count, _)
               )).

test(the_original_is_the_one_called_so,
     Files == ['p/original.cases', 'tests/cases/original.cases',
               'tests/cases/original.cases']) :-
    findall(File,
            ( member(Paths, [ ['a.cases', 'p/original.cases'], ['a.cases'],
                              ['p/original.cases', 'q/original.cases'] ]),
              findall(run-Path-maze, member(Path, Paths), Namesakes),
              with_namesakes(Namesakes, Study,
                             original_in(Study, maze, in(File, maze)))
            ),
            Files).

%   Rows of endings come without sizes.

test(sizes_from_a_row_that_has_them, Squares =:= 12*13*4) :-
    results_text([ [kind-growth, file-'', case-l, search-a, ending-timeout,
                    runs-'', cpu_ns-'', width-12, height-13],
                   [kind-growth, file-'', case-l, search-b, width-12,
                    height-13, levels-4] ], Text),
    with_files(['results.csv'-Text], Directory,
               ( study_read(Directory, Study),
                 case_squares(Study, in('', l), Squares)
               )).

:- end_tests(cases_of_one_name).
