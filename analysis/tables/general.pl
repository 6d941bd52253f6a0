/** <module> The general searches: what they find, and what it costs them */
:- encoding(utf8).
:- module(tables_general,
          [ general_table/2             % +Study, -Table
          ]).
:- use_module(library(apply), [convlist/3, maplist/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module('../claims/general_parts', [parts_level/2]).
:- use_module('../study/cells').
:- use_module('../study/statistics', [geometric_mean/2]).
:- use_module('../study/study').
:- use_module(keys).
:- use_module(means).

%!  general_table(+Study, -Table) is nondet.

general_table(Study, table(searches, "Searches by kind of level", Columns,
                           Rows, Note)) :-
    key_columns(Study, [problem, level, search, style], Keys),
    append(Keys,
           [ column(excess, "Score / best", "", right),
             column(steps, "Steps", "", right),
             column(work, "Work", "", right),
             column(more_work, "Further work", "", right),
             column(c, "C", "µs", right),
             column(prolog, "Prolog", "µs", right),
             column(cases, "Cases", "", right)
           ],
           Columns),
    findall(Row,
            ( compared_level(Study, Level),
              listed_search(Study, Search, Style),
              search_cells(Study, Level, Search, Style, Cells),
              search_row(Study, [level-Level, search-Search, style-Style],
                         Cells, Row)
            ),
            Rows),
    Note = "Every search on every kind of level that three or more were tried \c
            on. The best score is the least that any of them found on the \c
            case; work are squares expanded, further work the parts of an \c
            abstraction that were taken up. Of several cases, geometric means \c
            of ratios and times, and means of counts. Times are those of the \c
            same question again and again, or of the first one where it was \c
            asked only once; Prolog with optimize.".
general_table(Study, table(abstractions, "How coarse the abstractions are",
                           Columns, Rows, Note)) :-
    key_columns(Study, [case], Keys),
    append(Keys,
           [ column(abstraction, "Abstraction", "", left),
             column(level, "Level", "", right),
             column(squares, "Squares", "", right),
             column(parts, "Parts", "", right),
             column(edges, "Edges", "", right),
             column(share, "Parts / squares", "", right)
           ],
           Columns),
    findall(Row,
            ( parts_level(Study,
                          parts(Case, Search, Level, Squares, Parts, Edges)),
              quotient_cell(integer(Parts), integer(Squares), Share),
              case_label(Study, Case, Name),
              format(atom(RowName), "~w ~w ~w", [Name, Search, Level]),
              Row = row(RowName, [ text(Name), text(Search), integer(Level),
                                   integer(Squares), integer(Parts),
                                   integer(Edges), Share ])
            ),
            Rows),
    Note = "As the traces have them.".

%   Those whose answers are routes.

level_case(Study, Level, Case) :-
    listed_level(Study, work, Level, Case),
    once(case_best(Study, Case, _)).

%   All of one search on the cases of a kind of level.

search_cells(Study, Level, Search, Style,
             [Excess, Steps, Work, More, C, Prolog, integer(Count)]) :-
    findall(asked(Case, Search, Style),
            ( level_case(Study, Level, Case),
              asked_tried(Study, asked(Case, Search, Style))
            ),
            All),
    length(All, Count),
    Count > 0,
    excess_cell(Study, All, Excess),
    maplist(mean_cell(Study, All), [steps, work, more_work],
            [Steps, Work, More]),
    maplist(time_mean_cell(Study, All), [c, prolog], [C, Prolog]).

excess_cell(Study, All, Cell) :-
    convlist(asked_excess(Study), All, Ratios),
    (   geometric_mean(Ratios, Mean)
    ->  Cell = number(Mean, 3)
    ;   member(Asked, All),
        asked_value(Study, Asked, steps, 0)
    ->  Cell = missing('no route')
    ;   member(Asked, All),
        asked_ending(Study, Asked, Ending)
    ->  Cell = missing(Ending)
    ;   Cell = missing('')
    ).

asked_ending(Study, asked(Case, Search, Style), Ending) :-
    ended_badly(Study, cell(run, Case, Search, Style, c, optimize), Ending).
