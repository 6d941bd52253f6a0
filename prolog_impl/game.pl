/** <module> The games, each a file of facts in games/

A game adds its clauses to two predicates here; nothing else names it.

  - game(Game, Solver, Unit, Properties): Solver finds its routes unless another
    is asked for, Unit is that of a route's cost.  Properties are `ends_beside`
    (a route ends next to the goal, which is never entered), `has_stairs`
    (otherwise start and goal must be on one level), `shows_distances` (beside
    each level it draws), `four_ways` (otherwise there are eight, unless a
    world says so), levels(N), how many its worlds have (otherwise any number),
    notes(Kinds) and settle(Module), for which see notes.pl,
    steps(Straight, Diagonal), what such a step costs for each unit of the
    element's cost (otherwise 1), `corners_block` (unless a world says
    otherwise), maps(Moves), which moves .map files are read by to be worlds of
    it, and rank(N), its place among all games.
  - element(Game, Glyph, Name, Cost, Properties): Glyph is a character code;
    Cost is that of entering the square by a step of cost 1, or `none` if it
    cannot be entered.  Properties are `single` (at most one in a world), and
    `light` or `opaque` where the game says whether light passes.

Mirror: c_impl/game.c.
*/
:- module(game,
          [ game/3,                     % ?Game, ?Solver, ?Unit
            game_has/2,                 % ?Game, ?Property
            game_steps/3,               % +Game, -Straight, -Diagonal
            game_corners/2,             % +Game, -Corners
            game_ways/2,                % +Game, -Ways
            game_trait/2,               % ?Game, ?Trait
            game_trait/3,               % ?Game, ?Ways, ?Trait
            element/4,                  % ?Game, ?Glyph, ?Name, ?Cost
            element_single/2,           % ?Game, ?Glyph
            game_ground/2,              % +Game, -Glyph
            game_wall/2,                % +Game, -Glyph
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

%!  game_steps(+Game, -Straight, -Diagonal) is det.
%
%   What such a step costs for each unit of the element's cost.

game_steps(Game, Straight, Diagonal) :-
    (   game_has(Game, steps(Straight0, Diagonal0))
    ->  Straight = Straight0,
        Diagonal = Diagonal0
    ;   Straight = 1,
        Diagonal = 1
    ).

%!  game_corners(+Game, -Corners) is det.
%
%   `block` or `cut`, unless a world says otherwise.

game_corners(Game, Corners) :-
    (   game_has(Game, corners_block)
    ->  Corners = block
    ;   Corners = cut
    ).

%!  game_ways(+Game, -Ways) is det.
%
%   `four` or `eight`, unless a world says otherwise.

game_ways(Game, Ways) :-
    (   game_has(Game, four_ways)
    ->  Ways = four
    ;   Ways = eight
    ).

%!  game_trait(?Game, ?Trait) is nondet.
%!  game_trait(?Game, ?Ways, ?Trait) is nondet.
%
%   What a solver may rest on: `any`, which every game has; `unit_cost`, every
%   step costs 1; `octile`, straight and diagonal steps cost differently;
%   `eight_ways`; `four_ways`; `one_level`, no stairs; `stairs`; `beside`, a
%   route ends beside the goal; `onto`, it ends there; `light`, every element
%   says whether light passes.

game_trait(Game, Trait) :-
    game(Game, _, _),
    game_ways(Game, Ways),
    trait(Trait, Game, Ways).

game_trait(Game, Ways, Trait) :-
    game(Game, _, _),
    trait(Trait, Game, Ways).

trait(any, _, _).
trait(unit_cost, Game, _) :-
    game_steps(Game, 1, 1),
    \+ ( element(Game, _, _, Cost),
         Cost \== none,
         Cost =\= 1
       ).
trait(eight_ways, _, eight).
trait(four_ways, _, four).
trait(octile, Game, eight) :-
    game_steps(Game, Straight, Diagonal),
    Straight =\= Diagonal.
trait(one_level, Game, _) :-
    \+ game_has(Game, has_stairs).
trait(stairs, Game, _) :-
    game_has(Game, has_stairs).
trait(beside, Game, _) :-
    game_has(Game, ends_beside).
trait(onto, Game, _) :-
    \+ game_has(Game, ends_beside).
trait(light, Game, _) :-
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

%!  game_ground(+Game, -Glyph) is semidet.
%!  game_wall(+Game, -Glyph) is semidet.
%
%   The first, of which there may be many, whose square can be entered, and
%   cannot.

game_ground(Game, Glyph) :-
    element(Game, Glyph, _, Cost),
    Cost \== none,
    \+ element_single(Game, Glyph),
    !.

game_wall(Game, Glyph) :-
    element(Game, Glyph, _, none),
    \+ element_single(Game, Glyph),
    !.

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
