/** <module> Tables of how times grow with the size of the level */
:- encoding(utf8).
:- module(tables_growth,
          [ growth_table/2              % +Study, -Table
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../study/study').
:- use_module('../study/cells').

%!  growth_table(+Study, -Table) is nondet.

growth_table(Study, table(exponents, "How time grows with the level", Columns,
                          Rows, Note)) :-
    Columns = [ column(search, "Search", "", left),
                column(style, "Style", "", left),
                column(c, "C, exponent", "", right),
                column(prolog, "Prolog, exponent", "", right)
              ],
    findall(row(Name, [text(Search), text(Style)|Cells]),
            ( searches(Study, Searches),
              member(search(Search, Style, _), Searches),
              once(study_cell(Study, cell(growth, _, Search, Style, _, _))),
              row_name([Search, Style], Name),
              maplist(exponent_cell(Study, Search, Style), [c, prolog], Cells)
            ),
            Rows),
    Note = "The exponent b of time = a × squares^b, fitted to the logarithms \c
            of the times below, with its 95 % interval: 1 is growth in \c
            proportion.".
growth_table(Study, table(growth, "Times on open levels of growing size",
                          Columns, Rows, Note)) :-
    Columns = [ column(case, "Case", "", left),
                column(squares, "Level", "squares", right),
                column(search, "Search", "", left),
                column(style, "Style", "", left),
                column(c, "C", "µs", right),
                column(prolog, "Prolog", "µs", right),
                column(ratio, "Prolog / C", "", right)
              ],
    findall(Row, growth_row(Study, Row), Rows),
    Note = "Generated levels; Prolog with optimize. A curve ends where one \c
            run takes too long, or where the level is too large for the \c
            search.".

exponent_cell(Study, Search, Style, Lang, Shown) :-
    (   growth_exponent(Study,
                        cell(growth, _, Search, Style, Lang, optimize), _,
                        Exponent)
    ->  Shown = Exponent
    ;   Shown = missing('')
    ).

growth_row(Study, row(Name, Cells)) :-
    cases(Study, growth, Cases),
    searches(Study, Searches),
    member(Case, Cases),
    Case = case(Level, _, _, _, _),
    member(search(Search, Style, _), Searches),
    once(study_cell(Study, cell(growth, Level, Search, Style, _, _))),
    case_label(Study, Level, Label),
    row_name([Label, Search, Style], Name),
    C = cell(growth, Level, Search, Style, c, optimize),
    Prolog = cell(growth, Level, Search, Style, prolog, optimize),
    time_cell(Study, C, CTime),
    time_cell(Study, Prolog, PrologTime),
    ratio_cell(Study, Prolog, C, Ratio),
    (   case_squares(Case, Squares)
    ->  Size = integer(Squares)
    ;   Size = missing('')
    ),
    Cells = [ text(Label), Size, text(Search), text(Style), CTime,
              PrologTime, Ratio ].
