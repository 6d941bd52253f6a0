/** <module> The sets of files whose sizes are compared

A set is set(key(Kind, Name, Style, Lang, Scope, Part), Files, Selection,
ExecutableBytes); Files are relative to the project's root, and sorted.
Selection tells what of them counts: `all`; `search`, all but what only the
instrument asks for; or as count.pl has it.  No name of a search, game or kernel
stands here: the directories and the build tell.
*/
:- module(count_sets,
          [ sets/2                      % +Project, -Sets
          ]).
:- use_module(library(error), [existence_error/2]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module(needs).

%!  sets(+Project, -Sets) is det.
%
%   Every search, reader and program, in order.  Project is that of needs/4.

sets(Project, Sets) :-
    findall(Set, set(Project, Set), Sets0),
    sort(Sets0, Sets).

set(Project,
    set(key(search, Name, Style, Lang, Scope, Part), Files, Selection, '')) :-
    side(Lang, Directory, Extension),
    format(atom(Pattern), "~w/*/*/*.~w", [Directory, Extension]),
    file(Project, Pattern, File),
    base(File, Name),
    file_directory_name(File, StyleDirectory),
    base(StyleDirectory, Style),
    Style \== original,                 % adapters: the programs are counted
    needs(Project, Lang, File, Needed),
    member(Scope, [own, all]),
    findall(One,
            ( member(One, Needed),
              (   One == File
              ;   Scope == all,
                  is_kernel(One, Directory, StyleDirectory)
              )
            ),
            Files),
    member(Part-Selection, [''-all, search-search]).
set(Project,
    set(key(reader, world_reader, '', Lang, Scope, ''), Files, all, '')) :-
    side(Lang, Directory, Extension),
    format(atom(Pattern), "~w/world_reader.~w", [Directory, Extension]),
    file(Project, Pattern, File),
    needs(Project, Lang, File, Needed),
    (   Scope = own,
        reader_files(Needed, Files)
    ;   Scope = all,
        Files = Needed
    ).
set(Project,
    set(key(program, Game, Style, Lang, Scope, Part), Files, all, Bytes)) :-
    Project = project(_, Build, _),
    program(Build, Game, Style, Lang, All, Size),
    (   Scope = all,
        Part = '',
        Files = All,
        Bytes = Size
    ;   Scope = all,
        Part = world,
        reader_files(All, Files),
        Files \== [],
        Bytes = ''
    ;   Scope = own,
        Part = '',
        game_files(All, Game, Files),
        Files \== [],
        Bytes = ''
    ).

side(c, c_impl, c).
side(prolog, prolog_impl, pl).

%   What several searches share stands in kernels/, or beside their problem.

is_kernel(File, Directory, StyleDirectory) :-
    file_directory_name(File, Folder),
    (   atom_concat(Directory, '/kernels', Folder)
    ;   file_directory_name(StyleDirectory, Folder)
    ),
    !.

%   The files of the project that match the pattern.

file(project(Root, _, _), Pattern, File) :-
    directory_file_path(Root, Pattern, Wild),
    expand_file_name(Wild, Paths),
    member(Path, Paths),
    exists_file(Path),
    directory_file_path(Root, File, Path).

base(File, Base) :-
    file_base_name(File, Name),
    file_name_extension(Base, _, Name).

reader_files(Files, Readers) :-
    findall(File, ( member(File, Files), base(File, world_reader) ), Readers).

game_files(Files, Game, Games) :-
    findall(File,
            ( member(File, Files),
              base(File, Game),
              file_directory_name(File, Directory),
              base(Directory, play)
            ),
            Games).

%   A program that the build has made, with all its files.

program(Build, Game, Style, Lang, Files, Size) :-
    directory_file_path(Build, 'programs/*.files', Wild),
    expand_file_name(Wild, Lists),
    member(List, Lists),
    exists_file(List),
    base(List, Name),
    atomic_list_concat([Game|Words], -, Name),
    described(Words, Style, Lang),
    words(List, Names),
    findall(File, ( member(Word, Names), atom_string(File, Word) ), Files0),
    sort(Files0, Files),
    file_name_extension(Program, files, List),
    file_name_extension(Program, size, SizeFile),
    words(SizeFile, [SizeText]),
    number_string(Size, SizeText).

described([], tuned, c).
described([prolog], tuned, prolog) :- !.
described([Style], Style, c).
described([Style, prolog], Style, prolog).

words(File, Words) :-
    read_file_to_string(File, Text, []),
    split_string(Text, "\n", " \r\t", Words0),
    findall(Word, ( member(Word, Words0), Word \== "" ), Words),
    (   Words == []
    ->  existence_error(line, File)
    ;   true
    ).
