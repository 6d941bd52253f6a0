/** <module> Rogue: a creature hunts the player

To a search the squares of both characters are floor.

Mirror: c_impl/games/rogue.c.
*/
:- module(game_rogue, []).

:- multifile game:game/4, game:element/5.

game:game(rogue, two_phase, steps, [ends_beside, shows_distances, rank(1)]).

game:element(rogue, 0'., floor,    1,    [light]).
game:element(rogue, 0'#, wall,     none, [opaque]).
game:element(rogue, 0'=, water,    none, [light]).
game:element(rogue, 0'@, player,   1,    [single, light]).
game:element(rogue, 0'o, creature, 1,    [single, light]).
