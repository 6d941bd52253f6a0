/** <module> Solvers that start processes and threads */
:- module(gallery_processes, []).
:- use_module(library(process), [process_create/3]).
:- use_module(library(rlimit), [rlimit/3]).
:- use_module(library(unix), [fork/1]).
:- use_module(deeds, [loop/0, signal_itself/1]).

:- multifile gallery:deed/2.
:- dynamic done/1.

gallery:deed(prolog_fork_answers, run) :-
    fork(_).
gallery:deed(prolog_fork_sleeps, run) :-
    in_child(sleep(100)).
gallery:deed(prolog_fork_loops, run) :-
    in_child(linger).
gallery:deed(prolog_fork_bomb, run) :-
    get_time(Now),
    End is Now+5,
    fork_until(End).
gallery:deed(prolog_child_sleeps, run) :-
    process_create(path(sleep), [100], [process(_)]).
gallery:deed(prolog_daemon_sleeps, run) :-
    in_child(process_create(path(sleep), [100], [detached(true), process(_)])).
gallery:deed(prolog_shell_sleeps, run) :-
    shell('sleep 100 > /dev/null 2>&1 &').
gallery:deed(prolog_thread_loops, run) :-
    once_ever(thread_create(loop, _, [detached(true)])).
gallery:deed(prolog_thread_throws, run) :-
    thread_self(Me),
    thread_create(( sleep(0.02),
                    thread_signal(Me, throw(late))
                  ), _, [detached(true)]).
gallery:deed(prolog_many_threads, run) :-
    once_ever(forall(between(1, 100, _),
                     thread_create(sleep(100), _, [detached(true)]))).

in_child(Goal) :-
    fork(Pid),
    (   Pid == child
    ->  call(Goal),
        signal_itself(kill)
    ;   true
    ).

%   Loops for so long that it must be noticed; not for ever, if it is not.

linger :-
    rlimit(cpu, _, 20),
    loop.

%   As many as it can, but not for ever, if nobody stops it.

fork_until(End) :-
    get_time(Now),
    (   Now < End
    ->  fork(_),
        fork_until(End)
    ;   signal_itself(kill)
    ).

once_ever(Goal) :-
    (   done(Goal)
    ->  true
    ;   assertz(done(Goal)),
        call(Goal)
    ).
