/** <module> A search that sets flags as it is loaded

Which is before most others are.  The build puts it among the tuned searches.
*/
:- module(tuned_sets_flags, []).
:- use_module('../../kernels/breadth_first').

:- multifile search:search_declaration/5.

:- set_prolog_flag(occurs_check, error).
:- initialization(set_prolog_flag(gc, false)).

search:search_declaration(sets_flags, tuned, tuned_sets_flags,
                          [promise(city, true, true)],
                          "breadth-first, and other flags").

prepare(World, Flood) :-
    flood_prepare(World, true, Flood).

run(Flood, Start, Goal, Route) :-
    current_prolog_flag(occurs_check, false),
    current_prolog_flag(gc, true),
    flood_route(Flood, Start, Goal, Route).

footprint(Flood, Start, Goal, Footprint) :-
    flood_footprint(Flood, Start, Goal, Footprint).

release(_).
