/** <module> Parts that grow from node to node

Within a radius, around the node with the most neighbours, up to a number of
nodes, or along a line.  O(nodes and edges) time, and space for the nodes; star
sorts the nodes by their neighbours, O(n log n).

Mirror: c_impl/kernels/gathering.c.
*/
:- module(reitti_gathering,
          [ abstraction_radius/1,       % -Abstraction
            abstraction_star/1,         % -Abstraction
            abstraction_line/1,         % -Abstraction
            abstraction_node_limit/1,   % -Abstraction
            gather_parts/6,             % +Nodes, +Starts, +Radius, +Limit,
                                        % +Part, -Count
            line_parts/4                % +Nodes, +Limit, +Part, -Count
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(abstraction).

%!  abstraction_radius(-Abstraction) is det.
%!  abstraction_star(-Abstraction) is det.
%!  abstraction_line(-Abstraction) is det.
%!  abstraction_node_limit(-Abstraction) is det.

abstraction_radius(abstraction(reitti_gathering:make_radius, of_nodes)).
abstraction_star(abstraction(reitti_gathering:make_star, of_nodes)).
abstraction_line(abstraction(reitti_gathering:make_line, of_nodes)).
abstraction_node_limit(abstraction(reitti_gathering:make_node_limit, of_nodes)).

make_radius(_, Nodes, _, Part, Count) :-
    by_number(Nodes, Starts),
    nodes_count(Nodes, All),
    gather_parts(Nodes, Starts, 2, All, Part, Count).

make_star(_, Nodes, _, Part, Count) :-
    by_number(Nodes, Numbers),
    findall(Rank-Node,
            ( member(Node, Numbers),
              nodes_neighbours(Nodes, Node, Neighbours),
              length(Neighbours, Length),
              Rank is -Length
            ),
            Ranks),
    keysort(Ranks, Sorted),
    pairs_values(Sorted, Starts),
    nodes_count(Nodes, All),
    gather_parts(Nodes, Starts, 1, All, Part, Count).

make_line(_, Nodes, _, Part, Count) :-
    line_parts(Nodes, 3, Part, Count).

make_node_limit(_, Nodes, _, Part, Count) :-
    by_number(Nodes, Starts),
    nodes_count(Nodes, All),
    gather_parts(Nodes, Starts, All, 8, Part, Count).

by_number(Nodes, Numbers) :-
    nodes_count(Nodes, Count),
    findall(Node, between(1, Count, Node), Numbers).

%!  gather_parts(+Nodes, +Starts, +Radius, +Limit, +Part, -Count) is det.
%
%   Breadth-first from each free node, in the order of Starts, through free
%   nodes: at most Radius steps far, and at most Limit nodes.

gather_parts(Nodes, Starts, Radius, Limit, Part, Count) :-
    gather_all(Starts, gathering(Nodes, Part, Radius, Limit), 0, Count).

gather_all([], _, Count, Count).
gather_all([Start|Starts], Gathering, Count0, Count) :-
    Gathering = gathering(_, Part, _, Limit),
    (   is_free(Part, Start)
    ->  Count1 is Count0+1,
        Left is Limit-1,
        arg(Start, Part, Count1),
        Queue = [Start-0|Tail],
        gather(Queue, Tail, Left, Gathering, Count1)
    ;   Count1 = Count0
    ),
    gather_all(Starts, Gathering, Count1, Count).

%   gather(+Waiting, ?Tail, +Left, +Gathering, +Number): takes up the pairs
%   Node-Steps that are Waiting, and puts nodes that get this number at their
%   end, the Tail; so many are Left to be put.

gather(Waiting, Tail, Left, Gathering, Number) :-
    (   nonvar(Waiting),
        Waiting = [Node-Steps|Waiting1],
        Gathering = gathering(Nodes, Part, Radius, _),
        Left > 0,
        Steps < Radius
    ->  Steps1 is Steps+1,
        nodes_neighbours(Nodes, Node, Neighbours),
        put(Neighbours, Steps1, Part, Number, Tail, Tail1, Left, Left1),
        gather(Waiting1, Tail1, Left1, Gathering, Number)
    ;   true
    ).

put([], _, _, _, Tail, Tail, Left, Left).
put([Node|Nodes], Steps, Part, Number, Tail0, Tail, Left0, Left) :-
    (   Left0 > 0,
        is_free(Part, Node)
    ->  arg(Node, Part, Number),
        Tail0 = [Node-Steps|Tail1],
        Left1 is Left0-1
    ;   Tail1 = Tail0,
        Left1 = Left0
    ),
    put(Nodes, Steps, Part, Number, Tail1, Tail, Left1, Left).

%!  line_parts(+Nodes, +Limit, +Part, -Count) is det.
%
%   From each free node to its first free neighbour, and on from there, until
%   Limit nodes are together or there is none.

line_parts(Nodes, Limit, Part, Count) :-
    by_number(Nodes, Starts),
    lines(Starts, Nodes, Limit, Part, 0, Count).

lines([], _, _, _, Count, Count).
lines([Start|Starts], Nodes, Limit, Part, Count0, Count) :-
    (   is_free(Part, Start)
    ->  Count1 is Count0+1,
        line(Start, Limit, Nodes, Part, Count1)
    ;   Count1 = Count0
    ),
    lines(Starts, Nodes, Limit, Part, Count1, Count).

line(Node, Left, Nodes, Part, Number) :-
    arg(Node, Part, Number),
    (   Left > 1,
        nodes_neighbours(Nodes, Node, Neighbours),
        member(Next, Neighbours),
        is_free(Part, Next)
    ->  Left1 is Left-1,
        line(Next, Left1, Nodes, Part, Number)
    ;   true
    ).
