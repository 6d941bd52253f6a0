/** <module> Which squares around one are open, as a new problem would be added

An answer's rows are the squares, its score and its work their number.  A trace
has the same squares, and leaves 1 on them.

Mirror: c_impl/dropped_problem/dropped_problem.c.
*/
:- module(reitti_dropped_problem,
          [ accepts/2,                  % +World, +Question
            check/4,                    % +World, +Question, +Answer, +Promises
            check_trace/4,              % +World, +Question, +Answer, +Trace
            grow/4                      % +Game, +Side, -World, -Question
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../answer').
:- use_module('../grown').
:- use_module('../question').
:- use_module('../world').

:- multifile problem:problem/6.

problem:problem(dropped_problem, [from-open], [found], same, dropped_look,
                reitti_dropped_problem).

accepts(_, _).

check(World, Question, Answer, _) :-
    question_squares(Question, [From]),
    answer_rows(Answer, Rows),
    answer_score(Answer, Score),
    aggregate_all(count, ( near(From, To), world_is_open(World, To) ), Count),
    (   Score =:= Count-1,
        length(Rows, Score)
    ->  true
    ;   Others is Count-1,
        format(string(Message), "~d squares are open", [Others]),
        throw(error(wrong_answer(Message), _))
    ).

near(square(Level, X0, Y0), square(Level, X, Y)) :-
    member(DX, [-1, 0, 1]),
    member(DY, [-1, 0, 1]),
    X is X0+DX,
    Y is Y0+DY.

check_trace(_, _, _, _).

grow(Game, Side, World, Question) :-
    grown_world(Game, Side, World),
    question_make([square(1, 2, 2)], [], Question).
