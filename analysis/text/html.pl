/** <module> A table as HTML, whose columns a reader can sort

Each heading holds a button; page.js sorts by `data-value`, or by the text where
there is none.
*/
:- encoding(utf8).
:- module(text_html,
          [ html_table/2,               % +Out, +Table
            html_escape/2               % +Text, -Escaped
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, member/2]).
:- use_module(numbers).

%!  html_table(+Out, +Table) is det.
%
%   The table in a box of its own that scrolls sideways.

html_table(Out, table(Id, Title0, Columns, Rows, _)) :-
    html_escape(Title0, Title),
    format(Out, "<div class=\"scroll\" tabindex=\"0\" role=\"region\" \c
                 aria-label=\"~w\">~n<table id=\"table-~w\">~n\c
                 <thead><tr>~n", [Title, Id]),
    forall(member(Column, Columns), write_heading(Out, Column)),
    format(Out, "</tr></thead>~n<tbody>~n", []),
    forall(member(row(_, Cells), Rows),
           write_row(Out, Columns, Cells)),
    format(Out, "</tbody>~n</table>~n</div>~n", []).

write_heading(Out, column(_, Heading0, Unit0, Align)) :-
    html_escape(Heading0, Heading),
    (   Unit0 == ""
    ->  Unit = ""
    ;   html_escape(Unit0, Unit1),
        format(string(Unit), " <span class=\"unit\">~w</span>", [Unit1])
    ),
    format(Out, "<th scope=\"col\" class=\"~w\" aria-sort=\"none\">\c
                 <button type=\"button\">~w~w</button></th>~n",
           [Align, Heading, Unit]).

write_row(Out, Columns, Cells) :-
    format(Out, "<tr>", []),
    write_cells(Columns, Cells, Out),
    format(Out, "</tr>~n", []).

write_cells([], [], _).
write_cells([column(Id, _, _, Align)|Columns], [Cell|Cells], Out) :-
    cell_text(Cell, Text0, Interval),
    html_escape(Text0, Text),
    (   cell_value(Cell, Value)
    ->  format(string(Sort), " data-value=\"~w\"", [Value])
    ;   Sort = ""
    ),
    kind(Id, Cell, Text0, Kind),
    format(Out, "<td class=\"~w~w\"~w>~w", [Align, Kind, Sort, Text]),
    (   Interval == none
    ->  true
    ;   format(Out, " <span class=\"interval\">(~w)</span>", [Interval])
    ),
    format(Out, "</td>", []),
    write_cells(Columns, Cells, Out).

%   More classes of a cell.

kind(_, missing(_), _, " missing") :- !.
kind(verdict, _, Text, Kind) :-
    verdict(Text, Kind),
    !.
kind(_, _, Text, " wide") :-
    string_length(Text, Length),
    Length > 40,
    !.
kind(_, _, _, "").

verdict("holds", " verdict holds").
verdict("does not hold", " verdict fails").
verdict(_, " verdict").

%!  html_escape(+Text, -Escaped) is det.
%
%   For text and for attributes in either kind of quotes.

html_escape(Text, Escaped) :-
    format(codes(Codes), "~w", [Text]),
    maplist(escape, Codes, Escapes0),
    append(Escapes0, Escapes),
    string_codes(Escaped, Escapes).

escape(0'&, `&amp;`) :- !.
escape(0'<, `&lt;`) :- !.
escape(0'>, `&gt;`) :- !.
escape(0'", `&quot;`) :- !.
escape(0'', `&#39;`) :- !.
escape(Code, [Code]).
