/** <module> The tables as CSV have every number, to the last bit */
:- encoding(utf8).
:- module(test_precision, []).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(csv), [csv_read_file/3]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [append/3, member/2, nth0/3, nth1/3]).
:- use_module(library(plunit)).
:- use_module('../../analysis/study/study', [study_read/2]).
:- use_module('../../analysis/tables/tables', [tables/2]).
:- use_module('../../analysis/text/tables', [tables_save/2]).
:- use_module('../analysis/directories').
:- use_module('../analysis/made_up').

:- dynamic made/2.                      % Directory, Tables

set_up :-
    made(_, _),
    !.
set_up :-
    lasting_directory(Directory),
    synthetic_study(Directory, 1, [processes(3), blocks(3)]),
    study_read(Directory, Study),
    tables(Study, Tables),
    tables_save(Directory, Tables),
    assertz(made(Directory, Tables)).

%   The numbers of a cell, and what its column is called with each.

number_of(estimate(Value, _, _), '', Value).
number_of(estimate(_, Low, High), '_low', Low) :-
    High < inf.
number_of(estimate(_, _, High), '_high', High) :-
    High < inf.
number_of(range(Low, _), '_low', Low).
number_of(range(_, High), '_high', High).
number_of(integer(N), '', N).
number_of(number(X, _), '', X).
number_of(below(N), '_high', N).
number_of(figure(time(Estimate)), End, Number) :-
    !,
    number_of(Estimate, End, Number).
number_of(figure(estimate(V, L, H)), End, Number) :-
    number_of(estimate(V, L, H), End, Number).
number_of(figure(Number), '', Number) :-
    number(Number).

%   lost(+Table, -Lost): numbers of its cells that are not in its file.

lost(Directory, table(Id, _, Columns, Rows, _), Lost) :-
    file_name_extension(Id, csv, Name),
    directory_file_path(Directory, Name, File),
    csv_read_file(File, [Head|Lines], [convert(false), strip(false)]),
    Head =.. [_|Names],
    nth1(Place, Rows, row(RowName, Cells)),
    nth1(Place, Lines, Line),
    Line =.. [_|Fields],
    nth1(Number, Columns, column(Column, _, _, _)),
    nth1(Number, Cells, Cell),
    number_of(Cell, End, Value),
    atom_concat(Column, End, Wanted),
    once(nth0(At, Names, Wanted)),
    nth0(At, Fields, Field),
    \+ ( atom_number(Field, Read), Read =:= Value ),
    Lost = Id-RowName-Wanted-Field.

%   A text that is but a number with decimals: rounded by whoever wrote it.

rounded(table(Id, _, _, Rows, _), Id-Name-Text) :-
    member(row(Name, Cells), Rows),
    member(text(Text), Cells),
    format(codes(Codes), "~w", [Text]),
    append(Begin, [0'., Digit|_], Codes),
    code_type(Digit, digit),
    \+ ( member(Code, Begin), \+ code_type(Code, digit) ).

:- begin_tests(precision, [setup(set_up)]).

test(no_number_is_lost,
     [ forall(( made(Directory, Tables), member(Table, Tables) )),
       All == [] ]) :-
    findall(Lost, lost(Directory, Table, Lost), All).

test(there_are_numbers_of_every_kind, Kinds == [below, estimate, figure,
                                                integer, number]) :-
    made(_, Tables),
    setof(Kind,
          Id^Title^Columns^Rows^Note^Name^Cells^Cell^End^Value^Arity^(
              member(table(Id, Title, Columns, Rows, Note), Tables),
              member(row(Name, Cells), Rows),
              member(Cell, Cells),
              number_of(Cell, End, Value),
              functor(Cell, Kind, Arity)
          ),
          Kinds0),
    exclude(==(range), Kinds0, Kinds).

test(no_number_is_a_text, All == []) :-
    made(_, Tables),
    findall(Each, ( member(Table, Tables), rounded(Table, Each) ), All).

:- end_tests(precision).
