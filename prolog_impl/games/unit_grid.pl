/** <module> The maps of grid by rogue's rule: every step costs one, and corners
are cut

Mirror: c_impl/games/unit_grid.c.
*/
:- module(game_unit_grid, []).

:- multifile game:game/4, game:element/5.

game:game(unit_grid, breadth_first, steps, [maps(unit), rank(5)]).

game:element(unit_grid, 0'., ground, 1,    [light]).
game:element(unit_grid, 0'@, void,   none, [opaque]).
game:element(unit_grid, 0'G, ground, 1,    [light]).
game:element(unit_grid, 0'S, swamp,  1,    [light]).
game:element(unit_grid, 0'O, void,   none, [opaque]).
game:element(unit_grid, 0'T, tree,   none, [opaque]).
game:element(unit_grid, 0'W, water,  none, [light]).
