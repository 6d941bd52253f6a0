/** <module> Strategy: units on open ground between walls

A world may say `moves 4`: then only straight moves are made; and where its
units stand when it is played.

Mirror: c_impl/games/strategy.c.
*/
:- module(game_strategy, []).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../text', [line_refuse/3]).
:- use_module('../world').

:- multifile game:game/4, game:element/5.

game:game(strategy, astar_octile, steps,
          [ rank(6),
            levels(1),
            notes([ kind("moves", "moves N", [moves-number(0, 2147483647)], []),
                    kind("unit", "unit X,Y", [unit-open], [many])
                  ]),
            settle(game_strategy)
          ]).

game:element(strategy, 0'., ground, 1,    [light]).
game:element(strategy, 0'#, wall,   none, [opaque]).

%   settle(+World0, +Notes, -World): the first mistake is told.

settle(World0, Notes, World) :-
    world_ways(World0, Ways0),
    settle(Notes, [], Ways0, Ways),
    pairs_values(Notes, Values),
    world_settle(World0, Ways, Values, World).

settle([], _, Ways, Ways).
settle([Line-note("moves", _, [Number])|Notes], Before, _, Ways) :-
    (   ways(Number, Ways1)
    ->  settle(Notes, Before, Ways1, Ways)
    ;   line_refuse(Line, "moves is 4 or 8", [])
    ).
settle([Line-note("unit", [Square], _)|Notes], Before, Ways0, Ways) :-
    (   memberchk(Square, Before)
    ->  Square = square(_, X, Y),
        line_refuse(Line, "a second unit at (~d,~d)", [X, Y])
    ;   settle(Notes, [Square|Before], Ways0, Ways)
    ).

ways(4, four).
ways(8, eight).
