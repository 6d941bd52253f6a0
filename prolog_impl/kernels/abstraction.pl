/** <module> A world's squares, and parts of them, as graphs of nodes

Level 0 has a node for each square that can be entered, numbered from 1, level
by level of the world and row by row, its neighbours in the order of the moves.
A level above has a node for each part that the nodes below were put into,
numbered in the order in which the parts were made, its neighbours by rising
number: two parts are neighbours where any two of their members are.  All moves
go both ways.

A graph is nodes(Neighbours, Areas), two compounds with an argument for each
node: the list of its neighbours, and the squares that it stands for.

While parts are made, Part is a compound with an argument for each node, the
number of its part, which is unbound as long as the node is free: that is what
a maker of parts binds.

O(squares log squares) time, for edges are sorted; O(squares) space.  A level is
made from the one below, which has fewer nodes.

Mirror: c_impl/kernels/abstraction.c.
*/
:- module(reitti_abstraction,
          [ squares_make/2,             % +World, -Squares
            squares_world/2,            % +Squares, -World
            squares_nodes/2,            % +Squares, -Nodes
            squares_square/3,           % +Squares, +Node, -Square
            nodes_count/2,              % +Nodes, -Count
            nodes_edges/2,              % +Nodes, -Edges
            nodes_neighbours/3,         % +Nodes, +Node, -Neighbours
            nodes_area/3,               % +Nodes, +Node, -Area
            is_free/2,                  % +Part, +Node
            parts_make/4,               % +Abstraction, +Squares, +Level,
                                        % -Parts
            parts_nodes/2,              % +Parts, -Nodes
            parts_part/3,               % +Parts, ?Node, -Part
            parts_plane/3               % +Parts, +Squares, -Plane
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, nth1/3, sum_list/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module('../moves').
:- use_module('../rows').
:- use_module('../world').

%!  squares_make(+World, -Squares) is det.
%
%   Level 0.  Squares is squares(World, Squares, Nodes), with the square of each
%   node.

squares_make(World, squares(World, Squares, Nodes)) :-
    findall(Square,
            ( world_each(World, Square),
              world_is_open(World, Square)
            ),
            List),
    compound_name_arguments(Squares, squares, List),
    findall(Square-Node, nth1(Node, List, Square), Pairs),
    plane_of(World, Pairs, 0, Plane),
    findall(Neighbours,
            ( member(Square, List),
              moves_all(World, Square, To),
              maplist(plane_number(Plane, World), To, Neighbours)
            ),
            Lists),
    findall(1, member(_, List), Ones),
    compound_name_arguments(Neighbours, neighbours, Lists),
    compound_name_arguments(Areas, areas, Ones),
    Nodes = nodes(Neighbours, Areas).

%!  squares_world(+Squares, -World) is det.

squares_world(squares(World, _, _), World).

%!  squares_nodes(+Squares, -Nodes) is det.

squares_nodes(squares(_, _, Nodes), Nodes).

%!  squares_square(+Squares, +Node, -Square) is det.
%!  squares_square(+Squares, -Node, -Square) is nondet.

squares_square(squares(_, Squares, _), Node, Square) :-
    arg(Node, Squares, Square).

%!  nodes_count(+Nodes, -Count) is det.

nodes_count(nodes(Neighbours, _), Count) :-
    compound_name_arity(Neighbours, _, Count).

%!  nodes_edges(+Nodes, -Edges) is det.
%
%   The number of edges.

nodes_edges(nodes(Neighbours, _), Edges) :-
    aggregate_all(sum(Length), ( arg(_, Neighbours, List),
                                 length(List, Length) ), Ends),
    Edges is Ends//2.

%!  nodes_neighbours(+Nodes, +Node, -Neighbours) is det.

nodes_neighbours(nodes(Neighbours, _), Node, List) :-
    arg(Node, Neighbours, List).

%!  nodes_area(+Nodes, +Node, -Area) is det.

nodes_area(nodes(_, Areas), Node, Area) :-
    arg(Node, Areas, Area).

%!  is_free(+Part, +Node) is semidet.
%
%   The node has no part yet.

is_free(Part, Node) :-
    arg(Node, Part, Number),
    var(Number).

%!  parts_make(+Abstraction, +Squares, +Level, -Parts) is semidet.
%
%   A level above the squares.  Fails if there is no such level.  The first
%   always exists; any other only if the one below has an edge, and more nodes.
%
%   Abstraction is abstraction(Maker, Kind).  call(Maker, Squares, Nodes, Level,
%   Part, Count) puts the nodes into Count parts, which will be of that level.
%   Kind is `of_nodes` if a level is made from the one below, `of_squares` if
%   every level is made from level 0, `single` if there is only one.
%
%   Parts is parts(Part, Nodes): the part of each node of level 0, and the graph
%   of the parts.

parts_make(Abstraction, Squares, Level, Parts) :-
    squares_nodes(Squares, Below),
    make(Abstraction, Squares, Below, 1, Part, Count),
    join(Below, Part, Count, Nodes),
    climb(1, Level, Abstraction, Squares, parts(Part, Nodes), Parts).

climb(Level, Level, _, _, Parts, Parts) :-
    !.
climb(Level0, Level, Abstraction, Squares, parts(Part0, Nodes0), Parts) :-
    Level1 is Level0+1,
    Abstraction = abstraction(_, Kind),
    below(Kind, Squares, Nodes0, Below),
    nodes_edges(Nodes0, Edges),
    Edges > 0,
    make(Abstraction, Squares, Below, Level1, Part1, Count),
    nodes_count(Nodes0, Count0),
    Count < Count0,
    join(Below, Part1, Count, Nodes),
    put_squares(Kind, Part0, Part1, Part),
    climb(Level1, Level, Abstraction, Squares, parts(Part, Nodes), Parts).

%   What another level is made from.  Fails if there is none.

below(of_nodes, _, Nodes, Nodes).
below(of_squares, Squares, _, Nodes) :-
    squares_nodes(Squares, Nodes).

make(abstraction(Maker, _), Squares, Nodes, Level, Part, Count) :-
    nodes_count(Nodes, Size),
    compound_name_arity(Part, part, Size),
    call(Maker, Squares, Nodes, Level, Part, Count).

%   The part of each square, by the part that its part below is in.

put_squares(of_squares, _, Part, Part).
put_squares(of_nodes, Part0, Part1, Part) :-
    compound_name_arguments(Part0, part, Numbers0),
    maplist(part_number(Part1), Numbers0, Numbers),
    compound_name_arguments(Part, part, Numbers).

part_number(Part, Node, Number) :-
    arg(Node, Part, Number).

%   join(+Below, +Part, +Count, -Nodes): the graph of so many parts of the nodes
%   below.

join(Below, Part, Count, nodes(Neighbours, Areas)) :-
    findall(P-Q,
            ( arg(Node, Part, P),
              nodes_neighbours(Below, Node, Others),
              member(Other, Others),
              arg(Other, Part, Q),
              P =\= Q
            ),
            Moves),
    sort(Moves, Edges),
    lists_of(Edges, Count, Lists),
    compound_name_arguments(Neighbours, neighbours, Lists),
    findall(P-Area,
            ( arg(Node, Part, P),
              nodes_area(Below, Node, Area)
            ),
            Members0),
    keysort(Members0, Members),
    lists_of(Members, Count, Squares),
    maplist(sum_list, Squares, Sums),
    compound_name_arguments(Areas, areas, Sums).

%   lists_of(+Pairs, +Count, -Lists): what the Pairs, sorted by their keys, have
%   for each number up to Count.

lists_of(Pairs, Count, Lists) :-
    group_pairs_by_key(Pairs, Groups),
    fill_up(1, Count, Groups, Lists).

fill_up(Number, Count, Groups, Lists) :-
    (   Number > Count
    ->  Lists = []
    ;   Next is Number+1,
        (   Groups = [Number-List|Rest]
        ->  true
        ;   List = [],
            Rest = Groups
        ),
        Lists = [List|Lists1],
        fill_up(Next, Count, Rest, Lists1)
    ).

%!  parts_nodes(+Parts, -Nodes) is det.

parts_nodes(parts(_, Nodes), Nodes).

%!  parts_part(+Parts, ?Node, -Part) is nondet.
%
%   The part of a node of level 0.

parts_part(parts(Part, _), Node, Number) :-
    arg(Node, Part, Number).

%!  parts_plane(+Parts, +Squares, -Plane) is det.
%
%   The number of each square's part, and 0 where it cannot be entered.

parts_plane(parts(Part, _), Squares, Plane) :-
    squares_world(Squares, World),
    findall(Square-Number,
            ( arg(Node, Part, Number),
              squares_square(Squares, Node, Square)
            ),
            Pairs),
    plane_of(World, Pairs, 0, Plane).
