/** <module> Rogue in the whole terminal

Mirror: c_impl/play/hunt_screen.c.
*/
:- module(reitti_hunt_screen,
          [ hunt_screen/1               % +Play
          ]).
:- use_module('../answer').
:- use_module('../route/drawing').
:- use_module(guide).
:- use_module(guides).
:- use_module(hunt).
:- use_module(keys).
:- use_module(program).
:- use_module(screen).
:- use_module(view).

keys("?: help   L: leave   arrows: move   5: wait   s v c: another search   \c
      w: watch   d: distances").

help("You are @.  The creature o hunts you, one step a turn, by the \c
      shortest way.\n\c
      Its way is drawn as x.  Walls # and water = stop you both.\n\c
      \n\c
      \s 7 8 9   y k u\n\c
      \s 4 5 6   h . l   move, as do the arrows; 5 or . waits a turn\n\c
      \s 1 2 3   b j n\n\c
      \n\c
      \s t       tell where you both are\n\c
      \s R       back to the beginning\n").

%!  hunt_screen(+Play) is det.

hunt_screen(Play) :-
    play_world(Play, World),
    play_guides(Play, Guides0),
    guides_pair(Guides0, Guides),
    hunt_begin(World, Hunt),
    screen_run(turns(Play, state(Hunt, Guides, false, "", ""))).

%   A state is state(Hunt, Guides, Swapped, News1, News2).

turns(Play, State0) :-
    view(Play, State0, View0),
    view_show(View0),
    screen_key(Key0),
    help(Help),
    (   keys_press(Key0, Help, View0, View, Key, Said)
    ->  pressed(View, Said, State0, State)
    ;   Key = Key0,
        press(Key, Play, State0, State)
    ),
    (   Key == ended
    ->  true
    ;   State == left
    ->  true
    ;   turns(Play, State)
    ).

view(Play, state(Hunt, Guides, Swapped, News1, News2), View) :-
    play_world(Play, World),
    play_coloured(Play, Coloured),
    hunt_places_text(Hunt, Status),
    keys(Keys),
    hunt_question(Hunt, Question),
    hunt_squares(Hunt, Player, Creature),
    ahead(Guides, Creature, Ahead),
    drawing_route(World, Question, Ahead, none, Coloured, Drawing),
    make_view([ play(Play), guides(Guides), drawing(Drawing), focus(Player),
                swapped(Swapped), status(Status), news1(News1), news2(News2),
                keys(Keys) ],
              View).

%   What is left of its route for the creature, which stands on the first of its
%   squares.

ahead(Guides, Creature, Ahead) :-
    guides_now(Guides, Guide),
    (   guide_asked(Guide, _, Answer, _)
    ->  answer_rows(Answer, Squares)
    ;   Squares = []
    ),
    (   Squares = [Creature|Ahead0]
    ->  Ahead = Ahead0
    ;   Ahead = Squares
    ).

pressed(View, Said, state(Hunt, _, _, News10, News20),
        state(Hunt, Guides, Swapped, News1, News2)) :-
    view_guides(View, Guides),
    view_swapped(View, Swapped),
    (   Said == ""
    ->  News1 = News10,
        News2 = News20
    ;   News1 = Said,
        News2 = ""
    ).

press(Key, _, _, left) :-
    leaves(Key),
    !.
press(Key, _, State0, State) :-
    screen_keypad(Key, KeypadKey),
    !,
    take_turn(KeypadKey, State0, State).
press(0't, _, state(Hunt, Guides, Swapped, _, _),
      state(Hunt, Guides, Swapped, Places, "")) :-
    !,
    hunt_places_text(Hunt, Places).
press(0'R, Play, state(_, Guides0, Swapped, _, _),
      state(Hunt, Guides, Swapped, "", "")) :-
    !,
    play_world(Play, World),
    guides_forget(Guides0, Guides),
    hunt_begin(World, Hunt).
press(_, _, State, State).

leaves(0'L).
leaves(0'q).
leaves(ended).

take_turn(Key, state(Hunt0, Guides0, Swapped, _, _),
          state(Hunt, Guides, Swapped, News1, News2)) :-
    hunt_player(Key, Hunt0, Hunt1, PlayerDeed),
    hunt_player_text(Hunt1, PlayerDeed, News1),
    hunt_question(Hunt1, Question),
    guides_ask(Question, Guides0, Guides),
    guides_now(Guides, Guide),
    guide_asked(Guide, _, Answer, _),
    hunt_creature(Answer, Hunt1, Hunt, CreatureDeed),
    hunt_creature_text(Hunt, CreatureDeed, News2).
