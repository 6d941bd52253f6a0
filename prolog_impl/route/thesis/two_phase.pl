/** <module> Rogue's search as the original was written

Everything is a fact: the squares of the level, the distances, the numbered
squares to examine.  Loops are recursion with the loop's counter as an argument.
The numbers in the comments are those of the original's steps.

Mirror: c_impl/route/thesis/two_phase.c.
*/
:- module(thesis_two_phase, []).
:- use_module('../../answer').
:- use_module('../../question').
:- use_module('../../rows').
:- use_module('../../world').

:- multifile solver:solver/6.

solver:solver(two_phase, thesis, route, [rogue-[complete, best, same]],
              "breadth-first to the player, then back along falling distances",
              thesis_two_phase).

:- dynamic
    element/5,                          % World, Level, X, Y, Glyph
    distance/3,                         % X, Y, Distance
    examine/3.                          % Number, X, Y

%   Prepared is prepared(World, Number), Number being that of its elements.

prepare(World, prepared(World, Number)) :-
    flag(thesis_two_phase, Number, Number+1),
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

find_route(World, square(Level, SX, SY), square(_, GX, GY), Answer) :-
    spread_distances(World, Level, SX, SY, GX, GY, Found, Expanded),
    (   Found == yes
    ->  trace_route(World, Level, GX, GY, [], Squares),
        length(Squares, Cost),
        answer_make(found, Cost, [Expanded], Squares, Answer)
    ;   answer_make(no_answer, 0, [Expanded], [], Answer)
    ).

forget :-
    retractall(distance(_, _, _)),
    retractall(examine(_, _, _)).

spread_distances(_, _, X, Y, X, Y, yes, 0) :-
    assertz(distance(X, Y, 0)).
spread_distances(World, Level, SX, SY, GX, GY, Found, Expanded) :-
    \+ ( SX = GX, SY = GY ),
    assertz(distance(SX, SY, 0)),
    assertz(examine(1, SX, SY)),                                        % 1
    examine_squares(1, 1, World, Level, GX, GY, Found, Expanded).

examine_squares(Current, Last, _, _, _, _, no, Last) :-                 % 5
    Current > Last.
examine_squares(Current, Last, World, Level, GX, GY, Found, Expanded) :-
    Current =< Last,
    retract(examine(Current, X, Y)),
    distance(X, Y, Distance0),
    Distance is Distance0+1,
    examine_neighbours(1, X, Y, Distance, Last, Last1, World, Level, GX, GY,
                       Found0),
    (   Found0 == yes
    ->  Found = yes,
        Expanded = Current
    ;   Next is Current+1,
        examine_squares(Next, Last1, World, Level, GX, GY, Found, Expanded)
    ).

examine_neighbours(10, _, _, _, Last, Last, _, _, _, _, no).
examine_neighbours(Key, X, Y, Distance, Last0, Last, World, Level, GX, GY,
                   Found) :-                                            % 2
    Key =< 9,
    (   neighbour(Key, X, Y, X1, Y1, World, Level),
        \+ distance(X1, Y1, _)
    ->  assertz(distance(X1, Y1, Distance)),                            % 3
        (   X1 =:= GX,
            Y1 =:= GY
        ->  Found = yes,
            Last = Last0
        ;   Last1 is Last0+1,
            assertz(examine(Last1, X1, Y1)),                            % 4
            Next is Key+1,
            examine_neighbours(Next, X, Y, Distance, Last1, Last, World,
                               Level, GX, GY, Found)
        )
    ;   Next is Key+1,
        examine_neighbours(Next, X, Y, Distance, Last0, Last, World, Level, GX,
                           GY, Found)
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
obstacle(0'=).

%   Adds the squares before (X,Y) to the route; the player's square itself is
%   not on it.

trace_route(World, Level, X, Y, Squares0, Squares) :-                   % 7
    distance(X, Y, Distance),
    (   Distance =< 1
    ->  Squares = Squares0
    ;   trace_back(1, World, Level, X, Y, Distance, X1, Y1),
        trace_route(World, Level, X1, Y1, [square(Level, X1, Y1)|Squares0],
                    Squares)                                            % 10
    ).

trace_back(Key, World, Level, X, Y, Distance, X2, Y2) :-                % 8
    (   neighbour(Key, X, Y, X1, Y1, World, Level),
        distance(X1, Y1, Distance1),                                    % 9
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

find_trace(World, square(Level, SX, SY), square(_, GX, GY), Squares,
           Distances) :-
    spread_distances(World, Level, SX, SY, GX, GY, _, Expanded),
    findall(square(Level, X, Y)-Distance, distance(X, Y, Distance), Distances),
    first_squares(Expanded, Distances, Squares).

%   Squares are examined in the order in which they got their distances.

first_squares(0, _, []).
first_squares(Count, [Square-_|Distances], [Square|Squares]) :-
    Count > 0,
    Before is Count-1,
    first_squares(Before, Distances, Squares).
