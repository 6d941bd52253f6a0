/** <module> Tables and figures of one small study, made up, for the tests */
:- module(made_tables,
          [ set_up/0,
            made/3,                     % -Study, -Tables, -Figures
            cell/4                      % +Table, +Row, +Column, -Cell
          ]).
:- use_module(library(lists), [memberchk/2, nth1/3]).
:- use_module('../../analysis/plots/plots', [figures/2]).
:- use_module('../../analysis/study/study').
:- use_module('../../analysis/tables/tables', [tables/2]).
:- use_module('../analysis/directories').
:- use_module('../analysis/made_up').

:- dynamic made/3.                      % Study, Tables, Figures

%!  set_up is det.
%
%   One small study for all tests of a file.  A search of it answers wrongly in
%   Prolog on city-2, and one is too large in C in the end.

set_up :-
    made(_, _, _),
    !.
set_up :-
    with_directory(Directory,
                   ( synthetic_study(Directory, 1, [processes(4), blocks(3)]),
                     study_read(Directory, Study)
                   )),
    tables(Study, Tables),
    figures(Study, Figures),
    assertz(made(Study, Tables, Figures)).

%!  cell(+Table, +Row, +Column, -Cell) is semidet.

cell(Id, Row, Column, Cell) :-
    made(_, Tables, _),
    memberchk(table(Id, _, Columns, Rows, _), Tables),
    memberchk(row(Row, Cells), Rows),
    nth1(Place, Columns, column(Column, _, _, _)),
    nth1(Place, Cells, Cell),
    !.
