/** <module> What keys and the mouse order in strategy

It is given as a line is, and its answer shown.

A state is a record: orders; cursor, a square; running, `true` or `false`; pace,
turns a second; due, when the next one is; news, what was answered; and plan,
what the last plan comes to.

Mirror: c_impl/play/fleet_keys.c.
*/
:- module(reitti_fleet_keys,
          [ make_state/2,               % +Fields, -State
            set_state_fields/3,         % +Fields, +State0, -State
            state_orders/2,             % +State, -Orders
            state_cursor/2,             % +State, -Cursor
            state_running/2,            % +State, -Running
            state_pace/2,               % +State, -Pace
            state_due/2,                % +State, -Due
            state_news/2,               % +State, -News
            state_plan/2,               % +State, -Plan
            fleet_press/3,              % +Key, +State0, -State
            fleet_click/5               % +Square, +Button, +Shift, +State0,
                                        % -State
          ]).
:- use_module(library(lists), [member/2, nextto/3]).
:- use_module(library(record), [record/1]).
:- use_module('../square').
:- use_module('../world').
:- use_module(help).
:- use_module(orders).
:- use_module(roster).
:- use_module(screen).

:- record(state(orders, cursor, running=false, pace=4, due=0, news="",
                plan="")).

%   Turns a second.

fastest(64).

%!  fleet_press(+Key, +State0, -State) is det.
%
%   Does what the key asks for, if it asks for anything.

fleet_press(Key, State0, State) :-
    (   press(Key, State0, State1)
    ->  State = State1
    ;   State = State0
    ).

press(0'\n, State0, State) :- !, select_unit(alone, State0, State).
press(0'5, State0, State) :- !, select_unit(alone, State0, State).
press(middle, State0, State) :- !, select_unit(alone, State0, State).
press(0'i, State0, State) :- !, select_unit(also, State0, State).
press(0'*, State0, State) :- !, order("s *", State0, State).
press(backspace, State0, State) :- !, order("s", State0, State).
press(0'h, State0, State) :- !, order("h", State0, State).
press(Key, State0, State) :-
    integer(Key),
    memberchk(Key, `mauxwg`),
    !,
    state_cursor(State0, Cursor),
    order_there(Key, Cursor, State0, State).
press(0't, State, State) :-
    !,
    state_orders(State, Orders),
    give("t", Orders, _, Text0),
    (   string_concat(Text, "\n", Text0)
    ->  help_show(Text)
    ;   help_show(Text0)
    ).
press(0'<, State0, State) :-
    !,
    set_window(half, State0, State).
press(0'>, State0, State) :-
    !,
    set_window(double, State0, State).
press(0'+, State0, State) :-
    !,
    set_pace(double, State0, State).
press(0'-, State0, State) :-
    !,
    set_pace(half, State0, State).
press(0'\s, State0, State) :-
    !,
    state_running(State0, Running0),
    (   Running0 == true
    ->  Running = false
    ;   Running = true
    ),
    get_time(Now),
    set_state_fields([running(Running), due(Now)], State0, State).
press(0'\t, State0, State) :-
    !,
    go_to_unit(State0, State).
press(Key, State0, State) :-
    \+ ( integer(Key),
         code_type(Key, alpha)
       ),
    screen_keypad(Key, KeypadKey),
    keypad(KeypadKey, DX, DY),
    !,
    state_cursor(State0, square(Level, X0, Y0)),
    X is X0+DX,
    Y is Y0+DY,
    state_fleet(State0, Fleet),
    fleet_world(Fleet, World),
    world_contains(World, square(Level, X, Y)),
    set_state_fields([cursor(square(Level, X, Y))], State0, State).

state_fleet(State, Fleet) :-
    state_orders(State, Orders),
    orders_fleet(Orders, Fleet).

%!  fleet_click(+Square, +Button, +Shift, +State0, -State) is det.
%
%   The mouse was pressed on this square: left selects, with shift also others;
%   right sends the selected, with shift after all else.

fleet_click(Square, Button, Shift, State0, State) :-
    set_state_fields([cursor(Square)], State0, State1),
    click(Button, Shift, Square, State1, State).

click(left, false, _, State0, State) :-
    select_unit(alone, State0, State).
click(left, true, _, State0, State) :-
    select_unit(also, State0, State).
click(right, false, Square, State0, State) :-
    order_there(0'm, Square, State0, State).
click(right, true, Square, State0, State) :-
    order_there(0'a, Square, State0, State).

%   Gives the order; Text is the answer.

give(Line, Orders0, Orders, Text) :-
    with_output_to(string(Text), orders_give(Line, Orders0, Orders)).

%   The same, and the answer is told, its lines one behind the other.

order(Line, State0, State) :-
    state_orders(State0, Orders0),
    give(Line, Orders0, Orders, Text),
    split_string(Text, "\n", "", Lines),
    atomic_list_concat(Lines, ' ', Told),
    atom_string(Told, News),
    set_state_fields([orders(Orders), news(News)], State0, State).

order_there(Word, square(_, X, Y), State0, State) :-
    format(string(Line), "~c ~d ~d", [Word, X, Y]),
    order(Line, State0, State).

%   The unit under the cursor alone; or it, too, or not any more.

select_unit(How, State0, State) :-
    state_fleet(State0, Fleet),
    state_cursor(State0, Cursor),
    fleet_units(Fleet, Units),
    findall(Number,
            ( member(Unit, Units),
              is_wanted(How, Unit, Cursor),
              unit_number(Unit, Number)
            ),
            Numbers),
    atomic_list_concat([s|Numbers], ' ', Line),
    order(Line, State0, State).

is_wanted(alone, Unit, Cursor) :-
    unit_square(Unit, Cursor).
is_wanted(also, Unit, Cursor) :-
    unit_selected(Unit, Selected),
    (   unit_square(Unit, Cursor)
    ->  Selected == false
    ;   Selected == true
    ).

times(half, Number0, Number) :-
    Number is Number0//2.
times(double, Number0, Number) :-
    Number is 2*Number0.

%   So many times as far ahead, or as many turns a second.

set_window(Times, State0, State) :-
    state_fleet(State0, Fleet),
    fleet_window(Fleet, Window0),
    times(Times, Window0, Window),
    format(string(Line), "window ~d", [Window]),
    order(Line, State0, State).

set_pace(Times, State0, State) :-
    state_pace(State0, Pace0),
    times(Times, Pace0, Pace),
    fastest(Fastest),
    between(1, Fastest, Pace),
    set_state_fields([pace(Pace)], State0, State).

%   The next unit by number, from the one under the cursor.

go_to_unit(State0, State) :-
    state_fleet(State0, Fleet),
    state_cursor(State0, Cursor),
    fleet_units(Fleet, Units),
    Units = [First|_],
    (   fleet_at(Fleet, Cursor, Here),
        nextto(Here, Next0, Units)
    ->  Next = Next0
    ;   Next = First
    ),
    unit_square(Next, Square),
    set_state_fields([cursor(Square)], State0, State).
