/** <module> Tactics and city line by line

A start and a goal are asked for, and the way between them is shown.

Mirror: c_impl/play/journey.c.
*/
:- module(journey,
          [ journey_lines/1             % +Play
          ]).
:- use_module('../game').
:- use_module('../picture').
:- use_module('../route').
:- use_module('../world').
:- use_module(console).
:- use_module(guide).
:- use_module(legend).

%!  journey_lines(+Play) is det.

journey_lines(Play) :-
    Play = play(World, _, Title, Walker, _),
    format("~w.~n\c
            Say where the ~w stands and where to go: level, x and y of each, \c
            a number~n\c
            and Enter.  x counts columns from the left, y rows from the top.  \c
            Ctrl-D leaves.~n",
           [Title, Walker]),
    World = world(Game, _, _, _, _, _),
    legend_print(current_output, Game),
    journeys(Play),
    format("Goodbye.~n").

journeys(Play) :-
    Play = play(World, _, _, _, _),
    World = world(_, _, Levels, _, _, _),
    forall(between(1, Levels, Level),
           print_level(Play, none, none, none, none, Level)),
    (   ask_square(Play, stand, any, Start),
        ask_square(Play, go, Start, Goal)
    ->  show(Play, Start, Goal),
        nl,
        (   console_yes("Another route? (y/n) ", true)
        ->  journeys(Play)
        ;   true
        )
    ;   true
    ).

print_level(play(World, _, _, _, Colour), Start, Goal, Route, Distances,
            Level) :-
    format("~nLevel ~d~n", [Level]),
    picture_print(current_output,
                  picture(World, Start, Goal, Route, Distances, Colour),
                  Level).

%   ask_square(+Play, +Question, +Start, -Square): asks until the square can be
%   gone to, from Start if it is not `any`.  Fails if the input has ended.

ask_square(Play, Question, Start, Square) :-
    Play = play(World, _, _, Walker, _),
    World = world(_, _, Levels, Width, Height, _),
    format("~nWhere does the ~w ~w?~n", [Walker, Question]),
    ask_part(level, Levels, Level),
    ask_part(x, Width, X),
    ask_part(y, Height, Y),
    Square0 = square(Level, X, Y),
    (   Start == any
    ->  From = Square0
    ;   From = Start
    ),
    catch(( world_check_ends(World, From, Square0),
            Refusal = none
          ),
          error(domain_error(square, _), context(_, Refusal)),
          true),
    (   Refusal == none
    ->  Square = Square0
    ;   format("~w.~n", [Refusal]),
        ask_square(Play, Question, Start, Square)
    ).

ask_part(Name, Limit, Number) :-
    format(string(Prompt), "  ~w (1 to ~d): ", [Name, Limit]),
    console_number(Prompt, Limit, Number).

%   The way from Start to Goal with all that is known of it.

show(Play, Start, Goal) :-
    Play = play(World, Guide, _, _, _),
    World = world(Game, _, Levels, _, _, _),
    guide_ask(Guide, Start, Goal, Route, Seconds),
    Route = route(_, _, _, Squares),
    (   game_shows_distances(Game)
    ->  guide_distances(Guide, Start, Goal, Distances)
    ;   Distances = none
    ),
    (   game_has_stairs(Game)
    ->  print_route(World, Route, Seconds),
        forall(between(1, Levels, Level),
               print_level(Play, Start, Goal, Squares, Distances, Level))
    ;   Start = square(Level, _, _),
        print_level(Play, none, none, none, none, Level),
        print_route(World, Route, Seconds),
        print_level(Play, Start, Goal, Squares, Distances, Level)
    ).

print_route(World, route(Status, Cost, _, Squares), Seconds) :-
    format("~nRoute: ", []),
    (   Status == no_route
    ->  format("there is none~n", [])
    ;   (   Squares == []
        ->  write('already there')
        ;   route_print(current_output, Squares, World)
        ),
        World = world(Game, _, _, _, _, _),
        game(Game, _, Unit),
        format("~nCost: ~d ~w~n", [Cost, Unit])
    ),
    format("Time: ", []),
    console_time(Seconds),
    nl.
