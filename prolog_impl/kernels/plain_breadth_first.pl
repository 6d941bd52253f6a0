/** <module> Steps counted from a square, layer by layer

A layer is the list of squares with one distance, in the order in which they got
it: what is first in comes first out.  Distances are a tree from squares to
steps.  O(N log N) time and O(N) space for N squares reached.

C has one queue of all squares, and an array of distances.

Mirror: c_impl/kernels/plain_breadth_first.c.
*/
:- module(reitti_plain_breadth_first,
          [ spread_layer/9,             % +Layer, +Distance, +World, :Wants,
                                        % -Next, -Found, +Distances0,
                                        % -Distances, -Taken
            spread_way/4                % +World, +Distances, +Square, -Squares
          ]).
:- use_module(library(assoc), [get_assoc/3, put_assoc/4]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module('../moves').

:- meta_predicate spread_layer(+, +, +, 1, -, -, +, -, -).

%!  spread_layer(+Layer, +Distance, +World, :Wants, -Next, -Found, +Distances0,
%!               -Distances, -Taken) is det.
%
%   Takes up the squares of Layer: each neighbour that has no distance gets
%   Distance and stands in the Next layer, until call(Wants, Square) is true of
%   one; that is found(Square), otherwise Found is `none`.  Taken are the
%   squares that were taken up.

spread_layer([], _, _, _, [], none, Distances, Distances, []).
spread_layer([Square|Layer], Distance, World, Wants, Next, Found, Distances0,
             Distances, [Square|Taken]) :-
    moves_all(World, Square, Neighbours),
    reach(Neighbours, Distance, Wants, New, Found0, Distances0, Distances1),
    (   Found0 == none
    ->  append(New, Next1, Next),
        spread_layer(Layer, Distance, World, Wants, Next1, Found, Distances1,
                     Distances, Taken)
    ;   Next = New,
        Found = Found0,
        Distances = Distances1,
        Taken = []
    ).

reach([], _, _, [], none, Distances, Distances).
reach([Square|Squares], Distance, Wants, New, Found, Distances0, Distances) :-
    (   get_assoc(Square, Distances0, _)
    ->  reach(Squares, Distance, Wants, New, Found, Distances0, Distances)
    ;   put_assoc(Square, Distances0, Distance, Distances1),
        New = [Square|New1],
        (   call(Wants, Square)
        ->  New1 = [],
            Found = found(Square),
            Distances = Distances1
        ;   reach(Squares, Distance, Wants, New1, Found, Distances1, Distances)
        )
    ).

%!  spread_way(+World, +Distances, +Square, -Squares) is det.
%
%   The keypad trace-back: the squares after Square along falling distances, to
%   distance 0.

spread_way(World, Distances, Square, Squares) :-
    get_assoc(Square, Distances, Distance),
    (   Distance =:= 0
    ->  Squares = []
    ;   Nearer is Distance-1,
        moves_all(World, Square, Neighbours),
        member(Next, Neighbours),
        get_assoc(Next, Distances, Nearer)
    ->  Squares = [Next|Squares1],
        spread_way(World, Distances, Next, Squares1)
    ).
