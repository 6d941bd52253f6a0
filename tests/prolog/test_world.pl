/** <module> What a world says of its squares */
:- module(test_world, []).
:- use_module(library(plunit)).
:- use_module('../../prolog_impl/reitti').
:- use_module(files).

moves(Corners, X, Y, Moves) :-
    format(string(Text),
           "game rogue\ncorners ~w\nlevel 1\n...\n.#.\n...\n", [Corners]),
    world_of(Text, World),
    moves_from(World, square(1, X, Y), Squares),
    findall(X1/Y1, member(square(1, X1, Y1), Squares), Moves).

accepts(World, Start, Goal) :-
    route_question(Start, Goal, Question),
    problem_accepts(route, World, Question).

%   The message with which a goal refuses its squares.

refusal(Goal, Square, Message) :-
    catch(Goal, error(domain_error(square, Square), context(_, Message)), true),
    nonvar(Message).

:- begin_tests(world).

test(squares_and_indices_are_each_other, Count-Wrong == 576-[]) :-
    world_named(city, World),
    world_size(World, Count),
    findall(Square, world_each(World, Square), Squares),
    length(Squares, Count),
    findall(Index,
            ( nth1(Index, Squares, Square),
              \+ ( world_index(World, Square, Index0),
                   Index0 =:= Index,
                   world_square(World, Index, Square1),
                   Square1 == Square,
                   world_contains(World, Square)
                 )
            ),
            Wrong).

test(elements_stand_where_the_file_has_them,
     all(Glyph == [0'>, 0'<, 0'$, 0'#])) :-
    world_named(city, World),
    member(Square, [square(1, 7, 11), square(4, 4, 11), square(1, 10, 9),
                    square(1, 1, 1)]),
    world_element(World, Square, Glyph).

test(costs_are_those_of_the_elements,
     all(X/Cost == [1/2, 2/4, 3/6, 5/10])) :-
    world_of("game tactics\nlevel 1\n.+&#=\n", World),
    between(0, 6, X),
    world_cost(World, square(1, X, 1), Cost).

test(nothing_outside_can_be_entered, Entered == []) :-
    world_of("game rogue\nlevel 1\n..\n..\n", World),
    findall(Square,
            ( member(Square, [square(1, 0, 1), square(1, 3, 1), square(1, 1, 0),
                              square(1, 1, 3), square(0, 1, 1),
                              square(2, 1, 1)]),
              world_cost(World, Square, _)
            ),
            Entered).

test(moves_come_in_keypad_order,
     Moves == [4/6, 5/6, 6/6, 4/5, 6/5, 4/4, 5/4, 6/4]) :-
    world_named('rogue-open', World),
    moves_from(World, square(1, 5, 5), Squares),
    findall(X/Y, member(square(1, X, Y), Squares), Moves).

test(moves_stay_inside, Moves == [1/2, 2/1]) :-
    moves(cut, 1, 1, Moves).

test(corners_are_cut, Moves == [1/2, 3/2, 1/1, 3/1]) :-
    moves(cut, 2, 1, Moves).

test(corners_block, Moves == [1/1, 3/1]) :-
    moves(block, 2, 1, Moves).

test(stairs_lead_to_the_same_place,
     all(Kind-Other == [ down-square(2, 7, 11), up-square(1, 7, 11) ])) :-
    world_named(city, World),
    member(Square, [square(1, 7, 11), square(2, 7, 11), square(1, 2, 2)]),
    moves_stairs(World, Square, Kind, Other).

test(stairs_are_the_last_move, Last == square(2, 7, 11)) :-
    world_named(city, World),
    moves_all(World, square(1, 7, 11), Squares),
    moves_from(World, square(1, 7, 11), Neighbours),
    append(Neighbours, [Last], Squares).

test(without_stairs_all_moves_are_the_neighbours, Squares == Neighbours) :-
    world_named(city, World),
    moves_all(World, square(1, 2, 2), Squares),
    moves_from(World, square(1, 2, 2), Neighbours).

test(a_world_is_what_it_was_made_of,
     Parts == [city, block, 1, 2, 1, './']) :-
    world_make(city, block, 1, 2, 1, './', World),
    world_game(World, Game),
    world_corners(World, Corners),
    world_levels(World, Levels),
    world_width(World, Width),
    world_height(World, Height),
    world_elements(World, Elements),
    Parts = [Game, Corners, Levels, Width, Height, Elements].

test(a_square_without_level_is_on_the_only_one, Square == square(1, 2, 3)) :-
    world_named(rogue, World),
    world_place(World, square(0, 2, 3), Square).

test(a_placed_square_stays, Square == square(2, 2, 3)) :-
    world_named(city, World),
    world_place(World, square(2, 2, 3), Square).

test(several_levels_need_one_to_be_named,
     Message == "(1,1): a world of 2 levels needs level,x,y") :-
    world_named(tactics, World),
    refusal(world_place(World, square(0, 1, 1), _), _, Message).

:- end_tests(world).

:- begin_tests(route_ends).

test(fine_ends_are_fine) :-
    world_named(tactics, World),
    accepts(World, square(1, 1, 1), square(1, 2, 1)).

test(stairs_join_levels) :-
    world_named(city, World),
    accepts(World, square(1, 2, 2), square(4, 9, 8)).

test(bad_ends_get_the_messages_of_the_c_side, Wrong == []) :-
    findall(Got-Text,
            ( bad_ends(Name, Start, Goal, Bad, Text),
              world_named(Name, World),
              (   refusal(accepts(World, Start, Goal), Square, Message)
              ->  Got = Square-Message
              ;   Got = none
              ),
              Got \== Bad-Text
            ),
            Wrong).

bad_ends(tactics, G, T, T, "(1,6,1) cannot be entered: tree") :-
    G = square(1, 1, 1), T = square(1, 6, 1).
bad_ends(tactics, T, G, T,
         "(1,0,1) lies outside the world, which is 12 x 12 and has 2 levels") :-
    G = square(1, 1, 1), T = square(1, 0, 1).
bad_ends(tactics, G, T, T,
         "(2,6,9) is on another level than (1,1,1), and tactics has no \c
          stairs") :-
    G = square(1, 1, 1), T = square(2, 6, 9).
bad_ends(rogue, T, T, T, "(1,1) cannot be entered: wall") :-
    T = square(1, 1, 1).
bad_ends(rogue, G, T, T,
         "(13,2) lies outside the world, which is 12 x 12 and has 1 level") :-
    G = square(1, 2, 2), T = square(1, 13, 2).
bad_ends(rogue, G, T, T,
         "(2,2,2) lies outside the world, which is 12 x 12 and has 1 level") :-
    G = square(1, 2, 2), T = square(2, 2, 2).

:- end_tests(route_ends).
