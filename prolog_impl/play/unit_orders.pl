/** <module> Orders to units, and to the ground under them

An order is a word with the words behind it in its line; the answer is printed.
One that cannot be followed throws expected(Text), which says what can.

Mirror: c_impl/play/unit_orders.c.
*/
:- module(reitti_unit_orders,
          [ unit_order/4,               % +Word, +Words, +Fleet0, -Fleet
            unit_order_end/2,           % +Word, +Words
            expect/2                    % +Format, +Arguments
          ]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../rows').
:- use_module('../text').
:- use_module('../world').
:- use_module(fleet).
:- use_module(roster).

%   Of numbers that are read.

most(100 000 000).

%!  expect(+Format, +Arguments)
%
%   @throws expected(Text)

expect(Format, Arguments) :-
    format(string(Text), Format, Arguments),
    throw(expected(Text)).

%!  unit_order(+Word, +Words, +Fleet0, -Fleet) is semidet.
%
%   Words are strings.  Fails if Word is none of these orders.
%
%   @throws expected(Text)

unit_order("u", Words, Fleet0, Fleet) :-
    !,
    ground("u", Words, Fleet0, Square),
    check_empty(Fleet0, Square),
    (   fleet_add(Square, Fleet0, Fleet, Unit)
    ->  say(Fleet, Unit, "stands at", Square)
    ;   text(Fleet0, Square, At),
        expect("Expected a square that is no target, and none can be reached \c
                from ~s", [At])
    ),
    (   unit_is_there(Unit)
    ->  true
    ;   unit_targets(Unit, [Target]),
        say(Fleet, Unit, "makes way to", Target)
    ).
unit_order("x", Words, Fleet0, Fleet) :-
    !,
    square("x", Words, Fleet0, Square),
    (   fleet_at(Fleet0, Square, Unit)
    ->  unit_number(Unit, Number),
        fleet_remove(Unit, Fleet0, Fleet),
        format("Unit ~d is gone.~n", [Number])
    ;   text(Fleet0, Square, At),
        expect("Expected a unit, but none stands at ~s", [At])
    ).
unit_order("w", Words, Fleet0, Fleet) :-
    !,
    square("w", Words, Fleet0, Square),
    check_empty(Fleet0, Square),
    text(Fleet0, Square, At),
    (   fleet_owner(Fleet0, Square, Owner)
    ->  unit_number(Owner, Number),
        expect("Expected a square that is no target, but unit ~d goes to ~s",
               [Number, At])
    ;   fleet_build(Square, wall, Fleet0, Fleet),
        format("Wall at ~s.~n", [At])
    ).
unit_order("g", Words, Fleet0, Fleet) :-
    !,
    square("g", Words, Fleet0, Square),
    fleet_build(Square, ground, Fleet0, Fleet),
    text(Fleet0, Square, At),
    format("Ground at ~s.~n", [At]).
unit_order("s", Words, Fleet0, Fleet) :-
    !,
    fleet_units(Fleet0, Units0),
    (   Words == ["*"]
    ->  maplist(unit_number, Units0, Numbers)
    ;   maplist(selected(Fleet0), Words, Numbers)
    ),
    maplist(select_unit(Numbers), Units0, Units),
    set_fleet_fields([units(Units)], Fleet0, Fleet),
    print_selected(Units).
unit_order("m", Words, Fleet0, Fleet) :-
    !,
    ground("m", Words, Fleet0, Square),
    send_selected(to(Square, "goes to", true), Fleet0, Fleet).
unit_order("a", Words, Fleet0, Fleet) :-
    !,
    ground("a", Words, Fleet0, Square),
    send_selected(to(Square, "then goes to", false), Fleet0, Fleet).
unit_order("h", Words, Fleet0, Fleet) :-
    !,
    unit_order_end("h", Words),
    send_selected(halt, Fleet0, Fleet).
unit_order("t", Words, Fleet, Fleet) :-
    unit_order_end("t", Words),
    fleet_units(Fleet, Units),
    forall(member(Unit, Units), print_unit(Fleet, Unit)),
    (   Units == []
    ->  format("There are no units.~n")
    ;   true
    ).

%!  unit_order_end(+Word, +Words) is det.
%
%   Nothing stands behind the word.
%
%   @throws expected(Text)

unit_order_end(Word, Words) :-
    (   Words == []
    ->  true
    ;   expect("Expected ~s alone", [Word])
    ).

%   How a unit is told of a square, and what it does there.

say(Fleet, Unit, Does, Square) :-
    unit_number(Unit, Number),
    text(Fleet, Square, At),
    format("Unit ~d ~s ~s.~n", [Number, Does, At]).

text(Fleet, Square, Codes) :-
    fleet_world(Fleet, World),
    world_square_text(World, Square, Codes).

square(Word, Words, Fleet, square(1, X, Y)) :-
    fleet_world(Fleet, World),
    world_width(World, Width),
    world_height(World, Height),
    (   Words = [X0, Y0],
        line_number(X0, Width, X),
        line_number(Y0, Height, Y)
    ->  true
    ;   expect("Expected ~s X Y, X from 1 to ~d and Y from 1 to ~d",
               [Word, Width, Height])
    ).

ground(Word, Words, Fleet, Square) :-
    square(Word, Words, Fleet, Square),
    fleet_world(Fleet, World),
    (   world_is_open(World, Square)
    ->  true
    ;   text(Fleet, Square, At),
        expect("Expected ground, but there is a wall at ~s", [At])
    ).

check_empty(Fleet, Square) :-
    (   fleet_at(Fleet, Square, Unit)
    ->  unit_number(Unit, Number),
        text(Fleet, Square, At),
        expect("Expected a square without a unit, but unit ~d stands at ~s",
               [Number, At])
    ;   true
    ).

selected(Fleet, Word, Number) :-
    most(Most),
    (   line_number(Word, Most, Number)
    ->  true
    ;   expect("Expected s N ..., s * or s", [])
    ),
    (   fleet_unit(Fleet, Number, _)
    ->  true
    ;   expect("Expected numbers of units, but there is no unit ~d", [Number])
    ).

select_unit(Numbers, Unit0, Unit) :-
    unit_number(Unit0, Number),
    (   memberchk(Number, Numbers)
    ->  Selected = true
    ;   Selected = false
    ),
    set_unit_fields([selected(Selected)], Unit0, Unit).

selected_numbers(Units, Numbers) :-
    findall(Number,
            ( member(Unit, Units),
              unit_selected(Unit, true),
              unit_number(Unit, Number)
            ),
            Numbers).

print_selected(Units) :-
    selected_numbers(Units, Numbers),
    (   Numbers == []
    ->  Shown = none
    ;   atomic_list_concat(Numbers, ' ', Shown)
    ),
    format("Selected: ~w.~n", [Shown]).

%   send_selected(+Where, +Fleet0, -Fleet): all that are selected, by number;
%   Where is to(Square, Words, Forgets), or `halt`, each where it stands.

send_selected(Where, Fleet0, Fleet) :-
    fleet_units(Fleet0, Units),
    selected_numbers(Units, Numbers),
    (   Numbers == []
    ->  expect("Expected units that are selected: s N ... or s *", [])
    ;   foldl(send(Where), Numbers, Fleet0, Fleet)
    ).

send(Where, Number, Fleet0, Fleet) :-
    fleet_unit(Fleet0, Number, Unit),
    (   Where = to(To, Goes, Forgets)
    ->  true
    ;   unit_square(Unit, To),
        Goes = "goes to",
        Forgets = true
    ),
    fleet_send(Unit, To, Forgets, Fleet0, Fleet, Sent),
    (   Sent = sent(Target, Other)
    ->  (   Where == halt,
            Target == To
        ->  say(Fleet, Unit, "stays at", To)
        ;   say(Fleet, Unit, Goes, Target)
        ),
        say_other(Other, Fleet)
    ;   say(Fleet, Unit, "cannot reach", To)
    ).

say_other(none, _) :- !.
say_other(Unit, Fleet) :-
    unit_targets(Unit, [Aside]),
    say(Fleet, Unit, "makes way to", Aside).

%   A unit in a line: where it is, and where it goes.

print_unit(Fleet, Unit) :-
    fleet_world(Fleet, World),
    unit_number(Unit, Number),
    unit_square(Unit, Square),
    unit_targets(Unit, Targets),
    text(Fleet, Square, At),
    format("~d ~s to ", [Number, At]),
    rows_print_squares(current_output, Targets, World),
    nl.
