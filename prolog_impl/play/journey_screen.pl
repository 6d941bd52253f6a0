/** <module> Tactics and city in the whole terminal

The way is shown while the goal is being looked for.

Mirror: c_impl/play/journey_screen.c.
*/
:- module(journey_screen,
          [ journey_screen/1            % +Play
          ]).
:- use_module('../game').
:- use_module('../square').
:- use_module('../world').
:- use_module(guide).
:- use_module(screen).
:- use_module(view).

keys(`arrows: look   < >: level   Enter: choose   ?: help   L: leave`).

help("First choose where to start, then look for a goal: while the cursor \c
      moves, the\n\c
      way there and its cost are shown.  Enter walks to it; the next way \c
      begins there.\n\c
      \n\c
      \s 7 8 9   y k u\n\c
      \s 4   6   h   l     move the cursor, as do the arrows\n\c
      \s 1 2 3   b j n\n\c
      \n\c
      \s < and >           a level up or down\n\c
      \s Enter or blank    choose the square under the cursor\n\c
      \s Backspace         choose another start\n\c
      \s L or q            leave the game\n\c
      \n\c
      Any key goes back to the game.\n").

%!  journey_screen(+Play) is det.
%
%   The cursor begins on the first square that can be entered.

journey_screen(Play) :-
    Play = play(World, _, _, _, _),
    (   world_square(World, Cursor),
        world_cost(World, Cursor, _)
    ->  true
    ;   Cursor = square(1, 1, 1)
    ),
    screen_run(journeys(Play, Cursor, nowhere)).

%   journeys(+Play, +Cursor, +Stand): Stand is `nowhere`, start(Square), or
%   walked(Square, Cost) to a square that is now the start.

journeys(Play, Cursor0, Stand0) :-
    look(Play, Cursor0, Stand0, Found),
    show(Play, Cursor0, Stand0, Found),
    screen_key(Key),
    (   leaves(Key)
    ->  true
    ;   press(Key, Play, Found, Cursor0, Cursor, Stand0, Stand),
        journeys(Play, Cursor, Stand)
    ).

leaves(0'L).
leaves(0'q).
leaves(ended).

stands(start(Square), Square).
stands(walked(Square, _), Square).

%   look(+Play, +Cursor, +Stand, -Found): the way to the cursor is Found: `none`
%   if it was not asked for, as more keys wait, refused(Why), or a route.

look(Play, Cursor, Stand, Found) :-
    (   stands(Stand, Start),
        \+ screen_key_waits
    ->  ask(Play, Start, Cursor, Found)
    ;   Found = none
    ).

ask(play(World, Guide, _, _, _), Start, Cursor, Found) :-
    catch(( world_check_ends(World, Start, Cursor),
            guide_ask(Guide, Start, Cursor, Found, _)
          ),
          error(domain_error(square, _), context(_, Why)),
          Found = refused(Why)).

show(play(World, _, Title, Walker, Colour), Cursor, Stand, Found) :-
    (   stands(Stand, Start)
    ->  sub_atom(Walker, 0, 1, _, Initial),
        upcase_atom(Initial, Capital),
        char_code(Capital, Glyph)
    ;   Start = none,
        Glyph = none
    ),
    (   Found = route(_, _, _, Squares)
    ->  Route = Squares
    ;   Route = none
    ),
    keys(Keys),
    string_codes(Title, TitleCodes),
    phrase(square_status(World, Cursor), Status),
    phrase(walker_news(Stand, World, Walker), News1),
    phrase(found_news(Found, World), News2),
    view_show(view(picture(World, Start, Cursor, Route, none, Colour), Cursor,
                   true, Glyph,
                   texts(TitleCodes, Status, News1, News2, Keys))).

square_status(World, Square) -->
    { World = world(Game, _, Levels, _, _, _),
      Square = square(Level, _, _),
      world_element(World, Square, Glyph),
      element(Game, Glyph, Name, Cost)
    },
    !,
    written("Level ~d of ~d, at ", [Level, Levels]),
    at(World, Square),
    (   { Cost =:= 0 }
    ->  written(": ~w, cannot be entered", [Name])
    ;   { Cost =:= 1 }                  % one step goes without saying
    ->  written(": ~w", [Name])
    ;   { game(Game, _, Unit) },
        written(": ~w, ~d ~w to enter", [Name, Cost, Unit])
    ).

walker_news(nowhere, _, Walker) -->
    written("Where does the ~w stand?  Move there and press Enter.", [Walker]).
walker_news(start(Square), World, Walker) -->
    written("The ~w stands at ", [Walker]),
    at(World, Square),
    ".  Where to?".
walker_news(walked(Square, Cost), World, Walker) -->
    { World = world(Game, _, _, _, _, _),
      game(Game, _, Unit)
    },
    written("The ~w walked to ", [Walker]),
    at(World, Square),
    written(" for ~d ~w.  Where next?", [Cost, Unit]).

found_news(none, _) -->
    [].
found_news(refused(Why), _) -->
    written("~w.", [Why]).
found_news(route(no_route, _, _, _), _) -->
    "No way leads there.".
found_news(route(found, Cost, _, Squares), World) -->
    { World = world(Game, _, _, _, _, _),
      game(Game, _, Unit)
    },
    written("~d ~w: ", [Cost, Unit]),
    (   { Squares == [] }
    ->  "already there"
    ;   all_at(Squares, World)
    ).

all_at([], _) -->
    [].
all_at([Square|Squares], World) -->
    at(World, Square),
    all_at(Squares, World).

at(World, Square) -->
    { world_square_text(World, Square, Codes) },
    Codes.

written(Format, Arguments) -->
    { format(codes(Codes), Format, Arguments) },
    Codes.

%   press(+Key, +Play, +Found, +Cursor0, -Cursor, +Stand0, -Stand)

press(Key, Play, Found, Cursor, Cursor, Stand0, Stand) :-
    chooses(Key),
    !,
    Play = play(World, _, _, _, _),
    (   stands(Stand0, Start)
    ->  (   Found == none
        ->  ask(Play, Start, Cursor, Found1)
        ;   Found1 = Found
        ),
        (   Found1 = route(found, Cost, _, _)
        ->  Stand = walked(Cursor, Cost)
        ;   Stand = Stand0
        )
    ;   world_cost(World, Cursor, _)
    ->  Stand = start(Cursor)
    ;   Stand = nowhere
    ).
press(0'?, _, _, Cursor, Cursor, Stand, Stand) :-
    !,
    help(Help),
    view_help(Help).
press(backspace, _, _, Cursor, Cursor, _, nowhere) :- !.
press(Key, play(World, _, _, _, _), _, Cursor0, Cursor, Stand, Stand) :-
    move(Key, Cursor0, Cursor),
    world_contains(World, Cursor),
    !.
press(_, _, _, Cursor, Cursor, Stand, Stand).

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
