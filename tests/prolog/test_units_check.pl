/** <module> The check that refuses what is no plan of many units, and what may
be asked of them
*/
:- module(test_units_check, []).
:- use_module(library(plunit)).
:- use_module(library(lists), [member/2]).
:- use_module('../../prolog_impl/reitti').
:- use_module(files).

%   A question by name: its world, from and to of each unit, and the window.

asked(Name, World, Question) :-
    place(Name, Text, Ends, Window),
    world_of(Text, World),
    question_of(Ends, Window, Question).

question_of(Ends, Window, Question) :-
    findall(square(1, X, Y), member((X,Y), Ends), Squares),
    question_make(Squares, [Window], Question).

place(pillar, "game strategy\ncorners block\nlevel 1\n...\n.#.\n...\n",
      [(1,1), (3,1), (3,3), (1,3)], 4).
place(open, "game strategy\nlevel 1\n...\n...\n...\n",
      [(1,1), (3,1), (2,1), (1,1)], 4).
place(straight, "game strategy\nlevel 1\n...\n...\n...\nmoves 4\n",
      [(1,1), (3,1), (2,1), (1,1)], 4).

%   damage(-Says, +Name, +Score, +Rows): Rows are (X,Y,Unit); what is asked has
%   that name.

damage(right, pillar, 4,
       [ (1,1,1), (2,1,1), (3,1,1), (3,3,2), (2,3,2), (1,3,2) ]).
damage(right, pillar, 63,
       [ (1,1,1), (1,1,1), (2,1,1), (3,1,1), (3,3,2) ]).
damage("rows are not unit by unit", pillar, 120, []).
damage("rows are not unit by unit", pillar, 120, [(1,1,1)]).
damage("rows are not unit by unit", pillar, 120, [(3,3,2), (1,1,1)]).
damage("rows are not unit by unit", pillar, 120, [(1,1,1), (3,3,3)]).
damage("rows are not unit by unit", pillar, 120,
       [ (1,1,1), (3,3,2), (1,1,1) ]).
damage("rows are not unit by unit", pillar, 120,
       [ (1,1,1), (3,3,2), (3,3,3) ]).
damage("unit 2 does not begin at its start", pillar, 120, [(1,1,1), (2,3,2)]).
damage("unit 1 at moment 2: (2,2) cannot be entered", pillar, 120,
       [ (1,1,1), (1,2,1), (2,2,1), (3,3,2) ]).
damage("unit 1 at moment 1: (1,0) cannot be entered", pillar, 120,
       [ (1,1,1), (1,0,1), (3,3,2) ]).
damage("unit 2 at moment 1: (4,3) cannot be entered", pillar, 120,
       [ (1,1,1), (3,3,2), (4,3,2) ]).
damage("unit 1 at moment 1: no such move", pillar, 62,
       [ (1,1,1), (3,1,1), (3,3,2) ]).
damage("unit 1 at moment 1: no such move", straight, 61,
       [ (1,1,1), (2,2,1), (2,1,2), (1,1,2) ]).
damage("unit 2 at moment 2: cuts a corner", pillar, 120,
       [ (1,1,1), (3,3,2), (3,2,2), (2,1,2) ]).
damage("unit 2 repeats its last square", pillar, 120,
       [ (1,1,1), (3,3,2), (3,3,2) ]).
damage("unit 1 at moment 1: no such move", pillar, 120,
       [ (1,1,1), (3,1,1), (3,1,1), (3,3,2) ]).
damage("units 1 and 2 share (2,2) at moment 1", open, 120,
       [ (1,1,1), (2,2,1), (2,1,2), (2,2,2) ]).
damage("units 1 and 2 share (1,1) at moment 2", open, 120,
       [ (1,1,1), (2,1,2), (2,2,2), (1,1,2) ]).
damage("units 1 and 2 meet half-way to moment 1", open, 61,
       [ (1,1,1), (2,1,1), (2,1,2), (1,1,2) ]).
damage("units 1 and 2 meet half-way to moment 1", open, 120,
       [ (1,1,1), (2,2,1), (2,1,2), (1,2,2) ]).
damage("units 1 and 2 meet half-way to moment 2", open, 120,
       [ (1,1,1), (1,2,1), (2,2,1), (2,1,2), (2,2,2), (1,2,2) ]).
damage("score 5, but the rows make 4", pillar, 5,
       [ (1,1,1), (2,1,1), (3,1,1), (3,3,2), (2,3,2), (1,3,2) ]).
damage("score 4, but the rows make 62", pillar, 4,
       [ (1,1,1), (2,1,1), (3,1,1), (3,3,2), (2,3,2) ]).

says(World, Question, Answer, Says) :-
    catch(( problem_check(units, World, Question, Answer, []),
            Says = right
          ),
          error(wrong_answer(Says), _),
          true).

refusal(World, Question, Says) :-
    catch(( problem_accepts(units, World, Question),
            Says = accepted
          ),
          error(domain_error(_, _), context(_, Says)),
          true).

:- begin_tests(units_check).

test(damaged_plans_are_refused,
     [ forall(damage(Message, Name, Score, Rows0)), Says == Message ]) :-
    asked(Name, World, Question),
    findall(square(1, X, Y)-[Unit], member((X,Y,Unit), Rows0), Rows),
    answer_make(found, Score, [0, 0, 0, 0, 0], Rows, Answer),
    says(World, Question, Answer, Says).

test(what_are_no_rows_of_units_is_refused,
     [ forall(member(Rows, [ [square(1, 1, 1), square(1, 3, 3)], [[1], [2]],
                             [square(1, 1, 1)-[1, 1]], [foo-[1]], plane(1, 2)
                           ])),
       Says == "rows are not unit by unit" ]) :-
    asked(pillar, World, Question),
    answer_make(found, 120, [0, 0, 0, 0, 0], Rows, Answer),
    says(World, Question, Answer, Says).

test(what_was_not_found_is_not_looked_at, Says == right) :-
    asked(pillar, World, Question),
    answer_make(no_answer, 0, [0, 0, 0, 0, 0], [], Answer),
    says(World, Question, Answer, Says).

:- end_tests(units_check).

:- begin_tests(units_accepts).

test(ends_are_everybodys_own,
     [ forall(member(Message-Ends,
                     [ accepted-[(1,1), (2,1), (2,1), (1,1)],
                       accepted-[(1,1), (1,1)],
                       "units 1 and 3 both begin at (1,1)"-
                           [(1,1), (2,1), (2,1), (1,1), (1,1), (3,1)],
                       "units 1 and 2 both go to (3,1)"-
                           [(1,1), (3,1), (2,1), (3,1)],
                       "units 1 and 3 both begin at (1,1)"-
                           [(1,1), (3,1), (2,1), (3,1), (1,1), (2,1)],
                       "(2,2) cannot be entered: wall"-[(1,1), (2,2)]
                     ])),
       Says == Message ]) :-
    asked(pillar, World, _),
    question_of(Ends, 16, Question),
    refusal(World, Question, Says).

test(there_is_one_level,
     Says == "units move on one level, and the world has 4") :-
    world_named(city, World),
    question_of([(2,2), (3,2)], 16, Question),
    refusal(World, Question, Says).

test(the_window_has_bounds,
     [ forall(member(Window-Message,
                     [ 1-accepted, 1024-accepted,
                       0-"window: 0 lies outside 1 to 1024",
                       1025-"window: 1025 lies outside 1 to 1024" ])),
       Says == Message ]) :-
    asked(pillar, World, _),
    question_of([(1,1), (3,1)], Window, Question),
    refusal(World, Question, Says).

test(a_unit_grows_on_fifty_squares,
     [ forall(member(Side-Units, [8-1, 12-2, 20-8, 32-20])),
       Count == Units ]) :-
    problem_grow(units, strategy, Side, World, Question),
    problem_accepts(units, World, Question),
    question_squares(Question, Squares),
    length(Squares, Ends),
    Count is Ends//2.

:- end_tests(units_accepts).
