/** <module> The claim about running in a loop follows its experiment

Without changes the programs of 2010 and those by their means answer three
questions in a row if they remove their facts, and only the first if not.
*/
:- module(test_repeats, []).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../../analysis/claims/claims').
:- use_module('../../analysis/claims/judgements').
:- use_module(plain_studies).

small_study(Changes, Study) :-
    plain_study([ change(results, [], left_out), change(sizes, [], left_out)
                | Changes ], Study).

repeats_judged(Changes, Subject, Verdict, Because, Figures) :-
    small_study(Changes, Study),
    claim_result(Study, result(7, answers, _, _, Judged)),
    memberchk(judged(Subject, Verdict, Because, Figures), Judged),
    !.

%   of(Subject, Fields, Effect, Change): of the rows of Prolog.

of(Subject, Fields, Effect,
   change(repeats, [style-Subject, lang-prolog|Fields], Effect)).

%   trial(Fields, Effect, Verdict, Because)

trial([removal-off], set([ending-ok]), 'does not hold', '').
trial([removal-off, game-city], set([ending-ok]), 'holds in 2 of 3', '').
trial([removal-off], set([ending-timeout]), inconclusive, _).
trial([removal-on, question-3, game-rogue], set([ending-wrong]), inconclusive,
      'rogue does not answer its first question, or not again with its facts \c
       removed').
trial([removal-on], set([ending-wrong]), inconclusive, _).
trial([removal-off, question-2], set([ending-ok]), holds, '').
trial([removal-off, question-3], set([ending-crashed]), holds, '').
trial([game-tactics], left_out, inconclusive, 'tactics was not tried').
trial([removal-off, game-tactics], left_out, inconclusive,
      'tactics was not tried both with its facts removed and kept').
trial([removal-on, game-tactics], left_out, inconclusive,
      'tactics was not tried both with its facts removed and kept').

:- begin_tests(repeats).

test(verdict,
     [ forall(( trial(Fields, Effect, Expected, Why),
                member(Subject, [original, thesis]) )),
       Verdict-Because == Expected-Why ]) :-
    of(Subject, Fields, Effect, Change),
    repeats_judged([Change], Subject, Verdict, Because, _),
    (   var(Why)
    ->  Why = Because
    ;   true
    ).

test(nothing_was_tried, Verdict == inconclusive) :-
    repeats_judged([change(repeats, [], left_out)], tuned, Verdict, _, _).

%   A program that has nothing to remove runs in a loop, or does not.

test(nothing_to_remove,
     [ forall(member(Ending-Expected, [ ok-'does not hold',
                                        wrong-inconclusive ])),
       Verdict == Expected ]) :-
    (   Ending == ok
    ->  Changes = []
    ;   of(tuned, [], set([ending-Ending]), Change),
        Changes = [Change]
    ),
    repeats_judged(Changes, tuned, Verdict, _, _).

test(endings_are_shown_in_order,
     Shown == [ 'rogue, facts removed:'-'ok, ok, ok',
                'rogue, facts kept:'-'ok, wrong, crashed' ]) :-
    of(original, [removal-off, question-3], set([ending-crashed]), Change),
    repeats_judged([Change], original, _, _, Figures),
    findall(Label-Text,
            ( member(figure(Label, text(Text), _), Figures),
              sub_atom(Label, 0, _, _, rogue)
            ),
            Shown).

%   Neither the other language nor other searches, games or files count.

test(others_do_not_count,
     [ forall(member(Match-Effect,
                     [ [lang-c]-set([ending-wrong]),
                       [search-bit_frontier]-set([ending-wrong]),
                       [removal-on]-also([game-keep, case-'keep-1',
                                          ending-wrong]),
                       [removal-on]-also([file-'my/other.cases',
                                          ending-wrong]) ])),
       Verdict == holds ]) :-
    repeats_judged([change(repeats, Match, Effect)], thesis, Verdict, _, _).

test(an_original_file_elsewhere_counts, Verdict == holds) :-
    repeats_judged([change(repeats, [], set([file-'my/original.cases']))],
                   thesis, Verdict, _, _).

%   Thirteen searches, of which one is wrong once.

test(answers_in_c_are_counted,
     Measured == '38 of 39 answers in rows of three are right') :-
    small_study([change(repeats, [lang-c, search-jump, question-2],
                        set([ending-wrong]))], Study),
    findall(M, judgement(Study, 2, 'C++', for, _, M), [Measured]).

:- end_tests(repeats).
