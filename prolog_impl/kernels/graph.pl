/** <module> A world as a graph of terms

Each square that can be entered is a node, a term that the search makes and that
holds the nodes which its moves lead to: a neighbour is there without being
looked up.  The terms are cyclic.  A run marks nodes by binding variables in
them, which backtracking undoes, so it costs only the squares that it touches.

A graph is graph(World, Levels), Levels a compound of levels, each a compound of
rows, each a compound of nodes, with `wall` where a square cannot be entered.
O(squares) time and space.

The nodes are made row by row.  A row is a list of places, one for each square
and a wall at both ends; a place is a wall, or place(Ground, Square, Mark, Node)
with the variables that will be the node and its mark.  So the neighbours
of a square stand in its row and in those above and below, and nobody has to
count where they are, or ask whether they lie outside.

C has cells of one array with a border instead.

Mirror: c_impl/kernels/graph.h.
*/
:- module(reitti_graph,
          [ graph_make/3,               % +World, :MakeNode, -Graph
            graph_make/4,               % +World, +Wall, :MakeNode, -Graph
            graph_world/2,              % +Graph, -World
            graph_node/3,               % +Graph, +Square, -Node
            graph_nodes/2,              % +Graph, -Nodes
            graph_stairs/2              % +Graph, -Stairs
          ]).
:- use_module(library(apply), [maplist/2]).
:- use_module('../game').
:- use_module('../moves').
:- use_module('../world').

:- meta_predicate
    graph_make(+, 6, -),
    graph_make(+, +, 6, -).

%!  graph_make(+World, :MakeNode, -Graph) is det.
%!  graph_make(+World, +Wall, :MakeNode, -Graph) is det.
%
%   Calls MakeNode(Ground, Square, Mark, Links, Neighbours, Node) for each
%   square that can be entered, to make its Node.  Ground is that of
%   moves_grounds/2, Mark an unbound variable.  Neighbours are the nodes that a
%   move leads to, in keypad order, stairs left out; Links are their marks and
%   then the same nodes.  Nodes that are still to be made are unbound.
%
%   If Wall is not `wall` but a place, there are always eight neighbours: that
%   place stands for those to which no move leads.

graph_make(World, MakeNode, Graph) :-
    graph_make(World, wall, MakeNode, Graph).

graph_make(World, Wall, MakeNode, graph(World, Levels)) :-
    moves_grounds(World, Grounds),
    diagonals(World, Diagonals),
    world_elements(World, Elements),
    atom_codes(Elements, Glyphs),
    world_levels(World, Count),
    make_levels(1, Count, World, Grounds, Glyphs, Wall, Diagonals, MakeNode,
                List),
    compound_name_arguments(Levels, levels, List).

%   Whether diagonal moves lead to `all` squares, to those `past_corners` that
%   do not block them, or to `none`.

diagonals(World, Diagonals) :-
    (   world_ways(World, four)
    ->  Diagonals = none
    ;   world_corners(World, block)
    ->  Diagonals = past_corners
    ;   Diagonals = all
    ).

make_levels(Level, Count, World, Grounds, Glyphs, Wall, Diagonals, MakeNode,
            Levels) :-
    (   Level > Count
    ->  Levels = []
    ;   world_width(World, Width),
        world_height(World, Height),
        border(Width, Wall, Border),
        level_rows(1, Height, Width, Level, Wall, Grounds, Glyphs, Glyphs1,
                   Rows, [Border]),
        make_rows([Border|Rows], Wall, Diagonals, MakeNode, Made),
        compound_name_arguments(Rows1, rows, Made),
        Levels = [Rows1|Levels1],
        Next is Level+1,
        make_levels(Next, Count, World, Grounds, Glyphs1, Wall, Diagonals,
                    MakeNode, Levels1)
    ).

%   The row above the first of a level, and below the last.

border(Width, Wall, Border) :-
    Length is Width+2,
    length(Border, Length),
    maplist(=(Wall), Border).

%   level_rows(+Y, +Height, +Width, +Level, +Wall, +Grounds, +Glyphs0, -Glyphs,
%   -Rows, +Rest): the rows of a level, made of the first of the glyphs, then
%   Rest.

level_rows(Y, Height, Width, Level, Wall, Grounds, Glyphs0, Glyphs, Rows,
           Rest) :-
    (   Y > Height
    ->  Glyphs = Glyphs0,
        Rows = Rest
    ;   row_places(1, Width, Y, Level, Wall, Grounds, Glyphs0, Glyphs1, Row),
        Rows = [[Wall|Row]|Rows1],
        Next is Y+1,
        level_rows(Next, Height, Width, Level, Wall, Grounds, Glyphs1, Glyphs,
                   Rows1, Rest)
    ).

row_places(X, Width, Y, Level, Wall, Grounds, Glyphs0, Glyphs, Row) :-
    (   X > Width
    ->  Glyphs = Glyphs0,
        Row = [Wall]
    ;   Glyphs0 = [Glyph|Glyphs1],
        arg(Glyph, Grounds, Ground),
        (   var(Ground)
        ->  Row = [Wall|Row1]
        ;   Row = [place(Ground, square(Level, X, Y), _, _)|Row1]
        ),
        Next is X+1,
        row_places(Next, Width, Y, Level, Wall, Grounds, Glyphs1, Glyphs, Row1)
    ).

make_rows([Above, Here|Rows], Wall, Diagonals, MakeNode, Made) :-
    (   Rows = [Below|_]
    ->  make_nodes(Here, Above, Below, Wall, Diagonals, MakeNode, Nodes),
        compound_name_arguments(Row, row, Nodes),
        Made = [Row|Made1],
        make_rows([Here|Rows], Wall, Diagonals, MakeNode, Made1)
    ;   Made = []
    ).

%   add(+Place, -Marks0, ?Marks, -Nodes0, ?Nodes): adds the mark and the node of
%   a place that can be entered.  Written out where it is called.

goal_expansion(add(Place, Marks0, Marks, Nodes0, Nodes),
               (   Place == wall
               ->  Marks0 = Marks,
                   Nodes0 = Nodes
               ;   Place = place(_, _, Mark, Node),
                   Marks0 = [Mark|Marks],
                   Nodes0 = [Node|Nodes]
               )).

%   make_nodes(+Row, +Above, +Below, +Wall, +Diagonals, +MakeNode, -Nodes):
%   makes the nodes of the places in Row, but for the first and the last, which
%   are border.  A place is named by the key that leads to it.

make_nodes([P4|Row], [P7|Above], [P1|Below], Wall, Diagonals, MakeNode,
           Nodes) :-
    Row = [P5|Here],
    (   Here == []
    ->  Nodes = []
    ;   (   P5 == Wall
        ->  Nodes = [wall|Nodes1]
        ;   P5 = place(Ground, Square, Mark, Node),
            Nodes = [Node|Nodes1],
            Here = [P6|_],
            Above = [P8, P9|_],
            Below = [P2, P3|_],
            (   Diagonals == all
            ->  D1 = P1, D3 = P3, D7 = P7, D9 = P9
            ;   diagonal(Diagonals, Wall, P2, P4, P1, D1),
                diagonal(Diagonals, Wall, P2, P6, P3, D3),
                diagonal(Diagonals, Wall, P8, P4, P7, D7),
                diagonal(Diagonals, Wall, P8, P6, P9, D9)
            ),
            add(D1, Links, Links2, Neighbours, Neighbours2),
            add(P2, Links2, Links3, Neighbours2, Neighbours3),
            add(D3, Links3, Links4, Neighbours3, Neighbours4),
            add(P4, Links4, Links6, Neighbours4, Neighbours6),
            add(P6, Links6, Links7, Neighbours6, Neighbours7),
            add(D7, Links7, Links8, Neighbours7, Neighbours8),
            add(P8, Links8, Links9, Neighbours8, Neighbours9),
            add(D9, Links9, Neighbours, Neighbours9, []),
            call(MakeNode, Ground, Square, Mark, Links, Neighbours, Node)
        ),
        make_nodes(Row, Above, Below, Wall, Diagonals, MakeNode, Nodes1)
    ).

%   The corner rule is that of moves_from/3, which would have to look at the
%   elements again.

diagonal(none, Wall, _, _, _, Wall).
diagonal(past_corners, Wall, Side, Other, Place0, Place) :-
    (   ( Side == Wall ; Other == Wall )
    ->  Place = Wall
    ;   Place = Place0
    ).

%!  graph_world(+Graph, -World) is det.

graph_world(graph(World, _), World).

%!  graph_node(+Graph, +Square, -Node) is det.
%
%   SWI-Prolog compiles arg/3 inline if its last argument is a new variable.

graph_node(graph(_, Levels), square(Level, X, Y), Node) :-
    arg(Level, Levels, Rows),
    arg(Y, Rows, Row),
    arg(X, Row, Node0),
    Node = Node0.

%!  graph_nodes(+Graph, -Nodes) is det.
%
%   All nodes, in the order of their squares.

graph_nodes(Graph, Nodes) :-
    graph_world(Graph, World),
    findall(Square, world_each(World, Square), Squares),
    nodes(Squares, Graph, Nodes).

nodes([], _, []).
nodes([Square|Squares], Graph, Nodes) :-
    graph_node(Graph, Square, Node),
    (   Node == wall
    ->  Nodes = Nodes1
    ;   Nodes = [Node|Nodes1]
    ),
    nodes(Squares, Graph, Nodes1).

%!  graph_stairs(+Graph, -Stairs) is det.
%
%   The nodes that have stairs, as pairs Node-Other with the node that these
%   lead to.

graph_stairs(Graph, Stairs) :-
    graph_world(Graph, World),
    moves_stairways(World, Stairways),
    stairs(Stairways, Graph, Stairs).

stairs([], _, []).
stairs([Square-Other|Stairways], Graph, Stairs) :-
    graph_node(Graph, Square, Node),
    (   Node == wall
    ->  Stairs = Stairs1
    ;   graph_node(Graph, Other, OtherNode),
        Stairs = [Node-OtherNode|Stairs1]
    ),
    stairs(Stairways, Graph, Stairs1).
