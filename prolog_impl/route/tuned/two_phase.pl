/** <module> Rogue's search: distances spread until the player has one, then the
way back along falling distances

Breadth-first from the creature, so the route is the shortest.  O(squares
reached) time.

Mirror: c_impl/route/tuned/two_phase.c.
*/
:- module(tuned_two_phase, []).
:- use_module('../../answer').
:- use_module('../../kernels/breadth_first',
              [ flood_prepare/2 as prepare,
                flood_trace/3 as trace,
                flood_back/2,
                flood_to_goal/5,
                flood_walk_back/4
              ]).

:- multifile solver:solver/6.

solver:solver(two_phase, tuned, route,
              [ [unit_cost, eight_ways, one_level, beside]-
                [complete, best, same]
              ],
              "breadth-first to the player, then back along falling distances",
              tuned_two_phase).

run(Flood, Question, Answer) :-
    findall(Answer0, route(Flood, Question, Answer0), [Answer]).

%   The player's own square is not entered.

route(Flood, Question, Answer) :-
    flood_to_goal(Flood, Question, Found, Expanded, _),
    (   Found == none
    ->  answer_make(no_answer, 0, [Expanded], [], Answer)
    ;   Expanded =:= 0
    ->  answer_make(found, 0, [0], [], Answer)
    ;   flood_back(Found, Beside),
        flood_walk_back(Beside, [], Squares, Cost),
        answer_make(found, Cost, [Expanded], Squares, Answer)
    ).
