/** <module> Cases of any problem: counts of work, answers, and mistakes */
:- module(test_case_problems, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../../prolog_impl/reitti').
:- use_module(case_texts).
:- use_module(files).

%   A problem that is asked a square and a number.

:- multifile problem:problem/6.

problem:problem(glimpse, [from-square, radius-number(1, 8)], [looked, seen],
                same, none, test_cases).

accepts(_, _).

glimpse("problem glimpse\n").

glimpse_mistake("a rogue 1,1",
                "expected NAME WORLD FROM RADIUS BEST; squares are x,y or \c
                 level,x,y; numbers are digits, at most 2147483647").
glimpse_mistake("a rogue 1,1 03 4", Error) :-
    glimpse_mistake("a rogue 1,1", Error).
glimpse_mistake("a rogue 1,1 2147483648 4", Error) :-
    glimpse_mistake("a rogue 1,1", Error).
glimpse_mistake("a rogue 1,1 3",
                "the best score must be a whole number or 'none'").
glimpse_mistake("a rogue 1,1 3 4 ray",
                "expected SOLVER=SCORE, SOLVER=none, SOLVER.COUNT=N, \c
                 answer=ANSWER or SOLVER.answer=ANSWER, not 'ray'").
glimpse_mistake("a rogue 1,1 3 4 .looked=1", Error) :-
    string_concat("expected SOLVER=SCORE, SOLVER=none, SOLVER.COUNT=N, \c
                   answer=ANSWER or SOLVER.answer=ANSWER, ",
                  "not '.looked=1'", Error).
glimpse_mistake("a rogue 1,1 3 4 ray=few",
                "'ray=' needs a score or 'none', not 'few'").
glimpse_mistake("a rogue 1,1 3 4 route=(1,1)",
                "'route=' needs a score or 'none', not '(1,1)'").
glimpse_mistake("a rogue 1,1 3 4 ray.lit=1", "glimpse has no count 'lit'").
glimpse_mistake("a rogue 1,1 3 4 ray.seen=01",
                "'ray.seen=' needs a whole number, not '01'").
glimpse_mistake("a rogue 1,1 3 4 ray.seen=1 ray.seen=1",
                "a second 'ray.seen='").
glimpse_mistake("a rogue 1,1 3 4 answer=sum:-1",
                "'answer=' needs (x,y)(x,y)..., a file or sum:N, \c
                 not 'sum:-1'").
glimpse_mistake("a rogue 1,1 3 4 ray.answer=(1,1",
                "'ray.answer=' needs (x,y)(x,y)..., a file or sum:N, \c
                 not '(1,1'").
glimpse_mistake("a rogue 1,1 3 4 ray.answer=none/here.plane",
                "ray.answer=: none/here.plane cannot be read").
glimpse_mistake("problem nothing", "no problem is called 'nothing'").

:- begin_tests(cases_of_problems).

test(fields_are_those_of_the_problem,
     Squares-Numbers == [square(1, 2, 3)]-[8]) :-
    cases_of("problem glimpse\na rogue 1,2,3 8 61\n", [Case]),
    case_problem(Case, glimpse),
    case_question(Case, Question),
    question_squares(Question, Squares),
    question_numbers(Question, Numbers).

test(a_problem_holds_until_the_next,
     Problems == [route, glimpse, glimpse, route]) :-
    cases_of("a rogue 1,1 1,1 0\nproblem glimpse\nb rogue 1,1 2 3\n\c
              c rogue 1,1 2 none\n problem\troute \nd rogue 1,1 1,1 0",
             Cases),
    findall(Problem, ( member(Case, Cases), case_problem(Case, Problem) ),
            Problems).

test(a_case_may_be_called_problem, Name == problem) :-
    cases_of("problem rogue 1,1 1,1 0\n", [Case]),
    case_name(Case, Name).

test(expectations_are_told_apart,
     Expected == [ [ray-5, fan-none], [ray-looked-201, fan-seen-0],
                   [ same-rows([square(0, 1, 2), square(0, 3, 4)]),
                     ray-sum(889345228), fan-rows([]) ] ]) :-
    cases_of("problem glimpse\na rogue 1,1 2 3 ray=5 ray.looked=201 fan=none \c
              answer=(1,2)(3,4) ray.answer=sum:889345228 fan.seen=0 \c
              fan.answer=\n", [Case]),
    findall(Solver-Score, case_expects(Case, Solver, Score), Scores),
    findall(Solver-Count-Number, case_work(Case, Solver, Count, Number), Work),
    findall(Solver-Answer, case_answer(Case, Solver, Answer), Answers),
    Expected = [Scores, Work, Answers].

test(a_file_is_relative_to_the_cases, Sum == Expected) :-
    with_file("(1,1)\n", Rows,
              ( file_base_name(Rows, Name),
                format(string(Text), "a rogue 1,1 1,1 0 answer=~w\n", [Name]),
                with_file(Text, File, cases_read(File, [Case]))
              )),
    case_answer(Case, same, sum(Sum)),
    text_sum("(1,1)\n", Expected).

test(a_file_that_is_not_there,
     throws(error(cases_error(1, "answer=: a/b.rows cannot be read"), _))) :-
    with_file("a rogue 1,1 1,1 0 answer=a/b.rows\n", File,
              cases_read(File, _)).

test(mistakes_are_named_with_their_line, Wrong == []) :-
    aggregate_all(count, glimpse_mistake(_, _), 15),
    glimpse(First),
    findall(Mistake-Answer,
            ( glimpse_mistake(Mistake, Error),
              string_concat(First, Mistake, Text),
              answer(Text, Answer),
              string_concat("2: ", Error, Expected),
              Answer \== Expected
            ),
            Wrong).

test(fields_are_refused_with_line_and_name,
     [ forall(member(Fields-Expected,
                     [ "2,2 9"-"radius: 9 lies outside 1 to 8",
                       "2,2 0"-"radius: 0 lies outside 1 to 8",
                       "13,1 0"-"from: (13,1) lies outside the world, \c
                                 which is 12 x 12 and has 1 level" ])),
       Answer == 3-Expected ]) :-
    world_named(rogue, World),
    format(string(Text), "problem glimpse\n\nb rogue ~s 1\n", [Fields]),
    cases_of(Text, [Case]),
    catch(case_place(Case, World, _),
          error(cases_error(Line, Message), _),
          Answer = Line-Message).

test(a_square_may_be_one_that_cannot_be_entered, Squares == [Wall]) :-
    Wall = square(1, 1, 1),
    world_named(rogue, World),
    cases_of("problem glimpse\na rogue 1,1 8 1\n", [Case0]),
    \+ world_is_open(World, Wall),
    case_place(Case0, World, Case),
    case_question(Case, Question),
    question_squares(Question, Squares).

:- end_tests(cases_of_problems).
