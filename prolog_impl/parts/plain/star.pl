/** <module> The free square with the most neighbours, and its free neighbours

Above level 1, the part with the most neighbours.  Of equals the first.  O(n log
n) time for n squares, which are sorted; kernels/gathering.pl.

Mirror: c_impl/parts/plain/star.c.
*/
:- module(plain_star, []).
:- use_module('../../kernels/gathering').
:- use_module('../../kernels/parting').

:- multifile solver:solver/6.

solver:solver(star, plain, parts, [[any]-[]],
              "the most neighbours, and these", plain_star).

prepare(World, Prepared) :-
    abstraction_star(Abstraction),
    parting_prepare(Abstraction, World, Prepared).

run(Prepared, Question, Answer) :-
    parting_run(Prepared, Question, Answer).

trace(Prepared, Question, Trace) :-
    parting_trace(Prepared, Question, Trace).
