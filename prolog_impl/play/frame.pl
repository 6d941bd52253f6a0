/** <module> What stands where in the whole terminal

A wide terminal has levels on the left, as many as there is room for, beside
them tables of distances, and a page for texts on the right.  A narrow one has
one level and lines above and below it, fewer where it is low.  A level that
does not fit scrolls, so that the square in focus is seen.

A frame is frame(Kind, Seen, Boards, Page): Kind is `tiny` (nothing but a
level), `low` (a line above and one below), `tall` (all lines) or `wide` (with a
page); Seen is seen(Top, Left, Rows, Columns), the part of each level; Boards
are board(What, Level, Row, Column), What being `level` or `distances`; Page is
that of page.pl, or `none`.

Mirror: c_impl/play/frame.c.
*/
:- module(reitti_frame,
          [ frame_make/6,               % +World, +Focus, +What, +Rows,
                                        % +Columns, -Frame
            frame_kind/2,               % +Frame, -Kind
            frame_seen/5,               % +Frame, -Top, -Left, -Rows, -Columns
            frame_board/5,              % +Frame, -What, -Level, -Row, -Column
            frame_page/2                % +Frame, -Page
          ]).
:- use_module(library(lists), [append/3, member/2, numlist/3]).
:- use_module('../world').

tall(12).                               % rows
low(5).
gap(2).                                 % columns
page(20, 60).                           % at least, and at most

%   Lines that a kind has beside the level, and the row where that begins.

lines(tiny, 0, 0).
lines(low,  2, 1).
lines(tall, 7, 3).
lines(wide, 3, 2).

%!  frame_kind(+Frame, -Kind) is det.

frame_kind(frame(Kind, _, _, _), Kind).

%!  frame_seen(+Frame, -Top, -Left, -Rows, -Columns) is det.

frame_seen(frame(_, seen(Top, Left, Rows, Columns), _, _), Top, Left, Rows,
           Columns).

%!  frame_board(+Frame, -What, -Level, -Row, -Column) is nondet.

frame_board(frame(_, _, Boards, _), What, Level, Row, Column) :-
    member(board(What, Level, Row, Column), Boards).

%!  frame_page(+Frame, -Page) is det.

frame_page(frame(_, _, _, Page), Page).

%!  frame_make(+World, +Focus, +What, +Rows, +Columns, -Frame) is det.
%
%   For a terminal of this size; What is on the left, `levels` or `distances`,
%   which may have the other beside it, or `levels_alone`.

frame_make(World, square(Level, X, Y), What, Rows, Columns, Frame) :-
    world_width(World, Width),
    world_height(World, Height),
    gap(Gap),
    page(Least, _),
    Wide is Columns-Gap-Least,
    kind(Rows, Columns, Wide, Width, Kind),
    lines(Kind, Lines, Row),
    SeenRows is min(Height, Rows-Lines),
    (   Kind == wide
    ->  SeenColumns is min(Width, Wide)
    ;   SeenColumns is min(Width, Columns)
    ),
    begin_at(Y, Height, SeenRows, Top),
    begin_at(X, Width, SeenColumns, Left),
    what(What, First, Second),
    Seen = seen(Top, Left, SeenRows, SeenColumns),
    (   Kind == wide
    ->  wide_boards(World, Level, First-Second, Seen, Rows, Columns, Boards,
                    Page)
    ;   Boards = [board(First, Level, Row, 0)],
        Page = none
    ),
    Frame = frame(Kind, Seen, Boards, Page).

kind(Rows, Columns, Wide, Width, Kind) :-
    tall(Tall),
    low(Low),
    (   Rows < Low
    ->  Kind = tiny
    ;   Rows < Tall
    ->  Kind = low
    ;   Wide >= min(Width, Columns//2)
    ->  Kind = wide
    ;   Kind = tall
    ).

%   Where to begin, so that the focus is seen, best in the middle.

begin_at(Focus, Size, Seen, Begin) :-
    Begin is max(1, min(Focus - Seen//2, Size-Seen+1)).

what(levels, level, distances).
what(distances, distances, level).
what(levels_alone, level, none).

%   All levels and all distances, if they fit; if not, as many as do.

wide_boards(World, Level, First-Second, seen(_, _, SeenRows, SeenColumns), Rows,
            Columns, Boards, page(1, PageColumn, PageWidth, PageRows)) :-
    world_levels(World, Levels),
    gap(Gap),
    page(Least, Most),
    Fit is (Columns-Least) // (SeenColumns+Gap),
    (   Fit >= Levels
    ->  numlist(1, Levels, Shown)
    ;   Shown = [Level]
    ),
    length(Shown, Count),
    Step is SeenColumns+Gap,
    boards(Shown, First, 2, 0, Step, Before, End),
    (   Second == none
    ->  Behind = [],
        PageColumn = End
    ;   Levels > 1,
        Count =:= Levels,
        2*(SeenRows+1)+2 =< Rows
    ->  Below is SeenRows+3,
        boards(Shown, Second, Below, 0, Step, Behind, _),
        PageColumn = End
    ;   Fit > Count
    ->  boards([Level], Second, 2, End, Step, Behind, PageColumn)
    ;   Behind = [],
        PageColumn = End
    ),
    append(Before, Behind, Boards),
    PageWidth is min(Columns-PageColumn, Most),
    PageRows is Rows-2.

%   boards(+Levels, +What, +Row, +Column0, +Step, -Boards, -Column)

boards([], _, _, Column, _, [], Column).
boards([Level|Levels], What, Row, Column0, Step,
       [board(What, Level, Row, Column0)|Boards], Column) :-
    Column1 is Column0+Step,
    boards(Levels, What, Row, Column1, Step, Boards, Column).
