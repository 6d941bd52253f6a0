/** <module> A* inside a corridor of parts

The parts are sets that reach two steps far.  Complete in every game, but a
better route may leave the corridor; cost as in kernels/hierarchy.pl.

Mirror: c_impl/route/plain/corridor_radius.c.
*/
:- module(plain_corridor_radius, []).
:- use_module('../../kernels/gathering').
:- use_module('../../kernels/hierarchy').

:- multifile solver:solver/6.

solver:solver(corridor_radius, plain, route, [[any]-[complete]],
              "A* in a corridor of parts of radius two",
              plain_corridor_radius).

prepare(World, Prepared) :-
    abstraction_radius(Abstraction),
    hierarchy_prepare(Abstraction, World, Prepared).

run(Prepared, Question, Answer) :-
    corridor_run(Prepared, Question, Answer).

trace(Prepared, Question, Trace) :-
    corridor_trace(Prepared, Question, Trace).
