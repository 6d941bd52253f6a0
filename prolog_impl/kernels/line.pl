/** <module> The straight line from a square to another on its level

Drawn with whole numbers: an error says by how much the line has come off the
true one, and decides which coordinate steps next, or both.  O(length) time.

Mirror: c_impl/kernels/line.c.
*/
:- module(reitti_line,
          [ line_length/3,              % +From, +To, -Length
            line_is_free/3,             % +World, +A, +B
            line_squares/3,             % +From, +To, -Squares
            line_drawn/3                % +From, +To, -Squares
          ]).
:- use_module(library(lists), [reverse/2]).
:- use_module('../world').

%!  line_length(+From, +To, -Length) is det.
%
%   The steps from one square to the other where nothing is in the way: the
%   longer of both distances.

line_length(square(_, X0, Y0), square(_, X, Y), Length) :-
    Length is max(abs(X-X0), abs(Y-Y0)).

%!  line_is_free(+World, +A, +B) is semidet.
%
%   Moves lead along the line between two squares, which is drawn from the one
%   that comes first, row by row.

line_is_free(World, A, B) :-
    (   comes_first(A, B)
    ->  line_drawn(A, B, Squares)
    ;   line_drawn(B, A, Squares)
    ),
    world_corners(World, Corners),
    is_free(Squares, Corners, World).

is_free([_], _, _) :- !.
is_free([From, To|Squares], Corners, World) :-
    world_is_open(World, To),
    (   Corners == block
    ->  From = square(Level, X0, Y0),
        To = square(_, X, Y),
        world_is_open(World, square(Level, X, Y0)),
        world_is_open(World, square(Level, X0, Y))
    ;   true
    ),
    is_free([To|Squares], Corners, World).

%!  line_squares(+From, +To, -Squares) is det.
%
%   The squares of that line after From, up to To.

line_squares(From, To, Squares) :-
    (   comes_first(From, To)
    ->  line_drawn(From, To, [_|Squares])
    ;   line_drawn(To, From, Line),
        reverse(Line, [_|Squares])
    ).

comes_first(square(_, X0, Y0), square(_, X, Y)) :-
    (   Y0 =:= Y
    ->  X0 < X
    ;   Y0 < Y
    ).

%!  line_drawn(+From, +To, -Squares) is det.
%
%   The line as it is drawn from its first square, both ends included.

line_drawn(From, To, Squares) :-
    From = square(_, X0, Y0),
    To = square(_, X, Y),
    DX is abs(X-X0),
    DY is abs(Y-Y0),
    Error is DX-DY,
    line(From, To, DX, DY, Error, Squares).

line(To, To, _, _, _, [To]) :- !.
line(From, To, DX, DY, Error0, [From|Squares]) :-
    From = square(Level, X0, Y0),
    To = square(_, X, Y),
    Twice is 2*Error0,
    (   Twice > -DY
    ->  X1 is X0+sign(X-X0),
        Error1 is Error0-DY
    ;   X1 = X0,
        Error1 = Error0
    ),
    (   Twice < DX
    ->  Y1 is Y0+sign(Y-Y0),
        Error is Error1+DX
    ;   Y1 = Y0,
        Error = Error1
    ),
    line(square(Level, X1, Y1), To, DX, DY, Error, Squares).
