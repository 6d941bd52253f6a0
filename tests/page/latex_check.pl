/** <module> What LaTeX would not take in our tables

LaTeX itself is seldom there where tests are run, so this reads what the tables
are written in: text with a few commands, one tabular, and definitions of
macros.  Whatever else means something to LaTeX is a mistake.
*/
:- encoding(utf8).
:- module(latex_check,
          [ table_mistake/2,            % +Text, -Mistake
            macros_mistake/2            % +Text, -Mistake
          ]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(dcg/basics), [string_without//2]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3]).

%!  table_mistake(+Text, -Mistake) is nondet.
%
%   Of a file with one tabular.

table_mistake(Text, Mistake) :-
    tokens(Text, Tokens),
    (   text_mistake(Tokens, Mistake)
    ;   Tokens = [command(begin), open|_],
        environment(Tokens, Columns, Body)
    ->  row_mistake(Body, Columns, Mistake)
    ;   Mistake = no_tabular
    ).

%   The tokens between its columns and its end.

environment(Tokens, Columns, Body) :-
    name_in_braces(Tokens, begin, tabular, [open|Tokens1]),
    append(Spec, [close|Tokens2], Tokens1),
    !,
    length(Spec, Columns),
    forall(member(Token, Spec), memberchk(Token, [text(0'l), text(0'r)])),
    append(Body, End, Tokens2),
    name_in_braces(End, end, tabular, Rest),
    !,
    Rest == [].

name_in_braces([command(Command), open|Tokens0], Command, Name, Tokens) :-
    atom_codes(Name, Codes),
    findall(text(Code), member(Code, Codes), Letters),
    append(Letters, [close|Tokens], Tokens0).

%   Rules stand between rows, of which there is a heading at least.

row_mistake(Body0, Columns, Mistake) :-
    exclude(is_rule, Body0, Body),
    rows(Body, Rows, Behind),
    (   Behind \== [],
        Mistake = behind_the_last_row(Behind)
    ;   Rows == [],
        Mistake = no_row
    ;   nth1(Place, Rows, Row),
        findall(tab, member(tab, Row), Tabs),
        length(Tabs, Count),
        Count =\= Columns-1,
        Mistake = cells(Place, Count, Columns)
    ).

is_rule(command(Name)) :-
    memberchk(Name, [toprule, midrule, bottomrule]).

rows(Tokens, Rows, Behind) :-
    (   append(Row, [end_of_row|Tokens1], Tokens)
    ->  Rows = [Row|Rows1],
        rows(Tokens1, Rows1, Behind)
    ;   Rows = [],
        Behind = Tokens
    ).

%!  macros_mistake(+Text, -Mistake) is nondet.
%
%   Of a file with a definition on each line.

macros_mistake(Text, Mistake) :-
    split_string(Text, "\n", "", Lines),
    findall(Name, ( member(Line, Lines), definition(Line, Name, _) ), Names),
    (   append(_, [Name|Later], Names),
        memberchk(Name, Later),
        Mistake = defined_twice(Name)
    ;   member(Line, Lines),
        Line \== "",
        (   definition(Line, _, Tokens)
        ->  text_mistake(Tokens, Mistake)
        ;   Mistake = no_definition(Line)
        )
    ).

definition(Line, Name, Text) :-
    tokens(Line, [ command(newcommand), open, command(Name), close, open
                 | Rest ]),
    append(Text, [close], Rest),
    !.

%   Braces, commands and marks of text in any place.

text_mistake(Tokens, Mistake) :-
    (   brace_mistake(Tokens, 0, Mistake)
    ;   member(special(Code), Tokens),
        char_code(Char, Code),
        Mistake = unescaped(Char)
    ;   member(command(Name), Tokens),
        \+ known(Name),
        Mistake = unknown_command(Name)
    ;   Tokens = [_|_],
        append(_, [end_of_row, text(Code)|_], Tokens),
        memberchk(Code, `[*`),
        Mistake = argument_of_a_row
    ).

brace_mistake([], Depth, open_brace) :-
    Depth > 0.
brace_mistake([open|Tokens], Depth0, Mistake) :-
    !,
    Depth is Depth0+1,
    brace_mistake(Tokens, Depth, Mistake).
brace_mistake([close|Tokens], Depth0, Mistake) :-
    !,
    (   Depth0 =:= 0
    ->  Mistake = closing_brace
    ;   Depth is Depth0-1,
        brace_mistake(Tokens, Depth, Mistake)
    ).
brace_mistake([_|Tokens], Depth, Mistake) :-
    brace_mistake(Tokens, Depth, Mistake).

known(Name) :-
    memberchk(Name, [ begin, end, toprule, midrule, bottomrule, textbackslash,
                      textasciitilde, textasciicircum, textasciigrave, textless,
                      textgreater, textbar, textmu ]).

%   tokens(+Text, -Tokens): command(Name), `open`, `close`, `tab`, `end_of_row`,
%   text(Code), special(Code).  Comments and blanks are left out.

tokens(Text, Tokens) :-
    string_codes(Text, Codes),
    phrase(tokens(Tokens), Codes).

tokens(Tokens) --> token(Tokens, Rest), !, tokens(Rest).
tokens([]) --> [].

token(Tokens, Tokens) --> "%", !, string_without(`\n`, _).
token([end_of_row|Rest], Rest) --> "\\\\".
token([command(Name)|Rest], Rest) --> "\\", letters([Code|Codes]), !,
    { atom_codes(Name, [Code|Codes]) }.
token([text(Code)|Rest], Rest) --> "\\", [Code],
    { memberchk(Code, `&%$#_{}`) }.
token([text(0'\s)|Rest], Rest) --> formula, !.
token([open|Rest], Rest) --> "{".
token([close|Rest], Rest) --> "}".
token([tab|Rest], Rest) --> "&".
token(Tokens, Tokens) --> [Code], { code_type(Code, space) }, !.
token([special(Code)|Rest], Rest) --> [Code],
    { memberchk(Code, `\\$#_^~<>|"\``) ; Code < 0'\s ; stranger(Code) }, !.
token([text(Code)|Rest], Rest) --> [Code].

letters([Code|Codes]) --> [Code], { code_type(Code, alpha), Code < 128,
                                    Code =\= 0'_ }, !, letters(Codes).
letters([]) --> [].

formula --> "$\\times$".
formula --> "$^2$".
formula --> "$\\geq$".
formula --> "$\\leq$".

%   LaTeX knows letters of many languages by themselves, and no other signs.

stranger(Code) :-
    Code > 127,
    \+ code_type(Code, alpha).
