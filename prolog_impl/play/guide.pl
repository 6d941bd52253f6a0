/** <module> The one search that a playable program is saved with, asked for
routes through its world

An answer is answer(Route, Distances, Seconds): a route and the distances of a
footprint as in route.pl, and the time that the search took.

Mirror: c_impl/play/guide.c.
*/
:- module(guide,
          [ guide_make/2,               % +World, -Guide
            guide_ask/4,                % +Guide, +Start, +Goal, -Answer
            guide_free/1                % +Guide
          ]).
:- use_module('../search').

%!  guide_make(+World, -Guide) is det.
%
%   Prepares the search that was loaded for the world.

guide_make(World, Guide) :-
    search(Name, Style, _, _),
    !,
    search_prepare(Name, Style, World, Guide).

%!  guide_ask(+Guide, +Start, +Goal, -Answer) is det.
%
%   A route, or that there is none; world_check_ends/3 holds for Start and Goal.

guide_ask(Guide, Start, Goal, answer(Route, Distances, Seconds)) :-
    get_time(Begin),
    search_run(Guide, Start, Goal, Route),
    get_time(End),
    Seconds is End-Begin,
    search_footprint(Guide, Start, Goal, footprint(Distances, _)).

%!  guide_free(+Guide) is det.

guide_free(Guide) :-
    search_release(Guide).
