/** <module> Breadth-first with the whole frontier as bits of one integer

For levels where every step costs one.  A square is a bit; rows have one bit of
border between them, and a row of border comes first.  A layer is spread over all squares at once by shifting it in
every direction.  The route is that of two_phase; whole layers get their distance,
also the goal's.  O(layers x squares / 64) time, and as much space for the
layers.

C keeps three planes of machine words instead of the layers: the distance modulo 3
is enough to find the way back.

Mirror: c_impl/tuned/bit_frontier.c.
*/
:- module(tuned_bit_frontier, []).
:- use_module(library(lists), [member/2, nth0/3, reverse/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../square').
:- use_module('../world').

:- multifile search:search_declaration/5.

search:search_declaration(bit_frontier, tuned, tuned_bit_frontier,
                          [promise(rogue, true, true)],
                          "breadth-first with the whole frontier as bits").

%   Prepared is bits(World, Stride, Around, Levels): Stride bits a row, Around the
%   bits of the eight neighbours, from that of the first, Levels a compound with the
%   integer of the squares that can be entered on each level.

prepare(World, bits(World, Stride, Around, Levels)) :-
    World = world(_, _, Count, Width, _, _),
    Stride is Width+1,
    Around is 7 \/ 5<<Stride \/ 7<<(2*Stride),
    functor(Levels, levels, Count),
    forall(between(1, Count, Level),
           ( open_squares(World, Level, Stride, Open),
             nb_setarg(Level, Levels, Open)
           )).

%   Row by row, so that the long integer is touched once a row.

open_squares(World, Level, Stride, Open) :-
    World = world(_, _, _, _, Height, _),
    findall(Row, ( between(1, Height, Y), open_row(World, Level, Y, Row) ), Rows),
    open_rows(Rows, Stride, Stride, 0, Open).

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
    layers(Bits, Start, Goal, Layers, Expanded, Found),
    (   Found == no
    ->  Route = route(no_route, 0, Expanded, [])
    ;   Layers = [_|Before],
        trace(Before, Bits, Goal, Squares),
        length(Squares, Cost),
        Route = route(found, Cost, Expanded, Squares)
    ).

%   layers(+Bits, +Start, +Goal, -Layers, -Expanded, -Found): the squares at each
%   distance, the farthest first; Found is whether the goal is among these, and
%   Expanded the number of squares in the layers before it.

layers(bits(World, Stride, _, Levels), Start, Goal, Layers, Expanded, Found) :-
    Start = square(Level, _, _),
    arg(Level, Levels, Open),
    bit(Start, Stride, From),
    bit(Goal, Stride, To),
    Layer is 1<<From,
    (   From =:= To
    ->  Layers = [Layer],
        Expanded = 0,
        Found = yes
    ;   Left is Open xor Layer,
        World = world(_, Corners, _, _, _, _),
        spread(Layer, Left, Corners, Open, Stride, To, [Layer], Layers, Expanded,
               Found)
    ).

bit(square(_, X, Y), Stride, Bit) :-
    Bit is Y*Stride + X.

%   spread(+Layer, +Left, +Corners, +Open, +Stride, +To, +Layers0, -Layers,
%   -Expanded, -Found): Left are the squares that have no distance.

spread(Layer, Left, Corners, Open, Stride, To, Layers0, Layers, Expanded,
       Found) :-
    (   Corners == cut
    ->  Wide is Layer \/ Layer<<1 \/ Layer>>1,
        Next is (Wide \/ Wide<<Stride \/ Wide>>Stride) /\ Left
    ;   past_corners(Layer, Open, Stride, Reached),
        Next is Reached /\ Left
    ),
    (   Next =:= 0
    ->  Layers = Layers0,
        Expanded is popcount(Open xor Left),
        Found = no
    ;   getbit(Next, To) =:= 1
    ->  Layers = [Next|Layers0],
        Expanded is popcount(Open xor Left),
        Found = yes
    ;   Left1 is Left xor Next,
        spread(Next, Left1, Corners, Open, Stride, To, [Next|Layers0], Layers,
               Expanded, Found)
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

%   trace(+Layers, +Bits, +Goal, -Squares): the keypad trace-back through the layers
%   before the goal's own; the goal and the start are not on the route.

trace(Layers, bits(World, Stride, Around, Levels), Goal, Squares) :-
    World = world(_, Corners, _, _, _, _),
    Goal = square(Level, _, _),
    bit(Goal, Stride, Bit),
    (   Corners == cut
    ->  trace_cut(Layers, Stride, Around, Level, Bit, [], Squares)
    ;   arg(Level, Levels, Open),
        trace_block(Layers, Stride, Open, Level, Bit, [], Squares)
    ).

%   In keypad order the rows come from below and a row from the left: of the bits
%   that lie together, the lowest.

trace_cut([Layer|Layers], Stride, Around, Level, Bit0, Squares0, Squares) :-
    (   Layers == []
    ->  Squares = Squares0
    ;   Near is Layer >> (Bit0-Stride-1) /\ Around,
        Below is Near >> (2*Stride),
        (   Below =\= 0
        ->  Bit is Bit0+Stride-1+lsb(Below)
        ;   Beside is Near >> Stride,
            (   Beside =\= 0
            ->  Bit is Bit0-1+lsb(Beside)
            ;   Bit is Bit0-Stride-1+lsb(Near)
            )
        ),
        X is Bit mod Stride,
        Y is Bit // Stride,
        trace_cut(Layers, Stride, Around, Level, Bit,
                  [square(Level, X, Y)|Squares0], Squares)
    ).
trace_cut([], _, _, _, _, Squares, Squares).

trace_block([Layer|Layers], Stride, Open, Level, Bit0, Squares0, Squares) :-
    (   Layers == []
    ->  Squares = Squares0
    ;   step_back(Layer, Open, Stride, Bit0, Bit),
        X is Bit mod Stride,
        Y is Bit // Stride,
        trace_block(Layers, Stride, Open, Level, Bit,
                    [square(Level, X, Y)|Squares0], Squares)
    ).
trace_block([], _, _, _, _, Squares, Squares).

step_back(Layer, Open, Stride, Bit, Back) :-
    keypad(_, DX, DY),
    Back is Bit + DY*Stride + DX,
    getbit(Layer, Back) =:= 1,
    (   DX*DY =\= 0
    ->  getbit(Open, Bit+DX) =:= 1,
        getbit(Open, Bit+DY*Stride) =:= 1
    ;   true
    ),
    !.

footprint(Bits, Start, Goal, footprint(Distances, Squares)) :-
    layers(Bits, Start, Goal, Layers, Expanded, _),
    reverse(Layers, InOrder),
    Bits = bits(_, Stride, _, _),
    Start = square(Level, _, _),
    findall(Square-Distance,
            ( nth0(Distance, InOrder, Layer),
              layer_square(Layer, Level, Stride, Square)
            ),
            Distances),
    findall(Square,
            limit(Expanded, member(Square-_, Distances)),
            Squares).

%   The squares of a layer, row by row.

layer_square(Layer, Level, Stride, square(Level, X, Y)) :-
    Layer =\= 0,
    Bit is lsb(Layer),
    Rest is Layer xor (1<<Bit),
    (   X is Bit mod Stride,
        Y is Bit // Stride
    ;   layer_square(Rest, Level, Stride, square(Level, X, Y))
    ).
