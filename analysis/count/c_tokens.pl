/** <module> The tokens of C

As a compiler takes a file apart before it looks at directives: lines that end
in a backslash are joined, then come comments, header names, numbers, words,
characters, strings and punctuation, digraphs included.  Trigraphs are not
known: gcc does not know them either unless told to.

Kinds: comment, header, string, character, number, word, punctuation, other;
`directive` for the mark that starts one, and `newline` for its end, which is no
token but keeps lines apart.
*/
:- module(count_c_tokens,
          [ c_pieces/2,                 % +Codes, -Pieces
            c_tokens/2                  % +Pieces, -Tokens
          ]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(scanning).

%!  c_pieces(+Codes, -Pieces) is det.
%
%   All tokens, comments and ends of directives of a file.

c_pieces(Codes, Pieces) :-
    points(Codes, Points0),
    join_lines(Points0, Points),
    phrase(pieces(start, Pieces), Points).

join_lines([at(0'\\, _), at(0'\n, _)|Points0], Points) :-
    !,
    join_lines(Points0, Points).
join_lines([at(0'\\, _), at(0'\r, _), at(0'\n, _)|Points0], Points) :-
    !,
    join_lines(Points0, Points).
join_lines([Point|Points0], [Point|Points]) :-
    join_lines(Points0, Points).
join_lines([], []).

%   pieces(+Where, -Pieces)//: Where is `start` of a line, `text`, or in a
%   directive: `directive` before its name, `include` behind that one, `rest`.

pieces(Where, Pieces) -->
    here(At), code(-1), !,
    { end_line(Where, At, Pieces, []) }.
pieces(Where, Pieces) -->
    here(At), code(0'\n), !,
    { end_line(Where, At, Pieces, More) },
    pieces(start, More).
pieces(Where, Pieces) -->
    code(Code), { code_type(Code, space) }, !,
    pieces(Where, Pieces).
pieces(Where, [token(Kind, Start, End, Codes)|Pieces]) -->
    here(Start), piece(Where, Kind, Codes), here(End), !,
    { next(Where, Kind, Codes, Next) },
    pieces(Next, Pieces).

end_line(Where, At, Pieces, More) :-
    (   memberchk(Where, [directive, include, rest])
    ->  Pieces = [token(newline, At, At, `\n`)|More]
    ;   Pieces = More
    ).

next(Where, comment, _, Next)       :- !, Next = Where.
next(_, directive, _, Next)         :- !, Next = directive.
next(start, _, _, Next)             :- !, Next = text.
next(text, _, _, Next)              :- !, Next = text.
next(directive, _, `include`, Next) :- !, Next = include.
next(_, _, _, rest).

piece(_, comment, Codes) --> comment(Codes).
piece(start, directive, Codes) -->
    { member(Codes, [`#`, `%:`]) },
    codes(Codes).
piece(include, header, [0'<|Codes]) --> code(0'<), up_to(0'>, Codes).
piece(_, string, Codes) --> prefix(Prefix), quoted(0'", Prefix, Codes).
piece(_, character, Codes) --> prefix(Prefix), quoted(0'', Prefix, Codes).
piece(_, number, Codes) --> number(Codes).
piece(_, word, [Code|Codes]) -->
    code(Code), { word_start(Code) },
    codes_of(word_code, Codes).
piece(_, punctuation, Codes) -->
    { punctuation(Codes) },
    codes(Codes).
piece(_, other, [Code]) --> code(Code).

comment([0'/, 0'*|Codes]) --> codes(`/*`), !, block(Codes).
comment([0'/, 0'/|Codes]) --> codes(`//`), codes_of(in_line, Codes).

block(`*/`) --> codes(`*/`), !.
block([Code|Codes]) --> code(Code), { Code >= 0 }, !, block(Codes).
block([]) --> [].

in_line(Code) :-
    Code >= 0,
    Code =\= 0'\n.

up_to(Last, [Last]) --> code(Last), !.
up_to(Last, [Code|Codes]) -->
    code(Code), { in_line(Code) },
    up_to(Last, Codes).

prefix(Prefix) --> { member(Prefix, [``, `u8`, `u`, `U`, `L`]) }, codes(Prefix).

quoted(Quote, Prefix, Codes) -->
    code(Quote), quoted(Quote, Rest),
    { append(Prefix, [Quote|Rest], Codes) }.

quoted(Quote, [Quote]) --> code(Quote), !.
quoted(Quote, [0'\\, Code|Codes]) -->
    code(0'\\), !,
    code(Code), { in_line(Code) },
    quoted(Quote, Codes).
quoted(Quote, [Code|Codes]) -->
    code(Code), { in_line(Code) },
    quoted(Quote, Codes).

number([Code|Codes]) --> code(Code), { digit(Code) }, number_rest(Codes).
number([0'., Code|Codes]) -->
    code(0'.), code(Code), { digit(Code) },
    number_rest(Codes).

number_rest([E, Sign|Codes]) -->
    code(E), { memberchk(E, `eEpP`) },
    code(Sign), { memberchk(Sign, `+-`) }, !,
    number_rest(Codes).
number_rest([Code|Codes]) -->
    code(Code), { Code =:= 0'. ; word_code(Code) }, !,
    number_rest(Codes).
number_rest([]) --> [].

digit(Code) :-
    between(0'0, 0'9, Code).

word_start(Code) :-
    (   code_type(Code, csymf)
    ;   Code =:= 0'$
    ;   Code > 127
    ),
    !.

word_code(Code) :-
    (   word_start(Code)
    ;   digit(Code)
    ),
    !.

%   The longest first.

punctuation(Codes) :-
    member(Codes, [ `%:%:`, `...`, `<<=`, `>>=`,
                    `->`, `++`, `--`, `<<`, `>>`, `<=`, `>=`, `==`, `!=`, `&&`,
                    `||`, `*=`, `/=`, `%=`, `+=`, `-=`, `&=`, `^=`, `|=`, `##`,
                    `<:`, `:>`, `<%`, `%>`, `%:` ]).
punctuation([Code]) :-
    member(Code, `[](){}.&*+-~!/%<>^|?:;=,#`).

%!  c_tokens(+Pieces, -Tokens) is det.
%
%   Without the comments, and with strings that follow each other joined, as the
%   compiler does: a formatter may break a long one.

c_tokens(Pieces, Tokens) :-
    exclude(is_comment, Pieces, Tokens0),
    join_strings(Tokens0, Tokens).

is_comment(token(comment, _, _, _)).

join_strings([ token(string, Start, _, Codes1),
               token(string, _, End, Codes2)
             | Tokens0
             ], Tokens) :-
    Codes2 = [0'"|More],
    !,
    once(append(Before, [0'"], Codes1)),
    append(Before, More, Codes),
    join_strings([token(string, Start, End, Codes)|Tokens0], Tokens).
join_strings([Token|Tokens0], [Token|Tokens]) :-
    join_strings(Tokens0, Tokens).
join_strings([], []).
