/** <module> The searches of directories outside the project, as sets of files

A set is as in sets.pl, but its own files have their whole paths.  Of the
kernels that a search uses the project must have the sources; where it is
installed, only the file itself is counted.
*/
:- module(count_outside,
          [ outside_sets/3              % +Project, +Directories, -Sets
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [append/2, append/3, member/2]).
:- use_module(library(readutil), [read_file_to_terms/3, read_file_to_string/3]).
:- use_module(needs).

%!  outside_sets(+Project, +Directories, -Sets) is det.
%
%   Directories is an atom, with : between them; Project is that of needs/4.

outside_sets(Project, Directories, Sets) :-
    atomic_list_concat(Names, :, Directories),
    findall(Set,
            ( member(Name, Names),
              pair(Name, Base, Search, Style),
              outside_set(Project, Base, Search, Style, Set)
            ),
            Sets0),
    sort(Sets0, Sets).

%   A pair of files that declares a search.

pair(Name, Base, Search, Style) :-
    exists_directory(Name),
    absolute_file_name(Name, Directory),
    directory_files(Directory, Files),
    member(File, Files),
    file_name_extension(Search, pl, File),
    directory_file_path(Directory, Search, Base),
    file_name_extension(Base, c, Source),
    exists_file(Source),
    file_name_extension(Base, pl, Clauses),
    catch(read_file_to_terms(Clauses, Terms, [module(count_outside)]),
          error(_, _), fail),
    memberchk(solver:solver(Search, Style, _, _, _, _), Terms).

outside_set(Project, Base, Search, Style,
            set(key(search, Search, Style, Lang, Scope, Part), Files, Selection,
                '')) :-
    member(Lang-Extension, [c-c, prolog-pl]),
    file_name_extension(Base, Extension, File),
    (   Scope = own,
        Files = [File]
    ;   Scope = all,
        outside_needs(Lang, Project, File, Files)
    ),
    member(Part-Selection, [''-all, search-search]).

%   outside_needs(+Lang, +Project, +File, -Files): it and the kernels, or files
%   of its own directory, that it uses.  Fails if they are not to be had.

outside_needs(prolog, project(Root, _, _), File, Files) :-
    directory_file_path(Root, prolog_impl, Prolog),
    directory_file_path(Root, 'analysis/count/imports', Imports),
    format(atom(Load), "use_module(~q)", [Imports]),
    format(atom(Print), "imports_print(~q, ~q)", [File, Prolog]),
    catch(prolog_lines([Load, Print], Lines), error(_, _), fail),
    findall(Needed,
            ( member(Line, Lines),
              Line \== "",
              in_project(Root, Line, Needed)
            ),
            Needed),
    sort([File|Needed], Files).
outside_needs(c, Project, File, Files) :-
    catch(includes([File], Project, [], Files0),
          error(existence_error(_, _), _), fail),
    sort(Files0, Files).

in_project(Root, Line, File) :-
    string_concat(Root, Rest, Line),
    string_concat("/", File0, Rest),
    !,
    atom_string(File, File0).
in_project(_, Line, File) :-
    atom_string(File, Line).

includes([], _, Files, Files).
includes([File|Rest], Project, Files0, Files) :-
    (   memberchk(File, Files0)
    ->  includes(Rest, Project, Files0, Files)
    ;   Project = project(Root, _, _),
        directory_file_path(Root, File, Path),
        read_file_to_string(Path, Text, []),
        split_string(Text, "\n", "", Lines),
        findall(More,
                ( member(Line, Lines),
                  included(Line, Name),
                  needed(Name, File, Project, More)
                ),
                Mores),
        append(Mores, Needed),
        append(Needed, Rest, Rest1),
        includes(Rest1, Project, [File|Files0], Files)
    ).

included(Line, Name) :-
    split_string(Line, " \t", " \t", Words0),
    atomics_joined(Words0, Joined),
    string_concat("#include", Quoted, Joined),
    sub_string(Quoted, 1, _, 1, Name).

atomics_joined(Words, Joined) :-
    atomic_list_concat(Words, Atom),
    atom_string(Atom, Joined).

%   A header of a kernel stands for it and what it needs; one beside the file
%   for itself; others belong to the library.

needed(Name, _, project(Root, Build, Symbols), Files) :-
    string_concat("kernels/", Header, Name),
    !,
    file_name_extension(Kernel, h, Header),
    format(atom(Source), "c_impl/kernels/~w.c", [Kernel]),
    format(atom(Own), "c_impl/kernels/~w.h", [Kernel]),
    directory_file_path(Root, Source, Path),
    (   exists_file(Path)
    ->  needs(project(Root, Build, Symbols), c, Source, All)
    ;   All = [Own]
    ),
    findall(File,
            ( member(File, All),
              atom_concat('c_impl/kernels/', _, File)
            ),
            Files).
needed(Name, File, project(Root, _, _), [Beside]) :-
    directory_file_path(Root, File, Path),
    file_directory_name(Path, Directory),
    directory_file_path(Directory, Name, Beside0),
    exists_file(Beside0),
    \+ atom_concat(Root, _, Beside0),
    atom_string(Beside, Beside0).
