/** <module> Worlds from the .map files of the MovingAI benchmarks

A file says `type octile`, `height N`, `width N` and `map`, and then has its
rows, one character a square.  FILE.map is read by the moves it was published
with, FILE.map:MOVES by others: each game that has maps says by which.

Mirror: c_impl/map_reader.c.
*/
:- module(reitti_map_reader,
          [ map_parts/4,                % +Said, +Ending, -File, -Moves
            map_game/4,                 % +Said, +Moves, -Game, -Ways
            map_is/1,                   % +Said
            map_read/2                  % +Said, -World
          ]).
:- use_module(library(lists), [nth1/3]).
:- use_module(game).
:- use_module(text).
:- use_module(world).
:- use_module(world_reader).

%!  map_is(+Said) is semidet.
%
%   What is said of a world is a map, with moves or without.

map_is(Said) :-
    map_parts(Said, '.map', _, _).

%!  map_parts(+Said, +Ending, -File, -Moves) is semidet.
%
%   A file of that ending, and the Moves that are said behind it and a colon; ''
%   where none are.

map_parts(Said, Ending, File, Moves) :-
    file_base_name(Said, Base),
    (   sub_atom(Base, _, 1, After, :)
    ->  sub_atom(Said, _, After, 0, Moves),
        Before is After+1,
        sub_atom(Said, 0, _, Before, File)
    ;   File = Said,
        Moves = ''
    ),
    sub_atom(File, _, _, 0, Ending).

%!  map_game(+Said, +Moves, -Game, -Ways) is det.
%
%   The game that a file with these moves is one of, and the ways of its world:
%   8 and 4 are those of the first game that has maps, with so many ways.
%
%   @throws error(made_error(Message), Said)

map_game(Said, Moves, Game, Ways) :-
    (   game(Game0, _, _),
        game_has(Game0, maps(Own)),
        game_ways(Game0, Ways0),
        (   ( Moves == '' ; Moves == Own )
        ->  Ways1 = Ways0
        ;   said_ways(Moves, Ways1)
        )
    ->  Game = Game0,
        Ways = Ways1
    ;   word_text(Moves, Text),
        format(string(Message), "no game has maps with moves '~s'", [Text]),
        throw(error(made_error(Message), Said))
    ).

said_ways('8', eight).
said_ways('4', four).

%!  map_read(+Said, -World) is det.
%
%   @throws error(world_error(Line, Message), File)
%   @throws error(made_error(Message), Said)

map_read(Said, World) :-
    map_parts(Said, '.map', File, Moves),
    map_game(Said, Moves, Game, Ways),
    catch(with_lines(file(File), Lines, phrase(map(Game, World0), Lines)),
          error(text_error(Line, Message), _),
          throw(error(world_error(Line, Message), File))),
    world_settle(World0, Ways, [], World).

map(Game, World) -->
    keyword("type", ["octile"], "type octile"),
    side("height", Height),
    side("width", Width),
    at(Line),
    keyword("map", [], "map"),
    { Squares is Width*Height,
      world_check_roots(Game, Squares, Line),
      (   game_has(Game, corners_block)
      ->  Corners = block
      ;   Corners = cut
      )
    },
    rows(0, Width, Height, Game, Rows),
    { atomic_list_concat(Rows, Elements),
      world_make(Game, Corners, 1, Width, Height, Elements, World)
    }.

%   The number of the line that comes next, or of the last.

at(Number), [Line] --> [Line], { number_of(Line, Number) }.

number_of(line(Number, _), Number).
number_of(end(Number), Number).

keyword(Keyword, Words, _) -->
    [line(_, Text)],
    { line_words(Text, [Keyword|Words]) },
    !.
keyword(_, _, Form) -->
    at(Number),
    { line_refuse(Number, "expected '~s'", [Form]) }.

side(Keyword, Side) -->
    { format(string(Form), "~s N, N from 1 to 4096", [Keyword]) },
    at(Number),
    keyword(Keyword, [Word], Form),
    { line_number(Word, 4096, Side)
    ->  true
    ;   line_refuse(Number, "expected '~s'", [Form])
    }.

rows(Count, Width, Height, Game, [Text|Rows]) -->
    [line(Number, Text)], !,
    { Row is Count+1,
      check_row(Row, Number, Text, Width, Height, Game)
    },
    rows(Row, Width, Height, Game, Rows).
rows(Count, _, Height, _, []) -->
    [end(Number)],
    { Count =:= Height
    ->  true
    ;   line_refuse(Number, "the map has ~d rows, not ~d", [Count, Height])
    }.

check_row(Row, Number, Text, Width, Height, Game) :-
    string_length(Text, Length),
    (   Row > Height
    ->  line_refuse(Number, "the map has more than ~d rows", [Height])
    ;   Length =\= Width
    ->  line_refuse(Number, "the row is ~d squares wide, not ~d",
                    [Length, Width])
    ;   string_codes(Text, Glyphs),
        nth1(X, Glyphs, Glyph),
        \+ element(Game, Glyph, _, _)
    ->  world_refuse_glyph(Game, Glyph, X, Row, Number)
    ;   true
    ).
