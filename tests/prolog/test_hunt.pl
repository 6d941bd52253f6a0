/** <module> Random games of rogue: the creature keeps to the rules

What a move is and how far it is to the player is found here once more, from the
letters of the world.
*/
:- module(test_hunt, []).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/3, member/2, subtract/3]).
:- use_module(library(plunit)).
:- use_module(library(random), [random_between/3, random_member/2]).
:- use_module('../../prolog_impl/play/hunt').
:- use_module(files).
:- use_module('../../prolog_impl/reitti').

games(300).
turns(8).

seed(Seed) :-
    (   getenv('REITTI_SEED', Text)
    ->  atom_number(Text, Seed)
    ;   get_time(Time),
        Seed is truncate(Time)
    ),
    format("# REITTI_SEED=~d~n", [Seed]).

%   A world with both characters on it, the player first.

random_text(Text) :-
    random_between(2, 7, Width),
    random_between(2, 7, Height),
    random_between(0, 60, Walls),
    random_member(Corners, [cut, block]),
    Last is Width*Height,
    random_between(1, Last, Player),
    random_between(1, Last, Creature),
    Player =\= Creature,
    !,
    findall(Row,
            ( between(1, Height, Y),
              findall(Glyph,
                      ( between(1, Width, X),
                        Place is (Y-1)*Width + X,
                        glyph(Place, Player, Creature, Walls, Glyph)
                      ),
                      Glyphs),
              string_chars(Row, Glyphs)
            ),
            Rows),
    atomic_list_concat(Rows, '\n', Level),
    format(string(Text), "game rogue~ncorners ~w~nlevel 1~n~w~n",
           [Corners, Level]).
random_text(Text) :-
    random_text(Text).

glyph(Player, Player, _, _, @) :- !.
glyph(Creature, _, Creature, _, o) :- !.
glyph(_, _, _, Walls, Glyph) :-
    random_between(1, 100, Chance),
    (   Chance =< Walls
    ->  random_member(Glyph, [#, =])
    ;   Glyph = '.'
    ).

%   move(+World, +From, -To): one step, by the rules.

move(World, square(1, X0, Y0), square(1, X, Y)) :-
    world_corners(World, Corners),
    member(DX, [-1, 0, 1]),
    member(DY, [-1, 0, 1]),
    ( DX =\= 0 ; DY =\= 0 ),
    X is X0+DX,
    Y is Y0+DY,
    free(World, X, Y),
    (   Corners == block
    ->  free(World, X, Y0),
        free(World, X0, Y)
    ;   true
    ).

free(World, X, Y) :-
    world_width(World, Width),
    world_height(World, Height),
    world_elements(World, Elements),
    between(1, Width, X),
    between(1, Height, Y),
    Place is (Y-1)*Width + X-1,
    sub_atom(Elements, Place, 1, _, Glyph),
    memberchk(Glyph, ['.', @, o]).

%   Steps from one square to another, or `far`.

steps(World, From, To, Steps) :-
    steps([From], [From], World, To, 0, Steps).

steps([], _, _, _, _, far) :- !.
steps(Layer, _, _, To, Steps, Steps) :-
    memberchk(To, Layer),
    !.
steps(Layer, Seen, World, To, Steps0, Steps) :-
    findall(Next, ( member(Square, Layer), move(World, Square, Next) ), Next0),
    sort(Next0, Next1),
    subtract(Next1, Seen, Next),
    append(Next, Seen, Seen1),
    Steps1 is Steps0+1,
    steps(Next, Seen1, World, To, Steps1, Steps).

play(World, Style, Deeds) :-
    hunt_begin(World, Hunt),
    turns(Turns),
    numlist(1, Turns, Numbers),
    setup_call_cleanup(
        solver_prepare(two_phase, Style, World, Prepared),
        foldl(take_turn(Prepared, World), Numbers, Hunt-[], _-Deeds),
        solver_release(Prepared)).

take_turn(Prepared, World, _, Hunt0-Deeds, Hunt-[Deed|Deeds]) :-
    random_between(1, 9, Key),
    hunt_player(Key, Hunt0, Hunt1, PlayerDeed),
    check_player(Key, World, Hunt0, Hunt1, PlayerDeed),
    hunt_question(Hunt1, Question),
    solver_run(Prepared, Question, Answer),
    hunt_creature(Answer, Hunt1, Hunt, Deed),
    check_creature(World, Hunt1, Hunt, Deed).

:- meta_predicate must(0).

must(Goal) :-
    (   call(Goal)
    ->  true
    ;   throw(broken(Goal))
    ).

check_player(Key, World, Hunt0, Hunt, Deed) :-
    hunt_squares(Hunt0, Player0, Creature),
    Player0 = square(1, X0, Y0),
    X is X0 + (Key-1) mod 3 - 1,
    Y is Y0 + 1 - (Key-1)//3,
    To = square(1, X, Y),
    (   To \== Creature,
        To \== Player0,
        move(World, Player0, To)
    ->  must(hunt_squares(Hunt, To, Creature)),
        must(Deed == moves(Key))
    ;   must(hunt_squares(Hunt, Player0, Creature)),
        must(Deed \= moves(_))
    ).

check_creature(World, Hunt0, Hunt, Deed) :-
    hunt_squares(Hunt0, Player, Creature0),
    hunt_squares(Hunt, Player1, Creature),
    steps(World, Creature0, Player, Steps0),
    must(Player1 == Player),
    must(Creature \== Player),
    (   ( Steps0 == far ; Steps0 =:= 1 )
    ->  must(Creature == Creature0),
        must(memberchk(Steps0-Deed, [far-lost, 1-beside]))
    ;   must(move(World, Creature0, Creature)),
        Steps is Steps0-1,
        must(steps(World, Creature, Player, Steps)),
        must(memberchk(Deed, [moves, arrives]))
    ).

:- begin_tests(hunt).

test(creature_keeps_to_the_rules,
     Deeds == [arrives, beside, lost, moves]) :-
    seed(Seed),
    set_random(seed(Seed)),
    games(Games),
    findall(Deed,
            ( between(1, Games, Game),
              random_text(Text),
              world_of(Text, World),
              (   Game mod 2 =:= 0
              ->  Style = tuned
              ;   Style = thesis
              ),
              play(World, Style, Deeds0),
              member(Deed, Deeds0)
            ),
            Deeds1),
    sort(Deeds1, Deeds).

test(begins_only_with_both_on_one_level,
     [ forall(member(Text, ["game rogue\nlevel 1\n@..\n",
                            "game rogue\nlevel 1\n..o\n",
                            "game rogue\nlevel 1\n@.\nlevel 2\n.o\n"])),
       throws(error(play_error(_), _))
     ]) :-
    world_of(Text, World),
    hunt_begin(World, _).

test(begins_on_a_lower_level,
     Player-Creature == square(2, 1, 1)-square(2, 2, 1)) :-
    world_of("game rogue\nlevel 1\n..\nlevel 2\n@o\n", World),
    hunt_begin(World, Hunt),
    hunt_squares(Hunt, Player, Creature).

:- end_tests(hunt).
