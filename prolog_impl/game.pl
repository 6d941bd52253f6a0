/** <module> The rules of the three games as facts

To a search in rogue the squares of both characters are floor.

Mirror: c_impl/game.c.
*/
:- module(game,
          [ game/3,                     % ?Game, ?Search, ?Unit
            game_ends_beside/1,         % ?Game
            game_has_stairs/1,          % ?Game
            game_shows_distances/1,     % ?Game
            element/4,                  % ?Game, ?Glyph, ?Name, ?Cost
            element_single/2            % ?Game, ?Glyph
          ]).

%!  game(?Game, ?Search, ?Unit) is nondet.
%
%   Search is the original study's, Unit that of a route's cost.

game(rogue,   two_phase, steps).
game(tactics, astar,     'AP').
game(city,    levelwise, steps).

%!  game_ends_beside(?Game) is nondet.
%
%   The route ends next to the goal, which is never entered.

game_ends_beside(rogue).

%!  game_has_stairs(?Game) is nondet.
%
%   Otherwise start and goal must be on one level.

game_has_stairs(city).

%!  game_shows_distances(?Game) is nondet.
%
%   Beside each level it draws.

game_shows_distances(rogue).
game_shows_distances(city).

%!  element(?Game, ?Glyph, ?Name, ?Cost) is nondet.
%
%   Glyph is a character code; Cost is that of entering the square, 0 if it
%   cannot be entered.

element(rogue,   0'., floor,           1).
element(rogue,   0'#, wall,            0).
element(rogue,   0'=, water,           0).
element(rogue,   0'@, player,          1).
element(rogue,   0'o, creature,        1).

element(tactics, 0'., ground,          2).
element(tactics, 0',, roof,            2).
element(tactics, 0':, road,            2).
element(tactics, 0'%, bridge,          2).
element(tactics, 0'/, 'open door',     2).
element(tactics, 0'+, 'closed door',   4).
element(tactics, 0'&, fence,           6).
element(tactics, 0'-, 'shallow water', 6).
element(tactics, 0'=, 'deep water',   10).
element(tactics, 0'#, wall,            0).
element(tactics, 0'T, tree,            0).
element(tactics, 0'*, air,             0).
element(tactics, 0'P, player,          0).
element(tactics, 0'E, enemy,           0).

element(city,    0'., floor,           1).
element(city,    0'#, wall,            0).
element(city,    0'>, 'stairs down',   1).
element(city,    0'<, 'stairs up',     1).
element(city,    0'/, 'open door',     1).
element(city,    0'+, 'closed door',   0).
element(city,    0'$, coins,           1).
element(city,    0'@, player,          0).

%!  element_single(?Game, ?Glyph) is nondet.
%
%   At most one in a world.

element_single(rogue,   0'@).
element_single(rogue,   0'o).
element_single(tactics, 0'P).
element_single(city,    0'@).
