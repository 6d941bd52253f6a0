/** <module> Keys and the mouse

A key is a character's code, the name of another key, `other`,
mouse(Row, Column, Button, Shift), where Button is `left` or `right` and Shift
`true` or `false`, or `resized`, or `ended` if nothing more will come.  Enter is
a newline.

Mirror: c_impl/play/screen_keys.c.
*/
:- module(reitti_screen_keys,
          [ screen_size/2,              % -Rows, -Columns
            screen_key/1,               % -Key
            screen_key_within/2,        % +Seconds, -Key
            screen_key_waits/0,
            screen_keypad/2             % +Key, -KeypadKey
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, nth1/3]).

%!  screen_size(-Rows, -Columns) is det.
%
%   For what is shown next: a key is `resized` as soon as the terminal has
%   another size, even if it changed before we waited.

screen_size(Rows, Columns) :-
    size(Rows, Columns),
    nb_setval(reitti_screen_size, Rows-Columns).

size(Rows, Columns) :-
    catch(tty_size(Rows, Columns), _, fail),
    Rows > 0,
    Columns > 0,
    !.
size(24, 80).

%!  screen_key(-Key) is det.
%
%   Waits for a key.

screen_key(Key) :-
    wait(never, Key).

%!  screen_key_within(+Seconds, -Key) is det.
%
%   Waits only so long; Key is `quiet` if none came.

screen_key_within(Seconds, Key) :-
    get_time(Now),
    Until is Now+Seconds,
    wait(Until, Key).

%   SWI-Prolog does not tell of a new size: it is looked for now and then.

wait(Until, Key) :-
    left(Until, Left),
    Seconds is min(0.25, Left),
    (   nb_getval(reitti_screen_stopped, true)
    ->  nb_setval(reitti_screen_stopped, false),
        Key = resized
    ;   waits(Seconds)
    ->  read_code(Code),
        key(Code, Key)
    ;   size(Rows, Columns),
        \+ nb_getval(reitti_screen_size, Rows-Columns)
    ->  Key = resized
    ;   Left =:= 0
    ->  Key = quiet
    ;   wait(Until, Key)
    ).

%   At least a second, if it is `never`.

left(never, 1) :- !.
left(Until, Left) :-
    get_time(Now),
    Left is max(0, Until-Now).

waits(Seconds) :-
    wait_for_input([user_input], [_], Seconds).

read_code(Code) :-
    catch(get_code(user_input, Code), error(io_error(_, _), _), Code = -1).

key(-1, ended) :- !.
key(4, ended) :- !.
key(0'\r, 0'\n) :- !.
key(8, backspace) :- !.
key(127, backspace) :- !.
key(27, Key) :-
    waits(0.025),
    !,
    read_code(Code),
    sequence(Code, Codes),
    (   known(Codes, Key0)
    ->  Key = Key0
    ;   Key = other
    ).
key(Code, Code).

%   What follows the escape: a bracket or O, numbers, and one more character.

sequence(Code, [Code|Codes]) :-
    memberchk(Code, `[O<0123456789;`),
    waits(0.025),
    !,
    read_code(Next),
    sequence(Next, Codes).
sequence(Code, [Code]).

known(Codes, Key) :-
    string_codes(Text, Codes),
    sequence_key(Text, Key),
    !.
known(`[M`, Key) :-                     % the mouse, as terminals once told it
    !,
    read_code(Button),
    read_code(X),
    read_code(Y),
    mouse(Button-32, X-32, Y-32, Key).
known(Codes, Key) :-                    % and as they do now
    append(`[<`, Rest, Codes),
    append(Numbers, `M`, Rest),
    string_codes(Text, Numbers),
    split_string(Text, ";", "", Words),
    maplist(number_string, [Button, X, Y], Words),
    mouse(Button, X, Y, Key).

%   A button that was pressed, not let go; 4 is the shift key.

mouse(Told0, X, Y, mouse(Row, Column, Button, Shift)) :-
    Told is Told0,
    Row is Y-1,
    Column is X-1,
    (   Told /\ \4 =:= 0
    ->  Button = left
    ;   Told /\ \4 =:= 2
    ->  Button = right
    ),
    (   Told /\ 4 =:= 0
    ->  Shift = false
    ;   Shift = true
    ).

sequence_key("[A", up).
sequence_key("OA", up).
sequence_key("[B", down).
sequence_key("OB", down).
sequence_key("[C", right).
sequence_key("OC", right).
sequence_key("[D", left).
sequence_key("OD", left).
sequence_key("[H", home).
sequence_key("OH", home).
sequence_key("[1~", home).
sequence_key("[F", end).
sequence_key("OF", end).
sequence_key("[4~", end).
sequence_key("[5~", page_up).
sequence_key("[6~", page_down).
sequence_key("[E", middle).
sequence_key("OE", middle).
sequence_key("OM", 0'\n).

%!  screen_key_waits is semidet.
%
%   A key has been pressed already.

screen_key_waits :-
    waits(0).

%!  screen_keypad(+Key, -KeypadKey) is semidet.
%
%   The key of the keypad that a digit, an arrow or a letter of vi stands for, 5
%   being the middle.

screen_keypad(Key, KeypadKey) :-
    (   integer(Key),
        between(0'1, 0'9, Key)
    ->  KeypadKey is Key-0'0
    ;   integer(Key)
    ->  nth1(KeypadKey, `bjnh.lyku`, Key),
        !
    ;   nth1(KeypadKey, [ end, down, page_down, left, middle, right, home, up,
                          page_up ], Key),
        !
    ).
