/** <module> A* that knows how many parts lie between

The parts are the whole squares of a quadtree.  Complete and best in every game;
cost as in kernels/hierarchy.pl.

Mirror: c_impl/route/plain/hierarchical_quadtree.c.
*/
:- module(plain_hierarchical_quadtree, []).
:- use_module('../../kernels/tiling').
:- use_module('../../kernels/hierarchy').

:- multifile solver:solver/6.

solver:solver(hierarchical_quadtree, plain, route, [[any]-[complete, best]],
              "A*, estimated over a quadtree",
              plain_hierarchical_quadtree).

prepare(World, Prepared) :-
    abstraction_quadtree(Abstraction),
    hierarchy_prepare(Abstraction, World, Prepared).

run(Prepared, Question, Answer) :-
    hierarchical_run(Prepared, Question, Answer).

trace(Prepared, Question, Trace) :-
    hierarchical_trace(Prepared, Question, Trace).
