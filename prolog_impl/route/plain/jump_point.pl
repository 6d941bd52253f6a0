/** <module> A* over jump points, where a best route may turn

Harabor and Grastien (2011), without cutting corners.  Of all best routes only
those are followed that go diagonally as early as they can.  A straight line
that comes from p to x just goes on, unless a square beside p cannot be entered
and the one beside x can: then x is a jump point.  So is a square of a diagonal
line from which a straight line leads to one, and the goal.

Complete and best.  Equal totals are taken in the order in which they were got,
from a heap in which a point may wait more than once.  What is known of the
points is a tree, from each to point(Cost, From) or closed(Cost, From).
O(points x (log points + squares of their lines)) time, O(points) space.

Mirror: c_impl/route/plain/jump_point.c.
*/
:- module(plain_jump_point, []).
:- use_module(library(assoc),
              [ assoc_to_list/2, empty_assoc/1, get_assoc/3, put_assoc/4 ]).
:- use_module(library(heaps),
              [ add_to_heap/4, empty_heap/1, get_from_heap/4 ]).
:- use_module(library(lists), [member/2]).
:- use_module('../../answer').
:- use_module('../../kernels/estimate').
:- use_module('../../kernels/routing').
:- use_module('../../question').
:- use_module('../../rows').
:- use_module('../../solver', [refuse/1]).
:- use_module('../../square').
:- use_module('../../world').

:- multifile solver:solver/6.

solver:solver(jump_point, plain, route, [[octile]-[complete, best, loose]],
              "A* over jump points", plain_jump_point).

prepare(World, World) :-
    (   world_corners(World, block)
    ->  true
    ;   refuse("corners are cut here")
    ).

run(World, Question, Answer) :-
    search(World, Question, End, Points, Closed),
    length(Closed, Expanded),
    (   End == found
    ->  question_squares(Question, [_, Goal]),
        walk_back(Goal, Points, [], Squares),
        routing_found(World, Question, Squares, Expanded, Answer)
    ;   routing_none(Expanded, Answer)
    ).

trace(World, Question, Trace) :-
    search(World, Question, _, Points, Closed),
    assoc_to_list(Points, Pairs),
    findall(Square-Cost,
            ( member(Square-Point, Pairs),
              arg(1, Point, Cost)
            ),
            Costs),
    plane_of(World, Costs, -1, Left),
    trace_make(Closed, Left, Trace).

%   search(+World, +Question, -End, -Points, -Closed): End is `found` or `none`,
%   Closed the points in the order of closing.

search(World, Question, End, Points, Closed) :-
    question_squares(Question, [Start, Goal]),
    aim_at(World, Goal, Aim),
    empty_heap(Heap),
    empty_assoc(Points0),
    reach(Start, none, 0, Aim, open(Heap, 0), Open, Points0, Points1),
    (   Start == Goal
    ->  End = found,
        Points = Points1,
        Closed = []
    ;   close_next(Open, World, Goal, Aim, End, Points1, Points, Closed)
    ).

%   The open list is open(Heap, Arrivals).

close_next(open(Heap0, Arrivals), World, Goal, Aim, End, Points0, Points,
           Closed) :-
    (   get_from_heap(Heap0, _, Square, Heap)
    ->  get_assoc(Square, Points0, Point),
        (   Point = point(Cost, From)
        ->  put_assoc(Square, Points0, closed(Cost, From), Points1),
            Closed = [Square|Closed1],
            (   Square == Goal
            ->  End = found,
                Points = Points1,
                Closed1 = []
            ;   findall(Next, successor(World, From, Square, Goal, Next),
                        Nexts),
                reach_all(Nexts, World, Square, Cost, Aim,
                          open(Heap, Arrivals), Open, Points1, Points2),
                close_next(Open, World, Goal, Aim, End, Points2, Points,
                           Closed1)
            )
        ;   close_next(open(Heap, Arrivals), World, Goal, Aim, End, Points0,
                       Points, Closed)
        )
    ;   End = none,
        Points = Points0,
        Closed = []
    ).

%   successor(+World, +From, +Square, +Goal, -Next): a point that a line leads
%   to, in keypad order.

successor(World, From, Square, Goal, Next) :-
    keypad(_, DX, DY),
    leads_on(World, From, Square, DX-DY),
    jump(World, Square, DX-DY, Goal, Next).

%   It is worth to go that way after coming from a point.

leads_on(World, From, Square, DX-DY) :-
    (   From == none
    ->  true
    ;   towards(From, Square, CX-CY),
        (   CX*CY =\= 0
        ->  ( DX =:= CX ; DX =:= 0 ),
            ( DY =:= CY ; DY =:= 0 )
        ;   DX =:= CX,
            DY =:= CY
        ->  true
        ;   CX =:= 0
        ->  DX =\= 0,
            ( DY =:= CY ; DY =:= 0 ),
            may_turn(World, Square, CX-CY, DX-0)
        ;   DY =\= 0,
            ( DX =:= CX ; DX =:= 0 ),
            may_turn(World, Square, CX-CY, 0-DY)
        )
    ),
    !.

%   A straight line that has come to the square that way may turn to a side.

may_turn(World, Square, CX-CY, SX-SY) :-
    BX is SX-CX,
    BY is SY-CY,
    \+ open_at(World, Square, BX, BY),
    open_at(World, Square, SX, SY).

open_at(World, square(Level, X0, Y0), DX, DY) :-
    X is X0+DX,
    Y is Y0+DY,
    world_is_open(World, square(Level, X, Y)).

%   jump(+World, +From, +Way, +Goal, -Next): Next is the first jump point on the
%   line.  Fails if there is none.

jump(World, From, DX-DY, Goal, Next) :-
    From = square(Level, X0, Y0),
    open_at(World, From, DX, DY),
    open_at(World, From, DX, 0),
    open_at(World, From, 0, DY),
    X is X0+DX,
    Y is Y0+DY,
    Square = square(Level, X, Y),
    (   is_point(World, Square, DX-DY, Goal)
    ->  Next = Square
    ;   jump(World, Square, DX-DY, Goal, Next)
    ).

is_point(_, Goal, _, Goal) :-
    !.
is_point(World, Square, DX-DY, Goal) :-
    DX*DY =\= 0,
    !,
    (   jump(World, Square, DX-0, Goal, _)
    ->  true
    ;   jump(World, Square, 0-DY, Goal, _)
    ).
is_point(World, Square, DX-DY, _) :-
    RX is -DY,
    RY is -DX,
    (   may_turn(World, Square, DX-DY, DY-DX)
    ->  true
    ;   may_turn(World, Square, DX-DY, RX-RY)
    ).

reach_all([], _, _, _, _, Open, Open, Points, Points).
reach_all([Square|Squares], World, From, Cost0, Aim, Open0, Open, Points0,
          Points) :-
    aim_at(World, Square, Line),
    estimate(octile, Line, From, Length),
    Cost is Cost0+Length,
    reach(Square, From, Cost, Aim, Open0, Open1, Points0, Points1),
    reach_all(Squares, World, From, Cost0, Aim, Open1, Open, Points1, Points).

%   A way to a point, which is taken if none as cheap is known.

reach(Square, From, Cost, Aim, Open0, Open, Points0, Points) :-
    (   get_assoc(Square, Points0, Point),
        \+ ( Point = point(Cost0, _),
             Cost < Cost0
           )
    ->  Open = Open0,
        Points = Points0
    ;   Open0 = open(Heap0, Arrivals0),
        estimate(octile, Aim, Square, Rest),
        Total is Cost+Rest,
        add_to_heap(Heap0, Total-Arrivals0, Square, Heap),
        Arrivals is Arrivals0+1,
        Open = open(Heap, Arrivals),
        put_assoc(Square, Points0, point(Cost, From), Points)
    ).

%   The squares of the lines between points, from the goal back.

walk_back(Square, Points, Squares0, Squares) :-
    get_assoc(Square, Points, Point),
    arg(2, Point, From),
    (   From == none
    ->  Squares = Squares0
    ;   walk_line(Square, From, Squares0, Squares1),
        walk_back(From, Points, Squares1, Squares)
    ).

walk_line(Square, From, Squares0, Squares) :-
    (   Square == From
    ->  Squares = Squares0
    ;   towards(Square, From, DX-DY),
        Square = square(Level, X0, Y0),
        X is X0+DX,
        Y is Y0+DY,
        walk_line(square(Level, X, Y), From, [Square|Squares0], Squares)
    ).

towards(square(_, X0, Y0), square(_, X, Y), DX-DY) :-
    DX is sign(X-X0),
    DY is sign(Y-Y0).
