/** <module> Rogue's search: distances spread until the player has one, then the
way back along falling distances

Breadth-first from the creature, so the route is the shortest.  O(squares
reached) time.

Mirror: c_impl/route/tuned/two_phase.c.
*/
:- module(tuned_two_phase, []).
:- use_module('../../kernels/breadth_first').

:- multifile search:search_declaration/5.

search:search_declaration(two_phase, tuned, tuned_two_phase,
                          [promise(rogue, true, true)],
                          "breadth-first to the player, then back along \c
                           falling distances").

prepare(World, Flood) :-
    flood_prepare(World, false, Flood).

run(Flood, Start, Goal, Route) :-
    findall(Route0, route(Flood, Start, Goal, Route0), [Route]).

%   The player's own square is not entered.

route(Flood, Start, Goal, Route) :-
    flood_to_goal(Flood, Start, Goal, Found, Expanded, _),
    (   Found == none
    ->  Route = route(no_route, 0, Expanded, [])
    ;   Expanded =:= 0
    ->  Route = route(found, 0, 0, [])
    ;   flood_back(Found, Beside),
        arg(1, Beside, Cost),
        flood_trace(Beside, Squares, []),
        Route = route(found, Cost, Expanded, Squares)
    ).

footprint(Flood, Start, Goal, Footprint) :-
    flood_footprint(Flood, Start, Goal, Footprint).

release(_).
