/** <module> Breadth-first with the whole frontier as bits of one integer

For levels where every step costs one.  A square is a bit; rows have one square
of border between them, and a row of border comes first.  A layer is spread over
all squares at once, by shifting it in every direction.  On small levels a
square takes four bits, of which the lowest counts: then one multiplication adds
up, for every square, how many of its eight neighbours are in the layer.  The
route is that of two_phase; whole layers get their distance, also the goal's.
O(layers x squares / 64) time, and as much space for the layers.

C keeps three planes of machine words instead of the layers: the distance modulo
3 is enough to find the way back.

The file is long because there are two of everything: products and shifts, and
corners that are cut or block.

Mirror: c_impl/route/tuned/bit_frontier.c.
*/
:- module(tuned_bit_frontier, []).
:- use_module(library(lists), [append/3, member/2, nth0/3, reverse/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../../answer').
:- use_module('../../moves').
:- use_module('../../question').
:- use_module('../../rows').
:- use_module('../../square').
:- use_module('../../world').

:- multifile solver:solver/6.

solver:solver(bit_frontier, tuned, route,
              [ [unit_cost, eight_ways, one_level, beside]-
                [complete, best, same]
              ],
              "breadth-first with the whole frontier as bits",
              tuned_bit_frontier).

%   Prepared is prepared(World, Bits): a run needs only the bits, which are
%   bits(Corners, Step, Stride, Around, Levels): Step bits a square and Stride
%   bits a row; Around the bits of the eight neighbours, from that of the first;
%   Levels a compound with a term level(Open, Sevens, Count, Squares) for each
%   level: the squares that can be entered, what multiply/11 adds to their sums,
%   their number, and a compound with the square of each bit, or of each four,
%   unbound for the others.

prepare(World, prepared(World, Bits)) :-
    Bits = bits(Corners, Step, Stride, Around, Levels),
    world_corners(World, Corners),
    world_levels(World, Count),
    world_width(World, Width),
    world_height(World, Height),
    step(Corners, Width, Height, Step),
    Stride is Step*(Width+1),
    Beside is 1 \/ 1<<(2*Step),
    Row is Beside \/ 1<<Step,
    Around is Row \/ Beside<<Stride \/ Row<<(2*Stride),
    moves_grounds(World, Grounds),
    world_elements(World, Elements),
    atom_codes(Elements, Glyphs),
    levels(1, Count, size(Width, Height, Step, Grounds), Stride, Glyphs,
           Levels0),
    compound_name_arguments(Levels, levels, Levels0).

%   The product is worth its length only on small levels, and knows no corners.

step(Corners, Width, Height, Step) :-
    (   Corners == cut,
        Width =< 32,
        Height =< 32
    ->  Step = 4
    ;   Step = 1
    ).

%   levels(+Level, +Count, +Size, +Stride, +Glyphs, -Levels): Size is
%   size(Width, Height, Step, Grounds), where Grounds says which glyphs can be
%   entered.  Before the first row there is one of border.

levels(Level, Count, Size, Stride, Glyphs, Levels) :-
    (   Level > Count
    ->  Levels = []
    ;   Size = size(Width, _, _, _),
        length(Border, Width),
        append(Border, Inside, List),
        rows(1, Level, Size, Stride, Stride, Glyphs, Glyphs1, 0, Open, Inside),
        Sevens is (Open*7) << (Stride+4),
        Number is popcount(Open),
        compound_name_arguments(Squares, squares, List),
        Levels = [level(Open, Sevens, Number, Squares)|Levels1],
        Next is Level+1,
        levels(Next, Count, Size, Stride, Glyphs1, Levels1)
    ).

%   rows(+Y, +Level, +Size, +Shift, +Stride, +Glyphs0, -Glyphs, +Open0, -Open,
%   -Squares): row by row, so that the long integer is touched once a row.  Each
%   begins with a square of border.

rows(Y, Level, Size, Shift, Stride, Glyphs0, Glyphs, Open0, Open, Squares) :-
    Size = size(Width, Height, Step, Grounds),
    (   Y > Height
    ->  Glyphs = Glyphs0,
        Open = Open0,
        Squares = []
    ;   Squares = [_|Squares1],
        row(1, Y, Level, Width, Step, Grounds, Glyphs0, Glyphs1, 0, Row,
            Squares1, Squares2),
        Open1 is Open0 \/ Row<<Shift,
        NextY is Y+1,
        NextShift is Shift+Stride,
        rows(NextY, Level, Size, NextShift, Stride, Glyphs1, Glyphs, Open1,
             Open, Squares2)
    ).

row(X, Y, Level, Width, Step, Grounds, Glyphs0, Glyphs, Row0, Row, Squares0,
    Squares) :-
    (   X > Width
    ->  Glyphs = Glyphs0,
        Row = Row0,
        Squares = Squares0
    ;   Glyphs0 = [Glyph|Glyphs1],
        arg(Glyph, Grounds, Ground),
        (   var(Ground)
        ->  Row1 = Row0,
            Squares0 = [_|Squares1]
        ;   Row1 is Row0 \/ 1<<(X*Step),
            Squares0 = [square(Level, X, Y)|Squares1]
        ),
        Next is X+1,
        row(Next, Y, Level, Width, Step, Grounds, Glyphs1, Glyphs, Row1, Row,
            Squares1, Squares)
    ).

run(prepared(_, Bits), Question, Answer) :-
    question_squares(Question, [Start, Goal]),
    layers(Bits, Start, Goal, Layers, Expanded, Found),
    (   Found == no
    ->  answer_make(no_answer, 0, [Expanded], [], Answer)
    ;   Layers = [_|Before],
        walk_back(Before, Bits, Goal, Squares),
        length(Squares, Cost),
        answer_make(found, Cost, [Expanded], Squares, Answer)
    ).

%   layers(+Bits, +Start, +Goal, -Layers, -Expanded, -Found): the squares at
%   each distance, the farthest first; Found is whether the goal is among these,
%   and Expanded the number of squares in the layers before it.

layers(bits(Corners, Step, Stride, Around, Levels), Start, Goal, Layers,
       Expanded, Found) :-
    Start = square(Level, _, _),
    arg(Level, Levels, level(Open, Sevens, Count, _)),
    bit(Start, Step, Stride, From),
    bit(Goal, Step, Stride, To),
    Layer is 1<<From,
    (   From =:= To
    ->  Layers = [Layer],
        Expanded = 0,
        Found = yes
    ;   Step =:= 4
    ->  Offset is Stride+4,
        Left is Open xor Layer,
        Shift is Offset+3,
        Goal = square(_, GX, GY),
        Start = square(_, SX, SY),
        Least is max(abs(GX-SX), abs(GY-SY)) - 1,
        multiply(Least, Layer, Left, Around, Sevens, Shift, To, [Layer], Layers,
                 Left1, Found),
        Expanded is Count - popcount(Left1)
    ;   Left is Open xor Layer,
        spread(Layer, Left, Corners, Open, Stride, To, [Layer], Layers, Left1,
               Found),
        Expanded is Count - popcount(Left1)
    ).

bit(square(_, X, Y), Step, Stride, Bit) :-
    Bit is Y*Stride + X*Step.

%   multiply(+Least, +Layer, +Left, +Around, +Sevens, +Shift, +To, +Layers0,
%   -Layers, -Left1, -Found): Left are the squares that have no distance.  The
%   product has its sums higher by the place of the first neighbour; a sum of 1
%   to 8 and 7 sets the highest of four bits.  The goal cannot be in the next
%   Least layers, so that these are not looked at; empty ones do no harm.

multiply(Least, Layer, Left, Around, Sevens, Shift, To, Layers0, Layers, Left1,
         Found) :-
    Next is (Layer*Around + Sevens) >> Shift /\ Left,
    (   Least > 0
    ->  Left2 is Left xor Next,
        Least1 is Least-1,
        multiply(Least1, Next, Left2, Around, Sevens, Shift, To,
                 [Next|Layers0], Layers, Left1, Found)
    ;   Next =:= 0
    ->  Layers = Layers0,
        Left1 = Left,
        Found = no
    ;   getbit(Next, To) =:= 1
    ->  Layers = [Next|Layers0],
        Left1 = Left,
        Found = yes
    ;   Left2 is Left xor Next,
        multiply(0, Next, Left2, Around, Sevens, Shift, To, [Next|Layers0],
                 Layers, Left1, Found)
    ).

%   spread(+Layer, +Left, +Corners, +Open, +Stride, +To, +Layers0, -Layers,
%   -Left1, -Found): Left are the squares that have no distance.

spread(Layer, Left, Corners, Open, Stride, To, Layers0, Layers, Left1, Found) :-
    (   Corners == cut
    ->  Wide is Layer \/ Layer<<1 \/ Layer>>1,
        Next is (Wide \/ Wide<<Stride \/ Wide>>Stride) /\ Left
    ;   past_corners(Layer, Open, Stride, Reached),
        Next is Reached /\ Left
    ),
    (   Next =:= 0
    ->  Layers = Layers0,
        Left1 = Left,
        Found = no
    ;   getbit(Next, To) =:= 1
    ->  Layers = [Next|Layers0],
        Left1 = Left,
        Found = yes
    ;   Left2 is Left xor Next,
        spread(Next, Left2, Corners, Open, Stride, To, [Next|Layers0], Layers,
               Left1, Found)
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

%   walk_back(+Layers, +Bits, +Goal, -Squares): the keypad trace-back through
%   the layers before the goal's own; the goal and the start are not on the
%   route.

walk_back(Layers, bits(Corners, Step, Stride, Around, Levels), Goal, Route) :-
    Goal = square(Level, _, _),
    arg(Level, Levels, level(Open, _, _, Squares)),
    bit(Goal, Step, Stride, Bit),
    (   Corners == cut
    ->  Back is Stride+Step,
        First is Bit-Back,
        walk_cut(Layers, Step, Stride, Back, Around, Squares, First, [], Route)
    ;   walk_block(Layers, Stride, Open, Squares, Bit, [], Route)
    ).

%   First is the bit of the first of the eight neighbours; the others lie above
%   it, the rows from the top, a row from the left.  In keypad order the rows
%   come from below: of the bits that lie together in a row, the lowest.

walk_cut([Layer|Layers], Step, Stride, Back, Around, Squares, First, Route0,
          Route) :-
    (   Layers == []
    ->  Route = Route0
    ;   Near is Layer >> First /\ Around,
        Below is Near >> (2*Stride),
        (   Below =\= 0
        ->  Bit is First + 2*Stride + lsb(Below)
        ;   Beside is Near >> Stride,
            (   Beside =\= 0
            ->  Bit is First + Stride + lsb(Beside)
            ;   Bit is First + lsb(Near)
            )
        ),
        Index is Bit // Step,
        arg(Index, Squares, Square),
        Next is Bit-Back,
        walk_cut(Layers, Step, Stride, Back, Around, Squares, Next,
                  [Square|Route0], Route)
    ).
walk_cut([], _, _, _, _, _, _, Route, Route).

walk_block([Layer|Layers], Stride, Open, Squares, Bit0, Route0, Route) :-
    (   Layers == []
    ->  Route = Route0
    ;   step_back(Layer, Open, Stride, Bit0, Bit),
        arg(Bit, Squares, Square),
        walk_block(Layers, Stride, Open, Squares, Bit, [Square|Route0], Route)
    ).
walk_block([], _, _, _, _, Route, Route).

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

trace(prepared(World, Bits), Question, Trace) :-
    question_squares(Question, [Start, Goal]),
    layers(Bits, Start, Goal, Layers, Expanded, _),
    reverse(Layers, InOrder),
    Bits = bits(_, Step, Stride, _, _),
    Start = square(Level, _, _),
    findall(Square-Distance,
            ( nth0(Distance, InOrder, Layer),
              layer_square(Layer, Level, Step, Stride, Square)
            ),
            Distances),
    findall(Square,
            limit(Expanded, member(Square-_, Distances)),
            Squares),
    plane_of(World, Distances, -1, Left),
    trace_make(Squares, Left, Trace).

%   The squares of a layer, row by row.

layer_square(Layer, Level, Step, Stride, square(Level, X, Y)) :-
    Layer =\= 0,
    Bit is lsb(Layer),
    Rest is Layer xor (1<<Bit),
    (   X is Bit mod Stride // Step,
        Y is Bit // Stride
    ;   layer_square(Rest, Level, Step, Stride, square(Level, X, Y))
    ).
