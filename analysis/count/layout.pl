/** <module> C laid out to another width

By clang-format, with the styles of the project but for the width: lines are a
matter of layout, and this shows how much.
*/
:- module(count_layout,
          [ layout_exists/0,
            with_layout/5               % +Root, +Files, +Width, -Copy, :Goal
          ]).
:- use_module(library(filesex),
              [ copy_file/2, delete_directory_and_contents/1,
                directory_file_path/3, make_directory_path/1 ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(process), [process_create/3, process_wait/2]).
:- use_module(library(readutil), [read_file_to_string/3]).

:- meta_predicate with_layout(+, +, +, -, 0).

%!  layout_exists is semidet.
%
%   There is a clang-format.

layout_exists :-
    absolute_file_name(path('clang-format'), _,
                       [access(execute), file_errors(fail)]).

%!  with_layout(+Root, +Files, +Width, -Copy, :Goal) is det.
%
%   Calls Goal while Copy is a directory with copies of the Files of Root, laid
%   out to that Width.

with_layout(Root, Files, Width, Copy, Goal) :-
    tmp_file(layout, Copy),
    setup_call_cleanup(
        make_directory_path(Copy),
        ( copy_styles(Root, Files, Width, Copy),
          copy_files(Root, Files, Copy),
          lay_out(Copy, Files),
          once(Goal)
        ),
        delete_directory_and_contents(Copy)).

copy_files(Root, Files, Copy) :-
    forall(member(File, Files),
           ( directory_file_path(Root, File, From),
             directory_file_path(Copy, File, To),
             file_directory_name(To, Directory),
             make_directory_path(Directory),
             copy_file(From, To)
           )).

lay_out(Copy, Files) :-
    process_create(path('clang-format'), ['-i'|Files],
                   [stdin(null), cwd(Copy), process(Process)]),
    process_wait(Process, Status),
    (   Status == exit(0)
    ->  true
    ;   throw(error(process_error('clang-format', Status), _))
    ).

%   The styles of all folders that have one of the files, or are above it.

copy_styles(Root, Files, Width, Copy) :-
    findall(Folder,
            ( member(File, Files),
              above(File, Folder)
            ),
            Folders0),
    sort(Folders0, Folders),
    forall(( member(Folder, Folders),
             directory_file_path(Folder, '.clang-format', Style),
             directory_file_path(Root, Style, From),
             exists_file(From)
           ),
           ( directory_file_path(Copy, Style, To),
             file_directory_name(To, Directory),
             make_directory_path(Directory),
             copy_style(From, Width, To)
           )).

above(File, Folder) :-
    file_directory_name(File, Folder0),
    (   Folder = Folder0
    ;   Folder0 \== '.',
        above(Folder0, Folder)
    ).

copy_style(From, Width, To) :-
    read_file_to_string(From, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines),
    setup_call_cleanup(
        open(To, write, Out, [encoding(utf8)]),
        forall(member(Line, Lines),
               (   string_concat("ColumnLimit:", _, Line)
               ->  format(Out, "ColumnLimit: ~d~n", [Width])
               ;   format(Out, "~s~n", [Line])
               )),
        close(Out)).
