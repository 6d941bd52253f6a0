/** <module> The traces that stand beside a study, and which are refused */
:- module(test_traces, []).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../../analysis/study/study').
:- use_module(directories).
:- use_module(made_up_planted).
:- use_module(made_up_traces).
:- use_module(studies).

:- dynamic lines/1.                     % Lines

:- meta_predicate with_traces(+, -, 0).

set_up :-
    lines(_),
    !.
set_up :-
    with_output_to(string(Text), write_traces(current_output)),
    split_string(Text, "\n", "", Lines0),
    append(Lines, [""], Lines0),
    !,
    assertz(lines(Lines)).

%   A study of one row, and these lines of traces.

with_traces(Lines, Study, Goal) :-
    results_text([[]], Results),
    atomic_list_concat(Lines, '\n', Text0),
    string_concat(Text0, "\n", Text),
    with_files(['results.csv'-Results, 'traces.json'-Text], Directory,
               ( study_read(Directory, Study), call(Goal) )).

first_line(Line) :-
    lines([Line|_]).

%   A line of the first with one part of it changed.

changed(Old, New, Line) :-
    first_line(Line0),
    once(sub_string(Line0, Before, _, After, Old)),
    sub_string(Line0, 0, Before, _, Start),
    sub_string(Line0, _, After, 0, End),
    atomic_list_concat([Start, New, End], Line).

:- begin_tests(traces, [setup(set_up)]).

test(one_for_each_that_answered, Count == Planted) :-
    lines(Lines),
    with_traces(Lines, Study, aggregate_all(count, traces(Study, _), Count)),
    aggregate_all(count, planted(_, _, _, _, _), Planted).

test(values, [Case, Search, Lang, Levels]-Score ==
             [in('tests/cases/original.cases', 'city-2'), levelwise, prolog,
              4]-9) :-
    lines(Lines),
    with_traces(Lines, Study,
                ( traces(Study, Trace),
                  trace_case(Trace, Case),
                  Case = in(_, 'city-2'),
                  trace_value(Trace, lang, Lang),
                  Lang == prolog,
                  trace_value(Trace, search, Search),
                  trace_value(Trace, levels, Levels),
                  trace_value(Trace, score, Score)
                )).

test(squares, Squares == [ [1, 1, 1]-'#'-none, [1, 2, 2]-'.'-1,
                           [2, 7, 2]-'.'-1, [4, 12, 12]-'#'-none ]) :-
    lines(Lines),
    with_traces(Lines, Study,
                ( traces(Study, Trace),
                  trace_case(Trace, in(_, 'city-1')),
                  findall(Square-Glyph-Cost,
                          ( member(Square, [ [1, 1, 1], [1, 2, 2], [2, 7, 2],
                                             [4, 12, 12] ]),
                            trace_element(Trace, Square, Glyph, Cost)
                          ),
                          Squares)
                )).

test(numbers_of_squares, Numbers == [[1, 6, 2]-4, [2, 7, 2]-5]) :-
    lines(Lines),
    with_traces(Lines, Study,
                ( traces(Study, Trace),
                  trace_case(Trace, in(_, 'city-1')),
                  findall(Square-Number,
                          ( trace_number(Trace, left, Square, Number),
                            memberchk(Number, [4, 5])
                          ),
                          Numbers)
                )).

test(the_line_itself, Text == Line) :-
    first_line(Line),
    with_traces([Line], Study, ( traces(Study, Trace),
                                 trace_text(Trace, Text) )).

test(none_without_the_file, Count == 0) :-
    with_results([row(run, c, '', 1, 1, ok, 1, 10, 0)], Study,
                 aggregate_all(count, traces(Study, _), Count)).

test(one_that_was_being_written_is_ignored, Count == 1) :-
    first_line(Line),
    sub_string(Line, 0, 40, _, Half),
    results_text([[]], Results),
    atomic_list_concat([Line, '\n', Half], Text),
    with_files(['results.csv'-Results, 'traces.json'-Text], Directory,
               ( study_read(Directory, Study),
                 aggregate_all(count, traces(Study, _), Count)
               )).

test(refused,
     [ forall(member(Old-New-Expected,
                     [ "\"height\":12"-"\"height\":12}"-
                           "this is no JSON object",
                       "\"height\":12"-"\"height\":0"-
                           "'height' is missing, or no ordinal",
                       "\"lang\":"-"\"tongue\":"-
                           "'lang' is missing, or no text",
                       "\"left\": [-1,"-"\"left\": ["-
                           "'left' is not as large as the world",
                       "\"world\": [\"#"-"\"world\": [\""-
                           "'world' is not as large as the world" ])),
       Line-Message == 2-Expected ]) :-
    first_line(Good),
    changed(Old, New, Bad),
    catch(with_traces([Good, Bad], _, true),
          error(csv_error(_, Line, Message), _), true).

:- end_tests(traces).
