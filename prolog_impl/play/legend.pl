/** <module> What the characters of a game's levels stand for

Mirror: c_impl/play/legend.c.
*/
:- module(reitti_legend,
          [ legend_print/2              % +Out, +Game
          ]).
:- use_module('../game').

line_width(78).

%!  legend_print(+Out, +Game) is det.
%
%   The elements that can be entered, with the cost if it differs, then the
%   others; in lines that fit a terminal.

legend_print(Out, Game) :-
    findall(Item, open_item(Game, Item), Open),
    findall(Item, closed_item(Game, Item), Closed),
    (   costs_differ(Game)
    ->  game(Game, _, Unit),
        format(string(Heading), "Can be entered, for so many ~w:", [Unit])
    ;   Heading = "Can be entered:"
    ),
    print_items([Heading|Open], Out, 0),
    print_items(["Cannot be entered:"|Closed], Out, 0).

costs_differ(Game) :-
    element(Game, _, _, Cost),
    Cost \== none,
    element(Game, _, _, Other),
    Other \== none,
    Other > Cost,
    !.

open_item(Game, Item) :-
    element(Game, Glyph, Name, Cost),
    Cost \== none,
    (   costs_differ(Game)
    ->  format(string(Item), "  ~c ~w ~d", [Glyph, Name, Cost])
    ;   format(string(Item), "  ~c ~w", [Glyph, Name])
    ).

closed_item(Game, Item) :-
    element(Game, Glyph, Name, none),
    format(string(Item), "  ~c ~w", [Glyph, Name]).

print_items([], Out, _) :-
    nl(Out).
print_items([Item|Items], Out, Column0) :-
    string_length(Item, Width),
    line_width(LineWidth),
    (   Column0+Width > LineWidth
    ->  nl(Out),
        Column = Width
    ;   Column is Column0+Width
    ),
    write(Out, Item),
    print_items(Items, Out, Column).
