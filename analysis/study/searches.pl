/** <module> What searches find and do, held against each other

Both languages do equal work, and so do the styles of most searches; so what is
asked here is asked of a search on a case: asked(Case, Search, Style), by the
rows of either language.  Only answers that have steps, routes that is, can be
held against the best one: the cheapest that any search found on the case.
*/
:- module(study_searches,
          [ asked/2,                    % +Study, ?Asked
            asked_value/4,              % +Study, +Asked, +Column, -Value
            asked_found/2,              % +Study, +Asked
            asked_tried/2,              % +Study, +Asked
            asked_time/4,               % +Study, +Asked, +Lang, -Boot
            asked_together/2,           % +Study, +Asked
            asked_estimate/4,           % +Study, +Asked, +Lang, -Estimate
            case_best/3,                % +Study, +Case, -Best
            asked_excess/3,             % +Study, +Asked, -Ratio
            compared_level/2,           % +Study, ?Level
            level_text/2,               % +Level, -Text
            score_number/2              % +Score, -Number
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [list_to_set/2, member/2]).
:- use_module(cases).
:- use_module(estimates).
:- use_module(listing).
:- use_module(machines, [one_machine/2]).
:- use_module(rows).
:- use_module(samples).
:- use_module(statistics, [boot_estimate/2]).

%!  asked(+Study, ?Asked) is nondet.
%
%   Every search on every case that has rows and routes for answers, by kinds of
%   level.

asked(Study, asked(Case, Search, Style)) :-
    listed_level(Study, work, _, Case),
    listed_search(Study, Search, Style),
    asked_value(Study, asked(Case, Search, Style), steps, _).

%!  asked_value(+Study, +Asked, +Column, -Value) is semidet.
%
%   What the rows of one run say, of the first language in which it ended well.

asked_value(Study, asked(Case, Search, Style), Column, Value) :-
    member(Lang, [c, prolog]),
    member(Kind, [work, run, growth]),
    Cell = cell(Kind, Case, Search, Style, Lang, optimize),
    rows(Study, Cell, Rows),
    member(Row, Rows),
    row_value(Row, Column, Value),
    \+ ended_badly(Study, Cell, _),
    !.

%!  asked_found(+Study, +Asked) is semidet.
%
%   It found a way.

asked_found(Study, Asked) :-
    asked_value(Study, Asked, steps, Steps),
    Steps > 0.

%!  asked_tried(+Study, +Asked) is semidet.
%
%   It has rows, whatever came of it.

asked_tried(Study, asked(Case, Search, Style)) :-
    member(Kind, [work, run]),
    study_cell(Study, cell(Kind, Case, Search, Style, _, _)),
    !.

%!  asked_time(+Study, +Asked, +Lang, -Boot) is semidet.
%
%   What its time is made of: that of the same question again and again, or of
%   the first one where a search was asked only once.

asked_time(Study, asked(Case, Search, Style), Lang, Boot) :-
    member(Kind, [run, cold]),
    cell_boot(Study, cell(Kind, Case, Search, Style, Lang, optimize), Boot),
    !.

%!  asked_together(+Study, +Asked) is semidet.
%
%   Times of all of these can be put together: they are from one machine.

asked_together(Study, All) :-
    findall(Cell,
            ( member(asked(Case, Search, Style), All),
              member(Kind, [work, run, cold]),
              Cell = cell(Kind, Case, Search, Style, c, optimize)
            ),
            Cells),
    one_machine(Study, Cells).

%!  asked_estimate(+Study, +Asked, +Lang, -Estimate) is semidet.
%
%   The time itself.

asked_estimate(Study, Asked, Lang, Estimate) :-
    asked_time(Study, Asked, Lang, Boot),
    boot_estimate(Boot, Estimate).

%!  case_best(+Study, +Case, -Best) is semidet.
%
%   The least score of all.  Fails where nobody found a way.

:- table case_best/3.

case_best(Study, Case, Best) :-
    aggregate_all(min(Score),
                  ( asked_on(Study, Case, Asked),
                    asked_found(Study, Asked),
                    asked_value(Study, Asked, score, Score)
                  ),
                  Best).

asked_on(Study, Case, asked(Case, Search, Style)) :-
    listed_search(Study, Search, Style).

%!  asked_excess(+Study, +Asked, -Ratio) is semidet.
%
%   Its score over the best one.

asked_excess(Study, Asked, Ratio) :-
    Asked = asked(Case, _, _),
    asked_found(Study, Asked),
    asked_value(Study, Asked, score, Score),
    case_best(Study, Case, Best),
    Best > 0,
    Ratio is Score/float(Best).

%!  compared_level(+Study, ?Level) is nondet.
%
%   The kinds of level on which there is something to compare: three searches,
%   and more.

compared_level(Study, Level) :-
    compared_levels(Study, Levels),
    member(Level, Levels).

:- table compared_levels/2.

compared_levels(Study, Levels) :-
    findall(Level-Search,
            ( asked(Study, asked(Case, Search, _)),
              case_level(Study, Case, Level)
            ),
            All),
    findall(Level, member(Level-_, All), Levels0),
    list_to_set(Levels0, Levels1),
    findall(Level,
            ( member(Level, Levels1),
              aggregate_all(count, distinct_search(All, Level), Count),
              Count >= 3
            ),
            Levels).

distinct_search(All, Level) :-
    findall(Search, member(Level-Search, All), Searches0),
    sort(Searches0, Searches),
    member(_, Searches).

%!  level_text(+Level, -Text) is det.
%
%   What a kind of level is called.

level_text(level(Game, Made), Text) :-
    (   Made == ''
    ->  Text = Game
    ;   atomic_list_concat([Game, ' ', Made], Text)
    ).

%!  score_number(+Score, -Number) is det.
%
%   A score as it is read.  Where a diagonal step costs the root of two, rows
%   have costs in parts of a straight step, 2^40 of them; no other score is that
%   large.

score_number(Score, Number) :-
    (   Score < 1<<40
    ->  Number = Score
    ;   Score /\ ((1<<40)-1) =:= 0
    ->  Number is Score>>40
    ;   Number is Score/float(1<<40)
    ).
