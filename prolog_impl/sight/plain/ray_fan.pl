/** <module> A ray to each point on the border of what may be seen

The rule of the source: quick, but it misses squares between the rays, and two
squares need not see each other.  O(radius squared) time.

Mirror: c_impl/sight/plain/ray_fan.c.
*/
:- module(plain_ray_fan, []).
:- use_module('../fan').

:- multifile solver:solver/6.

solver:solver(ray_fan, plain, sight, [[light]-[]],
              "a ray to each point on the border", plain_ray_fan).

prepare(World, World).

run(World, Question, Answer) :-
    fan_see(World, Question, 1, Answer).

trace(World, Question, Trace) :-
    fan_trace(World, Question, 1, Trace).
