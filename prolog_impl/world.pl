/** <module> What a world says of its squares

A world is world(Game, Corners, Levels, Width, Height, Elements, Ways, Notes):
Corners is `cut` or `block`, Elements an atom with the glyph of each square,
level by level and row by row (looking up one letter of a string would copy the
string), Ways `eight` or `four`, Notes a list of note(Keyword, Squares,
Numbers), the lines behind the rows.

The file is long because everything that is opaque has its accessor.

Mirror: c_impl/world.c.
*/
:- module(reitti_world,
          [ world_make/7,               % +Game, +Corners, +Levels, +Width,
                                        % +Height, +Elements, -World
            world_settle/4,             % +World0, +Ways, +Notes, -World
            world_put/4,                % +World0, +Square, +Glyph, -World
            world_check/1,              % +World
            world_game/2,               % +World, -Game
            world_corners/2,            % +World, -Corners
            world_ways/2,               % +World, -Ways
            world_notes/2,              % +World, -Notes
            world_trait/2,              % +World, ?Trait
            world_levels/2,             % +World, -Levels
            world_width/2,              % +World, -Width
            world_height/2,             % +World, -Height
            world_elements/2,           % +World, -Elements
            world_size/2,               % +World, -Size
            world_several_levels/2,     % +World, -Several
            world_contains/2,           % +World, +Square
            world_index/3,              % +World, +Square, -Index
            world_square/3,             % +World, +Index, -Square
            world_each/2,               % +World, -Square
            world_element/3,            % +World, +Square, -Glyph
            world_cost/3,               % +World, +Square, -Cost
            world_move_cost/4,          % +World, +From, +To, -Cost
            world_is_open/2,            % +World, +Square
            world_is_opaque/2,          % +World, +Square
            world_place/3,              % +World, +Square0, -Square
            world_check_inside/2,       % +World, +Square
            world_check_open/2,         % +World, +Square
            world_check_roots/3,        % +Game, +Squares, +Number
            world_square_text/3         % +World, +Square, -Codes
          ]).
:- use_module(library(error), [must_be/2, type_error/2]).
:- use_module(game).
:- use_module(score).
:- use_module(square).
:- use_module(text, [line_refuse/3]).

%!  world_make(+Game, +Corners, +Levels, +Width, +Height, +Elements, -World)
%!  is det.

world_make(Game, Corners, Levels, Width, Height, Elements,
           world(Game, Corners, Levels, Width, Height, Elements, Ways, [])) :-
    game_ways(Game, Ways).

%!  world_settle(+World0, +Ways, +Notes, -World) is det.
%
%   The same world with other ways and notes.

world_settle(world(Game, Corners, Levels, Width, Height, Elements, _, _), Ways,
             Notes,
             world(Game, Corners, Levels, Width, Height, Elements, Ways,
                   Notes)).

%!  world_put(+World0, +Square, +Glyph, -World) is det.
%
%   The same world with another element on the square.

world_put(World0, Square, Glyph, World) :-
    World0 = world(Game, Corners, Levels, Width, Height, Elements0, Ways,
                   Notes),
    World = world(Game, Corners, Levels, Width, Height, Elements, Ways, Notes),
    world_index(World0, Square, Index),
    Before is Index-1,
    sub_atom(Elements0, 0, Before, _, First),
    sub_atom(Elements0, Index, _, 0, Last),
    format(atom(Elements), "~w~c~w", [First, Glyph, Last]).

%!  world_check(+World) is det.
%
%   @throws error(type_error(world, World), _)

world_check(World) :-
    must_be(nonvar, World),
    (   World = world(_, _, _, _, _, _, _, _)
    ->  true
    ;   type_error(world, World)
    ).

%!  world_game(+World, -Game) is det.

world_game(world(Game, _, _, _, _, _, _, _), Game).

%!  world_corners(+World, -Corners) is det.
%
%   `block` if a diagonal move needs both squares that it passes between, else
%   `cut`.

world_corners(world(_, Corners, _, _, _, _, _, _), Corners).

%!  world_ways(+World, -Ways) is det.
%
%   `four` if no move is diagonal, else `eight`.

world_ways(world(_, _, _, _, _, _, Ways, _), Ways).

%!  world_notes(+World, -Notes) is det.

world_notes(world(_, _, _, _, _, _, _, Notes), Notes).

%!  world_trait(+World, ?Trait) is nondet.
%
%   As game_trait/3 has them.

world_trait(world(Game, _, _, _, _, _, Ways, _), Trait) :-
    game_trait(Game, Ways, Trait).

%!  world_levels(+World, -Levels) is det.

world_levels(world(_, _, Levels, _, _, _, _, _), Levels).

%!  world_width(+World, -Width) is det.

world_width(world(_, _, _, Width, _, _, _, _), Width).

%!  world_height(+World, -Height) is det.

world_height(world(_, _, _, _, Height, _, _, _), Height).

%!  world_elements(+World, -Elements) is det.

world_elements(world(_, _, _, _, _, Elements, _, _), Elements).

%!  world_size(+World, -Size) is det.

world_size(world(_, _, Levels, Width, Height, _, _, _), Size) :-
    Size is Levels*Height*Width.

%!  world_several_levels(+World, -Several) is det.
%
%   Whether squares of this world are written with their level.

world_several_levels(world(_, _, Levels, _, _, _, _, _), Several) :-
    (   Levels > 1
    ->  Several = true
    ;   Several = false
    ).

%!  world_contains(+World, +Square) is semidet.

world_contains(world(_, _, Levels, Width, Height, _, _, _),
               square(Level, X, Y)) :-
    Level >= 1, Level =< Levels,
    X >= 1, X =< Width,
    Y >= 1, Y =< Height.

%!  world_index(+World, +Square, -Index) is det.
%
%   Squares are numbered from 1, in the order of Elements.

world_index(world(_, _, _, Width, Height, _, _, _), square(Level, X, Y),
            Index) :-
    Index is ((Level-1)*Height + Y-1)*Width + X.

%!  world_square(+World, +Index, -Square) is det.

world_square(world(_, _, _, Width, Height, _, _, _), Index,
             square(Level, X, Y)) :-
    Row is (Index-1) // Width,
    X is (Index-1) mod Width + 1,
    Y is Row mod Height + 1,
    Level is Row // Height + 1.

%!  world_each(+World, -Square) is nondet.
%
%   Every square, in the order of its index.

world_each(world(_, _, Levels, Width, Height, _, _, _), square(Level, X, Y)) :-
    between(1, Levels, Level),
    between(1, Height, Y),
    between(1, Width, X).

%!  world_element(+World, +Square, -Glyph) is det.

world_element(World, Square, Glyph) :-
    World = world(_, _, _, _, _, Elements, _, _),
    world_index(World, Square, Index),
    string_code(Index, Elements, Glyph).

%!  world_cost(+World, +Square, -Cost) is semidet.
%
%   What entering the square costs; fails if it cannot be entered or lies
%   outside.

world_cost(World, Square, Cost) :-
    world_contains(World, Square),
    World = world(Game, _, _, _, _, _, _, _),
    world_element(World, Square, Glyph),
    element(Game, Glyph, _, Cost0),
    !,
    Cost0 \== none,
    Cost = Cost0.

%!  world_move_cost(+World, +From, +To, -Cost) is semidet.
%
%   What a move to a neighbour that can be entered costs, or the stairs.

world_move_cost(World, square(_, X0, Y0), To, Cost) :-
    world_cost(World, To, Cost0),
    World = world(Game, _, _, _, _, _, _, _),
    game_steps(Game, Straight, Diagonal),
    To = square(_, X, Y),
    (   X =\= X0,
        Y =\= Y0
    ->  Cost is Cost0*Diagonal
    ;   Cost is Cost0*Straight
    ).

%!  world_is_open(+World, +Square) is semidet.
%
%   The square can be entered.

world_is_open(World, Square) :-
    world_cost(World, Square, _).

%!  world_is_opaque(+World, +Square) is semidet.
%
%   Light stops there: also where the square lies outside.

world_is_opaque(World, Square) :-
    (   world_contains(World, Square)
    ->  world_game(World, Game),
        world_element(World, Square, Glyph),
        once(element_opaque(Game, Glyph))
    ;   true
    ).

%!  world_place(+World, +Square0, -Square) is det.
%
%   Puts a square that named no level on level 1, if there is only that one.
%
%   @throws error(domain_error(square, Square0), context(_, Message))

world_place(World, square(0, X, Y), Square) :-
    !,
    world_levels(World, Levels),
    (   Levels =:= 1
    ->  Square = square(1, X, Y)
    ;   square_refuse(square(0, X, Y),
                      "(~d,~d): a world of ~d levels needs level,x,y",
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
    World = world(_, _, Levels, Width, Height, _, _, _),
    world_square_text(World, Square, Text),
    (   Levels =:= 1
    ->  Plural = ""
    ;   Plural = "s"
    ),
    square_refuse(Square,
                  "~s lies outside the world, which is ~d x ~d \c
                   and has ~d level~s",
                  [Text, Width, Height, Levels, Plural]).

%!  world_check_open(+World, +Square) is det.
%
%   It lies in the world and can be entered.
%
%   @throws error(domain_error(square, Square), context(_, Message))

world_check_open(World, Square) :-
    world_check_inside(World, Square),
    (   world_is_open(World, Square)
    ->  true
    ;   world_game(World, Game),
        world_element(World, Square, Glyph),
        element(Game, Glyph, Name, _),
        world_square_text(World, Square, Text),
        square_refuse(Square, "~s cannot be entered: ~w", [Text, Name])
    ).

%!  world_check_roots(+Game, +Squares, +Number) is det.
%
%   A world of so many squares can have its costs counted: with roots only in so
%   many.
%
%   @throws error(text_error(Number, Message), _)

world_check_roots(Game, Squares, Number) :-
    score_squares(Most),
    (   score_has_roots(Game),
        Squares > Most
    ->  line_refuse(Number, "a world of ~w has at most ~d squares",
                    [Game, Most])
    ;   true
    ).

%!  world_square_text(+World, +Square, -Codes) is det.
%
%   The square as the user of this world would write it: with the level if there
%   are several.

world_square_text(World, Square, Text) :-
    Square = square(Level, _, _),
    world_levels(World, Levels),
    (   Levels =:= 1,
        Level =:= 1
    ->  WithLevel = false
    ;   WithLevel = true
    ),
    with_output_to(codes(Text),
                   square_print(current_output, Square, WithLevel)).
