/** <module> Distances that spread over a world, layer by layer

The world is a graph of terms.  A square that can be entered is

    node(Mark, Role, Stairs, Near, NearDown, NearUp, Square, N1, ..., N9)

where Mark is unbound until the square gets its distance; N1 to N8 are the nodes
that a move in keypad order leads to and N9 that of the stairs, a wall where there
is none, whose Mark is never unbound.  The terms are cyclic: a neighbour is there
without being looked up.  Marks are undone by backtracking, so a run costs only
the squares that it touches.  O(squares reached) time, O(squares) space.

The loop asks of a square only once whether a stop is near, not of each neighbour
whether it is one: Role and Near are `goal` in the goal and those next to it while
a run lasts; Stairs, NearDown and NearUp say the same of stairs for good.

C has one array with numbers instead, which only grow.

Mirror: c_impl/kernels/breadth_first.c.
*/
:- module(breadth_first,
          [ flood_prepare/3,            % +World, +UseStairs, -Flood
            flood_node/3,               % +Flood, +Square, -Node
            flood_goal/1,               % +Node
            flood_spread/5,             % +Node, +Stop, -Found, -Expanded, -Layers
            flood_trace/3,              % +Node, -Squares, +Rest
            flood_back/2,               % +Node, -Back
            flood_to_goal/6,            % +Flood, +Start, +Goal, -Found, -Expanded, -Layers
            flood_route/4,              % +Flood, +Start, +Goal, -Route
            flood_footprint/4,          % +Flood, +Start, +Goal, -Footprint
            flood_marks/2,              % +Flood, -Distances
            flood_expanded/3            % +Layers, +Expanded, -Squares
          ]).
:- use_module(library(lists), [append/2, member/2, nth1/3]).
:- use_module('../square').
:- use_module('../world').

%!  flood_prepare(+World, +UseStairs, -Flood) is det.
%
%   Flood is flood(World, Nodes), Nodes a compound with the node of each square,
%   or of the wall.  If UseStairs is true, stairs lead to a ninth neighbour.

flood_prepare(World, UseStairs, flood(World, Nodes)) :-
    world_size(World, Size),
    functor(Nodes, nodes, Size),
    functor(Wall, node, 16),
    arg(1, Wall, wall),
    make_nodes(Size, World, Wall, Nodes),
    link_nodes(Size, World, UseStairs, Wall, Nodes),
    note_stairs(Size, Nodes).

make_nodes(Index, World, Wall, Nodes) :-
    (   Index =:= 0
    ->  true
    ;   world_index(World, Square, Index),
        arg(Index, Nodes, Node),
        (   world_cost(World, Square, _)
        ->  functor(Node, node, 16),
            arg(7, Node, Square)
        ;   Node = Wall
        ),
        Next is Index-1,
        make_nodes(Next, World, Wall, Nodes)
    ).

link_nodes(Index, World, UseStairs, Wall, Nodes) :-
    (   Index =:= 0
    ->  true
    ;   arg(Index, Nodes, Node),
        (   same_term(Node, Wall)
        ->  true
        ;   link_node(Node, World, UseStairs, Wall, Nodes)
        ),
        Next is Index-1,
        link_nodes(Next, World, UseStairs, Wall, Nodes)
    ).

link_node(Node, World, UseStairs, Wall, Nodes) :-
    arg(7, Node, Square),
    world_moves(World, Square, Moves),
    link_moves(Moves, 8, Square, World, Wall, Nodes, Node),
    (   world_stairs(World, Square, Stairs, Other)
    ->  true
    ;   Stairs = none
    ),
    arg(3, Node, Stairs),
    (   UseStairs == true,
        Stairs \== none
    ->  world_index(World, Other, Index),
        arg(Index, Nodes, Below),
        arg(16, Node, Below)
    ;   arg(16, Node, Wall)
    ).

%   Moves are some of the eight neighbours, in keypad order.

link_moves(Moves, Argument, Square, World, Wall, Nodes, Node) :-
    (   Argument =:= 16
    ->  true
    ;   Square = square(Level, X, Y),
        keypad_argument(Argument, DX, DY),
        X1 is X+DX,
        Y1 is Y+DY,
        (   Moves = [square(Level, X1, Y1)|Moves1]
        ->  world_index(World, square(Level, X1, Y1), Index),
            arg(Index, Nodes, Neighbour)
        ;   Moves1 = Moves,
            Neighbour = Wall
        ),
        arg(Argument, Node, Neighbour),
        Next is Argument+1,
        link_moves(Moves1, Next, Square, World, Wall, Nodes, Node)
    ).

keypad_argument(Argument, DX, DY) :-
    Number is Argument-7,
    findall(DX0-DY0, keypad(_, DX0, DY0), Directions),
    nth1(Number, Directions, DX-DY).

note_stairs(Index, Nodes) :-
    (   Index =:= 0
    ->  true
    ;   arg(Index, Nodes, Node),
        arg(1, Node, Mark),
        (   Mark == wall
        ->  true
        ;   neighbours(Node, Neighbours),
            note_near(down, 5, Neighbours, Node),
            note_near(up, 6, Neighbours, Node)
        ),
        Next is Index-1,
        note_stairs(Next, Nodes)
    ).

note_near(Stairs, Argument, Neighbours, Node) :-
    (   member(Neighbour, Neighbours),
        arg(3, Neighbour, Kind),
        Kind == Stairs
    ->  arg(Argument, Node, Stairs)
    ;   arg(Argument, Node, none)
    ).

%   The nodes that a move leads to, walls among them.

neighbours(node(_, _, _, _, _, _, _, A, B, C, D, E, F, G, H, I),
           [A, B, C, D, E, F, G, H, I]).

%!  flood_node(+Flood, +Square, -Node) is det.

flood_node(flood(World, Nodes), Square, Node) :-
    world_index(World, Square, Index),
    arg(Index, Nodes, Node).

%!  flood_goal(+Node) is det.
%
%   Makes the node the goal, until backtracking.

flood_goal(Node) :-
    arg(2, Node, goal),
    neighbours(Node, Neighbours),
    near_goal(Neighbours).

near_goal([]).
near_goal([Node|Nodes]) :-
    arg(4, Node, goal),
    near_goal(Nodes).

%!  flood_spread(+Node, +Stop, -Found, -Expanded, -Layers) is det.
%
%   Spreads distances from Node until one is given to a Stop: `goal`, or stairs
%   that lead `down` or `up`.  Found is its node, or `none` if there never is one.
%   Expanded is the number of squares expanded, Layers the squares that waited
%   to be, by distance.

flood_spread(Node, Stop, Found, Expanded, [[Node]|Layers]) :-
    arg(1, Node, 0),
    (   is_stop(Node, Stop)
    ->  Found = Node,
        Expanded = 0,
        Layers = []
    ;   spread([Node], Next, Next, 1, Stop, 0, Expanded, Found, Layers)
    ).

is_stop(node(_, Role, Stairs, _, _, _, _, _, _, _, _, _, _, _, _, _), Stop) :-
    (   Role == Stop
    ->  true
    ;   Stairs == Stop
    ).

%   spread(+Layer, +Next, ?Tail, +Distance, +Stop, +Expanded0, -Expanded, -Found,
%   -Layers): Next is the layer being made, up to Tail.

spread([node(_, _, _, Near, NearDown, NearUp, _, A, B, C, D, E, F, G, H, I)|Layer],
       Next, Tail, Distance, Stop, Expanded0, Expanded, Found, Layers) :-
    Expanded1 is Expanded0+1,
    (   Near == Stop
    ->  last([A, B, C, D, E, F, G, H, I], Distance, Stop, Tail,
             Expanded1, Expanded, Found, Layers)
    ;   NearDown == Stop
    ->  last([A, B, C, D, E, F, G, H, I], Distance, Stop, Tail,
             Expanded1, Expanded, Found, Layers)
    ;   NearUp == Stop
    ->  last([A, B, C, D, E, F, G, H, I], Distance, Stop, Tail,
             Expanded1, Expanded, Found, Layers)
    ;   arg(1, A, MarkA),
        ( var(MarkA) -> MarkA = Distance, Tail = [A|TailA] ; TailA = Tail ),
        arg(1, B, MarkB),
        ( var(MarkB) -> MarkB = Distance, TailA = [B|TailB] ; TailB = TailA ),
        arg(1, C, MarkC),
        ( var(MarkC) -> MarkC = Distance, TailB = [C|TailC] ; TailC = TailB ),
        arg(1, D, MarkD),
        ( var(MarkD) -> MarkD = Distance, TailC = [D|TailD] ; TailD = TailC ),
        arg(1, E, MarkE),
        ( var(MarkE) -> MarkE = Distance, TailD = [E|TailE] ; TailE = TailD ),
        arg(1, F, MarkF),
        ( var(MarkF) -> MarkF = Distance, TailE = [F|TailF] ; TailF = TailE ),
        arg(1, G, MarkG),
        ( var(MarkG) -> MarkG = Distance, TailF = [G|TailG] ; TailG = TailF ),
        arg(1, H, MarkH),
        ( var(MarkH) -> MarkH = Distance, TailG = [H|TailH] ; TailH = TailG ),
        arg(1, I, MarkI),
        ( var(MarkI) -> MarkI = Distance, TailH = [I|TailI] ; TailI = TailH ),
        spread(Layer, Next, TailI, Distance, Stop, Expanded1, Expanded, Found,
               Layers)
    ).
spread([], Next, [], Distance0, Stop, Expanded0, Expanded, Found, Layers) :-
    (   Next = [_|_]
    ->  Distance is Distance0+1,
        Layers = [Next|More],
        spread(Next, Next1, Next1, Distance, Stop, Expanded0, Expanded, Found,
               More)
    ;   Found = none,
        Expanded = Expanded0,
        Layers = []
    ).

%   The neighbours of the last square expanded get distances up to the stop.

last(Neighbours, Distance, Stop, [], Expanded, Expanded, Found, []) :-
    reach_stop(Neighbours, Distance, Stop, Found).

reach_stop([Node|Nodes], Distance, Stop, Found) :-
    arg(1, Node, Mark),
    (   nonvar(Mark)
    ->  reach_stop(Nodes, Distance, Stop, Found)
    ;   Mark = Distance,
        (   is_stop(Node, Stop)
        ->  Found = Node
        ;   reach_stop(Nodes, Distance, Stop, Found)
        )
    ).

%!  flood_trace(+Node, -Squares, +Rest) is det.
%
%   The keypad trace-back: Squares are those from distance 1 to Node, then Rest.

flood_trace(Node, Squares, Rest) :-
    arg(1, Node, Distance),
    (   Distance =:= 0
    ->  Squares = Rest
    ;   arg(7, Node, Square),
        flood_back(Node, Back),
        flood_trace(Back, Squares, [Square|Rest])
    ).

%!  flood_back(+Node, -Back) is det.
%
%   One step of the trace-back.

flood_back(Node, Back) :-
    arg(1, Node, Distance),
    Before is Distance-1,
    neighbours(Node, Neighbours),
    step_back(Neighbours, Before, Back).

step_back([Node|Nodes], Distance, Back) :-
    arg(1, Node, Mark),
    (   Mark == Distance
    ->  Back = Node
    ;   step_back(Nodes, Distance, Back)
    ).

%!  flood_route(+Flood, +Start, +Goal, -Route) is det.
%
%   A whole search for the goal.

flood_route(Flood, Start, Goal, Route) :-
    findall(Route0, route(Flood, Start, Goal, Route0), [Route]).

route(Flood, Start, Goal, Route) :-
    flood_to_goal(Flood, Start, Goal, Found, Expanded, _),
    (   Found == none
    ->  Route = route(no_route, 0, Expanded, [])
    ;   arg(1, Found, Cost),
        flood_trace(Found, Squares, []),
        Route = route(found, Cost, Expanded, Squares)
    ).

%!  flood_to_goal(+Flood, +Start, +Goal, -Found, -Expanded, -Layers) is det.
%
%   Spreads from Start until Goal; see flood_spread/5.

flood_to_goal(Flood, Start, Goal, Found, Expanded, Layers) :-
    flood_node(Flood, Start, Node),
    flood_node(Flood, Goal, GoalNode),
    flood_goal(GoalNode),
    flood_spread(Node, goal, Found, Expanded, Layers).

%!  flood_footprint(+Flood, +Start, +Goal, -Footprint) is det.

flood_footprint(Flood, Start, Goal, Footprint) :-
    findall(Footprint0, footprint(Flood, Start, Goal, Footprint0), [Footprint]).

footprint(Flood, Start, Goal, footprint(Distances, Squares)) :-
    flood_to_goal(Flood, Start, Goal, _, Expanded, Layers),
    flood_marks(Flood, Distances),
    flood_expanded(Layers, Expanded, Squares).

%!  flood_marks(+Flood, -Distances) is det.
%
%   The squares that have a distance now.

flood_marks(flood(_, Nodes), Distances) :-
    findall(Square-Mark,
            ( arg(_, Nodes, Node),
              arg(1, Node, Mark),
              integer(Mark),
              arg(7, Node, Square)
            ),
            Distances).

%!  flood_expanded(+Layers, +Expanded, -Squares) is det.
%
%   The first so many squares of the layers.

flood_expanded(Layers, Expanded, Squares) :-
    append(Layers, Nodes),
    first_squares(Expanded, Nodes, Squares).

first_squares(Count0, Nodes, Squares) :-
    (   Count0 =:= 0
    ->  Squares = []
    ;   Nodes = [Node|Nodes1],
        arg(7, Node, Square),
        Squares = [Square|Squares1],
        Count is Count0-1,
        first_squares(Count, Nodes1, Squares1)
    ).
