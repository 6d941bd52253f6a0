/** <module> The fewest steps, whatever they cost: layer by layer until the goal
gets its distance, then back along falling distances

Stairs are a ninth neighbour.  Complete; the route has the fewest steps, so that
it is best where every step costs one.  O(squares reached) time.

Mirror: c_impl/route/tuned/breadth_first.c.
*/
:- module(tuned_breadth_first, []).
:- use_module(library(lists), [append/3]).
:- use_module('../../answer').
:- use_module('../../game', [game_has/2]).
:- use_module('../../kernels/breadth_first',
              [ flood_prepare_stairs/2 as prepare,
                flood_route/3,
                flood_trace/3 as trace
              ]).
:- use_module('../../kernels/graph', [graph_world/2]).
:- use_module('../../question').
:- use_module('../../world').

:- multifile solver:solver/6.

solver:solver(breadth_first, tuned, route,
              [ [unit_cost]-[complete, best, same],
                [any]-[complete]
              ],
              "breadth-first over all levels, steps whatever they cost",
              tuned_breadth_first).

run(Flood, Question, Answer) :-
    flood_route(Flood, Question, Answer0),
    answer_rows(Answer0, Squares0),
    (   Squares0 == []
    ->  Answer = Answer0
    ;   graph_world(Flood, World),
        question_squares(Question, [Start, _]),
        answer_work(Answer0, Work),
        to_enter(World, Squares0, Squares),
        cost(Squares, Start, World, 0, Cost),
        answer_make(found, Cost, Work, Squares, Answer)
    ).

%   The goal's own square may not have to be entered.

to_enter(World, Squares0, Squares) :-
    world_game(World, Game),
    (   game_has(Game, ends_beside)
    ->  append(Squares, [_], Squares0),
        !
    ;   Squares = Squares0
    ).

cost([], _, _, Cost, Cost).
cost([To|Squares], From, World, Cost0, Cost) :-
    world_move_cost(World, From, To, Step),
    Cost1 is Cost0+Step,
    cost(Squares, To, World, Cost1, Cost).
