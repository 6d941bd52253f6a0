/** <module> Twice as many rays, also between the border's points

The repair that the source proposes: fewer squares are missed, more are seen
that should not be.  O(radius squared) time.

Mirror: c_impl/sight/plain/ray_fan_double.c.
*/
:- module(plain_ray_fan_double, []).
:- use_module('../fan').

:- multifile solver:solver/6.

solver:solver(ray_fan_double, plain, sight, [[light]-[]],
              "twice as many rays", plain_ray_fan_double).

prepare(World, World).

run(World, Question, Answer) :-
    fan_see(World, Question, 2, Answer).

trace(World, Question, Trace) :-
    fan_trace(World, Question, 2, Trace).
