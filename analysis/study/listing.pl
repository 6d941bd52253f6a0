/** <module> Which cases and searches a study has, in the order to list them

Measuring takes cases in random order, and a search that is added has no place
in any list.  So the order follows from the names: the original's games first,
in each the original's search first.
*/
:- module(study_listing,
          [ cases/3,                    % +Study, +Kind, -Cases
            case_squares/2,             % +Case, -Squares
            searches/2,                 % +Study, -Searches
            measured/5                  % +Study, +Kind, ?Case, ?Search, ?Style
          ]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(rows).

%!  cases(+Study, +Kind, -Cases) is det.
%
%   Cases with rows of that kind, as case(Case, Game, Width, Height, Levels): by
%   game, then by name, with numbers in it by value, then by file.  Sizes that
%   no row has are ''.

cases(Study, Kind, Cases) :-
    findall(Order-case(Case, Game, Width, Height, Levels),
            ( study_cell(Study, cell(Kind, Case, Search, Style, Lang, Mode)),
              rows(Study, cell(Kind, Case, Search, Style, Lang, Mode), [Row|_]),
              row_field(Row, game, Game),
              row_field(Row, width, Width),
              row_field(Row, height, Height),
              row_field(Row, levels, Levels),
              case_order(Case, Game, Order)
            ),
            Keyed),
    sort(Keyed, NumbersFirst),          % rows of endings may have no sizes
    sort(1, @<, NumbersFirst, Sorted),
    pairs_values(Sorted, Cases).

case_order(in(File, Name), Game, order(GameOrder, NameOrder, File)) :-
    game_order(Game, GameOrder),
    name_order(Name, NameOrder).

game_order(Game, Place-Game) :-
    (   nth1(Place, [rogue, tactics, city], Game)
    ->  true
    ;   Place = 4
    ).

%   A name as a list in which runs of digits are numbers.

name_order(Name, Order) :-
    atom_codes(Name, Codes),
    phrase(name_parts(Order), Codes).

name_parts([Number|Parts]) -->
    digits(Digits),
    { Digits = [_|_] },
    !,
    { number_codes(Number, Digits) },
    name_parts(Parts).
name_parts([Char|Parts]) -->
    [Code],
    !,
    { char_code(Char, Code) },
    name_parts(Parts).
name_parts([]) --> [].

digits([Digit|Digits]) -->
    [Digit],
    { Digit >= 0'0, Digit =< 0'9 },
    !,
    digits(Digits).
digits([]) --> [].

%!  case_squares(+Case, -Squares) is semidet.
%
%   Fails if the rows do not say how large the world is.

case_squares(case(_, _, Width, Height, Levels0), Squares) :-
    number(Width),
    number(Height),
    (   number(Levels0)
    ->  Levels = Levels0
    ;   Levels = 1
    ),
    Squares is Width*Height*Levels.

%!  searches(+Study, -Searches) is det.
%
%   Every search of the results or sizes as search(Name, Style, Games): by game,
%   the original's first, then by name; thesis before tuned.  Games is [] for a
%   search that was counted but not run.

searches(Study, Searches) :-
    findall(Name-Style, has_search(Study, Name, Style), Pairs0),
    sort(Pairs0, Pairs),
    findall(Order-search(Name, Style, Games),
            ( member(Name-Style, Pairs),
              search_games(Study, Name, Orders, Games),
              (   memberchk(Name-thesis, Pairs)
              ->  First = 0
              ;   First = 1
              ),
              Order = order(Orders, First, Name, Style)
            ),
            Keyed),
    sort(1, @<, Keyed, Sorted),
    pairs_values(Sorted, Searches).

has_search(Study, Name, Style) :-
    study_cell(Study, cell(_, _, Name, Style, _, _)).
has_search(Study, Name, Style) :-
    size(Study, size(search, Name, Style, _, _, _), lines, _).

search_games(Study, Name, Orders, Games) :-
    findall(Order,
            ( study_cell(Study, cell(Kind, Case, Name, Style, Lang, Mode)),
              rows(Study, cell(Kind, Case, Name, Style, Lang, Mode), [Row|_]),
              row_value(Row, game, Game),
              game_order(Game, Order)
            ),
            Orders0),
    sort(Orders0, Orders1),
    pairs_values(Orders1, Games),
    (   Orders1 == []
    ->  Orders = [5-none]
    ;   Orders = Orders1
    ).

%!  measured(+Study, +Kind, ?Case, ?Search, ?Style) is nondet.
%
%   Every search on every case that has rows of that kind, in the order of the
%   study's cases and searches.

measured(Study, Kind, Case, Search, Style) :-
    cases(Study, Kind, Cases),
    searches(Study, Searches),
    member(case(Case, _, _, _, _), Cases),
    member(search(Search, Style, _), Searches),
    once(study_cell(Study, cell(Kind, Case, Search, Style, _, _))).
