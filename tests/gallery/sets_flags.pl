/** <module> A solver that sets flags as it is loaded

Which is before most others are.  The build puts it among the tuned solvers.
*/
:- module(tuned_sets_flags, []).
:- use_module('../../kernels/breadth_first',
              [ flood_prepare_stairs/2 as prepare,
                flood_trace/3 as trace,
                flood_route/3
              ]).

:- multifile solver:solver/6.

:- set_prolog_flag(occurs_check, error).
:- initialization(set_prolog_flag(gc, false)).

solver:solver(sets_flags, tuned, route, [city-[complete, best, same]],
              "breadth-first, and other flags", tuned_sets_flags).

run(Flood, Question, Answer) :-
    current_prolog_flag(occurs_check, false),
    current_prolog_flag(gc, true),
    flood_route(Flood, Question, Answer).
