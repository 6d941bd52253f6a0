/** <module> Tactics: a mercenary walks over ground of many kinds

Mirror: c_impl/games/tactics.c.
*/
:- module(game_tactics, []).

:- multifile game:game/4, game:element/5.

game:game(tactics, astar, 'AP', [rank(2)]).

game:element(tactics, 0'., ground,          2,    [light]).
game:element(tactics, 0',, roof,            2,    [light]).
game:element(tactics, 0':, road,            2,    [light]).
game:element(tactics, 0'%, bridge,          2,    [light]).
game:element(tactics, 0'/, 'open door',     2,    [light]).
game:element(tactics, 0'+, 'closed door',   4,    [opaque]).
game:element(tactics, 0'&, fence,           6,    [light]).
game:element(tactics, 0'-, 'shallow water', 6,    [light]).
game:element(tactics, 0'=, 'deep water',   10,    [light]).
game:element(tactics, 0'#, wall,            none, [opaque]).
game:element(tactics, 0'T, tree,            none, [opaque]).
game:element(tactics, 0'*, air,             none, [light]).
game:element(tactics, 0'P, player,          none, [single, light]).
game:element(tactics, 0'E, enemy,           none, [light]).
