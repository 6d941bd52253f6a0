/** <module> What a search answers, and what it leaves behind

An answer is route(Status, Cost, Expanded, Squares): Status is `found` or
`no_route` (then Cost is 0 and Squares is []); Expanded is the number of squares
expanded; Squares are those after the start.

A footprint is footprint(Distances, Expanded): the pairs Square-Distance of all
squares that got a distance, in any order, and the squares expanded, in order.

Mirror: c_impl/route.c.
*/
:- module(route,
          [ route_print/3               % +Out, +Squares, +World
          ]).
:- use_module(square).

%!  route_print(+Out, +Squares, +World) is det.
%
%   The squares in a row, "(1,2)(2,2)", as the games print them.

route_print(Out, Squares, world(_, _, Levels, _, _, _)) :-
    (   Levels > 1
    ->  WithLevel = true
    ;   WithLevel = false
    ),
    forall(member(Square, Squares),
           square_print(Out, Square, WithLevel)).
