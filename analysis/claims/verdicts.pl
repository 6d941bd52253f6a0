/** <module> The verdicts on one subject, in one text */
:- module(claims_verdicts,
          [ verdicts_text/3             % +Study, +Subject, -Text
          ]).
:- use_module(library(lists), [list_to_set/2, member/2, memberchk/2, nth1/3]).
:- use_module(claims, [claim_result/2]).

%!  verdicts_text(+Study, +Subject, -Text) is det.
%
%   For instance 'holds: 1, 4; does not hold: 2', with the numbers of the claims
%   behind each verdict.

verdicts_text(Study, Subject, Text) :-
    findall(One,
            ( verdict_claims(Study, Subject, Verdict, Claims),
              format(atom(One), "~w: ~w", [Verdict, Claims])
            ),
            Ones),
    atomic_list_concat(Ones, '; ', Text).

%   verdict_claims(+Study, +Subject, -Verdict, -Claims): the claims with that
%   verdict, by their numbers; of one that has several, by what it was judged.

verdict_claims(Study, Subject, Verdict, Text) :-
    findall(Number-By-Verdict0,
            ( claim_result(Study, result(Number, By, _, _, Judged)),
              memberchk(judged(Subject, Verdict0, _, _), Judged)
            ),
            All),
    findall(Place-V,
            ( member(_-V, All),
              place(V, Place)
            ),
            Placed0),
    sort(Placed0, Placed),
    member(_-Verdict, Placed),
    findall(One,
            ( member(Number-By-Verdict, All),
              (   member(Number-_-Other, All),
                  Other \== Verdict
              ->  format(atom(One), "~w by ~w", [Number, By])
              ;   One = Number
              )
            ),
            Ones0),
    list_to_set(Ones0, Ones),
    atomic_list_concat(Ones, ', ', Text).

%   What holds stands first, and what is no verdict last.

place(Verdict, Place) :-
    Order = [ holds, 'holds in', 'does not hold', inconclusive, answered,
              'by construction', 'no such piece' ],
    nth1(Place, Order, Begin),
    (   Verdict == Begin
    ;   Begin == 'holds in',
        sub_atom(Verdict, 0, _, _, Begin)
    ),
    !.
