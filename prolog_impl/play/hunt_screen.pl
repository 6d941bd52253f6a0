/** <module> Rogue in the whole terminal

Mirror: c_impl/play/hunt_screen.c.
*/
:- module(reitti_hunt_screen,
          [ hunt_screen/1               % +Play
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module('../answer').
:- use_module('../route/drawing').
:- use_module(guide).
:- use_module(hunt).
:- use_module(program).
:- use_module(screen).
:- use_module(view).

keys("arrows, 1-9 or hjklyubn: move   5 or .: wait   ?: help   L: leave").

help("You are @.  The creature o hunts you, one step a turn, by the \c
      shortest way.\n\c
      Its way is drawn as x.  Walls # and water = stop you both.\n\c
      \n\c
      \s 7 8 9   y k u\n\c
      \s 4 5 6   h . l   move, as do the arrows; 5 or . waits a turn\n\c
      \s 1 2 3   b j n\n\c
      \n\c
      \s t       tell where you both are\n\c
      \s R       back to the beginning\n\c
      \s L or q  leave the game\n\c
      \n\c
      Any key goes back to the game.\n").

%!  hunt_screen(+Play) is det.

hunt_screen(Play) :-
    play_world(Play, World),
    hunt_begin(World, Hunt),
    screen_run(turns(Play, state(Hunt, [], "", ""))).

%   A state is state(Hunt, Ahead, News1, News2): Ahead is what is left of the
%   creature's route.

turns(Play, State0) :-
    show(Play, State0),
    screen_key(Key),
    (   leaves(Key)
    ->  true
    ;   press(Key, Play, State0, State),
        turns(Play, State)
    ).

leaves(0'L).
leaves(0'q).
leaves(ended).

show(Play, state(Hunt, Ahead, News1, News2)) :-
    play_world(Play, World),
    play_title(Play, Title),
    play_coloured(Play, Coloured),
    hunt_places_text(Hunt, Status),
    keys(Keys),
    maplist(string_codes, [Title, Status, News1, News2, Keys], Texts),
    hunt_question(Hunt, Question),
    drawing_route(World, Question, Ahead, none, Coloured, Picture),
    hunt_squares(Hunt, Player, _),
    view_show(Picture, Player, none, none, Texts).

press(Key, Play, State0, State) :-
    screen_keypad(Key, KeypadKey),
    !,
    take_turn(KeypadKey, Play, State0, State).
press(0'?, _, State, State) :-
    !,
    help(Help),
    view_help(Help).
press(0't, _, state(Hunt, Ahead, _, News), state(Hunt, Ahead, Places, News)) :-
    !,
    hunt_places_text(Hunt, Places).
press(0'R, Play, _, state(Hunt, [], "", "")) :-
    !,
    play_world(Play, World),
    hunt_begin(World, Hunt).
press(_, _, State, State).

take_turn(Key, Play, state(Hunt0, _, _, _),
          state(Hunt, Ahead, News1, News2)) :-
    hunt_player(Key, Hunt0, Hunt1, PlayerDeed),
    hunt_player_text(Hunt1, PlayerDeed, News1),
    hunt_question(Hunt1, Question),
    play_guide(Play, Guide),
    guide_ask(Guide, Question, Answer, _),
    hunt_creature(Answer, Hunt1, Hunt, CreatureDeed),
    hunt_creature_text(Hunt, CreatureDeed, News2),
    (   answer_rows(Answer, [_|Ahead])
    ->  true
    ;   Ahead = []
    ).
