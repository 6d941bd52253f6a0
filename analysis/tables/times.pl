/** <module> Tables of times, in microseconds with their intervals */
:- encoding(utf8).
:- module(tables_times,
          [ times_table/2               % +Study, -Table
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../study/study').
:- use_module('../text/numbers', [fixed/3]).
:- use_module(keys).
:- use_module('../study/cells').

%!  times_table(+Study, -Table) is nondet.

times_table(Study, Table) :-
    warm_table(Study, Table).
times_table(Study, Table) :-
    cold_table(Study, Table).
times_table(Study, Table) :-
    control_table(Study, Table).

%   One column a cell: C stands beside Prolog in the processes of either mode.

warm_table(Study, table(times, "Times of one warm run", Columns, Rows, Note)) :-
    key_columns(Study, [problem, case, search, style], Keys),
    append(Keys,
           [ column(c_optimize, "C beside optimize", "µs", right),
             column(c_compile, "C beside compile", "µs", right),
             column(prolog_optimize, "Prolog optimize", "µs", right),
             column(prolog_compile, "Prolog compile", "µs", right)
           ],
           Columns),
    findall(Row,
            ( measured(Study, run, Case, Search, Style),
              maplist(warm_cell(Study, Case, Search, Style),
                      [c-optimize, c-compile, prolog-optimize, prolog-compile],
                      Cells),
              search_row(Study, [case-Case, search-Search, style-Style], Cells,
                         Row)
            ),
            Rows),
    flagged(Study, Blocks, Busy, Apart),
    format(string(Note),
           "CPU time: the median over processes of each process's median over \c
            blocks, and its 95 % interval. Of ~D timed blocks ~D ran on a \c
            busy processor, and ~D with each language in a process of its \c
            own, because one ended badly or disturbed the other; they are \c
            flagged in the rows and kept.",
           [Blocks, Busy, Apart]).

warm_cell(Study, Case, Search, Style, Lang-Mode, Shown) :-
    time_cell(Study, cell(run, Case, Search, Style, Lang, Mode), Shown).

flagged(Study, Blocks, Busy, Apart) :-
    rows(Study, cell(run, _, _, _, _, _), Rows),
    findall(Flag,
            ( member(Row, Rows),
              row_value(Row, cpu_ns, _),
              row_field(Row, flag, Flag)
            ),
            Flags),
    length(Flags, Blocks),
    count_of([busy, 'busy apart'], Flags, Busy),
    count_of([apart, 'busy apart'], Flags, Apart).

count_of(Wanted, Flags, Count) :-
    aggregate_all(count,
                  ( member(Flag, Flags), memberchk(Flag, Wanted) ),
                  Count).

%   What is paid once, and what the border costs.

cold_table(Study, table(cold, "Preparation, first query and border", Columns,
                        Rows, Note)) :-
    key_columns(Study, [problem, case, search, style], Keys),
    append(Keys,
           [ column(c_prepare, "C, preparing", "µs", right),
             column(prolog_prepare, "Prolog, preparing", "µs", right),
             column(c_cold, "C, first query", "µs", right),
             column(prolog_cold, "Prolog, first query", "µs", right),
             column(prolog_cold_warm, "Prolog, first / warm", "", right),
             column(bridge, "Prolog called singly from C", "µs", right),
             column(border, "of this, the border", "µs", right)
           ],
           Columns),
    findall(Row,
            ( cold_row(Study, Case, Search, Style),
              cold_cells(Study, Case, Search, Style, Cells),
              search_row(Study, [case-Case, search-Search, style-Style], Cells,
                         Row)
            ),
            Rows),
    Note = "Prolog with optimize. The world is prepared once; the first query \c
            after that may also build indexes. The border is what a call from \c
            C, its answer converted, costs more than a run inside Prolog: a \c
            difference of two estimates, without an interval.".

cold_row(Study, Case, Search, Style) :-
    listed_case(Study, run, Case),
    listed_search(Study, Search, Style),
    once(( member(Kind, [prepare, cold, bridge]),
           study_cell(Study, cell(Kind, Case, Search, Style, _, _))
         )).

cold_cells(Study, Case, Search, Style,
           [ CPrepare, PrologPrepare, CCold, PrologCold, Ratio, Bridge,
             Border ]) :-
    kind_cell(Study, prepare, Case, Search, Style, c, _, CPrepare),
    kind_cell(Study, prepare, Case, Search, Style, prolog, _, PrologPrepare),
    kind_cell(Study, cold, Case, Search, Style, c, _, CCold),
    kind_cell(Study, cold, Case, Search, Style, prolog, Cold, PrologCold),
    kind_cell(Study, run, Case, Search, Style, prolog, Warm, Run),
    ratio_cell(Study, Cold, Warm, Ratio),
    kind_cell(Study, bridge, Case, Search, Style, prolog, _, Bridge),
    (   Bridge = estimate(Called, _, _),
        Run = estimate(Inside, _, _)
    ->  Difference is Called-Inside,
        Border = number(Difference, 2)
    ;   Border = Bridge
    ).

kind_cell(Study, Kind, Case, Search, Style, Lang, Cell, Shown) :-
    Cell = cell(Kind, Case, Search, Style, Lang, optimize),
    time_cell(Study, Cell, Shown).

%   A search against itself: what of a difference is noise.

control_table(Study, table(control, "A search against itself", Columns, Rows,
                           Note)) :-
    key_columns(Study, [problem, case, search, style, lang, mode], Keys),
    append(Keys, [column(ratio, "Ratio of the two slots", "", right)], Columns),
    findall(Row,
            ( control(Study, Cell, Ratio),
              Cell = cell(_, Case, Search, Style, Lang, Mode),
              search_row(Study, [ case-Case, search-Search, style-Style,
                                  lang-Lang, mode-Mode ],
                         [Ratio], Row)
            ),
            Rows),
    noise_floor(Study, run, Floor),
    fixed(Floor, 3, Text),
    format(string(Note),
           "The noise floor of this study is a factor of ~w: ratios closer to \c
            1 are not called differences.", [Text]).
