/** <module> Steps are counted from the start until the goal has its number,
then the way goes back along falling numbers

Complete, and no route has fewer steps: it is the best where every step costs
one.  O(N log N) time for N squares reached.

Mirror: c_impl/route/plain/breadth_first.c.
*/
:- module(plain_breadth_first, []).
:- use_module(library(assoc), [assoc_to_list/2, list_to_assoc/2]).
:- use_module(library(lists), [append/3, reverse/2]).
:- use_module('../../answer').
:- use_module('../../kernels/plain_breadth_first').
:- use_module('../../kernels/routing').
:- use_module('../../question').
:- use_module('../../rows').

:- multifile solver:solver/6.

solver:solver(breadth_first, plain, route,
              [ [unit_cost]-[complete, best, same],
                [any]-[complete]
              ],
              "steps counted from the start, first in, first out",
              plain_breadth_first).

prepare(World, World).

run(World, Question, Answer) :-
    search(World, Question, Found, Distances, Taken),
    length(Taken, Expanded),
    (   Found = found(Goal)
    ->  spread_way(World, Distances, Goal, Back),
        reverse([Goal|Back], [_|Squares]),
        routing_found(World, Question, Squares, Expanded, Answer)
    ;   routing_none(Expanded, Answer)
    ).

search(World, Question, Found, Distances, Taken) :-
    question_squares(Question, [Start, Goal]),
    list_to_assoc([Start-0], Distances0),
    (   Start == Goal
    ->  Found = found(Goal),
        Distances = Distances0,
        Taken = []
    ;   spread([Start], 1, Goal, World, Found, Distances0, Distances, Taken)
    ).

%   spread(+Layer, +Distance, +Goal, +World, -Found, +Distances0, -Distances,
%   -Taken): Distance is that of the next layer.

spread([], _, _, _, none, Distances, Distances, []) :- !.
spread(Layer, Distance, Goal, World, Found, Distances0, Distances, Taken) :-
    spread_layer(Layer, Distance, World, ==(Goal), Next, Found0, Distances0,
                 Distances1, Taken0),
    append(Taken0, Taken1, Taken),
    (   Found0 == none
    ->  Distance1 is Distance+1,
        spread(Next, Distance1, Goal, World, Found, Distances1, Distances,
               Taken1)
    ;   Found = Found0,
        Distances = Distances1,
        Taken1 = []
    ).

trace(World, Question, Trace) :-
    search(World, Question, _, Distances, Taken),
    assoc_to_list(Distances, Pairs),
    plane_of(World, Pairs, -1, Left),
    trace_make(Taken, Left, Trace).
