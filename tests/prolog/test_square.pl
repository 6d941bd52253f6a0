/** <module> Squares as text, and the order of the keypad */
:- module(test_square, []).
:- use_module(library(plunit)).
:- use_module('../../prolog_impl/square').

read_square(Text, Square) :-
    string_codes(Text, Codes),
    phrase(square(Square), Codes).

printed(Square, WithLevel, Text) :-
    with_output_to(string(Text),
                   square_print(current_output, Square, WithLevel)).

:- begin_tests(square).

test(keypad_goes_from_lower_left_to_upper_right,
     all(Key-DX/DY == [ 1-(-1)/1, 2-0/1, 3-1/1, 4-(-1)/0, 6-1/0,
                        7-(-1)/(-1), 8-0/(-1), 9-1/(-1) ])) :-
    keypad(Key, DX, DY).

test(two_numbers_name_no_level, Square == square(0, 12, 3)) :-
    read_square("12,3", Square).

test(three_numbers_name_the_level, Square == square(4, 9, 8)) :-
    read_square("4,9,8", Square).

test(numbers_go_to_a_million, Square == square(1000000, 1, 7)) :-
    read_square("1000000,01,007", Square).

test(nonsense_is_no_square, Read == []) :-
    findall(Text,
            ( member(Text, ["", "1", "1,", ",1", "1,2,", "1,2,3,4", "0,1",
                            "1,0", "0,1,1", "-1,1", "+1,1", "1,2x", "x", "1, 2",
                            " 1,2", "1000001,1", "99999999999999999999,1",
                            "1.0,1",
                            "0x1,1", "1e1,1", "1_0,1", "(1,2)"]),
              read_square(Text, _)
            ),
            Read).

test(printed_without_level, Text == "(2,3)") :-
    printed(square(1, 2, 3), false, Text).

test(printed_with_level, Text == "(1,2,3)") :-
    printed(square(1, 2, 3), true, Text).

:- end_tests(square).
