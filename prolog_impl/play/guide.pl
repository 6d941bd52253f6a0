/** <module> The one search that a playable program is saved with, asked for
routes through its world

Mirror: c_impl/play/guide.c.
*/
:- module(guide,
          [ guide_make/2,               % +World, -Guide
            guide_ask/5,                % +Guide, +Start, +Goal, -Route, -Time
            guide_distances/4,          % +Guide, +Start, +Goal, -Distances
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

%!  guide_ask(+Guide, +Start, +Goal, -Route, -Time) is det.
%
%   A route as in route.pl, or that there is none, and the seconds it took to
%   find; world_check_ends/3 holds for Start and Goal.

guide_ask(Guide, Start, Goal, Route, Time) :-
    get_time(Begin),
    search_run(Guide, Start, Goal, Route),
    get_time(End),
    Time is End-Begin.

%!  guide_distances(+Guide, +Start, +Goal, -Distances) is det.
%
%   The distances that the search leaves, as pairs Square-Distance.

guide_distances(Guide, Start, Goal, Distances) :-
    search_footprint(Guide, Start, Goal, footprint(Distances, _)).

%!  guide_free(+Guide) is det.

guide_free(Guide) :-
    search_release(Guide).
