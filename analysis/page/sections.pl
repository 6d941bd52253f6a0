/** <module> In which sections of the page tables and figures stand */
:- encoding(utf8).
:- module(page_sections,
          [ section/5                   % ?Id, ?Title, ?Intro, ?Tables, ?Figures
          ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module('../study/scenarios', [scenario_id/3]).

%!  section(?Id, ?Title, ?Introduction, ?Tables, ?Figures) is nondet.
%
%   Tables and Figures are lists of their ids.

section(claims, "The conclusions of 2010, checked",
        "Each is a rule over the rows of this study, judged on the programs \c
         of 2010, rebuilt (does the reconstruction show what 2010 saw?), on \c
         programs with the means of 2010 that do equal work in both \c
         languages, and on tuned ones (does the conclusion survive when both \c
         are written well?). Only ratios and orders are compared with 2010, \c
         never times.",
        [claims, layout, 'original-judgements'], []).
section(rebuilt, "The programs of 2010, rebuilt",
        "Six programs of one file each, written by what the text of 2010 \c
         says of the lost ones, piece by piece. They still do what those did \c
         wrong.",
        ['original-fit', 'original-work', 'original-systems'], []).
section(languages, "The languages compared", "",
        [scenarios|Ratios], Figures) :-
    by_scenario([ratios], Ratios),
    by_scenario([tradeoff, times], Figures).
section(tuning, "The question left open: Prolog when it is optimised", "",
        ['break-even'|Gains], Gains) :-
    by_scenario([gain], Gains).
section(original, "The original's tables, 2010 and today",
        "What the original printed, beside today's programs. Its times were \c
         taken on another machine by a coarse clock: they stand beside \c
         today's, but only ratios and orders may be compared.",
        ['original-programs', 'original-searches', 'original-times'], []).
section(sizes, "Sizes", "", [sizes, programs], [sizes]).
section(times, "Times", "", Tables, []) :-
    by_scenario([times], Times),
    append(Times, [border, control], Tables).
section(growth, "Growth", "", [exponents, growth], [growth]).
section(work, "Work", "", [work], []).
section(routes, "Routes and endings", "", [pairs, endings], []).
section(traces, "Where the verdicts come from",
        "Every number behind a verdict, with the names of its rows.",
        ['claims-numbers'], []).

%   Of each stem, the tables or figures of all scenarios.

by_scenario(Stems, Ids) :-
    findall(Id, ( member(Stem, Stems), scenario_id(Stem, _, Id) ), Ids).
