/** <module> Levels of any size, to see how a solver grows with the world

A square level, open but for one wall that divides it down to a gap at the
bottom: whoever walks from the top left corner to the top right has to go all
the way down and up again, which on an open level takes as many steps as the
level is high, each time.  In a game with stairs there are four such levels, to
be crossed in turn.  So the length of the shortest route follows from the side.

Mirror: c_impl/grown.c.
*/
:- module(reitti_grown,
          [ grown_world/3,              % +Game, +Side, -World
            grown_ends/3                % +World, -Start, -Goal
          ]).
:- use_module(game).
:- use_module(world).

levels_crossed(4).

%!  grown_world(+Game, +Side, -World) is det.

grown_world(Game, Side, World) :-
    (   game_has(Game, has_stairs)
    ->  levels_crossed(Levels)
    ;   Levels = 1
    ),
    Middle is Side//2,
    game_ground(Game, Open),
    game_wall(Game, Closed),
    findall(Glyph,
            ( between(1, Levels, Level),
              between(1, Side, Y),
              between(1, Side, X),
              (   Levels > 1,
                  stairs_at(Level, Levels, X, Y, Side, Stairs)
              ->  Glyph = Stairs
              ;   X =:= Middle,
                  Y =\= Side
              ->  Glyph = Closed
              ;   Glyph = Open
              )
            ),
            Glyphs),
    atom_codes(Elements, Glyphs),
    game_corners(Game, Corners),
    world_make(Game, Corners, Levels, Side, Side, Elements, World).

%   A level begins in one upper corner and ends in the other: from left to
%   right where its number is odd.

stairs_at(Level, Levels, X, 1, Side, Glyph) :-
    crossed(Level, Side, First, Last),
    (   X =:= Last,
        Level < Levels
    ->  Glyph = 0'>
    ;   X =:= First,
        Level > 1
    ->  Glyph = 0'<
    ).

crossed(Level, Side, First, Last) :-
    (   Level mod 2 =:= 1
    ->  First = 1,
        Last = Side
    ;   First = Side,
        Last = 1
    ).

%!  grown_ends(+World, -Start, -Goal) is det.
%
%   The corners between which all of it has to be crossed.

grown_ends(World, square(1, 1, 1), square(Levels, Last, 1)) :-
    world_levels(World, Levels),
    world_width(World, Side),
    crossed(Levels, Side, _, Last).
