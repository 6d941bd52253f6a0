/** <module> A* inside a corridor of parts

The parts are lines of three squares.  Complete in every game, but a better
route may leave the corridor; cost as in kernels/hierarchy.pl.

Mirror: c_impl/route/plain/corridor_line.c.
*/
:- module(plain_corridor_line, []).
:- use_module('../../kernels/gathering').
:- use_module('../../kernels/hierarchy').

:- multifile solver:solver/6.

solver:solver(corridor_line, plain, route, [[any]-[complete]],
              "A* in a corridor of lines",
              plain_corridor_line).

prepare(World, Prepared) :-
    abstraction_line(Abstraction),
    hierarchy_prepare(Abstraction, World, Prepared).

run(Prepared, Question, Answer) :-
    corridor_run(Prepared, Question, Answer).

trace(Prepared, Question, Trace) :-
    corridor_trace(Prepared, Question, Trace).
