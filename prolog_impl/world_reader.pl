/** <module> Worlds from .world files

A file says `game NAME`, then `corners cut` or `corners block` (the game's own
rule if it does not say), then for each level, from 1 upwards, `level N` and its
rows, one character a square.  Empty lines and lines that start with `;` are
skipped anywhere.  All levels have one size, and each `>` stands above a `<` on
the next level.  Behind the levels stand the lines that the game declares, see
notes.pl.

A grammar over the lines of the file.  A row is checked, also against the level
above it, as it is read.  The first mistake ends the reading.

The file is long because each line has its own mistakes.

Mirror: c_impl/world_reader.c.
*/
:- module(reitti_world_reader,
          [ world_read/2,               % +File, -World
            world_parse/2,              % +Codes, -World
            world_refuse_glyph/5        % +Game, +Glyph, +X, +Row, +Number
          ]).
:- use_module(library(lists), [append/3, last/2, reverse/2]).
:- use_module(game).
:- use_module(notes).
:- use_module(text).
:- use_module(world).

side(4096).
most_levels(64).
most_squares(67108864).

%!  world_read(+File, -World) is det.
%
%   @throws error(world_error(Line, Message), File)

world_read(File, World) :-
    read_world(file(File), File, World).

%!  world_parse(+Codes, -World) is det.
%
%   @throws error(world_error(Line, Message), _)

world_parse(Codes, World) :-
    read_world(text(Codes), _, World).

read_world(Source, Context, World) :-
    catch(with_lines(Source, Lines, phrase(world(World), Lines)),
          error(text_error(Line, Message), _),
          throw(error(world_error(Line, Message), Context))).

:- multifile prolog:error_message//1.

prolog:error_message(world_error(Line, Message)) -->
    [ 'line ~d: ~s'-[Line, Message] ].

%   directive(+Keyword, -Number, -Words)//: a line that starts with the word.

directive(Keyword, Number, Words) -->
    [line(Number, Text)],
    { sub_string(Text, 0, _, _, Keyword),
      line_words(Text, [Keyword|Words])
    },
    !.

world(World) -->
    first_game(Game),
    corners(Game, Corners),
    first_level(Game, Number),
    levels(1, Number, Game, none, [], shape(Width, Height), Levels, Rows, []),
    { atomic_list_concat(Rows, Elements),
      world_make(Game, Corners, Levels, Width, Height, Elements, World0)
    },
    notes(World0, [], Notes, Last),
    { notes_end(World0, Notes, Last, World) }.

%   notes(+World, +Notes0, -Notes, -Last)//: pairs Line-Note, and the last line.

notes(World, Notes0, Notes, Last) -->
    note(World, Kind, Line, Text), !,
    { reverse(Notes0, Before),
      notes_read(Kind, Text, Line, World, Before, Note)
    },
    notes(World, [Line-Note|Notes0], Notes, Last).
notes(_, Notes0, Notes, Last) -->
    [end(Last)], !,
    { reverse(Notes0, Notes) }.
notes(_, _, _, _) -->
    directive("game", Line, _), !,
    { line_refuse(Line, "a second 'game'", []) }.
notes(_, _, _, _) -->
    directive("corners", Line, _), !,
    { line_refuse(Line, "'corners' belongs before the levels", []) }.
notes(_, Notes, _, _) -->
    [line(Line, _)],
    { last(Notes, _-note(Keyword, _, _)),
      line_refuse(Line, "'~s' belongs behind the levels", [Keyword])
    }.

note(World, Kind, Line, Text) -->
    { world_game(World, Game) },
    note_line(Game, Kind, Line, Text).

note_line(Game, Kind, Line, Text) -->
    [line(Line, Text)],
    { notes_kind(Game, Text, Kind) }.

first_game(Game) -->
    directive("game", Number, [Name]), !,
    { atom_string(Game, Name),
      (   game(Game, _, _)
      ->  true
      ;   word_text(Name, Text),
          line_refuse(Number, "no game is called '~s'", [Text])
      )
    }.
first_game(_) -->
    ( [line(Number, _)] ; [end(Number)] ), !,
    { line_refuse(Number, "expected 'game NAME' first", []) }.

corners(_, Corners) -->
    directive("corners", Number, Words), !,
    { corners_words(Words, Corners)
    ->  true
    ;   line_refuse(Number, "expected 'corners cut' or 'corners block'", [])
    },
    (   directive("corners", Second, _)
    ->  { line_refuse(Second, "a second 'corners'", []) }
    ;   []
    ).
corners(Game, Corners) -->
    { game_corners(Game, Corners) }.

corners_words(["cut"], cut).
corners_words(["block"], block).

first_level(Game, Number) -->
    next_level(none, Level, Number),
    { Level == none
    ->  line_refuse(Number, "the world has no level", [])
    ;   check_number(Level, 0, Game, Number, _)
    }.

%   next_level(+Game, -Level, -Number)//: the `level` line that must stand here,
%   or `none` at the end, or where a note of the game stands; its number.

next_level(Game, none, Number), [line(Number, Text)] -->
    note_line(Game, _, Number, Text), !.
next_level(_, Level, Number) -->
    directive("level", Number, Words), !,
    { Words = [Word],
      line_number(Word, 214748363, Level)
    ->  true
    ;   line_refuse(Number, "expected 'level N'", [])
    }.
next_level(_, _, _) -->
    directive("game", Number, _), !,
    { line_refuse(Number, "a second 'game'", []) }.
next_level(_, _, _) -->
    [line(Number, _)], !,
    { line_refuse(Number, "expected 'level 1'", []) }.
next_level(_, none, Number), [end(Number)] --> [end(Number)].

check_number(Number, Level, Game, Line, Shape) :-
    most_levels(Most),
    (   Number =< Level
    ->  line_refuse(Line, "a second level ~d", [Number])
    ;   Number > Level+1
    ->  Missing is Level+1,
        line_refuse(Line, "level ~d is missing", [Missing])
    ;   game_has(Game, levels(Own)),
        Number > Own
    ->  refuse_levels(Game, Own, Line)
    ;   Number > Most
    ->  line_refuse(Line, "more than ~d levels", [Most])
    ;   check_squares(Number, Line, Shape)
    ).

refuse_levels(Game, Own, Line) :-
    (   Own =:= 1
    ->  Plural = ""
    ;   Plural = "s"
    ),
    line_refuse(Line, "~w has ~d level~s", [Game, Own, Plural]).

check_squares(Number, Line, shape(Width, Height)) :-
    integer(Height),
    most_squares(Most),
    Number*Width*Height > Most,
    !,
    line_refuse(Line, "more than ~d squares in all levels", [Most]).
check_squares(_, _, _).

%   levels(+Level, +Line, +Game, +Above, +Seen, ?Shape, -Levels, -Rows,
%   ?Rest)//: the rows of this level, whose `level` stood in that line, and of
%   all below. Above are the rows of the level above; Seen the single elements
%   so far.

levels(Level, Line, Game, Above, Seen0, Shape, Levels, Rows, Rest) -->
    rows(1, Level, Game, Above, Shape, Seen0, Seen, none, Down, Here),
    next_level(Game, Next, NextLine),
    { end_level(Here, Level, Line, Shape),
      append(Here, More, Rows)
    },
    (   { Next == none }
    ->  { Levels = Level,
          More = Rest,
          Shape = shape(Width, Height),
          check_levels(Level, Game, Line),
          Squares is Level*Width*Height,
          world_check_roots(Game, Squares, NextLine),
          check_bottom(Down)
        }
    ;   { check_number(Next, Level, Game, NextLine, Shape) },
        levels(Next, NextLine, Game, Here, Seen, Shape, Levels, More, Rest)
    ).

check_levels(Level, Game, Line) :-
    (   game_has(Game, levels(Own)),
        Level < Own
    ->  refuse_levels(Game, Own, Line)
    ;   true
    ).

end_level([], Level, Line, _) :-
    !,
    line_refuse(Line, "level ~d has no rows", [Level]).
end_level(Here, Level, Line, shape(_, Height)) :-
    length(Here, Rows),
    (   Height = Rows
    ->  true
    ;   line_refuse(Line, "level ~d has height ~d, level 1 has height ~d",
                    [Level, Rows, Height])
    ).

check_bottom(none).
check_bottom(line(Number)) :-
    line_refuse(Number, "stairs down on the lowest level", []).

%   rows(+Row, +Level, +Game, +Above, ?Shape, +Seen0, -Seen, +Down0, -Down,
%   -Rows)//: Down is line(Number) of the first row with stairs down, if there
%   is one.

rows(Row, Level, Game, Above, Shape, Seen0, Seen, Down0, Down, Rows) -->
    row(Game, Number, Text), !,
    { check_size(Row, Level, Number, Text, Shape),
      string_codes(Text, Glyphs),
      row_above(Above, Glyphs, Uppers, Above1),
      check_row(Glyphs, Uppers, 1, at(Row, Number, Game), Seen0, Seen1,
                Down0, Down1),
      Rows = [Text|More],
      Next is Row+1
    },
    rows(Next, Level, Game, Above1, Shape, Seen1, Seen, Down1, Down, More).
rows(_, _, _, _, _, Seen, Seen, Down, Down, []) --> [].

row(_, _, _) -->
    directive("corners", Number, _), !,
    { line_refuse(Number, "'corners' belongs before the levels", []) }.
row(Game, Number, Text) -->
    \+ directive("level", _, _),
    \+ directive("game", _, _),
    [line(Number, Text)],
    { \+ notes_kind(Game, Text, _) }.

%   The row above, or one of no stairs.

row_above([Row|Rows], _, Uppers, Rows) :-
    !,
    string_codes(Row, Uppers).
row_above(Above, Glyphs, Uppers, Above) :-
    length(Glyphs, Length),
    length(Uppers, Length).

check_size(Row, Level, Number, Text, shape(Width, Height)) :-
    string_length(Text, Length),
    side(Side),
    (   Level =:= 1, Row =:= 1, Length > Side
    ->  line_refuse(Number, "a level is at most ~d squares wide", [Side])
    ;   Level =:= 1, Row > Side
    ->  line_refuse(Number, "a level is at most ~d rows high", [Side])
    ;   Width \= Length
    ->  line_refuse(Number, "the row is ~d squares wide, the first row ~d",
                    [Length, Width])
    ;   Level > 1, Row > Height
    ->  line_refuse(Number, "level ~d has more rows than level 1, which has ~d",
                    [Level, Height])
    ;   Width = Length
    ).

check_row([], _, _, _, Seen, Seen, Down, Down).
check_row([Glyph|Glyphs], [Upper|Uppers], X, At, Seen0, Seen, Down0, Down) :-
    At = at(Row, Number, Game),
    (   element(Game, Glyph, _, _)
    ->  true
    ;   world_refuse_glyph(Game, Glyph, X, Row, Number)
    ),
    (   element_single(Game, Glyph)
    ->  (   memberchk(Glyph, Seen0)
        ->  line_refuse(Number, "(~d,~d): a second '~c'", [X, Row, Glyph])
        ;   Seen1 = [Glyph|Seen0]
        )
    ;   Seen1 = Seen0
    ),
    (   game_has(Game, has_stairs)
    ->  check_stairs(Glyph, Upper, X, Row, Number),
        stairs_seen(Glyph, Number, Down0, Down1)
    ;   Down1 = Down0
    ),
    X1 is X+1,
    check_row(Glyphs, Uppers, X1, At, Seen1, Seen, Down1, Down).

%!  world_refuse_glyph(+Game, +Glyph, +X, +Row, +Number)
%
%   Says that the game has no such element.

world_refuse_glyph(Game, Glyph, X, Row, Number) :-
    between(0'\s, 0'~, Glyph),
    !,
    line_refuse(Number, "(~d,~d): ~w has no element '~c'",
                [X, Row, Game, Glyph]).
world_refuse_glyph(_, Glyph, X, Row, Number) :-
    line_refuse(Number, "(~d,~d): no element has code ~d", [X, Row, Glyph]).

%   Stairs lead both ways: `<` exactly where the level above has `>`.

check_stairs(0'<, Upper, X, Row, Number) :-
    Upper \== 0'>,
    !,
    line_refuse(Number,
                "(~d,~d): stairs up without stairs down on the level above",
                [X, Row]).
check_stairs(Glyph, Upper, X, Row, Number) :-
    Upper == 0'>,
    Glyph =\= 0'<,
    !,
    line_refuse(Number,
                "(~d,~d): no stairs up under the stairs down of the level \c
                 above",
                [X, Row]).
check_stairs(_, _, _, _, _).

stairs_seen(0'>, Number, none, line(Number)) :- !.
stairs_seen(_, _, Down, Down).
