/** <module> The problem of filling a share of a world from one square

The start is filled first.  Then squares are taken up in the order in which they
were filled, and the unfilled squares that a move leads to are filled, in the
order of the game's moves, stairs last; it ends at once when the limit is met,
max(1, share of the world's squares in percent, rounded down).

An answer's rows are the squares in the order of filling, its score their
number, its work the squares taken up.  A trace has the squares taken up, in
order, and leaves on each square the number of its filling, from 1, and 0 where
it was not filled.

Mirror: c_impl/fill/fill.c.
*/
:- module(reitti_fill,
          [ check/4,                    % +World, +Question, +Answer, +Promises
            check_trace/4,              % +World, +Question, +Answer, +Trace
            grow/4                      % +Game, +Side, -World, -Question
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/3, last/2, member/2, nth1/3]).
:- use_module('../answer').
:- use_module('../grown').
:- use_module('../question').
:- use_module('../rows').
:- use_module('../square', [square_is/1]).
:- use_module('../walker').
:- use_module('../world').

:- multifile problem:problem/6.

problem:problem(fill, [from-open, share-number(1, 100)], [taken], same,
                flood_fill, reitti_fill).

%!  grow(+Game, +Side, -World, -Question) is det.

grow(Game, Side, World, Question) :-
    grown_world(Game, Side, World),
    grown_ends(World, Start, _),
    question_make([Start], [100], Question).

limit(World, Question, Limit) :-
    question_numbers(Question, [Share]),
    world_size(World, Size),
    Limit is max(1, Share*Size // 100).

refuse(Format, Arguments) :-
    format(string(Message), Format, Arguments),
    throw(error(wrong_answer(Message), _)).

%!  check(+World, +Question, +Answer, +Promises) is det.
%
%   The start comes first, no square twice, each after one of its neighbours,
%   none behind one that is farther away; and either the limit is met or nothing
%   is left to be filled next to what is.
%
%   @throws error(wrong_answer(Message), _)

check(World, Question, Answer, _) :-
    (   answer_status(Answer, no_answer)
    ->  true
    ;   question_squares(Question, [Start]),
        answer_rows(Answer, Squares),
        answer_score(Answer, Score),
        limit(World, Question, Limit),
        (   are_squares(Squares),
            Squares \== []
        ->  length(Squares, Filled)
        ;   refuse("the rows are not squares", [])
        ),
        (   Squares = [Start|_]
        ->  true
        ;   refuse("the start is not filled first", [])
        ),
        (   Score =:= Filled
        ->  true
        ;   refuse("~d squares are filled, not ~d", [Filled, Score])
        ),
        (   Filled =< Limit
        ->  true
        ;   refuse("~d squares are filled, and the limit is ~d",
                   [Filled, Limit])
        ),
        distances(World, Start, Distances),
        world_size(World, Size),
        compound_name_arity(Numbers, numbers, Size),
        check_squares(Squares, 1, 0, World, Distances, Numbers),
        (   Filled =:= Limit
        ->  true
        ;   forall(member(Square, Squares), check_edge(World, Numbers, Square))
        )
    ).

are_squares(Squares) :-
    is_list(Squares),
    forall(member(Square, Squares), square_is(Square)).

%   The distance of every square from the start, unbound where there is none.

distances(World, Start, Distances) :-
    world_size(World, Size),
    compound_name_arity(Distances, distances, Size),
    world_index(World, Start, Index),
    arg(Index, Distances, 0),
    Queue = [Start|Tail],
    spread(Queue, Tail, World, Distances).

spread(Waiting, Tail, World, Distances) :-
    (   var(Waiting)
    ->  true
    ;   Waiting = [Square|Waiting1],
        world_index(World, Square, Index),
        arg(Index, Distances, Distance),
        Next is Distance+1,
        findall(To, move(World, Square, To), Squares),
        reach(Squares, Next, World, Distances, Tail, Tail1),
        spread(Waiting1, Tail1, World, Distances)
    ).

reach([], _, _, _, Tail, Tail).
reach([Square|Squares], Distance, World, Distances, Tail0, Tail) :-
    world_index(World, Square, Index),
    arg(Index, Distances, Mark),
    (   var(Mark)
    ->  Mark = Distance,
        Tail0 = [Square|Tail1]
    ;   Tail1 = Tail0
    ),
    reach(Squares, Distance, World, Distances, Tail1, Tail).

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

%   check_squares(+Squares, +Number, +Before, +World, +Distances, +Numbers):
%   Numbers has an argument for each square, bound once it has been seen, and
%   Before is the distance of the square before.

check_squares([], _, _, _, _, _).
check_squares([Square|Squares], Number, Before, World, Distances, Numbers) :-
    (   world_contains(World, Square)
    ->  world_index(World, Square, Index),
        arg(Index, Numbers, Seen),
        arg(Index, Distances, Distance)
    ;   refuse("square ~d lies outside the world", [Number])
    ),
    (   nonvar(Seen)
    ->  refuse_square(World, Square, "is filled twice, as number ~d and ~d",
                      [Seen, Number])
    ;   Number > 1,
        \+ ( walker_from(World, Square, From),
             is_filled(World, Numbers, From)
           )
    ->  refuse_square(World, Square,
                      "is number ~d, before any of its neighbours", [Number])
    ;   Distance < Before
    ->  refuse_square(World, Square,
                      "is number ~d, behind one that is farther away",
                      [Number])
    ;   Seen = Number
    ),
    Next is Number+1,
    check_squares(Squares, Next, Distance, World, Distances, Numbers).

is_filled(World, Numbers, Square) :-
    world_index(World, Square, Index),
    arg(Index, Numbers, Number),
    nonvar(Number).

refuse_square(World, Square, Format, Arguments) :-
    world_square_text(World, Square, Text),
    format(string(What), Format, Arguments),
    refuse("~s ~s", [Text, What]).

check_edge(World, Numbers, Square) :-
    (   move(World, Square, Next),
        \+ is_filled(World, Numbers, Next)
    ->  world_square_text(World, Next, Text),
        refuse("ends below the limit, and ~s next to it is not filled", [Text])
    ;   true
    ).

%!  check_trace(+World, +Question, +Answer, +Trace) is det.
%
%   First in, first out: the squares taken up are the first that were filled,
%   all of them if the limit was not met; if it was, by the last of them.
%
%   @throws error(wrong_answer(Message), _)

check_trace(World, Question, Answer, Trace) :-
    trace_steps(Trace, Steps),
    trace_left(Trace, Left),
    answer_rows(Answer, Squares),
    answer_work(Answer, [Taken]),
    (   are_squares(Steps),
        rows_are_plane(Left, World)
    ->  length(Steps, Count)
    ;   refuse("has no squares, or no plane of numbers", [])
    ),
    (   Count =:= Taken
    ->  true
    ;   refuse("left a trace of ~d squares, but claims ~d", [Count, Taken])
    ),
    (   append(Steps, Rest, Squares)
    ->  true
    ;   refuse("squares are taken up in another order than filled", [])
    ),
    limit(World, Question, Limit),
    length(Squares, Filled),
    (   ends_well(Filled, Limit, Rest, Steps, Squares, World)
    ->  true
    ;   refuse("the last square taken up does not fill the last one", [])
    ),
    compound_name_arguments(Filling, filling, Squares),
    forall(world_each(World, Square),
           check_number(Square, World, Left, Filling)),
    aggregate_all(count, ( arg(_, Left, Number), Number =\= 0 ), Numbered),
    (   Numbered =:= Filled
    ->  true
    ;   refuse("~d squares have numbers, but ~d are filled", [Numbered, Filled])
    ).

ends_well(Filled, Limit, Rest, Steps, Squares, World) :-
    (   Filled < Limit
    ->  Rest == []
    ;   Filled =:= 1
    ->  true
    ;   last(Steps, Taken),
        last(Squares, Square),
        walker_may(World, Taken, Square)
    ).

check_number(Square, World, Left, Filling) :-
    plane_number(Left, World, Square, Number),
    (   Number =:= 0
    ->  true
    ;   Number > 0,
        arg(Number, Filling, Square)
    ->  true
    ;   refuse_square(World, Square, "has number ~d, but is not that", [Number])
    ).
