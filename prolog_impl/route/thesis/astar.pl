/** <module> Tactics' search as the original was written

Everything is a fact: the squares of the level, and the open and the closed list
with ten arguments an entry, the first being the number by which entries are
ordered.  Loops are recursion with the loop's counter as an argument.

Mirror: c_impl/route/thesis/astar.c.
*/
:- module(thesis_astar, []).
:- use_module('../../answer').
:- use_module('../../question').
:- use_module('../../rows').
:- use_module('../../world').

:- multifile solver:solver/6.

solver:solver(astar, thesis, route, [tactics-[complete]],
              "A* by twice the Manhattan distance", thesis_astar).

%   Entries: Number, Level, X, Y, AP, Distance, Estimate, Total, FromX, FromY.

:- dynamic
    element/5,                          % World, Level, X, Y, Glyph
    open/10,
    closed/10,
    smallest/2.                         % Total, Number

%   Prepared is prepared(World, Number), Number being that of its elements.

prepare(World, prepared(World, Number)) :-
    flag(thesis_astar, Number, Number+1),
    world_corners(World, Corners),
    assertz(element(Number, corners, 0, 0, Corners)),
    forall(world_each(World, square(Level, X, Y)),
           ( world_element(World, square(Level, X, Y), Glyph),
             assertz(element(Number, Level, X, Y, Glyph))
           )).

release(prepared(_, Number)) :-
    retractall(element(Number, _, _, _, _)).

run(prepared(_, World), Question, Answer) :-
    question_squares(Question, [Start, Goal]),
    call_cleanup(once(find_route(World, Start, Goal, Answer)), forget).

find_route(World, Start, Goal, Answer) :-
    close_squares(World, Start, Goal, Found, Expanded),
    (   Found == yes
    ->  Goal = square(Level, GX, GY),
        trace_route(Level, GX, GY, Start, [], Squares),
        cost(Start, Goal, Cost),
        answer_make(found, Cost, [Expanded], Squares, Answer)
    ;   answer_make(no_answer, 0, [Expanded], [], Answer)
    ).

cost(Start, Start, 0).
cost(Start, Goal, Cost) :-
    Start \= Goal,
    Goal = square(Level, X, Y),
    closed(_, Level, X, Y, _, Cost, _, _, _, _).

forget :-
    retractall(open(_, _, _, _, _, _, _, _, _, _)),
    retractall(closed(_, _, _, _, _, _, _, _, _, _)),
    retractall(smallest(_, _)).

close_squares(World, Start, Goal, Found, Expanded) :-
    Start = square(Level, X, Y),
    estimate(X, Y, Goal, Estimate),
    assertz(open(1, Level, X, Y, 0, 0, Estimate, Estimate, X, Y)),
    (   Start = Goal
    ->  Found = yes,
        Expanded = 0
    ;   close_next(1, 1, World, Goal, Found, Expanded)
    ).

%   close_next(+Count, +Last, +World, +Goal, -Found, -Expanded): closes the
%   Count-th square; Last is the last number given on the open list.

close_next(Count, Last, World, Goal, Found, Expanded) :-
    (   smallest_total(Number)
    ->  retract(open(Number, Level, X, Y, AP, Distance, Estimate, Total, FromX,
                     FromY)),
        assertz(closed(Count, Level, X, Y, AP, Distance, Estimate, Total, FromX,
                       FromY)),
        (   Goal = square(_, X, Y)
        ->  Found = yes,
            Expanded = Count
        ;   examine_neighbours(1, X, Y, Distance, Last, Last1, World, Goal),
            Next is Count+1,
            close_next(Next, Last1, World, Goal, Found, Expanded)
        )
    ;   Found = no,
        Expanded is Count-1
    ).

%   The number of the entry with the smallest total, the first of these.

smallest_total(_) :-
    retractall(smallest(_, _)),
    open(Number, _, _, _, _, _, _, Total, _, _),
    (   smallest(Total0, _)
    ->  Total < Total0
    ;   true
    ),
    retractall(smallest(_, _)),
    assertz(smallest(Total, Number)),
    fail.
smallest_total(Number) :-
    smallest(_, Number).

examine_neighbours(10, _, _, _, Last, Last, _, _).
examine_neighbours(Key, X, Y, Distance, Last0, Last, World, Goal) :-
    Key =< 9,
    (   neighbour(Key, X, Y, X1, Y1, AP, World, Goal),
        \+ closed(_, _, X1, Y1, _, _, _, _, _, _)
    ->  Distance1 is Distance+AP,
        list_square(X1, Y1, AP, Distance1, X, Y, Last0, Last1, Goal)
    ;   Last1 = Last0
    ),
    Next is Key+1,
    examine_neighbours(Next, X, Y, Distance, Last1, Last, World, Goal).

%   Adds the square to the open list, or updates it if this way is cheaper.

list_square(X, Y, AP, Distance, FromX, FromY, Last0, Last, Goal) :-
    (   open(Number, _, X, Y, _, Distance0, _, _, _, _)
    ->  (   Distance < Distance0
        ->  retract(open(Number, _, X, Y, _, _, _, _, _, _)),
            add_open(X, Y, AP, Distance, FromX, FromY, Last0, Last, Goal)
        ;   Last = Last0
        )
    ;   add_open(X, Y, AP, Distance, FromX, FromY, Last0, Last, Goal)
    ).

add_open(X, Y, AP, Distance, FromX, FromY, Last0, Last, Goal) :-
    Goal = square(Level, _, _),
    Last is Last0+1,
    estimate(X, Y, Goal, Estimate),
    Total is Distance+Estimate,
    assertz(open(Last, Level, X, Y, AP, Distance, Estimate, Total, FromX,
                 FromY)).

estimate(X, Y, square(_, GX, GY), Estimate) :-
    Estimate is 2*(abs(X-GX) + abs(Y-GY)).

%   The neighbour in the direction of a key, if it can be entered from here.

neighbour(Key, X, Y, X1, Y1, AP, World, square(Level, _, _)) :-
    direction(Key, DX, DY),
    X1 is X+DX,
    Y1 is Y+DY,
    element(World, Level, X1, Y1, Glyph),
    action_points(Glyph, AP),
    (   element(World, corners, 0, 0, block),
        DX =\= 0,
        DY =\= 0
    ->  can_enter(World, Level, X1, Y),
        can_enter(World, Level, X, Y1)
    ;   true
    ).

can_enter(World, Level, X, Y) :-
    element(World, Level, X, Y, Glyph),
    action_points(Glyph, _).

direction(1, -1,  1).
direction(2,  0,  1).
direction(3,  1,  1).
direction(4, -1,  0).
direction(6,  1,  0).
direction(7, -1, -1).
direction(8,  0, -1).
direction(9,  1, -1).

action_points(0'., 2).
action_points(0',, 2).
action_points(0':, 2).
action_points(0'%, 2).
action_points(0'/, 2).
action_points(0'+, 4).
action_points(0'&, 6).
action_points(0'-, 6).
action_points(0'=, 10).

trace_route(Level, X, Y, Start, Squares0, Squares) :-
    (   Start = square(Level, X, Y)
    ->  Squares = Squares0
    ;   closed(_, Level, X, Y, _, _, _, _, FromX, FromY),
        trace_route(Level, FromX, FromY, Start,
                    [square(Level, X, Y)|Squares0], Squares)
    ).

trace(prepared(World, Number), Question, Trace) :-
    question_squares(Question, [Start, Goal]),
    call_cleanup(once(find_trace(Number, Start, Goal, Squares, Distances)),
                 forget),
    plane_of(World, Distances, -1, Left),
    trace_make(Squares, Left, Trace).

find_trace(World, Start, Goal, Squares, Distances) :-
    close_squares(World, Start, Goal, _, _),
    findall(square(Level, X, Y)-Distance,
            (   open(_, Level, X, Y, _, Distance, _, _, _, _)
            ;   closed(_, Level, X, Y, _, Distance, _, _, _, _)
            ),
            Distances),
    findall(square(Level, X, Y), closed(_, Level, X, Y, _, _, _, _, _, _),
            Squares).
