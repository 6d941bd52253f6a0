/** <module> The rows of a study

A study is read from the CSV files that analysis/README.md describes.  Its rows
stay in the database, under the number in the handle study(Number), grouped by
cell: cell(Kind, Case, Search, Style, Lang, Mode).  A cell's name, its parts
with blanks between them, is how tables and claims say where a number comes
from.  All text is atoms.
*/
:- module(rows,
          [ study_paths/2,              % +Text, -Paths
            study_read/2,               % +Paths, -Study
            environment/3,              % +Study, ?Key, -Value
            environment_differs/3,      % +Study, ?Key, -Values
            study_cell/2,               % +Study, ?Cell
            cell_name/2,                % +Cell, -Name
            rows/3,                     % +Study, ?Cell, -Rows
            size/4,                     % +Study, ?Key, ?Column, -Value
            size_name/2,                % +Key, -Name
            pairs/2                     % +Study, -Row
          ]).
:- use_module(library(apply), [exclude/3, foldl/4, maplist/3]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- reexport(columns, [row_value/3, row_field/3]).
:- use_module(columns).

:- dynamic
    group/4,                            % Study, Name, Cell, Rows
    comment/4,                          % Study, File number, Key, Value
    counted/3,                          % Study, Key, Row
    compared/2.                         % Study, Row

%!  study_paths(+Text, -Paths) is det.
%
%   What one argument of a command stands for: a study's path, or several with
%   commas between them.

study_paths(Text, Paths) :-
    (   ( exists_file(Text) ; exists_directory(Text) )
    ->  Paths = [Text]
    ;   atomic_list_concat(Paths, ',', Text)
    ).

%!  study_read(+Paths, -Study) is det.
%
%   Paths is a study's directory, its results.csv, or a list of such, which are
%   then merged into one study: processes of different files stay apart.  Files
%   sizes.csv and pairs.csv beside the results are read if they are there.
%
%   @throws error(csv_error(File, Line, Message), _)

study_read(Paths0, study(Id)) :-
    (   is_list(Paths0)
    ->  Paths = Paths0
    ;   Paths = [Paths0]
    ),
    flag(study, Id, Id+1),
    foldl(read_results(Id), Paths, files(1, 0, []), files(_, _, Keyed)),
    keysort(Keyed, Sorted),
    group_pairs_by_key(Sorted, Groups),
    maplist(add_group(Id), Groups).

read_results(Id, Path, files(N0, Shift0, Keyed0), files(N, Shift, Keyed)) :-
    results_file(Path, Results),
    read_table(results, Results, Comments, Rows0),
    forall(member(Key-Value, Comments),
           assertz(comment(Id, N0, Key, Value))),
    maplist(shift_process(Shift0), Rows0, Rows),
    foldl(highest_process, Rows, Shift0, Shift),
    maplist(keyed, Rows, Keyed1),
    append(Keyed0, Keyed1, Keyed),
    file_directory_name(Results, Directory),
    read_beside(sizes, Directory, Sizes),
    forall(member(Size, Sizes), add_size(Id, Size)),
    read_beside(pairs, Directory, Pairs),
    forall(( member(Pair, Pairs), \+ compared(Id, Pair) ),
           assertz(compared(Id, Pair))),
    N is N0+1.

results_file(Path, Results) :-
    (   exists_directory(Path)
    ->  directory_file_path(Path, 'results.csv', Results)
    ;   Results = Path
    ).

read_beside(Table, Directory, Rows) :-
    file_name_extension(Table, csv, Name),
    directory_file_path(Directory, Name, File),
    (   exists_file(File)
    ->  read_table(Table, File, _, Rows)
    ;   Rows = []
    ).

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

keyed(Row, Cell-Row) :-
    maplist(row_field(Row), [kind, case, search, style, lang, mode], Parts),
    Cell =.. [cell|Parts].

add_group(Id, Cell-Rows) :-
    cell_name(Cell, Name),
    assertz(group(Id, Name, Cell, Rows)).

add_size(Id, Row) :-
    Row =.. [size, Kind, Name, Style, Lang, Scope, Part|_],
    Key = size(Kind, Name, Style, Lang, Scope, Part),
    (   counted(Id, Key, _)
    ->  true
    ;   assertz(counted(Id, Key, Row))
    ).

%!  environment(+Study, ?Key, -Value) is nondet.
%
%   What the first lines of the results say, in their order.  Of merged results,
%   those of the first file that has the key.

environment(study(Id), Key, Value) :-
    (   nonvar(Key)
    ->  once(comment(Id, _, Key, Value))
    ;   comment(Id, N, Key, Value),
        \+ ( comment(Id, N1, Key, _), N1 < N )
    ).

%!  environment_differs(+Study, ?Key, -Values) is nondet.
%
%   Merged results were not made alike: Key has several Values.

environment_differs(Study, Key, Values) :-
    Study = study(Id),
    environment(Study, Key, _),
    findall(Value, comment(Id, _, Key, Value), All),
    sort(All, Values),
    Values = [_, _|_].

%!  study_cell(+Study, ?Cell) is nondet.
%
%   The cells that have rows.

study_cell(study(Id), Cell) :-
    (   ground(Cell)
    ->  cell_name(Cell, Name),
        once(group(Id, Name, Cell, _))
    ;   group(Id, _, Cell, _)
    ).

%!  cell_name(+Cell, -Name) is det.
%
%   For instance 'run rogue-1 two_phase thesis prolog optimize'.

cell_name(Cell, Name) :-
    Cell =.. [_|Parts],
    atomic_list_concat(Parts, ' ', Name).

%!  rows(+Study, ?Cell, -Rows) is det.
%
%   The rows of all cells that match, [] if there are none.  Those of one cell
%   are in the order of the file.

rows(study(Id), Cell, Rows) :-
    (   ground(Cell)
    ->  cell_name(Cell, Name),
        (   group(Id, Name, Cell, Rows0)
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
    counted(Id, Key, Row),
    row_value(Row, Column, Value).

%!  size_name(+Key, -Name) is det.
%
%   For instance 'sizes search two_phase thesis c own'.

size_name(Key, Name) :-
    Key =.. [_|Parts0],
    exclude(==(''), Parts0, Parts),
    atomic_list_concat([sizes|Parts], ' ', Name).

%!  pairs(+Study, -Row) is nondet.
%
%   The rows of pairs.csv, for row_value/3.

pairs(study(Id), Row) :-
    compared(Id, Row).

