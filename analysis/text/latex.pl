/** <module> A table as LaTeX: a booktabs tabular, and every cell as a macro

A macro's name is `\reitti`, then table, row and column with each word's first
letter large, what is not a letter left out, and digits spelt:
`\reittiTimesRogueOneAstarTunedC`.  Names that come out the same get `Again`
behind them, in the order of the rows.
*/
:- encoding(utf8).
:- module(text_latex,
          [ latex_table/2,              % +Out, +Table
            latex_macros/2,             % +Out, +Tables
            latex_escape/2              % +Text, -Escaped
          ]).
:- use_module(library(apply), [foldl/4, foldl/5, maplist/3]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2]).
:- use_module(library(rbtrees), [rb_new/1, rb_insert_new/4, rb_lookup/3]).
:- use_module(numbers).

%!  latex_table(+Out, +Table) is det.
%
%   Only the tabular; title and note are comments, since a caption is the
%   author's.

latex_table(Out, table(_, Title, Columns, Rows, Note)) :-
    comment(Out, Title),
    comment(Out, Note),
    maplist(align, Columns, Aligns),
    atomic_list_concat(Aligns, Align),
    format(Out, "\\begin{tabular}{~w}~n\\toprule~n", [Align]),
    maplist(heading, Columns, Headings),
    write_row(Out, Headings),
    format(Out, "\\midrule~n", []),
    forall(member(row(_, Cells), Rows),
           ( maplist(cell, Cells, Texts),
             write_row(Out, Texts)
           )),
    format(Out, "\\bottomrule~n\\end{tabular}~n", []).

comment(_, "") :- !.
comment(Out, Text) :-
    cell_text(text(Text), Line, _),
    format(Out, "% ~w~n", [Line]).

align(column(_, _, _, left), l).
align(column(_, _, _, right), r).

write_row(Out, Texts) :-
    atomic_list_concat(Texts, ' & ', Line),
    format(Out, "~w \\\\~n", [Line]).

heading(Column, Heading) :-
    heading_line(Column, Text),
    latex_escape(Text, Heading).

cell(Cell, Text) :-
    cell_line(Cell, Text0),
    latex_escape(Text0, Text).

%!  latex_macros(+Out, +Tables) is det.
%
%   One definition a cell, with its table, row and column in a comment.

latex_macros(Out, Tables) :-
    rb_new(Used),
    foldl(table_macros(Out), Tables, Used, _).

table_macros(Out, table(Id, _, Columns, Rows, _), Used0, Used) :-
    foldl(row_macros(Out, Id, Columns), Rows, Used0, Used).

row_macros(Out, Id, Columns, row(Name, Cells), Used0, Used) :-
    foldl(cell_macro(Out, Id, Name), Columns, Cells, Used0, Used).

cell_macro(Out, Id, Row, column(Column, _, _, _), Cell, Used0, Used) :-
    maplist(letters, [Id, Row, Column], Parts),
    atomic_list_concat([reitti|Parts], Name0),
    unused(Name0, Used0, Name),
    rb_insert_new(Used0, Name, true, Used),
    cell(Cell, Text),
    cell_text(text(Row), RowText, _),
    format(Out, "\\newcommand{\\~w}{~w}% ~w / ~w / ~w~n",
           [Name, Text, Id, RowText, Column]).

unused(Name0, Used, Name) :-
    (   rb_lookup(Name0, _, Used)
    ->  atom_concat(Name0, 'Again', Name1),
        unused(Name1, Used, Name)
    ;   Name = Name0
    ).

%   letters(+Text, -Letters): what a macro can be called.

letters(Text, Letters) :-
    format(codes(Codes), "~w", [Text]),
    camel(Codes, start, Camel),
    atom_codes(Letters, Camel).

camel([], _, []).
camel([Code|Codes], Where, Camel) :-
    (   ascii_letter(Code)
    ->  (   Where == start
        ->  Upper is Code /\ 0xdf,      % whatever the locale's capitals are
            Camel = [Upper|More]
        ;   Camel = [Code|More]
        ),
        Next = inside
    ;   digit_word(Code, Word)
    ->  append(Word, More, Camel),
        Next = start
    ;   Camel = More,
        Next = start
    ),
    camel(Codes, Next, More).

ascii_letter(Code) :-
    (   between(0'a, 0'z, Code)
    ;   between(0'A, 0'Z, Code)
    ),
    !.

digit_word(0'0, `Zero`).
digit_word(0'1, `One`).
digit_word(0'2, `Two`).
digit_word(0'3, `Three`).
digit_word(0'4, `Four`).
digit_word(0'5, `Five`).
digit_word(0'6, `Six`).
digit_word(0'7, `Seven`).
digit_word(0'8, `Eight`).
digit_word(0'9, `Nine`).

%!  latex_escape(+Text, -Escaped) is det.

latex_escape(Text, Escaped) :-
    format(codes(Codes), "~w", [Text]),
    apart(Codes, Apart),
    maplist(escape, Apart, Escapes0),
    append(Escapes0, Escapes),
    string_codes(Escaped, Escapes).

%   Marks of which LaTeX makes one dash or one quote are kept apart, by a code
%   that stands for `{}`.

apart([Code, Code|Codes], [Code, 0|Apart]) :-
    memberchk(Code, `-'`),
    !,
    apart([Code|Codes], Apart).
apart([Code|Codes], [Code|Apart]) :-
    apart(Codes, Apart).
apart([], []).

escape(Code, Escape) :-
    (   special(Code, Escape0)
    ->  Escape = Escape0
    ;   memberchk(Code, `&%$#_{}`)
    ->  Escape = [0'\\, Code]
    ;   Escape = [Code]
    ).

%   A bracket or a star would be taken for an argument of the `\\` before it.

special(0, `{}`).
special(0'\\, `\\textbackslash{}`).
special(0'~, `\\textasciitilde{}`).
special(0'^, `\\textasciicircum{}`).
special(0'`, `\\textasciigrave{}`).
special(0'<, `\\textless{}`).
special(0'>, `\\textgreater{}`).
special(0'|, `\\textbar{}`).
special(0'", `''`).
special(0'[, `{[}`).
special(0'*, `{*}`).
special(0'\n, ` `).
special(0'\r, ` `).
special(0'\t, ` `).
special(0'–, `--`).
special(0'—, `---`).
special(0'µ, `\\textmu{}`).
special(0'×, `$\\times$`).
special(0'², `$^2$`).
special(0'≥, `$\\geq$`).
special(0'≤, `$\\leq$`).
