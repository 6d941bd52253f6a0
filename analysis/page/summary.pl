/** <module> What a study says, in sentences

A sentence stands only where its rows are there, and every number in it is
computed from them.
*/
:- encoding(utf8).
:- module(page_summary,
          [ answer/2,                   % +Study, -Sentences
            summary/2                   % +Study, -Sentences
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [max_list/2, member/2, memberchk/2, min_list/2]).
:- use_module('../claims/claims', [claim_layout/2, claim_result/2]).
:- use_module('../claims/original', [original_case/3]).
:- use_module('../claims/verdicts').
:- use_module('../claims/work', [unequal_work_text/2]).
:- use_module('../study/statistics', [geometric_mean/2]).
:- use_module('../study/study').
:- use_module('../text/numbers').
:- use_module(speed).

%!  answer(+Study, -Sentences) is det.
%
%   Three of them, for the head of the page: how fast Prolog is when it is
%   optimised, what a new world costs, and what holds of 2010's conclusions.

answer(Study, [Tour, NewWorld, Verdicts]) :-
    tour_sentence(Study, Tour),
    new_world_sentence(Study, NewWorld),
    (   decides(Study, tuned)
    ->  verdicts_text(Study, tuned, Text),
        format(string(Verdicts),
               "Of the conclusions of 2010, by their numbers and judged on \c
                tuned programs, ~w.", [Text])
    ;   Verdicts = "These rows decide none of the conclusions of 2010."
    ).

decides(Study, Subject) :-
    claim_result(Study, result(_, _, _, _, Judged)),
    member(judged(Subject, Verdict, _, _), Judged),
    verdict_decides(Verdict),
    !.

%!  summary(+Study, -Sentences) is det.
%
%   What else there is to say.

summary(Study, Sentences) :-
    findall(Sentence, sentence(Study, Sentence), Sentences).

sentence(Study, Sentence) :-
    decides(Study, original),
    verdicts_text(Study, original, Text),
    format(string(Sentence),
           "Judged on the programs of 2010, rebuilt, ~w.", [Text]).
sentence(Study, Sentence) :-
    unequal_work_text(Study, Sentence).
sentence(Study, Sentence) :-
    findall(One,
            ( claim_layout(Study, layout(Number, _, Subject, Verdicts)),
              findall(Verdict, member(_-Verdict, Verdicts), All),
              sort(All, [_, _|_]),
              format(atom(One), "~w on ~w", [Number, Subject])
            ),
            Changing),
    once(size(Study, _, lines_60, _)),
    (   Changing == []
    ->  Sentence = "With all C laid out to 60 or 120 columns instead of 80, \c
                    no verdict by lines changes."
    ;   atomic_list_concat(Changing, ', ', Which),
        format(string(Sentence),
               "With all C laid out to 60 or 120 columns instead of 80, these \c
                verdicts by lines change: claim ~w; none by tokens does.",
               [Which])
    ).
sentence(Study, Sentence) :-
    findall(Ratio,
            ( original_case(_, _, Case),
              system_ratio(Study, gnu, swi, Case, estimate(Ratio, _, _))
            ),
            Ratios),
    Ratios = [_|_],
    min_list(Ratios, Least),
    max_list(Ratios, Most),
    length(Ratios, Count),
    fixed(Least, 1, LeastText),
    fixed(Most, 1, MostText),
    format(string(Sentence),
           "The Prolog programs of 2010 take ~w to ~w times as long in GNU \c
            Prolog, which indexes facts by their first argument only, as in \c
            SWI-Prolog (~d cases).", [LeastText, MostText, Count]).
sentence(Study, Sentence) :-
    scenario_sentence(Study, Sentence).
sentence(Study, Sentence) :-
    crossing_sentence(Study, Sentence).
sentence(Study, Sentence) :-
    size_mean(Study, thesis, lines, Count, ThesisLines),
    size_mean(Study, thesis, tokens, _, ThesisTokens),
    size_mean(Study, tuned, lines, _, TunedLines),
    size_mean(Study, tuned, tokens, _, TunedTokens),
    format(string(Sentence),
           "A search in Prolog has ~w of the lines and ~w of the tokens of \c
            the same in C by the means of 2010; tuned, ~w of the lines and ~w \c
            of the tokens, kernels included (geometric means; n: ~d \c
            searches).",
           [ThesisLines, ThesisTokens, TunedLines, TunedTokens, Count]).
sentence(Study, Sentence) :-
    bad_endings(Study, Count),
    Count > 0,
    format(string(Sentence),
           "A search that did not end well has no time: ~D of them, which the \c
            table of endings tells.", [Count]).
sentence(Study, Sentence) :-
    maplist(floor_text(Study), [run, tour, new_world], [Run, Tour, Once]),
    format(string(Sentence),
           "Numbers in brackets are 95 % intervals; n is how many cases, then \c
            processes × blocks. Ratios closer to 1 than the noise of their \c
            kind are not called differences: a factor of ~w for blocks of one \c
            question, ~w for tours, ~w for a new world.", [Run, Tour, Once]).

floor_text(Study, Kind, Text) :-
    noise_floor(Study, Kind, Floor),
    fixed(Floor, 3, Text).

%   Prolog over C, a geometric mean over the searches that exist in both styles.

size_mean(Study, Style, Column, Count, Text) :-
    findall(Quotient,
            ( listed_search(Study, Search, thesis),
              listed_search(Study, Search, tuned),
              Key = size(search, Search, Style),
              one_size(Study, Key, prolog, Column, Prolog),
              one_size(Study, Key, c, Column, C),
              C > 0,
              Prolog > 0,
              Quotient is Prolog/float(C)
            ),
            Quotients),
    length(Quotients, Count),
    geometric_mean(Quotients, Mean),
    fixed(Mean, 2, Text).

one_size(Study, size(search, Search, Style), Lang, Column, Value) :-
    size(Study, size(search, Search, Style, Lang, all, search), Column, Value),
    !.

bad_endings(Study, Count) :-
    aggregate_all(count,
                  ( study_cell(Study, Cell),
                    ending(Study, Cell, Ending, _),
                    \+ memberchk(Ending, [ok, refused])
                  ),
                  Count).
