/** <module> Which studies are merged, and which are not */
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../../analysis/study/study').
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
    string_concat(Text1, "# weather: 9\n# weather: 3\n", Text),
    with_files(['results.csv'-Text], Directory,
               ( study_read(Directory, Study),
                 findall(Value, environment(Study, weather, Value), Values)
               )).

%   What was planned is not what ran.

test(processes_are_those_that_ran,
     Values == ['1 to 2 a search and case, of 10 planned']) :-
    results_text([[lang-c], [lang-prolog], [lang-prolog, process-2]], Text),
    with_files(['results.csv'-Text], Directory,
               ( study_read(Directory, Study),
                 findall(Value,
                         ( environment(Study, Key, Value),
                           memberchk(Key, [processes, planned_processes])
                         ),
                         Values)
               )).

:- end_tests(merging).
