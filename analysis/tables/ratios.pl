/** <module> Tables of ratios: of the languages, and of the styles

The last rows are geometric means over the cases above them, one a search and
one over all.
*/
:- encoding(utf8).
:- module(tables_ratios,
          [ ratios_table/2              % +Study, -Table
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, list_to_set/2, member/2, memberchk/2]).
:- use_module('../study/cells').
:- use_module('../study/study').
:- use_module(keys).

%!  ratios_table(+Study, -Table) is nondet.

ratios_table(Study, table(ratios, "Prolog's time over C's", Columns, Rows,
                          Note)) :-
    key_columns(Study, [problem, case, search, style], Keys),
    append(Keys,
           [ column(optimize, "Prolog / C, optimize", "", right),
             column(compile, "Prolog / C, compile", "", right)
           ],
           Columns),
    findall(Row, ratio_row(Study, Row), Rows),
    Note = "Both languages in the same processes, block beside block; above \c
            1, C is faster. Means are geometric.".
ratios_table(Study, table(gain, "What tuning gains", Columns, Rows, Note)) :-
    key_columns(Study, [problem, case, search], Keys),
    append(Keys,
           [ column(c, "C, thesis / tuned", "", right),
             column(prolog, "Prolog, thesis / tuned", "", right),
             column(across, "tuned Prolog / thesis C", "", right)
           ],
           Columns),
    findall(Row, gain_row(Study, Row), Rows),
    Note = "How many times as fast the same algorithm is in tuned style; in \c
            the last column, below 1, tuned Prolog is faster than C as the \c
            original was written. A search that is only tuned is held \c
            against the game's original one, and is not part of the mean \c
            over all. Prolog with optimize. Means are geometric.".

ratio_row(Study, Row) :-
    measured(Study, run, Case, Search, Style),
    language_ratios(Study, Case, Search, Style, Cells),
    search_row(Study, [case-Case, search-Search, style-Style], Cells, Row).
ratio_row(Study, Row) :-
    listed_search(Study, Search, Style),
    once(study_cell(Study, cell(run, _, Search, Style, _, _))),
    language_means(Study, [Search], Style, Cells),
    search_row(Study, [case-mean, search-Search, style-Style], Cells, Row).
ratio_row(Study, Row) :-
    listed_problem(Study, Problem),
    setof(Style, Case^Search^run_for(Study, Problem, Case, Search, Style),
          Styles),
    member(Style, Styles),
    findall(Search, run_for(Study, Problem, _, Search, Style), Searches0),
    sort(Searches0, Searches),
    language_means(Study, Searches, Style, Cells),
    all_of(Study, Problem, All),
    key_row(Study, [problem-Problem, case-mean, search-All, style-Style], Cells,
            Row).

run_for(Study, Problem, Case, Search, Style) :-
    measured(Study, run, Case, Search, Style),
    search_problem(Study, Search, Problem).

%   What stands for all searches of a problem; the row's name tells which, where
%   there are several.

all_of(Study, Problem, as(Word, all)) :-
    (   several_problems(Study)
    ->  row_name([all, Problem], Word)
    ;   Word = all
    ).

language_ratios(Study, Case, Search, Style, Cells) :-
    findall(Cell,
            ( member(Mode, [optimize, compile]),
              language_pair(Case, Search, Style, Mode, Prolog-C),
              ratio_cell(Study, Prolog, C, Cell)
            ),
            Cells).

language_means(Study, Searches, Style, Cells) :-
    findall(Cell,
            ( member(Mode, [optimize, compile]),
              findall(Pair,
                      ( measured(Study, run, Case, Search, Style),
                        memberchk(Search, Searches),
                        language_pair(Case, Search, Style, Mode, Pair)
                      ),
                      Pairs),
              mean_cell(Study, Pairs, Cell)
            ),
            Cells).

language_pair(Case, Search, Style, Mode,
              cell(run, Case, Search, Style, prolog, Mode)-
              cell(run, Case, Search, Style, c, Mode)).

gain_row(Study, Row) :-
    gain_against(Study, Case, Search, Base),
    maplist(gain_pair(Case, Search, Base), [c, prolog, across], Pairs),
    maplist(pair_cell(Study), Pairs, Cells),
    gain_keys(Study, Case, Search, Base, Keys),
    key_row(Study, Keys, Cells, Row).
gain_row(Study, Row) :-
    findall(Search-Base, gain_against(Study, _, Search, Base), Searches0),
    list_to_set(Searches0, Searches),
    member(Search-Base, Searches),
    gain_means(Study, [Search-Base], Cells),
    gain_keys(Study, mean, Search, Base, Keys),
    key_row(Study, Keys, Cells, Row).
gain_row(Study, Row) :-
    listed_problem(Study, Problem),
    setof(Search-Search,
          Case^( has_both_styles(Study, Case, Search),
                 search_problem(Study, Search, Problem)
               ),
          Searches),
    gain_means(Study, Searches, Cells),
    all_of(Study, Problem, All),
    key_row(Study, [problem-Problem, case-mean, search-All], Cells, Row).

gain_keys(Study, Case, Search, Base,
          [problem-Problem, case-Case, search-as(Search, Label)]) :-
    search_problem(Study, Search, Problem),
    gain_label(Search, Base, Label).

%   gain_pair(+Case, +Search, +Base, +Which, -Pair): the cells whose ratio it
%   is.

gain_pair(Case, Search, Base, across,
          cell(run, Case, Search, tuned, prolog, optimize)-
          cell(run, Case, Base, thesis, c, optimize)) :-
    !.
gain_pair(Case, Search, Base, Lang,
          cell(run, Case, Base, thesis, Lang, optimize)-
          cell(run, Case, Search, tuned, Lang, optimize)).

pair_cell(Study, Cell1-Cell2, Shown) :-
    ratio_cell(Study, Cell1, Cell2, Shown).

%   Over the cases of Searches, each Search-Base.

gain_means(Study, Searches, Cells) :-
    findall(Cell,
            ( member(Which, [c, prolog, across]),
              findall(Pair,
                      ( gain_against(Study, Case, Search, Base),
                        memberchk(Search-Base, Searches),
                        gain_pair(Case, Search, Base, Which, Pair)
                      ),
                      Pairs),
              mean_cell(Study, Pairs, Cell)
            ),
            Cells).
