/** <module> A level as text, with coordinates on the axes

Beside it, if wanted, stands a second one of the same size.  What is drawn on a
square says a closure, call(Ink, Square, Glyph, Paint); a paint is one of
paint.pl.

Mirror: c_impl/picture.c.
*/
:- module(reitti_picture,
          [ picture_ink/4,              % +World, +Square, -Glyph, -Paint
            picture_digit/2,            % +Number, -Glyph
            picture_print/5             % +Out, +World, +Level, :Ink, :Beside
          ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(game).
:- use_module(paint).
:- use_module(world).

:- meta_predicate picture_print(+, +, +, 3, :).

%!  picture_ink(+World, +Square, -Glyph, -Paint) is det.
%
%   A square as it is.

picture_ink(World, Square, Glyph, Paint) :-
    world_game(World, Game),
    world_element(World, Square, Glyph),
    paint_of(Game, Glyph, Paint).

%!  picture_digit(+Number, -Glyph) is det.
%
%   A number of one character: `+` for 10 or more.

picture_digit(Number, Glyph) :-
    (   Number > 9
    ->  Glyph = 0'+
    ;   Glyph is 0'0 + Number
    ).

%!  picture_print(+Out, +World, +Level, :Ink, :Beside) is det.
%
%   Beside is `none`, or what is drawn on the second one.

picture_print(Out, World, Level, Ink, Module:Beside) :-
    world_width(World, Width),
    world_height(World, Height),
    digits(Height, Margin),
    (   Beside == none
    ->  Inks = [Ink]
    ;   Inks = [Ink, Module:Beside]
    ),
    length(Inks, Tables),
    print_columns(Out, Width, Tables, Margin),
    forall(between(1, Height, Y),
           ( format(Out, "~t~d~*| ", [Y, Margin]),
             print_rows(Inks, Out, Width, Level, Y)
           )).

print_rows([Ink|Inks], Out, Width, Level, Y) :-
    forall(between(1, Width, X),
           ( call(Ink, square(Level, X, Y), Glyph, Paint),
             paint_print(Out, Paint, [Glyph])
           )),
    (   Inks == []
    ->  nl(Out)
    ;   format(Out, "   ", []),
        print_rows(Inks, Out, Width, Level, Y)
    ).

digits(Number, Count) :-
    number_codes(Number, Codes),
    length(Codes, Count).

%   The column numbers, which are read downwards: every tenth in full, then the
%   last digits.

print_columns(Out, Width, Tables, Margin) :-
    digits(Width, Count),
    forall(between(1, Count, Place),
           ( Unit is 10**(Count-Place),
             findall(Code, column_code(Tables, Width, Margin, Unit, Code),
                     Codes0),
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
