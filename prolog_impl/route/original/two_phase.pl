/** <module> The two-phase search of 2010: puts questions to the program
originals/rogue.pl

The program is loaded into this module as it is.  On the clock is what its own
clock stood around.

Mirror: c_impl/route/original/two_phase.c.
*/
:- module(original_two_phase, []).
:- use_module('../../answer').
:- use_module('../../question').
:- use_module('../../rows').
:- use_module('../../kernels/framed').
:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [member/2, memberchk/2]).

:- ensure_loaded('../../originals/rogue').

:- multifile solver:solver/6.

solver:solver(two_phase, original, route, [rogue-[complete, best]],
              "two phases to the player, as the program of 2010",
              original_two_phase).

%   Prepared is program(Framed, Levels), Levels being the facts of its world.
%   The characters of the world itself are nobody to a search.

prepare(World, program(Framed, Levels)) :-
    framed_make(World, 1, trusted, Framed),
    findall(level(X, Y, Glyph),
            ( framed_glyph(Framed, square(1, X, Y), Glyph0),
              (   memberchk(Glyph0, ['@', o])
              ->  Glyph = '.'
              ;   Glyph = Glyph0
              )
            ),
            Levels).

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

asked(program(Framed, Levels), Question, Goal) :-
    framed_world(Framed, World),
    framed_accepts(Framed, Question, framed_reaches(World, Question)),
    setup_call_cleanup(
        put_in_place(Framed, Levels, Question),
        once(Goal),
        forget).

put_in_place(Framed, Levels, Question) :-
    question_squares(Question, [From0, To0]),
    framed_in(Framed, From0, square(_, X, Y)),
    framed_in(Framed, To0, square(_, GoalX, GoalY)),
    maplist(assertz, Levels),
    put_character(X, Y, o),
    put_character(GoalX, GoalY, '@'),
    assertz(creature(X, Y, '.')),
    assertz(player(GoalX, GoalY, '.')),
    once(set_distances).

put_character(X, Y, Glyph) :-
    once(retract(level(X, Y, _))),
    assertz(level(X, Y, Glyph)).

forget :-
    retractall(level(_, _, _)),
    retractall(player(_, _, _)),
    retractall(creature(_, _, _)),
    retractall(distance(_, _, _)),
    retractall(examine(_, _, _)),
    retractall(route(_, _, _)).

take_route(program(Framed, _), Answer) :-
    player(GoalX, GoalY, _),
    examine(Expanded, GoalX, GoalY),
    findall(Number-Square,
            ( route(Number, X, Y),
              framed_out(Framed, square(1, X, Y), Square)
            ),
            Numbered0),
    keysort(Numbered0, Numbered),
    findall(Square, member(_-Square, Numbered), Squares),
    length(Squares, Cost),
    answer_make(found, Cost, [Expanded], Squares, Answer).

%   A square that was not reached has distance 0, like the start.

take_trace(program(Framed, _), Trace) :-
    framed_world(Framed, World),
    player(GoalX, GoalY, _),
    examine(Expanded, GoalX, GoalY),
    creature(StartX, StartY, _),
    framed_out(Framed, square(1, StartX, StartY), Start),
    findall(Square,
            ( examine(Number, X, Y),
              Number < Expanded,
              framed_out(Framed, square(1, X, Y), Square)
            ),
            Squares),
    findall(Square-Distance,
            ( distance(X, Y, Distance),
              Distance > 0,
              framed_out(Framed, square(1, X, Y), Square)
            ),
            Distances),
    plane_of(World, [Start-0|Distances], -1, Left),
    trace_make([Start|Squares], Left, Trace).
