/** <module> Squares in the order of a breadth-first spread

A layer at a time: the squares that were come to are in an assoc, so that the
next one costs O(log n).

Mirror: c_impl/play/nearby.c.
*/
:- module(reitti_nearby,
          [ nearby/3                    % +World, +From, -Square
          ]).
:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2, put_assoc/4]).
:- use_module(library(lists), [member/2]).
:- use_module('../moves').

%!  nearby(+World, +From, -Square) is nondet.
%
%   Square is one that a spread from From, which can be entered, comes to:
%   itself first, moves in keypad order.

nearby(World, From, Square) :-
    list_to_assoc([From-seen], Seen),
    layers([From], World, Seen, Square).

layers(Layer, _, _, Square) :-
    member(Square, Layer).
layers(Layer, World, Seen0, Square) :-
    phrase(next(Layer, World, Seen0, Seen), Next),
    Next = [_|_],
    layers(Next, World, Seen, Square).

next([], _, Seen, Seen) -->
    [].
next([Square|Squares], World, Seen0, Seen) -->
    { moves_from(World, Square, Neighbours) },
    unseen(Neighbours, Seen0, Seen1),
    next(Squares, World, Seen1, Seen).

unseen([], Seen, Seen) -->
    [].
unseen([Square|Squares], Seen0, Seen) -->
    (   { get_assoc(Square, Seen0, _) }
    ->  { Seen1 = Seen0 }
    ;   [Square],
        { put_assoc(Square, Seen0, seen, Seen1) }
    ),
    unseen(Squares, Seen1, Seen).
