/** <module> The games, each a file of facts in games/

A game adds its clauses to two predicates here; nothing else names it.

  - game(Game, Solver, Unit, Properties): Solver finds its routes unless another
    is asked for, Unit is that of a route's cost.  Properties are `ends_beside`
    (a route ends next to the goal, which is never entered), `has_stairs`
    (otherwise start and goal must be on one level), `shows_distances` (beside
    each level it draws), `four_ways` (otherwise there are eight) and rank(N),
    its place among all games.
  - element(Game, Glyph, Name, Cost, Properties): Glyph is a character code;
    Cost is that of entering the square, or `none` if it cannot be entered.
    Properties are `single` (at most one in a world), and `light` or `opaque`
    where the game says whether light passes.

Mirror: c_impl/game.c.
*/
:- module(game,
          [ game/3,                     % ?Game, ?Solver, ?Unit
            game_has/2,                 % ?Game, ?Property
            game_trait/2,               % ?Game, ?Trait
            element/4,                  % ?Game, ?Glyph, ?Name, ?Cost
            element_single/2,           % ?Game, ?Glyph
            element_light/2,            % ?Game, ?Glyph
            element_opaque/2            % ?Game, ?Glyph
          ]).
:- use_module(library(lists), [member/2]).

:- multifile game/4, element/5.

%!  game(?Game, ?Solver, ?Unit) is nondet.
%
%   By their rank; those without one come last, by name.

game(Game, Solver, Unit) :-
    atom(Game),
    !,
    game(Game, Solver, Unit, _).
game(Game, Solver, Unit) :-
    findall(place(Rank, Game)-game(Game, Solver, Unit),
            ( game(Game, Solver, Unit, Properties),
              rank(Properties, Rank)
            ),
            Games0),
    keysort(Games0, Games),
    member(_-game(Game, Solver, Unit), Games).

%   Numbers stand before atoms.

rank(Properties, Rank) :-
    (   memberchk(rank(Rank0), Properties)
    ->  Rank = Rank0
    ;   Rank = last
    ).

%!  game_has(?Game, ?Property) is nondet.

game_has(Game, Property) :-
    game(Game, _, _, Properties),
    (   ground(Property)
    ->  memberchk(Property, Properties)
    ;   member(Property, Properties)
    ).

%!  game_trait(?Game, ?Trait) is nondet.
%
%   What a solver may rest on: `any`, which every game has; `unit_cost`, every
%   element that can be entered costs 1; `eight_ways`; `one_level`, no stairs;
%   `stairs`; `beside`, a route ends beside the goal; `onto`, it ends there;
%   `light`, every element says whether light passes.

game_trait(Game, Trait) :-
    game(Game, _, _),
    trait(Trait, Game).

trait(any, _).
trait(unit_cost, Game) :-
    \+ ( element(Game, _, _, Cost),
         Cost \== none,
         Cost =\= 1
       ).
trait(eight_ways, Game) :-
    \+ game_has(Game, four_ways).
trait(one_level, Game) :-
    \+ game_has(Game, has_stairs).
trait(stairs, Game) :-
    game_has(Game, has_stairs).
trait(beside, Game) :-
    game_has(Game, ends_beside).
trait(onto, Game) :-
    \+ game_has(Game, ends_beside).
trait(light, Game) :-
    \+ ( element(Game, _, _, _, Properties),
         \+ memberchk(light, Properties),
         \+ memberchk(opaque, Properties)
       ).

%!  element(?Game, ?Glyph, ?Name, ?Cost) is nondet.
%
%   Cost is that of entering the square, or `none`.

element(Game, Glyph, Name, Cost) :-
    element(Game, Glyph, Name, Cost, _).

%!  element_single(?Game, ?Glyph) is nondet.
%
%   At most one in a world.

element_single(Game, Glyph) :-
    element(Game, Glyph, _, _, Properties),
    memberchk(single, Properties).

%!  element_light(?Game, ?Glyph) is nondet.
%
%   Light passes.

element_light(Game, Glyph) :-
    element(Game, Glyph, _, _, Properties),
    memberchk(light, Properties).

%!  element_opaque(?Game, ?Glyph) is nondet.
%
%   Light does not pass.

element_opaque(Game, Glyph) :-
    element(Game, Glyph, _, _, Properties),
    memberchk(opaque, Properties).
