/** <module> Solvers that throw or fail */
:- module(gallery_exceptions, []).
:- use_module(library(lists), [numlist/3]).

:- multifile gallery:deed/2.

gallery:deed(prolog_throws, run) :-
    throw(a_ball).
gallery:deed(prolog_throws_later, run) :-
    flag(later, Runs, Runs+1),
    (   Runs < 20
    ->  true
    ;   throw(a_ball)
    ).
gallery:deed(prolog_throws_cycle, run) :-
    Ball = ball(Ball),
    throw(Ball).
gallery:deed(prolog_throws_much, run) :-
    numlist(1, 10000, Ball),
    throw(Ball).
gallery:deed(prolog_errs, run) :-
    atom_length(_, _).
gallery:deed(prolog_calls_nothing, run) :-
    call(there_is_no_such_predicate).
gallery:deed(prolog_pretends_hunger, run) :-
    throw(error(resource_error(memory), _)).
gallery:deed(prolog_pretends_time, run) :-
    throw(time_limit_exceeded).
gallery:deed(prolog_interrupts, run) :-
    abort.
gallery:deed(prolog_fails, run) :-
    fail.
gallery:deed(prolog_is_undecided, run).
gallery:deed(prolog_is_undecided, run) :-
    throw(asked_again).
gallery:deed(prolog_throws_and_portrays, run) :-
    assertz((user:portray(_) :- gallery_deeds:loop)),
    assertz((prolog:message(_) --> { gallery_deeds:loop })),
    throw(a_ball).
