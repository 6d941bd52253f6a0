/** <module> What decides the claims about length

In the study without changes all of them hold, but for those that are so by
construction.
*/
:- module(test_verdicts_sizes, []).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../../analysis/claims/claims').
:- use_module(plain_studies).

%   Results say nothing about length.

sizes_verdict(Changes, Number, By, Subject, Verdict) :-
    verdict([change(results, [], left_out)|Changes], Number, By, Subject,
            Verdict).

%   Changes of the sizes of what has these fields, in some games.

some(Name, Match, Effect, change(sizes, [name-Name|Match], Effect)).

in_all(Names, Match, Effect, Changes) :-
    findall(Change,
            ( member(Name, Names), some(Name, Match, Effect, Change) ),
            Changes).

games([rogue, tactics, city]).

searches([two_phase, astar, levelwise]).

%   How a row is found: what Prolog or C counts for a subject.

match(search, Subject, Lang, [ kind-search, style-Subject, lang-Lang, scope-all,
                               part-search ]).
match(program, Subject, Lang, [ kind-program, style-Subject, lang-Lang,
                                part-'' ]).
match(world, Subject, Lang, [ kind-program, style-Subject, lang-Lang,
                              part-world ]).
match(after, Subject, Lang, [ kind-search, style-Subject, lang-Lang,
                              part-after ]).

%   trial(Number, By, Of, Lang, Effect, Names, Expected): the verdict on thesis
%   and on tuned programs once Effect has changed what Lang has of these.

trial(1, lines, search, c, times(lines, 0.4), [astar], 'holds in 2 of 3').
trial(1, lines, search, c, times(lines, 0.4), Searches, 'does not hold') :-
    searches(Searches).
trial(1, lines, search, c, times(tokens, 0.5), Searches, holds) :-
    searches(Searches).
trial(1, tokens, search, c, times(tokens, 0.5), [two_phase, astar],
      'holds in 1 of 3').
trial(1, tokens, search, prolog, times(tokens, 1.25), Searches,
      'holds in 1 of 3') :-             % A*: 0.875 of C, and clearly less
    searches(Searches).
trial(1, lines, search, prolog, left_out, [two_phase], inconclusive).
trial(1, tokens, search, c, left_out, Searches, inconclusive) :-
    searches(Searches).
trial(2, lines, program, c, times(lines, 2), [rogue], 'holds in 2 of 3').
trial(2, tokens, program, c, times(tokens, 2), Games, 'does not hold') :-
    games(Games).
trial(2, lines, program, c, times(lines, 900/700), [city], 'holds in 2 of 3').
trial(2, lines, program, prolog, left_out, [city], inconclusive).
trial(3, lines, world, c, times(lines, 2), [rogue, city], 'holds in 1 of 3').
trial(3, tokens, world, prolog, times(tokens, 0.5), Games, 'does not hold') :-
    games(Games).
trial(3, lines, world, c, left_out, [tactics], inconclusive).
trial(3, lines, program, prolog, left_out, [tactics], inconclusive).
trial(9, lines, search, prolog, times(lines, 0.5), [levelwise],
      'does not hold').
trial(9, tokens, search, prolog, times(tokens, 2), [astar], 'does not hold').
trial(9, lines, search, prolog, times(lines, 10), [astar], 'does not hold').
trial(9, lines, search, prolog, left_out, [levelwise], inconclusive).
trial(10, kilobytes, program, c, times(line_bytes, 2), [city],
      'holds in 2 of 3').
trial(10, kilobytes, program, c, times(line_bytes, 2), Games,
      'does not hold') :-
    games(Games).
trial(10, kilobytes, program, c, times(bytes, 2), Games, holds) :-
    games(Games).
trial(10, kilobytes, program, c, set([line_bytes-'']), [city], inconclusive).
trial(11, compressed, after, c, times(squeezed_bytes, 0.5), [astar],
      'holds in 1 of 2').
trial(11, compressed, after, prolog, times(squeezed_bytes, 1.2),
      [astar, levelwise], 'does not hold').
trial(11, compressed, after, prolog, left_out, [astar], inconclusive).
trial(11, compressed, search, c, left_out, [levelwise], inconclusive).

%   Of the programs of 2010: by construction, whatever they say, if all of it
%   was counted.

original_trial(1, lines, [kind-search, part-search]).
original_trial(2, tokens, [kind-program, part-'']).
original_trial(3, lines, [kind-program, part-'']).
original_trial(9, tokens, [kind-search, part-search]).
original_trial(10, kilobytes, [kind-program, part-'']).
original_trial(12, lines, [kind-program, part-neighbours]).
original_trial(12, tokens, [kind-program, part-trace_back]).

:- begin_tests(verdicts_sizes).

test(verdict,
     [ forall(( trial(Number, By, Of, Lang, Effect, Names, Expected),
                member(Subject, [thesis, tuned]) )),
       Verdict == Expected ]) :-
    match(Of, Subject, Lang, Match),
    in_all(Names, Match, Effect, Changes),
    sizes_verdict(Changes, Number, By, Subject, Verdict).

%   A no counts more than what is missing.

test(no_and_unclear, Verdict == 'holds in 1 of 3') :-
    match(search, tuned, prolog, Match),
    some(astar, Match, left_out, Change1),
    some(levelwise, Match, times(lines, 5), Change2),
    sizes_verdict([Change1, Change2], 1, lines, tuned, Verdict).

test(what_is_missing_is_told,
     Because == 'tactics was not counted in both languages') :-
    match(search, tuned, prolog, Match),
    some(astar, Match, left_out, Change),
    plain_study([Change], Study),
    once(( claim_result(Study, result(1, tokens, _, _, Judged)),
           memberchk(judged(tuned, inconclusive, Because, _), Judged) )).

test(exactly_a_tenth_is_not_clearly, Verdict == 'holds in 2 of 3') :-
    match(search, thesis, prolog, Match),      % C has 230
    some(levelwise, Match, set([lines-207]), Change),
    sizes_verdict([Change], 1, lines, thesis, Verdict).

test(by_construction_whatever_it_is,
     [ forall(( original_trial(Number, By, Match),
                member(Lang, [c, prolog]) )),
       Verdict == 'by construction' ]) :-
    append(Match, [style-original, lang-Lang], Of),
    findall(change(sizes, Of, times(Column, 7)),
            member(Column, [lines, tokens, line_bytes]),
            Changes),
    sizes_verdict(Changes, Number, By, original, Verdict).

test(not_if_it_was_not_counted,
     [ forall(( original_trial(Number, By, Match),
                member(Lang, [c, prolog]) )),
       Verdict == inconclusive ]) :-
    append(Match, [style-original, lang-Lang], Of),
    sizes_verdict([change(sizes, Of, left_out)], Number, By, original, Verdict).

%   On the programs of 2010 reuse is no aim, and counts.

test(reuse_of_the_originals,
     [ forall(member(Names-Expected, [ [city]-'holds in 1 of 2',
                                       [tactics, city]-'does not hold' ])),
       Verdict == Expected ]) :-
    in_all(Names, [ kind-program, style-original, lang-c, part-after ],
           times(squeezed_bytes, 0.5), Changes),
    sizes_verdict(Changes, 11, compressed, original, Verdict).

test(shares_that_are_new, Values == [0.7, 0.8, 0.7, 0.8]) :-
    plain_study([], Study),
    once(claim_result(Study, result(11, _, _, _, Judged))),
    memberchk(judged(original, _, _, Figures), Judged),
    findall(Value,
            ( member(figure(_, Value0, _), Figures),
              Value is round(Value0*1000)/1000.0
            ),
            Values).

test(small_pieces_are_of_the_originals_only,
     [ forall(( member(Subject, [thesis, tuned]),
                member(By, [lines, tokens]) )),
       Verdict-Figures == 'no such piece'-[] ]) :-
    plain_study([], Study),
    once(( claim_result(Study, result(12, By, _, _, Judged)),
           memberchk(judged(Subject, Verdict, _, Figures), Judged) )).

test(small_pieces_that_2010_compared, Labels == Expected) :-
    Expected = ['rogue Prolog/C lines', 'tactics Prolog/C lines'],
    plain_study([], Study),
    once(( claim_result(Study, result(12, lines, _, _, Judged)),
           memberchk(judged(original, _, _, Figures), Judged) )),
    findall(Label, member(figure(Label, _, _), Figures), Labels).

:- end_tests(verdicts_sizes).
