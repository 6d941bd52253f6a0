/** <module> What makes worlds of any size, each in a file in makers/

A maker adds its clause to maker/4 here; nothing else names it.  It lays out one
level of ground and wall, the same squares for the same size, seed and settings
in both languages and on every machine.

  - maker(Name, Settings, Properties, Module): Settings are what the user may
    set, setting(Name, Low, High, Unsaid), Unsaid being the value if nobody
    does.  Properties are summary(Text) and smallest(Side), otherwise 8.
  - Module:lay(+Size, +Glyphs, +Values, +Random, -Rows): Size is Width-Height,
    Glyphs are Ground-Wall, Values those of the Settings in their order, Random
    is where the draws begin.  Rows are strings.

Mirror: c_impl/maker.c.
*/
:- module(reitti_maker,
          [ maker/4,                    % ?Name, ?Settings, ?Properties, ?Module
            plot_scatter/5,             % +Percent, +Size, +Glyphs, +Random,
                                        % -Rows
            plot_open/3,                % +Size, +Glyph, -Rows
            plot_parts/3,               % +Side, +Size, -Lengths
            plot_run/4                  % +Glyph, +Length, ?Codes, ?Rest
          ]).
:- use_module(library(apply), [foldl/4, maplist/2]).
:- use_module(random).

:- multifile maker/4.

%!  plot_open(+Size, +Glyph, -Rows) is det.
%
%   All squares have the Glyph.

plot_open(Width-Height, Glyph, Rows) :-
    plot_run(Glyph, Width, Codes, []),
    string_codes(Row, Codes),
    length(Rows, Height),
    maplist(=(Row), Rows).

%!  plot_run(+Glyph, +Length, ?Codes, ?Rest) is det.
%
%   Codes are so many of the Glyph, and the Rest.

plot_run(Glyph, Length, Codes, Rest) :-
    (   Length =:= 0
    ->  Codes = Rest
    ;   Codes = [Glyph|More],
        Length1 is Length-1,
        plot_run(Glyph, Length1, More, Rest)
    ).

%!  plot_scatter(+Percent, +Size, +Glyphs, +Random, -Rows) is det.
%
%   Each square is a wall in Percent of a hundred cases, row by row.

plot_scatter(Percent, Width-Height, Glyphs, Random, Rows) :-
    length(Rows, Height),
    foldl(scatter_row(Percent, Width, Glyphs), Rows, Random, _).

scatter_row(Percent, Width, Glyphs, Row, Random0, Random) :-
    scatter(Width, Percent, Glyphs, Codes, Random0, Random),
    string_codes(Row, Codes).

scatter(0, _, _, [], Random, Random) :- !.
scatter(Width, Percent, Ground-Wall, [Glyph|Codes], Random0, Random) :-
    random_draw(100, Number, Random0, Random1),
    (   Number < Percent
    ->  Glyph = Wall
    ;   Glyph = Ground
    ),
    Width1 is Width-1,
    scatter(Width1, Percent, Ground-Wall, Codes, Random1, Random).

%!  plot_parts(+Side, +Size, -Lengths) is det.
%
%   A side divided into parts of Size squares, with one between two; the last
%   takes what is left.  There is one at least.

plot_parts(Side, Size, [Length|Lengths]) :-
    (   Side =< 2*Size
    ->  Length = Side,
        Lengths = []
    ;   Length = Size,
        Side1 is Side-Size-1,
        plot_parts(Side1, Size, Lengths)
    ).
