/** <module> Searches that misbehave, each in its own way

Loads the Prolog side and adds them to its register; for test_bridge.c.
*/
:- module(wild_searches, []).
:- use_module('../../bridge/prolog_from_c/prolog_from_c').
:- use_module('../../prolog_impl/search').

:- multifile search:search_declaration/5.

%   Each is a module of its own, made by this file.

term_expansion(wild(Name, Answer, Goal),
               [ search:search_declaration(Name, tuned, Module,
                                           [promise(rogue, false, false)],
                                           "misbehaves"),
                 Module:prepare(World, World),
                 (Module:run(_, _, _, Answer) :- Goal),
                 Module:footprint(_, _, _, footprint([], [])),
                 Module:release(_)
               ]) :-
    atom_concat(wild_, Name, Module).

wild(throws,           _, throw(a_ball)).
wild(throws_an_error,  _, atom_length(_, _)).
wild(fails,            _, fail).
wild(overflows,        _, wild_searches:overflow(_)).
wild(loops,            _, wild_searches:loop).
wild(halts,            _, halt).
wild(babbles,          route(maybe, 1, 2, 3), true).
wild(leaves_the_world, route(found, 1, 1, [square(7, 7, 7)]), true).
wild(has_no_end,       route(found, 1, 1, [square(1, 2, 2)|_]), true).
wild(is_undecided,     route(no_route, 0, 0, []), wild_searches:undecided).

overflow([_|More]) :-
    overflow(More),
    true.

loop :-
    loop.

undecided.
undecided :-
    undecided.
