/** <module> A* inside a corridor of parts

The parts are sets in which every two squares are neighbours.  Complete in
every game, but a better route may leave the corridor; cost as in
kernels/hierarchy.pl.

Mirror: c_impl/route/plain/corridor_clique.c.
*/
:- module(plain_corridor_clique, []).
:- use_module('../../kernels/clique').
:- use_module('../../kernels/hierarchy').

:- multifile solver:solver/6.

solver:solver(corridor_clique, plain, route, [[any]-[complete]],
              "A* in a corridor of cliques",
              plain_corridor_clique).

prepare(World, Prepared) :-
    abstraction_clique(Abstraction),
    hierarchy_prepare(Abstraction, World, Prepared).

run(Prepared, Question, Answer) :-
    corridor_run(Prepared, Question, Answer).

trace(Prepared, Question, Trace) :-
    corridor_trace(Prepared, Question, Trace).
