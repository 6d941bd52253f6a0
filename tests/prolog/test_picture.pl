/** <module> Pictures and routes are what the command draws */
:- module(test_picture, []).
:- use_module(library(plunit)).
:- use_module(library(process), [process_create/3, process_wait/2]).
:- use_module(library(readutil), [read_stream_to_codes/2]).
:- use_module('../../prolog_impl/reitti').
:- use_module('../../prolog_impl/route/drawing').
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
    maplist(atom_string, [From, To], Words),
    problem(route, Fields, _, _, _, _),
    question_read(Fields, Words, Question0),
    problem_ask(route, World, Question0, Question),
    setup_call_cleanup(
        solver_prepare(Search, tuned, World, Prepared),
        ( solver_run(Prepared, Question, Answer),
          solver_trace(Prepared, Question, Trace)
        ),
        solver_release(Prepared)),
    with_output_to(string(Text),
                   print_answer(Search, World, Question, Answer, Trace)).

print_answer(Search, World, Question, Answer, Trace) :-
    answer_score(Answer, Cost),
    answer_work(Answer, [Expanded]),
    answer_rows(Answer, Squares),
    world_game(World, Game),
    world_levels(World, Levels),
    game(Game, _, Unit),
    format("~w (tuned, c): ~d ~w, ~d squares expanded~n",
           [Search, Cost, Unit, Expanded]),
    rows_print_squares(current_output, Squares, World),
    nl,
    (   game_has(Game, shows_distances)
    ->  trace_left(Trace, Distances)
    ;   Distances = none
    ),
    drawing_route(World, Question, Squares, Distances, false, Picture),
    question_squares(Question, Ends),
    append(Ends, Squares, Seen),
    findall(Level, member(square(Level, _, _), Seen), Touched0),
    sort(Touched0, Touched),
    forall(member(Level, Touched),
           ( (   Levels > 1
             ->  format("~nlevel ~d~n", [Level])
             ;   nl
             ),
             drawing_print(current_output, Picture, Level)
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
    drawing_level(World, false, Picture),
    with_output_to(string(Text), drawing_print(current_output, Picture, 1)).

test(colours_wrap_what_is_not_plain,
     Text == "  123\n1 \e[2m#\e[0m.\e[1;31mX\e[0m\n") :-
    world_of("game city\nlevel 1\n#..\n", World),
    Square = square(1, 3, 1),
    route_question(Square, Square, Question),
    drawing_route(World, Question, [], none, true, Picture),
    with_output_to(string(Text), drawing_print(current_output, Picture, 1)).

test(each_paint_has_its_sequence,
     Text == "  12345   12345\n\c
              1 \e[1;31mo\e[0m\e[1;33mx\e[0m.\e[1;34m=\e[0m\e[1;32m@\e[0m   \c
              \e[36m0\e[0m\e[36m1\e[0m\e[36m+\e[0m\e[1;34m=\e[0m\c
              \e[36m0\e[0m\n") :-
    world_of("game rogue\nlevel 1\n...=.\n", World),
    route_question(square(1, 1, 1), square(1, 5, 1), Question),
    plane_of(World,
             [ square(1, 1, 1)-0, square(1, 2, 1)-1, square(1, 3, 1)-10 ],
             -1, Distances),
    drawing_route(World, Question, [square(1, 2, 1)], Distances, true, Picture),
    with_output_to(string(Text), drawing_print(current_output, Picture, 1)).

test(dear_ground_is_blue, Text == "  1\n1 \e[34m=\e[0m\n") :-
    world_of("game tactics\nlevel 1\n=\n", World),
    drawing_level(World, true, Picture),
    with_output_to(string(Text), drawing_print(current_output, Picture, 1)).

%   Near is red, far is magenta; what was not reached has no band.

test(heat_goes_from_near_to_far,
     Inks == [0'0-heat(0), 0'2-heat(1), 0'+-heat(5), 0'#-obstacle,
              0'0-distance]) :-
    world_of("game rogue\nlevel 1\n...#.\n", World),
    plane_of(World,
             [ square(1, 1, 1)-0, square(1, 2, 1)-2, square(1, 3, 1)-11 ],
             -1, Distances),
    drawing_level(World, true, Drawing0),
    drawing_distances(Distances, Drawing0, Drawing),
    drawing_farthest(Drawing, Farthest),
    findall(Glyph-Paint,
            ( between(1, 5, X),
              drawing_heat(Drawing, Farthest, square(1, X, 1), Glyph, Paint)
            ),
            Inks).

:- end_tests(picture).
