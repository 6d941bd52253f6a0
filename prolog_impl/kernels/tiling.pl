/** <module> Parts cut out by a plan of tiles laid over each level of the world

The tiles begin at the upper left corner.  sector: the connected pieces of every
tile of side 3, at level i of side 3^i.  O(n log n) time for n squares, which
are sorted by their tiles.  quadtree: the tile with a power of two as side that
covers the level, divided into quarters until each can be entered everywhere or
nowhere.  O(n log side) time.  Both O(n) space.

C goes from tile to tile instead of sorting squares.

Mirror: c_impl/kernels/tiling.c.
*/
:- module(reitti_tiling,
          [ abstraction_sector/1,       % -Abstraction
            abstraction_quadtree/1,     % -Abstraction
            sector_parts/5              % +Squares, +Nodes, +Side, +Part, -Count
          ]).
:- use_module(library(apply), [foldl/4, maplist/2, partition/4]).
:- use_module(library(lists), [member/2]).
:- use_module('../world').
:- use_module(abstraction).

%!  abstraction_sector(-Abstraction) is det.
%!  abstraction_quadtree(-Abstraction) is det.

abstraction_sector(abstraction(reitti_tiling:make_sector, of_squares)).
abstraction_quadtree(abstraction(reitti_tiling:make_quadtree, single)).

make_sector(Squares, Nodes, Level, Part, Count) :-
    Side is 3**Level,
    sector_parts(Squares, Nodes, Side, Part, Count).

%!  sector_parts(+Squares, +Nodes, +Side, +Part, -Count) is det.
%
%   Nodes are those of level 0.

sector_parts(Squares, Nodes, Side, Part, Count) :-
    findall(Tile-Node,
            ( squares_square(Squares, Node, Square),
              tile(Square, Side, Tile)
            ),
            Pairs),
    findall(Tile, member(Tile-_, Pairs), TileList),
    compound_name_arguments(Tiles, tiles, TileList),
    keysort(Pairs, Sorted),
    foldl(cut(Nodes, Tiles, Part), Sorted, 0, Count).

%   The tile that a square lies in: tiles sort level by level, row by row.

tile(square(Level, X, Y), Side, tile(Level, Row, Column)) :-
    Row is (Y-1)//Side,
    Column is (X-1)//Side.

cut(Nodes, Tiles, Part, Tile-Node, Count0, Count) :-
    (   is_free(Part, Node)
    ->  Count is Count0+1,
        take_piece(Node, Nodes, Tiles, Tile, Part, Count)
    ;   Count = Count0
    ).

%   All that is connected with a node inside the tile.

take_piece(Node, Nodes, Tiles, Tile, Part, Number) :-
    (   is_free(Part, Node),
        arg(Node, Tiles, Tile)
    ->  arg(Node, Part, Number),
        nodes_neighbours(Nodes, Node, Neighbours),
        take_pieces(Neighbours, Nodes, Tiles, Tile, Part, Number)
    ;   true
    ).

take_pieces([], _, _, _, _, _).
take_pieces([Node|Rest], Nodes, Tiles, Tile, Part, Number) :-
    take_piece(Node, Nodes, Tiles, Tile, Part, Number),
    take_pieces(Rest, Nodes, Tiles, Tile, Part, Number).

make_quadtree(Squares, _, _, Part, Count) :-
    squares_world(Squares, World),
    world_levels(World, Levels),
    world_width(World, Width),
    world_height(World, Height),
    covering(1, Width, Height, Side),
    findall(Level, between(1, Levels, Level), Numbers),
    foldl(divide_level(Squares, Side, Part), Numbers, 0, Count).

covering(Side0, Width, Height, Side) :-
    (   Side0 >= Width,
        Side0 >= Height
    ->  Side = Side0
    ;   Side1 is 2*Side0,
        covering(Side1, Width, Height, Side)
    ).

divide_level(Squares, Side, Part, Level, Count0, Count) :-
    findall(place(X, Y, Node),
            squares_square(Squares, Node, square(Level, X, Y)),
            Places),
    divide(Places, 1, 1, Side, Part, Count0, Count).

%   divide(+Places, +Left, +Top, +Side, +Part, +Count0, -Count): a tile of the
%   quadtree, by itself or in quarters.  Places are those in it that can be
%   entered.

divide([], _, _, _, _, Count, Count) :-
    !.
divide(Places, Left, Top, Side, Part, Count0, Count) :-
    length(Places, Open),
    (   Open =:= Side*Side
    ->  Count is Count0+1,
        maplist(put_part(Part, Count), Places)
    ;   Half is Side//2,
        Middle is Left+Half,
        Centre is Top+Half,
        partition(is_above(Centre), Places, Upper, Lower),
        partition(is_left(Middle), Upper, UpperLeft, UpperRight),
        partition(is_left(Middle), Lower, LowerLeft, LowerRight),
        divide(UpperLeft, Left, Top, Half, Part, Count0, Count1),
        divide(UpperRight, Middle, Top, Half, Part, Count1, Count2),
        divide(LowerLeft, Left, Centre, Half, Part, Count2, Count3),
        divide(LowerRight, Middle, Centre, Half, Part, Count3, Count)
    ).

is_above(Centre, place(_, Y, _)) :-
    Y < Centre.

is_left(Middle, place(X, _, _)) :-
    X < Middle.

put_part(Part, Number, place(_, _, Node)) :-
    arg(Node, Part, Number).
