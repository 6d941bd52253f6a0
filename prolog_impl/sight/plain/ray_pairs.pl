/** <module> The rule of sight for each square by itself

A clear square is seen if one of two lines to it meets nothing opaque: they
differ where the line of centres passes exactly between two squares, which the
low line takes on one side and the high line on the other.  So two clear squares
see each other or neither does.  O(radius cubed) time.

Mirror: c_impl/sight/plain/ray_pairs.c.
*/
:- module(plain_ray_pairs, []).
:- use_module(library(lists), [append/3]).
:- use_module('../light').
:- use_module('../../world').

:- multifile solver:solver/6.

solver:solver(ray_pairs, plain, sight, [[light]-[complete, best, same]],
              "two lines to each square", plain_ray_pairs).

prepare(World, World).

run(World, Question, Answer) :-
    look(World, Question, Clear, Steps),
    light_walls(World, Question, Clear, Walls),
    append(Clear, Walls, Squares),
    length(Steps, Looked),
    light_answer(World, Question, Squares, Looked, Answer).

trace(World, Question, Trace) :-
    look(World, Question, _, Steps),
    light_trace(World, Steps, Trace).

%   look(+World, +Question, -Clear, -Steps): the clear squares that are seen,
%   but for the viewer's, and those looked at.

look(World, Question, Clear, Steps) :-
    light_asked(Question, Viewer, _),
    findall(Square,
            ( light_near(World, Question, Square),
              Square \== Viewer,
              \+ world_is_opaque(World, Square)
            ),
            Squares),
    phrase(look_at(Squares, World, Viewer, Clear), Steps).

%   look_at(+Squares, +World, +Viewer, -Clear)//: the squares looked at.

look_at([], _, _, []) --> [].
look_at([Square|Squares], World, Viewer, Clear) -->
    { line(low, Viewer, Square, Low),
      line(high, Viewer, Square, High)
    },
    walk(Low, World, Free0),
    (   { Free0 == false, Low \== High }
    ->  walk(High, World, Free)
    ;   { Free = Free0 }
    ),
    { Free == true
    ->  Clear = [Square|More]
    ;   Clear = More
    },
    look_at(Squares, World, Viewer, More).

walk([], _, true) --> [].
walk([Square|Squares], World, Free) -->
    [Square],
    (   { world_is_opaque(World, Square) }
    ->  { Free = false }
    ;   walk(Squares, World, Free)
    ).

%   line(+Kind, +From, +To, -Squares): those strictly between.

line(Kind, square(Level, X0, Y0), square(Level, X1, Y1), Squares) :-
    DX is X1-X0,
    DY is Y1-Y0,
    Length is max(abs(DX), abs(DY)),
    Last is Length-1,
    findall(square(Level, X, Y),
            ( between(1, Last, I),
              (   abs(DX) >= abs(DY)
              ->  X is X0 + sign(DX)*I,
                  aside(Kind, DY, I, Length, Y0, Y)
              ;   aside(Kind, DX, I, Length, X0, X),
                  Y is Y0 + sign(DY)*I
              )
            ),
            Squares).

aside(low, D, I, Length, From, To) :-
    To is From + (2*I*D + Length-1) div (2*Length).
aside(high, D, I, Length, From, To) :-
    To is From + (2*I*D + Length) div (2*Length).
