/** <module> What the scanners of both languages share

A scanner takes points apart: terms at(Code, Offset), so that a token knows
where in the file it stands even if something was left out of it.  The last
point is at(-1, Length).

A token is token(Kind, Start, End, Codes); offsets count characters from 0 and
End is that of the first character behind it.  Codes is its text, without what
the language's reader drops from it.  Comments are tokens of kind `comment`.
*/
:- module(count_scanning,
          [ points/2,                   % +Codes, -Points
            here//1,                    % -Offset
            code//1,                    % ?Code
            codes//1,                   % ?Codes
            codes_of//2                 % :Class, -Codes
          ]).

:- meta_predicate codes_of(1, -, ?, ?).

%!  points(+Codes, -Points) is det.

points(Codes, Points) :-
    points(Codes, 0, Points).

points([], Offset, [at(-1, Offset)]).
points([Code|Codes], Offset, [at(Code, Offset)|Points]) :-
    Next is Offset+1,
    points(Codes, Next, Points).

%!  here(-Offset)// is det.
%
%   Where the next point stands.

here(Offset, [Point|Points], [Point|Points]) :-
    Point = at(_, Offset).

%!  code(?Code)// is semidet.

code(Code) --> [at(Code, _)].

%!  codes(?Codes)// is nondet.

codes([]) --> [].
codes([Code|Codes]) --> [at(Code, _)], codes(Codes).

%!  codes_of(:Class, -Codes)// is det.
%
%   As many as there are for which call(Class, Code) holds.

codes_of(Class, [Code|Codes]) -->
    [at(Code, _)],
    { call(Class, Code) },
    !,
    codes_of(Class, Codes).
codes_of(_, []) --> [].
