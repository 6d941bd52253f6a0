/** <module> A* that knows how many parts lie between

The parts are sets of up to eight squares.  Complete and best in every game;
cost as in kernels/hierarchy.pl.

Mirror: c_impl/route/plain/hierarchical_node_limit.c.
*/
:- module(plain_hierarchical_node_limit, []).
:- use_module('../../kernels/gathering').
:- use_module('../../kernels/hierarchy').

:- multifile solver:solver/6.

solver:solver(hierarchical_node_limit, plain, route, [[any]-[complete, best]],
              "A*, estimated over parts of eight",
              plain_hierarchical_node_limit).

prepare(World, Prepared) :-
    abstraction_node_limit(Abstraction),
    hierarchy_prepare(Abstraction, World, Prepared).

run(Prepared, Question, Answer) :-
    hierarchical_run(Prepared, Question, Answer).

trace(Prepared, Question, Trace) :-
    hierarchical_trace(Prepared, Question, Trace).
