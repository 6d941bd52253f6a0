/** <module> The named parts of a source file: functions and predicates

A part is part(Name, Ranges): Name is that of a function, of a predicate,
whatever its arity, or of a macro that is called outside of all functions;
Ranges are pairs Start-End of offsets, one for each clause.  Clauses of another
module's predicate are called Module:Name.  Declarations and directives are in
no part.
*/
:- module(count_parts,
          [ parts/3,                    % +Language, +Tokens, -Parts
            part_words/3,               % +Part, +Tokens, -Words
            alias/3,                    % +Tokens, -Alias, -Name
            reached/4                   % +Roots, +Graph, +Names0, -Names
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).

%!  parts(+Language, +Tokens, -Parts) is det.
%
%   Language is `c` or `prolog`; in the order of names.

parts(Language, Tokens, Parts) :-
    (   Language == c
    ->  phrase(c_ranges(Ranges), Tokens)
    ;   phrase(prolog_ranges(Ranges), Tokens)
    ),
    sort(Ranges, Sorted),
    group_pairs_by_key(Sorted, Groups),
    findall(part(Name, List), member(Name-List, Groups), Parts).

%   C.  Outside of all brackets, a function is what has a parenthesis and then a
%   brace; its name stands before the parenthesis.  A macro's name is the first
%   word, and its parenthesis the end unless more follows.

c_ranges([]) --> \+ [_], !.
c_ranges(Ranges) -->
    [token(directive, _, _, _)], !,
    directive,
    c_ranges(Ranges).
c_ranges(Ranges) -->
    [Token], { Token = token(_, Start, _, _) },
    outer(Token, first, none, Start, Ranges, More),
    c_ranges(More).

directive --> [token(newline, _, _, _)], !.
directive --> [_], !, directive.
directive --> [].

%   outer(+Token, +Where, +Name, +Start, -Ranges, -More)//: Token is the next
%   one of what began at Start.  Where is `first`, `named` behind a first word,
%   `later`, `value` once there was an equals sign, or `closed` behind a
%   parenthesis.  An attribute is passed over.

outer(token(punctuation, _, _, `;`), _, _, _, More, More) --> !.
outer(token(word, _, _, `__attribute__`), Where, Name, Start, Ranges, More) -->
    [token(punctuation, _, At, `(`)], !,
    inner(At, 1, _),
    rest(Where, Name, Start, Ranges, More).
outer(token(punctuation, _, At, `(`), Where, Name, Start, Ranges, More) --> !,
    inner(At, 1, End),
    (   { Where == named, Name \== none },
        \+ continues
    ->  { Ranges = [Name-(Start-End)|More] }
    ;   [Token]
    ->  { Where == value -> Next = value ; Next = closed },
        outer(Token, Next, Name, Start, Ranges, More)
    ;   { Ranges = More }
    ).
outer(token(punctuation, _, At, `{`), Where, Name, Start, Ranges, More) --> !,
    inner(At, 1, End),
    (   { Where == closed, Name \== none }
    ->  { Ranges = [Name-(Start-End)|More] }
    ;   [Token]
    ->  { Where == value -> Next = value ; Next = later },
        outer(Token, Next, none, Start, Ranges, More)
    ;   { Ranges = More }
    ).
outer(token(punctuation, _, At, `[`), Where, Name, Start, Ranges, More) --> !,
    inner(At, 1, _),
    rest(Where, Name, Start, Ranges, More).
outer(token(punctuation, _, _, `=`), _, _, Start, Ranges, More) --> !,
    rest(value, none, Start, Ranges, More).
outer(token(word, _, _, Codes), Where, Name0, Start, Ranges, More) --> !,
    { next(Where, Codes, Name0, Next, Name) },
    rest(Next, Name, Start, Ranges, More).
outer(_, Where0, Name, Start, Ranges, More) -->
    { Where0 == value -> Where = value ; Where = later },
    rest(Where, Name, Start, Ranges, More).

rest(Where, Name, Start, Ranges, More) -->
    (   [Token]
    ->  outer(Token, Where, Name, Start, Ranges, More)
    ;   { Ranges = More }
    ).

%   The word that stands before the parenthesis is the last one.

next(first, Codes, _, named, Name)  :- !, atom_codes(Name, Codes).
next(value, _, Name, value, Name)   :- !.
next(closed, _, Name, closed, Name) :- !.
next(_, Codes, _, later, Name)      :- atom_codes(Name, Codes).

%   Behind the parenthesis of a macro stands no body, semicolon or operator.

continues, [token(punctuation, S, E, Codes)] -->
    [token(punctuation, S, E, Codes)].

%   inner(+At, +Depth, -End)//: the rest of a bracket that is open, to its end.
%   One that branches of a directive open twice may never be closed: then it
%   ends with the file.

inner(At, _, At) --> \+ [_], !.
inner(_, Depth, End) -->
    [token(Kind, _, At, Codes)],
    { depth(Kind, Codes, Depth, Next) },
    (   { Next =:= 0 }
    ->  { End = At }
    ;   inner(At, Next, End)
    ).

depth(punctuation, [Code], Depth, Next) :-
    memberchk(Code, `([{`),
    !,
    Next is Depth+1.
depth(punctuation, [Code], Depth, Next) :-
    memberchk(Code, `)]}`),
    !,
    Next is Depth-1.
depth(_, _, Depth, Depth).

%   Prolog: each clause ends with a full stop.

prolog_ranges([]) --> \+ [_], !.
prolog_ranges(Ranges) -->
    clause(Tokens, End),
    { Tokens = [token(_, Start, _, _)|_],
      (   clause_name(Tokens, Name)
      ->  Ranges = [Name-(Start-End)|More]
      ;   Ranges = More
      )
    },
    prolog_ranges(More).

clause([Token|Tokens], End) -->
    [Token],
    (   { Token = token(end, _, End, _) }
    ->  { Tokens = [] }
    ;   clause(Tokens, End)
    ).

clause_name([token(Kind1, _, _, Codes1), token(_, _, _, `:`),
             token(Kind2, _, _, Codes2)|_], Name) :-
    is_name(Kind1),
    is_name(Kind2),
    !,
    format(atom(Name), "~s:~s", [Codes1, Codes2]).
clause_name([token(Kind, _, _, Codes)|_], Name) :-
    is_name(Kind),
    atom_codes(Name, Codes).

is_name(name).
is_name(quoted).

%!  part_words(+Part, +Tokens, -Words) is det.
%
%   All words in it, as a sorted list of atoms.

part_words(part(_, Ranges), Tokens, Words) :-
    findall(Word,
            ( member(token(Kind, Start, _, Codes), Tokens),
              memberchk(Kind, [word, name]),
              member(From-To, Ranges),
              Start >= From,
              Start < To,
              atom_codes(Word, Codes)
            ),
            Words0),
    sort(Words0, Words).

%!  alias(+Tokens, -Alias, -Name) is nondet.
%
%   A Prolog file imports Name under another one: Name/Arity as Alias.

alias(Tokens, Alias, Name) :-
    append(_, [ token(name, _, _, Codes), token(_, _, _, `/`),
                token(number, _, _, _), token(name, _, _, `as`),
                token(name, _, _, AliasCodes)
              | _
              ], Tokens),
    atom_codes(Name, Codes),
    atom_codes(Alias, AliasCodes).

%!  reached(+Roots, +Graph, +Names0, -Names) is det.
%
%   Names0 and all that the Roots use, again and again; Graph is a list of pairs
%   Name-Words.

reached(Roots, Graph, Names0, Names) :-
    foldl(reach(Graph), Roots, Names0, Names).

reach(Graph, Root, Names0, Names) :-
    (   memberchk(Root, Names0)
    ->  Names = Names0
    ;   findall(Word,
                ( member(Root-Words, Graph),
                  member(Word, Words),
                  memberchk(Word-_, Graph)
                ),
                Used0),
        (   memberchk(Root-_, Graph)
        ->  sort(Used0, Used),
            reached(Used, Graph, [Root|Names0], Names)
        ;   Names = Names0
        )
    ).
