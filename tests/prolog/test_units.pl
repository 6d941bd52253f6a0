/** <module> Many units at once: what the solvers answer, word for word

The file is long because it has the routes of the worked examples.
*/
:- module(test_units, []).
:- use_module(library(plunit)).
:- use_module(library(lists), [member/2, selectchk/3]).
:- use_module('../../bridge/c_from_prolog/c_from_prolog').
:- use_module('../../prolog_impl/units/ground').
:- use_module('../../prolog_impl/units/rra').
:- use_module('../../prolog_impl/units/stir').
:- use_module(files).

solvers([lra, ca, hca, whca, pathfinder, pibt, lacam]).

%   A question by name: its world, from and to of each unit, and the window.

asked(Name, World, Question) :-
    place(Name, Text, Ends, Window),
    world_of(Text, World),
    question_of(Ends, Window, Question).

question_of(Ends, Window, Question) :-
    findall(square(1, X, Y), member((X,Y), Ends), Squares),
    question_make(Squares, [Window], Question).

place(bay, "game strategy\ncorners block\nlevel 1\n.......\n####.##\n",
      [(1,1), (7,1), (7,1), (1,1)], 8).
place(knot, "game strategy\ncorners block\nlevel 1\n....#.\n#.....\n....#.\n",
      [(1,1), (4,1), (3,1), (6,3), (4,2), (6,1), (6,3), (2,1)], 6).
place(apart, "game strategy\nlevel 1\n..#..\n..#..\n",
      [(1,1), (5,1), (2,2), (1,2), (4,1), (4,1), (5,2), (4,2)], 4).
place(stranded, "game strategy\nlevel 1\n..#.\n",
      [(1,1), (4,1), (2,1), (1,1)], 4).

%   worked(Name, Solver, Score, Work, Routes): a square that comes K times in a
%   row is written with *K.

worked(bay, ca, 15, [23, 0, 17, 2, 1],
       [ "(1,1)(2,1)(3,1)(4,1)(5,1)(6,1)(7,1)",
         "(7,1)(6,1)(5,1)(5,2)*2(5,1)(4,1)(3,1)(2,1)(1,1)" ]).
worked(bay, hca, 15, [23, 16, 17, 2, 1], Routes) :-
    both_pass(Routes).
worked(bay, whca, 15, [60, 16, 48, 6, 3], Routes) :-
    both_pass(Routes).
worked(bay, lra, 180, [26, 0, 0, 5, 4], Routes) :-
    neither_passes(Routes).
worked(bay, pathfinder, 180, [789, 16, 0, 174, 90], Routes) :-
    neither_passes(Routes).
worked(bay, pibt, 15, [18, 16, 0, 9, 9], Routes) :-
    both_pass(Routes).
worked(bay, lacam, 15, [18, 16, 0, 9, 10], Routes) :-
    both_pass(Routes).
worked(knot, lra, 273, [65, 0, 0, 13, 4],
       [ "(1,1)(2,1)(3,2)(4,1)", "(3,1)*2(4,2)", "(4,2)(5,2)", "(6,3)(6,2)" ]).
worked(knot, ca, 186, [21, 0, 15, 4, 1], Routes) :-
    two_stand(Routes).
worked(knot, hca, 186, [19, 45, 15, 4, 1], Routes) :-
    two_stand(Routes).
worked(knot, whca, 24, [133, 47, 108, 18, 4],
       [ "(1,1)(2,1)(3,2)(4,1)",
         "(3,1)(4,2)(5,2)(6,2)(5,2)(4,2)(3,3)(4,2)(5,2)(6,2)(6,3)",
         "(4,2)(5,2)(6,2)(6,1)",
         "(6,3)*4(6,2)(5,2)(4,2)(3,2)(2,1)" ]).
worked(knot, pathfinder, 187, [545, 55, 0, 177, 90],
       [ "(1,1)(2,1)(3,2)(4,1)", "(3,1)*2(4,2)*2(5,2)",
         "(4,2)(5,2)*2(6,2)(6,1)", "(6,3)(6,2)(6,3)*2(6,2)" ]).
worked(knot, pibt, 24, [32, 46, 0, 8, 8], Routes) :-
    all_are_pushed(Routes).
worked(knot, lacam, 24, [32, 46, 0, 8, 9], Routes) :-
    all_are_pushed(Routes).
worked(apart, lra, 72, [4, 0, 0, 2, 1], Routes) :-
    one_is_stranded(Routes).
worked(apart, ca, 72, [5, 0, 6, 3, 1], Routes) :-
    one_is_stranded(Routes).
worked(apart, hca, 72, [5, 9, 6, 3, 1], Routes) :-
    one_is_stranded(Routes).
worked(apart, whca, 72, [20, 16, 16, 4, 1], Routes) :-
    one_is_stranded(Routes).
worked(apart, pathfinder, 72, [4, 8, 0, 2, 1], Routes) :-
    one_is_stranded(Routes).
worked(apart, pibt, 72, [4, 16, 0, 1, 1], Routes) :-
    one_is_stranded(Routes).
worked(apart, lacam, 72, [4, 16, 0, 1, 2], Routes) :-
    one_is_stranded(Routes).

both_pass([ "(1,1)(2,1)(3,1)(4,1)(5,1)(6,1)(7,1)",
            "(7,1)(6,1)(5,1)*2(5,2)(5,1)(4,1)(3,1)(2,1)(1,1)" ]).
neither_passes(["(1,1)(2,1)(3,1)(4,1)", "(7,1)(6,1)(5,1)"]).
two_stand(["(1,1)(2,1)(3,2)(4,1)", "(3,1)", "(4,2)(5,2)(6,2)(6,1)", "(6,3)"]).
all_are_pushed([ "(1,1)(2,1)(3,2)*2(4,1)",
                 "(3,1)(4,2)(3,1)*3(4,2)(5,2)(6,2)(6,3)",
                 "(4,2)(5,2)(4,2)(4,1)(4,2)(5,2)(6,2)(6,1)",
                 "(6,3)(6,2)(5,2)(4,2)(3,2)(2,1)" ]).
one_is_stranded(["(1,1)", "(2,2)(1,2)", "(4,1)", "(5,2)(4,2)"]).

%   routes_texts(+Rows, -Texts): of each unit, as above.

routes_texts(Rows, Texts) :-
    findall(Text,
            ( bagof(Square, member(Square-[_Unit], Rows), Squares),
              with_output_to(string(Text), print_route(Squares))
            ),
            Texts).

print_route([]).
print_route([Square|Squares]) :-
    print_stay(Squares, Square, 1).

print_stay(Squares0, Square, Count) :-
    (   Squares0 = [Square|Squares]
    ->  Next is Count+1,
        print_stay(Squares, Square, Next)
    ;   square_print(current_output, Square, false),
        (   Count > 1
        ->  format("*~d", [Count])
        ;   true
        ),
        print_route(Squares0)
    ).

answered(Lang, Solver, World, Question, Answer-Trace) :-
    setup_call_cleanup(
        solver_prepare(Lang, Solver, plain, World, Prepared),
        ( solver_run(Lang, Prepared, Question, Answer),
          solver_trace(Lang, Prepared, Question, Trace)
        ),
        solver_release(Lang, Prepared)).

%   random_questions(+Count, +State, -Questions): pairs World-Question of small
%   worlds with either ways and corners, so that units are in each other's way.

random_questions(Count, S0, Questions) :-
    (   Count =:= 0
    ->  Questions = []
    ;   random_pick([cut, block], Corners, S0, S1),
        random_pick([eight, four], Ways, S1, S2),
        random_between(2, 7, Width, S2, S3),
        random_between(2, 7, Height, S3, S4),
        Size is Width*Height,
        length(Codes, Size),
        random_codes(Codes, S4, S5),
        atom_codes(Elements, Codes),
        world_make(strategy, Corners, 1, Width, Height, Elements, World0),
        world_settle(World0, Ways, [], World),
        random_question(World, Question, S5, S),
        Questions = [World-Question|More],
        Next is Count-1,
        random_questions(Next, S, More)
    ).

random_codes([], S, S).
random_codes([Code|Codes], S0, S) :-
    random_pick(`....#`, Code, S0, S1),
    random_codes(Codes, S1, S).

random_question(World, Question, S0, S) :-
    findall(Square,
            ( world_each(World, Square),
              world_is_open(World, Square)
            ),
            Open),
    length(Open, Count),
    Most is min(4, Count),
    random_between(1, Most, Units, S0, S1),
    random_ends(Units, Open, Open, Squares, S1, S2),
    random_between(1, 9, Window, S2, S),
    question_make(Squares, [Window], Question).

random_ends(Units, Starts0, Goals0, Squares, S0, S) :-
    (   Units =:= 0
    ->  Squares = [],
        S = S0
    ;   random_pick(Starts0, Start, S0, S1),
        random_pick(Goals0, Goal, S1, S2),
        selectchk(Start, Starts0, Starts),
        selectchk(Goal, Goals0, Goals),
        Squares = [Start, Goal|Squares1],
        Left is Units-1,
        random_ends(Left, Starts, Goals, Squares1, S2, S)
    ).

%   runs(+Units, -Runs): pairs Unit-Count of those in a row.

runs([], []).
runs([Unit|Units], Runs) :-
    runs(Units, Unit, 1, Runs).

runs([], Unit, Count, [Unit-Count]).
runs([Next|Units], Unit, Count, Runs) :-
    (   Next =:= Unit
    ->  More is Count+1,
        runs(Units, Unit, More, Runs)
    ;   Runs = [Unit-Count|Runs1],
        runs(Units, Next, 1, Runs1)
    ).

says(World, Question, Answer, Says) :-
    catch(( problem_check(units, World, Question, Answer, []),
            Says = right
          ),
          error(wrong_answer(Says), _),
          true).

:- begin_tests(units).

test(stir_is_the_same_everywhere,
     Stirred == [1492470133, 3529208806, 3964951170, 1956263423]) :-
    findall(Number,
            ( member(Index-Unit-Third, [0-1-0, 0-1-1, 7-2-3, 1023-100-32]),
              Square is Index+1,
              stir(Square, Unit, Third, Number)
            ),
            Stirred).

test(no_two_squares_are_stirred_alike, Count =:= 1000) :-
    findall(Number, ( between(1, 1000, Square), stir(Square, 3, 5, Number) ),
            Numbers0),
    sort(Numbers0, Numbers),
    length(Numbers, Count).

test(worked_examples_come_out,
     [ forall(worked(Name, Solver, Score, Work, Routes)),
       Score0-Work0-Texts-Says == Score-Work-Routes-right ]) :-
    asked(Name, World, Question),
    answered(prolog, Solver, World, Question, Answer-_),
    answer_score(Answer, Score0),
    answer_work(Answer, Work0),
    answer_rows(Answer, Rows),
    routes_texts(Rows, Texts),
    says(World, Question, Answer, Says).

test(every_example_is_worked_by_every_solver, Missing == []) :-
    solvers(Solvers),
    findall(Name-Solver,
            ( member(Name, [bay, knot, apart]),
              member(Solver, Solvers),
              \+ worked(Name, Solver, _, _, _)
            ),
            Missing).

test(run_and_trace_are_determinate,
     [ forall(( solvers(Solvers), member(Solver, Solvers) )),
       Done == [true, true, true] ]) :-
    asked(knot, World, Question),
    call_cleanup(solver_prepare(prolog, Solver, plain, World, Prepared),
                 A = true),
    call_cleanup(solver_run(prolog, Prepared, Question, _), B = true),
    call_cleanup(solver_trace(prolog, Prepared, Question, _), C = true),
    Done = [A, B, C].

test(a_trace_has_what_was_expanded,
     [ forall(( solvers(Solvers), member(Solver, Solvers),
                member(Name, [bay, knot, apart]) )),
       Count-Left == Expanded-[] ]) :-
    asked(Name, World, Question),
    answered(prolog, Solver, World, Question, Answer-Trace),
    answer_work(Answer, [Expanded|_]),
    trace_steps(Trace, Steps),
    trace_left(Trace, Left),
    length(Steps, Count).

test(hca_closes_nodes_by_total_and_the_last_first,
     Nodes == [ 1-(1,1)-0, 1-(2,1)-1, 1-(3,1)-2, 1-(4,1)-3, 1-(5,1)-4,
                1-(6,1)-5, 1-(7,1)-6,
                2-(7,1)-0, 2-(6,1)-1, 2-(5,1)-2, 2-(5,1)-3, 2-(6,1)-2,
                2-(7,1)-1, 2-(5,2)-3, 2-(6,1)-3, 2-(7,1)-2, 2-(7,1)-3,
                2-(5,2)-4, 2-(5,1)-5, 2-(4,1)-6, 2-(3,1)-7, 2-(2,1)-8,
                2-(1,1)-9 ]) :-
    asked(bay, World, Question),
    answered(prolog, hca, World, Question, _-Trace),
    trace_steps(Trace, Steps),
    findall(Unit-(X,Y)-Moment,
            member(square(1, X, Y)-[Unit, Moment], Steps), Nodes).

%   Unit 2 is the last of the second round and the first of the third.

test(whca_plans_again_who_is_in_the_way,
     Expanded == [ 1-7, 2-7, 3-7, 4-6, 2-20, 4-7, 2-8, 1-7, 3-1, 2-14, 4-7,
                   1-7, 3-7, 2-7, 1-7, 3-7, 4-7 ]) :-
    asked(knot, World, Question),
    answered(prolog, whca, World, Question, _-Trace),
    trace_steps(Trace, Steps),
    findall(Unit, member(_-[Unit, _], Steps), Units),
    runs(Units, Expanded).

test(languages_agree_and_are_right,
     [ forall(( solvers(Solvers), member(Solver, Solvers) )), Wrong == [] ]) :-
    random_seed(1, 9, State),
    random_questions(40, State, Questions),
    findall(World-Question-Says,
            ( member(World-Question, Questions),
              answered(prolog, Solver, World, Question, Answer-Trace),
              (   answered(c, Solver, World, Question, Answer-Trace)
              ->  says(World, Question, Answer, Says)
              ;   Says = differs
              ),
              Says \== right
            ),
            Wrong).

%   A unit is stranded on another's goal, to which there is no other way.

test(a_stranded_unit_may_be_in_the_way,
     [ forall(( solvers(Solvers), member(Solver, Solvers) )),
       Score-Says == 100-right ]) :-
    asked(stranded, World, Question),
    answered(prolog, Solver, World, Question, Answer-_),
    answer_score(Answer, Score),
    says(World, Question, Answer, Says).

test(distances_do_not_depend_on_the_target, Distances == Others) :-
    asked(knot, World, _),
    ground_make(World, Ground),
    rra_make(Ground, 1, 1, Near0),
    rra_make(Ground, 1, 18, Far0),
    findall(Distance,
            ( member(Square, [18, 4, 13, 1]),
              rra_distance(Square, Distance, Near0, _)
            ),
            Distances),
    findall(Distance,
            ( member(Square, [18, 4, 13, 1]),
              rra_distance(Square, Distance, Far0, _)
            ),
            Others).

:- end_tests(units).
