/** <module> The problem of many units that find their ways together

Every move takes one moment, and so does waiting.  An answer's rows are squares
and units: where the first unit is at the moments 0, 1, 2, ..., then the second,
and so on; after its last row a unit stays.  A unit costs the moment from which
it stays at its goal, or ten times both sides of the world if it is elsewhere in
the end; the score is the sum.  An answer is always found, for standing still is
one.

A trace has what was expanded, in order: a square, the unit and the moment.  It
leaves nothing.

Mirror: c_impl/units/units.c.
*/
:- module(reitti_units,
          [ accepts/2,                  % +World, +Question
            check/4,                    % +World, +Question, +Answer, +Promises
            tell/3,                     % +Question, +Answer, -Told
            grow/4                      % +Game, +Side, -World, -Question
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../answer').
:- use_module('../made').
:- use_module('../question').
:- use_module('../random').
:- use_module('../square', [square_refuse/3]).
:- use_module('../world').
:- use_module(checking).
:- use_module(outcome).

:- multifile problem:problem/6.

problem:problem(units,
                [again([from-open, to-open]), window-number(1, 1024, 16)],
                [expanded, estimated, reserved, searches, rounds], less, whca,
                reitti_units).

%!  accepts(+World, +Question) is det.
%
%   There is one level; no two units begin at one square, or go to one.
%
%   @throws error(domain_error(levels, Levels), context(_, Message))
%   @throws error(domain_error(square, Square), context(_, Message))

accepts(World, Question) :-
    world_levels(World, Levels),
    (   Levels =:= 1
    ->  true
    ;   format(string(Message),
               "units move on one level, and the world has ~d", [Levels]),
        throw(error(domain_error(levels, Levels), context(_, Message)))
    ),
    question_squares(Question, Squares),
    part(Squares, Starts, Goals),
    check_apart(Starts, 1, "begin at", []),
    check_apart(Goals, 1, "go to", []).

part([], [], []).
part([Start, Goal|Squares], [Start|Starts], [Goal|Goals]) :-
    part(Squares, Starts, Goals).

%   check_apart(+Squares, +Unit, +What, +Before): from that unit on; Before are
%   pairs Square-Unit.

check_apart([], _, _, _).
check_apart([Square|Squares], Unit, What, Before) :-
    (   memberchk(Square-Other, Before)
    ->  Square = square(_, X, Y),
        square_refuse(Square, "units ~d and ~d both ~s (~d,~d)",
                      [Other, Unit, What, X, Y])
    ;   Next is Unit+1,
        check_apart(Squares, Next, What, [Square-Unit|Before])
    ).

%!  check(+World, +Question, +Answer, +Promises) is det.
%
%   @throws error(wrong_answer(Message), _)

check(World, Question, Answer, _) :-
    (   answer_status(Answer, no_answer)
    ->  true
    ;   checking(World, Question, Answer)
    ).

%!  tell(+Question, +Answer, -Told) is det.
%
%   Who arrived, and when.

tell(Question, Answer, Told) :-
    answer_rows(Answer, Rows),
    outcome_of(Question, Rows, Told).

%!  grow(+Game, +Side, -World, -Question) is det.
%
%   A unit for every fifty squares of a level with scattered walls.

grow(Game, Side, World, Question) :-
    format(atom(Said), "random20:~dx~d:1:game=~w", [Side, Side, Game]),
    made_read(Said, Made),
    made_world(Made, World),
    findall(Square,
            ( world_each(World, Square),
              world_is_open(World, Square)
            ),
            Open),
    compound_name_arguments(Places, places, Open),
    Count is max(1, Side*Side // 50),
    random_seed(1, 9, State),
    draw_ends(Count, Places, [], [], Squares, State),
    question_make(Squares, [16], Question).

draw_ends(Count, Places, Starts, Goals, Squares, State0) :-
    (   Count =:= 0
    ->  Squares = []
    ;   draw_end(Places, Starts, Start, State0, State1),
        draw_end(Places, Goals, Goal, State1, State),
        Squares = [Start, Goal|Squares1],
        Left is Count-1,
        draw_ends(Left, Places, [Start|Starts], [Goal|Goals], Squares1, State)
    ).

%   Again and again, until it is one that nobody has.

draw_end(Places, Taken, Square, State0, State) :-
    compound_name_arity(Places, _, Count),
    random_between(1, Count, Index, State0, State1),
    arg(Index, Places, Drawn),
    (   memberchk(Drawn, Taken)
    ->  draw_end(Places, Taken, Square, State1, State)
    ;   Square = Drawn,
        State = State1
    ).
