/** <module> What LaTeX would not take in our tables

LaTeX itself is seldom there where tests are run, so this reads what the tables
are written in: text with a few commands, tabulars and longtables, and
definitions of macros.  Whatever else means something to LaTeX is a mistake.
*/
:- encoding(utf8).
:- module(latex_check,
          [ table_mistake/2,            % +Text, -Mistake
            macros_mistake/2            % +Text, -Mistake
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(dcg/basics), [string_without//2]).
:- use_module(library(lists),
              [append/3, member/2, memberchk/2, nth1/3, same_length/2,
               sum_list/2]).

%!  table_mistake(+Text, -Mistake) is nondet.
%
%   Of a file with one table or several parts of it, each with a caption and a
%   label.

table_mistake(Text, Mistake) :-
    tokens(Text, Tokens),
    (   text_mistake(Tokens, Mistake)
    ;   environments(Tokens, Environments),
        (   Environments == [],
            Mistake = no_tabular
        ;   member(Columns-Body, Environments),
            row_mistake(Body, Columns, Mistake)
        ;   member(Command, [caption, label]),
            findall(x, member(command(Command), Tokens), Commands),
            \+ same_length(Commands, Environments),
            Mistake = without(Command)
        )
    ).

%   Of each environment the number of its columns, and the tokens between its
%   first rule and its end.

environments(Tokens, Environments) :-
    findall(Columns-Body,
            ( member(Name, [tabular, longtable]),
              append(_, Begin, Tokens),
              name_in_braces(Begin, begin, Name, [open|Tokens1]),
              group(Tokens1, 0, Spec, Tokens2),
              foldl(count_column, Spec, 0-0, 0-Columns),
              once(( append(Body0, End, Tokens2),
                     name_in_braces(End, end, Name, _)
                   )),
              once(append(_, [command(toprule)|Body], Body0))
            ),
            Environments).

%   group(+Tokens, +Depth, -Group, -Rest): up to the brace that closes.

group([close|Rest], 0, [], Rest) :- !.
group([Token|Tokens], Depth0, [Token|Group], Rest) :-
    deeper(Token, Depth0, Depth),
    group(Tokens, Depth, Group, Rest).

deeper(Token, Depth0, Depth) :-
    (   Token == open
    ->  Depth is Depth0+1
    ;   Token == close
    ->  Depth is Depth0-1
    ;   Depth = Depth0
    ).

count_column(Token, Depth0-Count0, Depth-Count) :-
    deeper(Token, Depth0, Depth),
    (   Depth0 =:= 0,
        memberchk(Token, [text(0'l), text(0'r), text(0'p)])
    ->  Count is Count0+1
    ;   Count = Count0
    ).

name_in_braces([command(Command), open|Tokens0], Command, Name, Tokens) :-
    atom_codes(Name, Codes),
    findall(text(Code), member(Code, Codes), Letters),
    append(Letters, [close|Tokens], Tokens0).

%   Rules stand between rows, of which there is a heading at least.

row_mistake(Body0, Columns, Mistake) :-
    without_rules(Body0, Body),
    rows(Body, Rows, Behind),
    (   Behind \== [],
        Mistake = behind_the_last_row(Behind)
    ;   Rows == [],
        Mistake = no_row
    ;   nth1(Place, Rows, Row),
        row_columns(Row, Count),
        Count =\= Columns,
        Mistake = cells(Place, Count, Columns)
    ).

without_rules([], []).
without_rules([command(noalign), open|Tokens0], Tokens) :-
    !,
    group(Tokens0, 0, _, Tokens1),
    without_rules(Tokens1, Tokens).
without_rules([command(Name)|Tokens0], Tokens) :-
    memberchk(Name, [ toprule, midrule, bottomrule, endfirsthead, endhead,
                      endfoot, endlastfoot ]),
    !,
    without_rules(Tokens0, Tokens).
without_rules([Token|Tokens0], [Token|Tokens]) :-
    without_rules(Tokens0, Tokens).

%   A cell may take several columns.

row_columns(Row, Columns) :-
    findall(More,
            ( Row = [_|_],
              append(_, [Token|Tokens], Row),
              more_columns(Token, Tokens, More)
            ),
            Mores),
    sum_list([1|Mores], Columns).

more_columns(tab, _, 1).
more_columns(command(Name), [open|Tokens], More) :-
    memberchk(Name, [multicolumn, multispan]),
    group(Tokens, 0, Digits, _),
    findall(Code, member(text(Code), Digits), Codes),
    number_codes(Count, Codes),
    More is Count-1.

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
                      textgreater, textbar, textmu, allowbreak, caption, label,
                      centering, small, footnotesize, scriptsize, setlength,
                      tabcolsep, par, smallskip, parbox, linewidth,
                      'LTcapwidth', raggedright, arraybackslash, multicolumn,
                      multispan, tablename, thetable, rule, noalign, nobreak,
                      vskip, aboverulesep, leaders, hrule, heavyrulewidth,
                      hfill, endfirsthead, endhead, endfoot, endlastfoot ]).

%   tokens(+Text, -Tokens): command(Name), `open`, `close`, `tab`, `end_of_row`,
%   text(Code), special(Code).  Comments and blanks are left out.

tokens(Text, Tokens) :-
    string_codes(Text, Codes),
    phrase(tokens(Tokens), Codes).

tokens(Tokens) --> token(Tokens, Rest), !, tokens(Rest).
tokens([]) --> [].

token(Tokens, Tokens) --> "%", !, string_without(`\n`, _).
token([end_of_row|Rest], Rest) --> "\\\\", ( "*" ; "" ), ( "[2pt]" ; "" ), !.
token([end_of_row|Rest], Rest) --> "\\cr", !.
token([text(0'p)|Rest], Rest) --> ">{\\raggedright\\arraybackslash}p", !.
token(Tokens, Tokens) --> "\\ ", !.
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
