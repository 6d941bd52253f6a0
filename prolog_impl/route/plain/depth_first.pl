/** <module> Every way is followed to its end before another is tried

Complete, since what has been seen is left alone; the route is seldom short.
O(N log N) time for N squares seen.

Mirror: c_impl/route/plain/depth_first.c.
*/
:- module(plain_depth_first, []).
:- use_module('../../kernels/depth_first').
:- use_module('../../moves').

:- multifile solver:solver/6.

solver:solver(depth_first, plain, route, [[any]-[complete]],
              "every way to its end before another is tried",
              plain_depth_first).

prepare(World, World).

run(World, Question, Answer) :-
    search(World, Question, End, _, Taken),
    depth_answer(World, Question, End, Taken, Answer).

search(World, Question, End, Depths, Taken) :-
    depth_pass(moves_all(World), Question, unlimited, End, Depths, Taken, []).

trace(World, Question, Trace) :-
    search(World, Question, _, Depths, Taken),
    depth_trace(World, Depths, Taken, Trace).
