/** <module> A table as HTML, whose columns a reader can sort

Each heading holds a button; page.js sorts by `data-value`, or by the text where
there is none.  All text is escaped by library(http/html_write).
*/
:- encoding(utf8).
:- module(text_html,
          [ html_table//1,              % +Table
            html_row_id/3,              % +Table, +Row, -Id
            html_save/2                 % +Out, :Html
          ]).
:- use_module(library(apply), [foldl/4, maplist/3, maplist/4]).
:- use_module(library(http/html_write), [html//1, print_html/2]).
:- use_module(numbers).

:- meta_predicate html_save(+, //).

%!  html_table(+Table)// is det.
%
%   The table in a box of its own that scrolls sideways.

html_table(table(Id, Title, Columns, Rows, _)) -->
    { atom_concat('table-', Id, TableId),
      maplist(heading, Columns, Headings),
      maplist(row(Id, Columns), Rows, Lines)
    },
    html(div([ class(scroll), tabindex(0), role(region), 'aria-label'(Title) ],
             table(id(TableId),
                   [ thead(tr(Headings)), tbody(Lines) ]))).

heading(column(_, Heading, Unit, Align),
        th([scope(col), class(Align), 'aria-sort'(none)],
           button(type(button), [Heading|Rest]))) :-
    (   Unit == ""
    ->  Rest = []
    ;   Rest = [' ', span(class(unit), Unit)]
    ).

row(Table, Columns, row(Name, Cells), tr([id(Id), title(Name)], Shown)) :-
    html_row_id(Table, Name, Id),
    maplist(cell, Columns, Cells, Shown).

%!  html_row_id(+Table, +Row, -Id) is det.
%
%   What links lead to: the row of that name in the table of that id.

html_row_id(Table, Row, Id) :-
    atom_codes(Row, Codes),
    foldl(id_code, Codes, Encoded, []),
    format(atom(Id), "row-~w-~s", [Table, Encoded]).

%   An id has no blanks, and no two names have one.

id_code(0'\s, [0'.|Rest], Rest) :- !.
id_code(Code, [Code|Rest], Rest) :-
    ( code_type(Code, csym) ; Code =:= 0'- ),
    !.
id_code(Code, Codes, Rest) :-
    format(codes(Codes, Rest), "~~~16r~~", [Code]).

cell(column(_, _, _, Align), Cell,
     td([class([Align|Kind])|Value], [Text|Rest])) :-
    cell_text(Cell, Text, Interval),
    kind(Cell, Text, Kind),
    (   cell_value(Cell, Number)
    ->  Value = ['data-value'(Number)]
    ;   Value = []
    ),
    (   Interval == none
    ->  Rest = []
    ;   Rest = [' ', span(class(interval), ['(', Interval, ')'])]
    ).

%   More classes of a cell.

kind(missing(_), _, [missing]) :- !.
kind(text(_), Text, [verdict, Which]) :-
    verdict(Text, Which),
    !.
kind(_, Text, Kind) :-
    string_length(Text, Length),
    (   Length > 40
    ->  Kind = [wide]
    ;   Kind = []
    ).

verdict("holds", holds).
verdict("does not hold", fails).

%!  html_save(+Out, :Html) is det.
%
%   Prints what the grammar Html makes.

html_save(Out, Html) :-
    phrase(Html, Tokens),
    print_html(Out, Tokens).
