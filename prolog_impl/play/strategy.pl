/** <module> Many units are sent about together: the game, line by line

Mirror: c_impl/play/strategy.c.
*/
:- module(strategy, []).
:- use_module(console).
:- use_module(fleet_screen).
:- use_module(orders).
:- use_module(program).

:- multifile reitti_program:program/6, reitti_program:asks/2.

reitti_program:program(strategy,
                       "Strategy: units are sent about, and plan their ways \c
                        together",
                       unit, Text, strategy:lines, strategy:fleet_screen) :-
    own_world(Text).

reitti_program:asks(strategy, units).

%   own_world(-Text)

term_expansion(own_world, own_world(Text)) :-
    program_own_world(strategy, Text).

own_world.

lines(Play) :-
    play_title(Play, Title),
    orders_begin(Play, Orders),
    format("~w.~n\c
            Units are 1 to 9, a to z, then *; walls are #, and , is where \c
            the plan leads.~n\c
            Type one of these and Enter:~n",
           [Title]),
    orders_help(Orders),
    orders_print(Orders),
    read_orders(Orders),
    format("Goodbye.~n").

read_orders(Orders0) :-
    (   console_line("Your orders (? for help): ", Codes),
        Codes \== `L`
    ->  obey(Codes, Orders0, Orders),
        read_orders(Orders)
    ;   true
    ).

%   A line with a NUL in it is nothing that anyone expects.

obey(`?`, Orders, Orders) :-
    !,
    orders_help(Orders).
obey(`R`, Orders0, Orders) :-
    !,
    orders_again(Orders0, Orders),
    orders_print(Orders).
obey(Codes, Orders0, Orders) :-
    (   memberchk(0, Codes)
    ->  Line = ""
    ;   string_codes(Line, Codes)
    ),
    orders_give(Line, Orders0, Orders).
