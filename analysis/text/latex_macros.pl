/** <module> Every cell of all tables as a LaTeX macro

A macro's name is `\reitti`, then table, row and column with each word's first
letter large, what is not a letter left out, and digits spelt:
`\reittiTimesRogueOneAstarTunedC`.  Names that come out the same get `Again`
behind them, in the order of the rows.
*/
:- module(text_latex_macros,
          [ latex_macros/2              % +Out, +Tables
          ]).
:- use_module(library(apply), [foldl/4, foldl/5, maplist/3]).
:- use_module(library(lists), [append/3]).
:- use_module(library(rbtrees), [rb_new/1, rb_insert_new/4, rb_lookup/3]).
:- use_module(latex_escape).
:- use_module(numbers).

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
    cell_line(Cell, Text0),
    latex_escape(Text0, Text),
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
