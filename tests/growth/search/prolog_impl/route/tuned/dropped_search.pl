/** <module> Best-first without an estimate, as a new search would be added

Mirror: c_impl/route/tuned/dropped_search.c.
*/
:- module(tuned_dropped_search, []).
:- use_module('../../kernels/best_first',
              [ agenda_prepare/3,
                best_first/3 as run,
                agenda_trace/3 as trace
              ]).

:- multifile solver:solver/6.

solver:solver(dropped_search, tuned, route, [tactics-[complete, best]],
              "best-first without an estimate", tuned_dropped_search).

prepare(World, Agenda) :-
    agenda_prepare(none, World, Agenda).
