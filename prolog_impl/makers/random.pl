/** <module> Each square is a wall by chance

Mirror: c_impl/makers/random.c.
*/
:- module(maker_random,
          [ lay/5                       % +Size, +Glyphs, +Values, +Random,
                                        % -Rows
          ]).
:- use_module('../maker').

:- multifile reitti_maker:maker/4.

reitti_maker:maker(random, [setting(percent, 0, 100, 30)],
                   [summary("each square a wall by chance")], maker_random).

lay(Size, Glyphs, [Percent], Random, Rows) :-
    plot_scatter(Percent, Size, Glyphs, Random, Rows).
