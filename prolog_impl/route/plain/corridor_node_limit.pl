/** <module> A* inside a corridor of parts

The parts are sets of up to eight squares.  Complete in every game, but a
better route may leave the corridor; cost as in kernels/hierarchy.pl.

Mirror: c_impl/route/plain/corridor_node_limit.c.
*/
:- module(plain_corridor_node_limit, []).
:- use_module('../../kernels/gathering').
:- use_module('../../kernels/hierarchy').

:- multifile solver:solver/6.

solver:solver(corridor_node_limit, plain, route, [[any]-[complete]],
              "A* in a corridor of parts of eight",
              plain_corridor_node_limit).

prepare(World, Prepared) :-
    abstraction_node_limit(Abstraction),
    hierarchy_prepare(Abstraction, World, Prepared).

run(Prepared, Question, Answer) :-
    corridor_run(Prepared, Question, Answer).

trace(Prepared, Question, Trace) :-
    corridor_trace(Prepared, Question, Trace).
