/** <module> The rows of a study

A study is read from the CSV files that analysis/formats.md describes.  Its rows
stay in the database, under the number in the handle study(Number), grouped by
cell: cell(Kind, Case, Search, Style, Lang, Mode).  Case is in(File, Name),
since two files may have a case of one name; File is '' for a level that grows.
Kind is that of the rows, but that tours in slots are of kind tour_control.
All text is atoms.
*/
:- module(study_rows,
          [ study_read/2,               % +Paths, -Study
            study_add/3,                % +Study, +Table, +File
            beside_file/2,              % +Results, -File
            study_cell/2,               % +Study, ?Cell
            study_case/2,               % +Study, ?Case
            rows/3,                     % +Study, ?Cell, -Rows
            size/4,                     % +Study, ?Key, ?Column, -Value
            pairs/2,                    % +Study, -Row
            repeats/2,                  % +Study, -Row
            systems/2,                  % +Study, -Row
            pieces/2,                   % +Study, -Row
            traces/2                    % +Study, -Trace
          ]).
:- use_module(library(apply), [foldl/4, maplist/3, maplist/4]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists),
              [append/2, list_to_set/2, member/2, memberchk/2, reverse/2]).
:- use_module(library(pairs),
              [group_pairs_by_key/2, pairs_keys_values/3]).
:- reexport(columns, [work_column/3, row_value/3, row_field/3]).
:- use_module(columns).
:- use_module(environment).
:- use_module(heads).
:- use_module(paths, [results_file/2]).
:- use_module(traces, [traces_read/2]).

:- dynamic
    group/4,                            % Study, Hash, Cell, Rows
    named/3,                            % Study, Name, File
    beside/3,                           % Study, Key, Row
    traced/2.                           % Study, Trace

%!  study_read(+Paths, -Study) is det.
%
%   Paths is a study's directory, its results.csv, or a list of such, which are
%   then merged into one study: processes of different files stay apart.  The
%   files of beside_file/2 beside the results are read if they are there.
%
%   @throws error(csv_error(File, Line, Message), _)
%   @throws error(unlike(File1, File2, Why), _)

study_read(Paths0, study(Id)) :-
    (   is_list(Paths0)
    ->  Paths = Paths0
    ;   Paths = [Paths0]
    ),
    maplist(results_file, Paths, Files),
    maplist(read_results, Files, Heads, Rows),
    pairs_keys_values(FileHeads, Files, Heads),
    heads_check(FileHeads),
    flag(study, Id, Id+1),
    foldl(keyed_rows, Rows, 0-[], _-Lists0),
    reverse(Lists0, Lists),
    append(Lists, Keyed),
    add_cases(Id, Keyed),
    keysort(Keyed, Sorted),
    group_pairs_by_key(Sorted, Groups),
    forall(member(Group, Groups), add_group(Id, Group)),
    findall(Count, ( member(Group, Groups), processes(Group, Count) ), Counts),
    environment_add(study(Id), Heads, Counts),
    forall(member(File, Files), add_beside(Id, File)).

%   Of a key that is said again, what was said last.

read_results(File, Head, Rows) :-
    read_table(results, File, Comments, Rows),
    reverse(Comments, Latest),
    findall(Key-Value,
            ( member(Key-_, Comments), memberchk(Key-Value, Latest) ),
            Head0),
    list_to_set(Head0, Head),
    head_check(File, Head).

%   In how many processes the blocks of a cell were measured.

processes(cell(Kind, _, _, _, _, _)-Rows, Count) :-
    memberchk(Kind, [tour, run, growth]),
    findall(Process,
            ( member(Row, Rows), row_value(Row, process, Process) ),
            Processes0),
    sort(Processes0, Processes),
    length(Processes, Count).

keyed_rows(Rows0, Shift0-Lists, Shift-[Keyed|Lists]) :-
    maplist(shift_process(Shift0), Rows0, Rows),
    foldl(highest_process, Rows, Shift0, Shift),
    maplist(keyed, Rows, Keyed).

add_cases(Id, Keyed) :-
    findall(Name-File,
            member(cell(_, in(File, Name), _, _, _, _)-_, Keyed),
            Names0),
    sort(Names0, Names),
    forall(member(Name-File, Names), assertz(named(Id, Name, File))).

add_group(Id, Cell-Rows) :-
    term_hash(Cell, Hash),
    assertz(group(Id, Hash, Cell, Rows)).

%!  study_add(+Study, +Table, +File) is det.
%
%   What a File of that Table says is part of the study, but for what is known
%   already.
%
%   @throws error(csv_error(File, Line, Message), _)

study_add(study(Id), Table, File) :-
    add_file_beside(csv, Id, Table, File).

add_beside(Id, Results) :-
    forall(beside_file(Results, File),
           ( file_base_name(File, Name),
             file_name_extension(Table, Extension, Name),
             add_file_beside(Extension, Id, Table, File)
           )).

%!  beside_file(+Results, -File) is nondet.
%
%   Files of certain names stand beside the results.  What does not depend on a
%   study may instead have come with the program.

beside_file(Results, File) :-
    file_directory_name(Results, Directory),
    name_beside(Name),
    directory_file_path(Directory, Name, File0),
    (   exists_file(File0)
    ->  File = File0
    ;   counted(Name),
        module_property(study_rows, file(Here)),
        file_directory_name(Here, Study),
        atomic_list_concat([Study, '/../../', Name], Path),
        absolute_file_name(Path, File),
        exists_file(File)
    ).

counted('sizes.csv').
counted('pieces.csv').

name_beside('sizes.csv').
name_beside('pairs.csv').
name_beside('repeats.csv').
name_beside('systems.csv').
name_beside('pieces.csv').
name_beside('traces.json').

%   Of merged studies, only the first that has traces tells of them.

add_file_beside(csv, Id, Table, File) :-
    read_table(Table, File, _, Rows),
    forall(member(Row, Rows), add_row_beside(Id, Row)).
add_file_beside(json, Id, _, File) :-
    (   traced(Id, _)
    ->  true
    ;   traces_read(File, Traces),
        forall(member(Trace, Traces), assertz(traced(Id, Trace)))
    ).

add_row_beside(Id, Row) :-
    beside_key(Row, Key),
    (   beside(Id, Key, _)
    ->  true
    ;   assertz(beside(Id, Key, Row))
    ).

beside_key(Row, size(Kind, Name, Style, Lang, Scope, Part)) :-
    Row =.. [size, Kind, Name, Style, Lang, Scope, Part|_].
beside_key(Row, pair(World, Level, Search, Style, Lang)) :-
    Row =.. [pair, World, _, Level, Search, Style, Lang|_].
beside_key(Row, repeat(File, Game, Search, Style, Lang, Removal, Question)) :-
    Row =.. [repeat, File, Game, Search, Style, Lang, Removal, Question|_].
beside_key(Row, system(System, Case, Process, Block)) :-
    Row =.. [system, System, _, _, Case, Process, Block|_].
beside_key(Row, piece(Game, Lang, Part)) :-
    Row =.. [piece, Game, Lang, Part|_].

shift_process(Shift, Row0, Row) :-
    (   Shift > 0,
        row_value(Row0, process, Process0)
    ->  Process is Process0+Shift,
        row_with(Row0, process, Process, Row)
    ;   Row = Row0
    ).

highest_process(Row, Highest0, Highest) :-
    (   row_value(Row, process, Process)
    ->  Highest is max(Highest0, Process)
    ;   Highest = Highest0
    ).

keyed(Row, cell(Kind, in(File, Name), Search, Style, Lang, Mode)-Row) :-
    maplist(row_field(Row), [kind, file, case, search, style, lang, mode],
            [Kind0, File, Name, Search, Style, Lang, Mode]),
    (   Kind0 == tour,
        row_value(Row, slot, _)
    ->  Kind = tour_control
    ;   Kind = Kind0
    ).

%!  study_cell(+Study, ?Cell) is nondet.
%
%   The cells that have rows.

study_cell(study(Id), Cell) :-
    (   ground(Cell)
    ->  term_hash(Cell, Hash),
        once(group(Id, Hash, Cell, _))
    ;   group(Id, _, Cell, _)
    ).

%!  study_case(+Study, ?Case) is nondet.
%
%   The cases that have rows.

study_case(study(Id), in(File, Name)) :-
    named(Id, Name, File).

%!  rows(+Study, ?Cell, -Rows) is det.
%
%   The rows of all cells that match, [] if there are none.  Those of one cell
%   are in the order of the file.

rows(study(Id), Cell, Rows) :-
    (   ground(Cell)
    ->  term_hash(Cell, Hash),
        (   group(Id, Hash, Cell, Rows0)
        ->  Rows = Rows0
        ;   Rows = []
        )
    ;   findall(Row, ( group(Id, _, Cell, Group), member(Row, Group) ), Rows)
    ).

%!  size(+Study, ?Key, ?Column, -Value) is nondet.
%
%   A counted size, such as `lines` or `tokens`.  Key is size(Kind, Name, Style,
%   Lang, Scope, Part).

size(study(Id), Key, Column, Value) :-
    Key = size(_, _, _, _, _, _),
    beside(Id, Key, Row),
    row_value(Row, Column, Value).

%!  pairs(+Study, -Row) is nondet.
%
%   The rows of pairs.csv, for row_value/3.

pairs(study(Id), Row) :-
    beside(Id, pair(_, _, _, _, _), Row).

%!  repeats(+Study, -Row) is nondet.
%!  systems(+Study, -Row) is nondet.
%
%   The same of repeats.csv and systems.csv.

repeats(study(Id), Row) :-
    beside(Id, repeat(_, _, _, _, _, _, _), Row).

systems(study(Id), Row) :-
    beside(Id, system(_, _, _, _), Row).

%!  pieces(+Study, -Row) is nondet.
%
%   And of pieces.csv.

pieces(study(Id), Row) :-
    beside(Id, piece(_, _, _), Row).

%!  traces(+Study, -Trace) is nondet.
%
%   How searches went, for the accessors of traces.pl.

traces(study(Id), Trace) :-
    traced(Id, Trace).
