/** <module> The table of what one run does */
:- encoding(utf8).
:- module(tables_work,
          [ work_table/2                % +Study, -Table
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, list_to_set/2, member/2]).
:- use_module('../claims/original', [original_unit/2]).
:- use_module('../study/cells').
:- use_module('../study/study').
:- use_module(keys).

%!  work_table(+Study, -Table) is nondet.

work_table(Study, table(work, "What one run does", Columns, Rows, Note)) :-
    key_columns(Study, [problem, case, search, style, lang], Keys),
    findall(column(Column, Heading, Unit, right),
            work_column(Column, Heading, Unit),
            Counts),
    append(Keys, Counts, Columns),
    findall(Row, work_row(Study, Row), Rows),
    cost_units(Study, Units),
    format(string(Note),
           "Prolog with optimize. Inferences repeat exactly; machine \c
            instructions stand where they could be counted. The score is \c
            what the answer is worth or costs, work the first count that \c
            its problem makes: squares expanded, for instance.~w", [Units]).

work_row(Study, Row) :-
    measured(Study, work, Case, Search, Style),
    lang_name(Lang, _),
    Cell = cell(work, Case, Search, Style, Lang, optimize),
    study_cell(Study, Cell),
    findall(Column, work_column(Column, _, _), Columns),
    maplist(work_cell(Study, Cell), Columns, Counts),
    search_row(Study,
               [case-Case, search-Search, style-Style, lang-Lang], Counts,
               Row).

%   In what the costs are, as far as it is known: the first game's unit, and
%   those of games that differ.

cost_units(Study, Text) :-
    findall(Unit-Game,
            ( listed_game(Study, work, _, Game),
              original_unit(Game, Unit)
            ),
            All),
    list_to_set(All, Units),
    (   Units = [First-_|Rest]
    ->  findall(Other,
                ( member(Unit-Game, Rest),
                  Unit \== First,
                  format(atom(Other), ", in ~w in ~w", [Game, Unit])
                ),
                Others),
        atomic_list_concat(Others, OtherText),
        format(string(Text), " A cost is in ~w~w.", [First, OtherText])
    ;   Text = ""
    ).
