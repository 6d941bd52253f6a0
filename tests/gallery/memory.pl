/** <module> Solvers that take, or forbid, memory and other means */
:- module(gallery_memory, []).
:- use_module(library(rlimit), [rlimit/3]).
:- use_module(deeds, [long_text/1]).

:- multifile gallery:deed/2.
:- dynamic fact/1.

gallery:deed(prolog_recurses, run) :-
    recurse(0, _).
gallery:deed(prolog_recurses_caught, run) :-
    catch(recurse(0, _), _, true).
gallery:deed(prolog_eats_lists, run) :-
    numbered(0, Numbers),
    assertz(fact(Numbers)).
gallery:deed(prolog_eats_facts, run) :-
    long_text(Text),
    repeat,
    assertz(fact(Text)),
    fail.
gallery:deed(prolog_eats_atoms, run) :-
    long_text(Text),
    between(1, inf, Number),
    atom_concat(Text, Number, Atom),
    assertz(fact(Atom)),
    fail.
gallery:deed(prolog_eats_integers, run) :-
    shift_often(1).
gallery:deed(prolog_eats_strings, run) :-
    double_often("string").
gallery:deed(prolog_eats_findall, run) :-
    long_text(Text),
    findall(Text, repeat, _).
gallery:deed(prolog_limits_memory, run) :-
    rlimit(as, _, 1048576).
gallery:deed(prolog_limits_cpu, run) :-
    rlimit(cpu, _, 0).
gallery:deed(prolog_limits_files, run) :-
    rlimit(nofile, _, 0).
gallery:deed(prolog_limits_stacks, run) :-
    set_prolog_flag(stack_limit, 100000).

recurse(Number0, Sum) :-
    Number is Number0+1,
    recurse(Number, Sum0),
    Sum is Sum0+Number.

numbered(Number0, [Number0|Numbers]) :-
    Number is Number0+1,
    numbered(Number, Numbers).

shift_often(Number0) :-
    Number is Number0 << (1<<20),
    shift_often(Number),
    Number0 > 0.

double_often(String0) :-
    string_concat(String0, String0, String),
    double_often(String).
