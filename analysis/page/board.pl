/** <module> A world as a picture, with what a search left on it

The final picture of a search, as SVG.  It is also what the player draws with:
every square that can be entered has a `rect` with its number, from 0, in
data-square; search.js changes the classes of these and puts the route through
their middles, plan.js moves dots over them, and neither knows any other
geometry.

Classes of a square: `done` with `d0` to `d8` for its distance once it was
expanded, `open` while it waits for that, `lit` if it is part of an answer that
is no route.
*/
:- encoding(utf8).
:- module(page_board,
          [ board//3                    % +Trace, +Id, +Label
          ]).
:- use_module(library(assoc), [get_assoc/3]).
:- use_module(library(dcg/high_order), [sequence//2]).
:- use_module(library(http/html_write), [html//1]).
:- use_module(library(lists), [max_member/2, member/2, min_list/2, nth0/3]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module('../study/study').
:- use_module(final).
:- use_module(layout).
:- use_module(plan).

%!  board(+Trace, +Id, +Label)// is det.
%
%   Label is what a screen reader says of it.

board(Trace, Id, Label) -->
    { layout_of(Trace, Layout),
      layout_size(Layout, Width, Height),
      format(atom(Box), "-1 -1 ~d ~d", [Width, Height]),
      findall(Square-Glyph-Cost, trace_element(Trace, Square, Glyph, Cost),
              Elements),
      wall_path(Layout, Elements, Walls),
      dear_path(Layout, Elements, Dear),
      findall(Rect, square_rect(Trace, Layout, Elements, Rect), Rects),
      findall(Text, glyph_text(Layout, Elements, Text), Texts),
      findall(Level, between_levels(Trace, Level), Levels)
    },
    html(svg([id(Id), class(board), viewBox(Box), role(img),
              'aria-label'(Label)],
             [ \sequence(level(Layout), Levels),
               path([class(wall), d(Walls)], []), g(class(squares), Rects),
               path([class(dear), d(Dear)], []), g(class(glyphs), Texts),
               \way(Trace, Layout), \ends(Trace, Layout),
               \plan_layer(Trace, Layout) ])).

between_levels(Trace, Level-Levels) :-
    trace_value(Trace, levels, Levels),
    between(1, Levels, Level).

level(_, 1-1) --> !.
level(Layout, Level-_) -->
    { layout_corner(Layout, Level, X, Y0),
      Y is Y0+8
    },
    html(text([class(level), x(X), y(Y)], ['level ', Level])).

wall_path(Layout, Elements, Path) :-
    findall(Part,
            ( member(Square-_-none, Elements),
              layout_place(Layout, Square, X, Y),
              format(atom(Part), "M~d ~dh10v10h-10z", [X, Y])
            ),
            Parts),
    atomic_list_concat(Parts, Path).

%   A stroke for each point that entering a square costs more than the
%   cheapest, three at most.

dear_path(Layout, Elements, Path) :-
    findall(Part,
            ( least_cost(Elements, Least),
              member(Square-_-Cost, Elements),
              number(Cost),
              More is min(3, Cost-Least),
              between(1, More, Stroke),
              layout_place(Layout, Square, X0, Y0),
              X is X0+5+2.4*(Stroke-(More+1)/2)-1,
              Y is Y0+7,
              format(atom(Part), "M~1f ~dl2 -4", [X, Y])
            ),
            Parts),
    atomic_list_concat(Parts, Path).

%   Of the squares that cost least, a glyph is shown if it is not the commonest
%   one: stairs, say.

glyph_text(Layout, Elements,
           text([x(X), y(Y), 'text-anchor'(middle)], Shown)) :-
    least_cost(Elements, Least),
    findall(Glyph, member(_-Glyph-Least, Elements), Glyphs),
    commonest(Glyphs, Common),
    member(Square-Glyph-Least, Elements),
    Glyph \== Common,
    layout_place(Layout, Square, X0, Y0),
    X is X0+5,
    Y is Y0+7.6,
    atom_string(Glyph, Shown).

least_cost(Elements, Least) :-
    findall(Cost, ( member(_-_-Cost, Elements), number(Cost) ), Costs),
    min_list(Costs, Least).

commonest(Glyphs, Common) :-
    findall(Glyph-1, member(Glyph, Glyphs), Pairs0),
    keysort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    findall(Count-Glyph,
            ( member(Glyph-Group, Groups), length(Group, Count) ),
            Counted),
    max_member(_-Common, Counted).

square_rect(Trace, Layout, Elements, Rect) :-
    final_classes(Trace, Classes),
    member(Square-_-Cost, Elements),
    number(Cost),
    trace_square(Trace, Square, Number),
    layout_place(Layout, Square, X, Y),
    Left is X+0.5,
    Top is Y+0.5,
    (   get_assoc(Number, Classes, Class)
    ->  More = [class(Class)]
    ;   More = []
    ),
    Rect = rect([ 'data-square'(Number), x(Left), y(Top), width(9), height(9)
                | More ], []).

%   The route breaks where it takes stairs; search.js draws it anew.

way(Trace, Layout) -->
    { final_route(Trace, Way),
      way_path(Layout, Way, none, Parts),
      atomic_list_concat(Parts, Path)
    },
    html(path([class(way), d(Path)], [])).

way_path(_, [], _, []).
way_path(Layout, [Square|Way], Level0, [Part|Parts]) :-
    Square = [Level, _, _],
    layout_place(Layout, Square, X0, Y0),
    X is X0+5,
    Y is Y0+5,
    (   Level == Level0
    ->  Letter = 'L'
    ;   Letter = 'M'
    ),
    format(atom(Part), "~w~d ~d", [Letter, X, Y]),
    way_path(Layout, Way, Level, Parts).

%   A ring where it starts, a cross where it is to end; a plan has its own.

ends(Trace, _) -->
    { trace_plan(Trace, _) },
    !.
ends(Trace, Layout) -->
    { trace_value(Trace, question, Squares),
      findall(Kind-X-Y,
              ( nth0(Place, Squares, Square),
                (   Place =:= 0
                ->  Kind = from
                ;   Kind = to
                ),
                layout_place(Layout, Square, X0, Y0),
                X is X0+5,
                Y is Y0+5
              ),
              Ends)
    },
    sequence(end, Ends).

end(from-X-Y) -->
    html(circle([class(from), cx(X), cy(Y), r(3.2)], [])).
end(to-X-Y) -->
    { format(atom(Path), "M~d ~dm-3.2 -3.2l6.4 6.4m0 -6.4l-6.4 6.4", [X, Y]) },
    html(path([class(to), d(Path)], [])).
