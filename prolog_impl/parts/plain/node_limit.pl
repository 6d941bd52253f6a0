/** <module> The eight free squares that are reached first

Breadth-first from the first free square; above level 1, eight parts.  O(squares
and moves) time; kernels/gathering.pl.

Mirror: c_impl/parts/plain/node_limit.c.
*/
:- module(plain_node_limit, []).
:- use_module('../../kernels/gathering').
:- use_module('../../kernels/parting').

:- multifile solver:solver/6.

solver:solver(node_limit, plain, parts, [[any]-[]],
              "the eight that are reached first", plain_node_limit).

prepare(World, Prepared) :-
    abstraction_node_limit(Abstraction),
    parting_prepare(Abstraction, World, Prepared).

run(Prepared, Question, Answer) :-
    parting_run(Prepared, Question, Answer).

trace(Prepared, Question, Trace) :-
    parting_trace(Prepared, Question, Trace).
