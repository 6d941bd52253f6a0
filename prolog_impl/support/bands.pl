/** <module> Layers of squares as bits of one integer, on a large level

A set of squares is an integer, a square one bit of it: row by row from the top,
with a row of border before the first, and enough border before each row for a
leap.  A layer holds the squares up to a distance: layer(Base, Bits), without
the Base bits that come before its first row.  It is spread over all squares at
once by shifting it in every direction, and is only as long as the rows that
change; and where no wall is near, seven steps are made at once, a leap, for
which an atom `leap` stands.  The way back is bands_back.pl's.

C needs none of this: it has tiles, see c_impl/kernels/layers.c.
*/
:- module(reitti_bands,
          [ bands_border/1,             % -Squares
            bands_ground/6,             % +Open, +Width, +Height, +Corners,
                                        % +Ways, -Ground
            bands_spread/7,             % +Ground, +From, +To, +Leaps, -Layers,
                                        % -Seen, -Found
            bands_sweep/9               % +Steps, +Layer, +Open, +Corners,
                                        % +Stride, +To, +Base, +Layers0,
                                        % -Layers
          ]).
:- use_module(library(apply), [maplist/3]).

%!  bands_border(-Squares) is det.
%
%   So many squares of border come before each row.

bands_border(7).

%!  bands_ground(+Open, +Width, +Height, +Corners, +Ways, -Ground) is det.
%
%   Ground is ground(Open, Closed, Corners, Stride, Ways): the squares that can
%   be entered and that cannot, the bits a row, and the eight ways DX-DY to
%   leave a square, in the order in which they are looked at, as
%   way(DX, DY, Six): Six are the squares up to six steps from the neighbour on
%   that way, above the square that is seven to the left of its own and seven
%   up.

bands_ground(Open, Width, Height, Corners, Steps,
             ground(Open, Closed, Corners, Stride, Ways)) :-
    bands_border(Border),
    Stride is Width+Border,
    Row is (1<<Width - 1) << (Stride+1),
    copies(Height, Row, Stride, All),
    Closed is All xor Open,
    Thirteen is 1<<13 - 1,
    copies(13, Thirteen, Stride, Box),
    maplist(way(Box, Stride), Steps, Ways).

way(Box, Stride, DX-DY, way(DX, DY, Six)) :-
    Six is Box << ((DY+1)*Stride + DX + 1).

%   copies(+Count, +Bits, +Stride, -Copies): so many, each higher by Stride.

copies(Count, Bits, Stride, Copies) :-
    (   Count =:= 1
    ->  Copies = Bits
    ;   Half is Count//2,
        copies(Half, Bits, Stride, Below),
        Twice is Below \/ Below << (Half*Stride),
        (   Count mod 2 =:= 0
        ->  Copies = Twice
        ;   Copies is Twice \/ Bits << ((Count-1)*Stride)
        )
    ).

%!  bands_spread(+Ground, +From, +To, +Leaps, -Layers, -Seen, -Found) is det.
%
%   The layers around the bit From, the farthest first, up to the one that holds
%   the bit To (Found is `yes`), or to the last (`no`); Leaps says whether some
%   may be left out, `true` or `false`.  Seen is what was cut off them.

bands_spread(Ground, From, To, Leaps, Layers, Seen, Found) :-
    Ground = ground(_, _, _, Stride, _),
    Base is max(0, From//Stride - 17)*Stride,
    band_from(Base, Ground, Band),
    Layer is 1 << (From-Base),
    (   Leaps == true
    ->  Wait = wait(0, 1)
    ;   Wait = never
    ),
    spread(Layer, Band, Ground, To, 0, Wait, [layer(Base, Layer)], Layers, Seen,
           Found).

%   The ground without the bits that come before Base.

band_from(Base, ground(Open0, Closed0, _, _, _), band(Open, Closed, Base)) :-
    Open is Open0 >> Base,
    Closed is Closed0 >> Base.

%   spread(+Layer, +Band, +Ground, +To, +Seen0, +Wait, +Layers0, -Layers, -Seen,
%   -Found): Wait is `never`, or wait(Turns, Next): so many turns are to pass
%   before the next leap is tried, and as many as Next if that fails.  A turn
%   leads no further than sixteen rows; then the band is moved if it has to be.
%   Seen is what layers of former bands held, 0 if nothing was cut off them.

spread(Layer0, Band0, Ground, To, Seen0, Wait0, Layers0, Layers, Seen, Found) :-
    Ground = ground(_, _, Corners, Stride, _),
    Band0 = band(Open, Closed, Base),
    Bit is max(0, To-Base),
    (   Wait0 = wait(0, _),
        leap(Layer0, Open, Closed, Stride, Bit, Layer)
    ->  Before = Layer0,
        Wait = wait(0, 1),
        Layers1 = [layer(Base, Layer), leap|Layers0]
    ;   bands_sweep(16, Layer0, Open, Corners, Stride, Bit, Base, Layers0,
                    Layers1),
        Layers1 = [layer(_, Layer), layer(_, Before)|_],
        wait(Wait0, Wait)
    ),
    (   getbit(Layer, Bit) =:= 1
    ->  Layers = Layers1,
        Seen = Seen0,
        Found = yes
    ;   Layer =:= Before
    ->  Layers = Layers1,
        Seen = Seen0,
        Found = no
    ;   New is Layer xor Before,
        First is lsb(New)//Stride,
        Last is msb(New)//Stride,
        move(First, Last, Ground, Layer, Band0, Seen0, Layer1, Band, Seen1),
        spread(Layer1, Band, Ground, To, Seen1, Wait, Layers1, Layers, Seen,
               Found)
    ).

wait(never, never).
wait(wait(Turns, Next), Wait) :-
    (   Turns =:= 0
    ->  Twice is 2*Next,
        Wait = wait(Next, Twice)
    ;   Left is Turns-1,
        Wait = wait(Left, Next)
    ).

%   leap(+Layer, +Open, +Closed, +Stride, +To, -Next): the layer after seven
%   steps, if no wall and no goal is that near: then they lead seven squares
%   further in every direction, and borders are cut off in the end.  A row, then
%   a column, is moved by 1, 2, 4 and 7 squares, so that it covers fifteen.

leap(Layer, Open, Closed, Stride, To, Next) :-
    Two is Layer \/ (Layer+Layer),
    Four is Two \/ Two<<2,
    Eight is Four \/ Four<<4,
    Row is Eight \/ Eight<<7,
    TwoRows is Row \/ Row<<Stride,
    FourRows is TwoRows \/ TwoRows<<(2*Stride),
    EightRows is FourRows \/ FourRows<<(4*Stride),
    Around is (EightRows \/ EightRows<<(7*Stride)) >> (7*Stride+7),
    Around /\ Closed =:= 0,
    getbit(Around, To) =:= 0,
    Next is Around /\ Open.

%   move(+First, +Last, +Ground, +Layer0, +Band0, +Seen0, -Layer, -Band, -Seen):
%   the band for the next turn, if the last one changed these rows of the old.
%   It begins before the rows that can be reached, and goes on to the end of the
%   level, since rows behind a layer cost nothing.  Where a layer is much longer
%   than what changes, the rest is cut off: mostly a few steps change but a
%   small part of a large level.

move(First, Last, Ground, Layer0, Band0, Seen0, Layer, Band, Seen) :-
    Ground = ground(Open, _, _, Stride, _),
    Band0 = band(Open0, _, Base0),
    (   msb(Layer0)//Stride >= 2*(Last-First) + 48
    ->  cut(First, Last, Ground, Layer0, Base0, Seen0, Layer, Band, Seen)
    ;   ( Base0 =:= 0 ; First > 16 ),
        (   Seen0 =:= 0
        ;   Last + 17 =< msb(Open0)//Stride
        ;   Base0 + msb(Open0) =:= msb(Open)
        )
    ->  Layer = Layer0,
        Band = Band0,
        Seen = Seen0
    ;   Seen0 =:= 0
    ->  Base is max(0, Base0 + (First-33)*Stride),
        band_from(Base, Ground, Band),
        Layer is Layer0 << (Base0-Base),
        Seen = 0
    ;   cut(First, Last, Ground, Layer0, Base0, Seen0, Layer, Band, Seen)
    ).

%   What can be reached from these rows in a turn, with a row to spare, and more
%   behind them.

cut(First, Last, Ground, Layer0, Base0, Seen0, Layer, Band, Seen) :-
    Ground = ground(_, _, _, Stride, _),
    Seen is Seen0 \/ Layer0<<Base0,
    Base is max(0, Base0 + (First-17)*Stride),
    Rows is 1 << (Base0 + (Last+82)*Stride - Base) - 1,
    band_from(Base, Ground, band(Open, Closed, _)),
    Reached is Open /\ Rows,
    Band = band(Reached, Closed, Base),
    Layer is Seen>>Base /\ Rows.

%!  bands_sweep(+Steps, +Layer, +Open, +Corners, +Stride, +To, +Base, +Layers0,
%!              -Layers) is det.
%
%   So many layers more, or up to the one that holds the bit To.

bands_sweep(Steps, Layer, Open, Corners, Stride, To, Base, Layers0, Layers) :-
    (   Corners == cut
    ->  Wide is Layer \/ (Layer+Layer) \/ Layer>>1,
        Next is (Wide \/ Wide<<Stride \/ Wide>>Stride) /\ Open
    ;   past_corners(Layer, Open, Stride, Next)
    ),
    Layers1 = [layer(Base, Next)|Layers0],
    (   ( Steps =:= 1 ; getbit(Next, To) =:= 1 )
    ->  Layers = Layers1
    ;   Steps1 is Steps-1,
        bands_sweep(Steps1, Next, Open, Corners, Stride, To, Base, Layers1,
                    Layers)
    ).

%   A diagonal step is two straight ones, in either order.

past_corners(Layer, Open, Stride, Next) :-
    East is Layer<<1 /\ Open,
    West is Layer>>1 /\ Open,
    South is Layer<<Stride /\ Open,
    North is Layer>>Stride /\ Open,
    Next is Open
            /\ (   Layer \/ East \/ West \/ South \/ North
               \/ (East<<Stride /\ South<<1)
               \/ (West<<Stride /\ South>>1)
               \/ (East>>Stride /\ North<<1)
               \/ (West>>Stride /\ North>>1)
               ).
