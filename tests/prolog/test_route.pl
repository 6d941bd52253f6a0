/** <module> The problem's own check: right answers pass, damaged ones do not */
:- module(test_route, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/3, member/2, reverse/2]).
:- use_module('../../prolog_impl/reitti').
:- use_module(files).

%   given(+Name, -World, -Question, -Answer, -Trace): a right answer.

given(Name, World, Question, Answer, Trace) :-
    asked(Name, Solver, Start, Goal),
    world_named(Name, World),
    route_question(Start, Goal, Question),
    solver_prepare(Solver, tuned, World, Prepared),
    solver_run(Prepared, Question, Answer),
    solver_trace(Prepared, Question, Trace).

asked(rogue, two_phase, square(1, 10, 11), square(1, 3, 2)).
asked('rogue-corner-block', two_phase, square(1, 2, 3), square(1, 4, 1)).
asked(tactics, astar_chebyshev, square(1, 1, 1), square(1, 10, 10)).
asked(city, levelwise, square(1, 2, 2), square(4, 9, 8)).

%   What check/4, or check_trace/4, says: `right` or the message.

says(World, Question, Answer, Says) :-
    catch(( problem_check(route, World, Question, Answer, []),
            Says = right
          ),
          error(wrong_answer(Says), _),
          true).

says_of_trace(World, Question, Answer, Trace, Says) :-
    catch(( problem_check_trace(route, World, Question, Answer, Trace),
            Says = right
          ),
          error(wrong_answer(Says), _),
          true).

%   Plain searches take their time.

is_soon_done(Style, World) :-
    (   Style == plain
    ->  world_size(World, Size),
        Size < 200
    ;   true
    ).

%   Changes one part of an answer.

with_rows(Answer0, Rows, Answer) :-
    answer_status(Answer0, Status),
    answer_score(Answer0, Score),
    answer_work(Answer0, Work),
    answer_make(Status, Score, Work, Rows, Answer).

with_score(Answer0, Score, Answer) :-
    answer_status(Answer0, Status),
    answer_work(Answer0, Work),
    answer_rows(Answer0, Rows),
    answer_make(Status, Score, Work, Rows, Answer).

with_work(Answer0, Work, Answer) :-
    answer_status(Answer0, Status),
    answer_score(Answer0, Score),
    answer_rows(Answer0, Rows),
    answer_make(Status, Score, Work, Rows, Answer).

%   damage(+Name, -Message, +World, +Answer0, -Answer)

damage(rogue, "the route costs 10, not 11", _, Answer0, Answer) :-
    with_score(Answer0, 11, Answer).
damage(rogue, "step 1, (1,10,11) to (1,11,9), is not allowed", _, Answer0,
       Answer) :-
    answer_rows(Answer0, [_|Rows]),
    with_rows(Answer0, Rows, Answer).
damage(rogue, "step 2, (1,11,10) to (1,11,10), is not allowed", _, Answer0,
       Answer) :-
    answer_rows(Answer0, [Square|Rows]),
    with_rows(Answer0, [Square, Square|Rows], Answer).
damage(rogue, "the route ends at (1,5,3)", _, Answer0, Answer) :-
    answer_rows(Answer0, Rows0),
    append(Rows, [_], Rows0),
    with_rows(Answer0, Rows, Answer).
damage(rogue, "step 11 enters the goal's square", _, Answer0, Answer) :-
    answer_rows(Answer0, Rows0),
    append(Rows0, [square(1, 3, 2)], Rows),
    with_rows(Answer0, Rows, Answer).
damage(rogue, "step 1, (1,10,11) to (99,-1,99999999), is not allowed", _,
       Answer0, Answer) :-
    answer_rows(Answer0, [_|Rows]),
    with_rows(Answer0, [square(99, -1, 99999999)|Rows], Answer).
damage(rogue, "the rows of a route are not squares", _, Answer0, Answer) :-
    with_rows(Answer0, [[1, 2]], Answer).
damage(rogue, "the rows of a route are not squares", World, Answer0, Answer) :-
    plane_of(World, [], 0, Plane),
    with_rows(Answer0, Plane, Answer).
damage('rogue-corner-block', "step 1, (1,2,3) to (1,3,2), is not allowed",
       World, Answer0, Answer) :-
    world_is_open(World, square(1, 3, 2)),
    with_rows(Answer0, [square(1, 3, 2)], Answer).
damage(tactics, "the route ends at (1,10,9)", _, Answer0, Answer) :-
    answer_rows(Answer0, Rows0),
    append(Rows, [_], Rows0),
    with_rows(Answer0, Rows, Answer).
damage(tactics, "the route costs 30, not 0", _, Answer0, Answer) :-
    with_score(Answer0, 0, Answer).
damage(city, "step 12, (1,7,11) to (2,8,11), is not allowed", _, Answer0,
       Answer) :-
    answer_rows(Answer0, Rows0),
    append(Before, [square(2, 7, 11)|After], Rows0),
    append(Before, After, Rows),
    with_rows(Answer0, Rows, Answer).

%   spoil(+Name, -Message, +World, +Answer0, +Trace0, -Answer, -Trace)

spoil(rogue, "left a trace of 62 squares, but claims 63", _, Answer, Trace0,
      Answer, Trace) :-
    trace_steps(Trace0, [_|Steps]),
    trace_left(Trace0, Left),
    trace_make(Steps, Left, Trace).
spoil(rogue, "a route was found, but no square expanded", _, Answer0, Trace0,
      Answer, Trace) :-
    with_work(Answer0, [0], Answer),
    trace_left(Trace0, Left),
    trace_make([], Left, Trace).
spoil(rogue, "expansion 2 of 63 is not a square of the world", _, Answer,
      Trace0, Answer, Trace) :-
    step_instead(Trace0, square(1, 13, 1), Trace).
spoil(rogue, "(1,1) cannot be entered, but is expansion 2", _, Answer, Trace0,
      Answer, Trace) :-
    step_instead(Trace0, square(1, 1, 1), Trace).
spoil(rogue, "(2,2) has no distance, but is expansion 2", World, Answer, Trace0,
      Answer, Trace) :-
    trace_left(Trace0, Left),
    plane_number(Left, World, square(1, 2, 2), -1),
    step_instead(Trace0, square(1, 2, 2), Trace).
spoil(rogue, "(4,3) is expansion 2, before any of its neighbours", _, Answer,
      Trace0, Answer, Trace) :-
    trace_steps(Trace0, [Start|Steps0]),
    reverse(Steps0, Steps),
    trace_left(Trace0, Left),
    trace_make([Start|Steps], Left, Trace).
spoil(rogue, "(1,1) cannot be entered, but has distance 7", World, Answer,
      Trace0, Answer, Trace) :-
    distance_instead(World, Trace0, square(1, 1, 1), 7, Trace).
spoil(rogue, "(3,2) has distance 10, which no square expanded gave it", World,
      Answer, Trace0, Answer, Trace) :-
    distance_instead(World, Trace0, square(1, 3, 2), 10, Trace).
spoil(rogue, "(2,2) has distance 0, which no square expanded gave it", World,
      Answer, Trace0, Answer, Trace) :-
    distance_instead(World, Trace0, square(1, 2, 2), 0, Trace).
spoil(rogue, "what the run left is not a number for each square", _, Answer,
      Trace0, Answer, Trace) :-
    trace_steps(Trace0, Steps),
    trace_make(Steps, plane(1, 2, 3), Trace).
spoil(rogue, "the steps of a trace are not squares", _, Answer, Trace0, Answer,
      Trace) :-
    trace_left(Trace0, Left),
    trace_make([7], Left, Trace).

step_instead(Trace0, Square, Trace) :-
    trace_steps(Trace0, [Start, _|Steps]),
    trace_left(Trace0, Left),
    trace_make([Start, Square|Steps], Left, Trace).

distance_instead(World, Trace0, Square, Distance, Trace) :-
    trace_steps(Trace0, Steps),
    trace_left(Trace0, Left0),
    findall(Other-Number,
            ( world_each(World, Other),
              Other \== Square,
              plane_number(Left0, World, Other, Number)
            ),
            Pairs),
    plane_of(World, Pairs, Distance, Left),
    trace_make(Steps, Left, Trace).

:- begin_tests(route).

test(right_answers_are_right,
     [ forall(asked(Name, _, _, _)), Says-Traced == right-right ]) :-
    given(Name, World, Question, Answer, Trace),
    says(World, Question, Answer, Says),
    says_of_trace(World, Question, Answer, Trace, Traced).

test(every_solver_is_right_in_every_case, Wrong == []) :-
    findall(Solver/Style/Name/Says,
            ( placed_case(Case, World),
              case_problem(Case, route),
              case_question(Case, Question),
              case_name(Case, Name),
              world_game(World, Game),
              solver(Solver, Style, route, _, _, _),
              solver_promises(Solver, Style, Game, Promised),
              Style \== original,      % which may refuse
              is_soon_done(Style, World),
              catch(solver_prepare(Solver, Style, World, Prepared), refused(_),
                    fail),
              solver_run(Prepared, Question, Answer),
              solver_trace(Prepared, Question, Trace),
              solver_release(Prepared),
              says(World, Question, Answer, Says0),
              (   memberchk(loose, Promised)
              ->  Says1 = right
              ;   says_of_trace(World, Question, Answer, Trace, Says1)
              ),
              Says = Says0-Says1
            ),
            All),
    length(All, Count),
    Count > 300,
    findall(Answer, ( member(Answer, All), Answer \= _/(right-right) ), Wrong).

test(damaged_answers_are_refused, Wrong == []) :-
    aggregate_all(count, clause(damage(_, _, _, _, _), _), 12),
    findall(Says-Message,
            ( asked(Name, _, _, _),
              given(Name, World, Question, Answer0, _),
              clause(damage(Name, Message, World, Answer0, Answer), Body),
              (   call(Body),
                  says(World, Question, Answer, Says)
              ->  true
              ;   Says = nothing
              ),
              Says \== Message
            ),
            Wrong).

test(damaged_traces_are_refused, Wrong == []) :-
    aggregate_all(count, clause(spoil(_, _, _, _, _, _, _), _), 11),
    given(rogue, World, Question, Answer0, Trace0),
    findall(Says-Message,
            ( clause(spoil(rogue, Message, World, Answer0, Trace0, Answer,
                           Trace), Body),
              (   call(Body),
                  says_of_trace(World, Question, Answer, Trace, Says)
              ->  true
              ;   Says = nothing
              ),
              Says \== Message
            ),
            Wrong).

test(no_answer_is_not_looked_at, Says == right) :-
    world_named(rogue, World),
    route_question(square(1, 10, 11), square(1, 3, 2), Question),
    answer_make(no_answer, 0, [3], [], Answer),
    says(World, Question, Answer, Says).

test(no_question_of_another_shape,
     error(domain_error(question, Question))) :-
    world_named(rogue, World),
    question_make([square(1, 2, 2)], [3], Question),
    problem_accepts(route, World, Question).

test(grown_levels_are_crossed,
     [ forall(member(Game-Side-Cost,
                     [ rogue-12-21, tactics-12-44, city-12-91, rogue-13-23,
                       city-13-99 ])),
       Score == Cost ]) :-
    problem_grow(route, Game, Side, World, Question),
    problem_accepts(route, World, Question),
    member(Solver, [two_phase, astar_chebyshev, all_levels]),
    solver_promises(Solver, tuned, Game, _),
    !,
    solve(Solver, tuned, World, Question, Answer),
    problem_check(route, World, Question, Answer, [best]),
    answer_score(Answer, Score).

test(a_grown_level_has_a_wall_and_a_gap, Elements == '..#...#...#......') :-
    grown_world(rogue, 4, World),
    world_elements(World, Elements0),
    atom_concat('.', Elements0, Elements).

test(grown_levels_of_stairs_can_be_read, World == Read) :-
    grown_world(city, 5, World),
    world_elements(World, Elements),
    with_output_to(string(Text),
                   ( write("game city\n"),
                     forall(between(1, 4, Level),
                            ( format("level ~d~n", [Level]),
                              forall(between(1, 5, Y),
                                     ( Before is ((Level-1)*5 + Y-1)*5,
                                       sub_atom(Elements, Before, 5, _, Row),
                                       format("~w~n", [Row])
                                     ))
                            ))
                   )),
    world_of(Text, Read).

:- end_tests(route).
