/** <module> The general searches and their kernels */
:- module(test_searches, []).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, last/2, member/2]).
:- use_module(library(plunit)).
:- use_module('../../prolog_impl/kernels/depth_first').
:- use_module('../../prolog_impl/kernels/line').
:- use_module('../../prolog_impl/kernels/plain_best_first').
:- use_module('../../prolog_impl/reitti').
:- use_module(files).

%   What each search expands in the worked example, in order; two digits are a
%   square.

expands(breadth_first, "25 15 35 14 45 34 44 13 55 54 33 43 23 65 64 22 32 63 \c
                        21 31").
expands(uniform_cost, "25 15 35 14 45 34 44 13 55 54 33 43 23 65 64 22 32 63 \c
                       21 31 62 41").
expands(depth_first, "25 15 14 13 23 33 34 45 55 65 64 63 62 52 51").
expands(depth_limited, "25 15 14 13 23 33 34 45 55 65 64 63 54 44 55 65 64 63 \c
                        62 54 43 22 21 31").
expands(greedy, "25 15 14 13 23 32 31 41").
expands(astar_manhattan, "25 35 44 43 45 34 33 32 31 41").
expands(astar_chebyshev, "25 15 35 14 34 44 33 43 32 45 13 54 23 22 31 41").
expands(astar_octile, "25 15 35 14 34 44 33 43 32 45 13 54 23 22 31 41").
expands(astar_euclid, "25 35 44 43 34 33 32 15 45 31 41").
expands(astar_exact, "25 35 34 44 33 22 32 31 41").
expands(bidirectional, "25 41 15 35 31 51 14 45 34 44 22").
expands(waypoints, "25 15 35 33 44 13 31 23 41").

%   The last pass of iterative_deepening, and that with limit 3 before it.

passes("25 15 14 13 23 33 22 32 35 45 55 65 64 63 54 34 33 22 21 31").
passes("25 15 14 35 45 34 44").

text_squares(Text, Squares) :-
    split_string(Text, " ", "", Words),
    maplist(word_square, Words, Squares).

word_square(Word, square(1, X, Y)) :-
    string_codes(Word, [X0, Y0]),
    X is X0-0'0,
    Y is Y0-0'0.

bend_steps(Solver, Steps) :-
    world_named(bend, World),
    route_question(square(1, 2, 5), square(1, 4, 1), Question),
    solver_prepare(Solver, plain, World, Prepared),
    solver_trace(Prepared, Question, Trace),
    trace_steps(Trace, Steps).

%   What a solver says of a question, with its work.

told(Solver, Style, World, Question, told(Answer, Trace)) :-
    solver_prepare(Solver, Style, World, Prepared),
    solver_run(Prepared, Question, Answer),
    solver_trace(Prepared, Question, Trace),
    solver_release(Prepared).

%   Searches that are one and the same in these cases.

same(two_phase, tuned, breadth_first, rogue).
same(all_levels, tuned, breadth_first, city).
same(astar, tuned, astar_manhattan, tactics).
same(astar_octile, plain, astar_chebyshev, Game) :-
    member(Game, [rogue, tactics, city, strategy]).

a_case(Game, World, Question) :-
    placed_case(Case, World),
    case_problem(Case, route),
    world_game(World, Game),
    world_size(World, Size),
    Size < 200,
    case_question(Case, Question).

%   A wall that only the search sees, open in one row.

fenced(Column, Gap, square(_, X, Y), 0) :-
    (   X =\= Column
    ->  true
    ;   Y =:= Gap
    ).

level(Width, Height, Pillars, World) :-
    level_codes(Height, Width, Pillars, Rows),
    format(string(Text), "game strategy\nlevel 1\n~s", [Rows]),
    world_of(Text, World).

level_codes(Height, Width, Pillars, Codes) :-
    findall(Code,
            ( between(1, Height, Y),
              level_code(Y, Width, Pillars, Code)
            ),
            Codes).

level_code(Y, Width, Pillars, Code) :-
    between(1, Width, X),
    (   Pillars == true,
        X mod 3 =:= 2,
        Y mod 3 =:= 2
    ->  Code = 0'#
    ;   Code = 0'.
    ).
level_code(_, _, _, 0'\n).

refusal(Solver, World, Says) :-
    catch(( solver_prepare(Solver, plain, World, _),
            Says = none
          ),
          refused(Says),
          true).

:- begin_tests(searches).

test(squares_are_expanded_in_order,
     [ forall(expands(Solver, Text)), Steps == Expected ]) :-
    text_squares(Text, Expected),
    bend_steps(Solver, Steps).

test(each_pass_goes_one_step_further, [nondet]) :-
    bend_steps(iterative_deepening, Steps),
    length(Steps, 60),
    findall(Squares, ( passes(Text), text_squares(Text, Squares) ),
            [Last, Third]),
    append(_, Last, Steps),
    length(First, 4),
    append(First, Rest, Steps),
    append(Third, _, Rest).

test(a_limit_is_kept_and_hides_nothing, Wrong == []) :-
    findall(Start-Goal-Limit,
            ( world_named(bend, World),
              depth_moves(World, 4096, Moves),
              world_each(World, Start),
              world_is_open(World, Start),
              world_each(World, Goal),
              world_is_open(World, Goal),
              route_question(Start, Goal, Question),
              solve(breadth_first, plain, World, Question, Answer),
              answer_score(Answer, Distance),
              Most is Distance+2,
              between(1, Most, Limit),
              depth_pass(Moves, Question, Limit, End, _, _, []),
              \+ limited(End, Limit, Distance)
            ),
            Wrong).

limited(found(Squares), Limit, Distance) :-
    length(Squares, Length),
    Distance =< Length,
    Length =< Limit.
limited(cut_off, Limit, Distance) :-
    Limit < Distance.

test(old_searches_are_general_ones,
     [ forall(same(Old, Style, New, Game)), Wrong == [] ]) :-
    aggregate_all(count, a_case(Game, _, _), Count),
    Count > 0,
    findall(Question,
            ( a_case(Game, World, Question),
              told(Old, Style, World, Question, Told0),
              told(New, plain, World, Question, Told),
              Told0 \== Told
            ),
            Wrong).

test(estimates_bar_squares, Score-Fenced == 14-true) :-
    level(8, 8, false, World),
    route_question(square(1, 1, 1), square(1, 8, 1), Question),
    plain_best_first(World, Question, fenced(4, 8), Answer),
    answer_score(Answer, Score),
    answer_rows(Answer, Squares),
    (   member(square(_, 4, Y), Squares),
        Y =\= 8
    ->  Fenced = false
    ;   Fenced = true
    ).

test(barred_squares_get_no_cost, Status-Count-Costs == no_answer-24-[2, -1]) :-
    level(8, 8, false, World),
    route_question(square(1, 1, 1), square(1, 8, 1), Question),
    plain_best_first(World, Question, fenced(4, 0), Answer),
    answer_status(Answer, Status),
    plain_best_first_trace(World, Question, fenced(4, 0), Trace),
    trace_steps(Trace, Steps),
    length(Steps, Count),
    trace_left(Trace, Left),
    maplist(plane_number(Left, World), [square(1, 3, 1), square(1, 4, 1)],
            Costs).

test(lines_are_drawn_as_they_must_be,
     [ forall(member([From|Squares],
                     [ [square(1, 1, 1), square(1, 2, 1), square(1, 3, 2)],
                       [square(1, 3, 2), square(1, 2, 1), square(1, 1, 1)],
                       [ square(1, 4, 1), square(1, 3, 2), square(1, 2, 2),
                         square(1, 1, 3) ],
                       [ square(1, 1, 1), square(1, 1, 2), square(1, 2, 3),
                         square(1, 2, 4) ]
                     ])),
       Line == Squares ]) :-
    last(Squares, To),
    line_squares(From, To, Line),
    line_length(From, To, Length),
    length(Line, Length).

test(lines_end_at_what_is_in_the_way, Free == [cut, block, cut]) :-
    findall(Corners,
            ( member(A-B, [ square(1, 1, 1)-square(1, 2, 2),
                            square(1, 2, 4)-square(1, 1, 1),
                            square(1, 1, 4)-square(1, 1, 1)
                          ]),
              member(Corners, [cut, block]),
              format(string(Text),
                     "game strategy\ncorners ~w\nlevel 1\n..\n..\n#.\n..\n",
                     [Corners]),
              world_of(Text, World),
              line_is_free(World, A, B)
            ),
            Free).

test(worlds_that_are_too_large_are_refused,
     [ forall(member(Solver-Width-Height-Pillars-Expected,
                     [ depth_limited-17-241-false-
                       "the world has 4097 squares that can be entered; this \c
                        search takes at most 4096",
                       iterative_deepening-41-25-false-
                       "the world has 1025 squares that can be entered; this \c
                        search takes at most 1024",
                       iterative_deepening-32-32-false-none,
                       astar_exact-41-25-false-
                       "the world has 1025 squares that can be entered; this \c
                        search takes at most 1024",
                       waypoints-51-48-true-
                       "the world has 1088 corners to go around; this search \c
                        takes at most 1024"
                     ])),
       Says == Expected ]) :-
    level(Width, Height, Pillars, World),
    refusal(Solver, World, Says).

test(waypoints_are_on_one_level,
     Says == "the world has 2 levels; this search takes one") :-
    world_of("game rogue\nlevel 1\n.\nlevel 2\n.\n", World),
    refusal(waypoints, World, Says).

:- end_tests(searches).
