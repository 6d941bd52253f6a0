/** <module> Tables of ratios, one of each kind for each scenario

The last rows are geometric means over the cases above them, one a search and
one over all, with the range of the cases beside.
*/
:- encoding(utf8).
:- module(tables_ratios,
          [ ratios_table/2              % +Study, -Table
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists),
              [append/2, append/3, list_to_set/2, member/2, memberchk/2]).
:- use_module('../study/cells').
:- use_module('../study/study').
:- use_module(keys).

%!  ratios_table(+Study, -Table) is nondet.

ratios_table(Study, table(Id, Title, Columns, Rows, Note)) :-
    scenario(Scenario, Words, Kind),
    scenario_id(ratios, Scenario, Id),
    format(string(Title), "Prolog's time over C's: ~w", [Words]),
    findall(Mode-Heading,
            ( listed_mode(Study, Kind, Mode),
              format(string(Heading), "Prolog / C, ~w", [Mode])
            ),
            Ratios),
    ratio_columns(Study, [problem, case, search, style], Ratios, Columns),
    findall(Row, ratio_row(Study, Kind, Row), Rows),
    Note = "Both languages in the same processes, block beside block; above \c
            1, C is faster. Means are geometric, with the least and the \c
            greatest of their cases beside them; n is processes × blocks.".
ratios_table(Study, table(Id, Title, Columns, Rows, Note)) :-
    scenario(Scenario, Words, Kind),
    scenario_id(gain, Scenario, Id),
    format(string(Title), "What tuning gains: ~w", [Words]),
    ratio_columns(Study, [problem, case, search],
                  [ c-"C, thesis / tuned", prolog-"Prolog, thesis / tuned",
                    across-"tuned Prolog / thesis C" ],
                  Columns),
    findall(Row, gain_row(Study, Kind, Row), Rows),
    Note = "How many times as fast the same algorithm is in tuned style; in \c
            the last ratio, below 1, tuned Prolog is faster than C as the \c
            original was written. A search that is only tuned is held \c
            against the game's original one, and is not part of the mean \c
            over all. Prolog with optimize. Means are geometric, with the \c
            least and the greatest of their cases; n is processes × blocks.".

%   ratio_columns(+Study, +Keys, +Ratios, -Columns): each of Ratios is
%   Id-Heading.

ratio_columns(Study, Keys, Ratios, Columns) :-
    key_columns(Study, Keys, KeyColumns),
    findall(Column,
            ( member(Id-Heading, Ratios),
              atom_concat(Id, '_cases', Range),
              member(Column, [ column(Id, Heading, "", right),
                               column(Range, "cases", "", right) ])
            ),
            RatioColumns),
    append([KeyColumns, RatioColumns, [column(n, "n", "", right)]], Columns).

%   A ratio for each of Pairs, and n.

pairs_cells(Study, Pairs, Cells) :-
    maplist(pair_cells(Study), Pairs, Lists),
    pairs_n_cell(Study, Pairs, N),
    append(Lists, Shown),
    append(Shown, [N], Cells).

%   A mean for each list of pairs, and n.

means_cells(Study, PairLists, Cells) :-
    maplist(mean_cells(Study), PairLists, Lists),
    means_n_cell(Study, PairLists, N),
    append(Lists, Shown),
    append(Shown, [N], Cells).

ratio_row(Study, Kind, Row) :-
    measured(Study, Kind, Case, Search, Style),
    findall(Pair,
            ( listed_mode(Study, Kind, Mode),
              language_pair(Kind, Case, Search, Style, Mode, Pair)
            ),
            Pairs),
    pairs_cells(Study, Pairs, Cells),
    search_row(Study, [case-Case, search-Search, style-Style], Cells, Row).
ratio_row(Study, Kind, Row) :-
    listed_search(Study, Search, Style),
    once(measured(Study, Kind, _, Search, Style)),
    language_means(Study, Kind, [Search], Style, Cells),
    search_row(Study, [case-mean, search-Search, style-Style], Cells, Row).
ratio_row(Study, Kind, Row) :-
    listed_problem(Study, Problem),
    setof(Style,
          Case^Search^measured_for(Study, Kind, Problem, Case, Search, Style),
          Styles),
    member(Style, Styles),
    findall(Search, measured_for(Study, Kind, Problem, _, Search, Style),
            Searches0),
    sort(Searches0, Searches),
    language_means(Study, Kind, Searches, Style, Cells),
    all_of(Study, Problem, All),
    key_row(Study, [problem-Problem, case-mean, search-All, style-Style], Cells,
            Row).

measured_for(Study, Kind, Problem, Case, Search, Style) :-
    measured(Study, Kind, Case, Search, Style),
    search_problem(Study, Search, Problem).

%   What stands for all searches of a problem; the row's name tells which, where
%   there are several.

all_of(Study, Problem, as(Word, all)) :-
    (   several_problems(Study)
    ->  row_name([all, Problem], Word)
    ;   Word = all
    ).

language_means(Study, Kind, Searches, Style, Cells) :-
    findall(Pairs,
            ( listed_mode(Study, Kind, Mode),
              findall(Pair,
                      ( measured(Study, Kind, Case, Search, Style),
                        memberchk(Search, Searches),
                        language_pair(Kind, Case, Search, Style, Mode, Pair)
                      ),
                      Pairs)
            ),
            Lists),
    means_cells(Study, Lists, Cells).

language_pair(Kind, Case, Search, Style, Mode,
              cell(Kind, Case, Search, Style, prolog, Mode)-
              cell(Kind, Case, Search, Style, c, Mode)).

gain_row(Study, Kind, Row) :-
    gain_against(Study, Kind, Case, Search, Base),
    maplist(gain_pair(Kind, Case, Search, Base), [c, prolog, across], Pairs),
    pairs_cells(Study, Pairs, Cells),
    gain_keys(Study, Case, Search, Base, Keys),
    key_row(Study, Keys, Cells, Row).
gain_row(Study, Kind, Row) :-
    findall(Search-Base, gain_against(Study, Kind, _, Search, Base), Searches0),
    list_to_set(Searches0, Searches),
    member(Search-Base, Searches),
    gain_means(Study, Kind, [Search-Base], Cells),
    gain_keys(Study, mean, Search, Base, Keys),
    key_row(Study, Keys, Cells, Row).
gain_row(Study, Kind, Row) :-
    listed_problem(Study, Problem),
    setof(Search-Search,
          Case^( has_both_styles(Study, Kind, Case, Search),
                 search_problem(Study, Search, Problem)
               ),
          Searches),
    gain_means(Study, Kind, Searches, Cells),
    all_of(Study, Problem, All),
    key_row(Study, [problem-Problem, case-mean, search-All], Cells, Row).

gain_keys(Study, Case, Search, Base,
          [problem-Problem, case-Case, search-as(Search, Label)]) :-
    search_problem(Study, Search, Problem),
    gain_label(Search, Base, Label).

%   gain_pair(+Kind, +Case, +Search, +Base, +Which, -Pair): the cells whose
%   ratio it is.

gain_pair(Kind, Case, Search, Base, across,
          cell(Kind, Case, Search, tuned, prolog, optimize)-
          cell(Kind, Case, Base, thesis, c, optimize)) :-
    !.
gain_pair(Kind, Case, Search, Base, Lang,
          cell(Kind, Case, Base, thesis, Lang, optimize)-
          cell(Kind, Case, Search, tuned, Lang, optimize)).

%   Over the cases of Searches, each Search-Base.

gain_means(Study, Kind, Searches, Cells) :-
    findall(Pairs,
            ( member(Which, [c, prolog, across]),
              findall(Pair,
                      ( gain_against(Study, Kind, Case, Search, Base),
                        memberchk(Search-Base, Searches),
                        gain_pair(Kind, Case, Search, Base, Which, Pair)
                      ),
                      Pairs)
            ),
            Lists),
    means_cells(Study, Lists, Cells).
