/** <module> Rays from a viewer to all points around it

A ray goes on along the longer axis; where it passes exactly between two squares
it takes the one nearer to the viewer's row or column.  The squares that rays
enter are the solutions of one goal, ray by ray.  O(radius squared) time.

Mirror: c_impl/sight/fan.c.
*/
:- module(reitti_fan,
          [ fan_see/4,                  % +World, +Question, +Times, -Answer
            fan_trace/4                 % +World, +Question, +Times, -Trace
          ]).
:- use_module('../world').
:- use_module(light).

%!  fan_see(+World, +Question, +Times, -Answer) is det.
%!  fan_trace(+World, +Question, +Times, -Trace) is det.
%
%   What is seen along the rays to all points whose distance is so many times
%   the radius, row by row; a ray is never longer than the radius.

fan_see(World, Question, Times, Answer) :-
    entered(World, Question, Times, Squares),
    length(Squares, Looked),
    light_answer(World, Question, Squares, Looked, Answer).

fan_trace(World, Question, Times, Trace) :-
    entered(World, Question, Times, Squares),
    light_trace(World, Squares, Trace).

entered(World, Question, Times, Squares) :-
    light_asked(Question, Viewer, Radius),
    Distance is Times*Radius,
    findall(Square,
            ( point(Distance, DX, DY),
              on_ray(1, Radius, World, ray(Viewer, DX, DY, Distance), Square)
            ),
            Squares).

%   point(+Distance, -DX, -DY): the points at exactly this distance.

point(Distance, DX, DY) :-
    Low is -Distance,
    between(Low, Distance, DY),
    (   abs(DY) =:= Distance
    ->  between(Low, Distance, DX)
    ;   ( DX = Low ; DX = Distance )
    ).

%   on_ray(+I, +Radius, +World, +Ray, -Square): the squares that the Ray enters
%   from its I-th on.

on_ray(I, Radius, World, Ray, Square) :-
    I =< Radius,
    ray_square(Ray, I, Here),
    world_contains(World, Here),
    (   Square = Here
    ;   \+ world_is_opaque(World, Here),
        Next is I+1,
        on_ray(Next, Radius, World, Ray, Square)
    ).

ray_square(ray(square(Level, X0, Y0), DX, DY, Distance), I,
           square(Level, X, Y)) :-
    (   abs(DX) > abs(DY)
    ->  X is X0 + sign(DX)*I,
        aside(DY, I, Distance, Y0, Y)
    ;   aside(DX, I, Distance, X0, X),
        Y is Y0 + sign(DY)*I
    ).

aside(D, I, Distance, From, To) :-
    To is From + sign(D) * ((2*I*abs(D) + Distance-1) // (2*Distance)).
