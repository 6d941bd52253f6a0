/** <module> A* that knows how many parts lie between

The parts are sets that reach two steps far.  Complete and best in every game;
cost as in kernels/hierarchy.pl.

Mirror: c_impl/route/plain/hierarchical_radius.c.
*/
:- module(plain_hierarchical_radius, []).
:- use_module('../../kernels/gathering').
:- use_module('../../kernels/hierarchy').

:- multifile solver:solver/6.

solver:solver(hierarchical_radius, plain, route, [[any]-[complete, best]],
              "A*, estimated over parts of radius two",
              plain_hierarchical_radius).

prepare(World, Prepared) :-
    abstraction_radius(Abstraction),
    hierarchy_prepare(Abstraction, World, Prepared).

run(Prepared, Question, Answer) :-
    hierarchical_run(Prepared, Question, Answer).

trace(Prepared, Question, Trace) :-
    hierarchical_trace(Prepared, Question, Trace).
