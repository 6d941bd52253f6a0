/** <module> A* that knows how many parts lie between

The parts are sets in which every two squares are neighbours.  Complete and
best in every game; cost as in kernels/hierarchy.pl.

Mirror: c_impl/route/plain/hierarchical_clique.c.
*/
:- module(plain_hierarchical_clique, []).
:- use_module('../../kernels/clique').
:- use_module('../../kernels/hierarchy').

:- multifile solver:solver/6.

solver:solver(hierarchical_clique, plain, route, [[any]-[complete, best]],
              "A*, estimated over cliques",
              plain_hierarchical_clique).

prepare(World, Prepared) :-
    abstraction_clique(Abstraction),
    hierarchy_prepare(Abstraction, World, Prepared).

run(Prepared, Question, Answer) :-
    hierarchical_run(Prepared, Question, Answer).

trace(Prepared, Question, Trace) :-
    hierarchical_trace(Prepared, Question, Trace).
