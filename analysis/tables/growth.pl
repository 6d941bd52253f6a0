/** <module> Tables of how times grow with the size of the level */
:- encoding(utf8).
:- module(tables_growth,
          [ growth_table/2              % +Study, -Table
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, append/3]).
:- use_module('../study/cells').
:- use_module('../study/study').
:- use_module(keys).

%!  growth_table(+Study, -Table) is nondet.

growth_table(Study, table(exponents, "How time grows with the level", Columns,
                          Rows, Note)) :-
    key_columns(Study, [problem, search, style], Keys),
    append(Keys,
           [ column(c, "C, exponent", "", right),
             column(c_n, "n", "", right),
             column(prolog, "Prolog, exponent", "", right),
             column(prolog_n, "n", "", right)
           ],
           Columns),
    findall(Row,
            ( listed_search(Study, Search, Style),
              once(study_cell(Study, cell(growth, _, Search, Style, _, _))),
              maplist(exponent_cells(Study, Search, Style), [c, prolog], Lists),
              append(Lists, Cells),
              search_row(Study, [search-Search, style-Style], Cells, Row)
            ),
            Rows),
    Note = "The exponent b of time = a × squares^b, fitted to the logarithms \c
            of the times below on levels of 32 squares a side and more, with \c
            its 95 % interval: 1 is growth in proportion. On smaller levels \c
            what does not grow is a large share. n is the number of levels.".
growth_table(Study, table(growth, "Times on levels of growing size",
                          Columns, Rows, Note)) :-
    key_columns(Study, [problem, case, squares, search, style], Keys),
    append(Keys,
           [ column(c, "C", "µs", right),
             column(prolog, "Prolog", "µs", right),
             column(ratio, "Prolog / C", "", right),
             column(c_n, "C, n", "", right),
             column(prolog_n, "Prolog, n", "", right)
           ],
           Columns),
    findall(Row, growth_row(Study, Row), Rows),
    Note = "Generated levels, open but for one wall with a gap; Prolog with \c
            optimize. n is processes × blocks × runs in a block. A curve ends \c
            where one run takes too long, or where the level is too large for \c
            the search.".

exponent_cells(Study, Search, Style, Lang, Shown) :-
    (   growth_exponent(Study,
                        cell(growth, _, Search, Style, Lang, optimize), Count,
                        Exponent)
    ->  Shown = [Exponent, integer(Count)]
    ;   Shown = [missing(''), missing('')]
    ).

growth_row(Study, Row) :-
    measured(Study, growth, Case, Search, Style),
    C = cell(growth, Case, Search, Style, c, optimize),
    Prolog = cell(growth, Case, Search, Style, prolog, optimize),
    time_cell(Study, C, CTime),
    time_cell(Study, Prolog, PrologTime),
    ratio_cell(Study, Prolog, C, Ratio),
    maplist(runs_cell(Study), [C, Prolog], Counts),
    search_row(Study,
               [ case-Case, squares-Case, search-Search, style-Style ],
               [CTime, PrologTime, Ratio|Counts], Row).

runs_cell(Study, Cell, Shown) :-
    (   runs_words(Study, Cell, Words)
    ->  Shown = text(Words)
    ;   Shown = missing('')
    ).
