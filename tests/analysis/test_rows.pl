/** <module> Which rows are refused */
:- use_module(library(apply), [exclude/3, maplist/2]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module(library(plunit)).
:- use_module(library(yall)).
:- use_module('../../analysis/study/columns', [column_names/2]).
:- use_module('../../analysis/study/study').
:- use_module(made_up_rows).
:- use_module(studies).

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
                       ending-fine, runs-'1e3', questions-0, cpu_ns-(-5),
                       wall_ns-'0x1', overhead_ns-'1,5', collections-x,
                       flag-'apart busy', work-x, score-'2.0', told-x,
                       told-'asked=', told-'asked=1  done=2', told-'2=1',
                       inferences-x, instructions-x, memory_bytes-'1 ' ])),
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

test(what_answers_come_to, Told == [[asked-2, done-1], '']) :-
    results_text([[told-'asked=2 done=1'], [process-2, told-'']], Text),
    with_files(['results.csv'-Text], Directory,
               ( study_read(Directory, Study),
                 rows(Study, _, Rows),
                 findall(Value,
                         ( member(Row, Rows), row_field(Row, told, Value) ),
                         Told)
               )).

test(times_of_nothing,
     [ forall(member(Row-Expected,
                     [ [runs-0]-"'runs' must be a whole number from 1, not '0'",
                       [runs-'']-"a time of no runs",
                       [process-'']-"a time of no process",
                       [kind-growth]-"a level that grows stands in no file",
                       [kind-growth, file-'', width-'']-
                           "a level that grows has a width",
                       [slot-a]-"a slot, 'a', of what is no control",
                       [kind-tour]-"a tour of no questions",
                       [kind-tour, questions-2, runs-3]-"3 runs of 2 questions",
                       [questions-2]-"questions of what is no tour",
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
    (   memberchk(Name, [file, problem, questions, told, memory_bytes])
    ->  once(sub_string(Message, _, _, _, "measured again"))
    ;   true
    ).

:- end_tests(refused_rows).
