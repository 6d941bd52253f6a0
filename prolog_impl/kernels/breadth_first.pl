/** <module> Distances that spread over a world, layer by layer

The world is a graph of terms.  A square with so many moves that lead from it is

    node(Mark, Role, Stairs, Near, Square, Neighbours, M1, M2, ..., N1, N2, ...)

where Mark is unbound until the square gets its distance; N1, N2, ... are the
nodes that its moves lead to, in keypad order, and M1, M2, ... their marks, the
same variables.  The terms are cyclic: a neighbour is there without being looked
up. Neighbours are the same nodes in a list, and that of the stairs at its end.
Marks are undone by backtracking, so a run costs only the squares that it
touches. O(squares reached) time, O(squares) space.

The loop asks of a square only once whether a stop may be near, not of each
neighbour whether it is one: Near is bound if one of them has stairs, and while
a run lasts also if one of them is the goal, whose Role is then `goal`.

C has one array with numbers instead, which only grow.

Mirror: c_impl/kernels/breadth_first.c.
*/
:- module(breadth_first,
          [ flood_prepare/3,            % +World, +UseStairs, -Flood
            flood_node/3,               % +Flood, +Square, -Node
            flood_goal/1,               % +Node
            flood_spread/5,             % +Node, +Stop, -Found, -Expanded, -Queue
            flood_trace/3,              % +Node, -Squares, +Rest
            flood_back/2,               % +Node, -Back
            flood_to_goal/6,            % +Flood, +Start, +Goal, -Found, -Expanded, -Queue
            flood_route/4,              % +Flood, +Start, +Goal, -Route
            flood_footprint/4,          % +Flood, +Start, +Goal, -Footprint
            flood_marks/2,              % +Flood, -Distances
            flood_expanded/3            % +Queue, +Expanded, -Squares
          ]).
:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [append/3]).
:- use_module('../square').
:- use_module('../world').

%!  flood_prepare(+World, +UseStairs, -Flood) is det.
%
%   Flood is flood(World, Nodes), Nodes a compound with the node of each square,
%   `wall` for those that cannot be entered.  If UseStairs is true, stairs lead
%   to one more neighbour.

flood_prepare(World, UseStairs, flood(World, Nodes)) :-
    world_size(World, Size),
    functor(Nodes, nodes, Size),
    put_walls(Size, World, Nodes),
    make_nodes(Size, World, UseStairs, Nodes, Links),
    maplist(link_node(Nodes), Links).

put_walls(Index, World, Nodes) :-
    (   Index =:= 0
    ->  true
    ;   world_index(World, Square, Index),
        (   world_cost(World, Square, _)
        ->  true
        ;   arg(Index, Nodes, wall)
        ),
        Next is Index-1,
        put_walls(Next, World, Nodes)
    ).

%   make_nodes(+Index, +World, +UseStairs, +Nodes, -Links): makes the nodes as
%   large as they have to be; a link says where the moves and the stairs of one
%   lead to.

make_nodes(Index, World, UseStairs, Nodes, Links) :-
    (   Index =:= 0
    ->  Links = []
    ;   arg(Index, Nodes, Node),
        (   Node == wall
        ->  Links1 = Links
        ;   world_index(World, Square, Index),
            findall(To, move(Square, World, Nodes, To), Moves),
            length(Moves, Degree),
            Arity is 6 + 2*Degree,
            functor(Node, node, Arity),
            arg(5, Node, Square),
            stairs(UseStairs, World, Square, Kind, Stairs),
            arg(3, Node, Kind),
            Links = [link(Node, Degree, Moves, Stairs)|Links1]
        ),
        Next is Index-1,
        make_nodes(Next, World, UseStairs, Nodes, Links1)
    ).

%   The index of a square that one move leads to.  The corner rule is that of
%   world_moves/3, which would have to look at the elements again.

move(Square, World, Nodes, To) :-
    keypad(_, DX, DY),
    is_open(DX, DY, Square, World, Nodes, To),
    (   World = world(_, block, _, _, _, _)
    ->  is_open(DX, 0, Square, World, Nodes, _),
        is_open(0, DY, Square, World, Nodes, _)
    ;   true
    ).

is_open(DX, DY, square(Level, X0, Y0), World, Nodes, Index) :-
    X is X0+DX,
    Y is Y0+DY,
    world_contains(World, square(Level, X, Y)),
    world_index(World, square(Level, X, Y), Index),
    arg(Index, Nodes, Node),
    Node \== wall.

stairs(UseStairs, World, Square, Kind, Stairs) :-
    (   world_stairs(World, Square, Kind, Other)
    ->  (   UseStairs == true
        ->  world_index(World, Other, Index),
            Stairs = [Index]
        ;   Stairs = []
        )
    ;   Kind = none,
        Stairs = []
    ).

link_node(Nodes, link(Node, Degree, Moves, Stairs)) :-
    Mark is 7,
    Move is 7+Degree,
    link_moves(Moves, Mark, Move, Nodes, Node),
    append(Moves, Stairs, Indices),
    nodes(Indices, Nodes, Neighbours),
    arg(6, Node, Neighbours),
    (   Stairs = [_]
    ->  arg(4, Node, near)
    ;   true
    ).

link_moves([], _, _, _, _).
link_moves([Index|Moves], Mark, Move, Nodes, Node) :-
    arg(Index, Nodes, Neighbour),
    arg(1, Neighbour, NeighbourMark),
    arg(Mark, Node, NeighbourMark),
    arg(Move, Node, Neighbour),
    arg(3, Neighbour, Stairs),
    (   Stairs == none
    ->  true
    ;   arg(4, Node, near)
    ),
    Mark1 is Mark+1,
    Move1 is Move+1,
    link_moves(Moves, Mark1, Move1, Nodes, Node).

nodes([], _, []).
nodes([Index|Indices], Nodes, [Node|More]) :-
    arg(Index, Nodes, Node),
    nodes(Indices, Nodes, More).

%!  flood_node(+Flood, +Square, -Node) is det.

flood_node(flood(World, Nodes), Square, Node) :-
    world_index(World, Square, Index),
    arg(Index, Nodes, Node).

%!  flood_goal(+Node) is det.
%
%   Makes the node the goal, until backtracking.

flood_goal(Node) :-
    arg(2, Node, goal),
    arg(6, Node, Neighbours),
    near(Neighbours).

near([]).
near([Node|Nodes]) :-
    arg(4, Node, Near),
    Near = near,
    near(Nodes).

%!  flood_spread(+Node, +Stop, -Found, -Expanded, -Queue) is det.
%
%   Spreads distances from Node until one is given to a Stop: `goal`, or stairs
%   that lead `down` or `up`.  Found is its node, or `none` if there never is
%   one. Expanded is the number of squares expanded, Queue all nodes that waited
%   to be, with `end` after each layer.

flood_spread(Node, Stop, Found, Expanded, [Node|Queue]) :-
    arg(1, Node, 0),
    (   is_stop(Node, Stop)
    ->  Found = Node,
        Expanded = 0,
        Queue = []
    ;   Queue = [end|Tail],
        spread(Node, Queue, Tail, 1, Stop, found(Found, Distance, Waiting)),
        length(Queue, All),
        length(Waiting, Rest),
        Expanded is All - Rest - Distance + 2
    ).

is_stop(Node, Stop) :-
    arg(2, Node, Role),
    arg(3, Node, Stairs),
    (   Role == Stop
    ->  true
    ;   Stairs == Stop
    ).

%   spread(+Node, +Waiting, ?Tail, +Distance, +Stop, -Found): gives Distance to
%   the neighbours of Node that have none, and puts them at the end of those
%   Waiting, which is Tail; then goes on with the first of them.  Found is
%   found(Node, Distance, Waiting) with the stop, its distance, and those that
%   wait still.
%
%   There is a clause for every number of moves, so that each looks at the
%   neighbours there are and at no others:
%
%       spread(Node, Waiting, Tail, Distance, Stop, Found) :-
%           Node = node(_, _, _, Near, _, _, A, B, ..., _, _, ...),
%           (   var(Near)
%           ->  (   var(A)
%               ->  A = Distance, arg(.., Node, NA), Tail = [NA|TailA]
%               ;   TailA = Tail
%               ),
%               ...
%               Waiting = [Next|Waiting1],
%               spread(Next, Waiting1, TailZ, Distance, Stop, Found)
%           ;   spread_near(Node, Waiting, Tail, Distance, Stop, Found)
%           ).

term_expansion(spread_by_moves, Clauses) :-
    findall(Clause,
            ( between(0, 8, Moves),
              spread_clause(Moves, Clause)
            ),
            Clauses).

spread_clause(Moves, (Head :- Body)) :-
    Head = spread(Node, Waiting, Tail, Distance, Stop, Found),
    Arity is 6 + 2*Moves,
    functor(Shape, node, Arity),
    arg(4, Shape, Near),
    Move is 7+Moves,
    look_at(7, Move, Shape, Node, Distance, Tail, LastTail,
            ( Waiting = [Next|Waiting1],
              spread(Next, Waiting1, LastTail, Distance, Stop, Found)
            ),
            LookAtAll),
    Body = ( Node = Shape,
             (   var(Near)
             ->  LookAtAll
             ;   spread_near(Node, Waiting, Tail, Distance, Stop, Found)
             )
           ).

look_at(Mark, Move, Shape, Node, Distance, Tail, LastTail, Last, Goal) :-
    (   \+ arg(Move, Shape, _)
    ->  LastTail = Tail,
        Goal = Last
    ;   arg(Mark, Shape, Neighbour),
        Goal = ( (   var(Neighbour)
                 ->  Neighbour = Distance,
                     arg(Move, Node, Reached),
                     Tail = [Reached|Tail1]
                 ;   Tail1 = Tail
                 ),
                 More
               ),
        Mark1 is Mark+1,
        Move1 is Move+1,
        look_at(Mark1, Move1, Shape, Node, Distance, Tail1, LastTail, Last, More)
    ).

spread_by_moves.
spread(end, Waiting, Tail, Distance0, Stop, Found) :-
    Distance is Distance0+1,
    (   var(Waiting)
    ->  Tail = [],
        Found = found(none, Distance, [])
    ;   Tail = [end|Tail1],
        Waiting = [Next|Waiting1],
        spread(Next, Waiting1, Tail1, Distance, Stop, Found)
    ).

spread_near(Node, Waiting, Tail, Distance, Stop, Found) :-
    arg(6, Node, Neighbours),
    reach(Neighbours, Distance, Stop, Tail, Tail1, Found0),
    (   Found0 == none
    ->  Waiting = [Next|Waiting1],
        spread(Next, Waiting1, Tail1, Distance, Stop, Found)
    ;   Tail1 = [],
        Found = found(Found0, Distance, Waiting)
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
    trace(Distance, Node, Squares, Rest).

trace(Distance, Node, Squares, Rest) :-
    (   Distance =:= 0
    ->  Squares = Rest
    ;   arg(5, Node, Square),
        arg(6, Node, Neighbours),
        Before is Distance-1,
        back(Neighbours, Before, Back),
        trace(Before, Back, Squares, [Square|Rest])
    ).

%!  flood_back(+Node, -Back) is det.
%
%   One step of the trace-back.

flood_back(Node, Back) :-
    arg(1, Node, Distance),
    arg(6, Node, Neighbours),
    Before is Distance-1,
    back(Neighbours, Before, Back).

back([Node|Nodes], Before, Back) :-
    arg(1, Node, Mark),
    (   Mark == Before
    ->  Back = Node
    ;   back(Nodes, Before, Back)
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

%!  flood_to_goal(+Flood, +Start, +Goal, -Found, -Expanded, -Queue) is det.
%
%   Spreads from Start until Goal; see flood_spread/5.

flood_to_goal(Flood, Start, Goal, Found, Expanded, Queue) :-
    flood_node(Flood, Start, Node),
    flood_node(Flood, Goal, GoalNode),
    flood_goal(GoalNode),
    flood_spread(Node, goal, Found, Expanded, Queue).

%!  flood_footprint(+Flood, +Start, +Goal, -Footprint) is det.

flood_footprint(Flood, Start, Goal, Footprint) :-
    findall(Footprint0, footprint(Flood, Start, Goal, Footprint0), [Footprint]).

footprint(Flood, Start, Goal, footprint(Distances, Squares)) :-
    flood_to_goal(Flood, Start, Goal, _, Expanded, Queue),
    flood_marks(Flood, Distances),
    flood_expanded(Queue, Expanded, Squares).

%!  flood_marks(+Flood, -Distances) is det.
%
%   The squares that have a distance now.

flood_marks(flood(_, Nodes), Distances) :-
    findall(Square-Mark,
            ( arg(_, Nodes, Node),
              Node \== wall,
              arg(1, Node, Mark),
              integer(Mark),
              arg(5, Node, Square)
            ),
            Distances).

%!  flood_expanded(+Queue, +Expanded, -Squares) is det.
%
%   The first so many squares of the queue.

flood_expanded(Queue, Expanded, Squares) :-
    (   Expanded =:= 0
    ->  Squares = []
    ;   Queue = [end|Queue1]
    ->  flood_expanded(Queue1, Expanded, Squares)
    ;   Queue = [Node|Queue1],
        arg(5, Node, Square),
        Squares = [Square|Squares1],
        Expanded1 is Expanded-1,
        flood_expanded(Queue1, Expanded1, Squares1)
    ).
