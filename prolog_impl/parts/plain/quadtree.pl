/** <module> Squares with a power of two as side that can be entered everywhere

As large as a quadtree has them.  There is only level 1.  O(n log side) time for
n squares; kernels/tiling.pl.

Mirror: c_impl/parts/plain/quadtree.c.
*/
:- module(plain_quadtree, []).
:- use_module('../../kernels/tiling').
:- use_module('../../kernels/parting').

:- multifile solver:solver/6.

solver:solver(quadtree, plain, parts, [[any]-[]],
              "whole squares, the larger the better", plain_quadtree).

prepare(World, Prepared) :-
    abstraction_quadtree(Abstraction),
    parting_prepare(Abstraction, World, Prepared).

run(Prepared, Question, Answer) :-
    parting_run(Prepared, Question, Answer).

trace(Prepared, Question, Trace) :-
    parting_trace(Prepared, Question, Trace).
