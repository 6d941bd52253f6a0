/** <module> Directories that go away again, and files in them */
:- module(directories,
          [ with_directory/2,           % -Directory, :Goal
            lasting_directory/1,        % -Directory
            write_text/3,               % +Directory, +Name, +Text
            write_by/3,                 % +Directory, +Name, :Writer
            file_text/3                 % +Directory, +Name, -Text
          ]).
:- use_module(library(filesex),
              [ delete_directory_and_contents/1, directory_file_path/3,
                make_directory_path/1 ]).
:- use_module(library(readutil), [read_file_to_string/3]).

:- meta_predicate
    with_directory(-, 0),
    write_by(+, +, 1).

%!  with_directory(-Directory, :Goal) is semidet.
%
%   Goal once, with a directory that is gone afterwards.

with_directory(Directory, Goal) :-
    setup_call_cleanup(
        new_directory(Directory),
        once(Goal),
        delete_directory_and_contents(Directory)).

new_directory(Directory) :-
    tmp_file(reitti, Directory),
    make_directory(Directory).

%!  lasting_directory(-Directory) is det.
%
%   A directory that is there until Prolog ends.

lasting_directory(Directory) :-
    new_directory(Directory),
    at_halt(delete_directory_and_contents(Directory)).

%!  write_text(+Directory, +Name, +Text) is det.
%
%   The file Name in Directory, or below it, has this Text.

write_text(Directory, Name, Text) :-
    write_by(Directory, Name, write_to(Text)).

write_to(Text, Out) :-
    write(Out, Text).

%!  write_by(+Directory, +Name, :Writer) is det.
%
%   The same with what call(Writer, Out) writes.

write_by(Directory, Name, Writer) :-
    directory_file_path(Directory, Name, File),
    file_directory_name(File, Parent),
    make_directory_path(Parent),
    setup_call_cleanup(
        open(File, write, Out, [encoding(utf8)]),
        once(call(Writer, Out)),
        close(Out)).

%!  file_text(+Directory, +Name, -Text) is det.

file_text(Directory, Name, Text) :-
    directory_file_path(Directory, Name, File),
    read_file_to_string(File, Text, [encoding(utf8)]).
