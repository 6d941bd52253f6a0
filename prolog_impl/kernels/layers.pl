/** <module> Breadth-first layers of squares as bits, on one level

A set of squares is an integer, a square one bit of it: row by row from the top
of the level, with a square of border before each row and a row of it above the
first.  So the lowest bit is the first square row by row, and a layer is spread
over all squares at once by shifting it in every direction.  O(squares / 64)
time a layer, and as much space for each layer that is kept to find the way
back.

C cuts the level into tiles and looks only at those that a layer is in; it keeps
distances modulo 3 instead of the layers.

Mirror: c_impl/kernels/layers.c.
*/
:- module(reitti_layers,
          [ layers_make/2,              % +World, -Layers
            layers_world/2,             % +Layers, -World
            layers_open/3,              % +Layers, +Level, -Open
            layers_bit/3,               % +Layers, +Square, -Bit
            layers_box/4,               % +Layers, +Square, +Radius, -Box
            layers_spread/5,            % +Layers, +Open, +Left, +Layer, -Next
            layers_squares/4,           % +Layers, +Level, +Layer, -Squares
            layers_walk_back/5,         % +Layers, +Open, +Kept, +Bit, -Bits
            layers_route/4              % +Layers, +Level, +Bits, -Squares
          ]).
:- use_module('../game', [game_has/2]).
:- use_module('../moves').
:- use_module('../square').
:- use_module('../world').

%!  layers_make(+World, -Layers) is det.
%
%   Layers is layers(World, Corners, Stride, Column, Opens): Stride bits a row,
%   Column the first square of border of each row, and Opens a compound with
%   the squares of each level that can be entered.

layers_make(World, layers(World, Corners, Stride, Column, Opens)) :-
    world_corners(World, Corners),
    world_levels(World, Levels),
    world_width(World, Width),
    world_height(World, Height),
    Stride is Width+1,
    column(Height, Stride, 0, Column),
    moves_grounds(World, Grounds),
    world_elements(World, Elements),
    atom_codes(Elements, Glyphs),
    levels(Levels, Width, Height, Stride, Grounds, Glyphs, List),
    compound_name_arguments(Opens, opens, List).

column(Y, Stride, Column0, Column) :-
    Column1 is Column0 \/ 1<<(Y*Stride),
    (   Y =:= 0
    ->  Column = Column1
    ;   Above is Y-1,
        column(Above, Stride, Column1, Column)
    ).

levels(Levels, Width, Height, Stride, Grounds, Glyphs0, Opens) :-
    (   Levels =:= 0
    ->  Opens = []
    ;   rows(1, Width, Height, Stride, Grounds, Glyphs0, Glyphs, 0, Open),
        Opens = [Open|Opens1],
        Levels1 is Levels-1,
        levels(Levels1, Width, Height, Stride, Grounds, Glyphs, Opens1)
    ).

%   Row by row, so that the long integer is touched once a row.

rows(Y, Width, Height, Stride, Grounds, Glyphs0, Glyphs, Open0, Open) :-
    (   Y > Height
    ->  Glyphs = Glyphs0,
        Open = Open0
    ;   row(1, Width, Grounds, Glyphs0, Glyphs1, 0, Row),
        Open1 is Open0 \/ Row<<(Y*Stride),
        Y1 is Y+1,
        rows(Y1, Width, Height, Stride, Grounds, Glyphs1, Glyphs, Open1, Open)
    ).

row(X, Width, Grounds, Glyphs0, Glyphs, Row0, Row) :-
    (   X > Width
    ->  Glyphs = Glyphs0,
        Row = Row0
    ;   Glyphs0 = [Glyph|Glyphs1],
        arg(Glyph, Grounds, Ground),
        (   var(Ground)
        ->  Row1 = Row0
        ;   Row1 is Row0 \/ 1<<X
        ),
        X1 is X+1,
        row(X1, Width, Grounds, Glyphs1, Glyphs, Row1, Row)
    ).

%!  layers_world(+Layers, -World) is det.

layers_world(layers(World, _, _, _, _), World).

%!  layers_open(+Layers, +Level, -Open) is det.
%
%   The squares of a level that can be entered.

layers_open(layers(_, _, _, _, Opens), Level, Open) :-
    arg(Level, Opens, Open).

%!  layers_bit(+Layers, +Square, -Bit) is det.

layers_bit(layers(_, _, Stride, _, _), square(_, X, Y), Bit) :-
    Bit is Y*Stride + X.

%!  layers_box(+Layers, +Square, +Radius, -Box) is det.
%
%   The squares at most Radius columns and rows away; none if it is negative.

layers_box(layers(World, _, Stride, Column, _), square(_, X, Y), Radius, Box) :-
    (   Radius < 0
    ->  Box = 0
    ;   world_width(World, Width),
        world_height(World, Height),
        Left is max(1, X-Radius),
        Top is max(1, Y-Radius),
        Columns is min(Width, X+Radius) - Left + 1,
        Rows is min(Height, Y+Radius) - Top + 1,
        First is Column /\ ((1 << (Rows*Stride)) - 1),
        Box is (First * ((1 << Columns) - 1)) << (Top*Stride + Left)
    ).

%!  layers_spread(+Layers, +Open, +Left, +Layer, -Next) is det.
%
%   Next are the squares of Left that a move from Layer leads to.

layers_spread(layers(_, Corners, Stride, _, _), Open, Left, Layer, Next) :-
    (   Corners == cut
    ->  Wide is Layer \/ Layer<<1 \/ Layer>>1,
        Next is (Wide \/ Wide<<Stride \/ Wide>>Stride) /\ Left
    ;   past_corners(Layer, Open, Stride, Reached),
        Next is Reached /\ Left
    ).

%   A diagonal step is two straight ones, in either order.

past_corners(Layer, Open, Stride, Reached) :-
    East is Layer<<1 /\ Open,
    West is Layer>>1 /\ Open,
    South is Layer<<Stride /\ Open,
    North is Layer>>Stride /\ Open,
    Reached is East \/ West \/ South \/ North
               \/ (East<<Stride /\ South<<1)
               \/ (West<<Stride /\ South>>1)
               \/ (East>>Stride /\ North<<1)
               \/ (West>>Stride /\ North>>1).

%!  layers_squares(+Layers, +Level, +Layer, -Squares) is det.
%
%   The squares of a layer, row by row.

layers_squares(Layers, Level, Layer, Squares) :-
    (   Layer =:= 0
    ->  Squares = []
    ;   Bit is lsb(Layer),
        bit_square(Bit, Layers, Level, Square),
        Squares = [Square|Squares1],
        Rest is Layer xor (1<<Bit),
        layers_squares(Layers, Level, Rest, Squares1)
    ).

bit_square(Bit, layers(_, _, Stride, _, _), Level, square(Level, X, Y)) :-
    X is Bit mod Stride,
    Y is Bit // Stride.

%!  layers_walk_back(+Layers, +Open, +Kept, +Bit, -Bits) is det.
%
%   The keypad trace-back through the layers Kept, the farthest first: Bits are
%   the squares from the first of these layers to the last.

layers_walk_back(Layers, Open, Kept, Bit, Bits) :-
    walk_back(Kept, Layers, Open, Bit, Bits).

walk_back([], _, _, _, []).
walk_back([Layer|Kept], Layers, Open, Bit0, [Bit|Bits]) :-
    step_back(Layers, Open, Layer, Bit0, Bit),
    walk_back(Kept, Layers, Open, Bit, Bits).

step_back(layers(_, Corners, Stride, _, _), Open, Layer, Bit, Back) :-
    keypad(_, DX, DY),
    Back is Bit + DY*Stride + DX,
    getbit(Layer, Back) =:= 1,
    (   Corners == block,
        DX*DY =\= 0
    ->  getbit(Open, Bit+DX) =:= 1,
        getbit(Open, Bit+DY*Stride) =:= 1
    ;   true
    ),
    !.

%!  layers_route(+Layers, +Level, +Bits, -Squares) is det.
%
%   Squares are those of Bits, which lead from the goal back to the start, the
%   other way round: without the start, and without the goal where a route ends
%   beside it.

layers_route(Layers, Level, [Goal|Back], Squares) :-
    layers_world(Layers, World),
    world_game(World, Game),
    (   Back = [_|_],
        game_has(Game, ends_beside)
    ->  turn_round(Back, Layers, Level, [], Squares)
    ;   turn_round([Goal|Back], Layers, Level, [], Squares)
    ).

turn_round([Bit|Bits], Layers, Level, Squares0, Squares) :-
    (   Bits == []
    ->  Squares = Squares0
    ;   bit_square(Bit, Layers, Level, Square),
        turn_round(Bits, Layers, Level, [Square|Squares0], Squares)
    ).
