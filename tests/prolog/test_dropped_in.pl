/** <module> A game, a problem and a solver are known once their files are there

A copy of the Prolog side gets three more files; no other is touched.
*/
:- module(test_dropped_in, []).
:- use_module(library(plunit)).
:- use_module(library(filesex),
              [ copy_file/2, delete_directory_and_contents/1,
                directory_file_path/3, make_directory_path/1 ]).

%   Free marsh, and four ways.

dropped('games/marsh.pl',
        ":- module(game_marsh, []).\n\c
         :- multifile game:game/4, game:element/5.\n\c
         game:game(marsh, greedy, steps, [four_ways, rank(2)]).\n\c
         game:element(marsh, 0'., ground, 1, [light]).\n\c
         game:element(marsh, 0'~, marsh, 0, [light]).\n\c
         game:element(marsh, 0'T, tree, none, [opaque]).\n").

%   Nothing but grass, and no rank.

dropped('games/bare.pl',
        ":- module(game_bare, []).\n\c
         :- multifile game:game/4, game:element/5.\n\c
         game:game(bare, none, steps, []).\n\c
         game:element(bare, 0'., grass, 1, []).\n").

%   Stairs, and nobody steps onto the goal.

dropped('games/tower.pl',
        ":- module(game_tower, []).\n\c
         :- multifile game:game/4, game:element/5.\n\c
         game:game(tower, none, steps, [has_stairs, ends_beside]).\n\c
         game:element(tower, 0'., floor, 1, []).\n\c
         game:element(tower, 0'>, down, 1, []).\n\c
         game:element(tower, 0'<, up, 1, []).\n").

%   How many squares a world has.

dropped('size/size.pl',
        ":- module(reitti_size, []).\n\c
         :- multifile problem:problem/6.\n\c
         problem:problem(size, [more-number(0, 9)], [], same, counter, \c
                         reitti_size).\n\c
         accepts(_, _).\n").
dropped('size/plain/counter.pl',
        ":- module(plain_counter, []).\n\c
         :- use_module('../../answer').\n\c
         :- use_module('../../question').\n\c
         :- use_module('../../world').\n\c
         :- multifile solver:solver/6.\n\c
         solver:solver(counter, plain, size, [marsh-[same], [any]-[]], \c
                       \"counts\", plain_counter).\n\c
         prepare(World, World).\n\c
         run(World, Question, Answer) :-\n\c
             question_numbers(Question, [More]),\n\c
             world_size(World, Size),\n\c
             Score is Size+More,\n\c
             answer_make(found, Score, [], [[Size, More]], Answer).\n").

copy_side(Copy) :-
    tmp_file(side, Copy),
    forall(( member(Pattern, ['*.pl', '*/*.pl', '*/*/*.pl']),
             atom_concat('prolog_impl/', Pattern, Paths),
             expand_file_name(Paths, Files),
             member(File, Files)
           ),
           ( atom_concat(prolog_impl, Relative, File),
             atom_concat(Copy, Relative, To),
             file_directory_name(To, Directory),
             make_directory_path(Directory),
             copy_file(File, To)
           )),
    forall(dropped(Relative, Text), drop(Copy, Relative, Text)).

drop(Copy, Relative, Text) :-
    directory_file_path(Copy, Relative, File),
    file_directory_name(File, Directory),
    make_directory_path(Directory),
    setup_call_cleanup(open(File, write, Out), write(Out, Text), close(Out)).

:- setup_call_cleanup(copy_side(Copy),
                      ( directory_file_path(Copy, reitti, File),
                        use_module(File)
                      ),
                      delete_directory_and_contents(Copy)).

marsh(World) :-
    world_parse(`game marsh\nlevel 1\n.~.\n.T.\n~..\n`, World).

tower(World) :-
    world_parse(`game tower\nlevel 1\n>.\nlevel 2\n<.\n`, World).

%   The cost of the route that all who promise the best find.

best_cost(World, Start, Goal, Cost) :-
    question_make([Start, Goal], [], Question),
    world_game(World, Game),
    findall(Cost0,
            ( solver(Name, Style, route, _, _, _),
              solver_promises(Name, Style, Game, Promised),
              memberchk(best, Promised),
              solve(Name, Style, World, Question, Answer),
              problem_check(route, World, Question, Answer, Promised),
              answer_score(Answer, Cost0)
            ),
            Costs),
    length(Costs, Count),
    Count >= 4,
    sort(Costs, [Cost]).

%   From the left along the first row, at whose end the Distance is that;
%   nothing was found.

walk_through_marsh(Distance) :-
    marsh(World),
    Start = square(1, 1, 1),
    question_make([Start, square(1, 3, 3)], [], Question),
    answer_make(no_answer, 0, [2], [], Answer),
    plane_of(World,
             [Start-0, square(1, 2, 1)-0, square(1, 3, 1)-Distance], -1, Left),
    trace_make([Start, square(1, 2, 1)], Left, Trace),
    problem_check_trace(route, World, Question, Answer, Trace).

:- begin_tests(dropped_in).

test(a_game_stands_at_its_rank,
     all(Game == [ rogue, marsh, tactics, city, grid, unit_grid, strategy,
                   bare, tower
                 ])) :-
    game(Game, _, _).

test(its_worlds_are_read, Elements == '.~..T.~..') :-
    marsh(World),
    world_elements(World, Elements).

test(what_is_free_can_be_entered, Costs == [1, 0, 1, 1, none, 1, 0, 1, 1]) :-
    marsh(World),
    findall(Cost,
            ( world_each(World, Square),
              (   world_cost(World, Square, Cost0)
              ->  Cost = Cost0
              ;   Cost = none
              )
            ),
            Costs).

test(light_stops_where_it_says_so_and_outside,
     all(X-Y == [2-2, 1-0, 0-1, 4-1, 3-4])) :-
    marsh(World),
    member(X-Y, [1-1, 2-1, 2-2, 3-3, 1-0, 0-1, 4-1, 3-4]),
    world_is_opaque(World, square(1, X, Y)).

test(there_are_four_ways, Squares == [square(1, 1, 2), square(1, 2, 1)]) :-
    marsh(World),
    moves_from(World, square(1, 1, 1), Squares).

test(it_has_the_traits_of_its_facts,
     all(Trait == [any, four_ways, one_level, onto, light])) :-
    game_trait(marsh, Trait).

test(no_solver_of_the_originals_games_takes_it,
     all(Name-Game == [])) :-
    member(Name, [two_phase, astar, levelwise, all_levels, waypoints]),
    member(Game, [marsh, tower]),
    solver(Name, Style, route, _, _, _),
    solver_promises(Name, Style, Game, _).

%   They are general, and whoever promises the best finds it.

test(others_take_it_and_are_right, Costs == [3, 1]) :-
    marsh(World),
    tower(Tower),
    findall(Cost,
            ( member(Place-Start-Goal,
                     [ World-square(1, 1, 1)-square(1, 3, 3),
                       Tower-square(1, 1, 1)-square(2, 2, 1)
                     ]),
              best_cost(Place, Start, Goal, Cost)
            ),
            Costs).

test(a_free_step_costs_nothing) :-
    marsh(World),
    question_make([square(1, 1, 1), square(1, 3, 1)], [], Question),
    answer_make(found, 1, [0], [square(1, 2, 1), square(1, 3, 1)], Answer),
    problem_check(route, World, Question, Answer, []).

test(a_free_step_leads_no_further) :-
    walk_through_marsh(1).

test(only_a_free_step_leads_no_further,
     error(wrong_answer("(3,1) has distance 0, which no square \c
                         expanded gave it"))) :-
    walk_through_marsh(0).

test(a_diagonal_step_is_refused,
     error(wrong_answer("step 1, (1,2,1) to (1,3,2), is not allowed"))) :-
    marsh(World),
    question_make([square(1, 2, 1), square(1, 3, 2)], [], Question),
    answer_make(found, 1, [0], [square(1, 3, 2)], Answer),
    problem_check(route, World, Question, Answer, []).

test(a_grown_level_is_made_of_its_elements,
     Elements == '.T...T...T......') :-
    grown_world(marsh, 4, World),
    world_elements(World, Elements).

test(a_problem_is_known_by_its_fields, Form == "MORE") :-
    problem(size, Fields, _, _, _, _),
    question_form(Fields, Form).

test(its_solver_answers, Score-Rows == 12-[[9, 3]]) :-
    marsh(World),
    problem(size, Fields, _, _, _, _),
    question_read(Fields, ["3"], Question),
    solve(counter, plain, World, Question, Answer),
    answer_score(Answer, Score),
    answer_rows(Answer, Rows).

test(the_first_promise_that_fits_holds, Promised-Others == [same]-[]) :-
    solver_promises(counter, plain, marsh, Promised),
    solver_promises(counter, plain, city, Others).

:- end_tests(dropped_in).
