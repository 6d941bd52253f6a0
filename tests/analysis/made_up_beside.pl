/** <module> What else stands beside the results of a made-up study

Its Prolog searches answer again and again if they remove their facts, and not
otherwise; the tuned ones have none.  GNU Prolog takes four times as long.
*/
:- module(made_up_beside,
          [ made_up_pair/1,             % -Fields
            made_up_repeat/1,           % -Fields
            made_up_system/1            % -Fields
          ]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(made_up_planted).

%!  made_up_pair(-Fields) is nondet.
%
%   A row of pairs.csv, as a list of Column-Value.

made_up_pair([ world-Game, game-Game, search-Search, style-Style, lang-Lang,
               reference-Reference, pairs-16002, no_route-252, missed-Missed,
               longer-Longer, worst_ratio-Worst, mean_ratio-Mean ]) :-
    made_up_search(Game, Search, Style),
    Style \== original,
    member(Lang, [c, prolog]),
    loses(Search, Missed, Longer, Worst, Mean),
    reference(Game, Reference).

reference(rogue, two_phase).
reference(tactics, astar_chebyshev).
reference(city, all_levels).

loses(Search, Missed, Longer, Worst, Mean) :-
    (   Search == astar
    ->  Missed = 0, Longer = 410, Worst = 1.5, Mean = 1.01
    ;   Search == levelwise
    ->  Missed = 3, Longer = 2200, Worst = 3.7, Mean = 1.05
    ;   Missed = 0, Longer = 0, Worst = 1.0, Mean = 1.0
    ).

%!  made_up_repeat(-Fields) is nondet.
%
%   A row of repeats.csv.

made_up_repeat([ file-'tests/cases/original.cases', game-Game, search-Search,
                 style-Style, lang-Lang, removal-Removal, question-Question,
                 case-Case, ending-Ending ]) :-
    made_up_search(Game, Search, Style),
    member(Lang, [c, prolog]),
    removal(Lang, Style, Removal),
    nth1(Question, [1, 2, 1], Number),
    atomic_list_concat([Game, Number], -, Case),
    (   Removal == off,
        Question > 1
    ->  Ending = wrong
    ;   Ending = ok
    ).

removal(Lang, Style, Removal) :-
    (   Lang == prolog,
        Style \== tuned
    ->  member(Removal, [on, off])
    ;   Removal = none
    ).

%!  made_up_system(-Fields) is nondet.
%
%   A row of systems.csv, without noise.

made_up_system([ system-System, version-'0.0', game-Game, case-Case,
                 process-Process, block-Block, runs-100, with_ms-With,
                 without_ms-50, executable_bytes-Bytes ]) :-
    member(System-Factor-Bytes, [swi-1-240000, gnu-4-850000]),
    planted(Case, Search, original, prolog, Ns),
    made_up_search(Game, Search, original),
    member(Process, [1, 2, 3]),
    member(Block, [1, 2]),
    With is 50+round(Ns*Factor*100/1000000).
