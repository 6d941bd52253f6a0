/** <module> What a character on a level is for the walker, and so its colour

A paint is one of `plain`; `route`; `end`, a character of the game or the goal;
`obstacle`; `costly`; `distance`; and `bar`, a line of a screen that frames it.

Mirror: c_impl/paint.c.
*/
:- module(reitti_paint,
          [ paint_of/3,                 % +Game, +Glyph, -Paint
            paint_print/3               % +Out, +Paint, +Codes
          ]).
:- use_module(library(ansi_term), [ansi_format/3]).
:- use_module(game).

costly(3).

%!  paint_of(+Game, +Glyph, -Paint) is det.
%
%   What an element is.

paint_of(Game, Glyph, Paint) :-
    element(Game, Glyph, _, Cost),
    !,
    costly(Costly),
    (   element_single(Game, Glyph)
    ->  Paint = end
    ;   Cost == none
    ->  Paint = obstacle
    ;   Cost >= Costly
    ->  Paint = costly
    ;   Paint = plain
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
attributes(obstacle, [faint]).
attributes(costly,   [fg(blue)]).
attributes(distance, [fg(cyan)]).
attributes(bar,      [negative]).
