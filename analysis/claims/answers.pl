/** <module> From the answers of a rule's pieces to a verdict

A piece is piece(Answer, Figures); Answer is `yes`, `no` or unclear(Why), Why
being a text, or What:Text.
*/
:- module(claims_answers,
          [ answers_verdict/2,          % +Answers, -Verdict
            answers_why/2               % +Answers, -Why
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, memberchk/2]).

%!  answers_verdict(+Answers, -Verdict) is det.
%
%   One `no`, and a claim about every game or case does not hold in all; else
%   one that is unclear, and it is inconclusive.

answers_verdict([], 'no such piece') :- !.
answers_verdict(Answers, Verdict) :-
    length(Answers, Count),
    aggregate_all(count, member(yes, Answers), Yes),
    (   memberchk(no, Answers)
    ->  (   Yes =:= 0
        ->  Verdict = 'does not hold'
        ;   format(atom(Verdict), "holds in ~d of ~d", [Yes, Count])
        )
    ;   Yes =:= Count
    ->  Verdict = holds
    ;   Verdict = inconclusive
    ).

%!  answers_why(+Answers, -Why) is nondet.
%
%   What made some unclear.  A reason that several have is told once.

answers_why(Answers, Why) :-
    findall(Reason, member(unclear(_:Reason), Answers), Reasons0),
    sort(Reasons0, Reasons),
    member(Reason, Reasons),
    findall(What, member(unclear(What:Reason), Answers), Whats),
    atomic_list_concat(Whats, ', ', Text),
    format(atom(Why), "~w: ~w", [Text, Reason]).
answers_why(Answers, Why) :-
    member(unclear(Why), Answers),
    atom(Why).
