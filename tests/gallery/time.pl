/** <module> Solvers that take too long */
:- module(gallery_time, []).
:- use_module(library(lists), [numlist/3]).
:- use_module(library(readutil), [read_line_to_string/2]).
:- use_module(deeds, [loop/0, signal_itself/1]).

:- multifile gallery:deed/2.

%   One that does nothing bad: it takes its time, and much of the stacks.

gallery:deed(is_slow, run) :-
    numlist(1, 300000, List),
    length(List, 300000).
gallery:deed(prolog_loops, run) :-
    loop.
gallery:deed(prolog_loops_deaf, run) :-
    loop_deaf.
gallery:deed(prolog_sleeps, run) :-
    sleep(1000).
gallery:deed(prolog_stops_itself, run) :-
    signal_itself(stop).
gallery:deed(prolog_reads_input, run) :-
    read_line_to_string(user_input, _).
gallery:deed(prolog_waits_for_message, run) :-
    thread_get_message(never_sent).

loop_deaf :-
    catch(loop, _, true),
    loop_deaf.
