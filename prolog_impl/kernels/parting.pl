/** <module> What every way of making parts begins and ends with

Mirror: c_impl/kernels/parting.c.
*/
:- module(reitti_parting,
          [ parting_prepare/3,          % +Abstraction, +World, -Prepared
            parting_run/3,              % +Prepared, +Question, -Answer
            parting_trace/3             % +Prepared, +Question, -Trace
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../answer').
:- use_module('../question').
:- use_module('../rows').
:- use_module(abstraction).

%!  parting_prepare(+Abstraction, +World, -Prepared) is det.
%
%   The world's squares as a graph, for one abstraction.

parting_prepare(Abstraction, World, parting(Abstraction, Squares)) :-
    squares_make(World, Squares).

%!  parting_run(+Prepared, +Question, -Answer) is det.

parting_run(parting(Abstraction, Squares), Question, Answer) :-
    question_numbers(Question, [Level]),
    (   parts_make(Abstraction, Squares, Level, Parts)
    ->  parts_nodes(Parts, Nodes),
        nodes_count(Nodes, Count),
        nodes_edges(Nodes, Edges),
        parts_plane(Parts, Squares, Plane),
        answer_make(found, Count, [Edges], Plane, Answer)
    ;   answer_make(no_answer, 0, [0], [], Answer)
    ).

%!  parting_trace(+Prepared, +Question, -Trace) is det.
%
%   Of each edge the first square of its lower part from which a move leads to
%   the other.

parting_trace(parting(Abstraction, Squares), Question, Trace) :-
    question_numbers(Question, [Level]),
    (   parts_make(Abstraction, Squares, Level, Parts)
    ->  findall(Edge-Square, move(Squares, Parts, Edge, Square), Moves),
        sort(1, @<, Moves, Edges),
        pairs_values(Edges, Steps),
        parts_plane(Parts, Squares, Plane)
    ;   Steps = [],
        squares_world(Squares, World),
        plane_of(World, [], 0, Plane)
    ),
    trace_make(Steps, Plane, Trace).

%   move(+Squares, +Parts, -From-To, -Square): a move leads from the square in
%   part From to part To, which has a higher number.

move(Squares, Parts, From-To, Square) :-
    squares_nodes(Squares, Nodes),
    parts_part(Parts, Node, From),
    nodes_neighbours(Nodes, Node, Neighbours),
    member(Other, Neighbours),
    parts_part(Parts, Other, To),
    From < To,
    squares_square(Squares, Node, Square).
