/** <module> Three squares, each a free neighbour of the one before

Above level 1, three parts.  A line that comes to a dead end stays short.
O(squares and moves) time; kernels/gathering.pl.

Mirror: c_impl/parts/plain/line.c.
*/
:- module(plain_line, []).
:- use_module('../../kernels/gathering').
:- use_module('../../kernels/parting').

:- multifile solver:solver/6.

solver:solver(line, plain, parts, [[any]-[]],
              "three in a row of moves", plain_line).

prepare(World, Prepared) :-
    abstraction_line(Abstraction),
    parting_prepare(Abstraction, World, Prepared).

run(Prepared, Question, Answer) :-
    parting_run(Prepared, Question, Answer).

trace(Prepared, Question, Trace) :-
    parting_trace(Prepared, Question, Trace).
