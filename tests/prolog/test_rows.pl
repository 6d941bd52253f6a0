/** <module> Rows as text, questions as words */
:- module(test_rows, []).
:- use_module(library(plunit)).
:- use_module('../../prolog_impl/reitti').
:- use_module(files).

small(World) :-
    world_of("game rogue\nlevel 1\n..\n..\n..\n", World).

tall(World) :-
    world_of("game rogue\nlevel 1\n..\nlevel 2\n..\n", World).

:- begin_tests(rows).

test(squares_alone, Text == "(1,2)\n(2,3)\n") :-
    small(World),
    rows_text([square(1, 1, 2), square(1, 2, 3)], World, Text).

test(squares_have_their_level_where_there_are_several,
     Text == "(1,1,1)\n(2,2,1)\n") :-
    tall(World),
    rows_text([square(1, 1, 1), square(2, 2, 1)], World, Text).

test(numbers_follow_their_square, Text == "(1,2) 3\n(2,2) -4\n") :-
    small(World),
    rows_text([square(1, 1, 2)-[3], square(1, 2, 2)-[-4]], World, Text).

test(several_numbers_have_blanks_between, Text == "(1,2) 3 4 5\n") :-
    small(World),
    rows_text([square(1, 1, 2)-[3, 4, 5]], World, Text).

test(numbers_alone, Text == "1 2\n3 4\n") :-
    small(World),
    rows_text([[1, 2], [3, 4]], World, Text).

test(no_rows_are_no_text, Text == "") :-
    small(World),
    rows_text([], World, Text).

test(a_plane_is_written_row_by_row, Text == "0 0\n7 0\n0 9\n") :-
    small(World),
    plane_of(World, [square(1, 1, 2)-7, square(1, 2, 3)-9], 0, Plane),
    rows_text(Plane, World, Text).

test(a_plane_goes_level_by_level, Text == "-1 5\n-1 -1\n") :-
    tall(World),
    plane_of(World, [square(1, 2, 1)-5], -1, Plane),
    rows_text(Plane, World, Text).

test(a_plane_has_the_number_of_each_square, Numbers == [7, 0]) :-
    small(World),
    plane_of(World, [square(1, 1, 2)-7], 0, Plane),
    plane_number(Plane, World, square(1, 1, 2), A),
    plane_number(Plane, World, square(1, 2, 2), B),
    Numbers = [A, B].

test(a_plane_is_told_from_what_is_none, Planes == [plane(1, 2, 3, 4, 5, 6)]) :-
    small(World),
    findall(Rows,
            ( member(Rows, [ plane(1, 2, 3, 4, 5, 6), plane(1, 2, 3),
                             plane(1, 2, 3, 4, 5, x), plane(1, 2, 3, 4, 5, _),
                             [], seen(1, 2, 3, 4, 5, 6), plane, _ ]),
              rows_are_plane(Rows, World)
            ),
            Planes).

test(the_sum_is_that_of_the_text, Sum == 138332888) :-
    small(World),
    rows_sum([square(1, 1, 2)-[3]], World, Sum).

test(squares_in_one_word, Text == "(1,2)(2,2)") :-
    small(World),
    with_output_to(string(Text),
                   rows_print_squares(current_output,
                                      [square(1, 1, 2), square(1, 2, 2)],
                                      World)).

:- end_tests(rows).

words_ask(Words, World, Question) :-
    problem(route, Fields, _, _, _, _),
    question_read(Fields, Words, Question0),
    problem_ask(route, World, Question0, Question).

%   The message with which words are refused.

refusal(Words, Message) :-
    small(World),
    catch(( words_ask(Words, World, _),
            Message = accepted
          ),
          error(Formal, Context),
          (   Formal = question_error(Message)
          ->  true
          ;   Context = context(_, Message)
          )).

:- begin_tests(question).

test(words_are_a_question, Squares == [square(1, 1, 2), square(1, 2, 1)]) :-
    small(World),
    words_ask(["1,2", "1,2,1"], World, Question),
    question_squares(Question, Squares),
    question_numbers(Question, []).

test(words_are_refused_with_the_messages_of_the_command,
     [ forall(member(Words-Expected,
                     [ ["1,1"]-"expected FROM TO",
                       ["1,1", "2,2", "3,3"]-"expected FROM TO",
                       ["0,1", "2,2"]-
                       "'0,1' is not a square: x,y or level,x,y",
                       ["1,1", "3"]-"'3' is not a square: x,y or level,x,y",
                       ["1,1", "9,1"]-
                       "(9,1) lies outside the world, which is 2 x 3 and \c
                        has 1 level" ])),
       Message == Expected ]) :-
    refusal(Words, Message).

test(no_square_is_a_type_error, error(type_error(square, foo))) :-
    question_make([foo], [], _).

test(no_number_is_a_type_error, error(type_error(integer, a))) :-
    question_make([], [a], _).

test(a_number_has_no_leading_zero_and_fits,
     all(Word-Number == [ "0"-0, "7"-7, "10"-10, "2147483647"-2147483647 ])) :-
    member(Word, ["0", "7", "10", "00", "07", "+7", "-7", "", "7x", " 7", "7.0",
                  "2147483647", "2147483648", "99999999999999999999"]),
    reitti_text:word_number(Word, Number).

:- end_tests(question).
