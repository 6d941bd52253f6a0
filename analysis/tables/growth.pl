/** <module> Tables of how times grow with the size of the level */
:- encoding(utf8).
:- module(tables_growth,
          [ growth_table/2              % +Study, -Table
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, append/3, list_to_set/2, member/2]).
:- use_module('../study/cells').
:- use_module('../study/study').
:- use_module(keys).

%!  growth_table(+Study, -Table) is nondet.

growth_table(Study, table(exponents, "How time grows with the level", Columns,
                          Rows, Note)) :-
    exponent_columns(Study, [problem, search, style], Columns),
    findall(Row,
            ( listed_search(Study, Search, Style),
              once(( study_cell(Study, cell(growth, Case, Search, Style, _, _)),
                     case_level(Study, Case, level(_, ''))
                   )),
              exponents(Study, level(_, ''), Search, Style, Cells),
              search_row(Study, [search-Search, style-Style], Cells, Row)
            ),
            Rows),
    Note = "The exponent b of time = a × squares^b, fitted to the logarithms \c
            of the times below on levels of 32 squares a side and more, with \c
            its 95 % interval: 1 is growth in proportion. On smaller levels \c
            what does not grow is a large share. n is the number of levels.".
growth_table(Study, table(growth, "Times on levels of growing size",
                          Columns, Rows, Note)) :-
    time_columns(Study, [problem, case, squares, search, style], Columns),
    findall(Row,
            ( measured(Study, growth, Case, Search, Style),
              times(Study, Case, Search, Style, Cells),
              search_row(Study, [ case-Case, squares-Case, search-Search,
                                  style-Style ],
                         Cells, Row)
            ),
            Rows),
    Note = "Generated levels, those for routes open but for one wall with a \c
            gap; Prolog with optimize. n is processes × blocks × runs in a \c
            block. A curve ends where one run takes too long, or where the \c
            level is too large for the search.".
growth_table(Study, table('kinds-exponents',
                          "How time grows on each kind of level", Columns,
                          Rows, Note)) :-
    exponent_columns(Study, [problem, level, search, style], Columns),
    findall(Level, made_level(Study, Level, _), Levels0),
    list_to_set(Levels0, Levels),
    findall(Row,
            ( member(Level, Levels),
              listed_search(Study, Search, Style),
              once(( made_level(Study, Level, Case),
                     study_cell(Study, cell(growth, Case, Search, Style, _, _))
                   )),
              exponents(Study, Level, Search, Style, Cells),
              search_row(Study, [level-Level, search-Search, style-Style],
                         Cells, Row)
            ),
            Rows),
    Note = "As above, on levels that were made, from corner to corner: what \c
            grows faster than its algorithm must is a fault.".
growth_table(Study, table('kinds-growth',
                          "Times on each kind of level, by size", Columns,
                          Rows, Note)) :-
    time_columns(Study, [problem, case, squares, search, style], Columns),
    findall(Row,
            ( made_level(Study, _, Case),
              listed_search(Study, Search, Style),
              once(study_cell(Study,
                              cell(growth, Case, Search, Style, _, _))),
              times(Study, Case, Search, Style, Cells),
              search_row(Study, [ case-Case, squares-Case, search-Search,
                                  style-Style ],
                         Cells, Row)
            ),
            Rows),
    Note = "Prolog with optimize. n is processes × blocks × runs in a block. \c
            A curve ends where one run takes too long, or where the level is \c
            too large for the search.".

%   Levels that grow, of the kinds that somebody made.

made_level(Study, Level, Case) :-
    listed_level(Study, growth, Level, Case),
    Level \= level(_, '').

exponent_columns(Study, KeyNames, Columns) :-
    key_columns(Study, KeyNames, Keys),
    append(Keys,
           [ column(c, "C, exponent", "", right),
             column(c_n, "n", "", right),
             column(prolog, "Prolog, exponent", "", right),
             column(prolog_n, "n", "", right)
           ],
           Columns).

exponents(Study, Level, Search, Style, Cells) :-
    maplist(exponent_cells(Study, Level, Search, Style), [c, prolog], Lists),
    append(Lists, Cells).

exponent_cells(Study, Level, Search, Style, Lang, Shown) :-
    (   growth_exponent(Study, Level,
                        cell(growth, _, Search, Style, Lang, optimize), Count,
                        Exponent)
    ->  Shown = [Exponent, integer(Count)]
    ;   Shown = [missing(''), missing('')]
    ).

time_columns(Study, KeyNames, Columns) :-
    key_columns(Study, KeyNames, Keys),
    append(Keys,
           [ column(c, "C", "µs", right),
             column(prolog, "Prolog", "µs", right),
             column(ratio, "Prolog / C", "", right),
             column(c_n, "C, n", "", right),
             column(prolog_n, "Prolog, n", "", right)
           ],
           Columns).

times(Study, Case, Search, Style, [CTime, PrologTime, Ratio|Counts]) :-
    C = cell(growth, Case, Search, Style, c, optimize),
    Prolog = cell(growth, Case, Search, Style, prolog, optimize),
    time_cell(Study, C, CTime),
    time_cell(Study, Prolog, PrologTime),
    ratio_cell(Study, Prolog, C, Ratio),
    maplist(runs_cell(Study), [C, Prolog], Counts).

runs_cell(Study, Cell, Shown) :-
    (   runs_words(Study, Cell, Words)
    ->  Shown = text(Words)
    ;   Shown = missing('')
    ).
