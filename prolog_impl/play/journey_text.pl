/** <module> What is told of a journey on the screen

A stand is `nowhere`, start(Square), or walked(Square, Cost) to a square that is
now the start.

Mirror: c_impl/play/journey_text.c.
*/
:- module(reitti_journey_text,
          [ journey_square_text/3,      % +World, +Square, -Text
            journey_walker_text/4,      % +Stand, +World, +Walker, -Text
            journey_route_text/3        % +World, +Answer, -Text
          ]).
:- use_module('../answer').
:- use_module('../game').
:- use_module('../world').
:- use_module(wording).

%!  journey_square_text(+World, +Square, -Text) is det.

journey_square_text(World, Square, Text) :-
    told(square(World, Square), Text).

%!  journey_walker_text(+Stand, +World, +Walker, -Text) is det.

journey_walker_text(Stand, World, Walker, Text) :-
    told(walker(Stand, World, Walker), Text).

%!  journey_route_text(+World, +Answer, -Text) is det.
%
%   The way, if there is one.

journey_route_text(World, Answer, Text) :-
    told(route(World, Answer), Text).

told(Grammar, Text) :-
    phrase(Grammar, Codes),
    string_codes(Text, Codes).

square(World, Square) -->
    { world_game(World, Game),
      world_levels(World, Levels),
      Square = square(Level, _, _),
      world_element(World, Square, Glyph),
      element(Game, Glyph, Name, Cost)
    },
    !,
    written("Level ~d of ~d, at ", [Level, Levels]),
    at(World, Square),
    (   { Cost == none }
    ->  written(": ~w, cannot be entered", [Name])
    ;   { Cost =:= 1 }                  % one step goes without saying
    ->  written(": ~w", [Name])
    ;   { game(Game, _, Unit),
          wording_cost(Cost, Unit, Text) },
        written(": ~w, ~w to enter", [Name, Text])
    ).

walker(nowhere, _, Walker) -->
    written("Where does the ~w stand?  Move there and press Enter.", [Walker]).
walker(start(Square), World, Walker) -->
    written("The ~w stands at ", [Walker]),
    at(World, Square),
    ".  Where to?".
walker(walked(Square, Cost), World, Walker) -->
    { world_game(World, Game),
      game(Game, _, Unit),
      wording_cost(Cost, Unit, Text)
    },
    written("The ~w walked to ", [Walker]),
    at(World, Square),
    written(" for ~w.  Where next?", [Text]).

route(World, Answer) -->
    { answer_status(Answer, Status),
      answer_score(Answer, Cost),
      answer_rows(Answer, Squares),
      world_game(World, Game),
      game(Game, _, Unit),
      wording_cost(Cost, Unit, Text)
    },
    (   { Status == no_answer }
    ->  "No way leads there."
    ;   { Squares == [] }
    ->  written("~w: already there", [Text])
    ;   written("~w: ", [Text]),
        all_at(Squares, World)
    ).

all_at([], _) -->
    [].
all_at([Square|Squares], World) -->
    at(World, Square),
    all_at(Squares, World).

at(World, Square) -->
    { world_square_text(World, Square, Codes) },
    Codes.

written(Format, Arguments) -->
    { format(codes(Codes), Format, Arguments) },
    Codes.
