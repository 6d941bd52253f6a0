/** <module> Breadth-first with the whole frontier as bits of one integer

For levels where every step costs one.  A square is a bit; rows have one square
of border between them, and a row of border comes first.  A layer is spread over
all squares at once, by shifting it in every direction (bands.pl).  On small
levels a square takes four bits, of which the lowest counts: then one
multiplication adds up, for every square, how many of its eight neighbours are
in the layer.  The route is that of breadth_first; whole layers get their
distance, also the goal's.  O(layers x squares / 64) time, and as much space for
the layers.

C keeps three planes of machine words instead of the layers: the distance modulo
3 is enough to find the way back.

The file is long because small levels have a way of their own.

Mirror: c_impl/route/tuned/bit_frontier.c.
*/
:- module(tuned_bit_frontier, []).
:- use_module(library(lists), [append/3, member/2, nth0/3, reverse/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../../answer').
:- use_module('../../game', [game_has/2]).
:- use_module('../../moves').
:- use_module('../../question').
:- use_module('../../rows').
:- use_module('../../square').
:- use_module('../../support/bands').
:- use_module('../../support/bands_back').
:- use_module('../../world').

:- multifile solver:solver/6.

solver:solver(bit_frontier, tuned, route,
              [[unit_cost, eight_ways, one_level]-[complete, best, same]],
              "breadth-first with the whole frontier as bits",
              tuned_bit_frontier).

%   Prepared is prepared(World, Ending, Bits): a route ends `beside` the goal or
%   goes `onto` it.  A run needs only the bits, which are
%   bits(Step, Stride, Around, Levels): Step bits a square and Stride bits a
%   row; Around the bits of the eight neighbours, from that of the first; Levels
%   a compound with a term level(Open, Extra, Squares) for each level: the
%   squares that can be entered; what multiply/11 adds to their sums, or on
%   large levels the ground of bands.pl; and a compound with the square of each
%   bit, or of each four, unbound for the others.

prepare(World, prepared(World, Ending, Bits)) :-
    world_game(World, Game),
    (   game_has(Game, ends_beside)
    ->  Ending = beside
    ;   Ending = onto
    ),
    Bits = bits(Step, Stride, Around, Levels),
    world_corners(World, Corners),
    world_levels(World, Count),
    world_width(World, Width),
    world_height(World, Height),
    step(Corners, Width, Height, Step, Border),
    Stride is Step*(Width+Border),
    Beside is 1 \/ 1<<(2*Step),
    Row is Beside \/ 1<<Step,
    Around is Row \/ Beside<<Stride \/ Row<<(2*Stride),
    moves_grounds(World, Grounds),
    world_elements(World, Elements),
    atom_codes(Elements, Glyphs),
    Size = size(Width, Height, Step, Border, Grounds),
    levels(1, Count, Size, Corners, Stride, Glyphs, Levels0),
    compound_name_arguments(Levels, levels, Levels0).

%   step(+Corners, +Width, +Height, -Step, -Border): bits a square, and squares
%   of border between rows.  The product is worth its length only on small
%   levels, and knows no corners.

step(Corners, Width, Height, Step, Border) :-
    (   Corners == cut,
        Width =< 32,
        Height =< 32
    ->  Step = 4,
        Border = 1
    ;   Step = 1,
        bands_border(Border)
    ).

%   levels(+Level, +Count, +Size, +Corners, +Stride, +Glyphs, -Levels): Size is
%   size(Width, Height, Step, Border, Grounds), where Grounds says which glyphs
%   can be entered.  Before the first row there is one of border.

levels(Level, Count, Size, Corners, Stride, Glyphs, Levels) :-
    (   Level > Count
    ->  Levels = []
    ;   Size = size(Width, Height, Step, _, _),
        length(Row, Width),
        append(Row, Inside, List),
        rows(1, Level, Size, Stride, Stride, Glyphs, Glyphs1, 0, Open, Inside),
        (   Step =:= 4
        ->  Extra is (Open*7) << (Stride+4)
        ;   findall(DX-DY, keypad(_, DX, DY), Ways),
            bands_ground(Open, Width, Height, Corners, Ways, Extra)
        ),
        compound_name_arguments(Squares, squares, List),
        Levels = [level(Open, Extra, Squares)|Levels1],
        Next is Level+1,
        levels(Next, Count, Size, Corners, Stride, Glyphs1, Levels1)
    ).

%   rows(+Y, +Level, +Size, +Shift, +Stride, +Glyphs0, -Glyphs, +Open0, -Open,
%   -Squares): row by row, so that the long integer is touched once a row.  Each
%   comes behind its border.

rows(Y, Level, Size, Shift, Stride, Glyphs0, Glyphs, Open0, Open, Squares) :-
    Size = size(Width, Height, Step, Border, Grounds),
    (   Y > Height
    ->  Glyphs = Glyphs0,
        Open = Open0,
        Squares = []
    ;   length(Between, Border),
        append(Between, Squares1, Squares),
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

run(prepared(_, Ending, Bits), Question, Answer) :-
    question_squares(Question, [Start, Goal]),
    layers(Bits, Start, Goal, true, Layers, Expanded, Found),
    (   Found == no
    ->  answer_make(no_answer, 0, [Expanded], [], Answer)
    ;   Layers = [_|Before],
        (   ( Ending == beside ; Before == [] )
        ->  End = []
        ;   End = [Goal]
        ),
        walk_back(Before, Bits, Goal, End, Squares),
        length(Squares, Cost),
        answer_make(found, Cost, [Expanded], Squares, Answer)
    ).

%   layers(+Bits, +Start, +Goal, +Leaps, -Layers, -Expanded, -Found): the
%   squares up to each distance, the farthest first; Found is whether the goal
%   is among these, and Expanded the number of squares nearer than it.  That a
%   layer holds those before it saves taking them out, and does not mislead on
%   the way back: no neighbour of a square is nearer than it by more than one
%   step.  Layers of large levels are those of bands.pl, with Leaps or without.

layers(bits(Step, Stride, Around, Levels), Start, Goal, Leaps, Layers, Expanded,
       Found) :-
    Start = square(Level, _, _),
    arg(Level, Levels, level(Open, Extra, _)),
    bit(Start, Step, Stride, From),
    bit(Goal, Step, Stride, To),
    Layer is 1<<From,
    (   From =:= To
    ->  Layers = [Layer],
        Expanded = 0,
        Found = yes
    ;   Step =:= 4
    ->  Shift is Stride+7,
        Next is Layer \/ (Layer*Around + Extra) >> Shift /\ Open,
        (   Next =:= Layer
        ->  Least = 0
        ;   Goal = square(_, GX, GY),
            Start = square(_, SX, SY),
            Least is max(abs(GX-SX), abs(GY-SY)) - 1
        ),
        multiply(Least, Next, Layer, Open, Around, Extra, Shift, To,
                 [Next, Layer], Layers, Found),
        expanded(Found, Layers, Nearer),
        Expanded is popcount(Nearer)
    ;   bands_spread(Extra, From, To, Leaps, Layers, Seen, Found),
        expanded(Found, Layers, layer(Last, Nearer)),
        Expanded is popcount(Seen \/ Nearer<<Last)
    ).

expanded(yes, [_, Nearer|_], Nearer).
expanded(no, [Nearer|_], Nearer).

bit(square(_, X, Y), Step, Stride, Bit) :-
    Bit is Y*Stride + X*Step.

%   multiply(+Least, +Layer, +Before, +Open, +Around, +Sevens, +Shift, +To,
%   +Layers0, -Layers, -Found): Before is the layer before this one.  The
%   product has its sums higher by the place of the first neighbour; a sum of 1
%   to 8 and 7 sets the highest of four bits.  No square of a layer gets lost,
%   since it has a neighbour there.  The goal cannot be in the first Least
%   layers, so that these are not looked at; equal ones do no harm.

multiply(Least, Layer, Before, Open, Around, Sevens, Shift, To, Layers0, Layers,
         Found) :-
    (   Least > 0
    ->  Next is (Layer*Around + Sevens) >> Shift /\ Open,
        Least1 is Least-1,
        multiply(Least1, Next, Layer, Open, Around, Sevens, Shift, To,
                 [Next|Layers0], Layers, Found)
    ;   getbit(Layer, To) =:= 1
    ->  Layers = Layers0,
        Found = yes
    ;   Layer =:= Before
    ->  Layers = Layers0,
        Found = no
    ;   Next is (Layer*Around + Sevens) >> Shift /\ Open,
        multiply(0, Next, Layer, Open, Around, Sevens, Shift, To,
                 [Next|Layers0], Layers, Found)
    ).

%   walk_back(+Layers, +Bits, +Goal, +End, -Squares): the keypad trace-back
%   through the layers before the goal's own, then End.

walk_back(Layers, bits(Step, Stride, Around, Levels), Goal, End, Route) :-
    Goal = square(Level, _, _),
    arg(Level, Levels, level(_, Extra, Squares)),
    bit(Goal, Step, Stride, Bit),
    (   Step =:= 4
    ->  Back is Stride+Step,
        First is Bit-Back,
        walk_sums(Layers, Step, Stride, Back, Around, Squares, First, End,
                  Route)
    ;   bands_walk(Layers, Extra, Squares, Bit, End, Route)
    ).

%   First is the bit of the first of the eight neighbours; the others lie above
%   it, the rows from the top, a row from the left.  In keypad order the rows
%   come from below: of the bits that lie together in a row, the lowest.

walk_sums([Layer|Layers], Step, Stride, Back, Around, Squares, First, Route0,
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
        walk_sums(Layers, Step, Stride, Back, Around, Squares, Next,
                  [Square|Route0], Route)
    ).
walk_sums([], _, _, _, _, _, _, Route, Route).

trace(prepared(World, _, Bits), Question, Trace) :-
    question_squares(Question, [Start, Goal]),
    layers(Bits, Start, Goal, false, Layers, Expanded, _),
    reverse(Layers, InOrder),
    Bits = bits(Step, Stride, _, _),
    Start = square(Level, _, _),
    added(InOrder, 0, Added),
    findall(Square-Distance,
            ( nth0(Distance, Added, Layer),
              layer_square(Layer, Level, Step, Stride, Square)
            ),
            Distances),
    findall(Square,
            limit(Expanded, member(Square-_, Distances)),
            Squares),
    plane_of(World, Distances, -1, Left),
    trace_make(Squares, Left, Trace).

%   added(+Layers, +Seen, -Added): what each layer adds to those before it.

added([], _, []).
added([Layer|Layers], Seen, [New|Added]) :-
    (   Layer = layer(Base, Band)
    ->  Bits is Band << Base
    ;   Bits = Layer
    ),
    New is Bits /\ \Seen,
    Seen1 is Bits \/ Seen,
    added(Layers, Seen1, Added).

%   The squares of a layer, row by row.

layer_square(Layer, Level, Step, Stride, square(Level, X, Y)) :-
    Layer =\= 0,
    Bit is lsb(Layer),
    Rest is Layer xor (1<<Bit),
    (   X is Bit mod Stride // Step,
        Y is Bit // Stride
    ;   layer_square(Rest, Level, Step, Stride, square(Level, X, Y))
    ).
