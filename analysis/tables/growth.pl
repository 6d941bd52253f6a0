/** <module> Tables of how times grow with the size of the level */
:- encoding(utf8).
:- module(tables_growth,
          [ growth_table/2              % +Study, -Table
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3]).
:- use_module('../study/cells').
:- use_module('../study/study').
:- use_module(keys).

%!  growth_table(+Study, -Table) is nondet.

growth_table(Study, table(exponents, "How time grows with the level", Columns,
                          Rows, Note)) :-
    key_columns(Study, [problem, search, style], Keys),
    append(Keys,
           [ column(c, "C, exponent", "", right),
             column(prolog, "Prolog, exponent", "", right)
           ],
           Columns),
    findall(Row,
            ( listed_search(Study, Search, Style),
              once(study_cell(Study, cell(growth, _, Search, Style, _, _))),
              maplist(exponent_cell(Study, Search, Style), [c, prolog], Cells),
              search_row(Study, [search-Search, style-Style], Cells, Row)
            ),
            Rows),
    Note = "The exponent b of time = a × squares^b, fitted to the logarithms \c
            of the times below, with its 95 % interval: 1 is growth in \c
            proportion.".
growth_table(Study, table(growth, "Times on levels of growing size",
                          Columns, Rows, Note)) :-
    key_columns(Study, [problem, case, squares, search, style], Keys),
    append(Keys,
           [ column(c, "C", "µs", right),
             column(prolog, "Prolog", "µs", right),
             column(ratio, "Prolog / C", "", right)
           ],
           Columns),
    findall(Row, growth_row(Study, Row), Rows),
    Note = "Generated levels, open but for one wall with a gap; Prolog with \c
            optimize. A curve ends where one run takes too long, or where the \c
            level is too large for the search.".

exponent_cell(Study, Search, Style, Lang, Shown) :-
    (   growth_exponent(Study,
                        cell(growth, _, Search, Style, Lang, optimize), _,
                        Exponent)
    ->  Shown = Exponent
    ;   Shown = missing('')
    ).

growth_row(Study, Row) :-
    measured(Study, growth, Case, Search, Style),
    C = cell(growth, Case, Search, Style, c, optimize),
    Prolog = cell(growth, Case, Search, Style, prolog, optimize),
    time_cell(Study, C, CTime),
    time_cell(Study, Prolog, PrologTime),
    ratio_cell(Study, Prolog, C, Ratio),
    search_row(Study,
               [ case-Case, squares-Case, search-Search, style-Style ],
               [CTime, PrologTime, Ratio], Row).
