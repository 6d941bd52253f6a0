/** <module> A level in the whole terminal, with lines above and below it

A level that does not fit scrolls, so that the square in focus is seen.  A small
terminal gets fewer lines around the level.

Mirror: c_impl/play/view.c.
*/
:- module(reitti_view,
          [ view_show/5,                % +Picture, +Focus, +Cursor, +Walker,
                                        % +Texts
            view_help/1                 % +Text
          ]).
:- use_module(library(lists), [append/2, append/3, nth0/3]).
:- use_module('../route/drawing').
:- use_module('../world').
:- use_module(screen).

%   How many rows a terminal has at least, to be a tall one with all the lines
%   above and below the level; a low one with only the status and the news.  A
%   tiny one has none of them.

tall(12).
low(5).

around(Rows, 3, 4) :-
    tall(Tall),
    Rows >= Tall,
    !.
around(Rows, 1, 1) :-
    low(Low),
    Rows >= Low,
    !.
around(_, 0, 0).

%!  view_show(+Picture, +Focus, +Cursor, +Walker, +Texts) is det.
%
%   Cursor is `cursor` if there is one on the focus, or `none`; Walker is a pair
%   of a square and the character to show there, or `none`.  Texts are the
%   codes of title, status, two of news, and keys.

view_show(Picture, Focus, HasCursor, Walker, Texts) :-
    drawing_world(Picture, World),
    world_width(World, Width),
    world_height(World, Height),
    Focus = square(Shown, X, Y),
    screen_size(Rows, Columns),
    around(Rows, Above, Below),
    SeenRows is min(Height, Rows-Above-Below),
    SeenColumns is min(Width, Columns),
    begin_at(Y, Height, SeenRows, Top),
    begin_at(X, Width, SeenColumns, Left),
    level_lines(frame(Above, SeenRows, SeenColumns, Top, Left), Picture, Shown,
                Walker, Level),
    text_lines(Above, Texts, Rows, Columns, Before, After),
    append([Before, Level, After], Lines),
    (   HasCursor == cursor
    ->  Row is Above+Y-Top,
        Column is X-Left,
        Cursor = at(Row, Column)
    ;   Cursor = none
    ),
    screen_show(Lines, Cursor).

%   Where to begin, so that the focus is seen, best in the middle.

begin_at(Focus, Size, Seen, Begin) :-
    Begin is max(1, min(Focus - Seen//2, Size-Seen+1)).

level_lines(frame(Above, Rows, Columns, Top, Left), Picture, Level, Walker,
            Lines) :-
    Right is Left+Columns-1,
    findall(Row-Spans,
            ( between(1, Rows, Number),
              Row is Above+Number-1,
              Y is Top+Number-1,
              findall(Paint-[Glyph],
                      ( between(Left, Right, X),
                        shown(Walker, Picture, square(Level, X, Y), Glyph,
                              Paint)
                      ),
                      Spans)
            ),
            Lines).

shown(Walker, Picture, Square, Glyph, Paint) :-
    (   Walker = Square-Glyph0
    ->  Glyph = Glyph0,
        drawing_paint(Picture, end, Paint)
    ;   drawing_ink(Picture, Square, Glyph, Paint)
    ).

%   text_lines(+Above, +Texts, +Rows, +Columns, -Before, -After): the lines
%   before the level and those after it.

text_lines(3, [Title0, Status0, News10, News20, Keys0], Rows, Columns,
           [0-[bar-Title], 1-[plain-Status]],
           [Row1-[plain-News1], Row2-[plain-News2], Row3-[bar-Keys]]) :-
    Row1 is Rows-3,
    Row2 is Rows-2,
    Row3 is Rows-1,
    cut(Columns, Title0, Title),
    cut(Columns, Status0, Status),
    cut(Columns, News10, News1),
    cut(Columns, News20, News2),
    cut(Columns, Keys0, Keys).
text_lines(1, [_, Status0, News1, News2, _], Rows, Columns,
           [0-[plain-Status]], [Row-[plain-News]]) :-
    Row is Rows-1,
    cut(Columns, Status0, Status),
    (   News2 == []
    ->  cut(Columns, News1, News)
    ;   cut(Columns, News2, News)
    ).
text_lines(0, _, _, _, [], []).

cut(Columns, Codes0, Codes) :-
    length(Codes, Columns),
    append(Codes, _, Codes0),
    !.
cut(_, Codes, Codes).

%!  view_help(+Text) is det.
%
%   Shows the lines of a text until a key is pressed.

view_help(Text) :-
    screen_size(Rows, Columns),
    split_string(Text, "\n", "", Strings),
    findall(Row-[plain-Codes],
            ( nth0(Row, Strings, String),
              Row < Rows,
              string_codes(String, Codes0),
              cut(Columns, Codes0, Codes)
            ),
            Lines),
    screen_show(Lines, none),
    screen_key(Key),
    (   Key == resized
    ->  view_help(Text)
    ;   true
    ).
