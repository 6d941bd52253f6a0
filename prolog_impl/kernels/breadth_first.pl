/** <module> Distances that spread over a world, layer by layer

The world is a graph of terms.  A square that can be entered is

    node(Mark, Role, Stairs, Near, Square, M1, ..., M8, N1, ..., N9)

where Mark is unbound until the square gets its distance; N1 to N8 are the nodes
that a move in keypad order leads to and N9 that of the stairs, a wall where there
is none, whose Mark is never unbound; M1 to M8 are the marks of N1 to N8, the same
variables.  The terms are cyclic: a neighbour is there without being looked up.
Marks are undone by backtracking, so a run costs only the squares that it touches.
O(squares reached) time, O(squares) space.

The loop asks of a square only once whether a stop may be near, not of each
neighbour whether it is one: Near is bound if one of them has stairs, and while a
run lasts also if one of them is the goal, whose Role is then `goal`.

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
:- use_module(library(lists), [append/2]).
:- use_module('../square').
:- use_module('../world').

%!  flood_prepare(+World, +UseStairs, -Flood) is det.
%
%   Flood is flood(World, Nodes), Nodes a compound with the node of each square,
%   or of the wall.  If UseStairs is true, stairs lead to a ninth neighbour.

flood_prepare(World, UseStairs, flood(World, Nodes)) :-
    world_size(World, Size),
    functor(Nodes, nodes, Size),
    functor(Wall, node, 22),
    arg(1, Wall, wall),
    arg(3, Wall, none),
    make_nodes(Size, World, Wall, Nodes),
    link_nodes(Size, World, UseStairs, Wall, Nodes).

make_nodes(Index, World, Wall, Nodes) :-
    (   Index =:= 0
    ->  true
    ;   world_index(World, Square, Index),
        arg(Index, Nodes, Node),
        (   world_cost(World, Square, _)
        ->  make_node(World, Square, Node)
        ;   Node = Wall
        ),
        Next is Index-1,
        make_nodes(Next, World, Wall, Nodes)
    ).

make_node(World, Square, Node) :-
    functor(Node, node, 22),
    arg(5, Node, Square),
    (   world_stairs(World, Square, Stairs, _)
    ->  arg(3, Node, Stairs)
    ;   arg(3, Node, none)
    ).

link_nodes(Index, World, UseStairs, Wall, Nodes) :-
    (   Index =:= 0
    ->  true
    ;   arg(Index, Nodes, Node),
        (   same_term(Node, Wall)
        ->  true
        ;   arg(5, Node, Square),
            link_moves(6, Square, World, Wall, Nodes, Node),
            link_stairs(UseStairs, Square, World, Wall, Nodes, Node)
        ),
        Next is Index-1,
        link_nodes(Next, World, UseStairs, Wall, Nodes)
    ).

link_moves(Argument, Square, World, Wall, Nodes, Node) :-
    (   Argument =:= 14
    ->  true
    ;   keypad_argument(Argument, DX, DY),
        node_towards(DX, DY, Square, World, Wall, Nodes, Neighbour),
        note_stairs(Neighbour, Node),
        arg(1, Neighbour, Mark),
        arg(Argument, Node, Mark),
        Move is Argument+8,
        arg(Move, Node, Neighbour),
        Next is Argument+1,
        link_moves(Next, Square, World, Wall, Nodes, Node)
    ).

%   The node that a move leads to, or the wall; the corner rule is that of
%   world_moves/3, which would have to look at the elements again.

node_towards(DX, DY, Square, World, Wall, Nodes, Node) :-
    (   World = world(_, block, _, _, _, _),
        DX*DY =\= 0,
        (   node_beside(DX, 0, Square, World, Wall, Nodes, Wall0)
        ;   node_beside(0, DY, Square, World, Wall, Nodes, Wall0)
        ),
        same_term(Wall0, Wall)
    ->  Node = Wall
    ;   node_beside(DX, DY, Square, World, Wall, Nodes, Node)
    ).

node_beside(DX, DY, square(Level, X0, Y0), World, Wall, Nodes, Node) :-
    X is X0+DX,
    Y is Y0+DY,
    (   world_contains(World, square(Level, X, Y))
    ->  world_index(World, square(Level, X, Y), Index),
        arg(Index, Nodes, Node)
    ;   Node = Wall
    ).

keypad_argument( 6, DX, DY) :- keypad(1, DX, DY).
keypad_argument( 7, DX, DY) :- keypad(2, DX, DY).
keypad_argument( 8, DX, DY) :- keypad(3, DX, DY).
keypad_argument( 9, DX, DY) :- keypad(4, DX, DY).
keypad_argument(10, DX, DY) :- keypad(6, DX, DY).
keypad_argument(11, DX, DY) :- keypad(7, DX, DY).
keypad_argument(12, DX, DY) :- keypad(8, DX, DY).
keypad_argument(13, DX, DY) :- keypad(9, DX, DY).

note_stairs(Neighbour, Node) :-
    arg(3, Neighbour, Stairs),
    (   Stairs == none
    ->  true
    ;   arg(4, Node, near)
    ).

link_stairs(UseStairs, Square, World, Wall, Nodes, Node) :-
    (   UseStairs == true,
        world_stairs(World, Square, _, Other)
    ->  flood_node(flood(World, Nodes), Other, Below),
        arg(22, Node, Below),
        arg(4, Node, near)
    ;   arg(22, Node, Wall)
    ).

%   The nodes that a move leads to, walls among them.

neighbours(node(_, _, _, _, _, _, _, _, _, _, _, _, _, A, B, C, D, E, F, G, H, I),
           [A, B, C, D, E, F, G, H, I]).

%!  flood_node(+Flood, +Square, -Node) is det.

flood_node(flood(World, Nodes), Square, Node) :-
    world_index(World, Square, Index),
    arg(Index, Nodes, Node).

%!  flood_goal(+Node) is det.
%
%   Makes the node the goal, until backtracking.

flood_goal(Node) :-
    Node = node(_, goal, _, _, _, _, _, _, _, _, _, _, _, A, B, C, D, E, F, G, H, I),
    arg(4, A, NearA), NearA = near,
    arg(4, B, NearB), NearB = near,
    arg(4, C, NearC), NearC = near,
    arg(4, D, NearD), NearD = near,
    arg(4, E, NearE), NearE = near,
    arg(4, F, NearF), NearF = near,
    arg(4, G, NearG), NearG = near,
    arg(4, H, NearH), NearH = near,
    arg(4, I, NearI), NearI = near.

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

is_stop(Node, Stop) :-
    arg(2, Node, Role),
    arg(3, Node, Stairs),
    (   Role == Stop
    ->  true
    ;   Stairs == Stop
    ).

%   spread(+Layer, +Next, ?Tail, +Distance, +Stop, +Expanded0, -Expanded, -Found,
%   -Layers): Next is the layer being made, up to Tail.

spread([Node|Layer], Next, Tail, Distance, Stop, Expanded0, Expanded, Found,
       Layers) :-
    Node = node(_, _, _, Near, _, A, B, C, D, E, F, G, H, _, _, _, _, _, _, _, _, _),
    Expanded1 is Expanded0+1,
    (   var(Near)
    ->  (   var(A)
        ->  A = Distance, arg(14, Node, NA), Tail = [NA|TailA]
        ;   TailA = Tail
        ),
        (   var(B)
        ->  B = Distance, arg(15, Node, NB), TailA = [NB|TailB]
        ;   TailB = TailA
        ),
        (   var(C)
        ->  C = Distance, arg(16, Node, NC), TailB = [NC|TailC]
        ;   TailC = TailB
        ),
        (   var(D)
        ->  D = Distance, arg(17, Node, ND), TailC = [ND|TailD]
        ;   TailD = TailC
        ),
        (   var(E)
        ->  E = Distance, arg(18, Node, NE), TailD = [NE|TailE]
        ;   TailE = TailD
        ),
        (   var(F)
        ->  F = Distance, arg(19, Node, NF), TailE = [NF|TailF]
        ;   TailF = TailE
        ),
        (   var(G)
        ->  G = Distance, arg(20, Node, NG), TailF = [NG|TailG]
        ;   TailG = TailF
        ),
        (   var(H)
        ->  H = Distance, arg(21, Node, NH), TailG = [NH|TailH]
        ;   TailH = TailG
        ),
        spread(Layer, Next, TailH, Distance, Stop, Expanded1, Expanded, Found,
               Layers)
    ;   neighbours(Node, Neighbours),
        reach(Neighbours, Distance, Stop, Tail, Tail1, Found0),
        (   Found0 == none
        ->  spread(Layer, Next, Tail1, Distance, Stop, Expanded1, Expanded,
                   Found, Layers)
        ;   Found = Found0,
            Expanded = Expanded1,
            Tail1 = [],
            Layers = []
        )
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

%   reach(+Nodes, +Distance, +Stop, ?Tail0, ?Tail, -Found): gives Distance to
%   the nodes that have none, up to a stop; Found is its node or `none`.

reach([], _, _, Tail, Tail, none).
reach([Node|Nodes], Distance, Stop, Tail0, Tail, Found) :-
    arg(1, Node, Mark),
    (   nonvar(Mark)
    ->  reach(Nodes, Distance, Stop, Tail0, Tail, Found)
    ;   Mark = Distance,
        (   is_stop(Node, Stop)
        ->  Found = Node,
            Tail = Tail0
        ;   Tail0 = [Node|Tail1],
            reach(Nodes, Distance, Stop, Tail1, Tail, Found)
        )
    ).

%!  flood_trace(+Node, -Squares, +Rest) is det.
%
%   The keypad trace-back: Squares are those from distance 1 to Node, then Rest.

flood_trace(Node, Squares, Rest) :-
    arg(1, Node, Distance),
    (   Distance =:= 0
    ->  Squares = Rest
    ;   arg(5, Node, Square),
        flood_back(Node, Back),
        flood_trace(Back, Squares, [Square|Rest])
    ).

%!  flood_back(+Node, -Back) is det.
%
%   One step of the trace-back.

flood_back(Node, Back) :-
    Node = node(Distance, _, _, _, _, A, B, C, D, E, F, G, H, _, _, _, _, _, _, _, _, _),
    Before is Distance-1,
    (   A == Before -> arg(14, Node, Back)
    ;   B == Before -> arg(15, Node, Back)
    ;   C == Before -> arg(16, Node, Back)
    ;   D == Before -> arg(17, Node, Back)
    ;   E == Before -> arg(18, Node, Back)
    ;   F == Before -> arg(19, Node, Back)
    ;   G == Before -> arg(20, Node, Back)
    ;   H == Before -> arg(21, Node, Back)
    ;   arg(22, Node, Back)
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
              arg(5, Node, Square)
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
        arg(5, Node, Square),
        Squares = [Square|Squares1],
        Count is Count0-1,
        first_squares(Count, Nodes1, Squares1)
    ).
