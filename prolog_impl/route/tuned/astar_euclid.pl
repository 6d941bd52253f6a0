/** <module> A* with the distance as the crow flies as estimate

Complete.  Not best: where a diagonal step costs no more than a straight one the
estimate is too high, elsewhere rounding makes diagonal steps a little too dear.
Steps are weighed in whole numbers to order the search; the score is the real
cost.  O(squares opened) time.

Mirror: c_impl/route/tuned/astar_euclid.c.
*/
:- module(tuned_astar_euclid, []).
:- use_module('../../kernels/best_first',
              [ agenda_prepare/3,
                best_first/3 as run,
                agenda_trace/3 as trace
              ]).

:- multifile solver:solver/6.

solver:solver(astar_euclid, tuned, route, [[any]-[complete]],
              "A* by the distance as the crow flies", tuned_astar_euclid).

prepare(World, Agenda) :-
    agenda_prepare(euclid, World, Agenda).
