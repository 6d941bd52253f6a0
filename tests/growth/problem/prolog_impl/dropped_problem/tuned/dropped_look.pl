/** <module> Looks around, in keypad order

Mirror: c_impl/dropped_problem/tuned/dropped_look.c.
*/
:- module(tuned_dropped_look, []).
:- use_module(library(lists), [member/2]).
:- use_module('../../answer').
:- use_module('../../question').
:- use_module('../../rows').
:- use_module('../../square').
:- use_module('../../world').

:- multifile solver:solver/6.

solver:solver(dropped_look, tuned, dropped_problem,
              [[any]-[complete, best, same]],
              "looks around", tuned_dropped_look).

prepare(World, World).

run(World, Question, Answer) :-
    open_around(World, Question, Squares),
    length(Squares, Count),
    (   Count > 0
    ->  Status = found
    ;   Status = no_answer
    ),
    answer_make(Status, Count, [Count], Squares, Answer).

trace(World, Question, Trace) :-
    open_around(World, Question, Squares),
    findall(Square-1, member(Square, Squares), Pairs),
    plane_of(World, Pairs, -1, Left),
    trace_make(Squares, Left, Trace).

open_around(World, Question, Squares) :-
    question_squares(Question, [square(Level, X0, Y0)]),
    findall(square(Level, X, Y),
            ( keypad(_, DX, DY),
              X is X0+DX,
              Y is Y0+DY,
              world_is_open(World, square(Level, X, Y))
            ),
            Squares).
