/*  city.pl -- the city program of 2010: a dwarf walks through a fortress.

    A reconstruction: the program is lost, this follows what the text of the
    thesis tells of it.  Everything is a fact, every case a clause; no cuts.
    The fortress itself is a reconstruction too.

    Wrong on purpose, as then: what is typed is not checked; no predicate
    removes the facts, so it answers one question and ends; where there is no
    route it fails, or goes round for ever once it has found stairs; a level's
    starting point is never taken for its end point, so the goal cannot be the
    start or the foot of the stairs, nor the start the stairs that are wanted.

    One file, long because it was one then.

    Mirror: c_impl/originals/city.c.
*/
:- dynamic(tile/4).
:- dynamic(distance/4).
:- dynamic(examine/4).
:- dynamic(direction/1).
:- dynamic(start_point/3).
:- dynamic(end_point/3).
:- dynamic(route/4).

element('.', 1).
element('>', 1).
element('<', 1).
element('/', 1).
element('$', 1).
element('#', 0).
element('+', 0).
element('@', 0).

stairs(1, '>').
stairs(2, '<').

set_world :-
    assertz(tile(1, 1, 1, '#')),
    assertz(tile(1, 2, 1, '#')),
    assertz(tile(1, 3, 1, '#')),
    assertz(tile(1, 4, 1, '#')),
    assertz(tile(1, 5, 1, '#')),
    assertz(tile(1, 6, 1, '#')),
    assertz(tile(1, 7, 1, '#')),
    assertz(tile(1, 8, 1, '#')),
    assertz(tile(1, 9, 1, '#')),
    assertz(tile(1, 10, 1, '#')),
    assertz(tile(1, 11, 1, '#')),
    assertz(tile(1, 12, 1, '#')),
    assertz(tile(1, 1, 2, '#')),
    assertz(tile(1, 2, 2, '.')),
    assertz(tile(1, 3, 2, '.')),
    assertz(tile(1, 4, 2, '.')),
    assertz(tile(1, 5, 2, '#')),
    assertz(tile(1, 6, 2, '.')),
    assertz(tile(1, 7, 2, '.')),
    assertz(tile(1, 8, 2, '#')),
    assertz(tile(1, 9, 2, '.')),
    assertz(tile(1, 10, 2, '.')),
    assertz(tile(1, 11, 2, '.')),
    assertz(tile(1, 12, 2, '#')),
    assertz(tile(1, 1, 3, '#')),
    assertz(tile(1, 2, 3, '.')),
    assertz(tile(1, 3, 3, '.')),
    assertz(tile(1, 4, 3, '.')),
    assertz(tile(1, 5, 3, '/')),
    assertz(tile(1, 6, 3, '.')),
    assertz(tile(1, 7, 3, '.')),
    assertz(tile(1, 8, 3, '#')),
    assertz(tile(1, 9, 3, '.')),
    assertz(tile(1, 10, 3, '.')),
    assertz(tile(1, 11, 3, '.')),
    assertz(tile(1, 12, 3, '#')),
    assertz(tile(1, 1, 4, '#')),
    assertz(tile(1, 2, 4, '.')),
    assertz(tile(1, 3, 4, '.')),
    assertz(tile(1, 4, 4, '.')),
    assertz(tile(1, 5, 4, '#')),
    assertz(tile(1, 6, 4, '.')),
    assertz(tile(1, 7, 4, '.')),
    assertz(tile(1, 8, 4, '/')),
    assertz(tile(1, 9, 4, '.')),
    assertz(tile(1, 10, 4, '.')),
    assertz(tile(1, 11, 4, '.')),
    assertz(tile(1, 12, 4, '#')),
    assertz(tile(1, 1, 5, '#')),
    assertz(tile(1, 2, 5, '#')),
    assertz(tile(1, 3, 5, '#')),
    assertz(tile(1, 4, 5, '#')),
    assertz(tile(1, 5, 5, '#')),
    assertz(tile(1, 6, 5, '.')),
    assertz(tile(1, 7, 5, '.')),
    assertz(tile(1, 8, 5, '#')),
    assertz(tile(1, 9, 5, '#')),
    assertz(tile(1, 10, 5, '#')),
    assertz(tile(1, 11, 5, '#')),
    assertz(tile(1, 12, 5, '#')),
    assertz(tile(1, 1, 6, '#')),
    assertz(tile(1, 2, 6, '.')),
    assertz(tile(1, 3, 6, '.')),
    assertz(tile(1, 4, 6, '.')),
    assertz(tile(1, 5, 6, '.')),
    assertz(tile(1, 6, 6, '.')),
    assertz(tile(1, 7, 6, '.')),
    assertz(tile(1, 8, 6, '.')),
    assertz(tile(1, 9, 6, '.')),
    assertz(tile(1, 10, 6, '.')),
    assertz(tile(1, 11, 6, '.')),
    assertz(tile(1, 12, 6, '#')),
    assertz(tile(1, 1, 7, '#')),
    assertz(tile(1, 2, 7, '#')),
    assertz(tile(1, 3, 7, '#')),
    assertz(tile(1, 4, 7, '#')),
    assertz(tile(1, 5, 7, '#')),
    assertz(tile(1, 6, 7, '.')),
    assertz(tile(1, 7, 7, '.')),
    assertz(tile(1, 8, 7, '#')),
    assertz(tile(1, 9, 7, '#')),
    assertz(tile(1, 10, 7, '#')),
    assertz(tile(1, 11, 7, '#')),
    assertz(tile(1, 12, 7, '#')),
    assertz(tile(1, 1, 8, '#')),
    assertz(tile(1, 2, 8, '.')),
    assertz(tile(1, 3, 8, '.')),
    assertz(tile(1, 4, 8, '.')),
    assertz(tile(1, 5, 8, '+')),
    assertz(tile(1, 6, 8, '.')),
    assertz(tile(1, 7, 8, '.')),
    assertz(tile(1, 8, 8, '/')),
    assertz(tile(1, 9, 8, '.')),
    assertz(tile(1, 10, 8, '.')),
    assertz(tile(1, 11, 8, '.')),
    assertz(tile(1, 12, 8, '#')),
    assertz(tile(1, 1, 9, '#')),
    assertz(tile(1, 2, 9, '.')),
    assertz(tile(1, 3, 9, '.')),
    assertz(tile(1, 4, 9, '.')),
    assertz(tile(1, 5, 9, '#')),
    assertz(tile(1, 6, 9, '.')),
    assertz(tile(1, 7, 9, '.')),
    assertz(tile(1, 8, 9, '#')),
    assertz(tile(1, 9, 9, '.')),
    assertz(tile(1, 10, 9, '$')),
    assertz(tile(1, 11, 9, '.')),
    assertz(tile(1, 12, 9, '#')),
    assertz(tile(1, 1, 10, '#')),
    assertz(tile(1, 2, 10, '.')),
    assertz(tile(1, 3, 10, '.')),
    assertz(tile(1, 4, 10, '.')),
    assertz(tile(1, 5, 10, '/')),
    assertz(tile(1, 6, 10, '.')),
    assertz(tile(1, 7, 10, '.')),
    assertz(tile(1, 8, 10, '#')),
    assertz(tile(1, 9, 10, '.')),
    assertz(tile(1, 10, 10, '.')),
    assertz(tile(1, 11, 10, '.')),
    assertz(tile(1, 12, 10, '#')),
    assertz(tile(1, 1, 11, '#')),
    assertz(tile(1, 2, 11, '.')),
    assertz(tile(1, 3, 11, '.')),
    assertz(tile(1, 4, 11, '.')),
    assertz(tile(1, 5, 11, '#')),
    assertz(tile(1, 6, 11, '.')),
    assertz(tile(1, 7, 11, '>')),
    assertz(tile(1, 8, 11, '#')),
    assertz(tile(1, 9, 11, '.')),
    assertz(tile(1, 10, 11, '.')),
    assertz(tile(1, 11, 11, '.')),
    assertz(tile(1, 12, 11, '#')),
    assertz(tile(1, 1, 12, '#')),
    assertz(tile(1, 2, 12, '#')),
    assertz(tile(1, 3, 12, '#')),
    assertz(tile(1, 4, 12, '#')),
    assertz(tile(1, 5, 12, '#')),
    assertz(tile(1, 6, 12, '#')),
    assertz(tile(1, 7, 12, '#')),
    assertz(tile(1, 8, 12, '#')),
    assertz(tile(1, 9, 12, '#')),
    assertz(tile(1, 10, 12, '#')),
    assertz(tile(1, 11, 12, '#')),
    assertz(tile(1, 12, 12, '#')),
    assertz(tile(2, 1, 1, '#')),
    assertz(tile(2, 2, 1, '#')),
    assertz(tile(2, 3, 1, '#')),
    assertz(tile(2, 4, 1, '#')),
    assertz(tile(2, 5, 1, '#')),
    assertz(tile(2, 6, 1, '#')),
    assertz(tile(2, 7, 1, '#')),
    assertz(tile(2, 8, 1, '#')),
    assertz(tile(2, 9, 1, '#')),
    assertz(tile(2, 10, 1, '#')),
    assertz(tile(2, 11, 1, '#')),
    assertz(tile(2, 12, 1, '#')),
    assertz(tile(2, 1, 2, '#')),
    assertz(tile(2, 2, 2, '.')),
    assertz(tile(2, 3, 2, '.')),
    assertz(tile(2, 4, 2, '#')),
    assertz(tile(2, 5, 2, '.')),
    assertz(tile(2, 6, 2, '.')),
    assertz(tile(2, 7, 2, '.')),
    assertz(tile(2, 8, 2, '.')),
    assertz(tile(2, 9, 2, '.')),
    assertz(tile(2, 10, 2, '.')),
    assertz(tile(2, 11, 2, '>')),
    assertz(tile(2, 12, 2, '#')),
    assertz(tile(2, 1, 3, '#')),
    assertz(tile(2, 2, 3, '.')),
    assertz(tile(2, 3, 3, '.')),
    assertz(tile(2, 4, 3, '#')),
    assertz(tile(2, 5, 3, '.')),
    assertz(tile(2, 6, 3, '.')),
    assertz(tile(2, 7, 3, '.')),
    assertz(tile(2, 8, 3, '.')),
    assertz(tile(2, 9, 3, '#')),
    assertz(tile(2, 10, 3, '.')),
    assertz(tile(2, 11, 3, '.')),
    assertz(tile(2, 12, 3, '#')),
    assertz(tile(2, 1, 4, '#')),
    assertz(tile(2, 2, 4, '.')),
    assertz(tile(2, 3, 4, '.')),
    assertz(tile(2, 4, 4, '#')),
    assertz(tile(2, 5, 4, '.')),
    assertz(tile(2, 6, 4, '.')),
    assertz(tile(2, 7, 4, '.')),
    assertz(tile(2, 8, 4, '.')),
    assertz(tile(2, 9, 4, '#')),
    assertz(tile(2, 10, 4, '.')),
    assertz(tile(2, 11, 4, '.')),
    assertz(tile(2, 12, 4, '#')),
    assertz(tile(2, 1, 5, '#')),
    assertz(tile(2, 2, 5, '.')),
    assertz(tile(2, 3, 5, '.')),
    assertz(tile(2, 4, 5, '#')),
    assertz(tile(2, 5, 5, '#')),
    assertz(tile(2, 6, 5, '/')),
    assertz(tile(2, 7, 5, '+')),
    assertz(tile(2, 8, 5, '#')),
    assertz(tile(2, 9, 5, '#')),
    assertz(tile(2, 10, 5, '.')),
    assertz(tile(2, 11, 5, '.')),
    assertz(tile(2, 12, 5, '#')),
    assertz(tile(2, 1, 6, '#')),
    assertz(tile(2, 2, 6, '.')),
    assertz(tile(2, 3, 6, '.')),
    assertz(tile(2, 4, 6, '.')),
    assertz(tile(2, 5, 6, '.')),
    assertz(tile(2, 6, 6, '.')),
    assertz(tile(2, 7, 6, '.')),
    assertz(tile(2, 8, 6, '.')),
    assertz(tile(2, 9, 6, '.')),
    assertz(tile(2, 10, 6, '.')),
    assertz(tile(2, 11, 6, '.')),
    assertz(tile(2, 12, 6, '#')),
    assertz(tile(2, 1, 7, '#')),
    assertz(tile(2, 2, 7, '.')),
    assertz(tile(2, 3, 7, '.')),
    assertz(tile(2, 4, 7, '#')),
    assertz(tile(2, 5, 7, '#')),
    assertz(tile(2, 6, 7, '+')),
    assertz(tile(2, 7, 7, '/')),
    assertz(tile(2, 8, 7, '#')),
    assertz(tile(2, 9, 7, '#')),
    assertz(tile(2, 10, 7, '.')),
    assertz(tile(2, 11, 7, '.')),
    assertz(tile(2, 12, 7, '#')),
    assertz(tile(2, 1, 8, '#')),
    assertz(tile(2, 2, 8, '.')),
    assertz(tile(2, 3, 8, '.')),
    assertz(tile(2, 4, 8, '#')),
    assertz(tile(2, 5, 8, '.')),
    assertz(tile(2, 6, 8, '.')),
    assertz(tile(2, 7, 8, '.')),
    assertz(tile(2, 8, 8, '.')),
    assertz(tile(2, 9, 8, '#')),
    assertz(tile(2, 10, 8, '.')),
    assertz(tile(2, 11, 8, '.')),
    assertz(tile(2, 12, 8, '#')),
    assertz(tile(2, 1, 9, '#')),
    assertz(tile(2, 2, 9, '.')),
    assertz(tile(2, 3, 9, '.')),
    assertz(tile(2, 4, 9, '#')),
    assertz(tile(2, 5, 9, '.')),
    assertz(tile(2, 6, 9, '.')),
    assertz(tile(2, 7, 9, '.')),
    assertz(tile(2, 8, 9, '.')),
    assertz(tile(2, 9, 9, '#')),
    assertz(tile(2, 10, 9, '.')),
    assertz(tile(2, 11, 9, '.')),
    assertz(tile(2, 12, 9, '#')),
    assertz(tile(2, 1, 10, '#')),
    assertz(tile(2, 2, 10, '.')),
    assertz(tile(2, 3, 10, '.')),
    assertz(tile(2, 4, 10, '/')),
    assertz(tile(2, 5, 10, '.')),
    assertz(tile(2, 6, 10, '$')),
    assertz(tile(2, 7, 10, '.')),
    assertz(tile(2, 8, 10, '.')),
    assertz(tile(2, 9, 10, '/')),
    assertz(tile(2, 10, 10, '.')),
    assertz(tile(2, 11, 10, '.')),
    assertz(tile(2, 12, 10, '#')),
    assertz(tile(2, 1, 11, '#')),
    assertz(tile(2, 2, 11, '.')),
    assertz(tile(2, 3, 11, '.')),
    assertz(tile(2, 4, 11, '#')),
    assertz(tile(2, 5, 11, '.')),
    assertz(tile(2, 6, 11, '.')),
    assertz(tile(2, 7, 11, '<')),
    assertz(tile(2, 8, 11, '.')),
    assertz(tile(2, 9, 11, '#')),
    assertz(tile(2, 10, 11, '.')),
    assertz(tile(2, 11, 11, '>')),
    assertz(tile(2, 12, 11, '#')),
    assertz(tile(2, 1, 12, '#')),
    assertz(tile(2, 2, 12, '#')),
    assertz(tile(2, 3, 12, '#')),
    assertz(tile(2, 4, 12, '#')),
    assertz(tile(2, 5, 12, '#')),
    assertz(tile(2, 6, 12, '#')),
    assertz(tile(2, 7, 12, '#')),
    assertz(tile(2, 8, 12, '#')),
    assertz(tile(2, 9, 12, '#')),
    assertz(tile(2, 10, 12, '#')),
    assertz(tile(2, 11, 12, '#')),
    assertz(tile(2, 12, 12, '#')),
    assertz(tile(3, 1, 1, '#')),
    assertz(tile(3, 2, 1, '#')),
    assertz(tile(3, 3, 1, '#')),
    assertz(tile(3, 4, 1, '#')),
    assertz(tile(3, 5, 1, '#')),
    assertz(tile(3, 6, 1, '#')),
    assertz(tile(3, 7, 1, '#')),
    assertz(tile(3, 8, 1, '#')),
    assertz(tile(3, 9, 1, '#')),
    assertz(tile(3, 10, 1, '#')),
    assertz(tile(3, 11, 1, '#')),
    assertz(tile(3, 12, 1, '#')),
    assertz(tile(3, 1, 2, '#')),
    assertz(tile(3, 2, 2, '.')),
    assertz(tile(3, 3, 2, '.')),
    assertz(tile(3, 4, 2, '.')),
    assertz(tile(3, 5, 2, '.')),
    assertz(tile(3, 6, 2, '.')),
    assertz(tile(3, 7, 2, '.')),
    assertz(tile(3, 8, 2, '.')),
    assertz(tile(3, 9, 2, '.')),
    assertz(tile(3, 10, 2, '.')),
    assertz(tile(3, 11, 2, '<')),
    assertz(tile(3, 12, 2, '#')),
    assertz(tile(3, 1, 3, '#')),
    assertz(tile(3, 2, 3, '.')),
    assertz(tile(3, 3, 3, '#')),
    assertz(tile(3, 4, 3, '#')),
    assertz(tile(3, 5, 3, '#')),
    assertz(tile(3, 6, 3, '#')),
    assertz(tile(3, 7, 3, '/')),
    assertz(tile(3, 8, 3, '#')),
    assertz(tile(3, 9, 3, '#')),
    assertz(tile(3, 10, 3, '#')),
    assertz(tile(3, 11, 3, '.')),
    assertz(tile(3, 12, 3, '#')),
    assertz(tile(3, 1, 4, '#')),
    assertz(tile(3, 2, 4, '.')),
    assertz(tile(3, 3, 4, '#')),
    assertz(tile(3, 4, 4, '.')),
    assertz(tile(3, 5, 4, '.')),
    assertz(tile(3, 6, 4, '#')),
    assertz(tile(3, 7, 4, '>')),
    assertz(tile(3, 8, 4, '.')),
    assertz(tile(3, 9, 4, '.')),
    assertz(tile(3, 10, 4, '#')),
    assertz(tile(3, 11, 4, '.')),
    assertz(tile(3, 12, 4, '#')),
    assertz(tile(3, 1, 5, '#')),
    assertz(tile(3, 2, 5, '.')),
    assertz(tile(3, 3, 5, '#')),
    assertz(tile(3, 4, 5, '.')),
    assertz(tile(3, 5, 5, '.')),
    assertz(tile(3, 6, 5, '#')),
    assertz(tile(3, 7, 5, '.')),
    assertz(tile(3, 8, 5, '.')),
    assertz(tile(3, 9, 5, '.')),
    assertz(tile(3, 10, 5, '#')),
    assertz(tile(3, 11, 5, '.')),
    assertz(tile(3, 12, 5, '#')),
    assertz(tile(3, 1, 6, '#')),
    assertz(tile(3, 2, 6, '.')),
    assertz(tile(3, 3, 6, '#')),
    assertz(tile(3, 4, 6, '/')),
    assertz(tile(3, 5, 6, '#')),
    assertz(tile(3, 6, 6, '#')),
    assertz(tile(3, 7, 6, '#')),
    assertz(tile(3, 8, 6, '#')),
    assertz(tile(3, 9, 6, '#')),
    assertz(tile(3, 10, 6, '#')),
    assertz(tile(3, 11, 6, '.')),
    assertz(tile(3, 12, 6, '#')),
    assertz(tile(3, 1, 7, '#')),
    assertz(tile(3, 2, 7, '.')),
    assertz(tile(3, 3, 7, '.')),
    assertz(tile(3, 4, 7, '.')),
    assertz(tile(3, 5, 7, '.')),
    assertz(tile(3, 6, 7, '.')),
    assertz(tile(3, 7, 7, '.')),
    assertz(tile(3, 8, 7, '.')),
    assertz(tile(3, 9, 7, '.')),
    assertz(tile(3, 10, 7, '.')),
    assertz(tile(3, 11, 7, '.')),
    assertz(tile(3, 12, 7, '#')),
    assertz(tile(3, 1, 8, '#')),
    assertz(tile(3, 2, 8, '#')),
    assertz(tile(3, 3, 8, '#')),
    assertz(tile(3, 4, 8, '#')),
    assertz(tile(3, 5, 8, '.')),
    assertz(tile(3, 6, 8, '#')),
    assertz(tile(3, 7, 8, '#')),
    assertz(tile(3, 8, 8, '#')),
    assertz(tile(3, 9, 8, '#')),
    assertz(tile(3, 10, 8, '#')),
    assertz(tile(3, 11, 8, '#')),
    assertz(tile(3, 12, 8, '#')),
    assertz(tile(3, 1, 9, '#')),
    assertz(tile(3, 2, 9, '.')),
    assertz(tile(3, 3, 9, '.')),
    assertz(tile(3, 4, 9, '.')),
    assertz(tile(3, 5, 9, '.')),
    assertz(tile(3, 6, 9, '/')),
    assertz(tile(3, 7, 9, '.')),
    assertz(tile(3, 8, 9, '.')),
    assertz(tile(3, 9, 9, '$')),
    assertz(tile(3, 10, 9, '.')),
    assertz(tile(3, 11, 9, '.')),
    assertz(tile(3, 12, 9, '#')),
    assertz(tile(3, 1, 10, '#')),
    assertz(tile(3, 2, 10, '.')),
    assertz(tile(3, 3, 10, '#')),
    assertz(tile(3, 4, 10, '#')),
    assertz(tile(3, 5, 10, '.')),
    assertz(tile(3, 6, 10, '#')),
    assertz(tile(3, 7, 10, '#')),
    assertz(tile(3, 8, 10, '#')),
    assertz(tile(3, 9, 10, '#')),
    assertz(tile(3, 10, 10, '#')),
    assertz(tile(3, 11, 10, '/')),
    assertz(tile(3, 12, 10, '#')),
    assertz(tile(3, 1, 11, '#')),
    assertz(tile(3, 2, 11, '.')),
    assertz(tile(3, 3, 11, '#')),
    assertz(tile(3, 4, 11, '>')),
    assertz(tile(3, 5, 11, '.')),
    assertz(tile(3, 6, 11, '#')),
    assertz(tile(3, 7, 11, '.')),
    assertz(tile(3, 8, 11, '.')),
    assertz(tile(3, 9, 11, '.')),
    assertz(tile(3, 10, 11, '.')),
    assertz(tile(3, 11, 11, '<')),
    assertz(tile(3, 12, 11, '#')),
    assertz(tile(3, 1, 12, '#')),
    assertz(tile(3, 2, 12, '#')),
    assertz(tile(3, 3, 12, '#')),
    assertz(tile(3, 4, 12, '#')),
    assertz(tile(3, 5, 12, '#')),
    assertz(tile(3, 6, 12, '#')),
    assertz(tile(3, 7, 12, '#')),
    assertz(tile(3, 8, 12, '#')),
    assertz(tile(3, 9, 12, '#')),
    assertz(tile(3, 10, 12, '#')),
    assertz(tile(3, 11, 12, '#')),
    assertz(tile(3, 12, 12, '#')),
    assertz(tile(4, 1, 1, '#')),
    assertz(tile(4, 2, 1, '#')),
    assertz(tile(4, 3, 1, '#')),
    assertz(tile(4, 4, 1, '#')),
    assertz(tile(4, 5, 1, '#')),
    assertz(tile(4, 6, 1, '#')),
    assertz(tile(4, 7, 1, '#')),
    assertz(tile(4, 8, 1, '#')),
    assertz(tile(4, 9, 1, '#')),
    assertz(tile(4, 10, 1, '#')),
    assertz(tile(4, 11, 1, '#')),
    assertz(tile(4, 12, 1, '#')),
    assertz(tile(4, 1, 2, '#')),
    assertz(tile(4, 2, 2, '.')),
    assertz(tile(4, 3, 2, '.')),
    assertz(tile(4, 4, 2, '.')),
    assertz(tile(4, 5, 2, '#')),
    assertz(tile(4, 6, 2, '.')),
    assertz(tile(4, 7, 2, '.')),
    assertz(tile(4, 8, 2, '.')),
    assertz(tile(4, 9, 2, '.')),
    assertz(tile(4, 10, 2, '.')),
    assertz(tile(4, 11, 2, '.')),
    assertz(tile(4, 12, 2, '#')),
    assertz(tile(4, 1, 3, '#')),
    assertz(tile(4, 2, 3, '.')),
    assertz(tile(4, 3, 3, '.')),
    assertz(tile(4, 4, 3, '.')),
    assertz(tile(4, 5, 3, '+')),
    assertz(tile(4, 6, 3, '.')),
    assertz(tile(4, 7, 3, '.')),
    assertz(tile(4, 8, 3, '.')),
    assertz(tile(4, 9, 3, '.')),
    assertz(tile(4, 10, 3, '.')),
    assertz(tile(4, 11, 3, '.')),
    assertz(tile(4, 12, 3, '#')),
    assertz(tile(4, 1, 4, '#')),
    assertz(tile(4, 2, 4, '.')),
    assertz(tile(4, 3, 4, '.')),
    assertz(tile(4, 4, 4, '.')),
    assertz(tile(4, 5, 4, '/')),
    assertz(tile(4, 6, 4, '.')),
    assertz(tile(4, 7, 4, '<')),
    assertz(tile(4, 8, 4, '.')),
    assertz(tile(4, 9, 4, '.')),
    assertz(tile(4, 10, 4, '.')),
    assertz(tile(4, 11, 4, '.')),
    assertz(tile(4, 12, 4, '#')),
    assertz(tile(4, 1, 5, '#')),
    assertz(tile(4, 2, 5, '.')),
    assertz(tile(4, 3, 5, '.')),
    assertz(tile(4, 4, 5, '.')),
    assertz(tile(4, 5, 5, '#')),
    assertz(tile(4, 6, 5, '#')),
    assertz(tile(4, 7, 5, '#')),
    assertz(tile(4, 8, 5, '#')),
    assertz(tile(4, 9, 5, '#')),
    assertz(tile(4, 10, 5, '#')),
    assertz(tile(4, 11, 5, '#')),
    assertz(tile(4, 12, 5, '#')),
    assertz(tile(4, 1, 6, '#')),
    assertz(tile(4, 2, 6, '.')),
    assertz(tile(4, 3, 6, '.')),
    assertz(tile(4, 4, 6, '.')),
    assertz(tile(4, 5, 6, '.')),
    assertz(tile(4, 6, 6, '.')),
    assertz(tile(4, 7, 6, '.')),
    assertz(tile(4, 8, 6, '.')),
    assertz(tile(4, 9, 6, '.')),
    assertz(tile(4, 10, 6, '.')),
    assertz(tile(4, 11, 6, '.')),
    assertz(tile(4, 12, 6, '#')),
    assertz(tile(4, 1, 7, '#')),
    assertz(tile(4, 2, 7, '#')),
    assertz(tile(4, 3, 7, '#')),
    assertz(tile(4, 4, 7, '#')),
    assertz(tile(4, 5, 7, '#')),
    assertz(tile(4, 6, 7, '/')),
    assertz(tile(4, 7, 7, '#')),
    assertz(tile(4, 8, 7, '#')),
    assertz(tile(4, 9, 7, '#')),
    assertz(tile(4, 10, 7, '#')),
    assertz(tile(4, 11, 7, '.')),
    assertz(tile(4, 12, 7, '#')),
    assertz(tile(4, 1, 8, '#')),
    assertz(tile(4, 2, 8, '.')),
    assertz(tile(4, 3, 8, '.')),
    assertz(tile(4, 4, 8, '.')),
    assertz(tile(4, 5, 8, '#')),
    assertz(tile(4, 6, 8, '.')),
    assertz(tile(4, 7, 8, '.')),
    assertz(tile(4, 8, 8, '.')),
    assertz(tile(4, 9, 8, '.')),
    assertz(tile(4, 10, 8, '#')),
    assertz(tile(4, 11, 8, '.')),
    assertz(tile(4, 12, 8, '#')),
    assertz(tile(4, 1, 9, '#')),
    assertz(tile(4, 2, 9, '.')),
    assertz(tile(4, 3, 9, '.')),
    assertz(tile(4, 4, 9, '.')),
    assertz(tile(4, 5, 9, '+')),
    assertz(tile(4, 6, 9, '.')),
    assertz(tile(4, 7, 9, '.')),
    assertz(tile(4, 8, 9, '.')),
    assertz(tile(4, 9, 9, '.')),
    assertz(tile(4, 10, 9, '#')),
    assertz(tile(4, 11, 9, '.')),
    assertz(tile(4, 12, 9, '#')),
    assertz(tile(4, 1, 10, '#')),
    assertz(tile(4, 2, 10, '.')),
    assertz(tile(4, 3, 10, '.')),
    assertz(tile(4, 4, 10, '.')),
    assertz(tile(4, 5, 10, '/')),
    assertz(tile(4, 6, 10, '.')),
    assertz(tile(4, 7, 10, '.')),
    assertz(tile(4, 8, 10, '.')),
    assertz(tile(4, 9, 10, '.')),
    assertz(tile(4, 10, 10, '#')),
    assertz(tile(4, 11, 10, '.')),
    assertz(tile(4, 12, 10, '#')),
    assertz(tile(4, 1, 11, '#')),
    assertz(tile(4, 2, 11, '.')),
    assertz(tile(4, 3, 11, '.')),
    assertz(tile(4, 4, 11, '<')),
    assertz(tile(4, 5, 11, '#')),
    assertz(tile(4, 6, 11, '.')),
    assertz(tile(4, 7, 11, '.')),
    assertz(tile(4, 8, 11, '.')),
    assertz(tile(4, 9, 11, '.')),
    assertz(tile(4, 10, 11, '/')),
    assertz(tile(4, 11, 11, '.')),
    assertz(tile(4, 12, 11, '#')),
    assertz(tile(4, 1, 12, '#')),
    assertz(tile(4, 2, 12, '#')),
    assertz(tile(4, 3, 12, '#')),
    assertz(tile(4, 4, 12, '#')),
    assertz(tile(4, 5, 12, '#')),
    assertz(tile(4, 6, 12, '#')),
    assertz(tile(4, 7, 12, '#')),
    assertz(tile(4, 8, 12, '#')),
    assertz(tile(4, 9, 12, '#')),
    assertz(tile(4, 10, 12, '#')),
    assertz(tile(4, 11, 12, '#')),
    assertz(tile(4, 12, 12, '#')).

set_distances :-
    set_level_distances(1, 1),
    set_level_distances(2, 1),
    set_level_distances(3, 1),
    set_level_distances(4, 1).

%   The tests for 13 are needed: a search that fails comes back to here.
set_level_distances(_, 13).
set_level_distances(Level, Y) :-
    Y < 13,
    set_row_distances(Level, 1, Y),
    NextY is Y+1,
    set_level_distances(Level, NextY).

set_row_distances(_, 13, _).
set_row_distances(Level, X, Y) :-
    X < 13,
    assertz(distance(Level, X, Y, 0)),
    NextX is X+1,
    set_row_distances(Level, NextX, Y).

set_goal(Level, X, Y) :-
    assertz(end_point(Level, X, Y)).

search(Level, X, Y, GoalLevel, GoalX, GoalY) :-
    find_direction(Level, GoalLevel),
    compute_distances(Level, X, Y, GoalLevel, GoalX, GoalY),
    find_route(Level, GoalLevel, 0).

find_direction(Level, GoalLevel) :-
    Level =:= GoalLevel,
    assertz(direction(0)).
find_direction(Level, GoalLevel) :-
    Level < GoalLevel,
    assertz(direction(1)).
find_direction(Level, GoalLevel) :-
    Level > GoalLevel,
    assertz(direction(2)).

compute_distances(Level, X, Y, Level, X, Y).
compute_distances(Level, X, Y, GoalLevel, GoalX, GoalY) :-
    Level =:= GoalLevel,
    set_start_point(Level, X, Y),
    spread_to_goal(GoalX, GoalY, Level, X, Y, 1, 0),
    end_point(Level, EndX, EndY),
    compute_distances(Level, EndX, EndY, GoalLevel, GoalX, GoalY).
compute_distances(Level, X, Y, GoalLevel, GoalX, GoalY) :-
    Level < GoalLevel,
    set_start_point(Level, X, Y),
    spread_to_stairs(Level, X, Y, 1, 0, 0),
    end_point(Level, EndX, EndY),
    NextLevel is Level+1,
    compute_distances(NextLevel, EndX, EndY, GoalLevel, GoalX, GoalY).
compute_distances(Level, X, Y, GoalLevel, GoalX, GoalY) :-
    Level > GoalLevel,
    set_start_point(Level, X, Y),
    spread_to_stairs(Level, X, Y, 1, 0, 0),
    end_point(Level, EndX, EndY),
    NextLevel is Level-1,
    compute_distances(NextLevel, EndX, EndY, GoalLevel, GoalX, GoalY).

%   The player's glyph cannot be entered, so the starting point keeps its
%   distance 0, which elsewhere means that a distance is not known.
set_start_point(Level, X, Y) :-
    assertz(start_point(Level, X, Y)),
    retract(tile(Level, X, Y, _)),
    assertz(tile(Level, X, Y, '@')).

%   Only the order of the clauses keeps the third from going on behind the
%   stairs that the second has found.
spread_to_stairs(_, _, _, _, _, 1).
spread_to_stairs(Level, X, Y, Number, Count, Found) :-
    tile(Level, X, Y, Glyph),
    direction(Direction),
    stairs(Direction, Glyph),
    assertz(end_point(Level, X, Y)),
    NewFound is Found+1,
    spread_to_stairs(Level, X, Y, Number, Count, NewFound).
spread_to_stairs(Level, X, Y, Number, Count, Found) :-
    distance(Level, X, Y, Distance),
    NewDistance is Distance+1,
    all_neighbours(X, Y, All),
    neighbours_to_examine(Level, All, List),
    replace_distances(Level, List, NewDistance),
    add_to_examine(Level, List, Count),
    length(List, Length),
    NewCount is Count+Length//2,
    examine(Level, Number, NextX, NextY),
    NextNumber is Number+1,
    spread_to_stairs(Level, NextX, NextY, NextNumber, NewCount, Found).

spread_to_goal(GoalX, GoalY, _, GoalX, GoalY, _, _).
spread_to_goal(GoalX, GoalY, Level, X, Y, Number, Count) :-
    distance(Level, X, Y, Distance),
    NewDistance is Distance+1,
    all_neighbours(X, Y, All),
    neighbours_to_examine(Level, All, List),
    replace_distances(Level, List, NewDistance),
    add_to_examine(Level, List, Count),
    length(List, Length),
    NewCount is Count+Length//2,
    examine(Level, Number, NextX, NextY),
    NextNumber is Number+1,
    spread_to_goal(GoalX, GoalY, Level, NextX, NextY, NextNumber, NewCount).

all_neighbours(X, Y, List) :-
    X1 is X-1,
    Y1 is Y+1,
    X2 is X,
    Y2 is Y+1,
    X3 is X+1,
    Y3 is Y+1,
    X4 is X-1,
    Y4 is Y,
    X6 is X+1,
    Y6 is Y,
    X7 is X-1,
    Y7 is Y-1,
    X8 is X,
    Y8 is Y-1,
    X9 is X+1,
    Y9 is Y-1,
    List = [X1, Y1, X2, Y2, X3, Y3, X4, Y4, X6, Y6, X7, Y7, X8, Y8, X9, Y9].

neighbours_to_examine(_, [], []).
neighbours_to_examine(Level, [X, Y|Rest], List) :-
    \+ can_be_entered(Level, X, Y),
    neighbours_to_examine(Level, Rest, List).
neighbours_to_examine(Level, [X, Y|Rest], List) :-
    can_be_entered(Level, X, Y),
    distance(Level, X, Y, Distance),
    Distance > 0,
    neighbours_to_examine(Level, Rest, List).
neighbours_to_examine(Level, [X, Y|Rest], [X, Y|List]) :-
    can_be_entered(Level, X, Y),
    distance(Level, X, Y, Distance),
    \+ Distance > 0,
    neighbours_to_examine(Level, Rest, List).

can_be_entered(Level, X, Y) :-
    tile(Level, X, Y, Glyph),
    element(Glyph, 1).

replace_distances(_, [], _).
replace_distances(Level, [X, Y|Rest], Distance) :-
    retract(distance(Level, X, Y, _)),
    assertz(distance(Level, X, Y, Distance)),
    replace_distances(Level, Rest, Distance).

add_to_examine(_, [], _).
add_to_examine(Level, [X, Y|Rest], Count) :-
    Number is Count+1,
    assertz(examine(Level, Number, X, Y)),
    add_to_examine(Level, Rest, Number).

find_route(_, _, 1).
find_route(Level, GoalLevel, Found) :-
    Level =:= GoalLevel,
    start_point(Level, StartX, StartY),
    end_point(Level, EndX, EndY),
    distance(Level, EndX, EndY, Distance),
    assertz(route(Level, EndX, EndY, Distance)),
    trace_level(StartX, StartY, Level, EndX, EndY, Distance),
    NewFound is Found+1,
    find_route(Level, GoalLevel, NewFound).
find_route(Level, GoalLevel, Found) :-
    Level < GoalLevel,
    start_point(Level, StartX, StartY),
    end_point(Level, EndX, EndY),
    distance(Level, EndX, EndY, Distance),
    assertz(route(Level, EndX, EndY, Distance)),
    trace_level(StartX, StartY, Level, EndX, EndY, Distance),
    NextLevel is Level+1,
    find_route(NextLevel, GoalLevel, Found).
find_route(Level, GoalLevel, Found) :-
    Level > GoalLevel,
    start_point(Level, StartX, StartY),
    end_point(Level, EndX, EndY),
    distance(Level, EndX, EndY, Distance),
    assertz(route(Level, EndX, EndY, Distance)),
    trace_level(StartX, StartY, Level, EndX, EndY, Distance),
    NextLevel is Level-1,
    find_route(NextLevel, GoalLevel, Found).

%   Distance 0 is looked for nowhere: squares that were not reached have it too.
trace_level(StartX, StartY, Level, _, _, 1) :-
    assertz(route(Level, StartX, StartY, 0)).
trace_level(StartX, StartY, Level, X, Y, Distance) :-
    \+ Distance =:= 1,
    NextDistance is Distance-1,
    all_neighbours(X, Y, All),
    neighbour_with_distance(Level, All, NextDistance, NextX, NextY),
    assertz(route(Level, NextX, NextY, NextDistance)),
    trace_level(StartX, StartY, Level, NextX, NextY, NextDistance).

neighbour_with_distance(Level, [X, Y|_], Distance, X, Y) :-
    distance(Level, X, Y, Distance).
neighbour_with_distance(Level, [X, Y|Rest], Distance, NextX, NextY) :-
    \+ distance(Level, X, Y, Distance),
    neighbour_with_distance(Level, Rest, Distance, NextX, NextY).

print_levels :-
    print_level(1),
    print_level(2),
    print_level(3),
    print_level(4).

print_level(Level) :-
    write('Level '),
    write(Level),
    nl,
    print_rows(Level, 1),
    nl.

print_rows(_, 13).
print_rows(Level, Y) :-
    print_squares(Level, 1, Y),
    write('   '),
    print_distances(Level, 1, Y),
    nl,
    NextY is Y+1,
    print_rows(Level, NextY).

print_squares(_, 13, _).
print_squares(Level, X, Y) :-
    print_square(Level, X, Y),
    NextX is X+1,
    print_squares(Level, NextX, Y).

print_square(Level, X, Y) :-
    tile(Level, X, Y, Glyph),
    print_glyph(Level, X, Y, Glyph).

print_glyph(_, _, _, '@') :-
    write('@').
print_glyph(Level, X, Y, Glyph) :-
    \+ Glyph = '@',
    route(Level, X, Y, _),
    write(x).
print_glyph(Level, X, Y, Glyph) :-
    \+ Glyph = '@',
    \+ route(Level, X, Y, _),
    write(Glyph).

print_distances(_, 13, _).
print_distances(Level, X, Y) :-
    print_distance(Level, X, Y),
    NextX is X+1,
    print_distances(Level, NextX, Y).

print_distance(Level, X, Y) :-
    tile(Level, X, Y, Glyph),
    distance(Level, X, Y, Distance),
    print_number(Glyph, Distance).

print_number('@', Distance) :-
    write(Distance).
print_number(Glyph, _) :-
    \+ Glyph = '@',
    element(Glyph, 0),
    write(Glyph).
print_number(Glyph, Distance) :-
    element(Glyph, 1),
    Distance < 10,
    write(Distance).
print_number(Glyph, Distance) :-
    element(Glyph, 1),
    \+ Distance < 10,
    write('+').

print_route(Level, GoalLevel) :-
    write('Route: '),
    print_route_level(Level, GoalLevel, 1).

print_route_level(Level, GoalLevel, Distance) :-
    route(Level, X, Y, Distance),
    print_route_square(Level, X, Y),
    NextDistance is Distance+1,
    print_route_level(Level, GoalLevel, NextDistance).
print_route_level(Level, GoalLevel, Distance) :-
    \+ route(Level, _, _, Distance),
    Level =:= GoalLevel,
    nl.
print_route_level(Level, GoalLevel, Distance) :-
    \+ route(Level, _, _, Distance),
    Level < GoalLevel,
    NextLevel is Level+1,
    print_route_level(NextLevel, GoalLevel, 0).
print_route_level(Level, GoalLevel, Distance) :-
    \+ route(Level, _, _, Distance),
    Level > GoalLevel,
    NextLevel is Level-1,
    print_route_level(NextLevel, GoalLevel, 0).

print_route_square(Level, X, Y) :-
    write('('),
    write(Level),
    write(','),
    write(X),
    write(','),
    write(Y),
    write(')').

print_time(Time) :-
    write('Time: '),
    write(Time),
    write(' ms'),
    nl.

ask_position(Level, X, Y) :-
    write('Level of the player? '),
    read(Level),
    write('X of the player? '),
    read(X),
    write('Y of the player? '),
    read(Y).

ask_goal(Level, X, Y) :-
    write('Level of the goal? '),
    read(Level),
    write('X of the goal? '),
    read(X),
    write('Y of the goal? '),
    read(Y).

%   The first route fact lies outside the levels.  In the Prolog of 2010
%   print_square failed as long as there was no route fact at all.
main :-
    write('City: a dwarf walks through a fortress'),
    nl,
    nl,
    assertz(route(0, 0, 0, 0)),
    set_world,
    set_distances,
    print_levels,
    ask_position(Level, X, Y),
    ask_goal(GoalLevel, GoalX, GoalY),
    set_goal(GoalLevel, GoalX, GoalY),
    milliseconds(search(Level, X, Y, GoalLevel, GoalX, GoalY), Time),
    nl,
    print_route(Level, GoalLevel),
    print_time(Time),
    nl,
    print_levels.

milliseconds(Goal, Time) :-
    statistics(runtime, [Begin|_]),
    call(Goal),
    statistics(runtime, [End|_]),
    Time is End-Begin.
