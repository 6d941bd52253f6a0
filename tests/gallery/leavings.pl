/** <module> Solvers that leave Prolog otherwise than it was */
:- module(gallery_leavings, []).
:- use_module(library(lists), [member/2]).
:- use_module(library(time), [alarm/4]).

:- multifile gallery:deed/2.
:- dynamic fact/1.

gallery:deed(prolog_leaves_alarm, run) :-
    alarm(0.01, throw(late), _, [remove(true)]).
gallery:deed(prolog_leaves_facts, run) :-
    assertz(fact(of_every_run)).
gallery:deed(prolog_leaves_values, run) :-
    nb_setval(gallery, left_behind),
    set_random(seed(7)).
gallery:deed(prolog_ignores_signals, run) :-
    forall(member(Signal, [alrm, hup, int, term, usr1, usr2]),
           on_signal(Signal, _, ignore)).
gallery:deed(prolog_leaves_directory, run) :-
    working_directory(_, '/').
gallery:deed(prolog_changes_environment, run) :-
    setenv('PATH', '/nowhere'),
    setenv('LC_ALL', 'de_DE.UTF-8'),
    setlocale(all, _, 'C').
gallery:deed(prolog_changes_flags, run) :-
    set_prolog_flag(double_quotes, atom),
    set_prolog_flag(float_rounding, to_positive),
    set_prolog_flag(gc, false),
    set_prolog_flag(optimise, false),
    @(set_prolog_flag(unknown, fail), user).
gallery:deed(prolog_obeys_iso, run) :-
    set_prolog_flag(iso, true).
gallery:deed(prolog_checks_occurs, run) :-
    set_prolog_flag(occurs_check, error).
gallery:deed(prolog_redefines_length, run) :-
    redefine_system_predicate(system:length(_, _)),
    assertz(system:length(_, 1)).
gallery:deed(prolog_redefines_run, run) :-
    abolish(solver:solver_run/3).
