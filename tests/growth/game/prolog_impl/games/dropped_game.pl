/** <module> A meadow with hedges, as a new game would be added

Mirror: c_impl/games/dropped_game.c.
*/
:- module(game_dropped_game, []).

:- multifile game:game/4, game:element/5.

game:game(dropped_game, two_phase, steps, [ends_beside]).

game:element(dropped_game, 0'., grass, 1,    []).
game:element(dropped_game, 0'#, hedge, none, []).
