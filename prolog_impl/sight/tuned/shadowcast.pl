/** <module> Symmetric shadow casting, with exact slopes

The rows are those of the plain style, each square of them is looked at; but one
number says of a square whether it is opaque and which of its neighbours are, so
that walls are found where a clear square is seen, and no box is searched for
them.  Of a row only the first and last square can be clear and not seen: two
divisions a row say which, and nothing is multiplied inside it.  What lies
outside the level is never looked at.  All squares of a row have one light.  A
square is one inference.  O(squares scanned) time, and the plane takes that of
the world.

Mirror: c_impl/sight/tuned/shadowcast.c.
*/
:- module(tuned_shadowcast, []).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, nth0/3]).
:- use_module('../light').
:- use_module('../../square').
:- use_module('../../world').

:- multifile solver:solver/6.

solver:solver(shadowcast, tuned, sight, [[light]-[complete, best, same]],
              "symmetric shadow casting", tuned_shadowcast).

%   Prepared is prepared(World, Words, Offsets, Quadrants, Zeros): Words has an
%   argument for each square, a sum of bits, those of the opaque neighbours in
%   keypad order, or -1 less it if the square is opaque itself; Offsets are what
%   a step to a neighbour adds to the index of a square.

prepare(World, prepared(World, Words, Offsets, Quadrants, Zeros)) :-
    findall(DX/DY, keypad(_, DX, DY), Ways),
    light_opaque(World, Opaque),
    findall(Word,
            ( world_each(World, Square),
              word(Ways, 0, Square, World, Opaque, 0, Word) ),
            AllWords),
    compound_name_arguments(Words, words, AllWords),
    world_width(World, Width),
    findall(Offset, ( member(DX/DY, Ways), Offset is DY*Width + DX ),
            AllOffsets),
    compound_name_arguments(Offsets, offsets, AllOffsets),
    findall(Quadrant,
            ( member(DX/DY, Ways),
              DX*DY =:= 0,
              directed(DX, DY, Ways, Quadrant) ),
            Quadrants),
    light_zeros(World, Zeros).

word([], _, Square, World, Opaque, Bits, Word) :-
    world_index(World, Square, Index),
    (   arg(Index, Opaque, opaque)
    ->  Word is -1 - Bits
    ;   Word = Bits
    ).
word([DX/DY|Ways], Bit, Square, World, Opaque, Bits0, Word) :-
    Square = square(Level, X0, Y0),
    X is X0+DX,
    Y is Y0+DY,
    (   world_contains(World, square(Level, X, Y)),
        world_index(World, square(Level, X, Y), Index),
        arg(Index, Opaque, opaque)
    ->  Bits1 is Bits0 \/ 1<<Bit
    ;   Bits1 = Bits0
    ),
    Next is Bit+1,
    word(Ways, Next, Square, World, Opaque, Bits1, Word).

%   directed(+DX, +DY, +Ways, -Quadrant): quadrant(DX, DY, Next, Left, Middle,
%   Right): the neighbours in the next row; and those that are farther from the
%   viewer than the square itself, or as far aside, by the sign of its column.

directed(DX, DY, Ways, quadrant(DX, DY, Next, Left, Middle, Right)) :-
    outward(DX, DY, -1, Ways, Left),
    outward(DX, DY, 0, Ways, Middle),
    outward(DX, DY, 1, Ways, Right),
    BackX is -DX,
    BackY is -DY,
    outward(BackX, BackY, 0, Ways, Back),
    Next is Middle /\ \ Back.

outward(DX, DY, Sign, Ways, Bits) :-
    SX is DX + abs(DY)*Sign,
    SY is DY + abs(DX)*Sign,
    aggregate_all(sum(1<<Bit),
                  ( nth0(Bit, Ways, X/Y), X*SX >= 0, Y*SY >= 0 ),
                  Bits).

run(Prepared, Question, Answer) :-
    Prepared = prepared(_, _, _, _, Zeros),
    see(Prepared, Question, none, Plane, Looked),
    light_end(Plane, Zeros, Looked, Answer).

trace(Prepared, Question, Trace) :-
    Prepared = prepared(World, _, _, _, _),
    light_recorded(World, Steps, see(Prepared, Question, Steps, _, _), Trace).

%   see(+Prepared, +Question, +Steps, -Plane, -Looked): Plane has variables
%   where nothing is seen; Steps are those of light_record/2.

see(prepared(World, Words, Offsets, Quadrants, _), Question, Steps, Plane,
    Looked) :-
    light_asked(Question, Viewer, Radius),
    light_begin(World, Viewer, Start, Plane),
    View = view(Plane, Words, Steps, Start, Radius, Offsets),
    arg(Start, Words, Word),
    Around is max(Word, -1 - Word),
    put_walls(Around, Start, 0, 1, 1, View),
    scan_quadrants(Quadrants, World, Viewer, View, 0, Looked).

scan_quadrants([], _, _, _, Looked, Looked).
scan_quadrants([Quadrant|Quadrants], World, Viewer, View, Looked0, Looked) :-
    bounds(Quadrant, World, Viewer, View, Bounds),
    scan(1, -1, 1, 1, 1, Bounds, Looked0, Looked1),
    scan_quadrants(Quadrants, World, Viewer, View, Looked1, Looked).

%   Bounds are bounds(Reach, Low, High, Depth, Column, Quadrant, View): rows
%   within the level and the radius; columns of the level; and what a row and a
%   column add to the number of a square.

bounds(Quadrant, World, square(_, X, Y), View,
       bounds(Reach, Low, High, Depth, Column, Quadrant, View)) :-
    Quadrant = quadrant(DX, DY, _, _, _, _),
    View = view(_, _, _, _, Radius, _),
    world_width(World, Width),
    world_height(World, Height),
    Left is 1-X,
    Right is Width-X,
    Above is 1-Y,
    Below is Height-Y,
    Reach is min(Radius, max(DX*Right, DX*Left) + max(DY*Below, DY*Above)),
    Depth is DY*Width + DX,
    (   DX =:= 0
    ->  Low = Left,
        High = Right,
        Column = 1
    ;   Low = Above,
        High = Below,
        Column = Width
    ).

%   put_walls(+Walls, +Cell, +Next, +Ahead, +Aside, +View): the opaque ones
%   among the neighbours of a Cell that is the viewer's, or clear and seen; they
%   are seen too if they are within the radius.  Those in the Next row are at
%   distance Ahead, the others at Aside.

put_walls(Walls, Cell, Next, Ahead, Aside, View) :-
    (   Walls =:= 0
    ->  true
    ;   View = view(Plane, _, _, _, Radius, Offsets),
        Bit is lsb(Walls),
        (   Next >> Bit /\ 1 =:= 0
        ->  Distance = Aside
        ;   Distance = Ahead
        ),
        (   Distance > Radius
        ->  true
        ;   Number is Bit+1,
            arg(Number, Offsets, Offset),
            Wall is Cell+Offset,
            arg(Wall, Plane, Light),
            (   var(Light)
            ->  Light is max(1, 255*(Radius+1-Distance) // (Radius+1))
            ;   true
            )
        ),
        Rest is Walls /\ (Walls-1),
        put_walls(Rest, Cell, Next, Ahead, Aside, View)
    ).

%   scan(+Depth, +S, +T, +E, +F, +Bounds, +Looked0, -Looked): the row at this
%   Depth, from the slope S/T to E/F, and those behind it.

scan(Depth, S, T, E, F, Bounds, Looked0, Looked) :-
    Bounds = bounds(Reach, Low, High, Ahead, Column, _, View),
    (   Depth > Reach
    ->  Looked = Looked0
    ;   Start0 is 2*Depth*S + T,
        First is Start0 div (2*T),
        End0 is F - 2*Depth*E,
        Last is -(End0 div (2*F)),
        From is max(First, Low),
        To is min(Last, High),
        (   From > To
        ->  Looked = Looked0
        ;   (   End0 + Last*2*F > F
            ->  LastLit is Last-1
            ;   LastLit = Last
            ),
            View = view(Plane, Words, Steps, Viewer, Radius, _),
            Light is max(1, 255*(Radius+1-Depth) // (Radius+1)),
            Cell is Viewer + Depth*Ahead + From*Column,
            Looked1 is Looked0 + To-From+1,
            Row = row(To, LastLit, Column, Light, Plane, Words, Steps, Depth,
                      Last, E, F, Bounds),
            (   From > First
            ->  dark(From, Cell, Row, Looked1, Looked)
            ;   arg(Cell, Words, Word),
                Word < 0
            ->  dark(From, Cell, Row, Looked1, Looked)
            ;   Start0 - First*2*T > T
            ->  light_record(Steps, Cell),
                Next is From+1,
                NextCell is Cell+Column,
                clear(Next, NextCell, S, T, Row, Looked1, Looked)
            ;   clear(From, Cell, S, T, Row, Looked1, Looked)
            )
        )
    ).

%   clear(+Column, +Cell, +S, +T, +Row, +Looked0, -Looked): the squares of the
%   row from this one on, behind a clear one; visible from the slope S/T on.

clear(C, Cell, S, T, Row, Looked0, Looked) :-
    Row = row(To, LastLit, Column, Light, Plane, Words, Steps, _, _, _, _, _),
    (   C > To
    ->  next_row(S, T, Row, Looked0, Looked)
    ;   arg(Cell, Words, Word),
        (   Steps == none
        ->  true
        ;   light_record(Steps, Cell)
        ),
        Next is C+1,
        NextCell is Cell+Column,
        (   Word < 0
        ->  behind(C, S, T, Row, Looked0, Looked1),
            dark(Next, NextCell, Row, Looked1, Looked)
        ;   (   C > LastLit
            ->  true
            ;   arg(Cell, Plane, Mark),
                (   var(Mark)
                ->  Mark = Light
                ;   true
                ),
                (   Word =:= 0
                ->  true
                ;   put_outward(Word, C, Cell, Row)
                )
            ),
            clear(Next, NextCell, S, T, Row, Looked0, Looked)
        )
    ).

%   The same behind an opaque one.

dark(C, Cell, Row, Looked0, Looked) :-
    Row = row(To, _, Column, _, _, Words, Steps, Depth, _, _, _, _),
    (   C > To
    ->  Looked = Looked0
    ;   arg(Cell, Words, Word),
        (   Word < 0
        ->  (   Steps == none
            ->  true
            ;   light_record(Steps, Cell)
            ),
            Next is C+1,
            NextCell is Cell+Column,
            dark(Next, NextCell, Row, Looked0, Looked)
        ;   S is 2*C - 1,
            T is 2*Depth,
            clear(C, Cell, S, T, Row, Looked0, Looked)
        )
    ).

%   What is visible behind a clear square and before the opaque one at C.

behind(C, S, T, row(_, _, _, _, _, _, _, Depth, _, _, _, Bounds), Looked0,
       Looked) :-
    Next is Depth+1,
    E is 2*C - 1,
    F is 2*Depth,
    scan(Next, S, T, E, F, Bounds, Looked0, Looked).

%   What is visible behind the last square, which is clear.  Outside the level
%   all is opaque.

next_row(S, T, Row, Looked0, Looked) :-
    Row = row(To, _, _, _, _, _, _, Depth, Last, E, F, Bounds),
    (   To < Last
    ->  C is To+1,
        behind(C, S, T, Row, Looked0, Looked)
    ;   Next is Depth+1,
        scan(Next, S, T, E, F, Bounds, Looked0, Looked)
    ).

put_outward(Word, C, Cell, Row) :-
    Row = row(_, _, _, _, _, _, _, Depth, _, _, _, Bounds),
    Bounds = bounds(_, _, _, _, _, Quadrant, View),
    Quadrant = quadrant(_, _, Next, Left, Middle, Right),
    (   C < 0
    ->  Walls is Word /\ Left
    ;   C > 0
    ->  Walls is Word /\ Right
    ;   Walls is Word /\ Middle
    ),
    Ahead is Depth+1,
    Aside is max(Depth, abs(C)+1),
    put_walls(Walls, Cell, Next, Ahead, Aside, View).
