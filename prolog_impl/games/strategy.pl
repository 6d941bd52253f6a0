/** <module> Strategy: units on open ground between walls

Mirror: c_impl/games/strategy.c.
*/
:- module(game_strategy, []).

:- multifile game:game/4, game:element/5.

game:game(strategy, astar_octile, steps, [rank(6)]).

game:element(strategy, 0'., ground, 1,    [light]).
game:element(strategy, 0'#, wall,   none, [opaque]).
