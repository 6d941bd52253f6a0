/** <module> The verdicts on one subject, in one sentence */
:- module(claims_verdicts,
          [ verdicts_text/3,            % +Study, +Subject, -Text
            verdict_decides/1           % +Verdict
          ]).
:- use_module(library(lists),
              [append/3, list_to_set/2, member/2, memberchk/2]).
:- use_module(claims, [claim_result/2]).

%!  verdicts_text(+Study, +Subject, -Text) is det.
%
%   For instance "3, 4 and 9 hold; 1 holds in part; 2 and 7 do not hold", by the
%   numbers of the claims.

verdicts_text(Study, Subject, Text) :-
    findall(One,
            ( said(Kind, Singular, Plural),
              claims(Study, Subject, Kind, Claims),
              clause_text(Claims, Singular, Plural, One)
            ),
            Ones),
    atomic_list_concat(Ones, '; ', Text).

%!  verdict_decides(+Verdict) is semidet.
%
%   Rows that have nothing to do with a claim leave it open.

verdict_decides(Verdict) :-
    \+ memberchk(Verdict, [inconclusive, 'no such piece']).

%   said(?Kind, -Singular, -Plural): what is said of the claims with verdicts
%   of a kind, in this order.

said(holds, holds, hold).
said(in_part, 'holds in part', 'hold in part').
said('does not hold', 'does not hold', 'do not hold').
said(inconclusive, 'is inconclusive', 'are inconclusive').
said(answered, 'is answered', 'are answered').
said('by construction', 'follows from how they were rebuilt',
       'follow from how they were rebuilt').
said('no such piece', 'has nothing to be judged by',
       'have nothing to be judged by').

kind(Verdict, Kind) :-
    (   sub_atom(Verdict, 0, _, _, 'holds in ')
    ->  Kind = in_part
    ;   Kind = Verdict
    ).

%   claims(+Study, +Subject, +Kind, -Claims): those with such a verdict, by
%   their numbers; of one that has several, by what it was judged.

claims(Study, Subject, Kind, Claims) :-
    findall(Number-By-Kind0,
            ( claim_result(Study, result(Number, By, _, _, Judged)),
              memberchk(judged(Subject, Verdict, _, _), Judged),
              kind(Verdict, Kind0)
            ),
            All),
    findall(One,
            ( member(Number-By-Kind, All),
              (   member(Number-_-Other, All),
                  Other \== Kind
              ->  format(atom(One), "~w by ~w", [Number, By])
              ;   One = Number
              )
            ),
            Ones),
    list_to_set(Ones, Claims),
    Claims = [_|_].

clause_text([Claim], Singular, _, Text) :-
    !,
    format(atom(Text), "~w ~w", [Claim, Singular]).
clause_text(Claims, _, Plural, Text) :-
    append(First, [Last], Claims),
    atomic_list_concat(First, ', ', FirstText),
    format(atom(Text), "~w and ~w ~w", [FirstText, Last, Plural]).
