/** <module> A* with the true cost as estimate

Complete, and the best.  The costs between all pairs of squares are made
beforehand, by a search after Dijkstra from each square: O(N x N x log N) time
and O(N x N) space for N squares that can be entered, so larger worlds are
refused.  A run takes O(moves looked at x log(squares opened)) time.

Squares are numbered.  Moves are a compound with the list of Number-Cost of each
square; costs a compound with one of each square, in which the cost of each is
found, or `none`.

C makes the costs after Floyd and Warshall, which takes one that can be changed.

Mirror: c_impl/route/plain/astar_exact.c.
*/
:- module(plain_astar_exact, []).
:- use_module(library(apply), [foldl/4, maplist/2, maplist/3]).
:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- use_module(library(heaps),
              [ add_to_heap/4, get_from_heap/4, singleton_heap/3 ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module('../../kernels/plain_best_first').
:- use_module('../../kernels/routing').
:- use_module('../../moves').
:- use_module('../../question').
:- use_module('../../world').

:- multifile solver:solver/6.

solver:solver(astar_exact, plain, route, [[any]-[complete, best]],
              "A* by the true cost, made beforehand", plain_astar_exact).

prepare(World, exact(World, Numbers, Costs)) :-
    routing_limit(World, 1024),
    findall(Square,
            ( world_each(World, Square),
              world_is_open(World, Square)
            ),
            Squares),
    length(Squares, Count),
    findall(Number, between(1, Count, Number), All),
    pairs_keys_values(Pairs, Squares, All),
    list_to_assoc(Pairs, Numbers),
    maplist(square_moves(World, Numbers), Squares, Lists),
    compound_name_arguments(Moves, moves, Lists),
    maplist(square_costs(Moves, Count), All, Rows),
    compound_name_arguments(Costs, costs, Rows).

square_moves(World, Numbers, From, Moves) :-
    moves_all(World, From, Squares),
    findall(Number-Cost,
            ( member(To, Squares),
              get_assoc(To, Numbers, Number),
              world_move_cost(World, From, To, Cost)
            ),
            Moves).

%   square_costs(+Moves, +Count, +From, -Costs): an argument is bound as soon as
%   its square is closed.

square_costs(Moves, Count, From, Costs) :-
    compound_name_arity(Costs, costs, Count),
    singleton_heap(Heap, 0, From),
    close_next(Heap, Moves, Costs),
    term_variables(Costs, Unreached),
    maplist(=(none), Unreached).

close_next(Heap0, Moves, Costs) :-
    (   get_from_heap(Heap0, Cost, Number, Heap1)
    ->  arg(Number, Costs, Closed),
        (   var(Closed)
        ->  Closed = Cost,
            arg(Number, Moves, Next),
            foldl(put(Costs, Cost), Next, Heap1, Heap)
        ;   Heap = Heap1
        ),
        close_next(Heap, Moves, Costs)
    ;   true
    ).

put(Costs, Cost0, Number-Step, Heap0, Heap) :-
    arg(Number, Costs, Closed),
    (   var(Closed)
    ->  Cost is Cost0+Step,
        add_to_heap(Heap0, Cost, Number, Heap)
    ;   Heap = Heap0
    ).

run(exact(World, Numbers, Costs), Question, Answer) :-
    question_squares(Question, [_, Goal]),
    plain_best_first(World, Question, rest(Numbers, Costs, Goal), Answer).

%   Fails if no way leads from the square to the goal.

rest(Numbers, Costs, Goal, Square, Rest) :-
    get_assoc(Square, Numbers, From),
    get_assoc(Goal, Numbers, To),
    arg(From, Costs, Row),
    arg(To, Row, Rest),
    Rest \== none.

trace(exact(World, Numbers, Costs), Question, Trace) :-
    question_squares(Question, [_, Goal]),
    plain_best_first_trace(World, Question, rest(Numbers, Costs, Goal), Trace).
