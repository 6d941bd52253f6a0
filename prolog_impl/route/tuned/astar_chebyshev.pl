/** <module> A* with the Chebyshev distance as estimate

Complete and best: no step shortens the Chebyshev distance by more than one, and
none costs less than one straight step onto the cheapest element.  O(squares
opened) time.

Mirror: c_impl/route/tuned/astar_chebyshev.c.
*/
:- module(tuned_astar_chebyshev, []).
:- use_module('../../kernels/best_first',
              [ agenda_prepare/3,
                best_first/3 as run,
                agenda_trace/3 as trace
              ]).

:- multifile solver:solver/6.

solver:solver(astar_chebyshev, tuned, route, [[any]-[complete, best]],
              "A* by the Chebyshev distance", tuned_astar_chebyshev).

prepare(World, Agenda) :-
    agenda_prepare(chebyshev, World, Agenda).
