/** <module> Source text without what only people need

No comments, and blanks only where two tokens would run together or where the
language gives a blank a meaning: behind a clause; before the parenthesis that
is no argument list, in Prolog and behind the name of a C macro; between a sign
and the number that it is not part of; around directives.  Deflated, the length
tells how much is said, whatever the layout; a long name weighs little once it
has been used.
*/
:- module(count_squeeze,
          [ squeezed/3,                 % +Language, +Tokens, -Codes
            deflated_length/2           % +Codes, -Bytes
          ]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [append/3, last/2]).
:- use_module(library(zlib), [zopen/3]).
:- use_module(c_tokens).
:- use_module(prolog_tokens).

%!  squeezed(+Language, +Tokens, -Codes) is det.
%
%   Language is `c` or `prolog`.

squeezed(Language, Tokens, Codes) :-
    phrase(squeezed(Tokens, Language, none, none), Codes).

%   squeezed(+Tokens, +Language, +Before, +Last)//: Last is the token before
%   these, and Before the one before that.

squeezed([], _, _, _) --> [].
squeezed([Token|Tokens], Language, Before, Last) -->
    { Token = token(_, _, _, Codes) },
    gap(Language, Before, Last, Token),
    Codes,
    squeezed(Tokens, Language, Last, Token).

gap(_, _, none, _) --> !, [].
gap(c, Before, Last, Token) --> !, c_gap(Before, Last, Token).
gap(prolog, Before, Last, Token) --> prolog_gap(Before, Last, Token).

c_gap(_, token(newline, _, _, _), _) --> !, [].
c_gap(_, _, token(newline, _, _, _)) --> !, [].
c_gap(_, _, token(directive, _, _, _)) --> !, "\n".
c_gap(token(word, _, _, `define`), Last, Token) -->
    { Token = token(_, _, _, `(`) }, !,
    gap_between(Last, Token).
c_gap(_, Last, Token) -->
    gap_where_needed(c, Last, Token).

prolog_gap(_, token(end, _, _, _), _) --> !, "\n".
prolog_gap(_, Last, Token) -->
    { Token = token(_, _, _, `(`),
      Last = token(_, _, _, Codes),
      \+ memberchk(Codes, [`(`, `[`, `{`, `,`, `|`])
    },
    !,
    gap_between(Last, Token).
prolog_gap(Before, Last, Token) -->
    { Last = token(symbol, _, _, Sign),
      memberchk(Sign, [`+`, `-`]),
      Token = token(number, _, _, _),
      \+ operand(Before)
    },
    !,
    gap_between(Last, Token).
prolog_gap(_, Last, Token) -->
    gap_where_needed(prolog, Last, Token).

%   Behind an operand a sign is an operator, however it is set.

operand(token(variable, _, _, _)).
operand(token(number, _, _, _)).
operand(token(quoted, _, _, _)).
operand(token(punctuation, _, _, [Code])) :-
    memberchk(Code, `)]}!`).
operand(token(name, _, _, Codes)) :-
    atom_codes(Name, Codes),
    \+ current_op(_, _, Name).

%   One blank if there were any.

gap_between(token(_, _, End, _), token(_, Start, _, _)) -->
    (   { End =:= Start }
    ->  []
    ;   " "
    ).

gap_where_needed(Language, token(_, _, _, Codes1), token(_, _, _, Codes2)) -->
    (   { run_together(Language, Codes1, Codes2) }
    ->  " "
    ;   []
    ).

%   Most tokens stand beside a bracket or a comma, and need not be tried.

run_together(Language, Codes1, Codes2) :-
    last(Codes1, Code1),
    \+ apart(Code1),
    Codes2 = [Code2|_],
    \+ apart(Code2),
    (   code_type(Code1, csym),
        code_type(Code2, csym)
    ->  true
    ;   append(Codes1, Codes2, Both),
        tokens(Language, Both, Tokens),
        Tokens \= [token(_, _, _, Codes1), token(_, _, _, Codes2)]
    ).

apart(Code) :-
    memberchk(Code, `()[]{},;`).

tokens(c, Codes, Tokens) :-
    c_pieces(Codes, Pieces),
    exclude(is_newline, Pieces, Tokens).
tokens(prolog, Codes, Tokens) :-
    prolog_scan(Codes, Tokens).

is_newline(token(newline, _, _, _)).

%!  deflated_length(+Codes, -Bytes) is det.
%
%   How many bytes zlib makes of it at its best, without head and checksum.  Six
%   of them are for flushing before the end, which library(zlib) always does.

deflated_length(Codes, Bytes) :-
    setup_call_cleanup(
        open_null_stream(Null),
        ( set_stream(Null, encoding(octet)),
          setup_call_cleanup(
              zopen(Null, Out, [ format(raw_deflate), level(9),
                                 close_parent(false) ]),
              ( set_stream(Out, encoding(utf8)),
                format(Out, "~s", [Codes])
              ),
              close(Out)),
          byte_count(Null, Bytes)
        ),
        close(Null)).
