/** <module> A* inside a corridor of parts

The parts are the whole squares of a quadtree.  Complete in every game, but a
better route may leave the corridor; cost as in kernels/hierarchy.pl.

Mirror: c_impl/route/plain/corridor_quadtree.c.
*/
:- module(plain_corridor_quadtree, []).
:- use_module('../../kernels/tiling').
:- use_module('../../kernels/hierarchy').

:- multifile solver:solver/6.

solver:solver(corridor_quadtree, plain, route, [[any]-[complete]],
              "A* in a corridor of a quadtree's squares",
              plain_corridor_quadtree).

prepare(World, Prepared) :-
    abstraction_quadtree(Abstraction),
    hierarchy_prepare(Abstraction, World, Prepared).

run(Prepared, Question, Answer) :-
    corridor_run(Prepared, Question, Answer).

trace(Prepared, Question, Trace) :-
    corridor_trace(Prepared, Question, Trace).
