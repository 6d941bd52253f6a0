/** <module> A* inside a corridor of parts

The parts are the connected pieces of tiles of three by three squares.  Complete
in every game, but a better route may leave the corridor; cost as in
kernels/hierarchy.pl.

Mirror: c_impl/route/plain/corridor_sector.c.
*/
:- module(plain_corridor_sector, []).
:- use_module('../../kernels/tiling').
:- use_module('../../kernels/hierarchy').

:- multifile solver:solver/6.

solver:solver(corridor_sector, plain, route, [[any]-[complete]],
              "A* in a corridor of sectors",
              plain_corridor_sector).

prepare(World, Prepared) :-
    abstraction_sector(Abstraction),
    hierarchy_prepare(Abstraction, World, Prepared).

run(Prepared, Question, Answer) :-
    corridor_run(Prepared, Question, Answer).

trace(Prepared, Question, Trace) :-
    corridor_trace(Prepared, Question, Trace).
