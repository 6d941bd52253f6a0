/** <module> The level-wise search of 2010: puts questions to the program
originals/city.pl

The program is loaded into this module as it is.  On the clock is what its own
clock stood around.

Mirror: c_impl/route/original/levelwise.c.
*/
:- module(original_levelwise, []).
:- use_module('../../answer').
:- use_module('../../moves').
:- use_module('../../question').
:- use_module('../../rows').
:- use_module('../../world').
:- use_module('../../kernels/framed').
:- use_module(library(apply), [include/3, maplist/2]).
:- use_module(library(lists), [member/2, memberchk/2, sum_list/2]).

:- ensure_loaded('../../originals/city').

:- multifile solver:solver/6.

solver:solver(levelwise, original, route, [city-[]],
              "level by level to the nearest stairs, as the program of 2010",
              original_levelwise).

%   Prepared is program(Framed, Tiles), Tiles being the facts of its world.  The
%   world's own character cannot be entered, as a wall.

prepare(World, program(Framed, Tiles)) :-
    framed_make(World, 4, trusted, Framed),
    findall(tile(Level, X, Y, Glyph),
            ( framed_glyph(Framed, square(Level, X, Y), Glyph0),
              (   Glyph0 == '@'
              ->  Glyph = (#)
              ;   Glyph = Glyph0
              )
            ),
            Tiles).

release(program(Framed, _)) :-
    framed_release(Framed).

run(Program, Question, Answer) :-
    asked(Program, Question, take_route(Program, Question, Answer)).

idle(Program, Question, Answer) :-
    put_to(Program, Question, answer_make(found, 0, [0], [], Answer)).

trace(Program, Question, Trace) :-
    asked(Program, Question, take_trace(Program, Trace)).

%   Calls Goal after the search, or with the program's facts just in place.

:- meta_predicate
    asked(+, +, 0),
    put_to(+, +, 0).

asked(Program, Question, Goal) :-
    Program = program(Framed, _),
    question_squares(Question, [From0, To0]),
    framed_in(Framed, From0, square(Level, X, Y)),
    framed_in(Framed, To0, square(GoalLevel, GoalX, GoalY)),
    put_to(Program, Question,
           ( once(search(Level, X, Y, GoalLevel, GoalX, GoalY)),
             call(Goal)
           )).

put_to(program(Framed, Tiles), Question, Goal) :-
    framed_world(Framed, World),
    framed_accepts(Framed, Question, reaches(World, Question)),
    setup_call_cleanup(
        put_in_place(Framed, Tiles, Question),
        once(Goal),
        forget).

put_in_place(Framed, Tiles, Question) :-
    question_squares(Question, [_, To0]),
    framed_in(Framed, To0, square(GoalLevel, GoalX, GoalY)),
    maplist(assertz, Tiles),
    once(set_distances),
    set_goal(GoalLevel, GoalX, GoalY).

%   What the program had no predicate for.

forget :-
    retractall(tile(_, _, _, _)),
    retractall(distance(_, _, _, _)),
    retractall(examine(_, _, _, _)),
    retractall(direction(_)),
    retractall(start_point(_, _, _)),
    retractall(end_point(_, _, _)),
    retractall(route(_, _, _, _)).

%   The nearest stairs of each level lead to the goal, which is not where its
%   level is entered.

reaches(World, Question) :-
    question_squares(Question, [From, To]),
    world_element(World, From, Glyph),
    \+ memberchk(Glyph, [0'>, 0'<]),
    From = square(Level, _, _),
    To = square(GoalLevel, _, _),
    Step is sign(GoalLevel-Level),
    leads(World, Step, From, To).

leads(World, Step, From, To) :-
    From = square(Level, _, _),
    (   To = square(Level, _, _)
    ->  From \== To,
        framed_nearest(World, From, goal(To), _)
    ;   wanted(Step, Glyph),
        \+ stairs_side_by_side(World, Level, Glyph),
        framed_nearest(World, From, glyph(Glyph), square(_, X, Y)),
        Next is Level+Step,
        leads(World, Step, square(Next, X, Y), To)
    ).

wanted(1, 0'>).
wanted(-1, 0'<).

%   Of two wanted stairs beside one square, C would take the last and Prolog the
%   first.

stairs_side_by_side(World, Level, Glyph) :-
    Square = square(Level, _, _),
    world_each(World, Square),
    world_is_open(World, Square),
    moves_from(World, Square, Squares),
    include(has_glyph(World, Glyph), Squares, [_, _|_]),
    !.

has_glyph(World, Glyph, Square) :-
    world_element(World, Square, Glyph).

%   A route fact has the distance from where its level was entered, which is on
%   the route but for the start itself.

take_route(program(Framed, _), Question, Answer) :-
    question_squares(Question, [Start, _]),
    findall(Square,
            ( start_point(Level, _, _),
              findall(Distance-Within,
                      ( route(Level, X, Y, Distance),
                        Within = square(Level, X, Y)
                      ),
                      Numbered0),
              keysort(Numbered0, Numbered),
              member(_-Within, Numbered),
              framed_out(Framed, Within, Square),
              Square \== Start
            ),
            Squares),
    length(Squares, Cost),
    findall(Count, expanded_on(_, Count), Counts),
    sum_list(Counts, Expanded),
    answer_make(found, Cost, [Expanded], Squares, Answer).

%   On each of its levels, the starting point and those of the list before the
%   end point.

expanded_on(Level, Count) :-
    start_point(Level, _, _),
    end_point(Level, X, Y),
    examine(Level, Count, X, Y).

take_trace(program(Framed, _), Trace) :-
    framed_world(Framed, World),
    findall(Square,
            ( expanded_on(Level, Count),
              (   start_point(Level, X, Y)
              ;   examine(Level, Number, X, Y),
                  Number < Count
              ),
              framed_out(Framed, square(Level, X, Y), Square)
            ),
            Steps),
    findall(Square-Distance,
            ( (   start_point(Level, X, Y),
                  Distance = 0
              ;   distance(Level, X, Y, Distance),
                  Distance > 0
              ),
              framed_out(Framed, square(Level, X, Y), Square)
            ),
            Distances),
    plane_of(World, Distances, -1, Left),
    trace_make(Steps, Left, Trace).
