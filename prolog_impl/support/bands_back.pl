/** <module> The way back through layers of squares, on a large level

The layers are those of bands.pl.  Mostly the way back through a leap is
straight; else the six layers between are made anew around it, and only there.
*/
:- module(reitti_bands_back,
          [ bands_walk/6                % +Layers, +Ground, +Squares, +Bit,
                                        % +Route0, -Route
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(bands).

%!  bands_walk(+Layers, +Ground, +Squares, +Bit, +Route0, -Route) is det.
%
%   The keypad trace-back from the bit through the layers before its own, in
%   front of Route0; Squares has the square of each bit.

bands_walk([], _, _, _, Route, Route).
bands_walk([Layer|Layers], Ground, Squares, Bit0, Route0, Route) :-
    (   Layer == leap
    ->  (   straight(Layers, Ground, Bit0, Step)
        ->  walk_straight(6, Step, Squares, Bit0, Bit, Route0, Route1),
            Layers1 = Layers
        ;   between(Layers, Ground, Bit0, Layers1),
            Bit = Bit0,
            Route1 = Route0
        ),
        bands_walk(Layers1, Ground, Squares, Bit, Route1, Route)
    ;   Layers == []
    ->  Route = Route0
    ;   Layer = layer(Base, Bits),
        Ground = ground(Open, _, Corners, Stride, Ways),
        (   Corners == cut
        ->  Place is Bit0-Base,
            step_cut(Bits, Stride, Place, Back)
        ;   step_block(Ways, Bits, Base, Open, Stride, Bit0, Back)
        ),
        Bit is Base+Back,
        arg(Bit, Squares, Square),
        bands_walk(Layers, Ground, Squares, Bit, [Square|Route0], Route)
    ).

%   straight(+Layers, +Ground, +Bit, -Step): all seven steps back from the bit,
%   which a leap led to, go the same way, by Step bits.  No wall is near, so
%   that a step is right if it leads to where six more are enough; the first way
%   that does is taken.  A way that does not then does not later either, since
%   what is within so many steps less of any square on the way was within six of
%   the first.  Fails if that way does not end in the layer.

straight([layer(Base, Layer)|_], ground(_, _, _, Stride, Ways), Bit, Step) :-
    Window is Layer >> (Bit - Base - 7*Stride - 7),
    member(way(DX, DY, Six), Ways),
    Window /\ Six =\= 0,
    !,
    Step is DY*Stride + DX,
    getbit(Window, 7*(Stride+1+Step)) =:= 1.

walk_straight(Steps, Step, Squares, Bit0, Bit, Route0, Route) :-
    (   Steps =:= 0
    ->  Bit = Bit0,
        Route = Route0
    ;   Bit1 is Bit0+Step,
        arg(Bit1, Squares, Square),
        Steps1 is Steps-1,
        walk_straight(Steps1, Step, Squares, Bit1, Bit, [Square|Route0], Route)
    ).

%   between(+Layers0, +Ground, +Bit, -Layers): before the first layer, the six
%   that a leap left out behind it, in the rows that can be on the way back from
%   the bit, or that those depend on.

between(Layers0, ground(Open, _, Corners, Stride, _), Bit, Layers) :-
    Layers0 = [layer(Base, Layer)|_],
    Start is max(Base, (Bit//Stride - 8)*Stride),
    Rows is 1 << (17*Stride) - 1,
    Here is Layer >> (Start-Base) /\ Rows,
    Around is Open >> Start /\ Rows,
    bands_sweep(6, Here, Around, Corners, Stride, 0, Start, Layers0, Layers).

step_cut(Layer, Stride, Place, Back) :-
    (   getbit(Layer, Place+Stride-1) =:= 1
    ->  Back is Place+Stride-1
    ;   getbit(Layer, Place+Stride) =:= 1
    ->  Back is Place+Stride
    ;   getbit(Layer, Place+Stride+1) =:= 1
    ->  Back is Place+Stride+1
    ;   getbit(Layer, Place-1) =:= 1
    ->  Back is Place-1
    ;   getbit(Layer, Place+1) =:= 1
    ->  Back is Place+1
    ;   getbit(Layer, Place-Stride-1) =:= 1
    ->  Back is Place-Stride-1
    ;   getbit(Layer, Place-Stride) =:= 1
    ->  Back is Place-Stride
    ;   Back is Place-Stride+1
    ).

step_block(Ways, Layer, Base, Open, Stride, Bit, Back) :-
    member(way(DX, DY, _), Ways),
    Back is Bit-Base + DY*Stride + DX,
    Back >= 0,
    getbit(Layer, Back) =:= 1,
    (   DX*DY =\= 0
    ->  getbit(Open, Bit+DX) =:= 1,
        getbit(Open, Bit+DY*Stride) =:= 1
    ;   true
    ),
    !.

