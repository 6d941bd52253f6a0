/** <module> Many at once: verdicts, tables and the chart

On a made-up study in which the truth is planted, and on some that differ from
it in one place.
*/
:- encoding(utf8).
:- module(test_crowds, []).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3]).
:- use_module(library(plunit)).
:- use_module('../../analysis/claims/crowds').
:- use_module('../../analysis/plots/crowds', [crowds_figure/2]).
:- use_module('../../analysis/study/study').
:- use_module('../../analysis/tables/crowds', [crowds_table/2]).
:- use_module('../../analysis/text/numbers', [cell_line/2]).
:- use_module(directories).
:- use_module(made_crowds).
:- use_module(studies).

:- dynamic made/1.                      % Study

made_study(Study) :-
    made(Study),
    !.
made_study(Study) :-
    changed_study([], Study),
    assertz(made(Study)).

changed_study(Changes, Study) :-
    with_directory(Directory,
                   ( made_crowds_study(Changes, Directory),
                     study_read(Directory, Study)
                   )).

verdict(Study, Number, By, Verdict) :-
    crowds_result(Study, result(Number, By, _, _,
                                [judged(_, Verdict, _, _)])).

expected('U1', 'work of few', holds).
expected('U1', 'work of many', holds).
expected('U1', arrived, holds).
expected('U2', order, holds).
expected('U3', 'work by case', holds).
expected('U3', 'work in all', holds).
expected('U4', 'work by case', 'holds in 3 of 7').
expected('U4', 'work in all', holds).
expected('U4', arrived, holds).
expected('U4', order, holds).
expected('U5', window, 'shown by a test').
expected('U6', arrived, 'holds in 1 of 3').

%   changed(Number, By, Changes, Verdict): what another truth makes of it.

changed('U1', 'work of few', ['4'-lra-done(4, 4, 10, 30, 61)], 'does not hold').
changed('U1', 'work of many', ['32'-lra-done(32, 16, 60, 500, 3839)],
        'does not hold').
changed('U1', arrived, ['32'-lra-done(32, 32, 23, 500, 90000)], holds).
changed('U1', arrived, ['32'-lra-done(32, 32, 22, 500, 90000)],
        'does not hold').
changed('U1', arrived, [ '32'-lra-done(32, 32, 22, 500, 90000),
                         '32'-whca-done(32, 31, 22, 400, 320) ],
        inconclusive).
changed('U2', order, [ way-ca-done(2, 2, 6, 10, 9),
                       way-hca-done(2, 2, 6, 10, 9) ],
        inconclusive).
changed('U3', 'work by case', [bay-hca-done(2, 2, 9, 15, 24)],
        'holds in 6 of 7').
changed('U3', 'work in all', ['32'-hca-done(32, 30, 20, 330, 9999)],
        'does not hold').
changed('U4', arrived, [way-whca-done(2, 0, 0, 0, 46)], 'holds in 6 of 7').
changed('U4', order, [way-whca-done(2, 1, 2, 2, 46)], 'does not hold').
changed('U6', arrived, [bay-pathfinder-done(2, 2, 9, 15, 789)],
        'holds in 2 of 3').

table(Study, Id, Columns, Rows) :-
    crowds_table(Study, table(Id, _, Columns, Rows, _)),
    !.

fields(Columns, Cells, Ids, Texts) :-
    findall(Text,
            ( member(Id, Ids),
              nth1(Place, Columns, column(Id, _, _, _)),
              nth1(Place, Cells, Cell),
              cell_line(Cell, Text)
            ),
            Texts).

:- begin_tests(crowds).

test(every_claim_has_a_verdict, Verdicts == Expected) :-
    made_study(Study),
    findall(Number-By-Verdict, verdict(Study, Number, By, Verdict), Verdicts),
    findall(Number-By-Verdict, expected(Number, By, Verdict), Expected).

test(another_truth_another_verdict,
     [ forall(changed(Number, By, Changes, Expected)), Verdict == Expected ]) :-
    changed_study(Changes, Study),
    once(verdict(Study, Number, By, Verdict)).

%   Nothing holds for want of rows.

test(nothing_holds_of_nothing,
     Verdicts == ['not measured', 'shown by a test']) :-
    results_text([[kind-run]], Text),
    with_files(['results.csv'-Text], Directory,
               ( study_read(Directory, Study),
                 findall(Verdict, verdict(Study, _, _, Verdict), Verdicts0)
               )),
    sort(Verdicts0, Verdicts).

test(a_test_that_is_named_is_there) :-
    made_study(Study),
    crowds_result(Study, result('U5', _, _, _, [judged(_, _, Because, _)])),
    split_string(Because, " ", "", Words),
    once(append(_, [Name, "in", File, "does"], Words)),
    file_text('.', File, Text),
    format(string(Named), "cmocka_unit_test(~w)", [Name]),
    once(sub_string(Text, _, _, _, Named)).

%   Cases on several worlds are none, however many units they have.

test(only_one_world_makes_a_crowd, Texts-Sizes == ['field.map.scen, 4 moves']-
                                                   [4, 8, 16, 32]) :-
    made_study(Study),
    findall(Text, ( crowd(Study, Crowd), crowd_text(Crowd, Text) ), Texts),
    findall(Size,
            ( crowd(Study, Crowd), crowd_case(Study, Crowd, Size, _) ),
            Sizes).

test(rows_of_a_scenario_have_names, Label == 'field-16') :-
    made_study(Study),
    crowd_file(File),
    case_label(Study, in(File, '16'), Label).

test(by_how_many, Fields == [ "1", "0.00", "0.750", "30", "200", "4,000",
                              "4,000", "400,000" ]) :-
    made_study(Study),
    table(Study, crowds, Columns, Rows),
    memberchk(row('16 lra plain', Cells), Rows),
    fields(Columns, Cells,
           [runs, all, arrived, makespan, sum, work, c, prolog], Fields).

%   A second world of the same numbers: means over both.

test(runs_on_several_worlds_are_one_row, Fields == [ "2", "0.50", "0.875",
                                                     "20.5" ]) :-
    with_directory(
        Directory,
        ( made_crowds_study(['16'-whca-done(16, 12, 26, 160, 160)], Directory),
          file_text(Directory, 'results.csv', Text0),
          made_study_text(Text1),
          atomic_list_concat(Parts, 'field.map', Text1),
          atomic_list_concat(Parts, 'other.map', Text2),
          rows_only(Text2, More),
          string_concat(Text0, More, Text),
          write_text(Directory, 'results.csv', Text),
          study_read(Directory, Study)
        )),
    table(Study, crowds, Columns, Rows),
    memberchk(row('16 whca tuned', Cells), Rows),
    fields(Columns, Cells, [runs, all, arrived, makespan], Fields).

made_study_text(Text) :-
    with_directory(Directory,
                   ( made_crowds_study([], Directory),
                     file_text(Directory, 'results.csv', Text)
                   )).

%   Those of the crowd, which alone are of the other world.

rows_only(Text, Rows) :-
    split_string(Text, "\n", "", Lines0),
    findall(Line,
            ( member(Line, Lines0), once(sub_string(Line, _, _, _, "other")) ),
            Lines),
    append(Lines, [""], Ended),
    atomic_list_concat(Ended, '\n', Rows).

test(growth_has_exponents,
     [ forall(member(Search-Expected, [ ca-["2.00", "2.00", "2.00", "4"],
                                        whca-["1.00", "1.00", "1.00", "4"],
                                        pathfinder-["3.00", "3.00", "3.00",
                                                    "2"] ])),
       Fields == Expected ]) :-
    made_study(Study),
    table(Study, 'crowds-exponents', Columns, Rows),
    format(atom(Name), "field.map.scen, 4 moves ~w plain", [Search]),
    memberchk(row(Name, Cells), Rows),
    fields(Columns, Cells, [c, prolog, work, n], Fields).
%   Where one language has no time of the most, its curve has fewer points.

test(an_exponent_tells_of_how_many, Fields == ["2.00", "2.00", "3"]) :-
    made_study_text(Text0),
    split_string(Text0, "\n", "", Lines0),
    exclude(is_time_of_most, Lines0, Lines),
    atomic_list_concat(Lines, '\n', Text),
    with_files(['results.csv'-Text], Directory,
               ( study_read(Directory, Study),
                 table(Study, 'crowds-exponents', Columns, Rows)
               )),
    memberchk(row('field.map.scen, 4 moves ca plain', Cells), Rows),
    fields(Columns, Cells, [c, prolog, n], Fields).

is_time_of_most(Line) :-
    forall(member(Part, ["cold,", ",32,units,", ",ca,", ",prolog,"]),
           once(sub_string(Line, _, _, _, Part))).


test(every_case_is_told_of, Fields-Count == ["2", "0", "0", "0", "200", "789"]-
                                            Expected) :-
    made_study(Study),
    table(Study, 'crowds-cases', Columns, Rows),
    memberchk(row('bay pathfinder plain', Cells), Rows),
    fields(Columns, Cells, [units, arrived, makespan, sum, score, work],
           Fields),
    length(Rows, Count),
    findall(Search, planted_plan(_, Search, _), Searches),
    findall(whca, member(whca, Searches), Twice),
    length(Searches, Once),
    length(Twice, More),
    Expected is Once+More.              % and the second style

test(the_chart_has_its_panels, Titles-Kinds == Expected) :-
    Expected = [ "share done", "makespan", "sum", "work", "C", "Prolog" ]-
               'share told told count c prolog',
    made_study(Study),
    crowds_figure(Study, figure(crowds, _, _, _, [_, _, 3, _, '4 8 16 32',
                                                 Kinds],
                                Lines)),
    findall(Title,
            ( member([_, _, 1, 1, Text], Lines),
              string_concat("field.map.scen, 4 moves, ", Title, Text)
            ),
            Titles).

%   Equal work is one curve of it, and two of times.

test(the_chart_has_its_curves, Names == [ "whca", "whca", "whca",
                                          "whca 1.00",
                                          "whca plain 1.00", "whca plain 1.00",
                                          "whca tuned 1.00",
                                          "whca tuned 1.00" ]) :-
    made_study(Study),
    crowds_figure(Study, figure(_, _, _, _, _, Lines)),
    findall(Name,
            ( member([_, _, _, _, Name], Lines),
              sub_string(Name, 0, _, _, "whca")
            ),
            Names0),
    msort(Names0, Names).

test(nothing_to_draw_of_nothing, Lines == []) :-
    results_text([[kind-run]], Text),
    with_files(['results.csv'-Text], Directory,
               ( study_read(Directory, Study),
                 crowds_figure(Study, figure(_, _, _, _, _, Lines))
               )).

:- end_tests(crowds).
