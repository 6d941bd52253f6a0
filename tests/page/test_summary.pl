/** <module> The sentences that a study's numbers make */
:- encoding(utf8).
:- module(test_summary, []).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(plunit)).
:- use_module('../../analysis/page/summary').
:- use_module('../../analysis/study/study').
:- use_module('../analysis/plain_studies').
:- use_module('../analysis/studies').
:- use_module(reports).

%   Studies without noise: preparing takes 12 runs, a first question 30, and
%   reading 20; in tours C takes 1.5 times as long as with one question.

answers(Changes, Sentences) :-
    plain_study(Changes, Study),
    answer(Study, Sentences).

summaries(Changes, Sentences) :-
    plain_study(Changes, Study),
    summary(Study, Sentences).

tuned_prolog(Kind, Effect,
             change(results, [kind-Kind, style-tuned, lang-prolog], Effect)).

%   Times of a growing level, C growing faster than Prolog or not at all.

growth_study(Times, Study) :-
    findall([kind-growth, file-'', case-Case, width-Side, height-Side,
             lang-Lang, process-Process, runs-2, cpu_ns-Time],
            ( member(Side-Lang-Time, Times),
              atomic_list_concat([maze, Side], -, Case),
              member(Process, [1, 2])
            ),
            Rows),
    results_text(Rows, Text),
    with_files(['results.csv'-Text], Directory, study_read(Directory, Study)).

:- begin_tests(answer).

%   45 x 1.0, 1.3 and 9.0 over 1.5; 80 x 4000 over 45 x 400 and so on.

test(three_sentences, [Count, First] == [3, Expected]) :-
    answers([], Sentences),
    length(Sentences, Count),
    Sentences = [First|_],
    Expected = "Asked many different questions in turn, tuned Prolog takes \c
                68.1 (68.1–68.1; by case 30.0–270; n: 6 cases, 2×1) times as \c
                long as tuned C, and it is 19.6 (19.6–19.6; by case \c
                17.8–23.7; n: 6 cases, 2×1) times as fast as Prolog \c
                by the means of 2010.".

%   Preparing takes 24 or 2,400 runs instead of 12: of 17.8 times and 23.7 times
%   as short ones.

test(a_new_world_and_when_it_pays,
     [ forall(member(Factor-Expected,
                     [ 2-"is 15.2 (15.2–15.2; by case 13.8–18.4; n: 6 cases, \c
                          2×1) times as fast as",
                       2-"; tuning pays from question 1 on in 6 of 6 cases.",
                       200-"times as long as Prolog by the means of 2010",
                       200-"; tuning pays from question 65 to 102 on in 6 of \c
                            6 cases." ])),
       nondet ]) :-
    tuned_prolog(prepare, times(cpu_ns, Factor), Change),
    answers([Change], [_, NewWorld, _]),
    string_concat("On a new world, which is prepared and asked one question, \c
                   it takes ", _, NewWorld),
    has(NewWorld, Expected).

test(it_may_never_pay) :-
    tuned_prolog(prepare, times(cpu_ns, 200), Change1),
    tuned_prolog(tour, times(cpu_ns, 100), Change2),
    answers([Change1, Change2], [_, NewWorld, _]),
    has(NewWorld, "; tuning never pays there (n: 6 cases).").

test(what_cannot_be_told_apart) :-
    findall(Change,
            ( member(Game-Factor, [rogue-17.7778, tactics-23.7037,
                                   city-17.7778]),
              Change = change(results, [kind-tour, style-tuned, lang-prolog,
                                        game-Game],
                              times(cpu_ns, Factor))
            ),
            Changes),
    answers(Changes, [Tour|_]),
    has(Tour, "times as long as Prolog by the means of 2010, which is within \c
               the noise.").

test(verdicts_on_tuned_programs,
     Verdicts == "Of the conclusions of 2010, by their numbers and judged on \c
                  tuned programs, 1, 2, 3, 4, 5, 9, 10 and 11 hold; 6 and 7 \c
                  do not hold; 8 is answered; 12 has nothing to be judged \c
                  by.") :-
    answers([], [_, _, Verdicts]).

test(three_sentences_of_nothing, Count == 3) :-
    with_results([], Study, answer(Study, Sentences)),
    length(Sentences, Count).

test(rows_may_decide_nothing,
     Last == "These rows decide none of the conclusions of 2010.") :-
    with_results([], Study, answer(Study, [_, _, Last])).

:- end_tests(answer).

:- begin_tests(summary).

test(every_mean_has_range_and_n, Unclear == []) :-
    summaries([], Sentences),
    findall(Sentence,
            ( member(Sentence, Sentences),
              has(Sentence, " times as "),
              \+ has(Sentence, "n: 6 cases"),
              \+ has(Sentence, "GNU Prolog"),
              \+ has(Sentence, "unequal work")
            ),
            Unclear),
    findall(Sentence,
            ( member(Sentence, Sentences), has(Sentence, "by case ") ),
            [_, _, _, _|_]).

test(every_scenario_is_named) :-
    summaries([], Sentences),
    member(Sentence, Sentences),
    string_concat("With both tuned, Prolog's time over C's is 68.1 (", _,
                  Sentence),
    forall(scenario(_, Words, _), has(Sentence, Words)),
    !.

test(prolog_overtakes, Sentences == [Expected]) :-
    growth_study([ 32-c-100, 32-prolog-200, 64-c-400, 64-prolog-402,
                   128-c-2000, 128-prolog-1000, 192-c-9000,
                   192-prolog-1800 ], Study),
    summary(Study, All),
    findall(Sentence, ( member(Sentence, All), has(Sentence, overtakes) ),
            Sentences),
    Expected = "On levels of rogue that grow, tuned dig in Prolog overtakes C \c
                between 32 and 128 squares a side; at 192 Prolog takes 0.200 \c
                (0.200–0.200) of C's time (n: 2×1×2 processes × blocks × \c
                runs).".

test(nobody_overtakes, Sentences == []) :-
    growth_study([32-c-100, 32-prolog-200, 64-c-400, 64-prolog-402], Study),
    summary(Study, All),
    findall(Sentence, ( member(Sentence, All), has(Sentence, overtakes) ),
            Sentences).

test(noise_by_kind) :-
    summaries([], Sentences),
    append(_, [Last], Sentences),
    has(Last, "a factor of 1.010 for blocks of one question, 1.010 for tours, \c
               1.010 for a new world."),
    !.

:- end_tests(summary).
