/** <module> The connected pieces of tiles of three by three squares

At level i of 3^i by 3^i.  O(n log n) time a level for n squares;
kernels/tiling.pl.

Mirror: c_impl/parts/plain/sector.c.
*/
:- module(plain_sector, []).
:- use_module('../../kernels/tiling').
:- use_module('../../kernels/parting').

:- multifile solver:solver/6.

solver:solver(sector, plain, parts, [[any]-[]],
              "pieces of tiles of three by three", plain_sector).

prepare(World, Prepared) :-
    abstraction_sector(Abstraction),
    parting_prepare(Abstraction, World, Prepared).

run(Prepared, Question, Answer) :-
    parting_run(Prepared, Question, Answer).

trace(Prepared, Question, Trace) :-
    parting_trace(Prepared, Question, Trace).
