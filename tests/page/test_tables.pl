/** <module> The tables and figures show every search, and what its rows say */
:- encoding(utf8).
:- module(test_tables, []).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module(library(plunit)).
:- use_module('../../analysis/plots/tradeoff', [apart/3]).
:- use_module('../../analysis/study/study').
:- use_module('../analysis/made_up').
:- use_module(made_tables).
:- use_module(reports).

:- begin_tests(tables, [setup(set_up)]).

test(every_table_is_whole,
     [forall(( made(_, Tables, _),
               member(Table, Tables),
               Table = table(Id, _, _, _, _),
               \+ of_kinds(Id) ))]) :-
    Table = table(_, _, Columns, Rows, _),
    Rows = [_|_],
    length(Columns, Width),
    forall(member(row(_, Cells), Rows), length(Cells, Width)),
    findall(Name, member(row(Name, _), Rows), Names),
    sort(Names, Distinct),
    length(Names, Count),
    length(Distinct, Count).

test(every_search_is_in_every_table_of_searches,
     [forall(( member(Id, [ sizes, 'times-same', 'times-tour', border,
                            'ratios-same', 'ratios-tour', work, growth,
                            exponents, pairs ]),
               made(Study, _, _), listed_search(Study, Search, _) ))]) :-
    made(_, Tables, _),
    memberchk(table(Id, _, Columns, Rows, _), Tables),
    nth1(Place, Columns, column(search, _, _, _)),
    member(row(_, Cells), Rows),
    nth1(Place, Cells, text(Search)),
    !.

test(times_are_the_planted_ones) :-
    once(planted('rogue-1', two_phase, tuned, c, Ns)),
    cell('times-same', 'rogue-1 two_phase tuned', c_optimize,
         estimate(Us, Low, High)),
    Low =< Us,
    Us =< High,
    abs(log(Us*1000/Ns)) < log(2.5).    % a process may run at half speed

test(ratios_are_the_planted_ones) :-
    once(planted('tactics-1', astar, thesis, c, C)),
    once(planted('tactics-1', astar, thesis, prolog, Prolog)),
    cell('ratios-same', 'tactics-1 astar thesis', optimize,
         estimate(Ratio, _, _)),
    abs(Ratio/(Prolog/C)-1) < 0.1.

test(gains_are_the_planted_ones) :-
    once(planted('city-1', levelwise, thesis, c, Thesis)),
    once(planted('city-1', levelwise, tuned, c, Tuned)),
    cell('gain-same', 'city-1 levelwise', c, estimate(Gain, _, _)),
    abs(log(Gain/(Thesis/Tuned))) < log(2.5).

test(means_lie_between_the_cases) :-
    cell('ratios-same', 'rogue-1 two_phase thesis', optimize,
         estimate(R1, _, _)),
    cell('ratios-same', 'rogue-2 two_phase thesis', optimize,
         estimate(R2, _, _)),
    cell('ratios-same', 'mean two_phase thesis', optimize,
         estimate(Mean, _, _)),
    abs(Mean-sqrt(R1*R2)) < 1.0e-6*Mean.

test(a_wrong_answer_has_no_time_anywhere,
     [ forall(member(Id-Column,
                     [ 'times-same'-prolog_optimize,
                       'times-tour'-prolog_optimize, 'ratios-same'-optimize,
                       'times-first'-prolog_optimize, border-bridge,
                       border-border, border-prolog_prepare ])),
       Cell == missing(wrong) ]) :-
    cell(Id, 'city-2 jump tuned', Column, Cell).

test(the_other_language_keeps_its_time) :-
    cell('times-same', 'city-2 jump tuned', c_optimize, estimate(_, _, _)).

test(endings_say_what_was_said,
     Ending-Message ==
         wrong-'a step from (1,2,2) to (1,4,2), "too far"') :-
    Row = 'run city-2 jump tuned Prolog optimize',
    cell(endings, Row, ending, text(Ending)),
    cell(endings, Row, message, text(Message)).

test(too_large_is_shown_in_its_cell, Cell == missing(refused)) :-
    cell(growth, 'rogue-1024x1024 two_phase thesis', c, Cell).

test(what_the_original_lacks_stays_empty, Cell == missing('')) :-
    cell('original-programs', 'tactics world 2010', c, Cell).

test(times_of_2010_are_in_the_same_unit,
     C-Compile-Unit == below(1000)-integer(88000)-"µs") :-
    cell('original-times', 'city-1 2010', c, C),
    cell('original-times', 'city-1 2010', compile, Compile),
    made(_, Tables, _),
    memberchk(table('original-times', _, Columns, _, _), Tables),
    memberchk(column(compile, _, Unit, _), Columns).

test(reconstructions_are_called_so, Text == "city (reconstruction)") :-
    cell('original-searches', 'city lines 2010', game, text(Text)).

%   Of 2010, of the rebuilt program, and of tuned ones.

test(programs_of_2010_beside_the_rebuilt_and_today,
     [ forall(member(Row-Expected,
                     [ 'rogue program 2010'-[718, 752],
                       'rogue program original'-[700, 750],
                       'rogue program tuned'-[700, 900],
                       'rogue world 2010'-[23, 298],
                       'rogue world original'-[25, 298],
                       'rogue world tuned'-[150, 450],
                       'city without_world original'-[605, 387],
                       'city without_world tuned'-[550, 450],
                       'rogue source_kb original'-[17.5, 18.75],
                       'rogue source_kb tuned'-[19.6, 25.2],
                       'rogue executable_kb original'-[20.0, 1500.0] ])),
       Values == Expected ]) :-
    findall(Value,
            ( member(Column, [c, prolog]),
              cell('original-programs', Row, Column, Cell),
              ( Cell = integer(Value) ; Cell = number(Value, _) )
            ),
            Values).

test(searches_without_the_instrument,
     [ forall(member(Row-Expected, [ 'city lines original'-[400, 210],
                                     'city tokens original'-[2000, 1470],
                                     'city lines thesis'-[230, 115],
                                     'city tokens tuned'-[1920, 1536] ])),
       Values == Expected ]) :-
    findall(Value,
            ( member(Column, [c, prolog]),
              cell('original-searches', Row, Column, integer(Value))
            ),
            Values).

test(verdicts_stand_under_their_subjects,
     Verdicts == ['by construction', holds, holds]) :-
    findall(Verdict,
            ( member(Subject, [original, thesis, tuned]),
              cell(claims, '3 tokens', Subject, text(Verdict))
            ),
            Verdicts).

%   What is said of all three subjects, and of one.

test(remarks_say_of_whom,
     Remarks == [ 'geometric means over the six cases',
                  'original: these programs were rebuilt to have the sizes of \c
                   2010: no evidence' ]) :-
    findall(Remark,
            ( member(Row, ['8 time', '1 lines']),
              cell(claims, Row, because, text(Remark))
            ),
            Remarks).

test(share_of_dearer_routes, Share =:= 100.0*410/(16002-252)) :-
    cell(pairs, 'tactics astar tuned C', share, number(Share, _)).

:- end_tests(tables).

:- begin_tests(figures, [setup(set_up)]).

test(every_search_is_in_every_figure,
     [forall(( member(Id, [ 'tradeoff-tour', 'times-tour', sizes,
                                 growth ]),
               made(Study, _, _), listed_search(Study, Search, _) ))]) :-
    made(_, _, Figures),
    memberchk(figure(Id, _, _, _, _, Lines), Figures),
    member(Line, Lines),
    is_list(Line),
    member(Text, Line),
    \+ number(Text),
    sub_string(Text, _, _, _, Search),
    !.

test(all_six_cases_are_drawn, Count == 6) :-
    made(_, _, Figures),
    findall(Id,
            ( member(figure(Id, _, _, level, _, _), Figures) ),
            Ids),
    length(Ids, Count).

test(the_wrong_one_is_not_drawn) :-
    made(_, _, Figures),
    memberchk(figure('times-same', _, _, _, _, Lines), Figures),
    findall(Value,
            ( member([_, Label, 1, Value|_], Lines),
              sub_string(Label, _, _, _, jump)
            ),
            Values),
    memberchk('NaN', Values).

test(labels_stand_apart,
     [ forall(member(Wanted, [[0.1, 0.1, 0.1], [0.0, 0.5, 0.52, 0.53],
                              [0.9, 0.95, 1.0], []])) ]) :-
    apart(0.1, Wanted, Places),
    length(Wanted, Count),
    length(Places, Count),
    forall(append(_, [A, B|_], Places), B-A >= 0.1-1.0e-9),
    forall(member(Place, Places), ( Place =< 1.0, Place >= -1.0e-9 )).

:- end_tests(figures).
