/** <module> A world by what is said of it: how it is made, or its file

Mirror: c_impl/worlds.c.
*/
:- module(reitti_worlds,
          [ worlds_get/2                % +Said, -World
          ]).
:- use_module(made).
:- use_module(map_reader).
:- use_module(world_reader).

%!  worlds_get(+Said, -World) is det.
%
%   @throws error(world_error(Line, Message), File)
%   @throws error(made_error(Message), Said)

worlds_get(Said, World) :-
    (   made_is(Said)
    ->  made_read(Said, Made),
        made_world(Made, World)
    ;   map_is(Said)
    ->  map_read(Said, World)
    ;   world_read(Said, World)
    ).
