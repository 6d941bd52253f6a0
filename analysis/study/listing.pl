/** <module> Which cases and searches a study has, in the order to list them

Measuring takes cases in random order, and a search that is added has no place
in any list.  So the order follows from the names: by problem, by game, then by
name, with the numbers in it by value.
*/
:- module(study_listing,
          [ listed_problem/2,           % +Study, ?Problem
            listed_game/4,              % +Study, +Kind, ?Problem, ?Game
            listed_case/3,              % +Study, +Kind, ?Case
            listed_level/4,             % +Study, +Kind, ?Level, ?Case
            listed_search/3,            % +Study, ?Search, ?Style
            listed_mode/3,              % +Study, +Kind, ?Mode
            timed_cell/2,               % +Study, ?Cell
            measured/5                  % +Study, +Kind, ?Case, ?Search, ?Style
          ]).
:- use_module(library(dcg/basics), [digits//1]).
:- use_module(library(lists), [list_to_set/2, member/2, memberchk/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(cases).
:- use_module(rows).
:- use_module(scenarios, [kind_cell/3, kind_parts/2]).

%!  listed_first(?What, ?Place, ?Name) is nondet.
%
%   What comes before others in lists: the `problem` or `game` Name at Place, a
%   number.  Whoever knows of such adds clauses.

:- multifile listed_first/3.
:- dynamic listed_first/3.

%!  listed_problem(+Study, ?Problem) is nondet.
%
%   '' alone where the rows name no problem.

listed_problem(Study, Problem) :-
    problems(Study, Problems),
    member(Problem, Problems).

:- table problems/2.

problems(Study, Problems) :-
    findall(Order-Problem,
            ( study_case(Study, Case),
              case_problem(Study, Case, Problem),
              place(problem, Problem, Order)
            ),
            Keyed),
    in_order(Keyed, Problems).

%!  listed_case(+Study, +Kind, ?Case) is nondet.
%
%   The cases that have rows of that kind; those of one name, by their files.
%   Levels that grow, which stand in no file, are listed by kind `growth` only,
%   and kinds of level that somebody made by listed_level/4; so are cases that
%   were only looked at to tell what answers come to.

listed_case(Study, Kind, Case) :-
    cases(Study, Kind, Cases),
    member(Case, Cases),
    case_level(Study, Case, level(_, '')),
    \+ ( case_tells(Study, Case),
         \+ study_cell(Study, cell(run, Case, _, _, _, _)),
         Kind \== growth
       ).

%!  listed_level(+Study, +Kind, ?Level, ?Case) is nondet.
%
%   The same of every kind of level, level(Game, Made).

listed_level(Study, Kind, Level, Case) :-
    cases(Study, Kind, Cases),
    member(Case, Cases),
    case_level(Study, Case, Level).

:- table cases/3.

cases(Study, Kind, Cases) :-
    findall(order(Group, NameOrder, File)-Case,
            ( timed_cell(Study, cell(Kind, Case, _, _, _, _)),
              Case = in(File, Name),
              ( Kind == growth -> true ; File \== '' ),
              case_problem(Study, Case, Problem),
              case_game(Study, Case, Game),
              group_order(Problem, Game, Group),
              name_order(Name, NameOrder)
            ),
            Keyed),
    in_order(Keyed, Cases).

in_order(Keyed, Values) :-
    sort(1, @<, Keyed, Sorted),
    pairs_values(Sorted, Values).

group_order(Problem, Game, ProblemPlace-GamePlace) :-
    place(problem, Problem, ProblemPlace),
    place(game, Game, GamePlace).

%   Numbers stand before atoms, in the order of terms.

place(What, Name, Place-Name) :-
    (   listed_first(What, Place0, Name)
    ->  Place = Place0
    ;   Place = other
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

%!  listed_game(+Study, +Kind, ?Problem, ?Game) is nondet.
%
%   The games of each problem that have cases with rows of that kind.

listed_game(Study, Kind, Problem, Game) :-
    findall(P-G,
            ( listed_case(Study, Kind, Case),
              case_problem(Study, Case, P),
              case_game(Study, Case, G)
            ),
            All),
    list_to_set(All, Games),
    member(Problem-Game, Games).

%!  listed_search(+Study, ?Search, ?Style) is nondet.
%
%   Every search of the results or sizes; those that the thesis has before
%   others of their game, and what was counted but not run behind all.

listed_search(Study, Search, Style) :-
    searches(Study, Searches),
    member(Search-Style, Searches).

:- table searches/2.

searches(Study, Searches) :-
    findall(Search-Style, has_search(Study, Search, Style), Pairs0),
    sort(Pairs0, Pairs),
    findall(order(Run, Groups, First, Search, Style)-(Search-Style),
            ( member(Search-Style, Pairs),
              search_groups(Study, Search, Groups),
              first_if(Groups \== [], Run),
              first_if(memberchk(Search-thesis, Pairs), First)
            ),
            Keyed),
    in_order(Keyed, Searches).

has_search(Study, Search, Style) :-
    study_cell(Study, cell(_, _, Search, Style, _, _)).
has_search(Study, Search, Style) :-
    size(Study, size(search, Search, Style, _, _, _), lines, _).

search_groups(Study, Search, Groups) :-
    search_problem(Study, Search, Problem),
    findall(Group,
            ( search_game(Study, Search, Game),
              group_order(Problem, Game, Group)
            ),
            Groups0),
    sort(Groups0, Groups).

:- meta_predicate first_if(0, -).

first_if(Goal, Place) :-
    (   call(Goal)
    ->  Place = 0
    ;   Place = 1
    ).

%!  listed_mode(+Study, +Kind, ?Mode) is nondet.
%
%   `optimize`, and `compile` if there are rows of that kind in it.

listed_mode(_, _, optimize).
listed_mode(Study, Kind, compile) :-
    once(timed_cell(Study, cell(Kind, _, _, _, _, compile))).

%!  timed_cell(+Study, ?Cell) is nondet.
%
%   The cells of a kind, which is given, that have rows; those of several
%   kind_parts/2, rows of each.

timed_cell(Study, Cell) :-
    Cell = cell(Kind, _, _, _, _, _),
    kind_parts(Kind, [First|Parts]),
    kind_cell(First, Cell, FirstCell),
    study_cell(Study, FirstCell),
    kind_cell(Kind, FirstCell, Cell),
    forall(member(Part, Parts),
           ( kind_cell(Part, Cell, Other), study_cell(Study, Other) )).

%!  measured(+Study, +Kind, ?Case, ?Search, ?Style) is nondet.
%
%   Every search on every case that has rows of that kind, in the order of the
%   study's cases and searches.

measured(Study, Kind, Case, Search, Style) :-
    listed_case(Study, Kind, Case),
    listed_search(Study, Search, Style),
    once(timed_cell(Study, cell(Kind, Case, Search, Style, _, _))).
