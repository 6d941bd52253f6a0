/** <module> What every way of filling begins and ends with

Mirror: c_impl/fill/filling.c.
*/
:- module(reitti_filling,
          [ filling_limit/3,            % +World, +Question, -Limit
            filling_answer/4,           % +Squares, +Filled, +Taken, -Answer
            filling_trace/3             % +World, +Answer, -Trace
          ]).
:- use_module(library(lists), [append/3, nth1/3]).
:- use_module('../answer').
:- use_module('../question').
:- use_module('../rows').
:- use_module('../world').

%!  filling_limit(+World, +Question, -Limit) is det.
%
%   How many squares the question wants filled at most.

filling_limit(World, Question, Limit) :-
    question_numbers(Question, [Share]),
    world_size(World, Size),
    Limit is max(1, Share*Size // 100).

%!  filling_answer(+Squares, +Filled, +Taken, -Answer) is det.
%
%   The squares in the order of filling, of which so many were taken up.

filling_answer(Squares, Filled, Taken, Answer) :-
    answer_make(found, Filled, [Taken], Squares, Answer).

%!  filling_trace(+World, +Answer, -Trace) is det.
%
%   The squares taken up, and the number of filling of each square, from 1, 0
%   where it was not filled.

filling_trace(World, Answer, Trace) :-
    answer_rows(Answer, Squares),
    answer_work(Answer, [Taken]),
    length(Steps, Taken),
    append(Steps, _, Squares),
    findall(Square-Number, nth1(Number, Squares, Square), Numbers),
    plane_of(World, Numbers, 0, Left),
    trace_make(Steps, Left, Trace).
