/** <module> Questions and answers, a line each

What is read from a file or a pipe is printed behind its prompt, so that a game
looks the same as on a terminal, where the typing is seen.

Bytes are read and written as they are; what is not ASCII needs console_print/1.

Mirror: c_impl/play/console.c.
*/
:- module(reitti_console,
          [ console_open/0,
            console_line/2,             % +Prompt, -Codes
            console_number/3,           % +Prompt, +Limit, -Number
            console_yes/2,              % +Prompt, -Yes
            console_print/1             % +Text
          ]).
:- use_module(library(lists), [append/3, reverse/2]).
:- use_module(library(readutil), [read_line_to_codes/2]).
:- use_module(library(utf8), [utf8_codes//1]).

%!  console_open is det.
%
%   On standard input and output.

console_open :-
    set_stream(user_input, encoding(octet)),
    set_stream(user_output, encoding(octet)),
    prompt(_, '').

%!  console_line(+Prompt, -Codes) is semidet.
%
%   The next line without the blanks around it.  Fails if the input has ended.

console_line(Prompt, Codes) :-
    format("~w", [Prompt]),
    flush_output,
    catch(read_line_to_codes(user_input, Codes0), error(io_error(_, _), _),
          Codes0 = end_of_file),
    (   Codes0 == end_of_file
    ->  nl,
        fail
    ;   without_last_blanks(Codes0, Codes1),
        echo(Codes1),
        without_blanks(Codes1, Codes)
    ).

echo(Codes) :-
    (   stream_property(user_input, tty(true))
    ->  true
    ;   format("~s~n", [Codes])
    ).

without_last_blanks(Codes0, Codes) :-
    reverse(Codes0, Reversed0),
    without_blanks(Reversed0, Reversed),
    reverse(Reversed, Codes).

without_blanks([Code|Codes0], Codes) :-
    memberchk(Code, ` \t\r`),
    !,
    without_blanks(Codes0, Codes).
without_blanks(Codes, Codes).

%!  console_number(+Prompt, +Limit, -Number) is semidet.
%
%   Asks until there is a number from 1 to Limit.  Fails if the input has ended.

console_number(Prompt, Limit, Number) :-
    console_line(Prompt, Codes),
    (   whole_number(Codes, Number0)
    ->  (   between(1, Limit, Number0)
        ->  Number = Number0
        ;   format("~s lies outside: expected a whole number from 1 to ~d.~n",
                   [Codes, Limit]),
            console_number(Prompt, Limit, Number)
        )
    ;   format("Expected a whole number from 1 to ~d.~n", [Limit]),
        console_number(Prompt, Limit, Number)
    ).

whole_number(Codes, Number) :-
    (   append(`-`, Digits, Codes)
    ->  true
    ;   Digits = Codes
    ),
    Digits = [_|_],
    forall(member(Digit, Digits), between(0'0, 0'9, Digit)),
    number_codes(Number, Codes).

%!  console_yes(+Prompt, -Yes) is semidet.
%
%   Asks until the answer is y or n; Yes is then `true` or `false`.  Fails if
%   the input has ended.

console_yes(Prompt, Yes) :-
    console_line(Prompt, Codes),
    (   Codes == `y`
    ->  Yes = true
    ;   Codes == `n`
    ->  Yes = false
    ;   format("Expected y or n.~n"),
        console_yes(Prompt, Yes)
    ).

%!  console_print(+Text) is det.
%
%   Prints the text as UTF-8.

console_print(Text) :-
    string_codes(Text, Codes),
    phrase(utf8_codes(Codes), Bytes),
    format("~s", [Bytes]).
