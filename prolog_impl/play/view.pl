/** <module> A game in the whole terminal

A view is a record: play; guides; drawing, without distances; steps, `none`, or
steps(Count, Trace) of the last search that are shown instead of its route;
focus, a square; cursor, `true` if there is one on the focus; swapped, `true` if
distances are seen instead of levels; walker, a pair of a square and the
character to show there, or `none`; marks, mark(Square, Glyph, Paint), above all
that, later ones above earlier ones; alone, `true` if there are no distances;
status, of things as they are; news1 and news2, of what has just happened; keys,
what may be pressed.

Mirror: c_impl/play/view.c.
*/
:- module(reitti_view,
          [ make_view/2,                % +Fields, -View
            set_view_fields/3,          % +Fields, +View0, -View
            view_play/2,                % +View, -Play
            view_guides/2,              % +View, -Guides
            view_swapped/2,             % +View, -Swapped
            view_show/1,                % +View
            view_square/4               % +View, +Row, +Column, -Square
          ]).
:- use_module(library(lists), [append/2, append/3, member/2]).
:- use_module(library(record), [record/1]).
:- use_module('../answer').
:- use_module('../route/drawing').
:- use_module('../world').
:- use_module(frame).
:- use_module(guide).
:- use_module(guides).
:- use_module(page).
:- use_module(panel).
:- use_module(program).
:- use_module(screen).

:- record(view(play, guides, drawing, steps=none, focus, cursor=false,
               swapped=false, walker=none, marks=[], alone=false, status="",
               news1="", news2="", keys)).

%!  view_show(+View) is det.

view_show(View) :-
    screen_size(Rows, Columns),
    framed(View, Rows, Columns, Frame),
    with_distances(View, Frame, Drawing),
    drawing_farthest(Drawing, Farthest),
    findall(Item,
            ( frame_board(Frame, What, Level, Row, Column),
              board_item(board(What, Level, Row, Column), View, Frame, Drawing,
                         Farthest, Item)
            ),
            Boards),
    texts(View, Frame, Drawing, Rows, Columns, Texts),
    append(Boards, Texts, Items),
    cursor(View, Frame, Cursor),
    screen_show(Items, Cursor).

framed(View, Rows, Columns, Frame) :-
    view_play(View, Play),
    view_focus(View, Focus),
    view_swapped(View, Swapped),
    view_alone(View, Alone),
    play_world(Play, World),
    (   Alone == true
    ->  What = levels_alone
    ;   Swapped == true
    ->  What = distances
    ;   What = levels
    ),
    frame_make(World, Focus, What, Rows, Columns, Frame).

%!  view_square(+View, +Row, +Column, -Square) is semidet.
%
%   The square that is shown in this place.

view_square(View, Row, Column, square(Level, X, Y)) :-
    screen_size(Rows, Columns),
    framed(View, Rows, Columns, Frame),
    frame_seen(Frame, Top, Left, SeenRows, SeenColumns),
    frame_board(Frame, _, Level, Row0, Column0),
    Row >= Row0,
    Row < Row0+SeenRows,
    Column >= Column0,
    Column < Column0+SeenColumns,
    !,
    X is Left+Column-Column0,
    Y is Top+Row-Row0.

%   The drawing with what is known of the last search, if that is seen.

with_distances(View, Frame, Drawing) :-
    view_drawing(View, Drawing0),
    view_steps(View, Steps),
    view_guides(View, Guides),
    guides_now(Guides, Guide),
    (   Steps = steps(_, Trace)
    ->  trace_left(Trace, Distances),
        drawing_no_route(Drawing0, Drawing1),
        drawing_distances(Distances, Drawing1, Drawing)
    ;   frame_board(Frame, distances, _, _, _),
        guide_asked(Guide, _, _, _)
    ->  guide_trace(Guide, Trace),
        trace_left(Trace, Distances),
        drawing_distances(Distances, Drawing0, Drawing)
    ;   Drawing = Drawing0
    ).

%   Its name, then its rows, then what lies on them.

board_item(Board, View, Frame, _, _, Item) :-
    board_name(Board, View, Frame, Item).
board_item(board(What, Level, Row0, Column), View, Frame, Drawing, Farthest,
           at(Row, Column, Spans)) :-
    frame_seen(Frame, Top, Left, Rows, Columns),
    Right is Left+Columns-1,
    view_walker(View, Walker),
    view_steps(View, Steps),
    between(1, Rows, Number),
    Row is Row0+Number-1,
    Y is Top+Number-1,
    findall(Paint-[Glyph],
            ( between(Left, Right, X),
              Square = square(Level, X, Y),
              (   What == distances
              ->  drawing_heat(Drawing, Farthest, Square, Glyph, Paint)
              ;   Steps == none,
                  Walker = Square-Glyph
              ->  drawing_paint(Drawing, end, Paint)
              ;   drawing_ink(Drawing, Square, Glyph, Paint)
              )
            ),
            Spans).
board_item(board(level, Level, Row0, Column0), View, Frame, Drawing, Farthest,
           at(Row, Column, [Paint-[Glyph]])) :-
    view_steps(View, steps(Count, Trace)),
    trace_steps(Trace, Squares),
    length(First, Count),
    append(First, _, Squares),
    !,
    member(Square, First),
    Square = square(Level, _, _),
    place(Frame, Row0, Column0, Square, Row, Column),
    drawing_heat(Drawing, Farthest, Square, Glyph, Paint).

board_item(board(level, Level, Row0, Column0), View, Frame, _, _,
           at(Row, Column, [Paint-[Glyph]])) :-
    view_marks(View, Marks),
    member(mark(Square, Glyph, Paint), Marks),
    Square = square(Level, _, _),
    place(Frame, Row0, Column0, Square, Row, Column).

board_name(board(What, Level, Row, Column), View, Frame, Item) :-
    frame_kind(Frame, wide),
    frame_seen(Frame, _, _, _, Columns),
    view_play(View, Play),
    view_drawing(View, Drawing),
    view_focus(View, square(Here, _, _)),
    play_world(Play, World),
    world_levels(World, Levels),
    (   Levels > 1
    ->  name(What, Name),
        format(string(Text), "~w ~d", [Name, Level])
    ;   What == distances
    ->  name(What, Text)
    ),
    (   Level =:= Here
    ->  drawing_paint(Drawing, route, Paint)
    ;   Paint = plain
    ),
    Above is Row-1,
    Width is Columns+1,
    page_line(Above, Column, Width, Paint, Text, Items),
    member(Item, Items).

name(level, "Level").
name(distances, "Distances").

%   place(+Frame, +Row0, +Column0, +Square, -Row, -Column): where a square is
%   on a board that begins there.  Fails if it is not seen.

place(Frame, Row0, Column0, square(_, X, Y), Row, Column) :-
    frame_seen(Frame, Top, Left, Rows, Columns),
    between(0, Rows, Down),
    Down < Rows,
    Y =:= Top+Down,
    X >= Left,
    X < Left+Columns,
    !,
    Row is Row0+Down,
    Column is Column0+X-Left.

cursor(View, Frame, Cursor) :-
    (   view_cursor(View, true),
        view_focus(View, Focus),
        Focus = square(Level, _, _),
        frame_board(Frame, _, Level, Row0, Column0),
        place(Frame, Row0, Column0, Focus, Row, Column)
    ->  Cursor = at(Row, Column)
    ;   Cursor = none
    ).

%   texts(+View, +Frame, +Drawing, +Rows, +Columns, -Items)

texts(View, Frame, Drawing, Rows, Columns, Items) :-
    frame_kind(Frame, Kind),
    findall(Some,
            ( line(Kind, View, Frame, Rows, Row, Paint, Text),
              page_line(Row, 0, Columns, Paint, Text, Some)
            ),
            Lines),
    (   Kind == wide
    ->  view_guides(View, Guides),
        view_play(View, Play),
        play_coloured(Play, Coloured),
        view_status(View, Status),
        view_news1(View, News1),
        view_news2(View, News2),
        frame_page(Frame, Page),
        panel_paragraphs(Guides, Drawing, [Status, News1, News2], Frame,
                         Coloured, Paragraphs),
        page_items(Page, Paragraphs, Beside)
    ;   Beside = []
    ),
    append([Beside|Lines], Items).

%   line(+Kind, +View, +Frame, +Rows, -Row, -Paint, -Text)

line(wide, View, _, Rows, Row, bar, Text) :-
    bar(View, Rows, Row, Text).
line(tall, View, _, Rows, Row, bar, Text) :-
    bar(View, Rows, Row, Text).
line(tall, View, _, _, 1, plain, Text) :-
    view_status(View, Text).
line(tall, View, Frame, _, 2, plain, Text) :-
    view_play(View, Play),
    play_world(Play, World),
    panel_seen(World, Frame, Text).
line(tall, View, _, Rows, Row, plain, Text) :-
    Row is Rows-4,
    view_guides(View, Guides),
    guides_now(Guides, Guide),
    panel_guide(Guide, Text).
line(tall, View, _, Rows, Row, plain, Text) :-
    Row is Rows-3,
    view_news1(View, Text).
line(tall, View, _, Rows, Row, plain, Text) :-
    Row is Rows-2,
    view_news2(View, Text).
line(low, View, _, _, 0, plain, Text) :-
    view_status(View, Text).
line(low, View, _, Rows, Row, plain, Text) :-
    Row is Rows-1,
    (   view_news2(View, Text),
        Text \== ""
    ->  true
    ;   view_news1(View, Text)
    ).

bar(View, _, 0, Text) :-
    view_play(View, Play),
    play_title(Play, Text).
bar(View, Rows, Row, Text) :-
    Row is Rows-1,
    view_keys(View, Text).
