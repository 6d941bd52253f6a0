/** <module> C laid out to another width

By clang-format, with the style of the file's own folder but for the width:
lines are a matter of layout, and this shows how much.
*/
:- module(count_layout,
          [ layout_exists/0,
            layout_codes/3              % +File, +Width, -Codes
          ]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(process), [process_create/3, process_wait/2]).
:- use_module(library(readutil), [read_file_to_string/3, read_stream_to_codes/2]).

%!  layout_exists is semidet.
%
%   There is a clang-format.

layout_exists :-
    absolute_file_name(path('clang-format'), _,
                       [access(execute), file_errors(fail)]).

%!  layout_codes(+File, +Width, -Codes) is det.

layout_codes(File, Width, Codes) :-
    style_file(File, Style),
    width_style(Style, Width, Wider),
    setup_call_cleanup(
        tmp_file_stream(Name, Out, [extension('clang-format'), encoding(utf8)]),
        ( write(Out, Wider),
          close(Out),
          atom_concat('--style=file:', Name, Argument),
          formatted(File, Argument, Codes)
        ),
        delete_file(Name)).

formatted(File, Style, Codes) :-
    setup_call_cleanup(
        process_create(path('clang-format'), [Style, File],
                       [stdin(null), stdout(pipe(Out)), process(Process)]),
        ( set_stream(Out, encoding(utf8)),
          read_stream_to_codes(Out, Codes)
        ),
        close(Out)),
    process_wait(Process, Status),
    (   Status == exit(0)
    ->  true
    ;   throw(error(process_error('clang-format', Status), _))
    ).

%   The nearest .clang-format above the file.

style_file(File, Style) :-
    file_directory_name(File, Directory),
    directory_file_path(Directory, '.clang-format', Here),
    (   exists_file(Here)
    ->  Style = Here
    ;   Directory \== (/),
        style_file(Directory, Style)
    ).

width_style(File, Width, Style) :-
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines0),
    findall(Line,
            ( member(Line0, Lines0),
              (   string_concat("ColumnLimit:", _, Line0)
              ->  format(string(Line), "ColumnLimit: ~d", [Width])
              ;   Line = Line0
              )
            ),
            Lines),
    atomic_list_concat(Lines, '\n', Style).
