/** <module> The general searches: verdicts, tables and the chart

On a made-up study in which the truth is planted, and on some that differ from
it in one place.
*/
:- encoding(utf8).
:- module(test_general, []).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3]).
:- use_module(library(plunit)).
:- use_module('../../analysis/claims/general').
:- use_module('../../analysis/plots/kinds', [kinds_figure/2]).
:- use_module('../../analysis/plots/searches', [searches_figure/2]).
:- use_module('../../analysis/study/cells', [score_cell/2]).
:- use_module('../../analysis/study/study').
:- use_module('../../analysis/tables/general', [general_table/2]).
:- use_module('../../analysis/tables/growth', [growth_table/2]).
:- use_module('../../analysis/tables/said', [said_table/2]).
:- use_module('../../analysis/text/numbers', [cell_line/2]).
:- use_module(directories).
:- use_module(made_levels).
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
                   ( made_levels_study(Changes, Directory),
                     study_read(Directory, Study)
                   )).

verdict(Study, Number, By, Verdict) :-
    general_result(Study, result(Number, By, _, _,
                                 [judged(_, Verdict, _, _)])).

expected('G1', steps, holds).
expected('G1', cost, holds).
expected('G2', 'not fewer', holds).
expected('G2', 'little more', 'holds in 1 of 2').
expected('G3', limit, 'shown by a test').
expected('G4', cost, holds).
expected('G4', work, holds).
expected('G5', 'never too high', holds).
expected('G5', 'higher, work', 'holds in 1 of 2').
expected('G5', 'higher, cost', holds).
expected('G6', squares, 'holds in 1 of 2').
expected('G7', work, 'does not hold').
expected('G7', 'work for best routes', 'holds in 1 of 2').
expected('G7', time, 'does not hold').
expected('G8', work, 'holds in 1 of 2').
expected('G9', work, 'holds in 1 of 2').
expected('G10', parts, 'holds in 1 of 2').
expected('G11', work, holds).
expected('G12', squares, 'not measured').
expected('G13', parts, 'shown by a test').
expected('G14', parts, 'shown by a test').

%   changed(Number, By, Changes, Verdict): what another truth makes of it.

changed('G1', steps, [open-breadth_first-done(60, '', 11, 12)],
        'holds in 1 of 2').
changed('G1', cost, [open-breadth_first-done(60, '', 7, 10)], inconclusive).
changed('G2', 'not fewer', [open-iterative_deepening-done(59, '', 7, 12)],
        'holds in 1 of 2').
changed('G2', 'little more', [maze-iterative_deepening-done(55, '', 12, 12)],
        holds).
changed('G4', work, [maze-depth_first-done(40, '', 13, 13)], inconclusive).
changed('G5', 'never too high', [open-astar_octile-done(30, '', 10, 10.5)],
        'holds in 3 of 4').
changed('G5', 'higher, cost', [open-astar_manhattan-done(10, '', 9, 10)],
        inconclusive).
changed('G6', squares, [maze-astar_exact-done(13, '', 12, 12)], holds).
changed('G8', work, [maze-bidirectional-done(49, '', 12, 12)], holds).
changed('G9', work, [maze-hierarchical_clique-done(15, 6, 12, 12)], holds).
changed('G11', work, [rooms-hierarchical_clique-done(1, 5, 0, 0)],
        'does not hold').
changed('G11', work, [rooms-hierarchical_clique-done(0, 34, 0, 0)],
        'does not hold').

table(Study, Id, Columns, Rows) :-
    (   general_table(Study, Table)
    ;   growth_table(Study, Table)
    ;   said_table(Study, Table)
    ),
    Table = table(Id, _, Columns, Rows, _),
    !.

field(Columns, Cells, Id, Text) :-
    nth1(Place, Columns, column(Id, _, _, _)),
    nth1(Place, Cells, Cell),
    cell_line(Cell, Text).

:- begin_tests(general).

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

%   The best of one search alone is its own, which says nothing.

test(alone_nothing_is_best, Verdict == 'not measured') :-
    Row = [ game-grid, made-open, squares-9, search-astar_octile, work-4,
            steps-3, score-3 ],
    results_text([Row, [kind-work, runs-'', cpu_ns-''|Row]], Text),
    with_files(['results.csv'-Text], Directory,
               ( study_read(Directory, Study),
                 once(verdict(Study, 'G5', 'never too high', Verdict))
               )).

test(a_test_that_is_named_is_there, Missing == []) :-
    made_study(Study),
    findall(Because,
            general_result(Study, result(_, _, _, _,
                                         [ judged(_, 'shown by a test',
                                                  Because, _) ])),
            All),
    All = [_, _, _],
    findall(Name-File,
            ( member(Because, All),
              split_string(Because, " ", "", Words),
              append(_, [Name, "in", File, "does"], Words),
              file_text('.', File, Text),
              format(string(Named), "cmocka_unit_test(~w)", [Name]),
              \+ sub_string(Text, _, _, _, Named)
            ),
            Missing).

test(what_a_search_costs, Fields == [ "1.250", "10", "8", "–", "9.00", "900",
                                      "1" ]) :-
    made_study(Study),
    table(Study, searches, Columns, Rows),
    memberchk(row('grid open greedy plain', Cells), Rows),
    findall(Text,
            ( member(Id, [excess, steps, work, more_work, c, prolog, cases]),
              field(Columns, Cells, Id, Text0),
              split_string(Text0, "(", " ", [Text|_])
            ),
            Fields).

test(all_searches_are_in_the_table, Count == Expected) :-
    made_study(Study),
    table(Study, searches, _, Rows),
    length(Rows, Count),
    aggregate_all(count,
                  ( planted_search(Made, _, _), Made \== rooms ),
                  Planted),
    Expected is Planted+3.              % and the second styles

test(every_table_is_whole,
     [ forall(member(Id-Count, [ searches-24, 'kinds-exponents'-2,
                                 'kinds-growth'-8, 'general-claims'-21 ])),
       Count == Distinct ]) :-
    made_study(Study),
    table(Study, Id, Columns, Rows),
    length(Columns, Width),
    forall(member(row(_, Cells), Rows), length(Cells, Width)),
    findall(Name, member(row(Name, _), Rows), Names0),
    sort(Names0, Names),
    length(Names, Distinct).

test(kinds_of_level_have_exponents_of_their_own,
     [ forall(planted_exponent(Made, Lang, Expected)),
       true(abs(Exponent-Expected) < 1.0e-3) ]) :-
    made_study(Study),
    growth_exponent(Study, level(grid, Made),
                    cell(growth, _, astar_octile, plain, Lang, optimize), 3,
                    estimate(Exponent, _, _)).

test(tables_of_growth_keep_kinds_apart, Counts == [0, 0, 2, 8]) :-
    made_study(Study),
    findall(Count,
            ( member(Id, [ exponents, growth, 'kinds-exponents',
                           'kinds-growth' ]),
              table(Study, Id, _, Rows),
              length(Rows, Count)
            ),
            Counts).

test(made_levels_are_in_no_list_of_cases, Cases == []) :-
    made_study(Study),
    findall(Case, listed_case(Study, run, Case), Cases).

%   One point a search and kind of level; two where styles differ.

test(the_chart_has_its_points, Names == [ "astar_chebyshev", "astar_exact",
                                          "astar_manhattan", "astar_octile",
                                          "bidirectional", "breadth_first",
                                          "depth_first", "greedy",
                                          "hierarchical_clique",
                                          "iterative_deepening",
                                          "uniform_cost plain",
                                          "uniform_cost tuned" ]) :-
    made_study(Study),
    searches_figure(Study, figure(searches, _, _, _, [_, _, Panels, _], Lines)),
    Panels == 2,
    append(_, [[_, _, 'grid open'], gap|Points], Lines),
    append(Open, [gap|_], Points),
    !,
    findall(Name, member([_, _, _, _, _, Name], Open), Names0),
    msort(Names0, Names).

test(a_point_stands_where_it_should, Point == [8, 125, 0]) :-
    made_study(Study),
    searches_figure(Study, figure(_, _, _, _, _, Lines)),
    append(_, [[_, _, 'grid open'], gap|Points], Lines),
    member([Work, Excess, IsBest, _, _, "greedy"], Points),
    !,
    Percent is round(100*Excess),
    Point = [Work, Percent, IsBest].

test(growth_has_a_panel_for_each_kind_and_language, Rows-Curves == 2-4) :-
    made_study(Study),
    kinds_figure(Study, figure(kinds, _, _, _, [_, _, Rows, _], Lines)),
    aggregate_all(count, member([_, _, _, _, "astar_octile plain 0.50"], Lines),
                  One),
    One =:= 1,
    aggregate_all(count,
                  ( member([_, _, _, _, Name], Lines),
                    sub_string(Name, 0, _, _, "astar_octile")
                  ),
                  Curves).

test(costs_are_shown_as_they_are_read,
     [ forall(member(Score-Expected, [ 62-"62", 1099511627776-"1",
                                       68339407377964-"62.15432893" ])),
       Text == Expected ]) :-
    score_cell(Score, Cell),
    cell_line(Cell, Text).

:- end_tests(general).
