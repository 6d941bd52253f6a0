/** <module> The table of what searches lose, pair by pair of squares */
:- encoding(utf8).
:- module(tables_pairs,
          [ pairs_table/2               % +Study, -Table
          ]).
:- use_module('../claims/reconstructions', [reconstruction/3]).
:- use_module('../study/cells').
:- use_module('../study/study').

%!  pairs_table(+Study, -Table) is nondet.

pairs_table(Study, table(pairs,
                         "What a search loses against the shortest route",
                          Columns, Rows, Note)) :-
    Columns = [ column(world, "World", "", left),
                column(level, "Level", "", right),
                column(search, "Search", "", left),
                column(style, "Style", "", left),
                column(lang, "Language", "", left),
                column(reference, "Against", "", left),
                column(pairs, "Pairs asked", "", right),
                column(no_route, "without a route", "", right),
                column(missed, "missed", "", right),
                column(longer, "dearer", "", right),
                column(share, "dearer", "%", right),
                column(mean_ratio, "mean ratio", "", right),
                column(worst_ratio, "worst ratio", "", right)
              ],
    findall(Row, pairs_row(Study, Row), Rows),
    Note = "Every ordered pair of squares that can be entered. Missed: the \c
            search finds no route where there is one. Dearer: its route costs \c
            more than that of the search it is held against, which promises \c
            the least; the share is of the pairs with a route.".

pairs_row(Study, row(Name, Cells)) :-
    pairs(Study, Row),
    row_value(Row, world, World),
    row_value(Row, search, Search),
    row_value(Row, style, Style),
    row_value(Row, lang, Lang),
    lang_name(Lang, LangName),
    (   row_value(Row, level, Level)
    ->  LevelCell = integer(Level),
        row_name([World, Level, Search, Style, LangName], Name)
    ;   LevelCell = missing(''),
        row_name([World, Search, Style, LangName], Name)
    ),
    (   row_value(Row, game, Game)
    ->  reconstruction(Game, World, WorldText)
    ;   WorldText = World
    ),
    value_cell(Row, reference, Reference),
    value_cell(Row, pairs, Pairs),
    value_cell(Row, no_route, NoRoute),
    value_cell(Row, missed, Missed),
    value_cell(Row, longer, Longer),
    value_cell(Row, mean_ratio, Mean),
    value_cell(Row, worst_ratio, Worst),
    share_cell(Pairs, NoRoute, Longer, Share),
    Cells = [ text(WorldText), LevelCell, text(Search), text(Style),
              text(LangName), Reference, Pairs, NoRoute, Missed, Longer, Share,
              Mean, Worst ].

value_cell(Row, Column, Cell) :-
    (   row_value(Row, Column, Value)
    ->  (   integer(Value)
        ->  Cell = integer(Value)
        ;   number(Value)
        ->  Cell = number(Value, 3)
        ;   Cell = text(Value)
        )
    ;   Cell = missing('')
    ).

share_cell(integer(Pairs), integer(NoRoute), integer(Longer),
           number(Share, 2)) :-
    Pairs > NoRoute,
    !,
    Share is 100.0*Longer/(Pairs-NoRoute).
share_cell(_, _, _, missing('')).
