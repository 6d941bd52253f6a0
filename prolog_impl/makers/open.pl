/** <module> A level without walls

Mirror: c_impl/makers/open.c.
*/
:- module(maker_open,
          [ lay/5                       % +Size, +Glyphs, +Values, +Random,
                                        % -Rows
          ]).
:- use_module('../maker').

:- multifile reitti_maker:maker/4.

reitti_maker:maker(open, [], [summary("no walls")], maker_open).

lay(Size, Ground-_, [], _, Rows) :-
    plot_open(Size, Ground, Rows).
