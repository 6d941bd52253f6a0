/** <module> The statements of C

What counts as one:

  - a declaration or statement that ends with a semicolon; the two semicolons in
    the head of a `for` end none;
  - `if`, `for`, `while` and `switch`, besides what they govern; `do` with its
    `while` and semicolon is one;
  - the definition of a function, besides what stands in it;
  - a preprocessor's directive, besides the statements in what it defines.

Braces, `else` and labels are none, so that adding braces changes nothing.
*/
:- module(count_c_statements,
          [ c_statements/2              % +Tokens, -Count
          ]).

%!  c_statements(+Tokens, -Count) is det.

c_statements(Tokens, Count) :-
    phrase(statements(0, none, 0, Count), Tokens).

%   statements(+Depth, +Before, +Count0, -Count)//: Depth is how many brackets
%   of any kind are open.  A brace outside of all of them starts a function if
%   Before is `parenthesis`, what stands just before it.  Else Before is `value`
%   in one that is given to a variable, `control` in what a keyword depends on,
%   or `none`.

statements(Depth0, Before0, Count0, Count) -->
    statement(Depth0, Before0, Weight, Depth, Before), !,
    { Count1 is Count0+Weight },
    statements(Depth, Before, Count1, Count).
statements(_, _, Count, Count) --> [].

statement(Depth, _, 1, Depth, none) -->
    [token(directive, _, _, _)], !,
    (   word(_)
    ->  []
    ;   []
    ).
statement(Depth, _, 1, Depth, none) -->
    word(`for`), punctuation(`(`), !,
    head(1).
statement(Depth, _, Weight, Depth, Before) -->
    word(Word), { keyword(Word, Weight, Before) }, !.
statement(Depth, _, 1, Depth, none) -->
    punctuation(`;`), !.
statement(Depth, _, 0, Depth, none) -->
    [token(newline, _, _, _)], !.
statement(0, parenthesis, 1, 1, none) -->
    punctuation(Open), { memberchk(Open, [`{`, `<%`]) }, !.
statement(Depth0, Before, 0, Depth, Before) -->
    punctuation(Open), { opens(Open) }, !,
    { Depth is Depth0+1 }.
statement(Depth0, Before0, 0, Depth, Before) -->
    punctuation(Close), { closes(Close) }, !,
    { Depth is max(0, Depth0-1),
      behind(Close, Depth, Before0, Before)
    }.
statement(0, _, 0, 0, value) -->
    punctuation(`=`), !.
statement(Depth, Before0, 0, Depth, Before) -->
    [_],
    { Before0 == parenthesis
    ->  Before = none
    ;   Before = Before0
    }.

word(Word)        --> [token(word, _, _, Word)].
punctuation(Text) --> [token(punctuation, _, _, Text)].

%   A `do` takes back what its `while` and semicolon count too much.

keyword(`if`, 1, control).
keyword(`while`, 1, control).
keyword(`switch`, 1, control).
keyword(`do`, -1, none).

opens(`(`).
opens(`[`).
opens(`{`).
opens(`<:`).
opens(`<%`).

closes(`)`).
closes(`]`).
closes(`}`).
closes(`:>`).
closes(`%>`).

behind(_, _, value, Before)   :- !, Before = value.
behind(`)`, 0, none, Before)  :- !, Before = parenthesis.
behind(_, Depth, control, Before) :-
    Depth > 0,
    !,
    Before = control.
behind(_, _, _, none).

%   The rest of a `for`'s head, with that many parentheses open.

head(0) --> !.
head(Open) -->
    [Token], !,
    { parenthesis(Token, Change),
      More is Open+Change
    },
    head(More).
head(_) --> [].

parenthesis(token(punctuation, _, _, `(`), Change) :- !, Change = 1.
parenthesis(token(punctuation, _, _, `)`), Change) :- !, Change = -1.
parenthesis(_, 0).
