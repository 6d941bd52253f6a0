/** <module> What the plain searches for routes begin and end with

Mirror: c_impl/kernels/routing.c.
*/
:- module(reitti_routing,
          [ routing_limit/2,            % +World, +Most
            routing_found/5,            % +World, +Question, +Squares,
                                        % +Expanded, -Answer
            routing_none/2              % +Expanded, -Answer
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/3]).
:- use_module('../answer').
:- use_module('../game').
:- use_module('../question').
:- use_module('../solver', [refuse/1]).
:- use_module('../world').

%!  routing_limit(+World, +Most) is det.
%
%   No more squares than that can be entered.
%
%   @throws refused(Text)

routing_limit(World, Most) :-
    aggregate_all(count,
                  ( world_each(World, Square),
                    world_is_open(World, Square)
                  ),
                  Open),
    (   Open =< Most
    ->  true
    ;   format(string(Text),
               "the world has ~d squares that can be entered; this search \c
                takes at most ~d",
               [Open, Most]),
        refuse(Text)
    ).

%!  routing_found(+World, +Question, +Squares, +Expanded, -Answer) is det.
%
%   The answer of a search that goes over these squares to the goal, which are
%   none if it begins there.  The goal itself is left out where a route ends
%   beside it.

routing_found(World, Question, Squares0, Expanded, Answer) :-
    question_squares(Question, [Start, Goal]),
    world_game(World, Game),
    (   game_has(Game, ends_beside),
        append(Squares, [Goal], Squares0)
    ->  true
    ;   Squares = Squares0
    ),
    cost(Squares, Start, World, 0, Cost),
    answer_make(found, Cost, [Expanded], Squares, Answer).

cost([], _, _, Cost, Cost).
cost([Square|Squares], Here, World, Cost0, Cost) :-
    world_move_cost(World, Here, Square, Step),
    Cost1 is Cost0+Step,
    cost(Squares, Square, World, Cost1, Cost).

%!  routing_none(+Expanded, -Answer) is det.
%
%   That of a search that found no way.

routing_none(Expanded, Answer) :-
    answer_make(no_answer, 0, [Expanded], [], Answer).
