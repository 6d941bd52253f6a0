/** <module> Files that are loaded because they are there

For term_expansion/2 of a term that stands for one directive a file, so that
compiling sees them.
*/
:- module(reitti_loading,
          [ load_directives/2           % +Pattern, -Directives
          ]).
:- use_module(library(lists), [member/2]).

%!  load_directives(+Pattern, -Directives) is det.
%
%   A directive for each file like Pattern, which begins where the file that is
%   being loaded stands.

load_directives(Pattern, Directives) :-
    prolog_load_context(directory, Directory),
    atom_concat(Directory, /, Here),
    atom_concat(Here, Pattern, Paths),
    expand_file_name(Paths, Files),
    findall((:- use_module(File, [])),
            ( member(Path, Files),
              atom_concat(Here, Relative, Path),
              file_name_extension(File, pl, Relative)
            ),
            Directives).
