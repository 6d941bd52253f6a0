/** <module> Units and their ways on the level

Mirror: c_impl/play/fleet_picture.c.
*/
:- module(reitti_fleet_picture,
          [ fleet_marks/4,              % +Fleet, +Way, +Target, -Marks
            fleet_print/2               % +Fleet, +Coloured
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, put_assoc/4]).
:- use_module(library(lists), [append/2, member/2, reverse/2]).
:- use_module('../paint').
:- use_module('../picture').
:- use_module(roster).

%!  fleet_marks(+Fleet, +Way, +Target, -Marks) is det.
%
%   What stands above the level, later ones above earlier ones, as
%   mark(Square, Glyph, Paint): Way on squares that the plan still leads to,
%   Target on those that units go to (`none`: none of these), and the units, 1
%   to 9, a to z, then *.

fleet_marks(Fleet, Way, Target, Marks) :-
    fleet_units(Fleet, Units),
    reverse(Units, Last),       % where ways meet, the first unit's is seen
    findall(mark(Square, Way, Paint),
            ( member(Unit, Last),
              unit_way(Unit, Squares),
              own_paint(Unit, Paint),
              member(Square, Squares)
            ),
            Ways),
    findall(mark(Square, Target, Paint),
            ( Target \== none,
              member(Unit, Units),
              unit_targets(Unit, Squares),
              own_paint(Unit, Paint),
              member(Square, Squares)
            ),
            Targets),
    findall(Mark, ( member(Unit, Units), unit_mark(Unit, Mark) ), Own),
    append([Ways, Targets, Own], Marks).

%   The colour of the unit, though it may be selected.

own_paint(Unit, Paint) :-
    unit_number(Unit, Number),
    paint_unit(Number, false, Paint).

unit_mark(Unit, mark(Square, Glyph, Paint)) :-
    unit_number(Unit, Number),
    unit_selected(Unit, Selected),
    unit_square(Unit, Square),
    paint_unit(Number, Selected, Paint),
    (   Number =< 9
    ->  Glyph is 0'0+Number
    ;   Number =< 35
    ->  Glyph is 0'a+Number-10
    ;   Glyph = 0'*
    ).

%!  fleet_print(+Fleet, +Coloured) is det.
%
%   The level as text, an empty line before it.

fleet_print(Fleet, Coloured) :-
    fleet_world(Fleet, World),
    fleet_marks(Fleet, 0',, none, Marks),
    empty_assoc(Empty),
    foldl(put_mark, Marks, Empty, Marked),
    nl,
    picture_print(current_output, World, 1, ink(World, Marked, Coloured),
                  none).

put_mark(mark(Square, Glyph, Paint), Marked0, Marked) :-
    put_assoc(Square, Marked0, Glyph-Paint, Marked).

ink(World, Marked, Coloured, Square, Glyph, Paint) :-
    (   get_assoc(Square, Marked, Ink)
    ->  Ink = Glyph-Paint0
    ;   picture_ink(World, Square, Glyph, Paint0)
    ),
    (   Coloured == true
    ->  Paint = Paint0
    ;   Paint = plain
    ).
