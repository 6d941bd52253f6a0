/** <module> A* over jump points, where a best route may turn

Harabor and Grastien (2011), without cutting corners: of all best routes with
the same squares at their turns only the one that goes diagonally first is
followed, so whole lines of squares are passed over.  A straight line is looked
at at once; squares where a diagonal line meets a straight one are not points
themselves, but what the straight one leads to.

Complete and best.  A point that is reached equally cheaply from several sides
leads on in all their ways.  Equal totals are taken last in, first out.

What is known of a cell is unbound until it is reached, then

    point(Distance, From, X, Y, Todo, Done)

where From is the point before it, or `none`; Todo are ways to take from here
and Done those taken, as bits.  Points wait in a pairing heap, in which one may
be more than once: it is passed over if it has nothing to do.  O(points x
squares of a diagonal line) time, O(squares) space.

It is long because points, their heap and the way back are this search's alone.

Mirror: c_impl/route/tuned/jump_point.c.
*/
:- module(tuned_jump_point, []).
:- use_module(library(lists), [member/2, reverse/2]).
:- use_module('../../answer').
:- use_module('../../kernels/estimate').
:- use_module('../../kernels/jumps').
:- use_module('../../question').
:- use_module('../../rows').
:- use_module('../../solver', [refuse/1]).
:- use_module('../../world').

:- multifile solver:solver/6.

solver:solver(jump_point, tuned, route, [[octile]-[complete, best, loose]],
              "A* over jump points, straight lines by words",
              tuned_jump_point).

%   Prepared is hops(World, Jumps, Points), whose points are bound in a run and
%   unbound after it.

prepare(World, hops(World, Jumps, Points)) :-
    (   world_corners(World, block)
    ->  true
    ;   refuse("corners are cut here")
    ),
    jumps_make(World, Jumps),
    jumps_size(Jumps, Size),
    compound_name_arity(Points, points, Size).

run(Hops, Question, Answer) :-
    findall(Answer0, route(Hops, Question, Answer0), [Answer]).

route(Hops, Question, Answer) :-
    search(Hops, Question, Above, Found, Taken),
    length(Taken, Expanded),
    (   Found == none
    ->  answer_make(no_answer, 0, [Expanded], [], Answer)
    ;   arg(1, Found, Distance),
        question_squares(Question, [square(Level, _, _)|_]),
        walk_back(Found, Level, Above, [], Squares),
        answer_make(found, Distance, [Expanded], Squares, Answer)
    ).

trace(Hops, Question, Trace) :-
    findall(Trace0, trace_run(Hops, Question, Trace0), [Trace]).

trace_run(Hops, Question, Trace) :-
    search(Hops, Question, Above, _, Taken),
    Hops = hops(World, _, Points),
    question_squares(Question, [square(Level, _, _)|_]),
    reverse(Taken, InOrder),
    findall(Square,
            ( member(Point, InOrder),
              point_square(Point, Level, Above, Square)
            ),
            Squares),
    term_points(Points, Reached),
    findall(Square-Distance,
            ( member(Point, Reached),
              point_square(Point, Level, Above, Square),
              arg(1, Point, Distance)
            ),
            Distances),
    plane_of(World, Distances, -1, Left),
    trace_make(Squares, Left, Trace).

term_points(Points, Reached) :-
    findall(Index, ( arg(Index, Points, Point), nonvar(Point) ), Indices),
    points_at(Indices, Points, Reached).

points_at([], _, []).
points_at([Index|Indices], Points, [Point|Reached]) :-
    arg(Index, Points, Point),
    points_at(Indices, Points, Reached).

point_square(point(_, _, X, Row, _, _), Level, Above, square(Level, X, Y)) :-
    Y is Row-Above.

%   search(+Hops, +Question, -Above, -Found, -Taken): Above is how many rows lie
%   above the level's, Found the goal's point or `none`, Taken the points taken
%   up, last one first.
%
%   What does not change in a run is run(Jumps, Points, GoalX, GoalY, Straight,
%   Diagonal).

search(hops(World, Jumps, Points), Question, Above, Found, Taken) :-
    question_squares(Question, [Start, Goal]),
    Start = square(Level, X, Y0),
    Goal = square(_, GX, GY0),
    aim_at(World, Goal, aim(_, Straight, Diagonal, _)),
    world_height(World, Height),
    Above is (Level-1)*(Height+1),
    Y is Above+Y0,
    GY is Above+GY0,
    Run = run(Jumps, Points, GX, GY, Straight, Diagonal),
    reach(Run, none, X, Y, 0, 255, open(empty, 0), Open),
    (   Start == Goal
    ->  jumps_cell(Jumps, X, Y, Cell),
        arg(Cell, Points, Found),
        Taken = []
    ;   take_next(Open, Run, [], Taken, Found)
    ).

take_next(open(Heap0, Order), Run, Taken0, Taken, Found) :-
    (   heap_take(Heap0, Point, Heap)
    ->  Point = point(Distance, _, X, Y, Todo, Done0),
        (   Todo =:= 0
        ->  take_next(open(Heap, Order), Run, Taken0, Taken, Found)
        ;   Run = run(_, _, GX, GY, _, _),
            X =:= GX,
            Y =:= GY
        ->  Taken = [Point|Taken0],
            Found = Point
        ;   Done is Done0 \/ Todo,
            setarg(5, Point, 0),
            setarg(6, Point, Done),
            expand([1, 2, 4, 8, 16, 32, 64, 128], Todo, Run, Point, X, Y,
                   Distance, open(Heap, Order), Open),
            take_next(Open, Run, [Point|Taken0], Taken, Found)
        )
    ;   Taken = Taken0,
        Found = none
    ).

%   expand(+Ways, +Todo, +Run, +From, +X, +Y, +Distance, +Open0, -Open): takes
%   those of Ways that are to do.

expand([], _, _, _, _, _, _, Open, Open).
expand([Way|Ways], Todo, Run, From, X, Y, Distance, Open0, Open) :-
    (   Todo /\ Way =:= 0
    ->  Open1 = Open0
    ;   diagonal(Way, DX, DY, Across, Along)
    ->  NX is X+DX,
        NY is Y+DY,
        Run = run(Jumps, _, _, _, _, _),
        jumps_cell(Jumps, X, Y, Cell),
        Needed is Way \/ Across \/ Along,
        go_diagonally(Run, Needed, Cell, Way, DX, DY, Across, Along, From,
                      NX, NY, Distance, Open0, Open1)
    ;   go_straight(Way, Run, From, X, Y, Distance, Open0, Open1)
    ),
    expand(Ways, Todo, Run, From, X, Y, Distance, Open1, Open).

%   A diagonal way, and the ways across and along that it leads to.

diagonal(1,   -1,  1,  8,  2).
diagonal(4,    1,  1, 16,  2).
diagonal(32,  -1, -1,  8, 64).
diagonal(128,  1, -1, 16, 64).

%   go_diagonally(+Run, +Needed, +Cell, +Way, +DX, +DY, +Across, +Along, +From,
%   +X, +Y, +Distance0, +Open0, -Open): Cell is the one before X and Y.

go_diagonally(Run, Needed, Cell0, Way, DX, DY, Across, Along, From, X, Y,
              Distance0, Open0, Open) :-
    Run = run(Jumps, _, GX, GY, _, Diagonal),
    jumps_around(Jumps, Cell0, Around),
    (   Around /\ Needed =\= Needed
    ->  Open = Open0
    ;   Distance is Distance0+Diagonal,
        (   X =:= GX,
            Y =:= GY
        ->  reach(Run, From, X, Y, Distance, Way, Open0, Open1)
        ;   Open1 = Open0
        ),
        go_straight(Across, Run, From, X, Y, Distance, Open1, Open2),
        go_straight(Along, Run, From, X, Y, Distance, Open2, Open3),
        jumps_cell(Jumps, X, Y, Cell),
        NX is X+DX,
        NY is Y+DY,
        go_diagonally(Run, Needed, Cell, Way, DX, DY, Across, Along, From, NX,
                      NY, Distance, Open3, Open)
    ).

go_straight(Way, Run, From, X, Y, Distance0, Open0, Open) :-
    Run = run(Jumps, _, GX, GY, Straight, _),
    jumps_stop(Way, Jumps, X, Y, SX0, SY0),
    stop_at_goal(Way, GX, GY, X, Y, SX0, SY0, SX, SY),
    jumps_cell(Jumps, SX, SY, Cell),
    jumps_around(Jumps, Cell, Around),
    (   Around =:= 0
    ->  Open = Open0
    ;   Distance is Distance0+(abs(SX-X)+abs(SY-Y))*Straight,
        jumps_onward(Way, Around, Ways),
        reach(Run, From, SX, SY, Distance, Ways, Open0, Open)
    ).

%   The goal stops a way that would pass it.

stop_at_goal(16, GX, GY, X, Y, SX0, SY, SX, SY) :-
    (   Y =:= GY, GX > X, GX < SX0 -> SX = GX ; SX = SX0 ).
stop_at_goal(8, GX, GY, X, Y, SX0, SY, SX, SY) :-
    (   Y =:= GY, GX < X, GX > SX0 -> SX = GX ; SX = SX0 ).
stop_at_goal(2, GX, GY, X, Y, SX, SY0, SX, SY) :-
    (   X =:= GX, GY > Y, GY < SY0 -> SY = GY ; SY = SY0 ).
stop_at_goal(64, GX, GY, X, Y, SX, SY0, SX, SY) :-
    (   X =:= GX, GY < Y, GY > SY0 -> SY = GY ; SY = SY0 ).

%   reach(+Run, +From, +X, +Y, +Distance, +Ways, +Open0, -Open): there is a way
%   to a point, from which Ways lead on.

reach(Run, From, X, Y, Distance, Ways, Open0, Open) :-
    Run = run(Jumps, Points, _, _, _, _),
    jumps_cell(Jumps, X, Y, Cell),
    arg(Cell, Points, Point),
    (   var(Point)
    ->  Point = point(Distance, From, X, Y, Ways, 0),
        put(Run, Point, Open0, Open)
    ;   Point = point(Distance0, _, _, _, Todo0, Done),
        (   Distance < Distance0
        ->  setarg(1, Point, Distance),
            setarg(2, Point, From),
            setarg(5, Point, Ways),
            setarg(6, Point, 0),
            put(Run, Point, Open0, Open)
        ;   Distance =:= Distance0,
            New is Ways /\ \(Todo0 \/ Done),
            New =\= 0
        ->  Todo is Todo0 \/ New,
            setarg(5, Point, Todo),
            (   Todo0 =:= 0
            ->  put(Run, Point, Open0, Open)
            ;   Open = Open0
            )
        ;   Open = Open0
        )
    ).

put(run(_, _, GX, GY, Straight, Diagonal), Point, open(Heap0, Order0),
    open(Heap, Order)) :-
    Point = point(Distance, _, X, Y, _, _),
    DX is abs(X-GX),
    DY is abs(Y-GY),
    Total is Distance+abs(DX-DY)*Straight+min(DX, DY)*Diagonal,
    Order is Order0-1,
    heap_meld(heap(Total, Order, Point, []), Heap0, Heap).

%   A pairing heap: `empty`, or heap(Total, Order, Point, Heaps).  Of equal
%   totals the smallest order, which is the latest, comes first.

heap_meld(empty, Heap, Heap) :-
    !.
heap_meld(Heap, empty, Heap) :-
    !.
heap_meld(Heap1, Heap2, Heap) :-
    Heap1 = heap(Total1, Order1, Point1, Heaps1),
    Heap2 = heap(Total2, Order2, Point2, Heaps2),
    (   (   Total1 < Total2
        ;   Total1 =:= Total2,
            Order1 < Order2
        )
    ->  Heap = heap(Total1, Order1, Point1, [Heap2|Heaps1])
    ;   Heap = heap(Total2, Order2, Point2, [Heap1|Heaps2])
    ).

heap_take(heap(_, _, Point, Heaps), Point, Heap) :-
    heap_pair(Heaps, Heap).

heap_pair([], empty).
heap_pair([Heap1|Heaps], Heap) :-
    heap_pair(Heaps, Heap1, Heap).

heap_pair([], Heap, Heap).
heap_pair([Heap2|Heaps], Heap1, Heap) :-
    heap_meld(Heap1, Heap2, Heap12),
    heap_pair(Heaps, Rest),
    heap_meld(Heap12, Rest, Heap).

%   walk_back(+Point, +Level, +Above, +Squares0, -Squares): from each point back
%   to the one before it, first the straight part, then the diagonal one.

walk_back(point(_, From, X, Y, _, _), Level, Above, Squares0, Squares) :-
    (   From == none
    ->  Squares = Squares0
    ;   From = point(_, _, FX, FY, _, _),
        walk_line(X, Y, FX, FY, Level, Above, Squares0, Squares1),
        walk_back(From, Level, Above, Squares1, Squares)
    ).

walk_line(X, Y, FX, FY, Level, Above, Squares0, Squares) :-
    Across is abs(X-FX),
    Along is abs(Y-FY),
    (   Across =:= 0,
        Along =:= 0
    ->  Squares = Squares0
    ;   Row is Y-Above,
        (   Across >= Along
        ->  X1 is X+sign(FX-X)
        ;   X1 = X
        ),
        (   Along >= Across
        ->  Y1 is Y+sign(FY-Y)
        ;   Y1 = Y
        ),
        walk_line(X1, Y1, FX, FY, Level, Above,
                  [square(Level, X, Row)|Squares0], Squares)
    ).
