/** <module> All of the Prolog side

Loads every unit and every search, which stands in PROBLEM/STYLE/.  Start
SWI-Prolog with -O for compiled arithmetic: no file here says it for itself.

    ?- world_read('tests/worlds/rogue.world', World),
       solve(two_phase, tuned, World, square(1,10,11), square(1,3,2), Route).
*/
:- module(reitti, []).
:- reexport([cases, game, picture, route, search, square, world, world_reader]).

%   load_searches stands for one directive a file, so that compiling sees them.

term_expansion(load_searches, Directives) :-
    prolog_load_context(directory, Directory),
    atom_concat(Directory, '/*/*/*.pl', Pattern),
    expand_file_name(Pattern, Paths),
    findall((:- use_module(File, [])),
            ( member(Path, Paths),
              atom_concat(Directory, Relative, Path),
              atom_concat(/, File0, Relative),
              file_name_extension(File, pl, File0)
            ),
            Directives).

load_searches.
