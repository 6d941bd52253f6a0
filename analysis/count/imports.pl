/** <module> Which files a file outside the project needs

For a Prolog of its own: the file is loaded as the command would load it, with
the project's modules as reitti(...), and what its module imports from, again
and again, is printed, a file a line.
*/
:- module(count_imports,
          [ imports_print/2             % +File, +Prolog
          ]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [append/3, member/2]).

%!  imports_print(+File, +Prolog) is det.
%
%   Prolog is the directory of the project's Prolog side.  The others are below
%   its kernels/, or below the directory of File.

imports_print(File, Prolog) :-
    assertz(user:file_search_path(reitti, Prolog)),
    assertz(user:file_search_path(library, Prolog)),
    load_files(count_outside_user:File, [imports([])]),
    module_property(Module, file(File)),
    file_directory_name(File, Directory),
    directory_file_path(Prolog, kernels, Kernels),
    reach([Module], [], Modules),
    forall(( member(Needed, Modules),
             module_property(Needed, file(Path)),
             Path \== File,
             member(Folder, [Directory, Kernels]),
             atom_concat(Folder, /, Start),
             atom_concat(Start, _, Path)
           ),
           ( write(Path), nl )).

reach([], Modules, Modules).
reach([Module|Rest], Modules0, Modules) :-
    (   memberchk(Module, Modules0)
    ->  reach(Rest, Modules0, Modules)
    ;   findall(Other,
                ( predicate_property(Module:_, imported_from(Other)),
                  \+ module_property(Other, class(system)),
                  \+ module_property(Other, class(library))
                ),
                Others0),
        sort(Others0, Others),
        append(Others, Rest, Rest1),
        reach(Rest1, [Module|Modules0], Modules)
    ).
