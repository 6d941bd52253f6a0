/** <module> What a world says of its squares

A world is world(Game, Corners, Levels, Width, Height, Elements): Corners is
`cut` or `block`, Elements an atom with the glyph of each square, level by level
and row by row.  (Looking up one letter of a string would copy the string.)

Mirror: c_impl/world.c.
*/
:- module(world,
          [ world_size/2,               % +World, -Size
            world_contains/2,           % +World, +Square
            world_index/3,              % +World, ?Square, ?Index
            world_square/2,             % +World, -Square
            world_element/3,            % +World, +Square, -Glyph
            world_cost/3,               % +World, +Square, -Cost
            world_moves/3,              % +World, +Square, -Squares
            world_stairs/4,             % +World, +Square, -Kind, -Other
            world_place/3,              % +World, +Square0, -Square
            world_check_inside/2,       % +World, +Square
            world_check_end/2,          % +World, +Square
            world_check_ends/3,         % +World, +Start, +Goal
            world_square_text/3         % +World, +Square, -Codes
          ]).
:- use_module(library(error), [must_be/2, type_error/2]).
:- use_module(game).
:- use_module(square).

%!  world_size(+World, -Size) is det.

world_size(world(_, _, Levels, Width, Height, _), Size) :-
    Size is Levels*Height*Width.

%!  world_contains(+World, +Square) is semidet.

world_contains(world(_, _, Levels, Width, Height, _), square(Level, X, Y)) :-
    Level >= 1, Level =< Levels,
    X >= 1, X =< Width,
    Y >= 1, Y =< Height.

%!  world_index(+World, +Square, -Index) is det.
%!  world_index(+World, -Square, +Index) is det.
%
%   Squares are numbered from 1, in the order of Elements.

world_index(world(_, _, _, Width, Height, _), square(Level, X, Y), Index) :-
    (   integer(Index)
    ->  Row is (Index-1) // Width,
        X is (Index-1) mod Width + 1,
        Y is Row mod Height + 1,
        Level is Row // Height + 1
    ;   Index is ((Level-1)*Height + Y-1)*Width + X
    ).

%!  world_square(+World, -Square) is nondet.
%
%   Every square, in the order of its index.

world_square(World, square(Level, X, Y)) :-
    World = world(_, _, Levels, Width, Height, _),
    between(1, Levels, Level),
    between(1, Height, Y),
    between(1, Width, X).

%!  world_element(+World, +Square, -Glyph) is det.

world_element(World, Square, Glyph) :-
    World = world(_, _, _, _, _, Elements),
    world_index(World, Square, Index),
    string_code(Index, Elements, Glyph).

%!  world_cost(+World, +Square, -Cost) is semidet.
%
%   What entering the square costs; fails if it cannot be entered or lies
%   outside.

world_cost(World, Square, Cost) :-
    world_contains(World, Square),
    World = world(Game, _, _, _, _, _),
    world_element(World, Square, Glyph),
    element(Game, Glyph, _, Cost0),
    !,
    Cost0 > 0,
    Cost = Cost0.

%!  world_moves(+World, +Square, -Squares) is det.
%
%   The neighbours that one move leads to, in keypad order, stairs left out.

world_moves(World, Square, Squares) :-
    findall(To, world_move(World, Square, To), Squares).

world_move(World, square(Level, X, Y), square(Level, X1, Y1)) :-
    keypad(_, DX, DY),
    X1 is X+DX,
    Y1 is Y+DY,
    world_cost(World, square(Level, X1, Y1), _),
    (   DX*DY =\= 0,
        World = world(_, block, _, _, _, _)
    ->  world_cost(World, square(Level, X1, Y), _),
        world_cost(World, square(Level, X, Y1), _)
    ;   true
    ).

%!  world_stairs(+World, +Square, -Kind, -Other) is semidet.
%
%   The square has stairs, `down` or `up`, that lead to Other.

world_stairs(World, Square, Kind, square(Other, X, Y)) :-
    World = world(Game, _, _, _, _, _),
    game_has_stairs(Game),
    Square = square(Level, X, Y),
    world_element(World, Square, Glyph),
    stairs(Glyph, Kind, Step),
    Other is Level+Step.

stairs(0'>, down,  1).
stairs(0'<, up,   -1).

%!  world_place(+World, +Square0, -Square) is det.
%
%   Puts a square that named no level on level 1, if there is only that one.
%
%   @throws error(domain_error(square, Square0), context(_, Message))

world_place(World, square(0, X, Y), Square) :-
    !,
    World = world(_, _, Levels, _, _, _),
    (   Levels =:= 1
    ->  Square = square(1, X, Y)
    ;   refuse(square(0, X, Y), "(~d,~d): a world of ~d levels needs level,x,y",
               [X, Y, Levels])
    ).
world_place(_, Square, Square).

%!  world_check_inside(+World, +Square) is det.
%
%   @throws error(domain_error(square, Square), context(_, Message))

world_check_inside(World, Square) :-
    world_contains(World, Square),
    !.
world_check_inside(World, Square) :-
    World = world(_, _, Levels, Width, Height, _),
    world_square_text(World, Square, Text),
    (   Levels =:= 1
    ->  Plural = ""
    ;   Plural = "s"
    ),
    refuse(Square,
           "~s lies outside the world, which is ~d x ~d and has ~d level~s",
           [Text, Width, Height, Levels, Plural]).

%!  world_check_end(+World, +Square) is det.
%
%   A route may start or end there.
%
%   @throws error(domain_error(square, Square), context(_, Message))

world_check_end(World, Square) :-
    world_check_inside(World, Square),
    (   world_cost(World, Square, _)
    ->  true
    ;   World = world(Game, _, _, _, _, _),
        world_element(World, Square, Glyph),
        element(Game, Glyph, Name, _),
        world_square_text(World, Square, Text),
        refuse(Square, "~s cannot be entered: ~w", [Text, Name])
    ).

%!  world_check_ends(+World, +Start, +Goal) is det.
%
%   The game allows a route from Start to Goal to be asked for: both can be
%   entered, and are on one level unless the game has stairs.
%
%   @throws error(domain_error(square, Square), context(_, Message))

world_check_ends(World, Start, Goal) :-
    must_be(nonvar, World),
    (   World = world(_, _, _, _, _, _)
    ->  true
    ;   type_error(world, World)
    ),
    must_be_square(Start),
    must_be_square(Goal),
    world_check_end(World, Start),
    world_check_end(World, Goal),
    World = world(Game, _, _, _, _, _),
    Start = square(From, _, _),
    Goal = square(To, _, _),
    (   (   From =:= To
        ;   game_has_stairs(Game)
        )
    ->  true
    ;   world_square_text(World, Start, StartText),
        world_square_text(World, Goal, GoalText),
        refuse(Goal, "~s is on another level than ~s, and ~w has no stairs",
               [GoalText, StartText, Game])
    ).

must_be_square(Square) :-
    must_be(nonvar, Square),
    (   Square = square(Level, X, Y)
    ->  must_be(integer, Level),
        must_be(integer, X),
        must_be(integer, Y)
    ;   type_error(square, Square)
    ).

%!  world_square_text(+World, +Square, -Codes) is det.
%
%   The square as the user of this world would write it: with the level if there
%   are several.

world_square_text(world(_, _, Levels, _, _, _), Square, Text) :-
    Square = square(Level, _, _),
    (   Levels =:= 1, Level =:= 1
    ->  WithLevel = false
    ;   WithLevel = true
    ),
    with_output_to(codes(Text),
                   square_print(current_output, Square, WithLevel)).

refuse(Square, Format, Arguments) :-
    format(string(Message), Format, Arguments),
    throw(error(domain_error(square, Square), context(_, Message))).
