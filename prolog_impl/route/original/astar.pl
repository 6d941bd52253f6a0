/** <module> The A* of 2010: puts questions to the program originals/tactics.pl

The program is loaded into this module as it is.  On the clock is what its own
clock stood around.

Mirror: c_impl/route/original/astar.c.
*/
:- module(original_astar, []).
:- use_module('../../answer').
:- use_module('../../question').
:- use_module('../../rows').
:- use_module('../../kernels/framed').
:- use_module(library(apply), [maplist/2]).

:- ensure_loaded('../../originals/tactics').

:- multifile solver:solver/6.

solver:solver(astar, original, route, [tactics-[complete]],
              "A* by twice the Manhattan distance, as the program of 2010",
              original_astar).

%   Prepared is program(Framed, Tiles), Tiles being the facts of its world.

prepare(World, program(Framed, Tiles)) :-
    framed_make(World, 2, seen, Framed),
    findall(tile(Level, X, Y, Glyph),
            framed_glyph(Framed, square(Level, X, Y), Glyph),
            Tiles).

release(program(Framed, _)) :-
    framed_release(Framed).

run(Program, Question, Answer) :-
    asked(Program, Question,
          ( once(search), take_route(Program, Answer) )).

idle(Program, Question, Answer) :-
    asked(Program, Question, answer_make(found, 0, [0], [], Answer)).

trace(Program, Question, Trace) :-
    asked(Program, Question,
          ( once(search), take_trace(Program, Trace) )).

%   Calls Goal with the program's facts in place.

:- meta_predicate asked(+, +, 0).

asked(program(Framed, Tiles), Question, Goal) :-
    framed_world(Framed, World),
    framed_accepts(Framed, Question, framed_reaches(World, Question)),
    setup_call_cleanup(
        put_in_place(Framed, Tiles, Question),
        once(Goal),
        forget).

put_in_place(Framed, Tiles, Question) :-
    question_squares(Question, [From0, To0]),
    framed_in(Framed, From0, square(Level, X, Y)),
    framed_in(Framed, To0, square(GoalLevel, GoalX, GoalY)),
    maplist(assertz, Tiles),
    once(set_player(Level, X, Y)),
    set_goal(GoalLevel, GoalX, GoalY).

%   What the program had no predicate for.

forget :-
    retractall(tile(_, _, _, _)),
    retractall(player(_, _, _)),
    retractall(goal(_, _, _)),
    retractall(open(_, _, _, _, _, _, _, _, _, _)),
    retractall(open_count(_)),
    retractall(closed(_, _, _)),
    retractall(route(_, _, _)).

take_route(program(Framed, _), Answer) :-
    goal(Level, GoalX, GoalY),
    open(Level, GoalX, GoalY, _, Cost, _, _, _, _, _),
    findall(Square,
            ( route(Level, X, Y),
              framed_out(Framed, square(Level, X, Y), Square)
            ),
            Squares),
    findall(X-Y, closed(_, X, Y), Closed),
    length(Closed, Expanded),
    answer_make(found, Cost, [Expanded], Squares, Answer).

take_trace(program(Framed, _), Trace) :-
    framed_world(Framed, World),
    findall(Square,
            ( closed(Level, X, Y),
              framed_out(Framed, square(Level, X, Y), Square)
            ),
            Steps),
    findall(Square-Distance,
            ( open(Level, X, Y, _, Distance, _, _, _, _, _),
              framed_out(Framed, square(Level, X, Y), Square)
            ),
            Distances),
    plane_of(World, Distances, -1, Left),
    trace_make(Steps, Left, Trace).
