/** <module> The protocol of the searches, the same in both languages */
:- module(test_search, []).
:- use_module(library(plunit)).
:- use_module('../../bridge/c_from_prolog/c_from_prolog').
:- use_module(files).

%   A question of the original study to every search of its game.

asked(Lang, Name, Style, World, Start, Goal) :-
    question(Game, World, Start, Goal),
    search_in(Lang, Name, Style, Promises, _),
    memberchk(promise(Game, _, _), Promises).

question(rogue,   rogue,   square(1, 10, 11), square(1, 3, 2)).
question(tactics, tactics, square(1, 1, 1),   square(1, 10, 10)).
question(city,    city,    square(1, 2, 2),   square(4, 9, 8)).

sealed(Lang, Name, Style, World, Start, Goal) :-
    no_way(Game, World, Start, Goal),
    search_in(Lang, Name, Style, Promises, _),
    memberchk(promise(Game, _, _), Promises).

no_way(rogue,   'rogue-sealed',   square(1, 3, 3), square(1, 1, 1)).
no_way(tactics, 'tactics-sealed', square(1, 1, 1), square(1, 3, 3)).
no_way(city,    'city-sealed',    square(1, 1, 1), square(2, 1, 1)).

ask(Lang, Style, Name, Start, Goal) :-
    world_named(rogue, World),
    search(Lang, Style, Name, World, Start, Goal, _).

lang(c).
lang(prolog).

:- begin_tests(search_protocol).

test(run_and_footprint_are_determinate,
     [ forall(asked(Lang, Name, Style, World0, Start, Goal)),
       Done == [true, true, true] ]) :-
    world_named(World0, World),
    call_cleanup(search_prepare(Lang, Name, Style, World, Prepared), A = true),
    call_cleanup(search_run(Lang, Prepared, Start, Goal, _), B = true),
    call_cleanup(search_footprint(Lang, Prepared, Start, Goal, _), C = true),
    Done = [A, B, C],
    search_release(Lang, Prepared).

test(an_answer_may_be_asked_whether_it_is_right,
     [forall(asked(Lang, Name, Style, World0, Start, Goal))]) :-
    world_named(World0, World),
    search(Lang, Style, Name, World, Start, Goal, Route),
    search(Lang, Style, Name, World, Start, Goal, Route),
    \+ search(Lang, Style, Name, World, Start, Goal, route(found, -1, _, _)).

test(runs_do_not_affect_each_other,
     [ forall(asked(Lang, Name, Style, World0, Start, Goal)),
       Again == First ]) :-
    world_named(World0, World),
    search_prepare(Lang, Name, Style, World, Prepared),
    search_run(Lang, Prepared, Start, Goal, First),
    search_run(Lang, Prepared, Goal, Start, _),
    search_footprint(Lang, Prepared, Start, Start, _),
    search_run(Lang, Prepared, Start, Start, route(found, 0, 0, [])),
    search_run(Lang, Prepared, Start, Goal, Again),
    search_release(Lang, Prepared).

test(no_route_is_failure,
     [forall(sealed(Lang, Name, Style, World0, Start, Goal)), fail]) :-
    world_named(World0, World),
    search(Lang, Style, Name, World, Start, Goal, _).

test(solve_is_search_in_prolog,
     [ forall(asked(prolog, Name, Style, World0, Start, Goal)),
       Solved == Searched ]) :-
    world_named(World0, World),
    solve(Name, Style, World, Start, Goal, Solved),
    search(prolog, Style, Name, World, Start, Goal, Searched).

test(solve_fails_without_a_route,
     [forall(sealed(prolog, Name, Style, World0, Start, Goal)), fail]) :-
    world_named(World0, World),
    solve(Name, Style, World, Start, Goal, _).

:- end_tests(search_protocol).

:- begin_tests(search_errors).

bad_square(square(1, 1, 1)).
bad_square(square(1, 0, 2)).
bad_square(square(1, 13, 2)).
bad_square(square(1, 2, -1)).
bad_square(square(0, 2, 2)).
bad_square(square(2, 2, 2)).

test(a_bad_start_is_a_domain_error,
     [ forall(( lang(Lang), bad_square(Bad) )),
       error(domain_error(square, Bad)) ]) :-
    ask(Lang, tuned, two_phase, Bad, square(1, 3, 2)).

test(a_bad_goal_is_a_domain_error,
     [ forall(( lang(Lang), bad_square(Bad) )),
       error(domain_error(square, Bad)) ]) :-
    ask(Lang, tuned, two_phase, square(1, 3, 2), Bad).

test(no_square_is_a_type_error,
     [ forall(( lang(Lang), member(Bad, [foo, 7, square(1, 2), "1,2"]) )),
       error(type_error(square, Bad)) ]) :-
    ask(Lang, tuned, two_phase, Bad, square(1, 3, 2)).

test(no_number_is_a_type_error,
     [ forall(( lang(Lang), member(Bad, [a, 2.0, "2"]) )),
       error(type_error(integer, Bad)) ]) :-
    ask(Lang, tuned, two_phase, square(1, Bad, 2), square(1, 3, 2)).

test(an_unbound_square_is_an_instantiation_error,
     [forall(lang(Lang)), error(instantiation_error)]) :-
    ask(Lang, tuned, two_phase, _, square(1, 3, 2)).

test(no_world_is_a_type_error,
     [forall(lang(Lang)), error(type_error(world, foo))]) :-
    search(Lang, tuned, two_phase, foo, square(1, 2, 2), square(1, 3, 2), _).

test(an_unknown_search_does_not_exist,
     [ forall(( lang(Lang),
                member(Style/Name, [ tuned/none, none/two_phase,
                                     thesis/bit_frontier ]) )),
       error(existence_error(search, Style/Name)) ]) :-
    ask(Lang, Style, Name, square(1, 10, 11), square(1, 3, 2)).

test(a_search_keeps_to_its_games,
     [ forall(( lang(Lang), member(Name, [astar, levelwise, all_levels]) )),
       error(domain_error(search_of_this_game, Name)) ]) :-
    ask(Lang, tuned, Name, square(1, 10, 11), square(1, 3, 2)).

test(no_name_is_a_type_error,
     [ forall(( lang(Lang), member(Bad, [1, "two_phase", f(x)]) )),
       error(type_error(atom, Bad)) ]) :-
    ask(Lang, tuned, Bad, square(1, 10, 11), square(1, 3, 2)).

test(an_unbound_name_is_an_instantiation_error,
     [forall(lang(Lang)), error(instantiation_error)]) :-
    ask(Lang, tuned, _, square(1, 10, 11), square(1, 3, 2)).

test(there_are_two_languages, error(type_error(_, lisp))) :-
    ask(lisp, tuned, two_phase, square(1, 10, 11), square(1, 3, 2)).

:- end_tests(search_errors).
