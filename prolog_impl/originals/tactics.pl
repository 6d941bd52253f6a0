/*  tactics.pl -- a mercenary walks to a square: the Prolog program of 2010,
    rebuilt.

    A reconstruction.  The program is lost; this one follows the description of
    it in the thesis' text.  Every state is a fact, every case a clause that
    tests for itself.  The world is a reconstruction too.

    Wrong on purpose, as it was: coordinates are not checked; without a route,
    also when the goal is on the other level, main fails; the estimate is too
    large for diagonal moves, so the route is not always the cheapest; no
    predicate removes facts, so the program answers one question and ends.

    One file, long because it was one then.

    Mirror: c_impl/originals/tactics.c.
*/

%   open(Level, X, Y, Total, Distance, Estimate, FromX, FromY, NotExamined,
%   Number), NotExamined being 1 or 0.
:- dynamic(tile/4).
:- dynamic(player/3).
:- dynamic(goal/3).
:- dynamic(open/10).
:- dynamic(open_count/1).
:- dynamic(closed/3).
:- dynamic(route/3).

%   element(Glyph, CanBeEntered, ActionPoints)
element('.', 1, 2).
element(',', 1, 2).
element(':', 1, 2).
element('%', 1, 2).
element('/', 1, 2).
element('+', 1, 4).
element('&', 1, 6).
element('-', 1, 6).
element('=', 1, 10).
element('#', 0, 0).
element('T', 0, 0).
element('*', 0, 0).
element('P', 0, 0).
element('E', 0, 0).

set_world :-
    assertz(tile(1, 1, 1, '.')),
    assertz(tile(1, 2, 1, '.')),
    assertz(tile(1, 3, 1, '.')),
    assertz(tile(1, 4, 1, '.')),
    assertz(tile(1, 5, 1, '.')),
    assertz(tile(1, 6, 1, 'T')),
    assertz(tile(1, 7, 1, '.')),
    assertz(tile(1, 8, 1, '.')),
    assertz(tile(1, 9, 1, '.')),
    assertz(tile(1, 10, 1, '.')),
    assertz(tile(1, 11, 1, '.')),
    assertz(tile(1, 12, 1, '.')),
    assertz(tile(1, 1, 2, '.')),
    assertz(tile(1, 2, 2, '.')),
    assertz(tile(1, 3, 2, 'T')),
    assertz(tile(1, 4, 2, '.')),
    assertz(tile(1, 5, 2, '.')),
    assertz(tile(1, 6, 2, '.')),
    assertz(tile(1, 7, 2, '.')),
    assertz(tile(1, 8, 2, '.')),
    assertz(tile(1, 9, 2, '.')),
    assertz(tile(1, 10, 2, 'T')),
    assertz(tile(1, 11, 2, '.')),
    assertz(tile(1, 12, 2, '.')),
    assertz(tile(1, 1, 3, ':')),
    assertz(tile(1, 2, 3, '.')),
    assertz(tile(1, 3, 3, '.')),
    assertz(tile(1, 4, 3, '.')),
    assertz(tile(1, 5, 3, '.')),
    assertz(tile(1, 6, 3, '.')),
    assertz(tile(1, 7, 3, '.')),
    assertz(tile(1, 8, 3, 'T')),
    assertz(tile(1, 9, 3, '.')),
    assertz(tile(1, 10, 3, '.')),
    assertz(tile(1, 11, 3, '.')),
    assertz(tile(1, 12, 3, '.')),
    assertz(tile(1, 1, 4, '%')),
    assertz(tile(1, 2, 4, '-')),
    assertz(tile(1, 3, 4, '-')),
    assertz(tile(1, 4, 4, '-')),
    assertz(tile(1, 5, 4, '-')),
    assertz(tile(1, 6, 4, '-')),
    assertz(tile(1, 7, 4, '-')),
    assertz(tile(1, 8, 4, '-')),
    assertz(tile(1, 9, 4, '-')),
    assertz(tile(1, 10, 4, '-')),
    assertz(tile(1, 11, 4, '-')),
    assertz(tile(1, 12, 4, '-')),
    assertz(tile(1, 1, 5, '%')),
    assertz(tile(1, 2, 5, '=')),
    assertz(tile(1, 3, 5, '=')),
    assertz(tile(1, 4, 5, '=')),
    assertz(tile(1, 5, 5, '=')),
    assertz(tile(1, 6, 5, '=')),
    assertz(tile(1, 7, 5, '=')),
    assertz(tile(1, 8, 5, '=')),
    assertz(tile(1, 9, 5, '=')),
    assertz(tile(1, 10, 5, '=')),
    assertz(tile(1, 11, 5, '=')),
    assertz(tile(1, 12, 5, '=')),
    assertz(tile(1, 1, 6, '%')),
    assertz(tile(1, 2, 6, '-')),
    assertz(tile(1, 3, 6, '-')),
    assertz(tile(1, 4, 6, '-')),
    assertz(tile(1, 5, 6, '-')),
    assertz(tile(1, 6, 6, '-')),
    assertz(tile(1, 7, 6, '-')),
    assertz(tile(1, 8, 6, '-')),
    assertz(tile(1, 9, 6, '-')),
    assertz(tile(1, 10, 6, '-')),
    assertz(tile(1, 11, 6, '-')),
    assertz(tile(1, 12, 6, '-')),
    assertz(tile(1, 1, 7, ':')),
    assertz(tile(1, 2, 7, '.')),
    assertz(tile(1, 3, 7, '.')),
    assertz(tile(1, 4, 7, '&')),
    assertz(tile(1, 5, 7, '&')),
    assertz(tile(1, 6, 7, '&')),
    assertz(tile(1, 7, 7, '&')),
    assertz(tile(1, 8, 7, '&')),
    assertz(tile(1, 9, 7, '&')),
    assertz(tile(1, 10, 7, '&')),
    assertz(tile(1, 11, 7, '&')),
    assertz(tile(1, 12, 7, '.')),
    assertz(tile(1, 1, 8, ':')),
    assertz(tile(1, 2, 8, '.')),
    assertz(tile(1, 3, 8, '.')),
    assertz(tile(1, 4, 8, '&')),
    assertz(tile(1, 5, 8, '.')),
    assertz(tile(1, 6, 8, '.')),
    assertz(tile(1, 7, 8, '.')),
    assertz(tile(1, 8, 8, '.')),
    assertz(tile(1, 9, 8, '.')),
    assertz(tile(1, 10, 8, '.')),
    assertz(tile(1, 11, 8, '&')),
    assertz(tile(1, 12, 8, 'T')),
    assertz(tile(1, 1, 9, ':')),
    assertz(tile(1, 2, 9, '.')),
    assertz(tile(1, 3, 9, '.')),
    assertz(tile(1, 4, 9, '.')),
    assertz(tile(1, 5, 9, '.')),
    assertz(tile(1, 6, 9, '#')),
    assertz(tile(1, 7, 9, '#')),
    assertz(tile(1, 8, 9, '#')),
    assertz(tile(1, 9, 9, '#')),
    assertz(tile(1, 10, 9, '.')),
    assertz(tile(1, 11, 9, '&')),
    assertz(tile(1, 12, 9, '.')),
    assertz(tile(1, 1, 10, '.')),
    assertz(tile(1, 2, 10, '.')),
    assertz(tile(1, 3, 10, '.')),
    assertz(tile(1, 4, 10, '&')),
    assertz(tile(1, 5, 10, '.')),
    assertz(tile(1, 6, 10, '#')),
    assertz(tile(1, 7, 10, '.')),
    assertz(tile(1, 8, 10, 'E')),
    assertz(tile(1, 9, 10, '/')),
    assertz(tile(1, 10, 10, '.')),
    assertz(tile(1, 11, 10, '&')),
    assertz(tile(1, 12, 10, 'T')),
    assertz(tile(1, 1, 11, 'T')),
    assertz(tile(1, 2, 11, '.')),
    assertz(tile(1, 3, 11, '.')),
    assertz(tile(1, 4, 11, '&')),
    assertz(tile(1, 5, 11, '.')),
    assertz(tile(1, 6, 11, '#')),
    assertz(tile(1, 7, 11, '#')),
    assertz(tile(1, 8, 11, '#')),
    assertz(tile(1, 9, 11, '#')),
    assertz(tile(1, 10, 11, '.')),
    assertz(tile(1, 11, 11, '&')),
    assertz(tile(1, 12, 11, '.')),
    assertz(tile(1, 1, 12, '.')),
    assertz(tile(1, 2, 12, '.')),
    assertz(tile(1, 3, 12, '.')),
    assertz(tile(1, 4, 12, '&')),
    assertz(tile(1, 5, 12, '&')),
    assertz(tile(1, 6, 12, '&')),
    assertz(tile(1, 7, 12, '&')),
    assertz(tile(1, 8, 12, '&')),
    assertz(tile(1, 9, 12, '&')),
    assertz(tile(1, 10, 12, '&')),
    assertz(tile(1, 11, 12, '&')),
    assertz(tile(1, 12, 12, '.')),
    assertz(tile(2, 1, 1, '*')),
    assertz(tile(2, 2, 1, '*')),
    assertz(tile(2, 3, 1, '*')),
    assertz(tile(2, 4, 1, '*')),
    assertz(tile(2, 5, 1, '*')),
    assertz(tile(2, 6, 1, '*')),
    assertz(tile(2, 7, 1, '*')),
    assertz(tile(2, 8, 1, '*')),
    assertz(tile(2, 9, 1, '*')),
    assertz(tile(2, 10, 1, '*')),
    assertz(tile(2, 11, 1, '*')),
    assertz(tile(2, 12, 1, '*')),
    assertz(tile(2, 1, 2, '*')),
    assertz(tile(2, 2, 2, '*')),
    assertz(tile(2, 3, 2, '*')),
    assertz(tile(2, 4, 2, '*')),
    assertz(tile(2, 5, 2, '*')),
    assertz(tile(2, 6, 2, '*')),
    assertz(tile(2, 7, 2, '*')),
    assertz(tile(2, 8, 2, '*')),
    assertz(tile(2, 9, 2, '*')),
    assertz(tile(2, 10, 2, '*')),
    assertz(tile(2, 11, 2, '*')),
    assertz(tile(2, 12, 2, '*')),
    assertz(tile(2, 1, 3, '*')),
    assertz(tile(2, 2, 3, '*')),
    assertz(tile(2, 3, 3, '*')),
    assertz(tile(2, 4, 3, '*')),
    assertz(tile(2, 5, 3, '*')),
    assertz(tile(2, 6, 3, '*')),
    assertz(tile(2, 7, 3, '*')),
    assertz(tile(2, 8, 3, '*')),
    assertz(tile(2, 9, 3, '*')),
    assertz(tile(2, 10, 3, '*')),
    assertz(tile(2, 11, 3, '*')),
    assertz(tile(2, 12, 3, '*')),
    assertz(tile(2, 1, 4, '*')),
    assertz(tile(2, 2, 4, '*')),
    assertz(tile(2, 3, 4, '*')),
    assertz(tile(2, 4, 4, '*')),
    assertz(tile(2, 5, 4, '*')),
    assertz(tile(2, 6, 4, '*')),
    assertz(tile(2, 7, 4, '*')),
    assertz(tile(2, 8, 4, '*')),
    assertz(tile(2, 9, 4, '*')),
    assertz(tile(2, 10, 4, '*')),
    assertz(tile(2, 11, 4, '*')),
    assertz(tile(2, 12, 4, '*')),
    assertz(tile(2, 1, 5, '*')),
    assertz(tile(2, 2, 5, '*')),
    assertz(tile(2, 3, 5, '*')),
    assertz(tile(2, 4, 5, '*')),
    assertz(tile(2, 5, 5, '*')),
    assertz(tile(2, 6, 5, '*')),
    assertz(tile(2, 7, 5, '*')),
    assertz(tile(2, 8, 5, '*')),
    assertz(tile(2, 9, 5, '*')),
    assertz(tile(2, 10, 5, '*')),
    assertz(tile(2, 11, 5, '*')),
    assertz(tile(2, 12, 5, '*')),
    assertz(tile(2, 1, 6, '*')),
    assertz(tile(2, 2, 6, '*')),
    assertz(tile(2, 3, 6, '*')),
    assertz(tile(2, 4, 6, '*')),
    assertz(tile(2, 5, 6, '*')),
    assertz(tile(2, 6, 6, '*')),
    assertz(tile(2, 7, 6, '*')),
    assertz(tile(2, 8, 6, '*')),
    assertz(tile(2, 9, 6, '*')),
    assertz(tile(2, 10, 6, '*')),
    assertz(tile(2, 11, 6, '*')),
    assertz(tile(2, 12, 6, '*')),
    assertz(tile(2, 1, 7, '*')),
    assertz(tile(2, 2, 7, '*')),
    assertz(tile(2, 3, 7, '*')),
    assertz(tile(2, 4, 7, '*')),
    assertz(tile(2, 5, 7, '*')),
    assertz(tile(2, 6, 7, '*')),
    assertz(tile(2, 7, 7, '*')),
    assertz(tile(2, 8, 7, '*')),
    assertz(tile(2, 9, 7, '*')),
    assertz(tile(2, 10, 7, '*')),
    assertz(tile(2, 11, 7, '*')),
    assertz(tile(2, 12, 7, '*')),
    assertz(tile(2, 1, 8, '*')),
    assertz(tile(2, 2, 8, '*')),
    assertz(tile(2, 3, 8, '*')),
    assertz(tile(2, 4, 8, '*')),
    assertz(tile(2, 5, 8, '*')),
    assertz(tile(2, 6, 8, '*')),
    assertz(tile(2, 7, 8, '*')),
    assertz(tile(2, 8, 8, '*')),
    assertz(tile(2, 9, 8, '*')),
    assertz(tile(2, 10, 8, '*')),
    assertz(tile(2, 11, 8, '*')),
    assertz(tile(2, 12, 8, '*')),
    assertz(tile(2, 1, 9, '*')),
    assertz(tile(2, 2, 9, '*')),
    assertz(tile(2, 3, 9, '*')),
    assertz(tile(2, 4, 9, '*')),
    assertz(tile(2, 5, 9, '*')),
    assertz(tile(2, 6, 9, ',')),
    assertz(tile(2, 7, 9, ',')),
    assertz(tile(2, 8, 9, ',')),
    assertz(tile(2, 9, 9, ',')),
    assertz(tile(2, 10, 9, '*')),
    assertz(tile(2, 11, 9, '*')),
    assertz(tile(2, 12, 9, '*')),
    assertz(tile(2, 1, 10, '*')),
    assertz(tile(2, 2, 10, '*')),
    assertz(tile(2, 3, 10, '*')),
    assertz(tile(2, 4, 10, '*')),
    assertz(tile(2, 5, 10, '*')),
    assertz(tile(2, 6, 10, ',')),
    assertz(tile(2, 7, 10, 'E')),
    assertz(tile(2, 8, 10, ',')),
    assertz(tile(2, 9, 10, ',')),
    assertz(tile(2, 10, 10, '*')),
    assertz(tile(2, 11, 10, '*')),
    assertz(tile(2, 12, 10, '*')),
    assertz(tile(2, 1, 11, '*')),
    assertz(tile(2, 2, 11, '*')),
    assertz(tile(2, 3, 11, '*')),
    assertz(tile(2, 4, 11, '*')),
    assertz(tile(2, 5, 11, '*')),
    assertz(tile(2, 6, 11, ',')),
    assertz(tile(2, 7, 11, ',')),
    assertz(tile(2, 8, 11, ',')),
    assertz(tile(2, 9, 11, ',')),
    assertz(tile(2, 10, 11, '*')),
    assertz(tile(2, 11, 11, '*')),
    assertz(tile(2, 12, 11, '*')),
    assertz(tile(2, 1, 12, '*')),
    assertz(tile(2, 2, 12, '*')),
    assertz(tile(2, 3, 12, '*')),
    assertz(tile(2, 4, 12, '*')),
    assertz(tile(2, 5, 12, '*')),
    assertz(tile(2, 6, 12, '*')),
    assertz(tile(2, 7, 12, '*')),
    assertz(tile(2, 8, 12, '*')),
    assertz(tile(2, 9, 12, '*')),
    assertz(tile(2, 10, 12, '*')),
    assertz(tile(2, 11, 12, '*')),
    assertz(tile(2, 12, 12, '*')).

set_player(Level, X, Y) :-
    assertz(player(Level, X, Y)),
    retract(tile(Level, X, Y, _)),
    assertz(tile(Level, X, Y, 'P')).

set_goal(Level, X, Y) :-
    assertz(goal(Level, X, Y)).

can_be_entered(Level, X, Y) :-
    tile(Level, X, Y, Glyph),
    element(Glyph, 1, _).

search :-
    player(Level, X, Y),
    goal(Level, GoalX, GoalY),
    asserta(open(Level, X, Y, 0, 0, 0, X, Y, 1, 1)),
    assertz(open_count(1)),
    take_up(1, Level, X, Y),
    compute_distances(Level, GoalX, GoalY, X, Y),
    find_route(Level, GoalX, GoalY, X, Y).

%   10000 is more than any total.  Without a route Number stays 0, and take_up
%   fails.
compute_distances(_, GoalX, GoalY, GoalX, GoalY).
compute_distances(Level, GoalX, GoalY, X, Y) :-
    all_neighbours(X, Y, All),
    neighbours_to_examine(Level, All, Examine),
    handle_neighbours(Level, GoalX, GoalY, X, Y, Examine),
    open_count(Count),
    smallest_total(1, Count, 10000, 0, Number),
    take_up(Number, Level, NextX, NextY),
    compute_distances(Level, GoalX, GoalY, NextX, NextY).

all_neighbours(X, Y, [X1, Y1, X2, Y2, X3, Y3, X4, Y4,
                      X6, Y6, X7, Y7, X8, Y8, X9, Y9]) :-
    X1 is X - 1,
    Y1 is Y + 1,
    X2 is X,
    Y2 is Y + 1,
    X3 is X + 1,
    Y3 is Y + 1,
    X4 is X - 1,
    Y4 is Y,
    X6 is X + 1,
    Y6 is Y,
    X7 is X - 1,
    Y7 is Y - 1,
    X8 is X,
    Y8 is Y - 1,
    X9 is X + 1,
    Y9 is Y - 1.

neighbours_to_examine(_, [], []).
neighbours_to_examine(Level, [X, Y|Rest], Examine) :-
    \+ can_be_entered(Level, X, Y),
    neighbours_to_examine(Level, Rest, Examine).
neighbours_to_examine(Level, [X, Y|Rest], Examine) :-
    can_be_entered(Level, X, Y),
    closed(Level, X, Y),
    neighbours_to_examine(Level, Rest, Examine).
neighbours_to_examine(Level, [X, Y|Rest], [X, Y|Examine]) :-
    can_be_entered(Level, X, Y),
    \+ closed(Level, X, Y),
    neighbours_to_examine(Level, Rest, Examine).

handle_neighbours(_, _, _, _, _, []).
handle_neighbours(Level, GoalX, GoalY, FromX, FromY, [X, Y|Rest]) :-
    \+ open(Level, X, Y, _, _, _, _, _, _, _),
    open(Level, FromX, FromY, _, FromDistance, _, _, _, _, _),
    tile(Level, X, Y, Glyph),
    element(Glyph, _, Points),
    Distance is FromDistance + Points,
    x_difference(X, GoalX, DX),
    y_difference(Y, GoalY, DY),
    Estimate is (DX + DY) * 2,
    Total is Distance + Estimate,
    open_count(Count),
    Number is Count + 1,
    asserta(open(Level, X, Y, Total, Distance, Estimate, FromX, FromY,
                 1, Number)),
    retract(open_count(Count)),
    assertz(open_count(Number)),
    handle_neighbours(Level, GoalX, GoalY, FromX, FromY, Rest).
handle_neighbours(Level, GoalX, GoalY, FromX, FromY, [X, Y|Rest]) :-
    open(Level, X, Y, _, OldDistance, _, _, _, _, _),
    open(Level, FromX, FromY, _, FromDistance, _, _, _, _, _),
    tile(Level, X, Y, Glyph),
    element(Glyph, _, Points),
    Distance is FromDistance + Points,
    Distance >= OldDistance,
    handle_neighbours(Level, GoalX, GoalY, FromX, FromY, Rest).
handle_neighbours(Level, GoalX, GoalY, FromX, FromY, [X, Y|Rest]) :-
    open(Level, X, Y, _, OldDistance, Estimate, _, _, _, Number),
    open(Level, FromX, FromY, _, FromDistance, _, _, _, _, _),
    tile(Level, X, Y, Glyph),
    element(Glyph, _, Points),
    Distance is FromDistance + Points,
    Distance < OldDistance,
    Total is Distance + Estimate,
    retract(open(Level, X, Y, _, _, _, _, _, _, Number)),
    asserta(open(Level, X, Y, Total, Distance, Estimate, FromX, FromY,
                 1, Number)),
    handle_neighbours(Level, GoalX, GoalY, FromX, FromY, Rest).

x_difference(X, GoalX, DX) :-
    X > GoalX,
    DX is X - GoalX.
x_difference(X, GoalX, DX) :-
    \+ X > GoalX,
    DX is GoalX - X.

y_difference(Y, GoalY, DY) :-
    Y > GoalY,
    DY is Y - GoalY.
y_difference(Y, GoalY, DY) :-
    \+ Y > GoalY,
    DY is GoalY - Y.

smallest_total(Number, Count, _, Smallest, Smallest) :-
    Number > Count.
smallest_total(Number, Count, Total, Place, Smallest) :-
    open(_, _, _, _, _, _, _, _, 0, Number),
    Next is Number + 1,
    smallest_total(Next, Count, Total, Place, Smallest).
smallest_total(Number, Count, Total, Place, Smallest) :-
    open(_, _, _, NewTotal, _, _, _, _, 1, Number),
    NewTotal >= Total,
    Next is Number + 1,
    smallest_total(Next, Count, Total, Place, Smallest).
smallest_total(Number, Count, Total, _, Smallest) :-
    open(_, _, _, NewTotal, _, _, _, _, 1, Number),
    NewTotal < Total,
    Next is Number + 1,
    smallest_total(Next, Count, NewTotal, Number, Smallest).

take_up(Number, Level, X, Y) :-
    retract(open(Level, X, Y, Total, Distance, Estimate, FromX, FromY,
                 1, Number)),
    asserta(open(Level, X, Y, Total, Distance, Estimate, FromX, FromY,
                 0, Number)),
    assertz(closed(Level, X, Y)).

find_route(_, StartX, StartY, StartX, StartY).
find_route(Level, X, Y, StartX, StartY) :-
    open(Level, X, Y, _, _, _, FromX, FromY, _, _),
    asserta(route(Level, X, Y)),
    find_route(Level, FromX, FromY, StartX, StartY).

print_level(Level) :-
    nl,
    write('Level '),
    write(Level),
    nl,
    print_rows(Level, 1).

print_rows(_, 13).
print_rows(Level, Y) :-
    print_row(Level, 1, Y),
    nl,
    NextY is Y + 1,
    print_rows(Level, NextY).

print_row(_, 13, _).
print_row(Level, X, Y) :-
    print_square(Level, X, Y),
    NextX is X + 1,
    print_row(Level, NextX, Y).

print_square(Level, X, Y) :-
    \+ route(Level, X, Y),
    tile(Level, X, Y, Glyph),
    write(Glyph).
print_square(Level, X, Y) :-
    route(Level, X, Y),
    \+ goal(Level, X, Y),
    write(x).
print_square(Level, X, Y) :-
    route(Level, X, Y),
    goal(Level, X, Y),
    write('X').

print_route :-
    route(Level, X, Y),
    write('('),
    write(Level),
    write(','),
    write(X),
    write(','),
    write(Y),
    write(')'),
    fail.
print_route :-
    nl.

print_action_points :-
    goal(Level, X, Y),
    open(Level, X, Y, _, Distance, _, _, _, _, _),
    write('Action points: '),
    write(Distance),
    nl.

ask_square(Level, X, Y) :-
    write('Level: '),
    read(Level),
    write('x: '),
    read(X),
    write('y: '),
    read(Y).

main :-
    set_world,
    print_level(1),
    print_level(2),
    nl,
    write('Where is the character? (numbers end in a full stop)'),
    nl,
    ask_square(Level, X, Y),
    set_player(Level, X, Y),
    nl,
    write('Where does the character go?'),
    nl,
    ask_square(GoalLevel, GoalX, GoalY),
    set_goal(GoalLevel, GoalX, GoalY),
    print_level(Level),
    milliseconds(search, Time),
    nl,
    write('Route: '),
    print_route,
    print_action_points,
    write('Time: '),
    write(Time),
    write(' ms'),
    nl,
    print_level(Level).

%   A builtin in 2010, so not counted.

milliseconds(Goal, Time) :-
    statistics(runtime, [Start|_]),
    call(Goal),
    statistics(runtime, [End|_]),
    Time is End - Start.
