/** <module> Each square is a wall in 40 of 100 cases

Mirror: c_impl/makers/random40.c.
*/
:- module(maker_random40,
          [ lay/5                       % +Size, +Glyphs, +Values, +Random,
                                        % -Rows
          ]).
:- use_module('../maker').

:- multifile reitti_maker:maker/4.

reitti_maker:maker(random40, [],
                   [summary("each square a wall in 40 of 100 cases")],
                   maker_random40).

lay(Size, Glyphs, [], Random, Rows) :-
    plot_scatter(40, Size, Glyphs, Random, Rows).
