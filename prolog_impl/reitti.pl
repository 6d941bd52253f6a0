/** <module> All of the Prolog side

Loads every unit and every search that stands in thesis/ or tuned/.  Start
SWI-Prolog with -O for compiled arithmetic: no file here says it for itself.

    ?- world_read('tests/worlds/rogue.world', World),
       solve(two_phase, tuned, World, square(1,10,11), square(1,3,2), Route).
*/
:- module(reitti, []).
:- reexport([cases, game, picture, route, search, square, world, world_reader]).

:- prolog_load_context(directory, Directory),
   forall(( member(Style, [thesis, tuned]),
            atomic_list_concat([Directory, /, Style, '/*.pl'], Pattern),
            expand_file_name(Pattern, Files),
            member(File, Files)
          ),
          use_module(File, [])).
