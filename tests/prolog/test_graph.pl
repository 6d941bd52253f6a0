/** <module> A graph has the nodes and the links that the rules ask for */
:- module(test_graph, []).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(plunit)).
:- use_module('../../prolog_impl/kernels/graph').
:- use_module('../../prolog_impl/reitti').
:- use_module(files).

:- multifile game:game/4, game:element/5.

game:game(lanes, none, steps, [four_ways]).

game:element(lanes, 0'., ground, 1,    []).
game:element(lanes, 0'>, arrow,  3,    []).
game:element(lanes, 0'#, wall,   none, []).

a_world(World) :-
    member(Corners, [cut, block]),
    format(string(Text),
           "game lanes\ncorners ~w\nlevel 1\n..>\n.#.\nlevel 2\n...\n#..\n",
           [Corners]),
    world_of(Text, World).
a_world(World) :-
    files('tests/worlds/*.world', Files),
    member(File, Files),
    world_read(File, World).

%   A node here is node(Mark, Square, Ground, Links, Neighbours).

make_node(Ground, Square, Mark, Links, Neighbours,
          node(Mark, Square, Ground, Links, Neighbours)).

%   at(Square, Cost, Stairs, Squares) of each square that can be entered, with
%   those that a move leads to: by the graph, and by the rules.

by_graph(World, All) :-
    graph_make(World, make_node, Graph),
    graph_nodes(Graph, Nodes),
    maplist(told, Nodes, All).

told(node(_, Square, ground(Cost, Stairs), _, Neighbours),
     at(Square, Cost, Stairs, Squares)) :-
    maplist(square, Neighbours, Squares).

square(node(_, Square, _, _, _), Square).
mark(node(Mark, _, _, _, _), Mark).

by_rules(World, All) :-
    findall(at(Square, Cost, Stairs, Squares),
            ( world_each(World, Square),
              world_cost(World, Square, Cost),
              (   moves_stairs(World, Square, Kind, _)
              ->  Stairs = Kind
              ;   Stairs = none
              ),
              moves_from(World, Square, Squares)
            ),
            All).

:- begin_tests(graph).

test(nodes_and_neighbours_follow_the_rules, Wrong == []) :-
    findall(World,
            ( a_world(World),
              by_graph(World, Graph),
              by_rules(World, Rules),
              Graph \== Rules
            ),
            Wrong).

test(links_are_the_marks_and_then_the_nodes) :-
    world_named(city, World),
    graph_make(World, make_node, Graph),
    graph_nodes(Graph, Nodes),
    length(Nodes, Count),
    Count > 200,
    \+ ( member(node(_, _, _, Links, Neighbours), Nodes),
         maplist(mark, Neighbours, Marks),
         append(Marks, Neighbours, Expected),
         \+ maplist(same_term, Links, Expected)
       ).

test(stairs_lead_where_moves_say, Found == Expected) :-
    world_named(city, World),
    graph_make(World, make_node, Graph),
    graph_stairs(Graph, Stairs),
    findall(Square-Other,
            ( member(Node-OtherNode, Stairs),
              square(Node, Square),
              square(OtherNode, Other)
            ),
            Found0),
    msort(Found0, Found),
    findall(Square-Other,
            ( world_each(World, Square),
              moves_stairs(World, Square, _, Other)
            ),
            Expected0),
    msort(Expected0, Expected),
    Expected = [_|_].

test(only_games_with_stairs_have_some, Stairs == []) :-
    world_of("game lanes\nlevel 1\n..>\n", World),
    graph_make(World, make_node, Graph),
    graph_stairs(Graph, Stairs).

:- end_tests(graph).
