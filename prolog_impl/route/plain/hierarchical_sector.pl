/** <module> A* that knows how many parts lie between

The parts are the connected pieces of tiles of three by three squares.  Complete
and best in every game; cost as in kernels/hierarchy.pl.

Mirror: c_impl/route/plain/hierarchical_sector.c.
*/
:- module(plain_hierarchical_sector, []).
:- use_module('../../kernels/tiling').
:- use_module('../../kernels/hierarchy').

:- multifile solver:solver/6.

solver:solver(hierarchical_sector, plain, route, [[any]-[complete, best]],
              "A*, estimated over sectors",
              plain_hierarchical_sector).

prepare(World, Prepared) :-
    abstraction_sector(Abstraction),
    hierarchy_prepare(Abstraction, World, Prepared).

run(Prepared, Question, Answer) :-
    hierarchical_run(Prepared, Question, Answer).

trace(Prepared, Question, Trace) :-
    hierarchical_trace(Prepared, Question, Trace).
