/** <module> The city's shortest route: breadth-first over all levels at once,
stairs being a ninth neighbour

Where levelwise takes the nearest stairs and hopes, this looks everywhere.
O(squares reached) time.

Mirror: c_impl/route/tuned/all_levels.c.
*/
:- module(tuned_all_levels, []).
:- use_module('../../kernels/breadth_first').

:- multifile search:search_declaration/5.

search:search_declaration(all_levels, tuned, tuned_all_levels,
                          [promise(city, true, true)],
                          "breadth-first over all levels at once").

prepare(World, Flood) :-
    flood_prepare(World, true, Flood).

run(Flood, Start, Goal, Route) :-
    flood_route(Flood, Start, Goal, Route).

footprint(Flood, Start, Goal, Footprint) :-
    flood_footprint(Flood, Start, Goal, Footprint).

release(_).
