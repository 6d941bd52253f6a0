/** <module> First in, first out, with the squares filled in a tree

The list of squares filled, which grows at its end, is the queue too: those
that wait are the rest of it.  O(N log N) time for N squares filled.

C has a mark for each square of the world instead of the tree.

Mirror: c_impl/fill/plain/flood_fill.c.
*/
:- module(plain_flood_fill, []).
:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2, put_assoc/4]).
:- use_module('../filling').
:- use_module('../../moves').
:- use_module('../../question').

:- multifile solver:solver/6.

solver:solver(flood_fill, plain, fill, [[any]-[complete, best, same]],
              "first in, first out", plain_flood_fill).

prepare(World, World).

run(World, Question, Answer) :-
    question_squares(Question, [Start]),
    filling_limit(World, Question, Limit),
    Left is Limit-1,
    list_to_assoc([Start-filled], Marks),
    Squares = [Start|Tail],
    spread(Squares, Tail, Left, Marks, World, 0, Taken),
    length(Squares, Filled),
    filling_answer(Squares, Filled, Taken, Answer).

%   spread(+Waiting, ?Tail, +Left, +Marks, +World, +Taken0, -Taken): takes up
%   the squares that are Waiting, and puts those that are filled at their end,
%   the Tail; so many are Left to be filled.

spread(Waiting, Tail, Left, Marks, World, Taken0, Taken) :-
    (   ( var(Waiting) ; Left =:= 0 )
    ->  Tail = [],
        Taken = Taken0
    ;   Waiting = [Square|Waiting1],
        moves_all(World, Square, Neighbours),
        fill(Neighbours, Tail, Tail1, Left, Left1, Marks, Marks1),
        Taken1 is Taken0+1,
        spread(Waiting1, Tail1, Left1, Marks1, World, Taken1, Taken)
    ).

fill([], Tail, Tail, Left, Left, Marks, Marks).
fill([Square|Squares], Tail0, Tail, Left0, Left, Marks0, Marks) :-
    (   Left0 =:= 0
    ->  Tail = Tail0,
        Left = Left0,
        Marks = Marks0
    ;   get_assoc(Square, Marks0, filled)
    ->  fill(Squares, Tail0, Tail, Left0, Left, Marks0, Marks)
    ;   Tail0 = [Square|Tail1],
        Left1 is Left0-1,
        put_assoc(Square, Marks0, filled, Marks1),
        fill(Squares, Tail1, Tail, Left1, Left, Marks1, Marks)
    ).

trace(World, Question, Trace) :-
    run(World, Question, Answer),
    filling_trace(World, Answer, Trace).
