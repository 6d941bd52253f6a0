/** <module> Which rows are refused, which are merged, and what cases are called
*/
:- use_module(library(apply), [exclude/3]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [append/3, member/2, nth1/3]).
:- use_module(library(plunit)).
:- use_module(library(yall)).
:- use_module('../../analysis/claims/original_cases', [original_in/3]).
:- use_module('../../analysis/study/columns', [column_names/2]).
:- use_module('../../analysis/study/study').
:- use_module(made_up_rows).
:- use_module(studies).

:- begin_tests(merging).

%   Of the names here, one has a comma in it.

test(paths_of_studies,
     [ forall(member(Text-Expected,
                     [ 'a.csv'-['a.csv'], 'a.csv,b.csv'-['a.csv', 'b.csv'],
                       'b,c.csv'-['b,c.csv'],
                       'b,c.csv,a.csv'-['b,c.csv', 'a.csv'],
                       'a.csv,b,c.csv'-['a.csv', 'b,c.csv'],
                       'none.csv,a.csv'-['none.csv', 'a.csv'] ])),
       Names == Expected ]) :-
    with_files(['a.csv'-"", 'b,c.csv'-""], Directory,
               ( working_directory(Old, Directory),
                 call_cleanup(study_paths(Text, Names),
                              working_directory(_, Old))
               )).

%   with_merged(Text1, Text2, Study, Goal): Goal with both merged.

:- meta_predicate with_merged(+, +, -, 0).

with_merged(Text1, Text2, Study, Goal) :-
    with_files(['one.csv'-Text1, 'two.csv'-Text2], Directory,
               ( directory_file_path(Directory, 'one.csv', File1),
                 directory_file_path(Directory, 'two.csv', File2),
                 study_read([File1, File2], Study),
                 call(Goal)
               )).

test(processes_stay_apart, Processes-Values == [1, 2, 3]-[['0', '1']]) :-
    results_text([seed(0)], [[], [process-2]], Text1),
    results_text([seed(1)], [[]], Text2),
    with_merged(Text1, Text2, Study,
           ( Cell = cell(run, in('my.cases', maze), dig, tuned, c, optimize),
             samples(Study, Cell, '', Samples),
             findall(Process, member(Process-_, Samples), Processes),
             findall(Atoms, environment_differs(Study, seed, Atoms), Values),
             \+ environment_differs(Study, machine, _),
             environment(Study, seed, '0'),
             study_parts(Study, 2)
           )).

%   What comes of results that differ in seed and Key.

outcome(Key, Outcome) :-
    results_text([seed(0)], [[]], Text1),
    results_text([seed(1)], [[]], Text2),
    split_string(Text2, "\n", "", Lines0),
    format(string(Start), "# ~w: ", [Key]),
    string_concat(Start, other, Line),
    once(( append(Before, [Old|After], Lines0),
           string_concat(Start, _, Old)
         )),
    append(Before, [Line|After], Lines),
    atomic_list_concat(Lines, '\n', Text3),
    catch(( with_merged(Text1, Text3, Study,
                        environment_differs(Study, Key, _)),
            Outcome = named
          ),
          error(unlike(_, _, Why), _),
          Outcome = Why).

test(what_must_be_the_same,
     [ forall(member(Key, [ reitti, build, machine, architecture, kernel,
                            compiler, flags, prolog_flags, prolog, cores,
                            memory_mb, cases ])) ]) :-
    outcome(Key, Why),
    format(string(Start), "differ in ~w, '", [Key]),
    string_concat(Start, _, Why).

test(what_may_differ_is_named,
     [ forall(member(Key, [ commit, date, plan, seed, blocks,
                            planned_processes ])),
       Outcome == named ]) :-
    outcome(Key, Outcome).

test(one_study_is_not_merged_with_itself,
     [throws(error(unlike(_, _, "are of one study"), _))]) :-
    results_text([[]], Text),
    with_merged(Text, Text, _, true).

test(a_study_that_went_on_is_the_same,
     [throws(error(unlike(_, _, "are of one study"), _))]) :-
    results_text([[]], Text1),
    string_concat(Text1, "# processes: 3\n", Text2),
    with_merged(Text1, Text2, _, true).

test(what_is_said_last_counts, Values == ['3']) :-
    results_text([[]], Text1),
    string_concat(Text1, "# processes: 9\n# processes: 3\n", Text),
    with_files(['results.csv'-Text], Directory,
               ( study_read(Directory, Study),
                 findall(Value, environment(Study, processes, Value), Values)
               )).

:- end_tests(merging).

%   Rows that make no sense.

:- begin_tests(refused_rows).

head_lines(Lines) :-
    head([], Head),
    length(Head, Lines).

refused(Rows, Line, Message) :-
    results_text(Rows, Text),
    catch(with_files(['results.csv'-Text], Directory, study_read(Directory, _)),
          error(csv_error(_, Line, Message), _),
          true).

test(words_and_numbers,
     [ forall(member(Column-Value,
                     [ kind-walk, case-'', game-'Rogue', width-(-1),
                       height-'1.5', levels-two, search-'a*', style-'',
                       lang-java, mode-fast, slot-c, process-x, block-x,
                       ending-fine, runs-'1e3', cpu_ns-(-5), wall_ns-'0x1',
                       overhead_ns-'1,5', collections-x, flag-'apart busy',
                       expanded-x, cost-'2.0', inferences-x, instructions-x,
                       peak_kb-'1 ' ])),
       Line == Second ]) :-
    head_lines(Head),
    Second is Head+3,
    refused([[], [Column-Value, process-2]], Line, Message),
    string_concat("'", Rest, Message),
    string_concat(Column, _, Rest).

test(every_style_and_flag_that_may_come) :-
    findall([style-Style, flag-Flag],
            ( member(Style, [thesis, tuned, original, plain]),
              member(Flag, ['', busy, apart, 'busy apart'])
            ),
            Rows0),
    findall([process-Process|Row], nth1(Process, Rows0, Row), Rows),
    results_text(Rows, Text),
    with_files(['results.csv'-Text], Directory, study_read(Directory, _)).

test(times_of_nothing,
     [ forall(member(Row-Expected,
                     [ [runs-0]-"'runs' must be a whole number from 1, not '0'",
                       [runs-'']-"a time of no runs",
                       [process-'']-"a time of no process",
                       [kind-growth]-"a level that grows stands in no file",
                       [kind-growth, file-'', width-'']-
                           "a level that grows has a width",
                       [slot-a]-"a slot, 'a', of what is no control",
                       [kind-control]-"a control of no slot" ])),
       Message == Expected ]) :-
    head_lines(Head),
    First is Head+2,
    refused([Row], First, Message).

test(numbers_that_c_cannot_have_written,
     forall(( member(Column, [cpu_ns, width, overhead_ns]),
              member(Digits, [20, 400])
            ))) :-
    length(Codes, Digits),
    maplist(=(0'9), Codes),
    atom_codes(Number, Codes),
    refused([[Column-Number]], _, Message),
    string_concat("'", Rest, Message),
    string_concat(Column, _, Rest).

test(a_nul_is_refused_where_it_stands, Line-Message ==
                                       2-"there is a NUL in this line") :-
    results_text([[]], Text0),
    split_string(Text0, "\n", "", [First, Second0|Lines]),
    string_concat(Second0, "\0\", Second),
    atomic_list_concat([First, Second|Lines], '\n', Text),
    catch(with_files(['results.csv'-Text], Directory, study_read(Directory, _)),
          error(csv_error(_, Line, Message), _),
          true).

test(a_row_twice, Message == Expected) :-
    head_lines(Head),
    First is Head+2,
    Third is Head+4,
    format(string(Expected), "the row of line ~d once more", [First]),
    refused([[], [process-2], [cpu_ns-7]], Third, Message).

test(heads_must_be_whole,
     [throws(error(csv_error(_, 1, "there is no line '# kernel: ...'"), _))]) :-
    results_text([[]], Text0),
    split_string(Text0, "\n", "", Lines0),
    exclude([Line]>>sub_string(Line, 0, _, _, "# kernel:"), Lines0, Lines),
    atomic_list_concat(Lines, '\n', Text),
    with_files(['results.csv'-Text], Directory, study_read(Directory, _)).

test(columns_must_be_there,
     [ forall(( column_names(results, Names), member(Name, Names) )) ]) :-
    column_names(results, All),
    exclude(==(Name), All, Some),
    head([], Head),
    with_output_to(string(Text), write_head(current_output, [], Some)),
    catch(with_files(['results.csv'-Text], Directory, study_read(Directory, _)),
          error(csv_error(_, Line, Message), _),
          true),
    length(Head, Lines),
    Line =:= Lines+1,
    format(string(Start), "there is no column '~w'", [Name]),
    string_concat(Start, _, Message),
    (   Name == file
    ->  once(sub_string(Message, _, _, _, "measured again"))
    ;   true
    ).

:- end_tests(refused_rows).

%   Two files with a case of one name, and a level that is called as a case is.

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
     Labels-Levels-Count == ['rogue-8x8 (a.cases)']-['rogue-8x8', 'rogue-9x9']
                            -2) :-
    results_text([ [file-'a.cases', case-'rogue-8x8', ending-wrong, runs-'',
                    cpu_ns-''],
                   [file-'', case-'rogue-8x8', kind-growth, width-8, height-8],
                   [file-'', case-'rogue-9x9', kind-growth, width-9, height-9]
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
