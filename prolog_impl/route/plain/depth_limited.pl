/** <module> Depth-first, with no way longer than the world is wide and high
together

Not complete: a goal that lies farther is not found, and the route is seldom
short.  O(N x limit x log N) time for N squares that can be entered, so larger
worlds are refused.

Mirror: c_impl/route/plain/depth_limited.c.
*/
:- module(plain_depth_limited, []).
:- use_module('../../kernels/depth_first').
:- use_module('../../world').

:- multifile solver:solver/6.

solver:solver(depth_limited, plain, route, [[any]-[loose]],
              "depth-first, down to width + height steps",
              plain_depth_limited).

prepare(World, limited(World, Moves)) :-
    depth_moves(World, 4096, Moves).

run(limited(World, Moves), Question, Answer) :-
    search(World, Moves, Question, End, _, Taken),
    depth_answer(World, Question, End, Taken, Answer).

search(World, Moves, Question, End, Depths, Taken) :-
    world_width(World, Width),
    world_height(World, Height),
    Limit is Width+Height,
    depth_pass(Moves, Question, Limit, End, Depths, Taken, []).

trace(limited(World, Moves), Question, Trace) :-
    search(World, Moves, Question, _, Depths, Taken),
    depth_trace(World, Depths, Taken, Trace).
