/** <module> A creature hunts the player: the game, line by line

Mirror: c_impl/play/rogue.c.
*/
:- module(rogue, []).
:- use_module('../answer').
:- use_module('../route/drawing').
:- use_module('../rows').
:- use_module(console).
:- use_module(guide).
:- use_module(guides).
:- use_module(hunt).
:- use_module(hunt_screen).
:- use_module(program).
:- use_module(wording).

:- multifile reitti_program:program/6.

reitti_program:program(rogue, "Rogue: you are @, and a creature, o, hunts you",
                       creature, Text, rogue:lines, rogue:hunt_screen) :-
    own_world(Text).

%   own_world(-Text)

term_expansion(own_world, own_world(Text)) :-
    program_own_world(rogue, Text).

own_world.

commands("  7 8 9\n\c
          \s 4   6  move that way      5  wait a turn\n\c
          \s 1 2 3\n\c
          \s t  tell where you both are    R  back to the beginning\n\c
          \s ?  list these commands        L  leave the game\n").

lines(Play) :-
    play_world(Play, World),
    play_title(Play, Title),
    hunt_begin(World, _),
    commands(Commands),
    format("~w.~n\c
            Walls # and water = stop you both.  Each turn shows its route as \c
            x and, beside~n\c
            the level, how far each square is for it: + is 10 or more, 0 not \c
            looked at.~n\c
            Type one of these and Enter:~n~w",
           [Title, Commands]),
    begin(Play, Hunt),
    turns(Play, Hunt),
    format("Goodbye.~n").

begin(Play, Hunt) :-
    play_world(Play, World),
    hunt_begin(World, Hunt),
    play_coloured(Play, Coloured),
    drawing_level(World, Coloured, Picture),
    draw(Hunt, Picture).

draw(Hunt, Picture) :-
    hunt_squares(Hunt, square(Level, _, _), _),
    nl,
    drawing_print(current_output, Picture, Level),
    nl.

turns(Play, Hunt0) :-
    (   console_line("Your turn (? for help): ", Codes)
    ->  (   Codes = [Command],
            command(Command, Play, Hunt0, Hunt)
        ->  true
        ;   format("Expected one of 1 2 3 4 5 6 7 8 9 t ? R L.~n"),
            Hunt = Hunt0
        ),
        (   Hunt == left
        ->  true
        ;   turns(Play, Hunt)
        )
    ;   true
    ).

command(0't, _, Hunt, Hunt) :-
    !,
    hunt_places_text(Hunt, Text),
    format("~w~n", [Text]).
command(0'?, _, Hunt, Hunt) :-
    !,
    commands(Commands),
    write(Commands).
command(0'R, Play, _, Hunt) :-
    !,
    begin(Play, Hunt).
command(0'L, _, _, left) :- !.
command(Digit, Play, Hunt0, Hunt) :-
    between(0'1, 0'9, Digit),
    Key is Digit-0'0,
    take_turn(Key, Play, Hunt0, Hunt).

take_turn(Key, Play, Hunt0, Hunt) :-
    hunt_player(Key, Hunt0, Hunt1, PlayerDeed),
    hunt_player_text(Hunt1, PlayerDeed, PlayerText),
    format("~w~n", [PlayerText]),
    play_guides(Play, Guides),
    guides_now(Guides, Guide0),
    hunt_question(Hunt1, Asked),
    guide_ask(Asked, Guide0, Guide),
    guide_asked(Guide, _, Answer, Seconds),
    guide_trace(Guide, Trace),
    trace_left(Trace, Distances),
    hunt_creature(Answer, Hunt1, Hunt, CreatureDeed),
    hunt_creature_text(Hunt, CreatureDeed, CreatureText),
    format("~w~nIts route: ", [CreatureText]),
    play_world(Play, World),
    answer_rows(Answer, Squares),
    (   Squares = [_|Ahead]             % the creature is on the first of them
    ->  rows_print_squares(current_output, Squares, World)
    ;   Ahead = [],
        write(none)
    ),
    wording_time(Seconds, Time),
    write('\nTime: '),
    console_print(Time),
    nl,
    hunt_question(Hunt, Question),
    play_coloured(Play, Coloured),
    drawing_route(World, Question, Ahead, Distances, Coloured, Picture),
    draw(Hunt, Picture).
