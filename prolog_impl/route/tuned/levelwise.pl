/** <module> The city's search: on each level to the nearest stairs that lead
towards the goal's level, there to the goal

Breadth-first on each level.  Not always the shortest over all levels, and it
misses a route that has to go the wrong way first.  O(squares reached) time.

Mirror: c_impl/route/tuned/levelwise.c.
*/
:- module(tuned_levelwise, []).
:- use_module(library(lists), [append/2, member/2]).
:- use_module('../../answer').
:- use_module('../../kernels/breadth_first',
              [ flood_prepare/2 as prepare,
                flood_distances/3,
                flood_expanded/3,
                flood_keep_way/2,
                flood_kept_way/4,
                flood_spread/6,
                flood_square/2
              ]).
:- use_module('../../kernels/graph', [graph_node/3, graph_world/2]).
:- use_module('../../question').
:- use_module('../../rows', [plane_of/4]).

:- multifile solver:solver/6.

solver:solver(levelwise, tuned, route,
              [[unit_cost, eight_ways, stairs, onto]-[]],
              "breadth-first level by level, by the nearest stairs",
              tuned_levelwise).

run(Flood, Question, Answer) :-
    question_squares(Question, [_, Goal]),
    Kept = kept(0, false),
    (   spread_levels(Flood, Question, Expanded0, Ends, _),
        nb_setarg(1, Kept, Expanded0),
        keep_ways(Ends),
        nb_setarg(2, Kept, true),
        fail
    ;   Kept = kept(Expanded, Found)
    ),
    (   Found == true
    ->  question_squares(Question, [square(Level, _, _)|_]),
        graph_node(Flood, Goal, End),
        join_ways(End, Flood, Level, [], Squares),
        length(Squares, Cost),
        answer_make(found, Cost, [Expanded], Squares, Answer)
    ;   answer_make(no_answer, 0, [Expanded], [], Answer)
    ).

%   spread_levels(+Flood, +Question, -Expanded, -Ends, -Legs): Ends are terms
%   end(Node, Distance) where the way on each level ends, last level first, with
%   `none` where there is none; Legs are terms leg(Node, Expanded, Queue).

spread_levels(Flood, Question, Expanded, Ends, Legs) :-
    question_squares(Question, [Start, Goal]),
    graph_node(Flood, Goal, GoalNode),
    spread_from(Start, Flood, Goal, GoalNode, 0, Expanded, [], Ends, Legs).

spread_from(Start, Flood, Goal, GoalNode, Expanded0, Expanded, Ends0, Ends,
            [leg(Found, Count, Queue)|Legs]) :-
    graph_node(Flood, Start, Node),
    stop(Start, Goal, GoalNode, Stop, Step),
    flood_spread(Node, Stop, Found, Distance, Count, Queue),
    Expanded1 is Expanded0+Count,
    Ends1 = [end(Found, Distance)|Ends0],
    (   ( Found == none ; Step =:= 0 )
    ->  Expanded = Expanded1,
        Ends = Ends1,
        Legs = []
    ;   flood_square(Found, square(Level, X, Y)),
        Next is Level+Step,
        spread_from(square(Next, X, Y), Flood, Goal, GoalNode, Expanded1,
                    Expanded, Ends1, Ends, Legs)
    ).

%   What the spreading on a level stops at, and which way the next one is.

stop(square(From, _, _), square(To, _, _), GoalNode, Stop, Step) :-
    (   From =:= To
    ->  Stop = GoalNode,
        Step = 0
    ;   From < To
    ->  Stop = down,
        Step = 1
    ;   Stop = up,
        Step = -1
    ).

%   Fails if the last of them was not reached.

keep_ways([]).
keep_ways([end(Node, Distance)|Ends]) :-
    Node \== none,
    flood_keep_way(Node, Distance),
    keep_ways(Ends).

%   join_ways(+End, +Flood, +Level, +Rest, -Squares): the ways kept, from Level
%   to that of End.  Every level but the first is entered by its stairs, a step
%   of its own.

join_ways(End, Flood, Level, Rest, Squares) :-
    flood_kept_way(End, Rest, Squares1, First),
    flood_square(First, Square),
    Square = square(Level1, X, Y),
    (   Level1 =:= Level
    ->  Squares = Squares1
    ;   Before is Level1 + sign(Level-Level1),
        graph_node(Flood, square(Before, X, Y), Above),
        join_ways(Above, Flood, Level, [Square|Squares1], Squares)
    ).

trace(Flood, Question, Trace) :-
    findall(Trace0, left(Flood, Question, Trace0), [Trace]).

left(Flood, Question, Trace) :-
    spread_levels(Flood, Question, _, _, Legs),
    findall(Leg,
            ( member(leg(_, Count, Queue), Legs),
              flood_expanded(Queue, Count, Leg)
            ),
            Expanded),
    findall(Leg,
            ( member(leg(Found, _, Queue), Legs),
              flood_distances(Queue, Found, Leg)
            ),
            Reached),
    append(Expanded, Squares),
    append(Reached, Distances),
    graph_world(Flood, World),
    plane_of(World, Distances, -1, Left),
    trace_make(Squares, Left, Trace).
