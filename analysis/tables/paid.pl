/** <module> What is paid once, at the border, and from when on it pays */
:- encoding(utf8).
:- module(tables_paid,
          [ paid_table/2                % +Study, -Table
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, append/3, member/2]).
:- use_module('../study/cells').
:- use_module('../study/study').
:- use_module(keys).

%!  paid_table(+Study, -Table) is nondet.

paid_table(Study, table(border, "Reading, preparing, and the border", Columns,
                        Rows, Note)) :-
    key_columns(Study, [problem, case, search, style], Keys),
    append(Keys,
           [ column(c_read, "C, reading", "µs", right),
             column(prolog_read, "Prolog, reading", "µs", right),
             column(c_prepare, "C, preparing", "µs", right),
             column(prolog_prepare, "Prolog, preparing", "µs", right),
             column(bridge, "Prolog called singly from C", "µs", right),
             column(border, "of this, the border", "µs", right),
             column(n, "n", "", right)
           ],
           Columns),
    findall(Row,
            ( border_row(Study, Case, Search, Style),
              border_cells(Study, Case, Search, Style, Cells),
              search_row(Study, [case-Case, search-Search, style-Style], Cells,
                         Row)
            ),
            Rows),
    Note = "Prolog with optimize. The border is what a call from C, its \c
            answer converted, costs more than a run inside Prolog, process \c
            by process: within noise where the interval of the difference \c
            includes 0. n is processes × blocks.".
paid_table(Study, table('break-even', "From which question on tuning pays in \c
                                       Prolog", Columns, Rows, Note)) :-
    key_columns(Study, [problem, case, search], Keys),
    findall(column(Id, Heading, "µs", right),
            ( member(Style, [thesis, tuned]),
              member(Kind-Words, [ prepare-"preparing", cold-"first question",
                                   tour-"each further one" ]),
              atomic_list_concat([Style, Kind], '_', Id),
              format(string(Heading), "~w, ~w", [Style, Words])
            ),
            Times),
    append([ Keys, Times,
             [ column(from, "tuned pays from question", "", right),
               column(new_world, "tuned Prolog / C, a new world", "", right),
               column(n, "n", "", right) ] ],
           Columns),
    findall(Row,
            ( break_even(Study, Case, Search, From),
              break_even_cells(Study, Case, Search, From, Cells),
              search_row(Study, [case-Case, search-Search], Cells, Row)
            ),
            Rows),
    Note = "Prolog with optimize, on one world: it is prepared, the first \c
            question is asked, then others, each at the time of a tour. Tuned \c
            pays from the first question on by which it has taken less time \c
            in all. n is processes × blocks.".

border_row(Study, Case, Search, Style) :-
    listed_case(Study, run, Case),
    listed_search(Study, Search, Style),
    once(( member(Kind, [read, prepare, bridge]),
           study_cell(Study, cell(Kind, Case, Search, Style, _, _))
         )).

border_cells(Study, Case, Search, Style, Shown) :-
    Cell = cell(_, Case, Search, Style, _, optimize),
    findall(cell(Kind, Case, Search, Style, Lang, optimize),
            ( member(Kind, [read, prepare]), member(Lang, [c, prolog]) ),
            Once),
    kind_cell(bridge, Cell, Bridge),
    Bridge = cell(_, _, _, _, prolog, _),
    kind_cell(run, Bridge, Run),
    append(Once, [Bridge], Cells),
    maplist(time_cell(Study), Cells, Times),
    border_cell(Study, Bridge, Run, Border),
    times_n_cell(Study, Cells, N),
    append(Times, [Border, N], Shown).

border_cell(Study, Bridge, Run, Border) :-
    time_cell(Study, Bridge, Called),
    (   Called = estimate(_, _, _),
        ratio(Study, Bridge, Run, Ratio),
        time_cell(Study, Run, estimate(Inside, _, _))
    ->  (   beyond(1, Ratio, _)
        ->  surplus(Ratio, Inside, Border)
        ;   Border = missing('within noise')
        )
    ;   Called = missing(_)
    ->  Border = Called
    ;   Border = missing('')
    ).

surplus(estimate(Ratio, Low, High), Inside, estimate(More, Least, Most)) :-
    More is (Ratio-1)*Inside,
    Least is (Low-1)*Inside,
    Most is (High-1)*Inside.

break_even_cells(Study, Case, Search, From, Shown) :-
    findall(cell(Kind, Case, Search, Style, prolog, optimize),
            ( member(Style, [thesis, tuned]),
              member(Kind, [prepare, cold, tour])
            ),
            Cells),
    maplist(time_cell(Study), Cells, Times),
    (   integer(From)
    ->  FromCell = integer(From)
    ;   FromCell = missing(From)
    ),
    ratio_cell(Study, cell(new_world, Case, Search, tuned, prolog, optimize),
               cell(new_world, Case, Search, tuned, c, optimize), Ratio),
    times_n_cell(Study, Cells, N),
    append(Times, [FromCell, Ratio, N], Shown).
