/*  rogue.pl -- the rogue program of 2010: a creature hunts the player.

    A reconstruction: the program itself is lost.  It follows the description in
    the thesis' text piece by piece; what that leaves open is written as its
    author would have.  All state is facts; every case is a clause that tests
    it.

    Wrong on purpose, as the original was: without a route phase 1 fails, and in
    a later turn backtracks into earlier ones, since the clause after one that
    ends a recursion does not exclude it; the end of the input is not seen.
    Without cuts choice points pile up from turn to turn until the stack is
    full.

    One file, long because it was one then.

    Mirror: c_impl/originals/rogue.c.
*/

:- dynamic(level/3).
:- dynamic(player/3).
:- dynamic(creature/3).
:- dynamic(distance/3).
:- dynamic(examine/3).
:- dynamic(route/3).

% Glyph, can be entered, can be seen through.  The player's square counts as
% one that can be entered: otherwise the search would never take it up.
element('.', 1, 1).
element('#', 0, 0).
element('=', 0, 1).
element('@', 1, 1).
element(o, 0, 1).

player_start(3, 2).

creature_start(10, 11).

set_world :-
    assertz(level(1, 1, '#')),
    assertz(level(2, 1, '#')),
    assertz(level(3, 1, '#')),
    assertz(level(4, 1, '#')),
    assertz(level(5, 1, '#')),
    assertz(level(6, 1, '#')),
    assertz(level(7, 1, '#')),
    assertz(level(8, 1, '#')),
    assertz(level(9, 1, '#')),
    assertz(level(10, 1, '#')),
    assertz(level(11, 1, '#')),
    assertz(level(12, 1, '#')),
    assertz(level(1, 2, '#')),
    assertz(level(2, 2, '.')),
    assertz(level(3, 2, '@')),
    assertz(level(4, 2, '.')),
    assertz(level(5, 2, '.')),
    assertz(level(6, 2, '.')),
    assertz(level(7, 2, '.')),
    assertz(level(8, 2, '.')),
    assertz(level(9, 2, '.')),
    assertz(level(10, 2, '.')),
    assertz(level(11, 2, '.')),
    assertz(level(12, 2, '#')),
    assertz(level(1, 3, '#')),
    assertz(level(2, 3, '.')),
    assertz(level(3, 3, '.')),
    assertz(level(4, 3, '.')),
    assertz(level(5, 3, '.')),
    assertz(level(6, 3, '.')),
    assertz(level(7, 3, '.')),
    assertz(level(8, 3, '.')),
    assertz(level(9, 3, '.')),
    assertz(level(10, 3, '.')),
    assertz(level(11, 3, '.')),
    assertz(level(12, 3, '#')),
    assertz(level(1, 4, '#')),
    assertz(level(2, 4, '.')),
    assertz(level(3, 4, '=')),
    assertz(level(4, 4, '=')),
    assertz(level(5, 4, '=')),
    assertz(level(6, 4, '.')),
    assertz(level(7, 4, '.')),
    assertz(level(8, 4, '=')),
    assertz(level(9, 4, '=')),
    assertz(level(10, 4, '=')),
    assertz(level(11, 4, '.')),
    assertz(level(12, 4, '#')),
    assertz(level(1, 5, '#')),
    assertz(level(2, 5, '.')),
    assertz(level(3, 5, '=')),
    assertz(level(4, 5, '.')),
    assertz(level(5, 5, '.')),
    assertz(level(6, 5, '.')),
    assertz(level(7, 5, '.')),
    assertz(level(8, 5, '.')),
    assertz(level(9, 5, '.')),
    assertz(level(10, 5, '=')),
    assertz(level(11, 5, '.')),
    assertz(level(12, 5, '#')),
    assertz(level(1, 6, '#')),
    assertz(level(2, 6, '.')),
    assertz(level(3, 6, '=')),
    assertz(level(4, 6, '.')),
    assertz(level(5, 6, '=')),
    assertz(level(6, 6, '=')),
    assertz(level(7, 6, '=')),
    assertz(level(8, 6, '=')),
    assertz(level(9, 6, '.')),
    assertz(level(10, 6, '=')),
    assertz(level(11, 6, '.')),
    assertz(level(12, 6, '#')),
    assertz(level(1, 7, '#')),
    assertz(level(2, 7, '.')),
    assertz(level(3, 7, '.')),
    assertz(level(4, 7, '.')),
    assertz(level(5, 7, '=')),
    assertz(level(6, 7, '.')),
    assertz(level(7, 7, '.')),
    assertz(level(8, 7, '=')),
    assertz(level(9, 7, '.')),
    assertz(level(10, 7, '.')),
    assertz(level(11, 7, '.')),
    assertz(level(12, 7, '#')),
    assertz(level(1, 8, '#')),
    assertz(level(2, 8, '.')),
    assertz(level(3, 8, '=')),
    assertz(level(4, 8, '.')),
    assertz(level(5, 8, '=')),
    assertz(level(6, 8, '=')),
    assertz(level(7, 8, '=')),
    assertz(level(8, 8, '=')),
    assertz(level(9, 8, '.')),
    assertz(level(10, 8, '=')),
    assertz(level(11, 8, '.')),
    assertz(level(12, 8, '#')),
    assertz(level(1, 9, '#')),
    assertz(level(2, 9, '.')),
    assertz(level(3, 9, '=')),
    assertz(level(4, 9, '.')),
    assertz(level(5, 9, '.')),
    assertz(level(6, 9, '.')),
    assertz(level(7, 9, '.')),
    assertz(level(8, 9, '.')),
    assertz(level(9, 9, '.')),
    assertz(level(10, 9, '=')),
    assertz(level(11, 9, '.')),
    assertz(level(12, 9, '#')),
    assertz(level(1, 10, '#')),
    assertz(level(2, 10, '.')),
    assertz(level(3, 10, '=')),
    assertz(level(4, 10, '=')),
    assertz(level(5, 10, '=')),
    assertz(level(6, 10, '.')),
    assertz(level(7, 10, '.')),
    assertz(level(8, 10, '=')),
    assertz(level(9, 10, '=')),
    assertz(level(10, 10, '=')),
    assertz(level(11, 10, '.')),
    assertz(level(12, 10, '#')),
    assertz(level(1, 11, '#')),
    assertz(level(2, 11, '.')),
    assertz(level(3, 11, '.')),
    assertz(level(4, 11, '.')),
    assertz(level(5, 11, '.')),
    assertz(level(6, 11, '.')),
    assertz(level(7, 11, '.')),
    assertz(level(8, 11, '.')),
    assertz(level(9, 11, '.')),
    assertz(level(10, 11, o)),
    assertz(level(11, 11, '.')),
    assertz(level(12, 11, '#')),
    assertz(level(1, 12, '#')),
    assertz(level(2, 12, '#')),
    assertz(level(3, 12, '#')),
    assertz(level(4, 12, '#')),
    assertz(level(5, 12, '#')),
    assertz(level(6, 12, '#')),
    assertz(level(7, 12, '#')),
    assertz(level(8, 12, '#')),
    assertz(level(9, 12, '#')),
    assertz(level(10, 12, '#')),
    assertz(level(11, 12, '#')),
    assertz(level(12, 12, '#')),
    player_start(PlayerX, PlayerY),
    assertz(player(PlayerX, PlayerY, '.')),
    creature_start(CreatureX, CreatureY),
    assertz(creature(CreatureX, CreatureY, '.')).

remove_world :-
    retract(level(1, 1, _)),
    retract(level(2, 1, _)),
    retract(level(3, 1, _)),
    retract(level(4, 1, _)),
    retract(level(5, 1, _)),
    retract(level(6, 1, _)),
    retract(level(7, 1, _)),
    retract(level(8, 1, _)),
    retract(level(9, 1, _)),
    retract(level(10, 1, _)),
    retract(level(11, 1, _)),
    retract(level(12, 1, _)),
    retract(level(1, 2, _)),
    retract(level(2, 2, _)),
    retract(level(3, 2, _)),
    retract(level(4, 2, _)),
    retract(level(5, 2, _)),
    retract(level(6, 2, _)),
    retract(level(7, 2, _)),
    retract(level(8, 2, _)),
    retract(level(9, 2, _)),
    retract(level(10, 2, _)),
    retract(level(11, 2, _)),
    retract(level(12, 2, _)),
    retract(level(1, 3, _)),
    retract(level(2, 3, _)),
    retract(level(3, 3, _)),
    retract(level(4, 3, _)),
    retract(level(5, 3, _)),
    retract(level(6, 3, _)),
    retract(level(7, 3, _)),
    retract(level(8, 3, _)),
    retract(level(9, 3, _)),
    retract(level(10, 3, _)),
    retract(level(11, 3, _)),
    retract(level(12, 3, _)),
    retract(level(1, 4, _)),
    retract(level(2, 4, _)),
    retract(level(3, 4, _)),
    retract(level(4, 4, _)),
    retract(level(5, 4, _)),
    retract(level(6, 4, _)),
    retract(level(7, 4, _)),
    retract(level(8, 4, _)),
    retract(level(9, 4, _)),
    retract(level(10, 4, _)),
    retract(level(11, 4, _)),
    retract(level(12, 4, _)),
    retract(level(1, 5, _)),
    retract(level(2, 5, _)),
    retract(level(3, 5, _)),
    retract(level(4, 5, _)),
    retract(level(5, 5, _)),
    retract(level(6, 5, _)),
    retract(level(7, 5, _)),
    retract(level(8, 5, _)),
    retract(level(9, 5, _)),
    retract(level(10, 5, _)),
    retract(level(11, 5, _)),
    retract(level(12, 5, _)),
    retract(level(1, 6, _)),
    retract(level(2, 6, _)),
    retract(level(3, 6, _)),
    retract(level(4, 6, _)),
    retract(level(5, 6, _)),
    retract(level(6, 6, _)),
    retract(level(7, 6, _)),
    retract(level(8, 6, _)),
    retract(level(9, 6, _)),
    retract(level(10, 6, _)),
    retract(level(11, 6, _)),
    retract(level(12, 6, _)),
    retract(level(1, 7, _)),
    retract(level(2, 7, _)),
    retract(level(3, 7, _)),
    retract(level(4, 7, _)),
    retract(level(5, 7, _)),
    retract(level(6, 7, _)),
    retract(level(7, 7, _)),
    retract(level(8, 7, _)),
    retract(level(9, 7, _)),
    retract(level(10, 7, _)),
    retract(level(11, 7, _)),
    retract(level(12, 7, _)),
    retract(level(1, 8, _)),
    retract(level(2, 8, _)),
    retract(level(3, 8, _)),
    retract(level(4, 8, _)),
    retract(level(5, 8, _)),
    retract(level(6, 8, _)),
    retract(level(7, 8, _)),
    retract(level(8, 8, _)),
    retract(level(9, 8, _)),
    retract(level(10, 8, _)),
    retract(level(11, 8, _)),
    retract(level(12, 8, _)),
    retract(level(1, 9, _)),
    retract(level(2, 9, _)),
    retract(level(3, 9, _)),
    retract(level(4, 9, _)),
    retract(level(5, 9, _)),
    retract(level(6, 9, _)),
    retract(level(7, 9, _)),
    retract(level(8, 9, _)),
    retract(level(9, 9, _)),
    retract(level(10, 9, _)),
    retract(level(11, 9, _)),
    retract(level(12, 9, _)),
    retract(level(1, 10, _)),
    retract(level(2, 10, _)),
    retract(level(3, 10, _)),
    retract(level(4, 10, _)),
    retract(level(5, 10, _)),
    retract(level(6, 10, _)),
    retract(level(7, 10, _)),
    retract(level(8, 10, _)),
    retract(level(9, 10, _)),
    retract(level(10, 10, _)),
    retract(level(11, 10, _)),
    retract(level(12, 10, _)),
    retract(level(1, 11, _)),
    retract(level(2, 11, _)),
    retract(level(3, 11, _)),
    retract(level(4, 11, _)),
    retract(level(5, 11, _)),
    retract(level(6, 11, _)),
    retract(level(7, 11, _)),
    retract(level(8, 11, _)),
    retract(level(9, 11, _)),
    retract(level(10, 11, _)),
    retract(level(11, 11, _)),
    retract(level(12, 11, _)),
    retract(level(1, 12, _)),
    retract(level(2, 12, _)),
    retract(level(3, 12, _)),
    retract(level(4, 12, _)),
    retract(level(5, 12, _)),
    retract(level(6, 12, _)),
    retract(level(7, 12, _)),
    retract(level(8, 12, _)),
    retract(level(9, 12, _)),
    retract(level(10, 12, _)),
    retract(level(11, 12, _)),
    retract(level(12, 12, _)),
    retract(player(_, _, _)),
    retract(creature(_, _, _)).

set_distances :-
    set_distances(1, 1).

set_distances(_, 13).
set_distances(13, Y) :-
    NextY is Y + 1,
    set_distances(1, NextY).
set_distances(X, Y) :-
    X < 13,
    Y < 13,
    assertz(distance(X, Y, 0)),
    NextX is X + 1,
    set_distances(NextX, Y).

remove_distances :-
    remove_distances(1, 1).

remove_distances(_, 13).
remove_distances(13, Y) :-
    NextY is Y + 1,
    remove_distances(1, NextY).
remove_distances(X, Y) :-
    X < 13,
    Y < 13,
    retract(distance(X, Y, _)),
    NextX is X + 1,
    remove_distances(NextX, Y).

remove_examine(Number) :-
    \+ examine(Number, _, _).
remove_examine(Number) :-
    retract(examine(Number, _, _)),
    NextNumber is Number + 1,
    remove_examine(NextNumber).

remove_route(Number) :-
    \+ route(Number, _, _).
remove_route(Number) :-
    retract(route(Number, _, _)),
    NextNumber is Number + 1,
    remove_route(NextNumber).

can_be_entered(X, Y) :-
    level(X, Y, Glyph),
    element(Glyph, 1, _).

all_neighbours(X, Y, [X1, Y1, X2, Y2, X3, Y3, X4, Y4,
                      X6, Y6, X7, Y7, X8, Y8, X9, Y9]) :-
    X1 is X - 1,
    Y1 is Y + 1,
    X2 is X,
    Y2 is Y + 1,
    X3 is X + 1,
    Y3 is Y + 1,
    X4 is X - 1,
    Y4 is Y,
    X6 is X + 1,
    Y6 is Y,
    X7 is X - 1,
    Y7 is Y - 1,
    X8 is X,
    Y8 is Y - 1,
    X9 is X + 1,
    Y9 is Y - 1.

neighbours_to_examine([], []).
neighbours_to_examine([X, Y|Rest], Kept) :-
    \+ can_be_entered(X, Y),
    neighbours_to_examine(Rest, Kept).
neighbours_to_examine([X, Y|Rest], Kept) :-
    can_be_entered(X, Y),
    distance(X, Y, Distance),
    Distance > 0,
    neighbours_to_examine(Rest, Kept).
neighbours_to_examine([X, Y|Rest], [X, Y|Kept]) :-
    can_be_entered(X, Y),
    distance(X, Y, Distance),
    Distance =:= 0,
    neighbours_to_examine(Rest, Kept).

replace_distances([], _).
replace_distances([X, Y|Rest], Distance) :-
    retract(distance(X, Y, _)),
    assertz(distance(X, Y, Distance)),
    replace_distances(Rest, Distance).

add_to_examine([], _).
add_to_examine([X, Y|Rest], Count) :-
    Number is Count + 1,
    assertz(examine(Number, X, Y)),
    add_to_examine(Rest, Number).

% Phase 1: stops when the goal is taken up.  Number is that of the next square
% to examine, Count how many there are.
compute_distances(GoalX, GoalY, GoalX, GoalY, _, _).
compute_distances(GoalX, GoalY, X, Y, Number, Count) :-
    distance(X, Y, Distance),
    all_neighbours(X, Y, Neighbours),
    neighbours_to_examine(Neighbours, Kept),
    NewDistance is Distance + 1,
    replace_distances(Kept, NewDistance),
    add_to_examine(Kept, Count),
    length(Kept, Length),
    NewCount is Count + Length // 2,
    examine(Number, NextX, NextY),
    NextNumber is Number + 1,
    compute_distances(GoalX, GoalY, NextX, NextY, NextNumber, NewCount).

% Phase 2: back from the player along falling distances.  A square of the route
% has its distance as its number.
find_route(X, Y) :-
    distance(X, Y, 1).
find_route(X, Y) :-
    distance(X, Y, Distance),
    NextDistance is Distance - 1,
    all_neighbours(X, Y, Neighbours),
    neighbour_at_distance(Neighbours, NextDistance, NextX, NextY),
    assertz(route(NextDistance, NextX, NextY)),
    find_route(NextX, NextY).

neighbour_at_distance([X, Y|_], Distance, X, Y) :-
    distance(X, Y, Distance).
neighbour_at_distance([X, Y|Rest], Distance, NextX, NextY) :-
    \+ distance(X, Y, Distance),
    neighbour_at_distance(Rest, Distance, NextX, NextY).

search :-
    player(PlayerX, PlayerY, _),
    creature(CreatureX, CreatureY, _),
    compute_distances(PlayerX, PlayerY, CreatureX, CreatureY, 1, 0),
    find_route(PlayerX, PlayerY).

main :-
    set_world,
    print_title,
    print_commands,
    print_level,
    play.

play :-
    write('Your command: '),
    read(Command),
    do_command(Command).

do_command(quit) :-
    write('Goodbye.'),
    nl.
do_command(info) :-
    print_player_position,
    print_creature_position,
    play.
do_command(commands) :-
    print_commands,
    play.
do_command(reset) :-
    remove_world,
    set_world,
    print_level,
    play.
do_command(Command) :-
    key(Command),
    player_turn(Command),
    creature_turn,
    play.
do_command(Command) :-
    \+ key(Command),
    \+ word(Command),
    write('There is no such command.'),
    nl,
    play.

key(1).
key(2).
key(3).
key(4).
key(5).
key(6).
key(7).
key(8).
key(9).

word(info).
word(commands).
word(reset).
word(quit).

player_turn(5) :-
    write('You wait.'),
    nl.
player_turn(Key) :-
    \+ Key = 5,
    player(X, Y, _),
    next_square(Key, X, Y, NextX, NextY),
    player_enters(NextX, NextY).

next_square(1, X, Y, NextX, NextY) :-
    NextX is X - 1,
    NextY is Y + 1.
next_square(2, X, Y, X, NextY) :-
    NextY is Y + 1.
next_square(3, X, Y, NextX, NextY) :-
    NextX is X + 1,
    NextY is Y + 1.
next_square(4, X, Y, NextX, Y) :-
    NextX is X - 1.
next_square(6, X, Y, NextX, Y) :-
    NextX is X + 1.
next_square(7, X, Y, NextX, NextY) :-
    NextX is X - 1,
    NextY is Y - 1.
next_square(8, X, Y, X, NextY) :-
    NextY is Y - 1.
next_square(9, X, Y, NextX, NextY) :-
    NextX is X + 1,
    NextY is Y - 1.

player_enters(X, Y) :-
    can_be_entered(X, Y),
    move_player(X, Y),
    write('You move to '),
    print_coordinates(X, Y),
    write('.'),
    nl.
player_enters(X, Y) :-
    level(X, Y, '#'),
    write('You bump into a wall.'),
    nl.
player_enters(X, Y) :-
    level(X, Y, '='),
    write('You bump into water.'),
    nl.
player_enters(X, Y) :-
    level(X, Y, o),
    write('You bump into the creature.'),
    nl.

move_player(X, Y) :-
    retract(player(OldX, OldY, Below)),
    retract(level(OldX, OldY, '@')),
    assertz(level(OldX, OldY, Below)),
    retract(level(X, Y, Glyph)),
    assertz(level(X, Y, '@')),
    assertz(player(X, Y, Glyph)).

creature_turn :-
    set_distances,
    milliseconds(search, Time),
    creature_moves,
    print_route,
    print_time(Time),
    print_level_and_distances,
    remove_distances,
    remove_examine(1),
    remove_route(1).

creature_moves :-
    route(1, X, Y),
    move_creature(X, Y),
    write('The creature moves to '),
    print_coordinates(X, Y),
    write('.'),
    nl.
creature_moves :-
    \+ route(1, _, _),
    write('The creature stays: it is next to you.'),
    nl.

move_creature(X, Y) :-
    retract(creature(OldX, OldY, Below)),
    retract(level(OldX, OldY, o)),
    assertz(level(OldX, OldY, Below)),
    retract(level(X, Y, Glyph)),
    assertz(level(X, Y, o)),
    assertz(creature(X, Y, Glyph)).

print_title :-
    write('ROGUE'),
    nl,
    nl,
    write('You are @ and the creature o hunts you.'),
    nl,
    write('Neither of you can enter a wall # or water =.'),
    nl,
    nl.

print_commands :-
    write('Commands (each ends in a full stop):'),
    nl,
    write('  1  move down and left'),
    nl,
    write('  2  move down'),
    nl,
    write('  3  move down and right'),
    nl,
    write('  4  move left'),
    nl,
    write('  5  wait'),
    nl,
    write('  6  move right'),
    nl,
    write('  7  move up and left'),
    nl,
    write('  8  move up'),
    nl,
    write('  9  move up and right'),
    nl,
    write('  info      show where you and the creature are'),
    nl,
    write('  commands  list the commands'),
    nl,
    write('  reset     go back to the beginning'),
    nl,
    write('  quit      quit'),
    nl.

print_coordinates(X, Y) :-
    write('('),
    write(X),
    write(','),
    write(Y),
    write(')').

print_player_position :-
    player(X, Y, _),
    write('You are at '),
    print_coordinates(X, Y),
    write('.'),
    nl.

print_creature_position :-
    creature(X, Y, _),
    write('The creature is at '),
    print_coordinates(X, Y),
    write('.'),
    nl.

print_route :-
    write('Its route: '),
    print_route(1),
    nl.

print_route(Number) :-
    \+ route(Number, _, _).
print_route(Number) :-
    route(Number, X, Y),
    print_coordinates(X, Y),
    NextNumber is Number + 1,
    print_route(NextNumber).

print_time(Time) :-
    write('The search took '),
    write(Time),
    write(' ms.'),
    nl.

print_level :-
    nl,
    print_level(1),
    nl.

print_level(13).
print_level(Y) :-
    print_level_row(1, Y),
    nl,
    NextY is Y + 1,
    print_level(NextY).

print_level_row(13, _).
print_level_row(X, Y) :-
    print_square(X, Y),
    NextX is X + 1,
    print_level_row(NextX, Y).

print_square(X, Y) :-
    level(X, Y, '.'),
    route(_, X, Y),
    write(x).
print_square(X, Y) :-
    level(X, Y, '.'),
    \+ route(_, X, Y),
    write('.').
print_square(X, Y) :-
    level(X, Y, Glyph),
    \+ Glyph = '.',
    write(Glyph).

print_level_and_distances :-
    nl,
    print_level_and_distances(1),
    nl.

print_level_and_distances(13).
print_level_and_distances(Y) :-
    print_level_row(1, Y),
    write('   '),
    print_distance_row(1, Y),
    nl,
    NextY is Y + 1,
    print_level_and_distances(NextY).

print_distance_row(13, _).
print_distance_row(X, Y) :-
    print_distance(X, Y),
    NextX is X + 1,
    print_distance_row(NextX, Y).

print_distance(X, Y) :-
    level(X, Y, '#'),
    write('#').
print_distance(X, Y) :-
    level(X, Y, '='),
    write('=').
print_distance(X, Y) :-
    \+ level(X, Y, '#'),
    \+ level(X, Y, '='),
    distance(X, Y, Distance),
    Distance < 10,
    write(Distance).
print_distance(X, Y) :-
    \+ level(X, Y, '#'),
    \+ level(X, Y, '='),
    distance(X, Y, Distance),
    Distance >= 10,
    write('+').

% A builtin of the Prolog of 2010.
milliseconds(Goal, Time) :-
    statistics(runtime, [Begin|_]),
    call(Goal),
    statistics(runtime, [End|_]),
    Time is End - Begin.
