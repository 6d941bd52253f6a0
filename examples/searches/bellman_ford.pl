/** <module> Whoever got cheaper tells its neighbours, round by round, until
nobody does

Bellman (1958) and Ford (1956); a round takes up only the squares that became
cheaper in the one before, in the order in which they first did.  Complete, and
the best.  O(rounds x N log N) time for N squares, and as many rounds as the
route with the most steps that is cheapest has.

Mirror: bellman_ford.c.
*/
:- module(plain_bellman_ford, []).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(assoc),
              [assoc_to_list/2, get_assoc/3, list_to_assoc/2, put_assoc/4]).
:- use_module(library(lists), [append/3, list_to_set/2, reverse/2]).
:- use_module(reitti(answer)).
:- use_module(reitti(game)).
:- use_module(reitti(moves)).
:- use_module(reitti(question)).
:- use_module(reitti(rows)).
:- use_module(reitti(world)).

:- multifile solver:solver/6.

solver:solver(bellman_ford, plain, route,
              [ [onto]-[complete, best],
                [unit_cost]-[complete, best]
              ],
              "whoever got cheaper tells its neighbours, in rounds",
              plain_bellman_ford).

prepare(World, World).

%   Reached is a tree from squares to pairs of their cost and the square that
%   they got it from.

run(World, Question, Answer) :-
    question_squares(Question, [Start, Goal]),
    search_all(World, Start, Reached, Taken),
    length(Taken, Expanded),
    (   get_assoc(Goal, Reached, _-Last)
    ->  (   world_game(World, Game),
            game_has(Game, ends_beside)
        ->  End = Last
        ;   End = Goal
        ),
        get_assoc(End, Reached, Cost-_),
        route(End, Start, Reached, [], Squares),
        answer_make(found, Cost, [Expanded], Squares, Answer)
    ;   answer_make(no_answer, 0, [Expanded], [], Answer)
    ).

route(Start, Start, _, Squares, Squares) :- !.
route(Square, Start, Reached, Squares0, Squares) :-
    get_assoc(Square, Reached, _-From),
    route(From, Start, Reached, [Square|Squares0], Squares).

search_all(World, Start, Reached, Taken) :-
    list_to_assoc([Start-(0-Start)], Reached0),
    rounds([Start], World, Reached0, Reached, Taken).

rounds([], _, Reached, Reached, []) :- !.
rounds(Now, World, Reached0, Reached, Taken) :-
    foldl(tell(World), Now, Reached0-[], Reached1-Told),
    reverse(Told, InOrder),
    list_to_set(InOrder, Next),
    append(Now, Taken1, Taken),
    rounds(Next, World, Reached1, Reached, Taken1).

%   Told are the squares that got cheaper, the last first.

tell(World, Here, Reached0-Told0, Reached-Told) :-
    get_assoc(Here, Reached0, Cost-_),
    moves_all(World, Here, Squares),
    foldl(reach(World, Here, Cost), Squares, Reached0-Told0, Reached-Told).

reach(World, Here, Cost, Square, Reached0-Told0, Reached-Told) :-
    world_move_cost(World, Here, Square, Step),
    ByHere is Cost+Step,
    (   get_assoc(Square, Reached0, Known-_),
        Known =< ByHere
    ->  Reached = Reached0,
        Told = Told0
    ;   put_assoc(Square, Reached0, ByHere-Here, Reached),
        Told = [Square|Told0]
    ).

trace(World, Question, Trace) :-
    question_squares(Question, [Start, _]),
    search_all(World, Start, Reached, Taken),
    assoc_to_list(Reached, Pairs),
    maplist(square_cost, Pairs, Costs),
    plane_of(World, Costs, -1, Left),
    trace_make(Taken, Left, Trace).

square_cost(Square-(Cost-_), Square-Cost).
