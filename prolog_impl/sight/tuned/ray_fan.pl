/** <module> A ray to each point on the border of what may be seen

The rays are those of the plain style, but nothing is divided on the way: a ray
carries the rest of its division along (Bresenham 1965).  How far it can go
straight on is known before, and so is how far aside: it never asks whether it
has left the level.  A step is one inference.  O(radius squared) time, and the
plane takes that of the world.

Mirror: c_impl/sight/tuned/ray_fan.c.
*/
:- module(tuned_ray_fan, []).
:- use_module('../light').
:- use_module('../../world').

:- multifile solver:solver/6.

solver:solver(ray_fan, tuned, sight, [[light]-[]],
              "a ray to each point on the border", tuned_ray_fan).

%   Prepared is prepared(World, Opaque, Zeros), both as light.pl makes them.

prepare(World, prepared(World, Opaque, Zeros)) :-
    light_opaque(World, Opaque),
    light_zeros(World, Zeros).

run(Prepared, Question, Answer) :-
    Prepared = prepared(_, _, Zeros),
    see(Prepared, Question, none, Plane, Looked),
    light_end(Plane, Zeros, Looked, Answer).

trace(Prepared, Question, Trace) :-
    Prepared = prepared(World, _, _),
    light_recorded(World, Steps, see(Prepared, Question, Steps, _, _), Trace).

%   see(+Prepared, +Question, +Steps, -Plane, -Looked): Plane has variables
%   where nothing is seen; Steps are those of light_record/2.

see(prepared(World, Opaque, _), Question, Steps, Plane, Looked) :-
    light_asked(Question, Viewer, Radius),
    light_begin(World, Viewer, Start, Plane),
    Twice is 2*Radius,
    Sides is Radius+1,
    Fan = fan(Start, Radius, Twice, Sides, Plane, Opaque, Steps),
    ways(World, Viewer, Left, Right, Up, Down),
    cast_row(Up, Left, Right, Fan, 0, Looked1),
    High is -Radius+1,
    cast_sides(High, Left, Right, Up, Down, Fan, Looked1, Looked2),
    cast_row(Down, Left, Right, Fan, Looked2, Looked).

%   The straight ways from the viewer, way(Room, Step): squares up to the border
%   of the level, and what a step adds to the number of a square.

ways(World, square(_, X, Y), way(Before, -1), way(Behind, 1), way(Above, Back),
     way(Below, Width)) :-
    world_width(World, Width),
    world_height(World, Height),
    Before is X-1,
    Behind is Width-X,
    Above is Y-1,
    Below is Height-Y,
    Back is -Width.

%   The rays to a row of points above or below, from the left to the right.

cast_row(Ahead, Left, Right, Fan, Looked0, Looked) :-
    Fan = fan(_, Radius, _, _, _, _, _),
    cast_from(Radius, 1, -1, Ahead, Left, Fan, Looked0, Looked1),
    cast_from(0, Radius, 1, Ahead, Right, Fan, Looked1, Looked).

cast_from(Far, Last, Step, Ahead, Aside, Fan, Looked0, Looked) :-
    cast(Ahead, Aside, Far, Fan, Looked0, Looked1),
    (   Far =:= Last
    ->  Looked = Looked1
    ;   Next is Far+Step,
        cast_from(Next, Last, Step, Ahead, Aside, Fan, Looked1, Looked)
    ).

%   The rays to the points on the left and right, row by row.

cast_sides(DY, Left, Right, Up, Down, Fan, Looked0, Looked) :-
    Fan = fan(_, Radius, _, _, _, _, _),
    (   DY =:= Radius
    ->  Looked = Looked0
    ;   (   DY < 0
        ->  Aside = Up
        ;   Aside = Down
        ),
        Far is abs(DY),
        cast(Left, Aside, Far, Fan, Looked0, Looked1),
        cast(Right, Aside, Far, Fan, Looked1, Looked2),
        Next is DY+1,
        cast_sides(Next, Left, Right, Up, Down, Fan, Looked2, Looked)
    ).

%   cast(+Ahead, +Aside, +Far, +Fan, +Looked0, -Looked): the ray that has moved
%   so far aside when it has come to its point.

cast(way(Ahead, Step), way(Room, Side), Far, Fan, Looked0, Looked) :-
    Fan = fan(Start, Radius, Twice, Sides, Plane, Opaque, Steps),
    Length is min(Ahead, Radius),
    Far2 is 2*Far,
    Rest is Radius-1,
    step(1, Start, Rest, Room,
         ray(Length, Step, Side, Far2, Twice, Sides, Plane, Opaque, Steps),
         Entered),
    Looked is Looked0+Entered.

step(I, Cell0, Rest0, Room0, Ray, Entered) :-
    Ray = ray(Length, Step, Side, Far, Twice, Sides, Plane, Opaque, Steps),
    (   I > Length
    ->  Entered is I-1
    ;   Rest1 is Rest0+Far,
        (   Rest1 < Twice
        ->  Rest = Rest1,
            Room = Room0,
            Cell is Cell0+Step
        ;   Rest is Rest1-Twice,
            Room is Room0-1,
            Cell is Cell0+Step+Side
        ),
        (   Room < 0
        ->  Entered is I-1
        ;   arg(Cell, Plane, Light),
            (   var(Light)
            ->  Light is max(1, 255*(Sides-I) // Sides)
            ;   true
            ),
            (   Steps == none
            ->  true
            ;   light_record(Steps, Cell)
            ),
            arg(Cell, Opaque, Kind),
            (   Kind == opaque
            ->  Entered = I
            ;   Next is I+1,
                step(Next, Cell, Rest, Room, Ray, Entered)
            )
        )
    ).
