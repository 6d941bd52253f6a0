/** <module> Tactics and city line by line

A start and a goal are asked for, and the way between them is shown.

Mirror: c_impl/play/journey.c.
*/
:- module(reitti_journey,
          [ journey_lines/1             % +Play
          ]).
:- use_module('../answer').
:- use_module('../game').
:- use_module('../route/drawing').
:- use_module('../question').
:- use_module('../rows').
:- use_module('../world').
:- use_module(console).
:- use_module(guide).
:- use_module(guides).
:- use_module(legend).
:- use_module(program).
:- use_module(wording).

%!  journey_lines(+Play) is det.

journey_lines(Play) :-
    play_world(Play, World),
    play_title(Play, Title),
    play_walker(Play, Walker),
    format("~w.~n\c
            Say where the ~w stands and where to go: level, x and y of each, \c
            a number~n\c
            and Enter.  x counts columns from the left, y rows from the top.  \c
            Ctrl-D leaves.~n",
           [Title, Walker]),
    world_game(World, Game),
    legend_print(current_output, Game),
    journeys(Play),
    format("Goodbye.~n").

journeys(Play) :-
    bare(Play, Bare),
    print_levels(Bare),
    (   ask_square(Play, stand, any, Start),
        ask_square(Play, go, Start, Goal)
    ->  question_make([Start, Goal], [], Question),
        show(Play, Question),
        nl,
        (   console_yes("Another route? (y/n) ", true)
        ->  journeys(Play)
        ;   true
        )
    ;   true
    ).

bare(Play, Picture) :-
    play_world(Play, World),
    play_coloured(Play, Coloured),
    drawing_level(World, Coloured, Picture).

print_levels(Picture) :-
    drawing_world(Picture, World),
    world_levels(World, Levels),
    forall(between(1, Levels, Level), print_level(Picture, Level)).

print_level(Picture, Level) :-
    format("~nLevel ~d~n", [Level]),
    drawing_print(current_output, Picture, Level).

%   ask_square(+Play, +Deed, +Start, -Square): asks until the square can be gone
%   to, from Start if it is not `any`.  Fails if the input has ended.

ask_square(Play, Deed, Start, Square) :-
    play_world(Play, World),
    play_walker(Play, Walker),
    format("~nWhere does the ~w ~w?~n", [Walker, Deed]),
    world_levels(World, Levels),
    world_width(World, Width),
    world_height(World, Height),
    ask_part(level, Levels, Level),
    ask_part(x, Width, X),
    ask_part(y, Height, Y),
    Square0 = square(Level, X, Y),
    (   Start == any
    ->  From = Square0
    ;   From = Start
    ),
    question_make([From, Square0], [], Question),
    play_guides(Play, Guides),
    guides_now(Guides, Guide),
    catch(( guide_accepts(Guide, Question),
            Refusal = none
          ),
          error(domain_error(square, _), context(_, Refusal)),
          true),
    (   Refusal == none
    ->  Square = Square0
    ;   format("~w.~n", [Refusal]),
        ask_square(Play, Deed, Start, Square)
    ).

ask_part(Name, Limit, Number) :-
    format(string(Prompt), "  ~w (1 to ~d): ", [Name, Limit]),
    console_number(Prompt, Limit, Number).

%   The way that was asked for with all that is known of it.

show(Play, Question) :-
    play_world(Play, World),
    play_guides(Play, Guides),
    guides_now(Guides, Guide0),
    guide_ask(Question, Guide0, Guide),
    guide_asked(Guide, _, Answer, Seconds),
    answer_rows(Answer, Squares),
    world_game(World, Game),
    (   game_has(Game, shows_distances)
    ->  guide_trace(Guide, Trace),
        trace_left(Trace, Distances)
    ;   Distances = none
    ),
    play_coloured(Play, Coloured),
    drawing_route(World, Question, Squares, Distances, Coloured, Picture),
    (   game_has(Game, has_stairs)
    ->  print_route(World, Answer, Seconds),
        print_levels(Picture)
    ;   question_squares(Question, [square(Level, _, _)|_]),
        bare(Play, Bare),
        print_level(Bare, Level),
        print_route(World, Answer, Seconds),
        print_level(Picture, Level)
    ).

print_route(World, Answer, Seconds) :-
    answer_status(Answer, Status),
    answer_score(Answer, Cost),
    answer_rows(Answer, Squares),
    format("~nRoute: ", []),
    (   Status == no_answer
    ->  format("there is none~n", [])
    ;   (   Squares == []
        ->  write('already there')
        ;   rows_print_squares(current_output, Squares, World)
        ),
        world_game(World, Game),
        game(Game, _, Unit),
        wording_cost(Cost, Unit, Text),
        format("~nCost: ~w~n", [Text])
    ),
    wording_time(Seconds, Time),
    write('Time: '),
    console_print(Time),
    nl.
