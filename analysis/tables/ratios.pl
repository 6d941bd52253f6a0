/** <module> Tables of ratios: of the languages, and of the styles

The last rows are geometric means over the cases above them, one a search and
one over all.
*/
:- encoding(utf8).
:- module(tables_ratios,
          [ ratios_table/2              % +Study, -Table
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../study/study').
:- use_module('../study/cells').

%!  ratios_table(+Study, -Table) is nondet.

ratios_table(Study, table(ratios, "Prolog's time over C's", Columns, Rows,
                          Note)) :-
    Columns = [ column(case, "Case", "", left),
                column(search, "Search", "", left),
                column(style, "Style", "", left),
                column(optimize, "Prolog / C, optimize", "", right),
                column(compile, "Prolog / C, compile", "", right)
              ],
    findall(Row, ratio_row(Study, Row), Rows),
    Note = "Both languages in the same processes, block beside block; above \c
            1, C is faster. Means are geometric.".
ratios_table(Study, table(gain, "What tuning gains", Columns, Rows, Note)) :-
    Columns = [ column(case, "Case", "", left),
                column(search, "Search", "", left),
                column(c, "C, thesis / tuned", "", right),
                column(prolog, "Prolog, thesis / tuned", "", right),
                column(across, "tuned Prolog / thesis C", "", right)
              ],
    findall(Row, gain_row(Study, Row), Rows),
    Note = "How many times as fast the same algorithm is in tuned style; in \c
            the last column, below 1, tuned Prolog is faster than C as the \c
            original was written. A search that is only tuned is held \c
            against the game's original one, and is not part of the mean \c
            over all. Prolog with optimize. Means are geometric.".

ratio_row(Study, row(Name, [text(Label), text(Search), text(Style)|Cells])) :-
    measured(Study, run, Case, Search, Style),
    case_label(Study, Case, Label),
    row_name([Label, Search, Style], Name),
    maplist(language_ratio(Study, Case, Search, Style), [optimize, compile],
            Cells).
ratio_row(Study, row(Name, [text("mean"), text(Search), text(Style)|Cells])) :-
    searches(Study, Searches),
    member(search(Search, Style, _), Searches),
    once(study_cell(Study, cell(run, _, Search, Style, _, _))),
    row_name([mean, Search, Style], Name),
    maplist(language_mean(Study, Search, Style), [optimize, compile], Cells).
ratio_row(Study, row(Name, [text("mean"), text("all"), text(Style)|Cells])) :-
    searches(Study, Searches),
    setof(Style, S^G^member(search(S, Style, G), Searches), Styles),
    member(Style, Styles),
    row_name([mean, all, Style], Name),
    maplist(language_mean(Study, _, Style), [optimize, compile], Cells).

language_ratio(Study, Case, Search, Style, Mode, Shown) :-
    ratio_cell(Study, cell(run, Case, Search, Style, prolog, Mode),
               cell(run, Case, Search, Style, c, Mode), Shown).

language_mean(Study, Search, Style, Mode, Shown) :-
    findall(cell(run, Case, Search, Style, prolog, Mode)-
            cell(run, Case, Search, Style, c, Mode),
            measured(Study, run, Case, Search, Style),
            Pairs),
    mean_cell(Study, Pairs, Shown).

gain_row(Study, row(Name, [text(CaseLabel), text(Label)|Cells])) :-
    gain_against(Study, Case, Search, Base),
    case_label(Study, Case, CaseLabel),
    row_name([CaseLabel, Search], Name),
    gain_label(Search, Base, Label),
    maplist(gain_pair(Case, Search, Base), [c, prolog, across], Pairs),
    maplist(pair_cell(Study), Pairs, Cells).
gain_row(Study, row(Name, [text("mean"), text(Label)|Cells])) :-
    findall(Search-Base, gain_against(Study, _, Search, Base), Searches0),
    distinct_in_order(Searches0, Searches),
    member(Search-Base, Searches),
    row_name([mean, Search], Name),
    gain_label(Search, Base, Label),
    maplist(gain_mean(Study, Search, Base), [c, prolog, across], Cells).
gain_row(Study, row('mean all', [text("mean"), text("all")|Cells])) :-
    once(has_both_styles(Study, _, _)),
    maplist(gain_mean(Study, Search, Search), [c, prolog, across], Cells).

%   gain_pair(+Case, +Search, +Base, +Which, -Pair): the cells whose ratio it is.

gain_pair(Case, Search, Base, across,
          cell(run, Case, Search, tuned, prolog, optimize)-
          cell(run, Case, Base, thesis, c, optimize)) :-
    !.
gain_pair(Case, Search, Base, Lang,
          cell(run, Case, Base, thesis, Lang, optimize)-
          cell(run, Case, Search, tuned, Lang, optimize)).

pair_cell(Study, Cell1-Cell2, Shown) :-
    ratio_cell(Study, Cell1, Cell2, Shown).

gain_mean(Study, Search, Base, Which, Shown) :-
    findall(Pair,
            ( gain_against(Study, Case, Search, Base),
              gain_pair(Case, Search, Base, Which, Pair)
            ),
            Pairs),
    mean_cell(Study, Pairs, Shown).

distinct_in_order([], []).
distinct_in_order([X|Xs], Distinct) :-
    (   memberchk(X, Xs)
    ->  Distinct = Rest
    ;   Distinct = [X|Rest]
    ),
    distinct_in_order(Xs, Rest).
