/** <module> The city's search as the original was written

Everything is a fact: the squares of the levels, the distances, the numbered
squares to examine, the starting and end point of each level.  Loops are
recursion with the loop's counter as an argument.

Mirror: c_impl/route/thesis/levelwise.c.
*/
:- module(thesis_levelwise, []).
:- use_module('../../answer').
:- use_module('../../question').
:- use_module('../../rows').
:- use_module('../../world').

:- multifile solver:solver/6.

solver:solver(levelwise, thesis, route, [city-[]],
              "breadth-first level by level, by the nearest stairs",
              thesis_levelwise).

:- dynamic
    element/5,                          % World, Level, X, Y, Glyph
    distance/4,                         % Level, X, Y, Distance
    examine/4,                          % Number, Level, X, Y
    start_point/3,                      % Level, X, Y
    end_point/3,                        % Level, X, Y
    expanded/2.                         % Level, Count

%   Prepared is prepared(World, Number), Number being that of its elements.

prepare(World, prepared(World, Number)) :-
    flag(thesis_levelwise, Number, Number+1),
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
    find_direction(Start, Goal, Direction),
    spread_levels(World, Start, Goal, Direction, 0, Expanded, Found),
    (   Found == yes
    ->  Goal = square(Last, _, _),
        Start = square(First, _, _),
        trace_levels(Last, First, Direction, World, [], Squares),
        length(Squares, Cost),
        answer_make(found, Cost, [Expanded], Squares, Answer)
    ;   answer_make(no_answer, 0, [Expanded], [], Answer)
    ).

forget :-
    retractall(distance(_, _, _, _)),
    retractall(examine(_, _, _, _)),
    retractall(start_point(_, _, _)),
    retractall(end_point(_, _, _)),
    retractall(expanded(_, _)).

%   0 same level, 1 down, 2 up.

find_direction(square(Level, _, _), square(Level, _, _), 0).
find_direction(square(From, _, _), square(To, _, _), 1) :-
    From < To.
find_direction(square(From, _, _), square(To, _, _), 2) :-
    From > To.

spread_levels(World, Start, Goal, Direction, Expanded0, Expanded, Found) :-
    spread_distances(World, Start, Goal, Direction, Count, Found0),
    Expanded1 is Expanded0+Count,
    (   Found0 == no
    ->  Found = no,
        Expanded = Expanded1
    ;   Start = square(Level, _, _),
        Goal = square(Level, _, _)
    ->  Found = yes,
        Expanded = Expanded1
    ;   Start = square(Level, _, _),
        end_point(Level, X, Y),
        next_level(Direction, Level, Next),
        spread_levels(World, square(Next, X, Y), Goal, Direction, Expanded1,
                      Expanded, Found)
    ).

next_level(1, Level, Next) :-
    Next is Level+1.
next_level(2, Level, Next) :-
    Next is Level-1.

spread_distances(World, Start, Goal, Direction, Expanded, Found) :-
    Start = square(Level, X, Y),
    assertz(start_point(Level, X, Y)),
    assertz(distance(Level, X, Y, 0)),
    (   is_end_point(World, Level, X, Y, Goal, Direction)
    ->  assertz(end_point(Level, X, Y)),
        Found = yes,
        Expanded = 0
    ;   assertz(examine(1, Level, X, Y)),
        examine_squares(1, 1, World, Goal, Direction, Found, Expanded),
        retractall(examine(_, _, _, _))
    ),
    assertz(expanded(Level, Expanded)).

is_end_point(World, Level, X, Y, Goal, Direction) :-
    (   Goal = square(Level, GX, GY)
    ->  X =:= GX,
        Y =:= GY
    ;   element(World, Level, X, Y, Glyph),
        stairs(Direction, Glyph)
    ).

stairs(1, 0'>).
stairs(2, 0'<).

examine_squares(Current, Last, _, _, _, no, Last) :-
    Current > Last.
examine_squares(Current, Last, World, Goal, Direction, Found, Expanded) :-
    Current =< Last,
    retract(examine(Current, Level, X, Y)),
    distance(Level, X, Y, Distance0),
    Distance is Distance0+1,
    examine_neighbours(1, Level, X, Y, Distance, Last, Last1, World, Goal,
                       Direction, Found0),
    (   Found0 == yes
    ->  Found = yes,
        Expanded = Current
    ;   Next is Current+1,
        examine_squares(Next, Last1, World, Goal, Direction, Found, Expanded)
    ).

examine_neighbours(10, _, _, _, _, Last, Last, _, _, _, no).
examine_neighbours(Key, Level, X, Y, Distance, Last0, Last, World, Goal,
                   Direction, Found) :-
    Key =< 9,
    Next is Key+1,
    (   neighbour(Key, X, Y, X1, Y1, World, Level),
        \+ distance(Level, X1, Y1, _)
    ->  assertz(distance(Level, X1, Y1, Distance)),
        (   is_end_point(World, Level, X1, Y1, Goal, Direction)
        ->  assertz(end_point(Level, X1, Y1)),
            Found = yes,
            Last = Last0
        ;   Last1 is Last0+1,
            assertz(examine(Last1, Level, X1, Y1)),
            examine_neighbours(Next, Level, X, Y, Distance, Last1, Last, World,
                               Goal, Direction, Found)
        )
    ;   examine_neighbours(Next, Level, X, Y, Distance, Last0, Last, World,
                           Goal, Direction, Found)
    ).

%   The neighbour in the direction of a key, if it can be entered from here.

neighbour(Key, X, Y, X1, Y1, World, Level) :-
    direction(Key, DX, DY),
    X1 is X+DX,
    Y1 is Y+DY,
    can_enter(World, Level, X1, Y1),
    (   element(World, corners, 0, 0, block),
        DX =\= 0,
        DY =\= 0
    ->  can_enter(World, Level, X1, Y),
        can_enter(World, Level, X, Y1)
    ;   true
    ).

direction(1, -1,  1).
direction(2,  0,  1).
direction(3,  1,  1).
direction(4, -1,  0).
direction(6,  1,  0).
direction(7, -1, -1).
direction(8,  0, -1).
direction(9,  1, -1).

can_enter(World, Level, X, Y) :-
    element(World, Level, X, Y, Glyph),
    \+ obstacle(Glyph).

obstacle(0'#).
obstacle(0'+).
obstacle(0'@).

%   From the goal's level back to the start's.

trace_levels(Level, First, Direction, World, Squares0, Squares) :-
    end_point(Level, X, Y),
    trace_level(World, Level, X, Y, Squares0, Squares1),
    (   Level =:= First
    ->  Squares = Squares1
    ;   start_point(Level, SX, SY),
        level_before(Direction, Level, Before),
        trace_levels(Before, First, Direction, World,
                     [square(Level, SX, SY)|Squares1], Squares)
    ).

level_before(1, Level, Before) :-
    Before is Level-1.
level_before(2, Level, Before) :-
    Before is Level+1.

trace_level(World, Level, X, Y, Squares0, Squares) :-
    distance(Level, X, Y, Distance),
    (   Distance =:= 0
    ->  Squares = Squares0
    ;   trace_back(1, World, Level, X, Y, Distance, X1, Y1),
        trace_level(World, Level, X1, Y1, [square(Level, X, Y)|Squares0],
                    Squares)
    ).

trace_back(Key, World, Level, X, Y, Distance, X2, Y2) :-
    (   neighbour(Key, X, Y, X1, Y1, World, Level),
        distance(Level, X1, Y1, Distance1),
        Distance1 =:= Distance-1
    ->  X2 = X1,
        Y2 = Y1
    ;   Next is Key+1,
        trace_back(Next, World, Level, X, Y, Distance, X2, Y2)
    ).

trace(prepared(World, Number), Question, Trace) :-
    question_squares(Question, [Start, Goal]),
    call_cleanup(once(find_trace(Number, Start, Goal, Squares, Distances)),
                 forget),
    plane_of(World, Distances, -1, Left),
    trace_make(Squares, Left, Trace).

find_trace(World, Start, Goal, Squares, Distances) :-
    find_direction(Start, Goal, Direction),
    spread_levels(World, Start, Goal, Direction, 0, _, _),
    findall(square(Level, X, Y)-Distance, distance(Level, X, Y, Distance),
            Distances),
    findall(Level-Count, expanded(Level, Count), Counts),
    level_squares(Counts, Distances, Squares).

%   On each level squares are examined in the order in which they got their
%   distances.

level_squares([], _, []).
level_squares([Level-Count|Counts], Distances, Squares) :-
    findall(square(Level, X, Y), member(square(Level, X, Y)-_, Distances),
            Here),
    length(First, Count),
    append(First, _, Here),
    append(First, More, Squares),
    level_squares(Counts, Distances, More).
