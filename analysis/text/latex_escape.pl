/** <module> Text as LaTeX takes it */
:- encoding(utf8).
:- module(text_latex_escape,
          [ latex_escape/2,             % +Text, -Escaped
            latex_breakable/2,          % +Text, -Escaped
            text_pieces/2               % +Text, -Pieces
          ]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2]).

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
    ;   unknown(Code)
    ->  format(codes(Escape), "U+~|~`0t~16R~4+", [Code])
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

%   LaTeX without further fonts knows the letters of western Europe, but for
%   four, and few of the other signs.

unknown(Code) :-
    (   Code < 0'\s
    ;   Code > 126,
        \+ between(0'À, 0'ÿ, Code)
    ;   memberchk(Code, `ÐðÞþ÷`)
    ),
    !.

%!  latex_breakable(+Text, -Escaped) is det.
%
%   The same for a narrow column: a line may end behind each piece.

latex_breakable(Text, Escaped) :-
    text_pieces(Text, Pieces),
    maplist(latex_escape, Pieces, Escapes),
    foldl(joined, Escapes, "", Escaped).

joined(Piece, "", Piece) :- !.
joined(Piece, Text0, Text) :-
    (   string_concat(_, " ", Text0)
    ->  string_concat(Text0, Piece, Text)
    ;   format(string(Text), "~s\\allowbreak{}~s", [Text0, Piece])
    ).

%!  text_pieces(+Text, -Pieces) is det.
%
%   The Pieces make up the Text; each is a word with its blank, or a part of a
%   long word that ends in a mark or has gone on for too long.

text_pieces(Text, Pieces) :-
    format(codes(Codes), "~w", [Text]),
    pieces(Codes, Lists),
    findall(Piece, ( member(List, Lists), string_codes(Piece, List) ), Pieces).

pieces([], []) :- !.
pieces(Codes, [Piece|Pieces]) :-
    word(Codes, Word, Rest),
    length(Word, Length),
    (   Length =< 16
    ->  Piece = Word,
        Rest1 = Rest
    ;   piece(Word, 1, Piece, Rest0),
        append(Rest0, Rest, Rest1)
    ),
    pieces(Rest1, Pieces).

word([], [], []).
word([Code|Codes], [Code|Word], Rest) :-
    (   Code =:= 0'\s
    ->  Word = [],
        Rest = Codes
    ;   word(Codes, Word, Rest)
    ).

piece([Code|Codes], Count, [Code|Piece], Rest) :-
    (   Codes == []
    ->  Piece = [],
        Rest = []
    ;   ( Count >= 16 ; Count >= 4, memberchk(Code, `|_/,;:)>`) )
    ->  Piece = [],
        Rest = Codes
    ;   Next is Count+1,
        piece(Codes, Next, Piece, Rest)
    ).
