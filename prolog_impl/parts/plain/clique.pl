/** <module> Parts in which every two squares are neighbours

Above level 1, every two parts of the level below.  Large parts are not sought
for, but the smallest go first: a square has at most three companions.  O(e d^2)
time a round, for e edges and d neighbours of a square; kernels/clique.pl.

Mirror: c_impl/parts/plain/clique.c.
*/
:- module(plain_clique, []).
:- use_module('../../kernels/clique').
:- use_module('../../kernels/parting').

:- multifile solver:solver/6.

solver:solver(clique, plain, parts, [[any]-[]],
              "every two of a part are neighbours", plain_clique).

prepare(World, Prepared) :-
    abstraction_clique(Abstraction),
    parting_prepare(Abstraction, World, Prepared).

run(Prepared, Question, Answer) :-
    parting_run(Prepared, Question, Answer).

trace(Prepared, Question, Trace) :-
    parting_trace(Prepared, Question, Trace).
