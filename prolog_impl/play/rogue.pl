/** <module> A creature hunts the player: the game, line by line

Mirror: c_impl/play/rogue.c.
*/
:- module(rogue,
          [ main/0
          ]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module('../picture').
:- use_module(console).
:- use_module(guide).
:- use_module(hunt).
:- use_module(hunt_screen).
:- use_module(program).
:- use_module('../route').

%!  main
%
%   Plays, and halts.

main :-
    own_world(Text),
    Title = "Rogue: you are @, and a creature, o, hunts you",
    program_main(program(rogue, Title, creature, Text, lines, hunt_screen)).

%   own_world(-Text): the game's own world is put into the program.

term_expansion(own_world, own_world(Text)) :-
    prolog_load_context(directory, Directory),
    atom_concat(Directory, '/../../tests/worlds/rogue.world', File),
    read_file_to_string(File, Text, [encoding(octet)]).

own_world.

commands("  7 8 9\n\c
          \s 4   6  move that way      5  wait a turn\n\c
          \s 1 2 3\n\c
          \s t  tell where you both are    R  back to the beginning\n\c
          \s ?  list these commands        L  leave the game\n").

lines(Play) :-
    Play = play(World, _, Title, _, _),
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
    Play = play(World, _, _, _, _),
    hunt_begin(World, Hunt),
    draw(Play, Hunt, none, none).

draw(play(_, _, _, _, Colour), hunt(World, Player, Creature), Route,
     Distances) :-
    Player = square(Level, _, _),
    nl,
    picture_print(current_output,
                  picture(World, Creature, Player, Route, Distances, Colour),
                  Level),
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
    Play = play(World, Guide, _, _, _),
    Hunt1 = hunt(_, Player, Creature),
    guide_ask(Guide, Creature, Player, Route, _),
    guide_distances(Guide, Creature, Player, Distances),
    hunt_creature(Route, Hunt1, Hunt, CreatureDeed),
    hunt_creature_text(Hunt, CreatureDeed, CreatureText),
    format("~w~nIts route: ", [CreatureText]),
    Route = route(_, _, _, Squares),
    (   Squares = [_|Ahead]
    ->  route_print(current_output, Squares, World)
    ;   Ahead = [],
        write(none)
    ),
    nl,
    draw(Play, Hunt, Ahead, Distances).    % the creature is on the first square
