/** <module> Where the levels of a world stand in its picture

A layout is layout(Columns, LevelWidth, LevelHeight, Width, Height): levels
stand in rows, as square as can be; a square of the world is 10 wide.
*/
:- module(page_layout,
          [ layout_of/2,                % +Trace, -Layout
            layout_size/3,              % +Layout, -Width, -Height
            layout_corner/4,            % +Layout, +Level, -X, -Y
            layout_place/4              % +Layout, +Square, -X, -Y
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module('../study/study').

%!  layout_of(+Trace, -Layout) is det.

layout_of(Trace, layout(Columns, LevelWidth, LevelHeight, Width, Height)) :-
    maplist(trace_value(Trace), [width, height, levels], [W, H, Levels]),
    Columns is ceiling(sqrt(Levels)),
    Lines is ceiling(Levels/Columns),
    (   Levels > 1
    ->  Gap = 8,
        Head = 12
    ;   Gap = 0,
        Head = 0
    ),
    LevelWidth is 10*W+Gap,
    LevelHeight is 10*H+Head+Gap,
    Width is Columns*LevelWidth-Gap+2,
    Height is Lines*LevelHeight-Gap+2.

%!  layout_size(+Layout, -Width, -Height) is det.

layout_size(layout(_, _, _, Width, Height), Width, Height).

%!  layout_corner(+Layout, +Level, -X, -Y) is det.
%
%   The upper left corner of a level, with its heading.

layout_corner(layout(Columns, LevelWidth, LevelHeight, _, _), Level, X, Y) :-
    X is (Level-1) mod Columns*LevelWidth,
    Y is (Level-1)//Columns*LevelHeight.

%!  layout_place(+Layout, +Square, -X, -Y) is det.
%
%   The upper left corner of a square, [Level, X, Y] from 1.

layout_place(Layout, [Level, X0, Y0], X, Y) :-
    layout_corner(Layout, Level, Left, Top),
    (   Layout = layout(1, _, _, _, _)
    ->  Head = 0
    ;   Head = 12
    ),
    X is Left+10*(X0-1),
    Y is Top+Head+10*(Y0-1).
