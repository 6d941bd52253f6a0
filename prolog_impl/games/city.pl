/** <module> City: a dwarf walks through a fortress of several levels

Mirror: c_impl/games/city.c.
*/
:- module(game_city, []).

:- multifile game:game/4, game:element/5.

game:game(city, levelwise, steps, [has_stairs, shows_distances, rank(3)]).

game:element(city, 0'., floor,         1,    [light]).
game:element(city, 0'#, wall,          none, [opaque]).
game:element(city, 0'>, 'stairs down', 1,    [light]).
game:element(city, 0'<, 'stairs up',   1,    [light]).
game:element(city, 0'/, 'open door',   1,    [light]).
game:element(city, 0'+, 'closed door', none, [opaque]).
game:element(city, 0'$, coins,         1,    [light]).
game:element(city, 0'@, player,        none, [single, light]).
