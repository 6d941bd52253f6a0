/** <module> Steps are counted from both ends, a layer here and a layer there,
until one side comes upon a square of the other

Complete; the best where every step costs one, which it asks for.  O(N log N)
time for N squares reached.

Mirror: c_impl/route/plain/bidirectional.c.
*/
:- module(plain_bidirectional, []).
:- use_module(library(assoc),
              [ assoc_to_list/2, get_assoc/3, list_to_assoc/2 ]).
:- use_module(library(lists), [append/3, reverse/2]).
:- use_module('../../answer').
:- use_module('../../kernels/plain_breadth_first').
:- use_module('../../kernels/routing').
:- use_module('../../question').
:- use_module('../../rows').

:- multifile solver:solver/6.

solver:solver(bidirectional, plain, route,
              [ [unit_cost]-[complete, best, loose] ],
              "steps counted from both ends until they meet",
              plain_bidirectional).

prepare(World, World).

run(World, Question, Answer) :-
    search(World, Question, Found, Forward, Backward, Taken),
    length(Taken, Expanded),
    (   Found = found(Meeting)
    ->  spread_way(World, Forward, Meeting, Back),
        spread_way(World, Backward, Meeting, Onwards),
        reverse([Meeting|Back], [_|Squares0]),
        append(Squares0, Onwards, Squares),
        routing_found(World, Question, Squares, Expanded, Answer)
    ;   routing_none(Expanded, Answer)
    ).

%   search(+World, +Question, -Found, -Forward, -Backward, -Taken): the
%   distances from the start and from the goal.

search(World, Question, Found, Forward, Backward, Taken) :-
    question_squares(Question, [Start, Goal]),
    list_to_assoc([Start-0], Forward0),
    list_to_assoc([Goal-0], Backward0),
    (   Start == Goal
    ->  Found = found(Start),
        Forward = Forward0,
        Backward = Backward0,
        Taken = []
    ;   in_turn(side([Start], 1, Forward0), side([Goal], 1, Backward0), World,
                Found, Forward, Backward, Taken)
    ).

%   in_turn(+Side0, +Other0, +World, -Found, -Side, -Other, -Taken): a side is
%   side(Layer, Next, Distances), where Next is the distance of its next layer;
%   it is the turn of Side0.  Side and Other are distances.

in_turn(side(Layer, Next, Side0), Waiting, World, Found, Side, Other, Taken) :-
    Waiting = side(OtherLayer, _, Other0),
    (   ( Layer == [] ; OtherLayer == [] )
    ->  Found = none,
        Side = Side0,
        Other = Other0,
        Taken = []
    ;   spread_layer(Layer, Next, World, reached(Other0), Layer1, Found0, Side0,
                     Side1, Taken0),
        append(Taken0, Taken1, Taken),
        (   Found0 == none
        ->  Next1 is Next+1,
            in_turn(Waiting, side(Layer1, Next1, Side1), World, Found, Other,
                    Side, Taken1)
        ;   Found = Found0,
            Side = Side1,
            Other = Other0,
            Taken1 = []
        )
    ).

reached(Distances, Square) :-
    get_assoc(Square, Distances, _).

trace(World, Question, Trace) :-
    search(World, Question, _, Forward, _, Taken),
    assoc_to_list(Forward, Pairs),
    plane_of(World, Pairs, -1, Left),
    trace_make(Taken, Left, Trace).
