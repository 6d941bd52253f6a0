/** <module> A* that knows how many parts lie between

The parts are lines of three squares.  Complete and best in every game; cost as
in kernels/hierarchy.pl.

Mirror: c_impl/route/plain/hierarchical_line.c.
*/
:- module(plain_hierarchical_line, []).
:- use_module('../../kernels/gathering').
:- use_module('../../kernels/hierarchy').

:- multifile solver:solver/6.

solver:solver(hierarchical_line, plain, route, [[any]-[complete, best]],
              "A*, estimated over lines",
              plain_hierarchical_line).

prepare(World, Prepared) :-
    abstraction_line(Abstraction),
    hierarchy_prepare(Abstraction, World, Prepared).

run(Prepared, Question, Answer) :-
    hierarchical_run(Prepared, Question, Answer).

trace(Prepared, Question, Trace) :-
    hierarchical_trace(Prepared, Question, Trace).
