/** <module> What decides the claims about times

Without changes they all hold, but that -O makes a difference to tuned programs.
*/
:- module(test_verdicts_times, []).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../../analysis/claims/claims').
:- use_module(plain_studies).

%   Sizes say nothing about times.

times_verdict(Changes, Number, By, Subject, Verdict) :-
    verdict([change(sizes, [], left_out)|Changes], Number, By, Subject,
            Verdict).

because(Changes, Number, Subject, Because) :-
    plain_study(Changes, Study),
    claim_result(Study, result(Number, time, _, _, Judged)),
    memberchk(judged(Subject, _, Because, _), Judged),
    !.

%   What takes another time, as warm runs in one language do on some cases.

runs(Subject, Lang, Fields, Effect,
     change(results, [kind-run, style-Subject, lang-Lang|Fields], Effect)).

%   trial(Number, By, Lang, Changes, Expected): Changes are Fields-Effect of the
%   runs of Lang.

trial(4, time, prolog, [[]-times(cpu_ns, 0.0001)], 'does not hold').
trial(4, time, prolog, [[case-'city-1']-times(cpu_ns, 0.0001)],
      'holds in 5 of 6').
trial(4, time, prolog, [[case-'city-1']-left_out], inconclusive).
trial(4, time, c, [[case-'rogue-2']-set([ending-crashed])], inconclusive).
trial(4, time, prolog, [ [case-'city-1']-times(cpu_ns, 0.0001),
                         [case-'rogue-1']-left_out ], 'holds in 4 of 6').
trial(4, time, prolog,                  % it may be faster or slower
      [[case-'tactics-1', process-2]-times(cpu_ns, 0.00001)], inconclusive).
trial(4, time, prolog,                  % noise does not hide so much
      [[case-'tactics-1', process-2]-times(cpu_ns, 1.1)], holds).
trial(5, time, prolog, [[game-city]-times(cpu_ns, 0.01)], 'holds in 2 of 3').
trial(5, time, prolog, [ [game-rogue]-times(cpu_ns, 100),
                         [game-city]-times(cpu_ns, 0.1) ], 'holds in 1 of 3').
trial(5, time, c, [[case-'city-2']-times(cpu_ns, 10000)], 'holds in 2 of 3').
trial(5, time, c, [[case-'city-2']-set([cpu_ns-999000])], holds).
trial(5, time, c, [[case-'city-2', process-2]-times(cpu_ns, 10000)],
      inconclusive).                    % below the clock or above
trial(5, time, c, [[case-'city-2']-left_out], inconclusive).
trial(5, time, prolog, [[game-tactics]-left_out], inconclusive).
trial(5, time, prolog, [[game-tactics, process-2]-times(cpu_ns, 300)],
      inconclusive).
trial(5, inferences, prolog, [[game-city]-times(cpu_ns, 0.01)], holds).
trial(6, time, prolog, [[mode-compile, game-rogue]-times(cpu_ns, 2)],
      'holds in 4 of 6').
trial(6, time, prolog, [[mode-compile]-times(cpu_ns, 2)], 'does not hold').
trial(6, time, prolog, [[mode-compile]-times(cpu_ns, 0.5)], 'does not hold').
trial(6, time, prolog, [[mode-compile]-times(cpu_ns, 1.19)], holds).
trial(6, time, prolog, [[mode-compile, case-'city-1']-left_out],
      inconclusive).
trial(6, time, prolog,
      [[mode-compile, case-'city-1', process-2]-times(cpu_ns, 2)],
      inconclusive).
trial(6, time, prolog,                  % 1.236 and 1.240; in 2010 it was 78/63
      [ [mode-compile, case-'city-1', process-1]-times(cpu_ns, 1.2118),
        [mode-compile, case-'city-1', process-2]-times(cpu_ns, 1.2157) ],
      inconclusive).

:- begin_tests(verdicts_times).

test(verdict,
     [ forall(trial(Number, By, Lang, Effects, Expected)),
       Verdict == Expected ]) :-
    findall(Change,
            ( member(Fields-Effect, Effects),
              runs(thesis, Lang, Fields, Effect, Change)
            ),
            Changes),
    findall(change(results, [kind-Kind], left_out),
            member(Kind, [prepare, cold]),
            Fewer),
    append(Fewer, Changes, All),
    times_verdict(All, Number, By, thesis, Verdict).

test(options_matter_where_they_gain, Verdict == 'does not hold') :-
    times_verdict([], 6, time, tuned, Verdict).

%   Tuned Prolog made as fast without -O.

test(options_may_matter_to_no_one, Verdict == holds) :-
    runs(tuned, prolog, [mode-compile], times(cpu_ns, 1/1.6), Change),
    times_verdict([Change], 6, time, tuned, Verdict).

test(nobody_measured_the_noise, Verdicts == [inconclusive, inconclusive]) :-
    findall(Verdict,
            ( member(Number, [4, 5]),
              times_verdict([change(results, [kind-control], left_out)],
                            Number, time, tuned, Verdict)
            ),
            Verdicts).

test(a_noisy_control_hides_a_difference,
     [ forall(member(Factor-Expected, [1.01-holds, 500-inconclusive])),
       Verdict == Expected ]) :-
    times_verdict([change(results, [kind-control, slot-b],
                          times(cpu_ns, Factor))],
                  4, time, thesis, Verdict).

test(why_it_is_unclear,
     [ forall(member(Fields-Effect-Because,
                     [ [case-'rogue-1']-set([ending-crashed])
                       -'run rogue-1 two_phase thesis prolog optimize ended: \c
                         crashed',
                       [case-'rogue-1']-left_out
                       -'run rogue-1 two_phase thesis prolog optimize has no \c
                         times',
                       [case-'rogue-1', process-2]-times(cpu_ns, 0.00001)
                       -'rogue-1: the interval does not clear the noise floor',
                       [game-rogue, process-2]-times(cpu_ns, 0.00001)
                       -'rogue-1, rogue-2: the interval does not clear the \c
                         noise floor'
                     ])),
       Said == Expected ]) :-
    atom_concat(Because, '; times of the same question again and again',
                Expected),
    runs(thesis, prolog, Fields, Effect, Change),
    because([Change], 4, thesis, Said).

test(whose_times_they_are, [ forall(member(Number, [4, 5, 6])), nondet ]) :-
    because([], Number, thesis, Said),
    sub_atom(Said, _, _, _, 'times of the same question again and again').

test(inferences,
     [ forall(member(Game-Effect-Expected,
                     [ city-times(inferences, 0.01)-'holds in 1 of 2',
                       rogue-times(inferences, 10000)-'holds in 1 of 2',
                       tactics-left_out-inconclusive ])),
       Verdict == Expected ]) :-
    times_verdict([change(results, [ kind-work, style-tuned, lang-prolog,
                                     mode-optimize, game-Game ], Effect)],
                  5, inferences, tuned, Verdict).

test(inferences_the_other_way, Verdict == 'does not hold') :-
    findall(change(results, [kind-work, lang-prolog, game-Game],
                   set([inferences-Count])),
            member(Game-Count, [rogue-30, tactics-20, city-10]),
            Changes),
    times_verdict(Changes, 5, inferences, original, Verdict).

%   A question is answered if all of it was measured.

test(answered,
     [ forall(member(Match-Expected,
                     [ [kind-cold, style-tuned]
                       -[answered, answered, inconclusive],
                       [kind-prepare, style-thesis, case-'rogue-1', lang-c]
                       -[answered, inconclusive, answered],
                       [style-original, lang-prolog, case-'city-2']
                       -[inconclusive, answered, inconclusive],
                       [mode-compile]-[answered, answered, answered] ])),
       Verdicts == Expected ]) :-
    plain_study([change(results, Match, left_out)], Study),
    findall(Verdict,
            ( claim_subject(Subject, _),
              claim_verdict(Study, 8, time, Subject, Verdict)
            ),
            Verdicts).

%   Cases of other files do not count, and those of an original.cases elsewhere
%   do.

file(Effect, change(results, Match, Effect)) :-
    (   Effect = also(_)
    ->  Match = [kind-run]
    ;   Match = []
    ).

test(cases_of_other_files,
     [ forall(member(Effect-Expected,
                     [ set([file-'my/original.cases'])-holds,
                       set([file-'my/other.cases'])-inconclusive,
                       also([file-'my/other.cases', cpu_ns-5])-holds ])),
       Verdict == Expected ]) :-
    file(Effect, Change),
    times_verdict([Change], 4, time, original, Verdict).

test(figures_name_the_file,
     Names == [ [run, Case, two_phase, thesis, prolog, optimize],
                [run, Case, two_phase, thesis, c, optimize] ]) :-
    Case = 'rogue-1 (original.cases)',
    file(also([file-'my/other.cases']), Change),
    plain_study([Change], Study),
    once(claim_result(Study, result(4, _, _, _, Judged))),
    memberchk(judged(thesis, _, _, [figure(_, _, Names)|_]), Judged).

:- end_tests(verdicts_times).
