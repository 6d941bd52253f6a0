/** <module> How far a straight way leads until there is a choice

Where corners block, going straight from p to x leaves no choice but to go on
unless a square beside p cannot be entered and the one beside x can: then x is a
jump point, where it may be best to turn to that side.  For each straight way
there is a map of the squares where it stops: jump points and what cannot be
entered.  The maps of ways along a row have an integer for each row, with a bit
for each of its squares; those of ways along a column have one for each column.
So a whole line is looked at at once.

A cell is a column and a row, X and Y, counted from 0, which is border; rows are
counted through all levels, with a row of border between them.  Ways are bits in
keypad order: 1 leads down and left, 128 up and right.

Jumps are jumps(Stride, Size, Around, East, West, South, North): Around has for
each of Size cells the ways to neighbours that can be entered, or 0 if it cannot
be entered itself; the last four are the maps.

C has words of 64 bits, and has its ways stop at the goal, too.

Mirror: c_impl/kernels/jumps.c.
*/
:- module(reitti_jumps,
          [ jumps_make/2,               % +World, -Jumps
            jumps_size/2,               % +Jumps, -Size
            jumps_cell/4,               % +Jumps, +X, +Y, -Cell
            jumps_around/3,             % +Jumps, +Cell, -Ways
            jumps_onward/3,             % +Way, +Around, -Ways
            jumps_stop/6                % +Way, +Jumps, +X, +Y, -StopX, -StopY
          ]).
:- use_module(library(apply), [maplist/2, maplist/3, maplist/4]).
:- use_module(library(lists), [append/2, append/3, reverse/2]).
:- use_module('../game').
:- use_module('../world').

%!  jumps_make(+World, -Jumps) is det.

jumps_make(World, jumps(Stride, Size, Around, East, West, South, North)) :-
    world_width(World, Width),
    world_height(World, Height),
    open_digits(World, Digits),
    Stride is Width+1,
    Sides is Width+2,
    length(Border, Sides),
    maplist(=(0'0), Border),
    rows(Digits, Width, Height, Border, Rows),
    columns(Rows, Columns),
    maplist(line_bits, Rows, RowBits),
    maplist(line_bits, Columns, ColumnBits),
    length(Rows, Height1),
    stops(RowBits, Sides, East, West),
    stops(ColumnBits, Height1, South, North),
    around_rows([0|RowBits], Stride, Lists),
    append(Lists, Ways),
    Around =.. [around|Ways],
    Size is Height1*Stride.

%   A digit for each square: whether it can be entered.

open_digits(World, Digits) :-
    world_game(World, Game),
    world_elements(World, Elements),
    findall(Glyph,
            ( element(Game, Glyph, _, Cost),
              Cost \== none
            ),
            Open),
    atom_codes(Elements, Codes),
    maplist(open_digit(Open), Codes, Digits).

open_digit(Open, Code, Digit) :-
    (   memberchk(Code, Open)
    ->  Digit = 0'1
    ;   Digit = 0'0
    ).

%   rows(+Digits, +Width, +Height, +Border, -Rows): in the border.

rows([], _, _, Border, [Border]) :-
    !.
rows(Digits, Width, Height, Border, [Border|Rows]) :-
    level(Height, Digits, Width, Rest, Rows, Rows1),
    rows(Rest, Width, Height, Border, Rows1).

level(Count, Digits, Width, Rest, Rows, Rows1) :-
    (   Count =:= 0
    ->  Rest = Digits,
        Rows = Rows1
    ;   length(Squares, Width),
        append(Squares, Digits1, Digits),
        append([0'0|Squares], [0'0], Row),
        Rows = [Row|Rows2],
        Next is Count-1,
        level(Next, Digits1, Width, Rest, Rows2, Rows1)
    ).

columns([[]|_], []) :-
    !.
columns(Rows, [Column|Columns]) :-
    maplist(first_rest, Rows, Column, Rests),
    columns(Rests, Columns).

first_rest([First|Rest], First, Rest).

line_bits(Digits, Bits) :-
    reverse(Digits, Highest),
    number_codes(Bits, [0'0, 0'b|Highest]).

%   stops(+Lines, +Length, -Up, -Down): the maps of the ways that lead along
%   these lines to higher and to lower numbers.

stops(Lines, Length, Up, Down) :-
    All is (1<<Length)-1,
    line_stops([0|Lines], All, Ups, Downs),
    Up =.. [stops|Ups],
    Down =.. [stops|Downs].

line_stops([_], _, [], []) :-
    !.
line_stops([Before, Here|Lines], All, [Up|Ups], [Down|Downs]) :-
    (   Lines = [After|_]
    ->  true
    ;   After = 0
    ),
    Up is (All /\ \Here) \/ (Before /\ ((All /\ \Before) << 1))
          \/ (After /\ ((All /\ \After) << 1)),
    Down is (All /\ \Here) \/ (Before /\ ((All /\ \Before) >> 1))
            \/ (After /\ ((All /\ \After) >> 1)),
    line_stops([Here|Lines], All, Ups, Downs).

%   around_rows(+Rows, +Stride, -Lists): for each row but the first, the ways
%   from its cells.

around_rows([_], _, []) :-
    !.
around_rows([Above, Here|Rows], Stride, [List|Lists]) :-
    (   Rows = [Below|_]
    ->  true
    ;   Below = 0
    ),
    around_row(0, Stride, Above, Here, Below, List),
    around_rows([Here|Rows], Stride, Lists).

around_row(X, Stride, Above, Here, Below, List) :-
    (   X =:= Stride
    ->  List = []
    ;   (   X > 0,
            (Here >> X) /\ 1 =:= 1
        ->  Left is X-1,
            Beside is (Here >> Left) /\ 5,
            Ways is ((Below >> Left) /\ 7) \/ ((Beside /\ 1) << 3)
                    \/ ((Beside /\ 4) << 2) \/ (((Above >> Left) /\ 7) << 5)
        ;   Ways = 0
        ),
        List = [Ways|List1],
        Next is X+1,
        around_row(Next, Stride, Above, Here, Below, List1)
    ).

%!  jumps_size(+Jumps, -Size) is det.
%
%   Cells are numbered from 1 to Size.

jumps_size(jumps(_, Size, _, _, _, _, _), Size).

%!  jumps_cell(+Jumps, +X, +Y, -Cell) is det.

jumps_cell(jumps(Stride, _, _, _, _, _, _), X, Y, Cell) :-
    Cell is Y*Stride+X+1.

%!  jumps_around(+Jumps, +Cell, -Ways) is det.
%
%   The ways to neighbours that can be entered; 0 if the cell itself cannot.

jumps_around(jumps(_, _, Around, _, _, _, _), Cell, Ways) :-
    arg(Cell, Around, Ways).

%!  jumps_onward(+Way, +Around, -Ways) is det.
%
%   The ways on from where a straight way stopped, or a diagonal one at the
%   goal.

jumps_onward(Way, Around, Ways) :-
    (   turns(Way, Open1, Shut1, Turn1, Open2, Shut2, Turn2)
    ->  onward(Around, Open1, Shut1, Turn1, Way, Ways1),
        onward(Around, Open2, Shut2, Turn2, Ways1, Ways)
    ;   Ways = Way
    ).

%   turns(+Way, -Open1, -Shut1, -Turn1, -Open2, -Shut2, -Turn2): where the one
%   neighbour can be entered and the other cannot, the ways of the turn lead on,
%   too.

turns(16, 64,  32, 192,  2,   1,   6).
turns(8,  64, 128,  96,  2,   4,   3).
turns(64,  8,   1,  40, 16,   4, 144).
turns(2,   8,  32,   9, 16, 128,  20).

onward(Around, Open, Shut, Turn, Ways0, Ways) :-
    (   Around /\ (Open \/ Shut) =:= Open
    ->  Ways is Ways0 \/ Turn
    ;   Ways = Ways0
    ).

%!  jumps_stop(+Way, +Jumps, +X, +Y, -StopX, -StopY) is det.
%
%   Where a straight way from X and Y stops.

jumps_stop(16, Jumps, X, Y, Stop, Y) :-
    arg(4, Jumps, East),
    after(East, Y, X, Stop).
jumps_stop(8, Jumps, X, Y, Stop, Y) :-
    arg(5, Jumps, West),
    before(West, Y, X, Stop).
jumps_stop(2, Jumps, X, Y, X, Stop) :-
    arg(6, Jumps, South),
    after(South, X, Y, Stop).
jumps_stop(64, Jumps, X, Y, X, Stop) :-
    arg(7, Jumps, North),
    before(North, X, Y, Stop).

after(Map, Line, Place, Stop) :-
    Index is Line+1,
    arg(Index, Map, Bits),
    Next is Place+1,
    Stop is Next+lsb(Bits >> Next).

before(Map, Line, Place, Stop) :-
    Index is Line+1,
    arg(Index, Map, Bits),
    Stop is msb(Bits /\ ((1 << Place)-1)).
