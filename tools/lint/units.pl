/** <module> The units of both languages, and what each of them uses

A unit is language:path, the path without its ending: a C file and its header
are one.  An arrow(Unit, Used, File, Line) stands for an `#include` or a
`use_module`, with the place where it is written.
*/
:- module(lint_units,
          [ units/3                     % +Files, -Units, -Arrows
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(readutil), [read_line_to_string/2]).

%!  units(+Files, -Units, -Arrows) is det.
%
%   Files are paths from the root of the project, where the tool is run.

units(Files, Units, Arrows) :-
    findall(Unit, (member(File, Files), file_unit(File, Unit)), Units0),
    sort(Units0, Units),
    findall(Arrow, (member(File, Files), file_arrow(File, Arrow)), Arrows).

file_unit(File, Language:Path) :-
    file_name_extension(Path, Extension, File),
    language(Extension, Language).

language(c, c).
language(h, c).
language(pl, prolog).

file_arrow(File, arrow(Unit, Used, File, Line)) :-
    file_unit(File, Unit),
    Unit = Language:_,
    setup_call_cleanup(
        open(File, read, In, [encoding(utf8)]),
        findall(Path-Line0, used(Language, In, File, Path, Line0), Uses),
        close(In)),
    member(Path-Line, Uses),
    Used = Language:Path,
    Used \== Unit.

%   The path of what the file uses, and the number of the line that says so.

used(c, In, File, Path, Line) :-
    repeat,
    line_count(In, Line),
    read_line_to_string(In, Text),
    (   Text == end_of_file
    ->  !,
        fail
    ;   split_string(Text, " \"<>", " \"<>", ["#include", Header|_]),
        included(Text, Header, File, Path)
    ).
used(prolog, In, File, Path, Line) :-
    repeat,
    (   read_term(In, Term, [ syntax_errors(quiet), module(lint_units),
                              term_position(Position) ])
    ->  true
    ;   Term = unreadable
    ),
    (   Term == end_of_file
    ->  !,
        fail
    ;   Term = (:- Directive),
        loaded(Directive, Specification),
        specification_path(Specification, File, Path),
        stream_position_data(line_count, Position, Line)
    ).

included(Text, Header, File, Path) :-
    (   sub_string(Text, _, _, _, "\"")
    ->  beside(File, Header, Path0)
    ;   sub_string(Header, 0, _, _, "SWI-")
    ->  Path0 = Header
    ),
    file_name_extension(Path, h, Path0).

loaded(Directive, Specification) :-
    Directive =.. [Loader, Specifications|_],
    memberchk(Loader,
              [ use_module, reexport, ensure_loaded, load_files, include,
                consult ]),
    (   is_list(Specifications)
    ->  member(Specification, Specifications)
    ;   Specification = Specifications
    ).

%   What is library(...) or foreign(...) is none of the project's units.

specification_path(Specification, File, Path) :-
    relative(Specification, Relative),
    beside(File, Relative, Path0),
    (   file_name_extension(Path, pl, Path0)
    ->  true
    ;   Path = Path0
    ).

relative(Atom, Atom) :-
    atom(Atom).
relative(Folder/Name, Path) :-
    relative(Folder, Relative),
    atomic_list_concat([Relative, /, Name], Path).

%   The path of what a file calls Relative, without `..`.

beside(File, Relative, Path) :-
    atomic_list_concat(Folders0, /, File),
    append(Folders, [_], Folders0),
    atomic_list_concat(Steps, /, Relative),
    foldl(step, Steps, Folders, Segments),
    atomic_list_concat(Segments, /, Path).

step('..', Folders0, Folders) :-
    append(Folders, [_], Folders0),
    !.
step(Step, Folders0, Folders) :-
    append(Folders0, [Step], Folders).
