/** <module> What the characters of a game's levels stand for

Mirror: c_impl/play/legend.c.
*/
:- module(reitti_legend,
          [ legend_print/2,             % +Out, +Game
            legend_paragraphs/3         % +Game, +Coloured, -Paragraphs
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../game').
:- use_module('../paint').
:- use_module(wording).

line_width(78).

%!  legend_print(+Out, +Game) is det.
%
%   The elements that can be entered, with their cost, then the others; in lines
%   that fit a terminal.

legend_print(Out, Game) :-
    forall(member(Kind, [open, closed]),
           ( heading(Kind, Game, Heading),
             findall(Item,
                     ( item(Kind, Game, Glyph, Text),
                       format(string(Item), "  ~c~w", [Glyph, Text])
                     ),
                     Items),
             print_items([Heading|Items], Out, 0)
           )).

heading(closed, _, "Cannot be entered:").
heading(open, Game, Heading) :-
    (   costs_differ(Game)
    ->  game(Game, _, Unit),
        format(string(Heading), "Can be entered, for so many ~w:", [Unit])
    ;   element(Game, _, _, Cost),
        Cost \== none
    ->  game(Game, _, Unit),
        wording_cost(Cost, Unit, Text),
        format(string(Heading), "Can be entered, for ~w each:", [Text])
    ).

costs_differ(Game) :-
    element(Game, _, _, Cost),
    Cost \== none,
    element(Game, _, _, Other),
    Other \== none,
    Other > Cost,
    !.

%   item(+Kind, +Game, -Glyph, -Text): Text stands behind the glyph.

item(open, Game, Glyph, Text) :-
    element(Game, Glyph, Name, Cost),
    Cost \== none,
    (   costs_differ(Game)
    ->  format(string(Text), " ~w ~d", [Name, Cost])
    ;   format(string(Text), " ~w", [Name])
    ).
item(closed, Game, Glyph, Text) :-
    element(Game, Glyph, Name, none),
    format(string(Text), " ~w", [Name]).

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

%!  legend_paragraphs(+Game, +Coloured, -Paragraphs) is det.
%
%   The same for a page.

legend_paragraphs(Game, Coloured, Paragraphs) :-
    findall(paragraph(0, [plain-Codes|Items]),
            ( member(Kind, [open, closed]),
              heading(Kind, Game, Heading),
              string_codes(Heading, Codes),
              findall(kept(2, [Paint-[Glyph], plain-Behind]),
                      ( item(Kind, Game, Glyph, Text),
                        string_codes(Text, Behind),
                        glyph_paint(Coloured, Game, Glyph, Paint)
                      ),
                      Items)
            ),
            Paragraphs).

glyph_paint(true, Game, Glyph, Paint) :-
    paint_of(Game, Glyph, Paint).
glyph_paint(false, _, _, plain).
