/** <module> Whether a plan of many units is right

Knows nothing of how it was made: shares no code with solvers.

Mirror: c_impl/units/checking.c.
*/
:- module(reitti_checking,
          [ checking/3                  % +World, +Question, +Answer
          ]).
:- use_module(library(apply), [maplist/2, maplist/4]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, put_assoc/4]).
:- use_module(library(lists), [append/3, last/2, nth1/3]).
:- use_module('../answer').
:- use_module('../question').
:- use_module('../square', [square_is/1]).
:- use_module('../world').

refuse(Format, Arguments) :-
    format(string(Message), Format, Arguments),
    throw(error(wrong_answer(Message), _)).

%!  checking(+World, +Question, +Answer) is det.
%
%   The rows are unit by unit; each unit walks from its start by moves; no two
%   are ever on one square, or meet half-way; and the score is what they make.
%
%   @throws error(wrong_answer(Message), _)

checking(World, Question, Answer) :-
    question_squares(Question, Ends),
    answer_rows(Answer, Rows),
    (   routes(Ends, 1, Rows, Routes)
    ->  true
    ;   refuse("rows are not unit by unit", [])
    ),
    check_routes(Routes, Ends, 1, World),
    check_moments(Routes, 1, World),
    answer_score(Answer, Score),
    world_width(World, Width),
    world_height(World, Height),
    Time is 10*(Width+Height),
    costs(Routes, Ends, Time, Made),
    (   Score =:= Made
    ->  true
    ;   refuse("score ~d, but the rows make ~d", [Score, Made])
    ).

%   routes(+Ends, +Unit, +Rows, -Routes): the rows of each unit, from that one
%   on, of which there are some.

routes([], _, [], []).
routes([_, _|Ends], Unit, Rows0, [[Square|Route]|Routes]) :-
    route(Rows0, Unit, [Square|Route], Rows),
    Next is Unit+1,
    routes(Ends, Next, Rows, Routes).

route(Rows0, Unit, Route, Rows) :-
    (   Rows0 = [Square-[Number]|Rows1],
        Number == Unit
    ->  square_is(Square),
        Route = [Square|Route1],
        route(Rows1, Unit, Route1, Rows)
    ;   Route = [],
        Rows = Rows0
    ).

%   check_routes(+Routes, +Ends, +Unit, +World): each for itself.

check_routes([], [], _, _).
check_routes([[Square|Route]|Routes], [Start, _|Ends], Unit, World) :-
    (   Square == Start
    ->  check_route(Route, 1, Square, Unit, World)
    ;   refuse("unit ~d does not begin at its start", [Unit])
    ),
    (   append(_, [Last, Last], [Square|Route])
    ->  refuse("unit ~d repeats its last square", [Unit])
    ;   true
    ),
    Next is Unit+1,
    check_routes(Routes, Ends, Next, World).

check_route([], _, _, _, _).
check_route([To|Route], Time, From, Unit, World) :-
    (   \+ world_is_open(World, To)
    ->  world_square_text(World, To, Text),
        refuse("unit ~d at moment ~d: ~s cannot be entered",
               [Unit, Time, Text])
    ;   \+ is_step(World, From, To)
    ->  refuse("unit ~d at moment ~d: no such move", [Unit, Time])
    ;   cuts_corner(World, From, To)
    ->  refuse("unit ~d at moment ~d: cuts a corner", [Unit, Time])
    ;   Next is Time+1,
        check_route(Route, Next, To, Unit, World)
    ).

%   A move in one of the world's ways, or none.

is_step(World, square(_, X0, Y0), square(_, X, Y)) :-
    DX is abs(X-X0),
    DY is abs(Y-Y0),
    max(DX, DY) =< 1,
    (   world_ways(World, four)
    ->  DX+DY =< 1
    ;   true
    ).

cuts_corner(World, square(Level, X0, Y0), square(_, X, Y)) :-
    world_corners(World, block),
    \+ ( world_is_open(World, square(Level, X0, Y)),
         world_is_open(World, square(Level, X, Y0))
       ).

%   check_moments(+Routes, +Time, +World): all together, to that moment and on.
%   Each route begins with where its unit was before.

check_moments(Routes0, Time, World) :-
    (   maplist(is_over, Routes0)
    ->  true
    ;   maplist(go_on, Routes0, Steps, Routes),
        check_shared(Steps, Time, World),
        check_half_ways(Steps, Time),
        Next is Time+1,
        check_moments(Routes, Next, World)
    ).

is_over([_]).

go_on([From|Route0], From-To, Route) :-
    (   Route0 = [To|_]
    ->  Route = Route0
    ;   To = From,
        Route = [From]
    ).

check_shared(Steps, Time, World) :-
    findall(To-Unit, nth1(Unit, Steps, _-To), Places),
    (   twice(Places, Square, First, Second)
    ->  world_square_text(World, Square, Text),
        refuse("units ~d and ~d share ~s at moment ~d",
               [First, Second, Text, Time])
    ;   true
    ).

%   Those that swap squares or cross have the same half-way point, which is told
%   by the sums of the coordinates.

check_half_ways(Steps, Time) :-
    findall((X-Y)-Unit,
            ( nth1(Unit, Steps, square(_, X0, Y0)-square(_, X1, Y1)),
              X0-Y0 \== X1-Y1,
              X is X0+X1,
              Y is Y0+Y1
            ),
            Points),
    (   twice(Points, _, First, Second)
    ->  refuse("units ~d and ~d meet half-way to moment ~d",
               [First, Second, Time])
    ;   true
    ).

%   twice(+Pairs, -Key, -First, -Second): the first Second whose key another had
%   before.

twice(Pairs, Key, First, Second) :-
    empty_assoc(Before),
    twice(Pairs, Before, Key, First, Second).

twice([Key0-Unit|Pairs], Before0, Key, First, Second) :-
    (   get_assoc(Key0, Before0, Other)
    ->  Key = Key0,
        First = Other,
        Second = Unit
    ;   put_assoc(Key0, Before0, Unit, Before),
        twice(Pairs, Before, Key, First, Second)
    ).

%   costs(+Routes, +Ends, +Time, -Score): Time for a unit that is not home.

costs([], [], _, 0).
costs([Route|Routes], [_, Goal|Ends], Time, Score) :-
    (   last(Route, Goal)
    ->  length(Route, Moments),
        Cost is Moments-1
    ;   Cost = Time
    ),
    costs(Routes, Ends, Time, Others),
    Score is Cost+Others.
