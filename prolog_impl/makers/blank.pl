/** <module> Nothing but a size, for what is asked of no world

Mirror: c_impl/makers/blank.c.
*/
:- module(maker_blank,
          [ lay/5                       % +Size, +Glyphs, +Values, +Random,
                                        % -Rows
          ]).
:- use_module('../maker').

:- multifile reitti_maker:maker/4.

reitti_maker:maker(blank, [], [summary("nothing but a size"), smallest(1)],
                   maker_blank).

lay(Size, Ground-_, [], _, Rows) :-
    plot_open(Size, Ground, Rows).
