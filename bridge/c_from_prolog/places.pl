/** <module> Where worlds and cases are

In the tree that this file stands in they are in tests/; an installed Reitti and
a pack have them beside prolog_impl/.  The directory that REITTI_DATA names is
looked into before.
*/
:- module(bridge_places,
          [ places_data/2               % +File, -Path
          ]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [member/2]).

:- dynamic here/1.
:- prolog_load_context(directory, Here),
   assertz(here(Here)).

%!  places_data(+File, -Path) is det.
%
%   A file or directory of the data, such as worlds.  There may be none.

places_data(File, Path) :-
    data(Directory),
    directory_file_path(Directory, File, Path),
    exists(Path),
    !.
places_data(File, File).

data(Directory) :-
    getenv('REITTI_DATA', Directory),
    Directory \== ''.
data(Directory) :-
    here(Here),
    member(Up, ['../..', '../../tests']),
    directory_file_path(Here, Up, Directory).

exists(Path) :-
    exists_file(Path),
    !.
exists(Path) :-
    exists_directory(Path).
