/** <module> Tables of times, in microseconds with their intervals */
:- encoding(utf8).
:- module(tables_times,
          [ times_table/2               % +Study, -Table
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, member/2, memberchk/2, sum_list/2]).
:- use_module('../study/cells').
:- use_module('../study/study').
:- use_module(keys).

%!  times_table(+Study, -Table) is nondet.
%
%   One a scenario.  One column a cell: C stands beside Prolog in the processes
%   of either mode.

times_table(Study, table(Id, Title, Columns, Rows, Note)) :-
    scenario(Scenario, Words, Kind),
    scenario_id(times, Scenario, Id),
    format(string(Title), "Times: ~w", [Words]),
    findall(Lang-Mode,
            ( member(Lang, [c, prolog]), listed_mode(Study, Kind, Mode) ),
            Sides),
    key_columns(Study, [problem, case, search, style], Keys),
    maplist(time_column, Sides, Times),
    append([ Keys, Times,
             [ column(n, "n", "", right),
               column(far_out, "far out", "", right),
               column(busy, "busy", "", right) ] ],
           Columns),
    findall(Row,
            ( measured(Study, Kind, Case, Search, Style),
              times_cells(Study, Kind, Case, Search, Style, Sides, Cells),
              search_row(Study, [case-Case, search-Search, style-Style], Cells,
                         Row)
            ),
            Rows),
    flagged(Study, Kind, Blocks, Busy, Apart),
    format(string(Note),
           "CPU time of one answer: the median over processes of each \c
            process's median over blocks, and its 95 % interval; n is \c
            processes × blocks. Far out are blocks more than three scaled \c
            median deviations from the median of their cell, on the log \c
            scale; busy those that got less than 95 % of a processor. Of ~D \c
            timed blocks ~D were busy, and ~D ran with each language in a \c
            process of its own, because one ended badly or disturbed the \c
            other. All are kept.",
           [Blocks, Busy, Apart]).

time_column(Lang-Mode, column(Id, Heading, "µs", right)) :-
    atomic_list_concat([Lang, Mode], '_', Id),
    (   Lang == c
    ->  format(string(Heading), "C beside ~w", [Mode])
    ;   format(string(Heading), "Prolog ~w", [Mode])
    ).

times_cells(Study, Kind, Case, Search, Style, Sides, Shown) :-
    findall(cell(Kind, Case, Search, Style, Lang, Mode),
            member(Lang-Mode, Sides), Cells),
    maplist(time_cell(Study), Cells, Times),
    times_n_cell(Study, Cells, N),
    maplist(far_out(Study), Cells, FarOut),
    maplist(busy(Study), Cells, Busy),
    maplist(sum_list, [FarOut, Busy], [FarOutSum, BusySum]),
    append(Times, [N, integer(FarOutSum), integer(BusySum)], Shown).

%   What the rows of a kind were flagged with.

flagged(Study, Kind, Blocks, Busy, Apart) :-
    kind_parts(Kind, Parts),
    findall(Flag,
            ( member(Part, Parts),
              rows(Study, cell(Part, _, _, _, _, _), Rows),
              member(Row, Rows),
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
