/** <module> Plans in the player: what is read, what clashes, what is drawn */
:- encoding(utf8).
:- module(test_plans, []).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(http/html_write), [print_html/2]).
:- use_module(library(http/json), [atom_json_term/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth0/3]).
:- use_module(library(plunit)).
:- use_module('../../analysis/page/board').
:- use_module('../../analysis/page/final').
:- use_module('../../analysis/page/plan').
:- use_module('../../analysis/page/played').
:- use_module('../../analysis/page/player').
:- use_module('../../analysis/study/study').
:- use_module('../analysis/directories').
:- use_module('../analysis/studies').
:- use_module(made_plans).
:- use_module(reports, [has/2]).

:- dynamic made/1.                      % Study

set_up :-
    made(_),
    !.
set_up :-
    with_output_to(string(Text), write_plans(current_output)),
    study_of(Text, Study),
    assertz(made(Study)).

study_of(Traces, Study) :-
    results_text([[]], Results),
    with_files(['results.csv'-Results, 'traces.json'-Traces], Directory,
               study_read(Directory, Study)).

trace(Search, Trace) :-
    made(Study),
    once(( traces(Study, Trace), trace_value(Trace, search, Search) )).

clashes(Search, Clashes) :-
    trace(Search, Trace),
    trace_plan(Trace, Ways),
    plan_clashes(Ways, Clashes).

:- meta_predicate shown(//, -).

shown(Html, Text) :-
    phrase(Html, Tokens),
    with_output_to(string(Text), print_html(current_output, Tokens)).

occurrences(Text, Part, Count) :-
    aggregate_all(count, sub_string(Text, _, _, _, Part), Count).

%   The first line of the traces with one part of it changed.

changed(Old, New, Line) :-
    with_output_to(string(Text), write_plans(current_output)),
    split_string(Text, "\n", "", [Line0|_]),
    once(sub_string(Line0, Before, _, After, Old)),
    sub_string(Line0, 0, Before, _, Start),
    sub_string(Line0, _, After, 0, End),
    atomic_list_concat([Start, New, End, '\n'], Line).

:- begin_tests(plans, [setup(set_up)]).

test(a_plan_is_ways, Ends == [[1, 7, 1], [1, 1, 1]]-[7, 10]) :-
    trace(drive, Trace),
    trace_plan(Trace, Ways),
    findall(Last, ( member(Way, Ways), append(_, [Last], Way) ), Lasts),
    findall(Length, ( member(Way, Ways), length(Way, Length) ), Lengths),
    Ends = Lasts-Lengths.

test(a_plan_is_no_route, Route == []) :-
    trace(drive, Trace),
    final_route(Trace, Route).

test(a_right_plan_has_no_clash, Clashes == []) :-
    clashes(drive, Clashes).

test(two_on_one_square_clash, Clashes == [clash(3, [1, 8, 2], [1, 2])]) :-
    clashes(stray, Clashes).

test(two_who_swap_clash, Clashes == [clash(4, [1, 7, 2], [1, 2])]) :-
    clashes(balk, Clashes).

%   Both diagonals of a block have one middle.

test(two_who_cross_clash, Clashes == [clash(1, [1, 3, 3], [1, 2])]) :-
    plan_clashes([ [[1, 1, 1], [1, 2, 2]], [[1, 1, 2], [1, 2, 1]] ], Clashes).

test(who_follows_does_not_clash, Clashes == []) :-
    plan_clashes([ [[1, 2, 1], [1, 3, 1]], [[1, 1, 1], [1, 2, 1]] ], Clashes).

test(who_stays_is_still_there, Moments == [2, 3]) :-
    plan_clashes([ [[1, 3, 1]],
                   [[1, 1, 1], [1, 2, 1], [1, 3, 1], [1, 3, 1]] ],
                 Clashes),
    findall(Moment, member(clash(Moment, _, _), Clashes), Moments).

test(words,
     [ forall(member(Search-Expected,
                     [ drive-"9 moments, 2 of 2 at their goals",
                       stray-"6 moments, 2 of 2 at their goals, 1 clash" ])),
       Words == Expected ]) :-
    trace(Search, Trace),
    plan_words(Trace, Words).

test(the_last_picture, Counts == [2, 2, 2, 1]) :-
    trace(stray, Trace),
    shown(board(Trace, id, label), Text),
    findall(Count,
            ( member(Part, [ "class=\"mover\"", "stroke=\"hsl(0 62% 40%)\"",
                             "stroke=\"hsl(137 62% 40%)\"", "r=\"5.4\"" ]),
              occurrences(Text, Part, Count)
            ),
            Counts).

test(the_last_picture_has_dots_on_goals,
     forall(member(Place, [ "translate(65 5)", "translate(5 5)" ]))) :-
    trace(drive, Trace),
    shown(board(Trace, id, label), Text),
    has(Text, Place).

test(what_is_played, Tracks-Ways == 3-[[0, 1, 2, 3, 4, 5, 6],
                                       [6, 5, 4, 4, 11, 4, 3, 2, 1, 0]]) :-
    made(Study),
    played_cases(Study, Cases),
    played_json(Study, Cases, Json),
    atom_json_term(Json, json(Played), []),
    memberchk(tracks=List, Played),
    length(List, Tracks),
    memberchk(cases=[json(Case)], Played),
    memberchk(runs=[json(Run)|_], Case),
    memberchk(search=drive, Run),
    memberchk(track=Number, Run),
    nth0(Number, List, json(Track)),
    memberchk(ways=Ways, Track),
    \+ memberchk(steps=_, Track).

test(captions) :-
    made(Study),
    played_cases(Study, Cases),
    shown(player_section(Cases), Text),
    has(Text, "plain: 7 moments, 2 of 2 at their goals, 1 clash; answer 13").

test(refused,
     [ forall(member(Old-New,
                     [ "[1, 1, 1, 1 ]"-"[1, 1, 1, 2 ]",
                       "[1, 1, 1, 1 ]"-"[1, 1, 3, 1 ]",
                       "[1, 1, 1, 1 ]"-"[1, 1, 2, 1 ]",
                       "[1, 1, 1, 1 ]"-"[1, \"1\", 1, 1 ]",
                       "[1, 7, 1, 2 ]"-"[1, 7, 1, 3 ]",
                       "[1, 7, 1, 2 ]"-"[1, 7, 1 ]" ])),
       Message == "'rows' are not the ways of all" ]) :-
    changed(Old, New, Line),
    catch(study_of(Line, _), error(csv_error(_, 1, Message), _), true).

:- end_tests(plans).
