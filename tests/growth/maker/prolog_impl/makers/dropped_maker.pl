/** <module> A wall along the last row, as a new maker would be added

Mirror: c_impl/makers/dropped_maker.c.
*/
:- module(maker_dropped_maker,
          [ lay/5                       % +Size, +Glyphs, +Values, +Random,
                                        % -Rows
          ]).
:- use_module(library(lists), [append/3]).
:- use_module('../maker').

:- multifile reitti_maker:maker/4.

reitti_maker:maker(dropped_maker, [], [summary("a wall along the last row")],
                   maker_dropped_maker).

lay(Width-Height, Ground-Wall, [], _, Rows) :-
    Above is Height-1,
    plot_open(Width-Above, Ground, Open),
    plot_open(Width-1, Wall, Last),
    append(Open, Last, Rows).
