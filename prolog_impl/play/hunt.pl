/** <module> Rogue's rules: who may do what in a turn

Turns alternate: hunt_player/4, a search from the creature to the player, then
hunt_creature/4.  The two never share a square.

A hunt is hunt(World, Player, Creature, Turns, Caught), with the squares of
both, how many turns were taken, and in which of them the creature first stood
next to the player (0: not yet).

Mirror: c_impl/play/hunt.c.
*/
:- module(reitti_hunt,
          [ hunt_begin/2,               % +World, -Hunt
            hunt_squares/3,             % +Hunt, -Player, -Creature
            hunt_question/2,            % +Hunt, -Question
            hunt_player/4,              % +Key, +Hunt0, -Hunt, -Deed
            hunt_creature/4,            % +Answer, +Hunt0, -Hunt, -Deed
            hunt_player_text/3,         % +Hunt, +Deed, -Text
            hunt_creature_text/3,       % +Hunt, +Deed, -Text
            hunt_places_text/2          % +Hunt, -Text
          ]).
:- use_module('../answer').
:- use_module('../game').
:- use_module('../moves').
:- use_module('../question').
:- use_module('../square').
:- use_module('../world').
:- use_module(wording).

%!  hunt_begin(+World, -Hunt) is det.
%
%   Both where the world has them.
%
%   @throws error(play_error(Message), _)  if it has not, or on different levels

hunt_begin(World, hunt(World, Player, Creature, 0, 0)) :-
    (   find(World, "@", Player),
        find(World, "o", Creature)
    ->  true
    ;   throw(error(play_error("a world needs both @ and o to be played"), _))
    ),
    (   Player = square(Level, _, _),
        Creature = square(Level, _, _)
    ->  true
    ;   throw(error(play_error("@ and o must be on one level for the world \c
                                to be played"), _))
    ).

find(World, Glyph, Square) :-
    world_elements(World, Elements),
    sub_string(Elements, Before, _, _, Glyph),
    !,
    Index is Before+1,
    world_square(World, Index, Square).

%!  hunt_squares(+Hunt, -Player, -Creature) is det.

hunt_squares(hunt(_, Player, Creature, _, _), Player, Creature).

%!  hunt_question(+Hunt, -Question) is det.
%
%   What the creature asks: the way to the player.

hunt_question(hunt(_, Player, Creature, _, _), Question) :-
    question_make([Creature, Player], [], Question).

%!  hunt_player(+Key, +Hunt0, -Hunt, -Deed) is det.
%
%   The player moves by a key of the keypad, 5 being to wait.  Deed is `waits`,
%   moves(Key) or meets(What): `edge`, `corner`, `creature` or obstacle(Name).

hunt_player(5, hunt(World, Player, Creature, Turns0, Caught),
            hunt(World, Player, Creature, Turns, Caught), waits) :-
    !,
    Turns is Turns0+1.
hunt_player(Key, hunt(World, Player, Creature, Turns0, Caught),
            hunt(World, Player1, Creature, Turns, Caught), Deed) :-
    Turns is Turns0+1,
    Player = square(Level, X0, Y0),
    keypad(Key, DX, DY),
    !,
    X is X0+DX,
    Y is Y0+DY,
    To = square(Level, X, Y),
    (   meets(World, Player, To, Creature, What)
    ->  Player1 = Player,
        Deed = meets(What)
    ;   Player1 = To,
        Deed = moves(Key)
    ).

meets(World, _, To, _, edge) :-
    \+ world_contains(World, To),
    !.
meets(World, _, To, _, obstacle(Name)) :-
    \+ world_is_open(World, To),
    !,
    world_game(World, Game),
    world_element(World, To, Glyph),
    element(Game, Glyph, Name, _),
    !.
meets(World, Player, To, _, corner) :-
    moves_from(World, Player, Squares),
    \+ memberchk(To, Squares),
    !.
meets(_, _, Creature, Creature, creature).

%!  hunt_creature(+Answer, +Hunt0, -Hunt, -Deed) is det.
%
%   The creature takes the first step of the route that the solver gave it.
%   Deed is `moves`, `arrives` (and now stands next to the player), `beside`
%   (stays, as it stands there already) or `lost` (stays, as no route leads to
%   the player).

hunt_creature(Answer, hunt(World, Player, Creature0, Turns, Caught0),
              hunt(World, Player, Creature, Turns, Caught), Deed) :-
    answer_status(Answer, Status),
    answer_rows(Answer, Squares),
    (   Status == no_answer
    ->  Creature = Creature0,
        Deed = lost
    ;   Squares = [Creature|Rest]
    ->  (   Rest == []
        ->  Deed = arrives
        ;   Deed = moves
        )
    ;   Creature = Creature0,
        Deed = beside
    ),
    (   Caught0 =:= 0,
        memberchk(Deed, [arrives, beside])
    ->  Caught = Turns
    ;   Caught = Caught0
    ).

%!  hunt_player_text(+Hunt, +Deed, -Text) is det.
%
%   What was done, in a sentence.

hunt_player_text(Hunt, Deed, Text) :-
    phrase(player(Deed, Hunt), Codes),
    string_codes(Text, Codes).

player(waits, _) -->
    "You wait.".
player(moves(Key), hunt(World, Player, _, _, _)) -->
    { way(Key, Way) },
    "You move ", Way, " to ", at(World, Player), ".".
player(meets(What), _) -->
    "You bump into ", what(What), ".".

what(edge) --> "the edge of the level".
what(corner) --> "a corner, which may not be cut here".
what(creature) --> "the creature".
what(obstacle(Name)) --> "the ", { atom_codes(Name, Codes) }, Codes.

way(1, `down and left`).
way(2, `down`).
way(3, `down and right`).
way(4, `left`).
way(6, `right`).
way(7, `up and left`).
way(8, `up`).
way(9, `up and right`).

at(World, Square) -->
    { world_square_text(World, Square, Codes) },
    Codes.

%!  hunt_creature_text(+Hunt, +Deed, -Text) is det.

hunt_creature_text(Hunt, Deed, Text) :-
    phrase(( creature(Deed, Hunt), caught(Hunt) ), Codes),
    string_codes(Text, Codes).

caught(hunt(_, _, _, Turns, Turns)) -->
    !,
    { wording_count(Turns, turn, Text),
      string_codes(Text, Codes)
    },
    "  Caught after ", Codes, ".".
caught(_) -->
    [].

creature(moves, hunt(World, _, Creature, _, _)) -->
    "The creature moves to ", at(World, Creature), ".".
creature(arrives, hunt(World, _, Creature, _, _)) -->
    "The creature moves to ", at(World, Creature), ", next to you.".
creature(beside, _) -->
    "The creature stays: it stands next to you.".
creature(lost, _) -->
    "The creature stays: no way leads to you.".

%!  hunt_places_text(+Hunt, -Text) is det.

hunt_places_text(hunt(World, Player, Creature, Turns, Caught), Text) :-
    phrase(( "You are at ", at(World, Player),
             ", the creature is at ", at(World, Creature), ".  "
           ),
           Codes),
    wording_count(Turns, turn, Count),
    (   Caught =:= 0
    ->  format(string(Text), "~s~w so far.", [Codes, Count])
    ;   format(string(Text), "~s~w so far, caught after ~d.",
               [Codes, Count, Caught])
    ).
