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
            screen_use_mouse/0,
            screen_show/2               % +Items, +Cursor
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(readutil), [read_line_to_string/2]).
:- use_module('../paint').
:- reexport(screen_keys).

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
    nb_setval(reitti_screen_mouse, false),
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
    (   nb_getval(reitti_screen_mouse, true)
    ->  format("\e[?1000h\e[?1006h")
    ;   true
    ),
    flush_output.

give :-
    (   nb_getval(reitti_screen_mouse, true)
    ->  format("\e[?1006l\e[?1000l")
    ;   true
    ),
    format("\e[0m\e[?25h\e[?1049l"),
    flush_output.

%!  screen_use_mouse is det.
%
%   From now on the mouse is a key, too, where there is one.  The terminal
%   itself marks no text by it then.

screen_use_mouse :-
    nb_setval(reitti_screen_mouse, true),
    take.

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
