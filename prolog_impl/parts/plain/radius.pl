/** <module> All that is free within two steps of the first free square

Above level 1, of the first free part.  O(squares and moves) time;
kernels/gathering.pl.

Mirror: c_impl/parts/plain/radius.c.
*/
:- module(plain_radius, []).
:- use_module('../../kernels/gathering').
:- use_module('../../kernels/parting').

:- multifile solver:solver/6.

solver:solver(radius, plain, parts, [[any]-[]],
              "all that is free within two steps", plain_radius).

prepare(World, Prepared) :-
    abstraction_radius(Abstraction),
    parting_prepare(Abstraction, World, Prepared).

run(Prepared, Question, Answer) :-
    parting_run(Prepared, Question, Answer).

trace(Prepared, Question, Trace) :-
    parting_trace(Prepared, Question, Trace).
