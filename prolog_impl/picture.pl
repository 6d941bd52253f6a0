/** <module> A level as the games show it, with coordinates on the axes

On the route `x`; at its end, in rogue `@` for the player and `o` for the creature,
elsewhere `X` on the goal.  Beside it, if asked for, the distance table: `1`-`9`,
`+` for 10 or more, `0` for the start and for what was not reached, obstacles as
themselves.

Mirror: c_impl/picture.c.
*/
:- module(picture,
          [ picture_print/3,            % +Out, +Picture, +Level
            picture_route/2,            % +Picture, -OnRoute
            picture_glyph/5             % +Picture, +OnRoute, +Square, -Glyph, -Colour
          ]).
:- use_module(library(assoc),
              [list_to_assoc/2, empty_assoc/1, get_assoc/3]).
:- use_module(game).
:- use_module(world).

%!  picture_print(+Out, +Picture, +Level) is det.
%
%   Picture is picture(World, Start, Goal, Route, Distances, Colour): Route is the
%   list of squares, or `none` for only the level; Distances are the pairs of a
%   footprint, or `none` for no table; Colour is whether to use terminal
%   sequences.

picture_print(Out, Picture, Level) :-
    Picture = picture(World, _, _, _, Distances, IsColoured),
    World = world(_, _, _, Width, Height, _),
    picture_route(Picture, OnRoute),
    (   Distances == none
    ->  Table = none
    ;   list_to_assoc(Distances, Table)
    ),
    digits(Height, Margin),
    print_columns(Out, Width, Table, Margin),
    forall(between(1, Height, Y),
           ( format(Out, "~t~d~*| ", [Y, Margin]),
             forall(between(1, Width, X),
                    ( picture_glyph(Picture, OnRoute, square(Level, X, Y), Glyph,
                                    Colour),
                      print_glyph(Out, Glyph, Colour, IsColoured)
                    )),
             print_distances(Out, Table, World, Level, Y, IsColoured),
             nl(Out)
           )).

%!  picture_route(+Picture, -OnRoute) is det.
%
%   The squares that get an `x`, for picture_glyph/5.

picture_route(picture(_, _, _, none, _, _), OnRoute) :-
    !,
    empty_assoc(OnRoute).
picture_route(picture(_, _, Goal, Route, _, _), OnRoute) :-
    findall(Square-x, ( member(Square, Route), Square \== Goal ), Pairs),
    list_to_assoc(Pairs, OnRoute).

digits(Number, Count) :-
    number_codes(Number, Codes),
    length(Codes, Count).

%!  picture_glyph(+Picture, +OnRoute, +Square, -Glyph, -Colour) is det.
%
%   What to show on a square.  Colour is what goes into a terminal sequence, or
%   empty.

picture_glyph(picture(World, Start, Goal, Route, _, _), OnRoute, Square, Glyph,
              Colour) :-
    (   get_assoc(Square, OnRoute, _)
    ->  Glyph = 0'x,
        Colour = '1;33'
    ;   world_element(World, Square, Glyph0),
        shown(Route, World, Square, Start, Goal, Glyph0, Glyph),
        colour(Glyph, World, Colour)
    ).

%   The character to show on a square that is not on the route.

shown(none, _, _, _, _, Glyph, Glyph) :- !.
shown(_, world(Game, _, _, _, _, _), Square, Start, Goal, Glyph0, Glyph) :-
    (   \+ game_ends_beside(Game)
    ->  (   Square == Goal
        ->  Glyph = 0'X
        ;   Glyph = Glyph0
        )
    ;   Square == Goal
    ->  Glyph = 0'@
    ;   Square == Start
    ->  Glyph = 0'o
    ;   ( Glyph0 =:= 0'@ ; Glyph0 =:= 0'o )
    ->  Glyph = 0'.
    ;   Glyph = Glyph0
    ).

print_distances(_, none, _, _, _, _) :- !.
print_distances(Out, Table, World, Level, Y, IsColoured) :-
    World = world(_, _, _, Width, _, _),
    format(Out, "   ", []),
    forall(between(1, Width, X),
           ( distance_glyph(square(Level, X, Y), World, Table, Glyph),
             colour(Glyph, World, Colour),
             print_glyph(Out, Glyph, Colour, IsColoured)
           )).

distance_glyph(Square, World, Table, Glyph) :-
    (   \+ world_cost(World, Square, _)
    ->  world_element(World, Square, Glyph)
    ;   get_assoc(Square, Table, Distance)
    ->  (   Distance > 9
        ->  Glyph = 0'+
        ;   Glyph is 0'0+Distance
        )
    ;   Glyph = 0'0
    ).

print_glyph(Out, Glyph, Colour, IsColoured) :-
    (   ( IsColoured == false ; Colour == '' )
    ->  put_char_code(Out, Glyph)
    ;   format(Out, "\e[~wm~c\e[0m", [Colour, Glyph])
    ).

put_char_code(Out, Code) :-
    char_code(Char, Code),
    put_char(Out, Char).

%   Colours by what a glyph is for the walker rather than by game.

colour(Glyph, _, '1;31') :-
    memberchk(Glyph, `X@o`),
    !.
colour(Glyph, world(Game, _, _, _, _, _), Colour) :-
    element(Game, Glyph, _, Cost),
    !,
    (   Cost =:= 0
    ->  Colour = '2'
    ;   Cost > 2
    ->  Colour = '34'
    ;   Colour = ''
    ).
colour(_, _, '36').

%   The column numbers, which are read downwards: every tenth in full, then the
%   last digits.

print_columns(Out, Width, Table, Margin) :-
    (   Table == none
    ->  Tables = 1
    ;   Tables = 2
    ),
    digits(Width, Count),
    forall(between(1, Count, Place),
           ( Unit is 10**(Count-Place),
             findall(Code, column_code(Tables, Width, Margin, Unit, Code), Codes0),
             without_last_blanks(Codes0, Codes),
             format(Out, "~s~n", [Codes])
           )).

column_code(Tables, Width, Margin, Unit, Code) :-
    between(1, Tables, Table),
    (   (   Table =:= 1
        ->  Gap is Margin+1
        ;   Gap = 3
        ),
        between(1, Gap, _),
        Code = 0'\s
    ;   between(1, Width, X),
        (   Unit > 1,
            ( X mod 10 =\= 0 ; X < Unit )
        ->  Code = 0'\s
        ;   Code is 0'0 + X//Unit mod 10
        )
    ).

without_last_blanks(Codes0, Codes) :-
    append(Codes, Blanks, Codes0),
    \+ ( member(Code, Blanks), Code =\= 0'\s ),
    !.
