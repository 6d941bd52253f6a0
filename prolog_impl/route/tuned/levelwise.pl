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
                flood_expanded/3,
                flood_goal/1,
                flood_marks/2,
                flood_spread/5,
                flood_square/2,
                flood_walk_back/4
              ]).
:- use_module('../../kernels/graph', [graph_node/3]).
:- use_module('../../question').

:- multifile solver:solver/6.

solver:solver(levelwise, tuned, route,
              [[unit_cost, eight_ways, stairs, onto]-[]],
              "breadth-first level by level, by the nearest stairs",
              tuned_levelwise).

run(Flood, Question, Answer) :-
    findall(Answer0, route(Flood, Question, Answer0), [Answer]).

route(Flood, Question, Answer) :-
    spread_levels(Flood, Question, Expanded, Ends, _),
    (   Ends = [none|_]
    ->  answer_make(no_answer, 0, [Expanded], [], Answer)
    ;   join_ways(Ends, [], Squares),
        length(Squares, Cost),
        answer_make(found, Cost, [Expanded], Squares, Answer)
    ).

%   spread_levels(+Flood, +Question, -Expanded, -Ends, -Legs): Ends are the
%   nodes where the way on each level ends, last level first, `none` where there
%   is none; Legs are terms leg(Expanded, Queue).

spread_levels(Flood, Question, Expanded, Ends, Legs) :-
    question_squares(Question, [Start, Goal]),
    graph_node(Flood, Goal, GoalNode),
    flood_goal(GoalNode),
    spread_from(Start, Flood, Goal, 0, Expanded, [], Ends, Legs).

spread_from(Start, Flood, Goal, Expanded0, Expanded, Ends0, Ends,
            [leg(Count, Queue)|Legs]) :-
    graph_node(Flood, Start, Node),
    stop(Start, Goal, Stop, Step),
    flood_spread(Node, Stop, Found, Count, Queue),
    Expanded1 is Expanded0+Count,
    Ends1 = [Found|Ends0],
    (   ( Found == none ; Stop == goal )
    ->  Expanded = Expanded1,
        Ends = Ends1,
        Legs = []
    ;   flood_square(Found, square(Level, X, Y)),
        Next is Level+Step,
        spread_from(square(Next, X, Y), Flood, Goal, Expanded1, Expanded, Ends1,
                    Ends, Legs)
    ).

%   What the spreading on a level stops at, and which way the next one is.

stop(square(From, _, _), square(To, _, _), Stop, Step) :-
    (   From =:= To
    ->  Stop = goal,
        Step = 0
    ;   From < To
    ->  Stop = down,
        Step = 1
    ;   Stop = up,
        Step = -1
    ).

%   Every level but the first is entered by its stairs, a step of its own.

join_ways([End], Rest, Squares) :-
    !,
    flood_walk_back(End, Rest, Squares, _).
join_ways([End|Ends], Rest, Squares) :-
    flood_walk_back(End, Rest, Squares1, _),
    Ends = [Before|_],
    flood_square(Before, square(_, X, Y)),
    flood_square(End, square(Level, _, _)),
    join_ways(Ends, [square(Level, X, Y)|Squares1], Squares).

trace(Flood, Question, Trace) :-
    findall(Trace0, left(Flood, Question, Trace0), [Trace]).

left(Flood, Question, Trace) :-
    spread_levels(Flood, Question, _, _, Legs),
    findall(Leg,
            ( member(leg(Count, Queue), Legs),
              flood_expanded(Queue, Count, Leg)
            ),
            Expanded),
    append(Expanded, Squares),
    flood_marks(Flood, Distances),
    trace_make(Squares, Distances, Trace).
