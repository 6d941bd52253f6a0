/** <module> What deeds of several files are made of */
:- module(gallery_deeds,
          [ loop/0,
            long_text/1,                % -String
            signal_itself/1,            % +Signal
            with_score/3,               % +Answer0, +Score, -Answer
            with_work/3,                % +Answer0, +Work, -Answer
            with_rows/3                 % +Answer0, +Rows, -Answer
          ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(unix), [kill/2]).

%!  loop is failure.
%
%   As it would be in the end.

loop :-
    repeat,
    fail.

%!  long_text(-String) is det.

long_text(Text) :-
    format(string(Text), "~*c", [1000000, 0'x]).

%!  signal_itself(+Signal) is det.
%
%   The flag `pid` may be that of a process which has forked since.  Its number
%   in the innermost namespace is the last of the line.

signal_itself(Signal) :-
    setup_call_cleanup(open('/proc/self/status', read, In),
                       read_string(In, _, Text),
                       close(In)),
    split_string(Text, "\n", "", Lines),
    member(Line, Lines),
    string_concat("NSpid:", Numbers0, Line),
    !,
    split_string(Numbers0, "\t", "", Numbers),
    append(_, [Number], Numbers),
    number_string(Pid, Number),
    kill(Pid, Signal).

%!  with_score(+Answer0, +Score, -Answer) is det.
%!  with_work(+Answer0, +Work, -Answer) is det.
%!  with_rows(+Answer0, +Rows, -Answer) is det.
%
%   An answer that has something else there, of whatever kind.

with_score(answer(Status, _, Work, Rows), Score,
           answer(Status, Score, Work, Rows)).

with_work(answer(Status, Score, _, Rows), Work,
          answer(Status, Score, Work, Rows)).

with_rows(answer(Status, Score, Work, _), Rows,
          answer(Status, Score, Work, Rows)).
