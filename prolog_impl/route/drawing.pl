/** <module> Routes as the games draw them

On the route `x`; at its ends, where it ends beside the goal, `@` for the player
and `o` for the creature, elsewhere `X` on the goal.  Beside it, if asked for,
the distance table: `1`-`9`, `+` for 10 or more, `0` for the start and for what
was not reached, obstacles as themselves.

A drawing is drawing(World, Way, Distances, Coloured): Way is `none` or
way(Start, Goal, OnRoute), OnRoute having the squares that get an `x`; Distances
are a plane, or `none`; Coloured is `true` or `false`.

Mirror: c_impl/route/drawing.c.
*/
:- module(reitti_drawing,
          [ drawing_level/3,            % +World, +Coloured, -Drawing
            drawing_route/6,            % +World, +Question, +Squares,
                                        % +Distances, +Coloured, -Drawing
            drawing_world/2,            % +Drawing, -World
            drawing_distances/3,        % +Distances, +Drawing0, -Drawing
            drawing_no_route/2,         % +Drawing0, -Drawing
            drawing_ink/4,              % +Drawing, +Square, -Glyph, -Paint
            drawing_heat/5,             % +Drawing, +Farthest, +Square,
                                        % -Glyph, -Paint
            drawing_farthest/2,         % +Drawing, -Farthest
            drawing_paint/3,            % +Drawing, +Paint0, -Paint
            drawing_print/3             % +Out, +Drawing, +Level
          ]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, list_to_assoc/2]).
:- use_module(library(lists), [max_list/2, member/2]).
:- use_module('../game').
:- use_module('../paint').
:- use_module('../picture').
:- use_module('../question').
:- use_module('../rows').
:- use_module('../world').

%!  drawing_level(+World, +Coloured, -Drawing) is det.
%
%   Levels as they stand.

drawing_level(World, Coloured, drawing(World, none, none, Coloured)).

%!  drawing_route(+World, +Question, +Squares, +Distances, +Coloured, -Drawing)
%!  is det.
%
%   Levels with a route, and a table of Distances unless these are `none`.

drawing_route(World, Question, Squares, Distances, Coloured,
              drawing(World, way(Start, Goal, OnRoute), Distances, Coloured)) :-
    question_squares(Question, [Start, Goal]),
    findall(Square-x, ( member(Square, Squares), Square \== Goal ), Pairs),
    list_to_assoc(Pairs, OnRoute).

%!  drawing_world(+Drawing, -World) is det.

drawing_world(drawing(World, _, _, _), World).

%!  drawing_distances(+Distances, +Drawing0, -Drawing) is det.
%
%   The same with these.

drawing_distances(Distances, drawing(World, Way, _, Coloured),
                  drawing(World, Way, Distances, Coloured)).

%!  drawing_no_route(+Drawing0, -Drawing) is det.
%
%   The same with nothing but the ends of its route.

drawing_no_route(drawing(World, Way0, Distances, Coloured),
                 drawing(World, Way, Distances, Coloured)) :-
    (   Way0 = way(Start, Goal, _)
    ->  empty_assoc(OnRoute),
        Way = way(Start, Goal, OnRoute)
    ;   Way = Way0
    ).

%!  drawing_ink(+Drawing, +Square, -Glyph, -Paint) is det.
%
%   What to show on a square, and as what.

drawing_ink(Drawing, Square, Glyph, Paint) :-
    Drawing = drawing(World, Way, _, _),
    (   Way = way(_, _, OnRoute),
        get_assoc(Square, OnRoute, _)
    ->  Glyph = 0'x,
        Paint0 = route
    ;   picture_ink(World, Square, Glyph0, Paint1),
        shown(Way, World, Square, Glyph0-Paint1, Glyph-Paint0)
    ),
    drawing_paint(Drawing, Paint0, Paint).

%!  drawing_paint(+Drawing, +Paint0, -Paint) is det.
%
%   All is plain in a drawing without colours.

drawing_paint(drawing(_, _, _, Coloured), Paint0, Paint) :-
    (   Coloured == true
    ->  Paint = Paint0
    ;   Paint = plain
    ).

%   What stands on a square where the route does not lead.  The characters have
%   moved from where the world has them.

shown(none, _, _, Ink, Ink).
shown(way(Start, Goal, _), World, Square, Ink0, Ink) :-
    world_game(World, Game),
    (   \+ game_has(Game, ends_beside)
    ->  (   Square == Goal
        ->  Ink = 0'X-end
        ;   Ink = Ink0
        )
    ;   Square == Goal
    ->  Ink = 0'@-player
    ;   Square == Start
    ->  Ink = 0'o-end
    ;   Ink0 = Glyph-_,
        element_single(Game, Glyph)
    ->  Ink = 0'.-plain
    ;   Ink = Ink0
    ).

%!  drawing_print(+Out, +Drawing, +Level) is det.

drawing_print(Out, Drawing, Level) :-
    Drawing = drawing(World, _, Distances, _),
    (   Distances == none
    ->  Beside = none
    ;   Beside = distance_ink(Drawing)
    ),
    picture_print(Out, World, Level, drawing_ink(Drawing), Beside).

distance_ink(Drawing, Square, Glyph, Paint) :-
    distance_of(Drawing, Square, Distance, Glyph, Paint0),
    (   Distance == none
    ->  Paint1 = Paint0
    ;   Paint1 = distance
    ),
    drawing_paint(Drawing, Paint1, Paint).

%   distance_of(+Drawing, +Square, -Distance, -Glyph, -Paint): Distance is
%   `none` on an obstacle.

distance_of(drawing(World, _, Distances, _), Square, Distance, Glyph, Paint) :-
    (   \+ world_is_open(World, Square)
    ->  Distance = none,
        picture_ink(World, Square, Glyph, Paint)
    ;   (   Distances == none
        ->  Distance = -1
        ;   plane_number(Distances, World, Square, Distance)
        ),
        Shown is max(0, Distance),
        picture_digit(Shown, Glyph),
        Paint = distance
    ).

%!  drawing_heat(+Drawing, +Farthest, +Square, -Glyph, -Paint) is det.
%
%   The digit of a square in the table of distances, and in its colour how far
%   that is of the farthest.  Without distances no square was reached.

drawing_heat(Drawing, Farthest, Square, Glyph, Paint) :-
    distance_of(Drawing, Square, Distance, Glyph, Paint0),
    (   integer(Distance),
        Distance >= 0
    ->  paint_heat(Distance, Farthest, Paint1)
    ;   Paint1 = Paint0
    ),
    drawing_paint(Drawing, Paint1, Paint).

%!  drawing_farthest(+Drawing, -Farthest) is det.

drawing_farthest(drawing(_, _, Distances, _), Farthest) :-
    (   Distances == none
    ->  Farthest = 0
    ;   compound_name_arguments(Distances, _, Numbers),
        max_list([0|Numbers], Farthest)
    ).
