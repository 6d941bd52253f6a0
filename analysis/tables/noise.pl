/** <module> The table of searches against themselves

Its last rows are the noise floors that follow, by kind of measurement.
*/
:- encoding(utf8).
:- module(tables_noise,
          [ noise_table/2               % +Study, -Table
          ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module('../study/cells').
:- use_module('../study/study').
:- use_module(keys).

%!  noise_table(+Study, -Table) is nondet.

noise_table(Study, table(control, "A search against itself", Columns, Rows,
                         Note)) :-
    key_columns(Study, [problem, kind, case, search, style, lang, mode], Keys),
    append(Keys,
           [ column(ratio, "Ratio", "", right),
             column(n, "n", "", right)
           ],
           Columns),
    findall(Row, noise_row(Study, Row), Rows),
    Note = "What of a difference is noise: the ratio of two slots with the \c
            same search in one process. The floors below follow: ratios \c
            closer to 1 are not called differences. Of blocks it is the \c
            furthest end of an interval above, at least 1.01. Of what is \c
            measured once a process it is what 95 % of the ratios of every \c
            other process to the rest of its cell lie within, at least that \c
            of blocks; their n is the number of such ratios.".

noise_row(Study, Row) :-
    control(Study, Cell, Ratio),
    Cell = cell(Kind, Case, Search, Style, Lang, Mode),
    slots_count(Study, Cell, N),
    search_row(Study, [ kind-Kind, case-Case, search-Search, style-Style,
                        lang-Lang, mode-Mode ],
               [Ratio, N], Row).
noise_row(Study, Row) :-
    member(Kind, [run, tour, read, prepare, cold, new_world, file]),
    noise(Study, Kind, Count, Floor),
    key_row(Study, [ problem-'', kind-Kind, case-floor, search-'', style-'',
                     lang-'', mode-'' ],
            [number(Floor, 3), integer(Count)], Row).

slots_count(Study, Cell, text(Words)) :-
    samples(Study, Cell, a, Samples),
    samples_count(Samples, Count),
    count_words(Count, Words).
