/** <module> Tables by scenario: their ratios, ranges, counts and floors */
:- encoding(utf8).
:- module(test_scenario_tables, []).
:- use_module(library(lists),
              [append/3, member/2, memberchk/2, nth1/3, sum_list/2]).
:- use_module(library(plunit)).
:- use_module('../../analysis/study/study').
:- use_module('../../analysis/tables/tables', [tables/2]).
:- use_module('../analysis/made_up').
:- use_module('../analysis/studies', [results_text/2, with_files/3]).
:- use_module(made_tables).

alike(Cell, Cell) :- !.
alike(Estimate1, Estimate2) :-
    Estimate1 =.. [estimate|Numbers1],
    Estimate2 =.. [estimate|Numbers2],
    forall(( nth1(Place, Numbers1, X), nth1(Place, Numbers2, Y) ),
           abs(X-Y) < 1.0e-9).

:- begin_tests(scenario_tables, [setup(set_up)]).

%   Three times what C takes, as a tour has it: 1.5 times as long in C, the same
%   in Prolog.

test(tours_are_the_planted_ones) :-
    once(planted('tactics-1', astar, thesis, c, C)),
    once(planted('tactics-1', astar, thesis, prolog, Prolog)),
    cell('ratios-tour', 'tactics-1 astar thesis', optimize,
         estimate(Ratio, _, _)),
    abs(Ratio/(Prolog/(1.5*C))-1) < 0.1.

test(means_have_the_range_of_their_cases) :-
    cell('ratios-tour', 'rogue-1 two_phase thesis', optimize,
         estimate(R1, _, _)),
    cell('ratios-tour', 'rogue-2 two_phase thesis', optimize,
         estimate(R2, _, _)),
    cell('ratios-tour', 'mean two_phase thesis', optimize_cases,
         range(Least, Most)),
    Least =:= min(R1, R2),
    Most =:= max(R1, R2).

test(n_stands_in_every_row,
     [ forall(member(Table-Row-Expected,
                     [ 'ratios-tour'-'rogue-1 two_phase thesis'-'4×3',
                       'ratios-tour'-'mean two_phase thesis'-'2 cases, 4×3',
                       'ratios-first'-'rogue-1 two_phase thesis'-'4×1',
                       'ratios-same'-'mean all thesis'-'6 cases, 4×3',
                       'ratios-same'-'mean all tuned'-
                           '13 ratios in 6 cases, 4×3',
                       'gain-same'-'rogue-1 two_phase'-'4×3',
                       'gain-file'-'mean all'-'6 cases, 4×1',
                       'times-new-world'-'city-1 jump tuned'-'4×1',
                       border-'rogue-1 two_phase tuned'-'4×1–3',
                       'break-even'-'rogue-1 two_phase'-'4×1–3' ])),
       N == Expected ]) :-
    cell(Table, Row, n, text(N)).

test(scenarios_beside_each_other,
     [ forall(member(Scenario-C, [tour-1.5, same-1, first-1, new_world-1,
                                  file-1])) ]) :-
    cell(scenarios, 'thesis mean', Scenario, estimate(Ratio, _, _)),
    abs(Ratio/(80*(1.3*9)**(1/3)/C)-1) < 0.1,
    cell(scenarios, 'thesis cases', Scenario, range(Least, Most)),
    abs(Least/(80/C)-1) < 0.15,
    abs(Most/(720/C)-1) < 0.15,
    cell(scenarios, 'thesis n', Scenario, text(N)),
    sub_atom(N, 0, _, _, '6 cases, 4×').

test(what_is_not_theirs_is_left_out, Cell == missing('')) :-
    cell(scenarios, 'original mean', new_world, Cell).

%   Thesis 12 + 30 and then 1 each, tuned in rogue (120 + 30) x 0.05625 and then
%   0.05625: it pays at once.  In tactics the same with 0.0421875 times.

test(it_pays_at_once, From == integer(1)) :-
    cell('break-even', 'rogue-1 two_phase', from, From).

%   Of 1.0 µs and 1.5 µs; of 1.0 and less; of 1.0 and more or less.

test(the_border,
     [ forall(member(Called-Expected,
                     [ [1500, 1500]-estimate(0.5, 0.5, 0.5),
                       [900, 900]-estimate(-0.1, -0.1, -0.1),
                       [900, 1300]-missing('within noise') ])),
       true(alike(Border, Expected)) ]) :-
    findall([kind-Kind, lang-prolog, process-Process, cpu_ns-Time],
            ( nth1(Process, Called, Bridge),
              member(Kind-Time, [run-1000, bridge-Bridge])
            ),
            Rows),
    results_text(Rows, Text),
    with_files(['results.csv'-Text], Directory, study_read(Directory, Study)),
    tables(Study, Tables),
    memberchk(table(border, _, _, [row(_, Cells)], _), Tables),
    append(_, [Border, text('2×1')], Cells),
    !.

test(far_out_blocks_are_counted) :-
    made(_, Tables, _),
    memberchk(table('times-same', _, Columns, Rows, _), Tables),
    once(nth1(Place, Columns, column(far_out, _, _, _))),
    findall(Count,
            ( member(row(_, Cells), Rows), nth1(Place, Cells, integer(Count)) ),
            Counts),
    sum_list(Counts, Sum),
    Sum > 20.

test(floors_of_every_kind,
     [ forall(member(Kind-Least, [ run-4, tour-4, read-40, prepare-40, cold-40,
                                   new_world-40, file-40 ])) ]) :-
    format(atom(Row), "~w floor", [Kind]),
    cell(control, Row, ratio, number(Floor, _)),
    Floor >= 1.01,
    cell(control, Row, n, integer(Count)),
    Count >= Least.

:- end_tests(scenario_tables).
