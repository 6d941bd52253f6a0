/** <module> The city's search: on each level to the nearest stairs that lead
towards the goal's level, there to the goal

Breadth-first on each level.  Not always the shortest over all levels, and it
misses a route that has to go the wrong way first.  O(squares reached) time.

Mirror: c_impl/route/tuned/levelwise.c.
*/
:- module(tuned_levelwise, []).
:- use_module('../../kernels/breadth_first').
:- use_module(library(lists), [append/2]).

:- multifile search:search_declaration/5.

search:search_declaration(levelwise, tuned, tuned_levelwise,
                          [promise(city, false, false)],
                          "breadth-first level by level, by the nearest \c
                           stairs").

prepare(World, Flood) :-
    flood_prepare(World, false, Flood).

run(Flood, Start, Goal, Route) :-
    findall(Route0, route(Flood, Start, Goal, Route0), [Route]).

route(Flood, Start, Goal, Route) :-
    flood_node(Flood, Goal, GoalNode),
    flood_goal(GoalNode),
    spread_levels(Flood, Start, Goal, 0, Expanded, [], Ends, _),
    (   Ends = [none|_]
    ->  Route = route(no_route, 0, Expanded, [])
    ;   trace(Ends, [], Squares),
        length(Squares, Cost),
        Route = route(found, Cost, Expanded, Squares)
    ).

%   spread_levels(+Flood, +Start, +Goal, +Expanded0, -Expanded, +Ends0, -Ends,
%   -Legs): Ends are the nodes where the way on each level ends, last level
%   first, `none` where there is none; Legs are terms leg(Expanded, Queue).

spread_levels(Flood, Start, Goal, Expanded0, Expanded, Ends0, Ends,
              [leg(Count, Queue)|Legs]) :-
    flood_node(Flood, Start, Node),
    stop(Start, Goal, Stop, Step),
    flood_spread(Node, Stop, Found, Count, Queue),
    Expanded1 is Expanded0+Count,
    Ends1 = [Found|Ends0],
    (   ( Found == none ; Stop == goal )
    ->  Expanded = Expanded1,
        Ends = Ends1,
        Legs = []
    ;   arg(5, Found, square(Level, X, Y)),
        Next is Level+Step,
        spread_levels(Flood, square(Next, X, Y), Goal, Expanded1, Expanded,
                      Ends1, Ends, Legs)
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

trace([End], Rest, Squares) :-
    !,
    flood_trace(End, Squares, Rest).
trace([End|Ends], Rest, Squares) :-
    flood_trace(End, Squares1, Rest),
    Ends = [Before|_],
    arg(5, Before, square(_, X, Y)),
    arg(5, End, square(Level, _, _)),
    trace(Ends, [square(Level, X, Y)|Squares1], Squares).

footprint(Flood, Start, Goal, Footprint) :-
    findall(Footprint0, left(Flood, Start, Goal, Footprint0), [Footprint]).

left(Flood, Start, Goal, footprint(Distances, Squares)) :-
    flood_node(Flood, Goal, GoalNode),
    flood_goal(GoalNode),
    spread_levels(Flood, Start, Goal, 0, _, [], _, Legs),
    flood_marks(Flood, Distances),
    findall(Leg,
            ( member(leg(Count, Queue), Legs),
              flood_expanded(Queue, Count, Leg)
            ),
            Expanded),
    append(Expanded, Squares).

release(_).
