/** <module> The turns of a program of 2009: all plan, then all move

Units plan in order, each by where those with a way ahead will be, a window of
moments far.  Swaps and crossings are not thought of, so that units get in each
other's way when they move; one that does forgets its way, and has the end of it
as its next waypoint.

A mover is mover(Number, Ahead, Waypoints), where Ahead begins with its square.

Of equal totals the node that came last is taken: the heap has the ways by
Total-Order, where Order is a number that falls.  A way is way(Time, Waits,
Squares), Squares leading back from where it ends.  A node is known once it has
been reached, and that is the only way to it.  O(log(nodes) + units) time a step
looked at.

It is long because turns, planning and searching are all that program's own.

Mirror: c_impl/units/plain/pathfinder.c.
*/
:- module(plain_pathfinder, []).
:- use_module(library(apply), [foldl/4, foldl/5, maplist/2, maplist/3]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, put_assoc/4]).
:- use_module(library(heaps),
              [ add_to_heap/4, empty_heap/1, get_from_heap/4 ]).
:- use_module(library(lists),
              [ append/3, last/2, member/2, memberchk/2, nth0/3, reverse/2,
                subset/2 ]).
:- use_module('../../kernels/line').
:- use_module('../../question').
:- use_module('../ground').
:- use_module('../plan').
:- use_module('../rra').

:- multifile solver:solver/6.

solver:solver(pathfinder, plain, units, [[any]-[complete]],
              "the turns of a program of 2009: plan, then move",
              plain_pathfinder).

most_waits(5).

prepare(World, Ground) :-
    ground_make(World, Ground).

run(Ground, Question, Answer) :-
    plan_run(Ground, Question, plan, Answer).

trace(Ground, Question, Trace) :-
    plan_trace(Ground, Question, plan, Trace).

plan(Ground, Question, Routes, Steps, [Estimated, 0, Searches, Turns]) :-
    ground_units(Ground, Question, Units),
    question_numbers(Question, [Window]),
    maplist(mover, Units, Movers),
    empty_assoc(Rras0),
    phrase(turns(Movers, 0, Turns, rules(Ground, Window), known(Rras0, 0),
                 known(Rras, Searches), Moments),
           Steps),
    rras_closed(Rras, Estimated),
    plan_routes(Moments, Routes).

mover(unit(Number, Start, Goal), mover(Number, [Start], Waypoints)) :-
    (   Start =:= Goal
    ->  Waypoints = []
    ;   Waypoints = [Goal]
    ).

%   turns(+Movers, +Now, -Turns, +Rules, +Known0, -Known, -Moments)// : what is
%   known is known(Rras, Searches), the former by waypoint.

turns(Movers0, Now, Turns, Rules, Known0, Known, [Squares|Moments]) -->
    { movers_squares(Movers0, Squares),
      Rules = rules(Ground, _),
      ground_time(Ground, Time)
    },
    (   { ( Now =:= Time ; maplist(is_done, Movers0) ) }
    ->  { Turns = Now,
          Known = Known0,
          Moments = []
        }
    ;   plan_all(Movers0, [], Movers1, Now, Rules, Known0, Known1),
        { plan_turn(Squares, Turn),
          foldl(move(Ground), Movers1, Movers, Turn, _),
          Next is Now+1
        },
        turns(Movers, Next, Turns, Rules, Known1, Known, Moments)
    ).

movers_squares(Movers, Squares) :-
    findall(Square, member(mover(_, [Square|_], _), Movers), Squares).

is_done(mover(_, [_], [])).

move(_, Mover, Mover, Turn, Turn) :-
    Mover = mover(_, [_], _),
    !.
move(Ground, mover(Number, [Square|Ahead], Waypoints), Mover, Turn0, Turn) :-
    Ahead = [Next|_],
    (   Next =:= Square
    ->  Mover = mover(Number, Ahead, Waypoints),
        Turn = Turn0
    ;   plan_is_blocked(Ground, Turn0, Square, Next)
    ->  last(Ahead, Last),
        Mover = mover(Number, [Square], [Last|Waypoints]),
        Turn = Turn0
    ;   Mover = mover(Number, Ahead, Waypoints),
        plan_move(Square, Next, Turn0, Turn)
    ).

%   plan_all(+Movers0, +Done, -Movers, +Now, +Rules, +Known0, -Known)// : Done
%   are those that have had their turn, the last one first.

plan_all([], Done, Movers, _, _, Known, Known) -->
    { reverse(Done, Movers) }.
plan_all([Mover0|Movers0], Done, Movers, Now, Rules, Known0, Known) -->
    { append(Done, Movers0, Others) },
    plan_one(Mover0, Mover, Others, Now, Rules, Known0, Known1),
    plan_all(Movers0, [Mover|Done], Movers, Now, Rules, Known1, Known).

%   A unit that has nothing ahead looks for a way, unless others stand all along
%   the line to its waypoint.

plan_one(Mover0, Mover, Others, Now, Rules, Known0, Known) -->
    (   { Mover0 = mover(Number, [Square], Waypoints0) }
    ->  { pass(Square, Waypoints0, Waypoints1),
          Rules = rules(Ground, _)
        },
        (   { Waypoints1 = [Waypoint|_],
              \+ is_cut_off(Ground, Waypoint, Square, Others)
            }
        ->  find_way(unit(Number, Square, Waypoint), Others, Now, Rules, Ahead,
                     Known0, Known),
            { last(Ahead, Last),
              pass(Last, Waypoints1, Waypoints),
              Mover = mover(Number, Ahead, Waypoints)
            }
        ;   { Mover = mover(Number, [Square], Waypoints1),
              Known = Known0
            }
        )
    ;   { Mover = Mover0,
          Known = Known0
        }
    ).

%   pass(+Square, +Waypoints0, -Waypoints): the first ones are dropped if they
%   are that square.

pass(Square, Waypoints0, Waypoints) :-
    (   Waypoints0 = [Square|Waypoints1]
    ->  pass(Square, Waypoints1, Waypoints)
    ;   Waypoints = Waypoints0
    ).

is_cut_off(Ground, Waypoint, Square, Others) :-
    ground_place(Ground, Waypoint, From),
    ground_place(Ground, Square, To),
    line_drawn(From, To, Line),
    movers_squares(Others, Squares),
    maplist(ground_place(Ground), Squares, Places),
    subset(Line, [To|Places]).

%   find_way(+Unit, +Others, +Now, +Rules, -Ahead, +Known0, -Known)// : the
%   unit's goal is its waypoint.

find_way(Unit, Others, Now, rules(Ground, Window), Ahead,
         known(Rras0, Searches0), known(Rras, Searches)) -->
    { Unit = unit(_, Square, Waypoint),
      (   get_assoc(Waypoint, Rras0, _)
      ->  Rras1 = Rras0
      ;   rra_make(Ground, Waypoint, Square, Rra),
          put_assoc(Waypoint, Rras0, Rra, Rras1)
      ),
      findall(Squares,
              ( between(1, Window, Time),
                will_be(Others, Time, Squares)
              ),
              Moments),
      compound_name_arguments(Taken, taken, Moments),
      Search = search(Ground, Window, Now, Unit, Taken),
      empty_heap(Heap),
      empty_assoc(Nodes),
      put(Search, 0, 0, [Square], open(Heap, 0, Nodes, Rras1), Open),
      Searches is Searches0+1
    },
    take_next(Open, Search, Ahead, Rras).

%   Where the others will be: after its way one that has waypoints is nowhere.

will_be(Others, Time, Squares) :-
    findall(Square,
            ( member(mover(_, Ahead, Waypoints), Others),
              (   nth0(Time, Ahead, Square0)
              ->  Square = Square0
              ;   Waypoints == [],
                  last(Ahead, Square)
              )
            ),
            Squares).

%   take_next(+Open, +Search, -Ahead, -Rras)// : what is open is open(Heap,
%   Order, Nodes, Rras); a search is search(Ground, Window, Now, Unit, Taken),
%   with the squares that are taken at each moment.

take_next(open(Heap0, Order, Nodes, Rras0), Search, Ahead, Rras) -->
    { Search = search(_, Window, Now, unit(Number, Start, Waypoint), _) },
    (   { get_from_heap(Heap0, _, way(Time, Waits, Squares), Heap) }
    ->  { Squares = [Square|_],
          Moment is Now+Time
        },
        [step(Square, Number, Moment)],
        (   { ( Square =:= Waypoint ; Time =:= Window ) }
        ->  { reverse(Squares, Ahead),
              Rras = Rras0
            }
        ;   { expand(Search, Time, Waits, Squares,
                     open(Heap, Order, Nodes, Rras0), Open)
            },
            take_next(Open, Search, Ahead, Rras)
        )
    ;   { Ahead = [Start],
          Rras = Rras0
        }
    ).

%   The last key first, so that the first will be taken up first.

expand(Search, Time0, Waits, Squares, Open0, Open) :-
    Search = search(Ground, _, _, _, Taken),
    Squares = [Square|_],
    ground_steps(Ground, Square, Steps),
    reverse(Steps, Backwards),
    Time is Time0+1,
    arg(Time, Taken, Others),
    foldl(reach(Search, Time, Waits, Squares, Others), Backwards, Open0, Open).

reach(Search, Time, Waits0, Squares, Others, To, Open0, Open) :-
    Squares = [From|_],
    Open0 = open(_, _, Nodes, _),
    (   To =:= From
    ->  Waits is Waits0+1
    ;   Waits = Waits0
    ),
    most_waits(Most),
    (   (   Waits > Most
        ;   memberchk(To, Others)
        ;   get_assoc(To-Time, Nodes, _)
        )
    ->  Open = Open0
    ;   put(Search, Time, Waits, [To|Squares], Open0, Open)
    ).

put(Search, Time, Waits, Squares, open(Heap0, Order0, Nodes0, Rras0),
    open(Heap, Order, Nodes, Rras)) :-
    Search = search(_, _, _, unit(_, _, Waypoint), _),
    Squares = [Square|_],
    rras_distance(Waypoint, Square, Rest, Rras0, Rras),
    Total is Time+Rest,
    add_to_heap(Heap0, Total-Order0, way(Time, Waits, Squares), Heap),
    Order is Order0-1,
    put_assoc(Square-Time, Nodes0, known, Nodes).
