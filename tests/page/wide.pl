/** <module> Tables that no page is made for */
:- encoding(utf8).
:- module(wide,
          [ wide_tables/1               % -Tables
          ]).
:- use_module(library(lists), [numlist/3]).

%!  wide_tables(-Tables) is det.
%
%   Too many columns; columns of too much text; every sign of which LaTeX knows
%   some; a row higher than others; none at all; more rows than a page has.

wide_tables([Columns, Texts, Signs, Empty, Long]) :-
    columns(Columns),
    texts(Texts),
    signs(Signs),
    Empty = table(empty, "No rows", [column(a, "A", "", left)], [], "A note."),
    long(Long).

columns(table(columns, "Forty columns", [Key|Columns], [row(one, Cells)],
              "A note on all of them.")) :-
    Key = column(key, "What it is about", "", left),
    numlist(1, 40, Numbers),
    findall(column(Number, "A heading of words", "µs", right),
            member(Number, Numbers), Columns),
    findall(estimate(Value, Low, High),
            ( member(Number, Numbers),
              Value is 1000.0*Number,
              Low is Value/2,
              High is Value*2
            ),
            Values),
    Cells = [text("a row")|Values].

texts(table(texts, "Much text", Columns, Rows, Note)) :-
    findall(column(Id, "Words", "", left), member(Id, [a, b, c, d]), Columns),
    words(150, Many),
    words(20, Few),
    word(300, Word),
    atomic_list_concat([Many, Word], ' ', Note),
    Rows = [ row(1, [text(Many), text(Few), text(Word), text("x")]),
             row(2, [text(""), text("x"), missing(''), text(Many)]) ].

words(Count, Words) :-
    findall(worded, between(1, Count, _), All),
    atomic_list_concat(All, ' ', Words).

word(Count, Word) :-
    findall(w, between(1, Count, _), All),
    atomic_list_concat(All, Word).

signs(table(signs, "Signs", [column(a, "A", "", left)], Rows, "")) :-
    findall(row(Code, [text(Sign)]),
            ( ( between(32, 126, Code) ; between(160, 383, Code)
              ; member(Code, [0x2192, 0x2264, 0x4e2d, 0x1f600]) ),
              atom_codes(Sign, [Code])
            ),
            Rows).

long(table(long, "Many rows", [column(n, "N", "", right)], Rows, "A note.")) :-
    findall(row(N, [integer(N)]), between(1, 200, N), Rows).
