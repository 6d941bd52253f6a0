/** <module> The C searches as predicates

Every search of either language with the same arguments:

    ?- world_read('tests/worlds/tactics.world', World),
       search(c, tuned, astar, World, square(1,1,1), square(1,10,10), Route).

A world of the C side is a blob; preparing one for a C search takes either that
or a world term, which it converts.  Blobs are released when they are no longer
referred to, in any order, or by search_release/2.
*/
:- module(c_from_prolog,
          [ search/7,                   % +Lang, +Style, +Name, +World, +Start, +Goal, -Route
            search_in/5,                % ?Lang, ?Name, ?Style, -Promises, -Summary
            search_prepare/5,           % +Lang, +Name, +Style, +World, -Prepared
            search_run/5,               % +Lang, +Prepared, +Start, +Goal, -Route
            search_footprint/5,         % +Lang, +Prepared, +Start, +Goal, -Footprint
            search_release/2,           % +Lang, +Prepared
            c_world/2                   % +World, -Blob
          ]).
:- use_module(library(error), [must_be/2]).
:- reexport('../../prolog_impl/reitti').

%   The library is looked for where foreign libraries are (swipl -p
%   foreign=DIR), then in the project's build directory.

:- multifile user:file_search_path/2.
:- dynamic user:file_search_path/2.
:- prolog_load_context(directory, Bridge),
   atom_concat(Bridge, '/../../build', Build),
   assertz(user:file_search_path(foreign, Build)).

:- use_foreign_library(foreign(reitti_c)).

%!  search(+Lang, +Style, +Name, +World, +Start, +Goal, -Route) is semidet.
%
%   One question, with all that goes with it.  Fails if there is no route.
%
%   @throws error(domain_error(square, Square), _)

search(Lang, Style, Name, World, Start, Goal, Route) :-
    must_be(oneof([c, prolog]), Lang),
    (   blob(World, reitti_world)
    ->  true
    ;   world_check_ends(World, Start, Goal)
    ),
    setup_call_cleanup(
        search_prepare(Lang, Name, Style, World, Prepared),
        search_run(Lang, Prepared, Start, Goal, Route),
        search_release(Lang, Prepared)),
    Route = route(found, _, _, _).

%!  search_in(?Lang, ?Name, ?Style, -Promises, -Summary) is nondet.
%
%   Every search there is.

search_in(prolog, Name, Style, Promises, Summary) :-
    search(Name, Style, Promises, Summary).
search_in(c, Name, Style, Promises, Summary) :-
    c_searches(Searches),
    member(search(Name, Style, Promises, Summary), Searches).

%!  search_prepare(+Lang, +Name, +Style, +World, -Prepared) is det.

search_prepare(prolog, Name, Style, World, Prepared) :-
    search_prepare(Name, Style, World, Prepared).
search_prepare(c, Name, Style, World, Prepared) :-
    (   blob(World, reitti_world)
    ->  Blob = World
    ;   c_world(World, Blob)
    ),
    c_prepare(Name, Style, Blob, Prepared).

%!  search_run(+Lang, +Prepared, +Start, +Goal, -Route) is det.

search_run(prolog, Prepared, Start, Goal, Route) :-
    search_run(Prepared, Start, Goal, Route).
search_run(c, Prepared, Start, Goal, Route) :-
    c_run(Prepared, Start, Goal, Route).

%!  search_footprint(+Lang, +Prepared, +Start, +Goal, -Footprint) is det.

search_footprint(prolog, Prepared, Start, Goal, Footprint) :-
    search_footprint(Prepared, Start, Goal, Footprint).
search_footprint(c, Prepared, Start, Goal, Footprint) :-
    c_footprint(Prepared, Start, Goal, Footprint).

%!  search_release(+Lang, +Prepared) is det.

search_release(prolog, Prepared) :-
    search_release(Prepared).
search_release(c, Prepared) :-
    c_release(Prepared).

%!  c_world(+World, -Blob) is det.
%
%   The world as the C side has it.
