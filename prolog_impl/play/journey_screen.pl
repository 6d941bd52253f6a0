/** <module> Tactics and city in the whole terminal

The way is shown while the goal is being looked for.

Mirror: c_impl/play/journey_screen.c.
*/
:- module(reitti_journey_screen,
          [ journey_screen/1            % +Play
          ]).
:- use_module('../answer').
:- use_module('../route/drawing').
:- use_module('../question').
:- use_module('../square').
:- use_module('../world').
:- use_module(guide).
:- use_module(guides).
:- use_module(journey_text).
:- use_module(keys).
:- use_module(program).
:- use_module(screen).
:- use_module(view).

keys("?: help   L: leave   arrows: look   < >: level   Enter: choose   \c
      s v c: another search   w: watch   d: distances").

help("First choose where to start, then look for a goal: while the cursor \c
      moves, the\n\c
      way there and its cost are shown.  Enter walks to it; the next way \c
      begins there.\n\c
      \n\c
      \s 7 8 9   y k u\n\c
      \s 4   6   h   l   move the cursor, as do the arrows\n\c
      \s 1 2 3   b j n\n\c
      \n\c
      \s < and > a level up or down\n\c
      \s Enter   or a blank: choose the square under the cursor\n\c
      \s Backspace: choose another start\n").

%!  journey_screen(+Play) is det.
%
%   The cursor begins on the first square that can be entered.

journey_screen(Play) :-
    play_world(Play, World),
    play_guides(Play, Guides0),
    guides_pair(Guides0, Guides),
    (   world_each(World, Cursor),
        world_is_open(World, Cursor)
    ->  true
    ;   Cursor = square(1, 1, 1)
    ),
    screen_run(journeys(Play, state(Cursor, nowhere, Guides, false))).

%   A state is state(Cursor, Stand, Guides, Swapped), Stand as in
%   journey_text.pl.

journeys(Play, State0) :-
    look(State0, State1, Found),
    show(Play, State1, State2, Found, none, Key),
    (   leaves(Key)
    ->  true
    ;   press(Key, Play, State2, State),
        journeys(Play, State)
    ).

leaves(0'L).
leaves(0'q).
leaves(ended).

stands(start(Square), Square).
stands(walked(Square, _), Square).

%   look(+State0, -State, -Found): the way to the cursor is Found: `none` if it
%   was not asked for, as more keys wait, refused(Why), or `answered`: the
%   guides know.

look(state(Cursor, Stand, Guides0, Swapped),
     state(Cursor, Stand, Guides, Swapped), Found) :-
    (   stands(Stand, Start),
        \+ screen_key_waits
    ->  ask(Start, Cursor, Guides0, Guides, Found)
    ;   guides_forget(Guides0, Guides),
        Found = none
    ).

ask(Start, Cursor, Guides0, Guides, Found) :-
    question_make([Start, Cursor], [], Question),
    guides_now(Guides0, Guide),
    catch(( guide_accepts(Guide, Question),
            Refusal = none
          ),
          error(domain_error(square, _), context(_, Refusal)),
          true),
    (   Refusal == none
    ->  guides_ask(Question, Guides0, Guides),
        Found = answered
    ;   guides_forget(Guides0, Guides),
        Found = refused(Refusal)
    ).

%   show(+Play, +State0, -State, +Found, +Said, -Key): shows it, and takes a
%   key, which may be for every game: then it says so and shows it again.

show(Play, State0, State, Found, Said, Key) :-
    view(Play, State0, Found, Said, View0),
    view_show(View0),
    screen_key(Key0),
    help(Help),
    (   keys_press(Key0, Help, View0, View, Key1, Said1)
    ->  again(Key1, Play, State0, State, View, Found, Said-Said1, Key)
    ;   State = State0,
        Key = Key0
    ).

again(ended, _, State, State, _, _, _, ended) :- !.
again(_, Play, state(Cursor, Stand, _, _), State, View, Found, Said0-Said1,
      Key) :-
    view_guides(View, Guides),
    view_swapped(View, Swapped),
    (   Said1 == ""
    ->  Said = Said0
    ;   Said = Said1
    ),
    show(Play, state(Cursor, Stand, Guides, Swapped), State, Found, Said, Key).

view(Play, state(Cursor, Stand, Guides, Swapped), Found, Said, View) :-
    play_world(Play, World),
    play_walker(Play, Walker),
    play_coloured(Play, Coloured),
    (   stands(Stand, Start)
    ->  sub_atom(Walker, 0, 1, _, Initial),
        upcase_atom(Initial, Capital),
        char_code(Capital, Glyph),
        Stands = Start-Glyph
    ;   Stands = none
    ),
    guides_now(Guides, Guide),
    (   guide_asked(Guide, Question, Answer, _)
    ->  answer_rows(Answer, Squares),
        drawing_route(World, Question, Squares, none, Coloured, Drawing)
    ;   drawing_level(World, Coloured, Drawing)
    ),
    keys(Keys),
    journey_square_text(World, Cursor, Status),
    (   Said == none
    ->  journey_walker_text(Stand, World, Walker, News1)
    ;   News1 = Said
    ),
    found_text(Found, Guide, World, News2),
    make_view([ play(Play), guides(Guides), drawing(Drawing), focus(Cursor),
                cursor(true), swapped(Swapped), walker(Stands), status(Status),
                news1(News1), news2(News2), keys(Keys) ],
              View).

found_text(none, _, _, "").
found_text(refused(Why), _, _, Text) :-
    format(string(Text), "~w.", [Why]).
found_text(answered, Guide, World, Text) :-
    guide_asked(Guide, _, Answer, _),
    journey_route_text(World, Answer, Text).

%   press(+Key, +Play, +State0, -State)

press(Key, Play, state(Cursor, Stand0, Guides0, Swapped),
      state(Cursor, Stand, Guides, Swapped)) :-
    chooses(Key),
    !,
    play_world(Play, World),
    (   stands(Stand0, Start)
    ->  walk(Start, Cursor, Stand0, Stand, Guides0, Guides)
    ;   Guides = Guides0,
        (   world_is_open(World, Cursor)
        ->  Stand = start(Cursor)
        ;   Stand = nowhere
        )
    ).
press(backspace, _, state(Cursor, _, Guides, Swapped),
      state(Cursor, nowhere, Guides, Swapped)) :- !.
press(Key, Play, state(Cursor0, Stand, Guides, Swapped),
      state(Cursor, Stand, Guides, Swapped)) :-
    play_world(Play, World),
    move(Key, Cursor0, Cursor),
    world_contains(World, Cursor),
    !.
press(_, _, State, State).

%   To the goal, which is the next start.

walk(Start, Cursor, Stand0, Stand, Guides0, Guides) :-
    guides_now(Guides0, Guide0),
    (   guide_asked(Guide0, _, _, _)
    ->  Guides = Guides0
    ;   ask(Start, Cursor, Guides0, Guides, _)
    ),
    guides_now(Guides, Guide),
    (   guide_asked(Guide, _, Answer, _),
        answer_status(Answer, found)
    ->  answer_score(Answer, Cost),
        Stand = walked(Cursor, Cost)
    ;   Stand = Stand0
    ).

chooses(0'\n).
chooses(0'\s).
chooses(Key) :-
    screen_keypad(Key, 5).

move(0'<, square(Level0, X, Y), square(Level, X, Y)) :-
    !,
    Level is Level0-1.
move(0'>, square(Level0, X, Y), square(Level, X, Y)) :-
    !,
    Level is Level0+1.
move(Key, square(Level, X0, Y0), square(Level, X, Y)) :-
    screen_keypad(Key, KeypadKey),
    keypad(KeypadKey, DX, DY),
    X is X0+DX,
    Y is Y0+DY.
