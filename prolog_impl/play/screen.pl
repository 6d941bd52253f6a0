/** <module> The whole terminal: characters in their places, and keys

By ANSI sequences.  The terminal is put back as it was however the program ends,
by a signal too, and while it is stopped by Ctrl-Z.

What is shown are items at(Row, Column, Spans), both counted from 0; a span is
Paint-Codes.

Mirror: c_impl/play/screen.c.
*/
:- module(reitti_screen,
          [ screen_has_terminal/0,
            screen_check/1,             % -Refusal
            screen_run/1,               % :Goal
            screen_size/2,              % -Rows, -Columns
            screen_show/2,              % +Items, +Cursor
            screen_key/1,               % -Key
            screen_key_waits/0,
            screen_keypad/2             % +Key, -KeypadKey
          ]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(library(readutil), [read_line_to_string/2]).
:- use_module('../paint').

:- meta_predicate screen_run(0).

%!  screen_has_terminal is semidet.
%
%   We talk to a terminal.

screen_has_terminal :-
    stream_property(user_input, tty(true)),
    stream_property(user_output, tty(true)).

%!  screen_check(-Refusal) is det.
%
%   Refusal is `none` if there is a terminal that can be drawn on; otherwise it
%   says why not.

screen_check(Refusal) :-
    (   \+ screen_has_terminal
    ->  Refusal = "this is no terminal"
    ;   \+ ( getenv('TERM', Name0), \+ memberchk(Name0, ['', dumb]) )
    ->  Refusal = "the terminal cannot be drawn on"
    ;   catch(tty_get_capability(cm, string, _), error(_, _), fail)
    ->  Refusal = none
    ;   getenv('TERM', Name),
        format(string(Refusal), "no terminal is known as '~w'", [Name])
    ).

%!  screen_run(:Goal) is semidet.
%
%   Goal with the terminal in our hands.  A signal that ends the program gives
%   it back first, and then ends it as the shell expects.

screen_run(Goal) :-
    terminal_state(Before),
    nb_setval(reitti_screen_before, Before),
    nb_setval(reitti_screen_stopped, false),
    on_signal(tstp, _, reitti_screen:stop),
    forall(deadly(Signal, _), on_signal(Signal, _, reitti_screen:throw_signal)),
    catch(setup_call_cleanup(
              ( set_stream(user_output, buffer(full)),
                set_stream(user_output, encoding(utf8)),
                take
              ),
              with_tty_raw(Goal),
              give),
          signal(Signal),
          ( deadly(Signal, Number),
            Status is 128+Number,
            halt(Status)
          )).

take :-
    format("\e[?1049h\e[H\e[J"),
    flush_output.

give :-
    format("\e[0m\e[?25h\e[?1049l"),
    flush_output.

%   Ctrl-Z: SWI-Prolog knows nothing of it, so that stty keeps how the terminal
%   is set.  The key that is waited for is `resized`, so that all is drawn
%   again.

stop(_) :-
    nb_getval(reitti_screen_before, Before),
    terminal_state(Raw),
    give,
    format(string(Stop), "stty ~w </dev/tty; kill -s STOP $PPID", [Before]),
    shell(Stop),
    format(string(Again), "stty ~w </dev/tty", [Raw]),
    shell(Again),
    take,
    nb_setval(reitti_screen_stopped, true).

terminal_state(State) :-
    setup_call_cleanup(open(pipe('stty -g </dev/tty'), read, In),
                       read_line_to_string(In, State),
                       close(In)).

deadly(int,   2).
deadly(quit,  3).
deadly(hup,   1).
deadly(term, 15).
deadly(alrm, 14).
deadly(usr1, 10).
deadly(abrt,  6).

throw_signal(Signal) :-
    throw(signal(Signal)).

%!  screen_size(-Rows, -Columns) is det.

screen_size(Rows, Columns) :-
    catch(tty_size(Rows, Columns), _, fail),
    Rows > 0,
    Columns > 0,
    !.
screen_size(24, 80).

%!  screen_show(+Items, +Cursor) is det.
%
%   Shows the items and nothing else, later ones above earlier ones; Cursor is
%   at(Row, Column), or `none`.

screen_show(Items, Cursor) :-
    format("\e[?25l\e[H\e[J"),
    forall(member(at(Row, Column, Spans), Items),
           ( go(Row, Column),
             forall(member(Paint-Codes, Spans),
                    paint_print(current_output, Paint, Codes))
           )),
    (   Cursor = at(Row, Column)
    ->  go(Row, Column),
        format("\e[?25h")
    ;   true
    ),
    flush_output.

go(Row0, Column0) :-
    Row is Row0+1,
    Column is Column0+1,
    format("\e[~d;~dH", [Row, Column]).

%!  screen_key(-Key) is det.
%
%   Waits for a key: a character's code, the name of another key, `other`, or
%   `resized`, or `ended` if nothing more will come.  Enter is a newline.

screen_key(Key) :-
    screen_size(Rows, Columns),
    wait(Rows, Columns, Key).

%   SWI-Prolog does not tell of a new size: it is looked for now and then.

wait(Rows, Columns, Key) :-
    (   nb_getval(reitti_screen_stopped, true)
    ->  nb_setval(reitti_screen_stopped, false),
        Key = resized
    ;   waits(0.25)
    ->  read_code(Code),
        key(Code, Key)
    ;   screen_size(Rows1, Columns1),
        Rows1-Columns1 == Rows-Columns
    ->  wait(Rows, Columns, Key)
    ;   Key = resized
    ).

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
    memberchk(Code, `[O0123456789;`),
    waits(0.025),
    !,
    read_code(Next),
    sequence(Next, Codes).
sequence(Code, [Code]).

known(Codes, Key) :-
    string_codes(Text, Codes),
    sequence_key(Text, Key),
    !.

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
