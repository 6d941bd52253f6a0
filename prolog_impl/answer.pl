/** <module> What a solver answers, and what it leaves behind

An answer is answer(Status, Score, Work, Rows): Status is `found` or `no_answer`
(then Score is 0 and Rows is []); Work is a list of counts, in the order in
which the problem names them; Rows are those of rows.pl.

A trace is trace(Steps, Left), both rows: the work in order, and what the run
left.

Mirror: c_impl/answer.c.
*/
:- module(reitti_answer,
          [ answer_make/5,              % +Status, +Score, +Work, +Rows, -Answer
            answer_status/2,            % +Answer, -Status
            answer_score/2,             % +Answer, -Score
            answer_work/2,              % +Answer, -Work
            answer_rows/2,              % +Answer, -Rows
            trace_make/3,               % +Steps, +Left, -Trace
            trace_steps/2,              % +Trace, -Steps
            trace_left/2                % +Trace, -Left
          ]).

%!  answer_make(+Status, +Score, +Work, +Rows, -Answer) is det.

answer_make(Status, Score, Work, Rows, answer(Status, Score, Work, Rows)).

%!  answer_status(+Answer, -Status) is det.

answer_status(answer(Status, _, _, _), Status).

%!  answer_score(+Answer, -Score) is det.

answer_score(answer(_, Score, _, _), Score).

%!  answer_work(+Answer, -Work) is det.

answer_work(answer(_, _, Work, _), Work).

%!  answer_rows(+Answer, -Rows) is det.

answer_rows(answer(_, _, _, Rows), Rows).

%!  trace_make(+Steps, +Left, -Trace) is det.

trace_make(Steps, Left, trace(Steps, Left)).

%!  trace_steps(+Trace, -Steps) is det.

trace_steps(trace(Steps, _), Steps).

%!  trace_left(+Trace, -Left) is det.

trace_left(trace(_, Left), Left).
