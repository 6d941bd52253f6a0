/** <module> Tables as files

A table is table(Id, Title, Columns, Rows, Note).  Columns are column(Id,
Heading, Unit, Align), Unit "" where there is none, Align `left` or `right`.
Rows are row(Name, Cells); Name is text that no other row of the table has.
Cells are those of text/numbers.pl.
*/
:- module(text_tables,
          [ table_write/3,              % +Format, +Out, +Table
            tables_save/2               % +Directory, +Tables
          ]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [member/2]).
:- use_module(files).
:- use_module(csv, [csv_table/2]).
:- use_module(latex, [latex_table/2]).
:- use_module(latex_document, [latex_document/2]).
:- use_module(latex_macros, [latex_macros/2]).
:- use_module(markdown, [markdown_table/2]).

%!  table_write(+Format, +Out, +Table) is det.
%
%   Format is `md`, `tex` or `csv`.

table_write(md, Out, Table) :-
    markdown_table(Out, Table).
table_write(tex, Out, Table) :-
    latex_table(Out, Table).
table_write(csv, Out, Table) :-
    csv_table(Out, Table).

%!  tables_save(+Directory, +Tables) is det.
%
%   ID.md, ID.tex and ID.csv of each, macros.tex with the cells of all, and
%   all.tex, a document with all tables.

tables_save(Directory, Tables) :-
    forall(( member(Table, Tables),
             member(Format, [md, tex, csv])
           ),
           ( Table = table(Id, _, _, _, _),
             format(atom(File), "~w/~w.~w", [Directory, Id, Format]),
             file_write(File, write_as(Format, Table))
           )),
    directory_file_path(Directory, 'macros.tex', Macros),
    file_write(Macros, write_macros(Tables)),
    directory_file_path(Directory, 'all.tex', All),
    file_write(All, write_document(Tables)).

write_as(Format, Table, Out) :-
    table_write(Format, Out, Table).

write_macros(Tables, Out) :-
    latex_macros(Out, Tables).

write_document(Tables, Out) :-
    latex_document(Out, Tables).
