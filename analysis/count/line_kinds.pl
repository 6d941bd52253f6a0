/** <module> What each line of a file is

  - `code`: it has a part of a token, a comment beside it or not;
  - `comment`: of comments only;
  - `hollow`: nothing, but inside a comment, which it is a part of;
  - `blank`: nothing.
*/
:- module(count_line_kinds,
          [ line_kinds/3                % +Codes, +Pieces, -Kinds
          ]).

%!  line_kinds(+Codes, +Pieces, -Kinds) is det.
%
%   The kind of each line of a file with these tokens and comments, in their
%   order.  A last line without its newline is a line like others.

line_kinds(Codes, Pieces, Kinds) :-
    line_kinds(Codes, 0, Pieces, Kinds).

line_kinds([], _, _, []) :- !.
line_kinds(Codes, Offset, Pieces, [Kind|Kinds]) :-
    line(Codes, Offset, Pieces, blank, Kind, Codes1, Offset1, Pieces1),
    line_kinds(Codes1, Offset1, Pieces1, Kinds).

line([], Offset, Pieces, Kind, Kind, [], Offset, Pieces).
line([Code|Codes], Offset, Pieces0, Kind0, Kind, Codes1, Offset1, Pieces1) :-
    drop(Pieces0, Offset, Pieces),
    belongs(Pieces, Offset, Code, Here),
    better(Kind0, Here, Kind2),
    Next is Offset+1,
    (   Code =:= 0'\n
    ->  Kind = Kind2,
        Codes1 = Codes,
        Offset1 = Next,
        Pieces1 = Pieces
    ;   line(Codes, Next, Pieces, Kind2, Kind, Codes1, Offset1, Pieces1)
    ).

drop([token(_, _, End, _)|Pieces0], Offset, Pieces) :-
    End =< Offset,
    !,
    drop(Pieces0, Offset, Pieces).
drop(Pieces, _, Pieces).

%   What a character makes of its line.  A backslash that joins lines is code.

belongs([token(Kind, Start, _, _)|_], Offset, Code, Here) :-
    Start =< Offset,
    !,
    (   Kind \== comment
    ->  Here = code
    ;   code_type(Code, space)
    ->  Here = hollow
    ;   Here = comment
    ).
belongs(_, _, Code, Here) :-
    (   code_type(Code, space)
    ->  Here = blank
    ;   Here = code
    ).

better(Kind1, Kind2, Better) :-
    rank(Kind1, Rank1),
    rank(Kind2, Rank2),
    (   Rank1 > Rank2
    ->  Better = Kind1
    ;   Better = Kind2
    ).

rank(blank, 0).
rank(hollow, 1).
rank(comment, 2).
rank(code, 3).
