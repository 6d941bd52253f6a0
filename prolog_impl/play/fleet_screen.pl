/** <module> Strategy in the whole terminal

Mirror: c_impl/play/fleet_screen.c.
*/
:- module(reitti_fleet_screen,
          [ fleet_screen/1              % +Play
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module('../route/drawing').
:- use_module('../world').
:- use_module(fleet_keys).
:- use_module(fleet_picture).
:- use_module(fleet_text).
:- use_module(fleet_turn).
:- use_module(guide).
:- use_module(guides).
:- use_module(help).
:- use_module(keys).
:- use_module(orders).
:- use_module(program).
:- use_module(roster).
:- use_module(screen).
:- use_module(view).

%!  fleet_screen(+Play) is det.

fleet_screen(Play) :-
    orders_begin(Play, Orders0),
    orders_guides(Orders0, Guides0),
    guides_pair(Guides0, Guides),
    set_orders_fields([guides(Guides)], Orders0, Orders),
    make_state([orders(Orders), cursor(none)], State0),
    begin(State0, State),
    screen_run(( screen_use_mouse,
                 look(State)
               )).

%   The cursor begins on the first unit, or in the middle.

begin(State0, State) :-
    state_orders(State0, Orders),
    orders_fleet(Orders, Fleet),
    fleet_world(Fleet, World),
    (   fleet_units(Fleet, [Unit|_])
    ->  unit_square(Unit, Cursor)
    ;   world_width(World, Width),
        world_height(World, Height),
        X is (Width+1)//2,
        Y is (Height+1)//2,
        Cursor = square(1, X, Y)
    ),
    set_state_fields([cursor(Cursor), running(false), news(""), plan("")],
                     State0, State).

%   Shows it and takes a key; `quiet` if a turn is due.

look(State0) :-
    view(State0, View),
    view_show(View),
    wait(State0, Key),
    (   leaves(Key)
    ->  true
    ;   press(Key, View, State0, State),
        look(State)
    ).

leaves(0'L).
leaves(0'q).
leaves(ended).

wait(State, Key) :-
    state_orders(State, Orders),
    orders_fleet(Orders, Fleet),
    (   state_running(State, true),
        \+ fleet_rests(Fleet)
    ->  state_due(State, Due),
        get_time(Now),
        Left is max(0, Due-Now),
        screen_key_within(Left, Key)
    ;   screen_key(Key)
    ).

press(quiet, _, State0, State) :-
    !,
    take_turn(State0, State).
press(0'., _, State0, State) :-
    !,
    set_state_fields([running(false)], State0, State1),
    take_turn(State1, State).
press(mouse(Row, Column, Button, Shift), View, State0, State) :-
    !,
    (   view_square(View, Row, Column, Square)
    ->  fleet_click(Square, Button, Shift, State0, State)
    ;   State = State0
    ).
press(0'?, _, State, State) :-
    !,
    fleet_help_text(Help),
    help_show(Help).
press(0'R, _, State0, State) :-
    !,
    state_orders(State0, Orders0),
    orders_again(Orders0, Orders),
    set_state_fields([orders(Orders)], State0, State1),
    begin(State1, State).
press(Key, View, State0, State) :-
    memberchk(Key, [0's, 0'v, 0'c]),
    !,
    change(Key, View, State0, State).
press(Key, _, State0, State) :-
    fleet_press(Key, State0, State).

%   A turn, unless all rest.

take_turn(State0, State) :-
    state_orders(State0, Orders0),
    orders_fleet(Orders0, Fleet0),
    state_pace(State0, Pace),
    get_time(Now),
    Due is Now+1/Pace,
    set_state_fields([due(Due)], State0, State1),
    (   fleet_rests(Fleet0)
    ->  set_state_fields([news("All units rest.")], State1, State)
    ;   orders_guides(Orders0, Guides0),
        catch(( fleet_turn(Guides0, Guides, Fleet0, Fleet, Turn),
                Refusal = none
              ),
              refused(Refusal),
              true),
        (   Refusal == none
        ->  set_orders_fields([guides(Guides), fleet(Fleet)], Orders0, Orders),
            set_state_fields([orders(Orders)], State1, State2),
            tell_turn(Fleet, Turn, State2, State)
        ;   set_state_fields([running(false), news(Refusal)], State1, State)
        )
    ).

tell_turn(Fleet, Turn, State0, State) :-
    (   fleet_rests(Fleet)
    ->  News = "All units rest."
    ;   turn_text(Fleet, Turn, News)
    ),
    (   turn_plan_text(Fleet, Turn, Text)
    ->  format(string(Plan), "Plan: ~w.", [Text])
    ;   state_plan(State0, Plan)
    ),
    set_state_fields([news(News), plan(Plan)], State0, State).

%   Another search, style or language plans the next turn.  What was asked of
%   other walls is not asked again.

change(Key, View0, State0, State) :-
    state_orders(State0, Orders0),
    orders_fleet(Orders0, Fleet0),
    orders_guides(Orders0, Guides0),
    (   fleet_rebuilt(Fleet0, true)
    ->  guides_forget(Guides0, Guides1)
    ;   Guides1 = Guides0
    ),
    set_view_fields([guides(Guides1)], View0, View1),
    keys_press(Key, "", View1, View, _, News),
    view_guides(View, Guides),
    (   guides_now(Guides0, Before),
        guides_now(Guides, Now),
        guide_who(Before, Who),
        guide_who(Now, Who)
    ->  Fleet = Fleet0
    ;   fleet_change(Fleet0, Fleet)
    ),
    set_orders_fields([guides(Guides), fleet(Fleet)], Orders0, Orders),
    set_state_fields([orders(Orders), news(News)], State0, State).

view(State, View) :-
    state_orders(State, Orders),
    state_cursor(State, Cursor),
    state_news(State, News),
    state_plan(State, Plan),
    orders_play(Orders, Play0),
    orders_guides(Orders, Guides),
    orders_fleet(Orders, Fleet),
    fleet_world(Fleet, World),
    play_with_world(World, Play0, Play),
    play_coloured(Play, Coloured),
    drawing_level(World, Coloured, Drawing),
    fleet_marks(Fleet, 0xB7, 0'x, Marks0),
    maplist(seen(Coloured), Marks0, Marks),
    state_running(State, Running),
    state_pace(State, Pace),
    fleet_status_text(Fleet, Cursor, Running, Pace, Status),
    fleet_keys_text(Keys),
    make_view([ play(Play), guides(Guides), drawing(Drawing), focus(Cursor),
                cursor(true), marks(Marks), alone(true), status(Status),
                news1(News), news2(Plan), keys(Keys) ],
              View).

%   Without colours, who is selected is seen all the same.

seen(true, Mark, Mark).
seen(false, mark(Square, Glyph, Paint0), mark(Square, Glyph, Paint)) :-
    (   Paint0 = chosen(_)
    ->  Paint = bar
    ;   Paint = plain
    ).
