/** <module> Tactics and city in the whole terminal

The way is shown while the goal is being looked for.

Mirror: c_impl/play/journey_screen.c.
*/
:- module(reitti_journey_screen,
          [ journey_screen/1            % +Play
          ]).
:- use_module('../answer').
:- use_module('../game').
:- use_module('../route/drawing').
:- use_module('../question').
:- use_module('../square').
:- use_module('../world').
:- use_module(guide).
:- use_module(program).
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
    play_world(Play, World),
    (   world_each(World, Cursor),
        world_is_open(World, Cursor)
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
%   if it was not asked for, as more keys wait, refused(Why), or
%   answered(Question, Answer).

look(Play, Cursor, Stand, Found) :-
    (   stands(Stand, Start),
        \+ screen_key_waits
    ->  ask(Play, Start, Cursor, Found)
    ;   Found = none
    ).

ask(Play, Start, Cursor, Found) :-
    play_guide(Play, Guide),
    question_make([Start, Cursor], [], Question),
    catch(( guide_accepts(Guide, Question),
            guide_ask(Guide, Question, Answer, _),
            Found = answered(Question, Answer)
          ),
          error(domain_error(square, _), context(_, Why)),
          Found = refused(Why)).

show(Play, Cursor, Stand, Found) :-
    play_world(Play, World),
    play_title(Play, Title),
    play_walker(Play, Walker),
    play_coloured(Play, Coloured),
    (   stands(Stand, Start)
    ->  sub_atom(Walker, 0, 1, _, Initial),
        upcase_atom(Initial, Capital),
        char_code(Capital, Glyph),
        Stands = Start-Glyph
    ;   Stands = none
    ),
    (   Found = answered(Question, Answer)
    ->  answer_rows(Answer, Squares),
        drawing_route(World, Question, Squares, none, Coloured, Picture)
    ;   drawing_level(World, Coloured, Picture)
    ),
    keys(Keys),
    string_codes(Title, TitleCodes),
    phrase(square_status(World, Cursor), Status),
    phrase(walker_news(Stand, World, Walker), News1),
    phrase(found_news(Found, World), News2),
    view_show(Picture, Cursor, cursor, Stands,
              [TitleCodes, Status, News1, News2, Keys]).

square_status(World, Square) -->
    { world_game(World, Game),
      world_levels(World, Levels),
      Square = square(Level, _, _),
      world_element(World, Square, Glyph),
      element(Game, Glyph, Name, Cost)
    },
    !,
    written("Level ~d of ~d, at ", [Level, Levels]),
    at(World, Square),
    (   { Cost == none }
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
    { world_game(World, Game),
      game(Game, _, Unit)
    },
    written("The ~w walked to ", [Walker]),
    at(World, Square),
    written(" for ~d ~w.  Where next?", [Cost, Unit]).

found_news(none, _) -->
    [].
found_news(refused(Why), _) -->
    written("~w.", [Why]).
found_news(answered(_, Answer), _) -->
    { answer_status(Answer, no_answer) },
    !,
    "No way leads there.".
found_news(answered(_, Answer), World) -->
    { answer_score(Answer, Cost),
      answer_rows(Answer, Squares),
      world_game(World, Game),
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
    play_world(Play, World),
    (   stands(Stand0, Start)
    ->  (   Found == none
        ->  ask(Play, Start, Cursor, Found1)
        ;   Found1 = Found
        ),
        (   Found1 = answered(_, Answer),
            answer_status(Answer, found)
        ->  answer_score(Answer, Cost),
            Stand = walked(Cursor, Cost)
        ;   Stand = Stand0
        )
    ;   world_is_open(World, Cursor)
    ->  Stand = start(Cursor)
    ;   Stand = nowhere
    ).
press(0'?, _, _, Cursor, Cursor, Stand, Stand) :-
    !,
    help(Help),
    view_help(Help).
press(backspace, _, _, Cursor, Cursor, _, nowhere) :- !.
press(Key, Play, _, Cursor0, Cursor, Stand, Stand) :-
    play_world(Play, World),
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
