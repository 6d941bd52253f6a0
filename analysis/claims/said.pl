/** <module> How what was said in 2009 is judged, whatever it is about

A rule gives pieces, as answers.pl has them.  One about all cases holds, does
not hold, or holds in some of them; one about what *can* be holds as soon as one
case shows it, and no case disproves it.  What no row can tell a test shows.
*/
:- module(claims_said,
          [ said_source/1,              % -Text
            said_subject/2,             % ?Subject, -Text
            said_verdict/6,             % +How, +Pieces, +Remarks, -Verdict,
                                        % -Because, -Figures
            said_by_test/3              % +Test, -Verdict, -Because
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/2, append/3, list_to_set/2, member/2]).
:- use_module(answers).
:- use_module(general_figures, [few_figures/2]).

%!  said_source(-Text) is det.
%
%   Who said it.

said_source("a thesis of 2009 on path finding in a real-time strategy game, \c
             which measured nothing").

%!  said_subject(?Subject, -Text) is nondet.

said_subject(measured, "the rows of this study").

%!  said_verdict(+How, +Pieces, +Remarks, -Verdict, -Because, -Figures) is det.
%
%   How is `every` or `some`.  Verdict may also be 'not measured'.

said_verdict(_, [], _, 'not measured',
             'the study has no rows to judge it by', []) :-
    !.
said_verdict(every, Pieces, Remarks, Verdict, Because, Figures) :-
    findall(Answer, member(piece(Answer, _), Pieces), Answers),
    answers_verdict(Answers, Verdict),
    findall(Why, answers_why(Answers, Why), Whys),
    append(Whys, Remarks, Reasons0),
    list_to_set(Reasons0, Reasons),
    atomic_list_concat(Reasons, '; ', Because),
    figures_of(Pieces, Figures).
said_verdict(some, Pieces, _, Verdict, Because, Figures) :-
    length(Pieces, Count),
    aggregate_all(count, member(piece(yes, _), Pieces), Yes),
    (   Yes > 0
    ->  Verdict = holds,
        format(atom(Because), "seen in ~d of ~d", [Yes, Count])
    ;   Verdict = inconclusive,
        Because = 'no case shows it, and none can disprove it'
    ),
    figures_of(Pieces, Figures).

figures_of(Pieces, Figures) :-
    findall(List, member(piece(_, List), Pieces), Lists),
    append(Lists, Figures0),
    few_figures(Figures0, Figures).

%!  said_by_test(+Test, -Verdict, -Because) is det.
%
%   Test is test(Name, File).

said_by_test(test(Name, File), 'shown by a test', Because) :-
    format(atom(Because), "rows cannot tell; ~w in ~w does", [Name, File]).
