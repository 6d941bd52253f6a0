/** <module> What a character on a level is for the walker, and so its colour

A paint is one of `plain`; `route`; `end`, a character of the game or the goal;
`player`, the player's own; `obstacle`; `clear`, an obstacle that can be seen
across, as water; `costly`; `distance`; `bar`, a line of a screen that frames
it; heat(Band), from 0, the nearest; and unit(Colour) or, of one that is
selected, chosen(Colour), from 0, to tell many units by.

Mirror: c_impl/paint.c.
*/
:- module(reitti_paint,
          [ paint_of/3,                 % +Game, +Glyph, -Paint
            paint_heat/3,               % +Distance, +Farthest, -Paint
            paint_unit/3,               % +Number, +Chosen, -Paint
            paint_print/3               % +Out, +Paint, +Codes
          ]).
:- use_module(library(ansi_term), [ansi_format/3]).
:- use_module(library(lists), [nth0/3]).
:- use_module(game).

costly(3).
bands(6).
units(12).

%!  paint_of(+Game, +Glyph, -Paint) is det.
%
%   What an element is.

paint_of(Game, Glyph, Paint) :-
    element(Game, Glyph, Name, Cost),
    !,
    costly(Costly),
    (   element_single(Game, Glyph)
    ->  (   Name == player
        ->  Paint = player
        ;   Paint = end
        )
    ;   Cost == none
    ->  (   element_light(Game, Glyph)
        ->  Paint = clear
        ;   Paint = obstacle
        )
    ;   Cost >= Costly
    ->  Paint = costly
    ;   Paint = plain
    ).

%!  paint_heat(+Distance, +Farthest, -Paint) is det.
%
%   What a distance is, where the farthest of all is known.

paint_heat(Distance, Farthest, heat(Band)) :-
    bands(Bands),
    Band is Distance*Bands // (Farthest+1).

%!  paint_unit(+Number, +Chosen, -Paint) is det.
%
%   What the unit of that number is, from 1; their colours come again.  Chosen
%   is `true` or `false`.

paint_unit(Number, Chosen, Paint) :-
    units(Units),
    Colour is (Number-1) mod Units,
    (   Chosen == true
    ->  Paint = chosen(Colour)
    ;   Paint = unit(Colour)
    ).

%!  paint_print(+Out, +Paint, +Codes) is det.
%
%   In colour, unless it is plain.

paint_print(Out, Paint, Codes) :-
    (   Paint == plain
    ->  format(Out, "~s", [Codes])
    ;   sequences(Paint, Begin, End),
        format(Out, "~s~s~s", [Begin, Codes, End])
    ).

%   sequences(+Paint, -Begin, -End): what library(ansi_term) writes around a
%   text.  It is asked once for each paint, and in memory: to a terminal it
%   would write every square by itself.

:- table sequences/3.

sequences(Paint, Begin, End) :-
    attributes(Paint, Attributes),
    set_prolog_flag(color_term, true),
    with_output_to(string(Text),
                   ( current_output(Memory),
                     set_stream(Memory, tty(true)),
                     ansi_format(Attributes, "|", [])
                   )),
    split_string(Text, "|", "", [Begin, End]).

attributes(route,    [bold, fg(yellow)]).
attributes(end,      [bold, fg(red)]).
attributes(player,   [bold, fg(green)]).
attributes(obstacle, [faint]).
attributes(clear,    [bold, fg(blue)]).
attributes(costly,   [fg(blue)]).
attributes(distance, [fg(cyan)]).
attributes(bar,      [negative]).
attributes(heat(0),  [fg(black), bg(red)]).
attributes(heat(1),  [fg(black), bg(yellow)]).
attributes(heat(2),  [fg(black), bg(green)]).
attributes(heat(3),  [fg(black), bg(cyan)]).
attributes(heat(4),  [fg(black), bg(blue)]).
attributes(heat(5),  [fg(black), bg(magenta)]).
attributes(unit(Colour), Attributes) :-
    hue(Colour, Attributes).
attributes(chosen(Colour), [negative|Attributes]) :-
    hue(Colour, Attributes).

%   Each hue bold, then plain.

hue(Colour, Attributes) :-
    Hue is Colour mod 6,
    nth0(Hue, [red, green, yellow, blue, magenta, cyan], Name),
    (   Colour < 6
    ->  Attributes = [bold, fg(Name)]
    ;   Attributes = [fg(Name)]
    ).
