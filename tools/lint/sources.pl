/** <module> The project's own source files

Paths are those from the root of the project, where the tool is run.
*/
:- module(lint_sources,
          [ source_files/3,             % +Folders, +Endings, -Files
            file_lines/2                % +File, -Lines
          ]).
:- use_module(library(filesex), [directory_member/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(readutil), [read_file_to_string/3]).

%!  source_files(+Folders, +Endings, -Files) is det.

source_files(Folders, Endings, Files) :-
    findall(File,
            ( member(Folder, Folders),
              exists_directory(Folder),
              directory_member(Folder, File,
                               [ recursive(true), extensions(Endings) ])
            ),
            Files0),
    sort(Files0, Files).

%!  file_lines(+File, -Lines) is det.
%
%   Lines are strings.

file_lines(File, Lines) :-
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines0),
    (   append(Lines, [""], Lines0)
    ->  true
    ;   Lines = Lines0
    ).
