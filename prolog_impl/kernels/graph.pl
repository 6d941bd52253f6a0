/** <module> A world as a graph of terms

Each square that can be entered is a node, a term that the search makes and that
holds the nodes which its moves lead to: a neighbour is there without being
looked up.  The terms are cyclic.  A run marks nodes by binding variables in
them, which backtracking undoes, so it costs only the squares that it touches.

A graph is graph(World, Nodes), Nodes a compound with the node of each square by
world_index/3, `wall` for those that cannot be entered.  O(squares) time and
space.

C has cells of one array with a border instead.

Mirror: c_impl/kernels/graph.h.
*/
:- module(reitti_graph,
          [ graph_make/3,               % +World, :MakeNode, -Graph
            graph_world/2,              % +Graph, -World
            graph_node/3,               % +Graph, +Square, -Node
            graph_nodes/2               % +Graph, -Nodes
          ]).
:- use_module('../moves').
:- use_module('../world').

:- meta_predicate graph_make(+, 4, -).

%!  graph_make(+World, :MakeNode, -Graph) is det.
%
%   Calls MakeNode(Graph, Square, Neighbours, Node) for each square that can be
%   entered, to make its Node.  Neighbours are the nodes that a move leads to,
%   in keypad order, stairs left out; those that are still to be made are
%   unbound.

graph_make(World, MakeNode, Graph) :-
    world_size(World, Size),
    compound_name_arity(Nodes, nodes, Size),
    Graph = graph(World, Nodes),
    put_walls(Size, World, Nodes),
    moves_ways(World, Ways),
    world_corners(World, Corners),
    make_nodes(Size, Graph, Ways, Corners, MakeNode).

put_walls(Index, World, Nodes) :-
    (   Index =:= 0
    ->  true
    ;   world_square(World, Index, Square),
        (   world_is_open(World, Square)
        ->  true
        ;   arg(Index, Nodes, wall)
        ),
        Next is Index-1,
        put_walls(Next, World, Nodes)
    ).

make_nodes(Index, Graph, Ways, Corners, MakeNode) :-
    (   Index =:= 0
    ->  true
    ;   Graph = graph(World, Nodes),
        arg(Index, Nodes, Node),
        (   Node == wall
        ->  true
        ;   world_square(World, Index, Square),
            neighbours(Ways, Corners, Graph, Square, Neighbours),
            call(MakeNode, Graph, Square, Neighbours, Node)
        ),
        Next is Index-1,
        make_nodes(Next, Graph, Ways, Corners, MakeNode)
    ).

%   The corner rule is that of moves_from/3, which would have to look at the
%   elements again.

neighbours([], _, _, _, []).
neighbours([DX-DY|Ways], Corners, Graph, Square, Neighbours) :-
    (   open_node(DX, DY, Square, Graph, Node),
        (   Corners == cut
        ->  true
        ;   open_node(DX, 0, Square, Graph, _),
            open_node(0, DY, Square, Graph, _)
        )
    ->  Neighbours = [Node|More]
    ;   Neighbours = More
    ),
    neighbours(Ways, Corners, Graph, Square, More).

open_node(DX, DY, square(Level, X0, Y0), graph(World, Nodes), Node) :-
    X is X0+DX,
    Y is Y0+DY,
    world_contains(World, square(Level, X, Y)),
    world_index(World, square(Level, X, Y), Index),
    arg(Index, Nodes, Node),
    Node \== wall.

%!  graph_world(+Graph, -World) is det.

graph_world(graph(World, _), World).

%!  graph_node(+Graph, +Square, -Node) is det.

graph_node(graph(World, Nodes), Square, Node) :-
    world_index(World, Square, Index),
    arg(Index, Nodes, Node).

%!  graph_nodes(+Graph, -Nodes) is det.
%
%   All nodes, in the order of their squares.

graph_nodes(graph(_, Nodes), List) :-
    compound_name_arity(Nodes, _, Size),
    nodes(Size, Nodes, [], List).

nodes(Index, Nodes, List0, List) :-
    (   Index =:= 0
    ->  List = List0
    ;   arg(Index, Nodes, Node),
        (   Node == wall
        ->  List1 = List0
        ;   List1 = [Node|List0]
        ),
        Next is Index-1,
        nodes(Next, Nodes, List1, List)
    ).
