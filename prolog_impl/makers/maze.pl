/** <module> Corridors in which one way leads from any place to any other

A perfect maze by depth-first search: from the cell in the upper left corner on
to a neighbour that was not visited yet, drawn from those down, left, right and
up; where there is none, back to where it came from, which each cell keeps.
O(squares) time.  The cells are the arguments of a term: one that was not
visited yet is a variable, and is bound to the way back.

Mirror: c_impl/makers/maze.c.
*/
:- module(maker_maze,
          [ lay/5                       % +Size, +Glyphs, +Values, +Random,
                                        % -Rows
          ]).
:- use_module(library(lists), [append/3]).
:- use_module('../maker').
:- use_module('../random').

:- multifile reitti_maker:maker/4.

reitti_maker:maker(maze, [setting(width, 1, 1024, 1)],
                   [summary("corridors, one way between any two places")],
                   maker_maze).

lay(Width-Height, Glyphs, [Size], Random, Rows) :-
    plot_parts(Width, Size, Widths),
    plot_parts(Height, Size, Heights),
    length(Widths, Columns),
    length(Heights, Lines),
    Count is Columns*Lines,
    functor(Cells, cells, Count),
    arg(1, Cells, beginning),
    dig(1, maze(Columns, Count, Cells), Random),
    lay_cells(Heights, 1, Columns, Cells, Widths, Glyphs, Rows).

%   dig(+Here, +Maze, +Random): goes on from the cell of that number.

dig(Here, Maze, Random0) :-
    Maze = maze(_, _, Cells),
    findall(Way-There, unseen(Maze, Here, Way, There), Ways),
    (   random_pick(Ways, Way-There, Random0, Random)
    ->  back(Way, Back),
        arg(There, Cells, Back),
        dig(There, Maze, Random)
    ;   arg(Here, Cells, Way),
        (   Way == beginning
        ->  true
        ;   beside(Way, Maze, Here, There),
            dig(There, Maze, Random0)
        )
    ).

unseen(Maze, Here, Way, There) :-
    Maze = maze(_, _, Cells),
    back(Way, _),
    beside(Way, Maze, Here, There),
    arg(There, Cells, Cell),
    var(Cell).

%   back(?Way, ?Back): in the order in which ways are drawn.

back(down, up).
back(left, right).
back(right, left).
back(up, down).

%   beside(+Way, +Maze, +Here, -There): the cell that lies there.

beside(down, maze(Columns, Count, _), Here, There) :-
    There is Here+Columns,
    There =< Count.
beside(left, maze(Columns, _, _), Here, There) :-
    Here mod Columns =\= 1 mod Columns,
    There is Here-1.
beside(right, maze(Columns, _, _), Here, There) :-
    Here mod Columns =\= 0,
    There is Here+1.
beside(up, maze(Columns, _, _), Here, There) :-
    There is Here-Columns,
    There >= 1.

%   lay_cells(+Heights, +First, +Columns, +Cells, +Widths, +Glyphs, -Rows): the
%   rows of squares from the row of cells on that begins with the First.

lay_cells([Height|Heights], First, Columns, Cells, Widths, Glyphs, Rows) :-
    phrase(cells(Widths, First, Cells, Glyphs), Codes),
    string_codes(Row, Codes),
    findall(Row, between(1, Height, _), Here),
    (   Heights == []
    ->  Rows = Here
    ;   phrase(below(Widths, First, Columns, Cells, Glyphs), Below),
        string_codes(Wall, Below),
        append(Here, [Wall|More], Rows),
        Next is First+Columns,
        lay_cells(Heights, Next, Columns, Cells, Widths, Glyphs, More)
    ).

cells([Width], _, _, Ground-_) -->
    !,
    plot_run(Ground, Width).
cells([Width|Widths], Cell, Cells, Ground-Wall) -->
    { Next is Cell+1,
      gap(Cell, Next, Cells, right, Ground-Wall, Glyph)
    },
    plot_run(Ground, Width),
    [Glyph],
    cells(Widths, Next, Cells, Ground-Wall).

below([Width|Widths], Cell, Columns, Cells, Ground-Wall) -->
    { Under is Cell+Columns,
      gap(Cell, Under, Cells, down, Ground-Wall, Glyph)
    },
    plot_run(Glyph, Width),
    (   { Widths == [] }
    ->  []
    ;   { Next is Cell+1 },
        [Wall],
        below(Widths, Next, Columns, Cells, Ground-Wall)
    ).

%   What stands between a cell and the Next one, which lies that Way.

gap(Cell, Next, Cells, Way, Ground-Wall, Glyph) :-
    back(Way, Back),
    (   (   arg(Cell, Cells, Way)
        ;   arg(Next, Cells, Back)
        )
    ->  Glyph = Ground
    ;   Glyph = Wall
    ).
