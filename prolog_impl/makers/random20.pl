/** <module> Each square is a wall in 20 of 100 cases

Mirror: c_impl/makers/random20.c.
*/
:- module(maker_random20,
          [ lay/5                       % +Size, +Glyphs, +Values, +Random,
                                        % -Rows
          ]).
:- use_module('../maker').

:- multifile reitti_maker:maker/4.

reitti_maker:maker(random20, [],
                   [summary("each square a wall in 20 of 100 cases")],
                   maker_random20).

lay(Size, Glyphs, [], Random, Rows) :-
    plot_scatter(20, Size, Glyphs, Random, Rows).
