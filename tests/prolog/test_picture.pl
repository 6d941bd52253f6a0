/** <module> Pictures and routes are what the command draws */
:- module(test_picture, []).
:- use_module(library(plunit)).
:- use_module(library(process), [process_create/3, process_wait/2]).
:- use_module(library(readutil), [read_stream_to_codes/2]).
:- use_module('../../bridge/c_from_prolog/c_from_prolog').
:- use_module(files).

%   What `reitti solve` prints, by the C side.

command_text(World, From, To, Search, Text) :-
    build_directory(Build),
    atom_concat(Build, '/reitti', Command),
    process_create(Command, [solve, World, From, To, '--search', Search],
                   [ stdout(pipe(Out)), process(Process),
                     environment(['NO_COLOR'='1', 'LD_PRELOAD'='']) ]),
    call_cleanup(read_stream_to_codes(Out, Codes), close(Out)),
    process_wait(Process, _),
    string_codes(Text, Codes).

%   The same by the Prolog side.

prolog_text(Name, From, To, Search, Text) :-
    world_named(Name, World),
    place(World, From, Start),
    place(World, To, Goal),
    setup_call_cleanup(
        search_prepare(Search, tuned, World, Prepared),
        ( search_run(Prepared, Start, Goal, Route),
          search_footprint(Prepared, Start, Goal, Footprint)
        ),
        search_release(Prepared)),
    with_output_to(string(Text),
                   print_answer(Search, World, Start, Goal, Route, Footprint)).

place(World, Atom, Square) :-
    atom_codes(Atom, Codes),
    phrase(square(Square0), Codes),
    world_place(World, Square0, Square).

print_answer(Search, World, Start, Goal, Route, footprint(Distances0, _)) :-
    Route = route(found, Cost, Expanded, Squares),
    World = world(Game, _, Levels, _, _, _),
    game(Game, _, Unit),
    format("~w (tuned, c): ~d ~w, ~d squares expanded~n",
           [Search, Cost, Unit, Expanded]),
    route_print(current_output, Squares, World),
    nl,
    (   game_shows_distances(Game)
    ->  Distances = Distances0
    ;   Distances = none
    ),
    findall(Level, member(square(Level, _, _), [Start, Goal|Squares]),
            Touched0),
    sort(Touched0, Touched),
    forall(member(Level, Touched),
           ( (   Levels > 1
             ->  format("~nlevel ~d~n", [Level])
             ;   nl
             ),
             picture_print(current_output,
                           picture(World, Start, Goal, Squares, Distances,
                                   false),
                           Level)
           )).

question(rogue, '10,11', '3,2', two_phase).
question(rogue, '10,11', '3,2', bit_frontier).
question('rogue-long', '1,1', '600,1', two_phase).
question('rogue-cover', '1,1', '5,3', two_phase).
question(tactics, '1,1,1', '1,10,10', astar).
question(tactics, '2,6,9', '2,9,11', astar_chebyshev).
question(city, '1,2,2', '4,9,8', levelwise).
question(city, '1,2,2', '4,9,8', all_levels).
question('city-elements', '1,1', '5,1', levelwise).

:- begin_tests(picture).

test(both_languages_draw_one_picture,
     [ forall(question(World, From, To, Search)), Prolog == C ]) :-
    prolog_text(World, From, To, Search, Prolog),
    command_text(World, From, To, Search, C).

test(a_level_alone_is_as_it_stands,
     Text == "  12\n1 @.\n2 .o\n") :-
    world_of("game rogue\nlevel 1\n@.\n.o\n", World),
    Square = square(1, 1, 1),
    Picture = picture(World, Square, Square, none, none, false),
    with_output_to(string(Text), picture_print(current_output, Picture, 1)).

test(colours_wrap_what_is_not_plain,
     Text == "  123\n1 \e[2m#\e[0m.\e[1;31mX\e[0m\n") :-
    world_of("game city\nlevel 1\n#..\n", World),
    Square = square(1, 3, 1),
    Picture = picture(World, Square, Square, [], none, true),
    with_output_to(string(Text), picture_print(current_output, Picture, 1)).

:- end_tests(picture).
