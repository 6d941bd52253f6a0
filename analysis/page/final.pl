/** <module> What a search left, as its last picture shows it

The same as search.js shows when the player has come to the end.
*/
:- module(page_final,
          [ trace_square/3,             % +Trace, +Square, -Number
            final_route/2,              % +Trace, -Squares
            final_classes/2             % +Trace, -Classes
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(assoc), [list_to_assoc/2]).
:- use_module(library(lists),
              [max_list/2, member/2, memberchk/2, nth0/3]).
:- use_module('../study/study').

%!  trace_square(+Trace, +Square, -Number) is det.
%
%   The number of [Level, X, Y] as steps have it, from 0.

trace_square(Trace, [Level, X, Y], Number) :-
    trace_value(Trace, width, Width),
    trace_value(Trace, height, Height),
    Number is ((Level-1)*Height+Y-1)*Width+X-1.

%!  final_route(+Trace, -Squares) is det.
%
%   With the square that it starts from; [] if the answer is no way from one
%   square to another.

final_route(Trace, Squares) :-
    (   trace_value(Trace, question, [From, _|_]),
        \+ trace_plan(Trace, _),
        trace_value(Trace, rows, Rows),
        Rows = [_|_]
    ->  Squares = [From|Rows]
    ;   Squares = []
    ).

%!  final_classes(+Trace, -Classes) is det.
%
%   An assoc from the numbers of squares to their classes.  The plane of a
%   question about no square of its own tells what belongs together: each
%   number has a colour.  A plan leaves squares as they are.

final_classes(Trace, Classes) :-
    (   trace_plan(Trace, _)
    ->  Pairs = []
    ;   trace_value(Trace, question, []),
        trace_value(Trace, plane, Plane)
    ->  findall(Square-Class,
                ( nth0(Square, Plane, Number),
                  Number > 0,
                  Colour is (Number-1) mod 8,
                  format(atom(Class), "part p~d", [Colour])
                ),
                Pairs)
    ;   findall(Pair, shown(Trace, Pair), Pairs)
    ),
    list_to_assoc(Pairs, Classes).

shown(Trace, Square-Class) :-
    trace_value(Trace, steps, Steps0),
    sort(Steps0, Steps),
    trace_value(Trace, left, Left),
    max_list([1|Left], Most),
    lit(Trace, Lit),
    (   member(Square, Steps),
        nth0(Square, Left, Distance),
        Shade is 8*max(0, Distance)//Most,
        (   memberchk(Square, Lit)
        ->  format(atom(Class), "done d~d lit", [Shade])
        ;   format(atom(Class), "done d~d", [Shade])
        )
    ;   member(Square, Lit),
        \+ memberchk(Square, Steps),
        Class = lit
    ;   trace_value(Trace, opened, Opened),
        nth0(Square, Opened, Step),
        Step >= 0,
        \+ memberchk(Square, Steps),
        \+ memberchk(Square, Lit),
        Class = open
    ).

%   The squares of an answer that is no route: those of its rows, or where its
%   plane has more than nothing.

lit(Trace, Lit) :-
    (   final_route(Trace, [_|_])
    ->  Lit = []
    ;   trace_value(Trace, plane, Plane)
    ->  findall(Square,
                ( nth0(Square, Plane, Number), Number > 0 ),
                Lit)
    ;   trace_value(Trace, rows, Rows),
        maplist(trace_square(Trace), Rows, Lit)
    ).
