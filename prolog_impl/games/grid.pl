/** <module> The maps of the MovingAI benchmarks: a diagonal step costs the root
of two and cuts no corner

The elements are those of the maps; swamp can be entered, water cannot.

Mirror: c_impl/games/grid.c.
*/
:- module(game_grid, []).

:- multifile game:game/4, game:element/5.

game:game(grid, astar_octile, long,
          [steps(1099511627776, 1554944255988), corners_block,
           maps(octile), rank(4)
          ]).

game:element(grid, 0'., ground, 1,    [light]).
game:element(grid, 0'@, void,   none, [opaque]).
game:element(grid, 0'G, ground, 1,    [light]).
game:element(grid, 0'S, swamp,  1,    [light]).
game:element(grid, 0'O, void,   none, [opaque]).
game:element(grid, 0'T, tree,   none, [opaque]).
game:element(grid, 0'W, water,  none, [light]).
