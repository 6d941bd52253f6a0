/** <module> Which squares a move leads to

Mirror: c_impl/moves.c.
*/
:- module(reitti_moves,
          [ moves_ways/2,               % +World, -Ways
            moves_from/3,               % +World, +Square, -Squares
            moves_stairs/4,             % +World, +Square, -Kind, -Other
            moves_stairways/2,          % +World, -Stairways
            moves_grounds/2,            % +World, -Grounds
            moves_all/3                 % +World, +Square, -Squares
          ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(game).
:- use_module(square).
:- use_module(world).

%!  moves_ways(+World, -Ways) is det.
%
%   The ways that a move may lead, as pairs DX-DY in keypad order.

moves_ways(World, Ways) :-
    (   world_ways(World, four)
    ->  findall(DX-DY, ( keypad(_, DX, DY), DX*DY =:= 0 ), Ways)
    ;   findall(DX-DY, keypad(_, DX, DY), Ways)
    ).

%!  moves_from(+World, +Square, -Squares) is det.
%
%   The neighbours that one move leads to, in keypad order, stairs left out.

moves_from(World, Square, Squares) :-
    moves_ways(World, Ways),
    world_corners(World, Corners),
    findall(To,
            ( member(Way, Ways),
              move(Corners, World, Square, Way, To)
            ),
            Squares).

move(Corners, World, square(Level, X, Y), DX-DY, square(Level, X1, Y1)) :-
    X1 is X+DX,
    Y1 is Y+DY,
    world_is_open(World, square(Level, X1, Y1)),
    (   Corners == block,
        DX*DY =\= 0
    ->  world_is_open(World, square(Level, X1, Y)),
        world_is_open(World, square(Level, X, Y1))
    ;   true
    ).

%!  moves_stairs(+World, +Square, -Kind, -Other) is semidet.
%
%   The square has stairs, `down` or `up`, that lead to Other.

moves_stairs(World, Square, Kind, square(Other, X, Y)) :-
    world_game(World, Game),
    game_has(Game, has_stairs),
    Square = square(Level, X, Y),
    world_element(World, Square, Glyph),
    stairs(Glyph, Kind, Step),
    Other is Level+Step.

stairs(0'>, down,  1).
stairs(0'<, up,   -1).

%!  moves_stairways(+World, -Stairways) is det.
%
%   All stairs of the world, as pairs Square-Other.

moves_stairways(World, Stairways) :-
    world_game(World, Game),
    (   game_has(Game, has_stairs)
    ->  findall(Square-Other, stairway(World, Square, Other), Stairways)
    ;   Stairways = []
    ).

stairway(World, Square, square(Other, X, Y)) :-
    world_elements(World, Elements),
    stairs(Glyph, _, Step),
    char_code(Letter, Glyph),
    sub_atom(Elements, Before, 1, _, Letter),
    Index is Before+1,
    world_square(World, Index, Square),
    Square = square(Level, X, Y),
    Other is Level+Step.

%!  moves_grounds(+World, -Grounds) is det.
%
%   What the elements mean to a move, for those who look at all squares:
%   Grounds is a compound with ground(Cost, Stairs) by glyph, unbound for what
%   cannot be entered.  Cost is that of entering; Stairs lead `down` or `up`, or
%   there are `none`.

moves_grounds(World, Grounds) :-
    world_game(World, Game),
    functor(Grounds, grounds, 0'~),
    findall(Glyph-ground(Cost, Stairs),
            ( element(Game, Glyph, _, Cost),
              Cost \== none,
              element_stairs(Game, Glyph, Stairs)
            ),
            Pairs),
    put_grounds(Pairs, Grounds).

element_stairs(Game, Glyph, Stairs) :-
    (   stairs(Glyph, Kind, _),
        game_has(Game, has_stairs)
    ->  Stairs = Kind
    ;   Stairs = none
    ).

put_grounds([], _).
put_grounds([Glyph-Ground|Pairs], Grounds) :-
    arg(Glyph, Grounds, Ground),
    put_grounds(Pairs, Grounds).

%!  moves_all(+World, +Square, -Squares) is det.
%
%   The neighbours, and then where the stairs lead, if there are any.

moves_all(World, Square, Squares) :-
    moves_from(World, Square, Neighbours),
    (   moves_stairs(World, Square, _, Other)
    ->  append(Neighbours, [Other], Squares)
    ;   Squares = Neighbours
    ).
