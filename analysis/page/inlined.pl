/** <module> Files of this folder that become part of the page */
:- module(page_inlined,
          [ inlined_text/2,             % +Name, -Text
            inlined_texts/2             % +Names, -Text
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(readutil), [read_file_to_string/3]).

%!  inlined_text(+Name, -Text) is det.

inlined_text(Name, Text) :-
    module_property(page_inlined, file(Here)),
    file_directory_name(Here, Directory),
    directory_file_path(Directory, Name, File),
    read_file_to_string(File, Text, [encoding(utf8)]).

%!  inlined_texts(+Names, -Text) is det.
%
%   One after the other.

inlined_texts(Names, Text) :-
    maplist(inlined_text, Names, Texts),
    atomic_list_concat(Texts, '\n', Text).
