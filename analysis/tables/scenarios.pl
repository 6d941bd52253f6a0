/** <module> The table that holds the scenarios beside each other */
:- encoding(utf8).
:- module(tables_scenarios,
          [ scenarios_table/2           % +Study, -Table
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../claims/claims', [claim_subject/2]).
:- use_module('../claims/tuning', [scenario_pairs/4]).
:- use_module('../study/cells').
:- use_module('../study/study').

%!  scenarios_table(+Study, -Table) is nondet.

scenarios_table(Study, table(scenarios, "Prolog's time over C's, by scenario",
                             Columns, Rows, Note)) :-
    findall(column(Scenario, Words, "", right), scenario(Scenario, Words, _),
            Columns0),
    Columns = [ column(style, "Style", "", left), column(what, "What", "", left)
              | Columns0 ],
    findall(row(Name, [text(Style), text(What)|Cells]),
            ( claim_subject(Style, _),
              member(What, [mean, cases, n]),
              row_name([Style, What], Name),
              findall(Cell,
                      ( scenario(Scenario, _, _),
                        scenario_pairs(Study, Scenario, Style, Pairs),
                        shown(What, Study, Pairs, Cell)
                      ),
                      Cells)
            ),
            Rows),
    Note = "Geometric means over the original's searches on its six cases, \c
            with optimize; below each the least and the greatest of the \c
            cases, and from how many samples it comes, in processes × \c
            blocks. What the rebuilt programs prepare and read is not theirs, \c
            and is left out.".

shown(mean, Study, Pairs, Mean) :-
    mean_cells(Study, Pairs, [Mean, _]).
shown(cases, Study, Pairs, Range) :-
    mean_cells(Study, Pairs, [_, Range]).
shown(n, Study, Pairs, N) :-
    means_n_cell(Study, [Pairs], N).
