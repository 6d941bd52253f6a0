/** <module> Rooms side by side, a door in each wall between two

The doors are drawn room by room, row by row: that to the right, then that
below.  O(squares) time; rows of squares are written as soon as the doors of
their row of rooms are drawn.

Mirror: c_impl/makers/rooms.c.
*/
:- module(maker_rooms,
          [ lay/5                       % +Size, +Glyphs, +Values, +Random,
                                        % -Rows
          ]).
:- use_module(library(lists), [append/3]).
:- use_module('../maker').
:- use_module('../random').

:- multifile reitti_maker:maker/4.

reitti_maker:maker(rooms, [setting(room, 1, 1024, 7)],
                   [summary("rooms, a door in each wall between two")],
                   maker_rooms).

lay(Width-Height, Glyphs, [Room], Random, Rows) :-
    plot_parts(Width, Room, Widths),
    plot_parts(Height, Room, Heights),
    lay_rooms(Heights, Widths, Glyphs, Random, Rows).

lay_rooms([Height|Heights], Widths, Glyphs, Random0, Rows) :-
    draw_doors(Widths, Height, Heights, Doors, Random0, Random),
    findall(Row,
            ( between(1, Height, Y),
              phrase(rooms(Doors, Y, Glyphs), Codes),
              string_codes(Row, Codes)
            ),
            Here),
    (   Heights == []
    ->  Rows = Here
    ;   phrase(wall(Doors, Glyphs), Codes),
        string_codes(Wall, Codes),
        append(Here, [Wall|More], Rows),
        lay_rooms(Heights, Widths, Glyphs, Random, More)
    ).

%   draw_doors(+Widths, +Height, +Below, -Doors, +Random0, -Random): Doors are
%   room(Width, Right, Down), the place of each door counted from 1, 0 where
%   there is none.

draw_doors([], _, _, [], Random, Random).
draw_doors([Width|Widths], Height, Below,
           [room(Width, Right, Down)|Doors], Random0, Random) :-
    draw_door(Widths, Height, Right, Random0, Random1),
    draw_door(Below, Width, Down, Random1, Random2),
    draw_doors(Widths, Height, Below, Doors, Random2, Random).

draw_door([], _, 0, Random, Random) :- !.
draw_door(_, Length, Door, Random0, Random) :-
    random_between(1, Length, Door, Random0, Random).

%   rooms(+Doors, +Y, +Glyphs)//: a row of squares through the rooms.

rooms([room(Width, _, _)], _, Ground-_) -->
    !,
    plot_run(Ground, Width).
rooms([room(Width, Right, _)|Doors], Y, Ground-Wall) -->
    plot_run(Ground, Width),
    (   { Y =:= Right }
    ->  [Ground]
    ;   [Wall]
    ),
    rooms(Doors, Y, Ground-Wall).

%   wall(+Doors, +Glyphs)//: the wall below them.

wall([room(Width, _, Down)|Doors], Ground-Wall) -->
    { Before is Down-1,
      After is Width-Down
    },
    plot_run(Wall, Before),
    [Ground],
    plot_run(Wall, After),
    (   { Doors == [] }
    ->  []
    ;   [Wall],
        wall(Doors, Ground-Wall)
    ).
