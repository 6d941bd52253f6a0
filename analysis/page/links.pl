/** <module> From a number to the row of a table that it stands in */
:- module(page_links,
          [ row_link/4                  % +Tables, +Table, +Row, -Link
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../text/html', [html_row_id/3]).

%!  row_link(+Tables, +Table, +Row, -Link) is semidet.
%
%   Link leads to the row of that name in the table of that id.  Fails if there
%   is none.

row_link(Tables, Table, Row, Link) :-
    memberchk(table(Table, _, _, Rows, _), Tables),
    memberchk(row(Row, _), Rows),
    html_row_id(Table, Row, Id),
    atom_concat(#, Id, Link).
