/** <module> The tokens of Prolog

SWI-Prolog's own reader says where clauses end and what is a comment; between
those, this file takes the text apart.  The two must agree on where the clauses
end, else there is an error.  Every clause is read, also one that `:- if` would
skip, with the operators that the file's directives declare or import.

Kinds: comment, name, variable, number, quoted, symbol, punctuation, and `end`
for the full stop.  A sign before a number is a token of its own.  The text of a
quoted token has no `\c` and no line break behind a backslash.
*/
:- module(count_prolog_tokens,
          [ prolog_pieces/3,            % +File, +Codes, -Pieces
            prolog_scan/2,              % +Codes, -Tokens
            prolog_tokens/2             % +Pieces, -Tokens
          ]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(ordsets), [ord_symdiff/3]).
:- use_module(prolog_clauses).
:- use_module(scanning).

%!  prolog_pieces(+File, +Codes, -Pieces) is det.
%
%   All tokens and comments of a file, which has these codes.
%
%   @throws error(clauses_differ(File, Reader, Here), _)

prolog_pieces(File, Codes, Pieces) :-
    prolog_clauses(File, Codes, Clauses, Comments),
    points(Codes, Points0),
    blank_comments(Comments, Points0, Points),
    phrase(tokens(Tokens), Points),
    findall(End, member(clause(_, _, End), Clauses), Ends),
    findall(End, member(token(end, _, End, _), Tokens), Ends1),
    (   Ends == Ends1
    ->  true
    ;   throw(error(clauses_differ(File, Ends, Ends1), _))
    ),
    append(Comments, Tokens, Pieces0),
    sort(2, @<, Pieces0, Pieces).

:- multifile prolog:error_message//1.

prolog:error_message(clauses_differ(File, Ends1, Ends2)) -->
    { ord_symdiff(Ends1, Ends2, [Offset|_]) },
    [ '~w: the reader does not agree on a clause that ends with character ~d'-
      [File, Offset] ].

%!  prolog_scan(+Codes, -Tokens) is det.
%
%   The tokens of text without comments.

prolog_scan(Codes, Tokens) :-
    points(Codes, Points),
    phrase(tokens(Tokens), Points).

%   A comment counts as one blank.

blank_comments([], Points, Points).
blank_comments([token(comment, Start, End, _)|Comments], Points0, Points) :-
    append(Before, [at(_, Start)|Points1], Points0),
    append(_, [at(Code, End)|Points2], Points1),
    !,
    append(Before, [at(0'\s, Start)|Points3], Points),
    blank_comments(Comments, [at(Code, End)|Points2], Points3).

tokens([]) --> code(-1), !.
tokens(Tokens) --> code(Code), { code_type(Code, space) }, !, tokens(Tokens).
tokens([token(Kind, Start, End, Codes)|Tokens]) -->
    here(Start), token(Kind, Codes), here(End), !,
    tokens(Tokens).

token(number, Codes) --> number(Codes).
token(variable, [Code|Codes]) -->
    code(Code), { code_type(Code, prolog_var_start) },
    codes_of(in_name, Codes).
token(name, [Code|Codes]) -->
    code(Code), { code_type(Code, prolog_atom_start) },
    codes_of(in_name, Codes).
token(quoted, [Quote|Codes]) -->
    code(Quote), { memberchk(Quote, `'"\``) },
    quoted(Quote, Codes).
token(end, `.`) --> code(0'.), [Point], { stop(Point) }, push_back(Point).
token(symbol, [Code|Codes]) -->
    codes_of(is_symbol, [Code|Codes]).
token(punctuation, [Code]) --> code(Code).

in_name(Code) :-
    Code >= 0,
    code_type(Code, prolog_identifier_continue).

is_symbol(Code) :-
    Code >= 0,
    code_type(Code, prolog_symbol).

stop(at(Code, _)) :-
    (   Code < 0
    ;   code_type(Code, space)
    ),
    !.

push_back(Point, Points, [Point|Points]).

quoted(Quote, [Quote, Quote|Codes]) -->
    codes([Quote, Quote]), !,
    quoted(Quote, Codes).
quoted(Quote, [Quote]) --> code(Quote), !.
quoted(Quote, Codes) --> continuation, !, quoted(Quote, Codes).
quoted(Quote, Codes) -->
    escape(Escape), !,
    { append(Escape, More, Codes) },
    quoted(Quote, More).
quoted(Quote, [Code|Codes]) --> code(Code), { Code >= 0 }, quoted(Quote, Codes).

continuation --> codes(`\\\n`).
continuation --> codes(`\\\r\n`).
continuation --> codes(`\\c`), codes_of(is_space, _).

is_space(Code) :-
    code_type(Code, space).

%   Hexadecimal and octal ones may end with a backslash, which starts nothing
%   then.

escape([0'\\, 0'x|Codes]) -->
    codes(`\\x`), !,
    digits(xdigit(_), Digits),
    closing(Digits, Codes).
escape([0'\\, Digit|Codes]) -->
    code(0'\\), digits(digit(_), [Digit|Digits]), !,
    closing(Digits, Codes).
escape([0'\\, Code]) --> code(0'\\), code(Code).

closing(Digits, Codes) --> code(0'\\), !, { append(Digits, `\\`, Codes) }.
closing(Digits, Digits) --> [].

digits(Type, Digits) --> codes_of(is_of(Type), Digits).

is_of(Type, Code) :-
    Code >= 0,
    copy_term(Type, Type1),
    code_type(Code, Type1).

number([0'0, 0''|Codes]) --> codes(`0'`), character(Codes), !.
number(Codes) -->
    digits(digit(_), [Digit|Digits]),
    number_rest([Digit|Digits], More),
    { append([Digit|Digits], More, Codes) }.

character(`''`) --> codes(`''`), !.
character(Codes) --> escape(Codes), !.
character([Code]) --> code(Code), { Code >= 0 }.

%   Other bases, groups of digits, fractions and ratios.

number_rest(`0`, [Base|Codes]) -->
    code(Base), { memberchk(Base, `xob`) },
    digits(xdigit(_), Codes), { Codes = [_|_] }, !.
number_rest(Digits, [0''|Codes]) -->
    { length(Digits, Length), Length =< 2 },
    code(0''), digits(alnum, Codes), { Codes = [_|_] }, !.
number_rest(_, Codes) -->
    groups(Groups),
    (   fraction(Fraction)
    ->  []
    ;   { Fraction = [] }
    ),
    { append(Groups, Fraction, Codes) }.

groups([Separator|Codes]) -->
    code(Separator), { memberchk(Separator, `_ `) },
    digits(digit(_), [Digit|Digits]), !,
    groups(More),
    { append([Digit|Digits], More, Codes) }.
groups([]) --> [].

fraction([0'r, Digit|Digits]) --> code(0'r), digits(digit(_), [Digit|Digits]).
fraction([0'.|Codes]) -->
    code(0'.), digits(digit(_), [Digit|Digits]), !,
    (   exponent(Exponent)
    ->  []
    ;   { Exponent = [] }
    ),
    { append([Digit|Digits], Exponent, Codes) }.
fraction(Codes) --> exponent(Codes).

exponent(`Inf`) --> codes(`Inf`), !.
exponent(`NaN`) --> codes(`NaN`), !.
exponent([E|Codes]) -->
    code(E), { memberchk(E, `eE`) },
    sign(Codes, [Digit|Digits]),
    digits(digit(_), [Digit|Digits]).

sign([Sign|Digits], Digits) --> code(Sign), { memberchk(Sign, `+-`) }, !.
sign(Digits, Digits) --> [].

%!  prolog_tokens(+Pieces, -Tokens) is det.
%
%   Without the comments.

prolog_tokens(Pieces, Tokens) :-
    exclude(is_comment, Pieces, Tokens).

is_comment(token(comment, _, _, _)).
