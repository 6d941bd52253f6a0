/** <module> What the C side calls

The searches themselves are called through search.pl; here is what only a caller
from C needs.
*/
:- module(prolog_from_c,
          [ run_within/5,               % +Seconds, +Prepared, +Start, +Goal, -Route
            run_often/4,                % +Count, +Prepared, +Start, +Goal
            exception_text/2            % +Exception, -Text
          ]).
:- use_module(library(time), [call_with_time_limit/2]).
:- use_module('../prolog_impl/reitti').

:- initialization(set_prolog_gc_thread(false)).

%!  run_within(+Seconds, +Prepared, +Start, +Goal, -Route) is det.
%
%   @throws time_limit_exceeded

run_within(Seconds, Prepared, Start, Goal, Route) :-
    call_with_time_limit(Seconds, search_run(Prepared, Start, Goal, Route)).

%!  run_often(+Count, +Prepared, +Start, +Goal) is det.
%
%   Runs so many times and forgets the answers: a block to be timed, in which the
%   border is crossed once.

run_often(Count, Prepared, Start, Goal) :-
    (   between(1, Count, _),
        search_run(Prepared, Start, Goal, _),
        fail
    ;   true
    ).

%!  exception_text(+Exception, -Text) is det.
%
%   The first line of what Prolog would print of it.

exception_text(Exception, Text) :-
    message_to_codes(Exception, Codes),
    (   append(Line, [0'\n|_], Codes)
    ->  true
    ;   Line = Codes
    ),
    string_codes(Text, Line).

message_to_codes(Exception, Codes) :-
    '$messages':translate_message(Exception, Lines, []),
    !,
    with_output_to(codes(Codes0),
                   print_message_lines(current_output, '', Lines)),
    append(Codes, [0'\n], Codes0).
message_to_codes(Exception, Codes) :-
    format(codes(Codes), "~q", [Exception]).
