/** <module> A table as Markdown (GitHub's dialect) */
:- module(text_markdown,
          [ markdown_table/2,           % +Out, +Table
            markdown_escape/2           % +Text, -Escaped
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(numbers).

%!  markdown_table(+Out, +Table) is det.

markdown_table(Out, table(_, Title0, Columns, Rows, Note0)) :-
    markdown_escape(Title0, Title),
    format(Out, "## ~w~n~n", [Title]),
    maplist(heading, Columns, Headings),
    write_row(Out, Headings),
    maplist(rule, Columns, Rules),
    write_row(Out, Rules),
    forall(member(row(_, Cells), Rows),
           ( maplist(cell, Cells, Texts),
             write_row(Out, Texts)
           )),
    (   Note0 == ""
    ->  true
    ;   markdown_escape(Note0, Note),
        format(Out, "~n~w~n", [Note])
    ).

write_row(Out, Texts) :-
    atomic_list_concat(Texts, ' | ', Line),
    format(Out, "| ~w |~n", [Line]).

heading(Column, Heading) :-
    heading_line(Column, Text),
    markdown_escape(Text, Heading).

rule(column(_, _, _, left), "---").
rule(column(_, _, _, right), "---:").

cell(Cell, Text) :-
    cell_line(Cell, Text0),
    markdown_escape(Text0, Text).

%!  markdown_escape(+Text, -Escaped) is det.
%
%   Escaped shows as Text and cannot end a cell.  An underscore within a word is
%   left as it is: it means nothing there, and names stay readable.

markdown_escape(Text, Escaped) :-
    format(codes(Codes), "~w", [Text]),
    escape(Codes, 0'\s, Escapes),
    string_codes(Escaped, Escapes).

escape([], _, []).
escape([Code|Codes], Before, Escapes) :-
    (   Code =:= 0'_,
        Codes = [After|_],
        word_code(Before),
        word_code(After)
    ->  Escapes = [Code|More]
    ;   replacement(Code, Replacement)
    ->  append(Replacement, More, Escapes)
    ;   Escapes = [Code|More]
    ),
    escape(Codes, Code, More).

word_code(Code) :-
    (   between(0'a, 0'z, Code)
    ;   between(0'A, 0'Z, Code)
    ;   between(0'0, 0'9, Code)
    ),
    !.

replacement(0'&, `&amp;`).
replacement(0'<, `&lt;`).
replacement(0'>, `&gt;`).
replacement(0'$, `&#36;`).              % GitHub's mark of a formula
replacement(0'\n, ` `).
replacement(0'\r, ` `).
replacement(Code, [0'\\, Code]) :-
    memberchk(Code, `\\|\`*_[]~#`).
