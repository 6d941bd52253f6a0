/** <module> Solvers that end themselves, or their group */
:- module(gallery_ends, []).
:- use_module(library(unix), [exec/1, kill/2]).
:- use_module(deeds, [loop/0, signal_itself/1]).

:- multifile gallery:deed/2.

gallery:deed(prolog_touches_nothing, run) :-
    signal_itself(segv).
gallery:deed(prolog_aborts, run) :-
    signal_itself(abrt).
gallery:deed(prolog_kills_itself, run) :-
    signal_itself(kill).
gallery:deed(prolog_kills_group, run) :-
    kill(0, term).
gallery:deed(prolog_halts, run) :-
    halt(0).
gallery:deed(prolog_halts_in_cleanup, run) :-
    setup_call_cleanup(true, fail, halt).
gallery:deed(prolog_halts_never, run) :-
    at_halt(loop),
    halt.
gallery:deed(prolog_halts_almost, run) :-
    at_halt(cancel_halt(not_yet)),
    halt.
gallery:deed(prolog_halts_in_thread, run) :-
    thread_create(halt, Thread),
    thread_join(Thread, _).
gallery:deed(prolog_becomes_true, run) :-
    exec(true).
gallery:deed(prolog_becomes_sleep, run) :-
    exec(sleep(1000)).
