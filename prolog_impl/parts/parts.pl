/** <module> The problem of putting a world's squares into connected parts

The parts of level 1 are sets of squares, those of a level above sets of parts
of the level below.  Level N+1 exists if level N has an edge and more parts;
otherwise there is no answer.

An answer is a plane: of each square the number of its part, from 1, and 0 where
it cannot be entered.  Its score is the number of parts, its work the edges of
their graph: two parts have one where any of their squares are one move apart.
A trace has a square for each edge, by the lower and then by the higher number
of its parts: the first square of the lower part from which a move leads to the
other.  It leaves the plane, or 0 on all squares.

Mirror: c_impl/parts/parts.c.
*/
:- module(reitti_parts,
          [ check/4,                    % +World, +Question, +Answer, +Promises
            check_trace/4,              % +World, +Question, +Answer, +Trace
            grow/4                      % +Game, +Side, -World, -Question
          ]).
:- use_module(library(apply), [foldl/5]).
:- use_module(library(lists), [member/2]).
:- use_module('../answer').
:- use_module('../grown').
:- use_module('../question').
:- use_module('../rows').
:- use_module('../square', [square_is/1]).
:- use_module('../walker').
:- use_module('../world').

:- multifile problem:problem/6.

problem:problem(parts, [level-number(1, 1000000)], [edges], less, clique,
                reitti_parts).

%!  grow(+Game, +Side, -World, -Question) is det.

grow(Game, Side, World, Question) :-
    grown_world(Game, Side, World),
    question_make([], [1], Question).

refuse(Format, Arguments) :-
    format(string(Message), Format, Arguments),
    throw(error(wrong_answer(Message), _)).

refuse_square(World, Square, Format, Arguments) :-
    world_square_text(World, Square, Text),
    format(string(What), Format, Arguments),
    refuse("~s ~s", [Text, What]).

%!  check(+World, +Question, +Answer, +Promises) is det.
%
%   Every square that can be entered has a part, and no other; all numbers are
%   used; every part is connected by moves inside it; and the edges are counted.
%
%   @throws error(wrong_answer(Message), _)

check(World, _, Answer, _) :-
    (   answer_status(Answer, no_answer)
    ->  true
    ;   answer_rows(Answer, Plane),
        answer_score(Answer, Score),
        answer_work(Answer, [Work]),
        world_size(World, Size),
        (   rows_are_plane(Plane, World)
        ->  true
        ;   refuse("the rows are no plane of parts", [])
        ),
        (   between(0, Size, Score)
        ->  true
        ;   refuse("there cannot be ~d parts", [Score])
        ),
        forall(world_each(World, Square),
               check_number(World, Plane, Score, Square)),
        check_wholes(World, Plane, Score),
        edges(World, Plane, Edges),
        length(Edges, Count),
        (   Count =:= Work
        ->  true
        ;   refuse("~d edges join the parts, not ~d", [Count, Work])
        )
    ).

%   The square has a number that it can have.

check_number(World, Plane, Score, Square) :-
    plane_number(Plane, World, Square, Number),
    (   world_is_open(World, Square)
    ->  (   Number =:= 0
        ->  refuse_square(World, Square, "can be entered, but has no part", [])
        ;   true
        )
    ;   Number =:= 0
    ->  true
    ;   refuse_square(World, Square, "cannot be entered, but has part ~d",
                      [Number])
    ),
    (   between(0, Score, Number)
    ->  true
    ;   refuse_square(World, Square, "has part ~d, and there are ~d",
                      [Number, Score])
    ).

%   Reached has an argument for each square, bound once it was reached from the
%   first square of its part; Used one for each part, bound once it has one.

check_wholes(World, Plane, Score) :-
    world_size(World, Size),
    compound_name_arity(Reached, reached, Size),
    compound_name_arity(Used, used, Score),
    findall(Square,
            ( world_each(World, Square),
              \+ plane_number(Plane, World, Square, 0)
            ),
            Squares),
    check_whole(Squares, World, Plane, Reached, Used),
    (   arg(Number, Used, Mark),
        var(Mark)
    ->  refuse("there is no part ~d", [Number])
    ;   true
    ).

check_whole([], _, _, _, _).
check_whole([Square|Squares], World, Plane, Reached, Used) :-
    plane_number(Reached, World, Square, Mark),
    plane_number(Plane, World, Square, Part),
    arg(Part, Used, Seen),
    (   nonvar(Mark)
    ->  true
    ;   nonvar(Seen)
    ->  refuse_square(World, Square, "is cut off from the rest of part ~d",
                      [Part])
    ;   Seen = seen,
        Mark = reached,
        spread([Square], World, Plane, Part, Reached)
    ),
    check_whole(Squares, World, Plane, Reached, Used).

%   What is reached from squares inside their part.

spread([], _, _, _, _).
spread([From|Stack0], World, Plane, Part, Reached) :-
    findall(To,
            ( move(World, From, To),
              plane_number(Plane, World, To, Part)
            ),
            Inside),
    reach(Inside, World, Reached, Stack0, Stack),
    spread(Stack, World, Plane, Part, Reached).

reach([], _, _, Stack, Stack).
reach([Square|Squares], World, Reached, Stack0, Stack) :-
    plane_number(Reached, World, Square, Mark),
    (   var(Mark)
    ->  Mark = reached,
        Stack1 = [Square|Stack0]
    ;   Stack1 = Stack0
    ),
    reach(Squares, World, Reached, Stack1, Stack).

%   move(+World, +From, -To): one move leads there.

move(World, From, To) :-
    From = square(Level0, X0, Y0),
    member(DLevel, [-1, 0, 1]),
    member(DY, [-1, 0, 1]),
    member(DX, [-1, 0, 1]),
    Level is Level0+DLevel,
    X is X0+DX,
    Y is Y0+DY,
    To = square(Level, X, Y),
    walker_may(World, From, To).

%   edges(+World, +Plane, -Edges): pairs (Part-Other)-Square by the parts, with
%   the first square from which a move leads to the other part.

edges(World, Plane, Edges) :-
    findall((Part-Other)-Square,
            ( world_each(World, Square),
              plane_number(Plane, World, Square, Part),
              Part =\= 0,
              move(World, Square, To),
              plane_number(Plane, World, To, Other),
              Part < Other
            ),
            Moves),
    sort(1, @<, Moves, Edges).

%!  check_trace(+World, +Question, +Answer, +Trace) is det.
%
%   It leaves the answer's plane, and its steps are the edges.
%
%   @throws error(wrong_answer(Message), _)

check_trace(World, _, Answer, Trace) :-
    trace_steps(Trace, Steps),
    trace_left(Trace, Left),
    (   rows_are_plane(Left, World),
        is_list(Steps),
        forall(member(Step, Steps), square_is(Step))
    ->  true
    ;   refuse("has no squares, or no plane of parts", [])
    ),
    forall(world_each(World, Square),
           check_left(World, Answer, Left, Square)),
    edges(World, Left, Edges),
    length(Edges, Count),
    length(Steps, Told),
    (   Told =:= Count
    ->  true
    ;   refuse("tells of ~d edges, and there are ~d", [Told, Count])
    ),
    foldl(check_step, Edges, Steps, 1, _).

check_left(World, Answer, Left, Square) :-
    (   answer_status(Answer, found)
    ->  answer_rows(Answer, Plane),
        plane_number(Plane, World, Square, Number)
    ;   Number = 0
    ),
    plane_number(Left, World, Square, Told),
    (   Told =:= Number
    ->  true
    ;   refuse_square(World, Square, "has part ~d, not ~d", [Number, Told])
    ).

check_step((Part-Other)-Square, Step, Number, Next) :-
    (   Step == Square
    ->  Next is Number+1
    ;   refuse("edge ~d, of parts ~d and ~d, does not begin there",
               [Number, Part, Other])
    ).
