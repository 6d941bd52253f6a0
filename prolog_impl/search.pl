/** <module> The protocol of every search, and the register of all of them

A search is a module in a file of its own that defines

  - prepare(+World, -Prepared) is det.
    Makes what the search needs for this world, once.
  - run(+Prepared, +Start, +Goal, -Route) is det.
    Finds a route; world_check_ends/3 holds for Start and Goal.  Leaves nothing
    behind that affects the next run.
  - footprint(+Prepared, +Start, +Goal, -Footprint) is det.
    Runs again and tells what the run left.
  - release(+Prepared) is det.

and makes itself known with a clause of search_declaration/5; nothing else names
it.  Routes and footprints are those of route.pl.

Mirror: c_impl/search.c.
*/
:- module(search,
          [ search/4,                   % ?Name, ?Style, -Promises, -Summary
            search_prepare/4,           % +Name, +Style, +World, -Prepared
            search_run/4,               % +Prepared, +Start, +Goal, -Route
            search_footprint/4,         % +Prepared, +Start, +Goal, -Footprint
            search_release/1,           % +Prepared
            solve/6                     % +Name, +Style, +World, +Start, +Goal, -Route
          ]).
:- use_module(library(error), [domain_error/2, existence_error/2, must_be/2]).
:- use_module(world).

%!  search_declaration(?Name, ?Style, ?Module, ?Promises, ?Summary) is nondet.
%
%   Style is `thesis` or `tuned`.  Promises has a term promise(Game, Shortest,
%   Keypad) for each game that it searches: whether its routes are always the
%   shortest, and whether among those the one that the keypad trace-back takes.

:- multifile search_declaration/5.

%!  search(?Name, ?Style, -Promises, -Summary) is nondet.
%
%   Every search there is.

search(Name, Style, Promises, Summary) :-
    search_declaration(Name, Style, _, Promises, Summary).

%!  search_prepare(+Name, +Style, +World, -Prepared) is det.
%
%   @throws error(existence_error(search, Style/Name), _)

search_prepare(Name, Style, World, prepared(Module, Prepared)) :-
    must_be(atom, Name),
    must_be(atom, Style),
    (   search_declaration(Name, Style, Module0, Promises, _)
    ->  Module = Module0
    ;   existence_error(search, Style/Name)
    ),
    World = world(Game, _, _, _, _, _),
    (   memberchk(promise(Game, _, _), Promises)
    ->  true
    ;   domain_error(search_of_this_game, Name)
    ),
    Module:prepare(World, Prepared).

%!  search_run(+Prepared, +Start, +Goal, -Route) is det.

search_run(prepared(Module, Prepared), Start, Goal, Route) :-
    Module:run(Prepared, Start, Goal, Route).

%!  search_footprint(+Prepared, +Start, +Goal, -Footprint) is det.

search_footprint(prepared(Module, Prepared), Start, Goal, Footprint) :-
    Module:footprint(Prepared, Start, Goal, Footprint).

%!  search_release(+Prepared) is det.

search_release(prepared(Module, Prepared)) :-
    Module:release(Prepared).

%!  solve(+Name, +Style, +World, +Start, +Goal, -Route) is semidet.
%
%   One question, with all that goes with it.  Fails if there is no route.
%
%   @throws error(domain_error(square, Square), _)

solve(Name, Style, World, Start, Goal, Route) :-
    world_check_ends(World, Start, Goal),
    setup_call_cleanup(
        search_prepare(Name, Style, World, Prepared),
        search_run(Prepared, Start, Goal, Route),
        search_release(Prepared)),
    Route = route(found, _, _, _).
