/** <module> Solvers that misbehave, each in its own way

Loads the Prolog side and adds them to its register; for test_bridge.c.
*/
:- module(wild_searches, []).
:- use_module('../../bridge/prolog_from_c/prolog_from_c').
:- use_module('../../prolog_impl/solver').

:- multifile solver:solver/6.

%   Each is a module of its own, made by this file.

term_expansion(wild(Name, Answer, Goal),
               [ solver:solver(Name, tuned, route, [rogue-[]], "misbehaves",
                               Module),
                 Module:prepare(World, World),
                 (Module:run(_, _, Answer) :- Goal),
                 Module:trace(_, _, trace([], []))
               ]) :-
    atom_concat(wild_, Name, Module).

wild(throws,           _, throw(a_ball)).
wild(throws_an_error,  _, atom_length(_, _)).
wild(fails,            _, fail).
wild(overflows,        _, wild_searches:overflow(_)).
wild(loops,            _, wild_searches:loop).
wild(halts,            _, halt).
wild(babbles,          answer(maybe, 1, 2, 3), true).
wild(leaves_the_world, answer(found, 1, [1], [square(7, 7, 7)]), true).
wild(has_no_end,       answer(found, 1, [1], [square(1, 2, 2)|_]), true).
wild(is_undecided,     answer(no_answer, 0, [0], []), wild_searches:undecided).

overflow([_|More]) :-
    overflow(More),
    true.

loop :-
    loop.

undecided.
undecided :-
    undecided.
