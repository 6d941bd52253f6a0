/** <module> Breadth-first with the whole frontier as bits of one integer

For levels where every step costs one.  A square is a bit; rows have one bit of
border between them.  A layer is spread over all squares at once by shifting it in
every direction.  The route is that of two_phase; whole layers get their distance,
also the goal's.  O(layers x squares / 64) time, and as much space for the
layers.

C keeps three planes of machine words instead of the layers: the distance modulo 3
is enough to find the way back.

Mirror: c_impl/tuned/bit_frontier.c.
*/
:- module(tuned_bit_frontier, []).
:- use_module(library(lists), [reverse/2]).
:- use_module('../square').
:- use_module('../world').

:- multifile search:search_declaration/5.

search:search_declaration(bit_frontier, tuned, tuned_bit_frontier,
                          [promise(rogue, true, true)],
                          "breadth-first with the whole frontier as bits").

%   Prepared is bits(World, Stride, Levels): Stride bits a row, Levels a compound
%   with the integer of the squares that can be entered on each level.

prepare(World, bits(World, Stride, Levels)) :-
    World = world(_, _, Count, Width, _, _),
    Stride is Width+1,
    functor(Levels, levels, Count),
    forall(between(1, Count, Level),
           ( open_squares(World, Level, Stride, Open),
             nb_setarg(Level, Levels, Open)
           )).

%   Row by row, so that the long integer is touched once a row.

open_squares(World, Level, Stride, Open) :-
    World = world(_, _, _, _, Height, _),
    findall(Row, ( between(1, Height, Y), open_row(World, Level, Y, Row) ), Rows),
    open_rows(Rows, 0, Stride, 0, Open).

open_row(World, Level, Y, Row) :-
    World = world(_, _, _, Width, _, _),
    findall(X, ( between(1, Width, X), world_cost(World, square(Level, X, Y), _) ),
            Xs),
    row_bits(Xs, 0, Row).

row_bits([], Row, Row).
row_bits([X|Xs], Row0, Row) :-
    Row1 is Row0 \/ 1<<X,
    row_bits(Xs, Row1, Row).

open_rows([], _, _, Open, Open).
open_rows([Row|Rows], Shift, Stride, Open0, Open) :-
    Open1 is Open0 \/ Row<<Shift,
    Next is Shift+Stride,
    open_rows(Rows, Next, Stride, Open1, Open).

release(_).

run(Bits, Start, Goal, Route) :-
    layers(Bits, Start, Goal, Layers, Found),
    (   Found == no
    ->  count(Layers, 0, Expanded),
        Route = route(no_route, 0, Expanded, [])
    ;   Layers = [_|Before],
        count(Before, 0, Expanded),
        trace(Before, Bits, Goal, Squares),
        length(Squares, Cost),
        Route = route(found, Cost, Expanded, Squares)
    ).

%   layers(+Bits, +Start, +Goal, -Layers, -Found): the squares at each distance,
%   the farthest first; Found is whether the goal is among these.

layers(bits(World, Stride, Levels), Start, Goal, Layers, Found) :-
    Start = square(Level, _, _),
    arg(Level, Levels, Open),
    bit(Start, Stride, From),
    bit(Goal, Stride, To),
    Layer is 1<<From,
    Left is Open /\ \Layer,
    World = world(_, Corners, _, _, _, _),
    (   From =:= To
    ->  Layers = [Layer],
        Found = yes
    ;   spread(Corners, Layer, Left, Open, Stride, To, [Layer], Layers, Found)
    ).

bit(square(_, X, Y), Stride, Bit) :-
    Bit is (Y-1)*Stride + X.

%   spread(+Corners, +Layer, +Left, +Open, +Stride, +To, +Layers0, -Layers,
%   -Found): Left are the squares that have no distance.

spread(cut, Layer, Left, Open, Stride, To, Layers0, Layers, Found) :-
    Wide is Layer \/ Layer<<1 \/ Layer>>1,
    Next is (Wide \/ Wide<<Stride \/ Wide>>Stride) /\ Left,
    spread_on(Next, cut, Left, Open, Stride, To, Layers0, Layers, Found).
spread(block, Layer, Left, Open, Stride, To, Layers0, Layers, Found) :-
    Right is Layer<<1 /\ Open,
    Below is Layer<<Stride /\ Open,
    LeftHand is Layer>>1 /\ Open,
    Above is Layer>>Stride /\ Open,
    %   A diagonal step is two straight ones in either order.
    Next is ( Right \/ LeftHand \/ Above \/ Below
              \/ (Right<<Stride /\ Below<<1)
              \/ (LeftHand<<Stride /\ Below>>1)
              \/ (Right>>Stride /\ Above<<1)
              \/ (LeftHand>>Stride /\ Above>>1) ) /\ Left,
    spread_on(Next, block, Left, Open, Stride, To, Layers0, Layers, Found).

spread_on(Next, Corners, Left0, Open, Stride, To, Layers0, Layers, Found) :-
    (   Next =:= 0
    ->  Layers = Layers0,
        Found = no
    ;   getbit(Next, To) =:= 1
    ->  Layers = [Next|Layers0],
        Found = yes
    ;   Left is Left0 xor Next,
        spread(Corners, Next, Left, Open, Stride, To, [Next|Layers0], Layers,
               Found)
    ).

count([], Count, Count).
count([Layer|Layers], Count0, Count) :-
    Count1 is Count0+popcount(Layer),
    count(Layers, Count1, Count).

%   The keypad trace-back from the goal through the layers before its own; the
%   goal itself is not on the route.

trace(Layers, Bits, Goal, Squares) :-
    trace(Layers, Bits, Goal, [], Squares).

trace([], _, _, Squares, Squares).
trace([Layer|Layers], Bits, Square, Squares0, Squares) :-
    step_back(Bits, Square, Layer, Back),
    (   Layers == []
    ->  Squares = Squares0
    ;   trace(Layers, Bits, Back, [Back|Squares0], Squares)
    ).

step_back(bits(world(_, Corners, _, _, _, _), Stride, Levels),
          square(Level, X, Y), Layer, square(Level, X1, Y1)) :-
    keypad(_, DX, DY),
    X1 is X+DX,
    Y1 is Y+DY,
    Bit is (Y1-1)*Stride + X1,
    Bit >= 0,
    getbit(Layer, Bit) =:= 1,
    (   Corners == block,
        DX*DY =\= 0
    ->  arg(Level, Levels, Open),
        getbit(Open, (Y1-1)*Stride + X) =:= 1,
        getbit(Open, (Y-1)*Stride + X1) =:= 1
    ;   true
    ),
    !.

footprint(Bits, Start, Goal, footprint(Distances, Squares)) :-
    layers(Bits, Start, Goal, Layers, Found),
    reverse(Layers, InOrder),
    Bits = bits(_, Stride, _),
    Start = square(Level, _, _),
    findall(Square-Distance,
            ( nth0(Distance, InOrder, Layer),
              layer_square(Layer, Level, Stride, Square)
            ),
            Distances),
    length(Layers, Count),
    Last is Count-1,
    findall(Square,
            ( member(Square-Distance, Distances),
              \+ ( Found == yes, Distance =:= Last )
            ),
            Squares).

%   The squares of a layer, row by row.

layer_square(Layer, Level, Stride, square(Level, X, Y)) :-
    Layer =\= 0,
    Bit is lsb(Layer),
    Rest is Layer xor (1<<Bit),
    (   X is Bit mod Stride,
        Y is Bit // Stride + 1
    ;   layer_square(Rest, Level, Stride, square(Level, X, Y))
    ).
