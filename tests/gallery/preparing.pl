/** <module> Solvers that misbehave before they are asked, or after

And one that changes the world it is asked about.
*/
:- module(gallery_preparing, []).
:- use_module(deeds, [loop/0, signal_itself/1]).

:- multifile gallery:deed/2, gallery:changes/3.

gallery:deed(prolog_prepare_throws, prepare) :-
    throw(a_ball).
gallery:deed(prolog_prepare_fails, prepare) :-
    fail.
gallery:deed(prolog_prepare_loops, prepare) :-
    loop.
gallery:deed(prolog_prepare_crashes, prepare) :-
    signal_itself(segv).
gallery:deed(prolog_prepare_halts, prepare) :-
    halt.
gallery:deed(prolog_release_throws, release) :-
    throw(a_ball).
gallery:deed(prolog_release_fails, release) :-
    fail.
gallery:deed(prolog_release_loops, release) :-
    loop.
gallery:deed(prolog_release_halts, release) :-
    halt.

gallery:changes(prolog_changes_world, World, World) :-
    arg(6, World, Elements0),
    atomic_list_concat(Parts, '#', Elements0),
    atomic_list_concat(Parts, '.', Elements),
    nb_setarg(6, World, Elements).
