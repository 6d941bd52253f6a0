/** <module> The protocol of the solvers, the same in both languages */
:- module(test_solver, []).
:- use_module(library(plunit)).
:- use_module('../../bridge/c_from_prolog/c_from_prolog').
:- use_module(files).

%   A question of the original study to every solver of its game.

asked(Lang, Name, Style, World, Question) :-
    question(Game, World, Start, Goal),
    solver_in(Lang, Name, Style, route, _, _),
    solver_promises(Name, Style, Game, _),
    route_question(Start, Goal, Question).

question(rogue,   rogue,   square(1, 10, 11), square(1, 3, 2)).
question(tactics, tactics, square(1, 1, 1),   square(1, 10, 10)).
question(city,    city,    square(1, 2, 2),   square(2, 9, 10)).

%   An original refuses what it has no answer to.

sealed(Lang, Name, Style, World, Question) :-
    no_way(Game, World, Start, Goal),
    solver_in(Lang, Name, Style, route, _, _),
    Style \== original,
    solver_promises(Name, Style, Game, _),
    route_question(Start, Goal, Question).

no_way(rogue,   'rogue-sealed',   square(1, 3, 3), square(1, 1, 1)).
no_way(tactics, 'tactics-sealed', square(1, 1, 1), square(1, 3, 3)).
no_way(city,    'city-sealed',    square(1, 1, 1), square(2, 1, 1)).

ask(Lang, Style, Name, Start, Goal) :-
    world_named(rogue, World),
    route_question(Start, Goal, Question),
    solve(Lang, Name, Style, World, Question, _).

lang(c).
lang(prolog).

:- begin_tests(solver_protocol).

test(run_and_trace_are_determinate,
     [ forall(asked(Lang, Name, Style, World0, Question)),
       Done == [true, true, true] ]) :-
    world_named(World0, World),
    call_cleanup(solver_prepare(Lang, Name, Style, World, Prepared), A = true),
    call_cleanup(solver_run(Lang, Prepared, Question, _), B = true),
    call_cleanup(solver_trace(Lang, Prepared, Question, _), C = true),
    Done = [A, B, C],
    solver_release(Lang, Prepared).

test(an_answer_may_be_asked_whether_it_is_right,
     [forall(asked(Lang, Name, Style, World0, Question))]) :-
    world_named(World0, World),
    solve(Lang, Name, Style, World, Question, Answer),
    solve(Lang, Name, Style, World, Question, Answer),
    answer_make(found, -1, _, _, Wrong),
    \+ solve(Lang, Name, Style, World, Question, Wrong).

test(runs_do_not_affect_each_other,
     [ forall(( asked(Lang, Name, Style, World0, Question),
                Style \== original
              )),
       Again-Stood == First-Standing ]) :-
    world_named(World0, World),
    question_squares(Question, [Start, Goal]),
    route_question(Goal, Start, Back),
    route_question(Start, Start, Stay),
    solver_prepare(Lang, Name, Style, World, Prepared),
    solver_run(Lang, Prepared, Question, First),
    answer_work(First, Work),
    findall(0, member(_, Work), NoWork),
    answer_make(found, 0, NoWork, [], Standing),
    solver_run(Lang, Prepared, Back, _),
    solver_trace(Lang, Prepared, Stay, _),
    solver_run(Lang, Prepared, Stay, Stood),
    solver_run(Lang, Prepared, Question, Again),
    solver_release(Lang, Prepared).

test(no_route_is_failure,
     [forall(sealed(Lang, Name, Style, World0, Question)), fail]) :-
    world_named(World0, World),
    solve(Lang, Name, Style, World, Question, _).

test(both_ways_to_solve_in_prolog_are_one,
     [ forall(asked(prolog, Name, Style, World0, Question)),
       Solved == Asked ]) :-
    world_named(World0, World),
    solve(Name, Style, World, Question, Solved),
    solve(prolog, Name, Style, World, Question, Asked).

test(solve_fails_without_a_route,
     [forall(sealed(prolog, Name, Style, World0, Question)), fail]) :-
    world_named(World0, World),
    solve(Name, Style, World, Question, _).

:- end_tests(solver_protocol).

:- begin_tests(solver_errors).

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
    route_question(square(1, 2, 2), square(1, 3, 2), Question),
    solve(Lang, two_phase, tuned, foo, Question, _).

test(an_unknown_solver_does_not_exist,
     [ forall(( lang(Lang),
                member(Style/Name, [ tuned/none, none/two_phase,
                                     thesis/bit_frontier ]) )),
       error(existence_error(solver, Style/Name)) ]) :-
    ask(Lang, Style, Name, square(1, 10, 11), square(1, 3, 2)).

test(a_solver_keeps_to_its_games,
     [ forall(( lang(Lang), member(Name, [astar, levelwise, all_levels]) )),
       error(domain_error(solver_of_this_game, Name)) ]) :-
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

:- end_tests(solver_errors).
