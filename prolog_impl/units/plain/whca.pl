/** <module> Windowed hierarchical cooperative A*: plan a window of moments, go
half of it, plan again

Silver (2005).  Units plan one after another, by a table of who is where when in
the window, and the true distances behind it; those that have arrived go on
planning, and make way.  One that finds no way stands, and those whose plans
lead over its square plan again, last.  The order changes from round to round.

A step counts one, but nothing if it is waiting at the goal; of equal totals the
node that came last is taken: the heap has the ways by Total-Order, where Order
is a number that falls.  A way is way(Cost, Time, Squares), Squares leading back
from where it ends.  What is known of the nodes is a tree, from Square-Time to
open(Cost) or `closed`.  O(log(nodes)) time a step looked at, and the visits of
its squares.

C has hash tables instead of trees.

Mirror: c_impl/units/plain/whca.c.
*/
:- module(plain_whca, []).
:- use_module(library(apply), [foldl/4, maplist/2, maplist/4, partition/4]).
:- use_module(library(assoc),
              [ assoc_to_values/2, empty_assoc/1, get_assoc/3, put_assoc/4 ]).
:- use_module(library(heaps),
              [ add_to_heap/4, empty_heap/1, get_from_heap/4 ]).
:- use_module(library(lists), [append/2, append/3, member/2, reverse/2]).
:- use_module('../../question').
:- use_module('../ground').
:- use_module('../plan').
:- use_module('../rra').
:- use_module('../table').

:- multifile solver:solver/6.

solver:solver(whca, plain, units, [[any]-[complete]],
              "cooperative A* by true distances, a window of moments at a time",
              plain_whca).

prepare(World, Ground) :-
    ground_make(World, Ground).

run(Ground, Question, Answer) :-
    plan_run(Ground, Question, plan, Answer).

trace(Ground, Question, Trace) :-
    plan_trace(Ground, Question, plan, Trace).

%   From here on a unit's start is where it is.

plan(Ground, Question, Routes, Steps, Counts) :-
    ground_units(Ground, Question, Units),
    question_numbers(Question, [Window]),
    units_squares(Units, Squares),
    rras_make(Ground, Units, Rras),
    phrase(rounds(Units, 0, rules(Ground, Window), done(Rras, 0, 0), Counts,
                  Moments),
           Steps),
    plan_routes([Squares|Moments], Routes).

units_squares(Units, Squares) :-
    findall(Square, member(unit(_, Square, _), Units), Squares).

%   rounds(+Units, +Now, +Rules, +Done, -Counts, -Moments)// : what was done so
%   far is done(Rras, Searches, Rounds).

rounds(Units0, Now0, Rules, Done, Counts, Moments) -->
    { Rules = rules(Ground, Window),
      Done = done(Rras0, Searches0, Rounds0),
      ground_time(Ground, Time)
    },
    (   { ( Now0 >= Time ; maplist(is_home, Units0) ) }
    ->  { rras_closed(Rras0, Estimated),
          Reserved is Searches0*Window,
          Counts = [Estimated, Reserved, Searches0, Rounds0],
          Moments = []
        }
    ;   { queue(Units0, Rounds0, Queue),
          table_empty(Table),
          empty_assoc(Plans0)
        },
        plan_all(Queue, round(Ground, Window, Now0),
                 state(Table, Plans0, Rras0, Searches0),
                 state(_, Plans, Rras, Searches)),
        { assoc_to_values(Plans, Routes),
          plan_routes(Routes, [_|Ahead]),
          Walk is min(max(1, Window//2), Time-Now0),
          walk(Walk, Ahead, Units0, Units, Now0, Now, Moments, Moments1),
          Rounds is Rounds0+1
        },
        rounds(Units, Now, Rules, done(Rras, Searches, Rounds), Counts,
               Moments1)
    ).

%   Those at their goals last; who is first of the others goes from one to the
%   next.

queue(Units, Rounds, Queue) :-
    partition(is_home, Units, Home, Away),
    length(Away, Count),
    Turned is Rounds mod Count,
    length(Behind, Turned),
    append(Behind, First, Away),
    append([First, Behind, Home], Queue).

is_home(unit(_, Goal, Goal)).

%   walk(+Count, +Ahead, +Units0, -Units, +Now0, -Now, -Moments0, ?Moments): so
%   many steps, or fewer if all get home.

walk(Count, [Squares|Ahead], Units0, Units, Now0, Now, [Squares|Moments0],
     Moments) :-
    maplist(go, Units0, Squares, Units1),
    Now1 is Now0+1,
    Left is Count-1,
    (   ( Left =:= 0 ; maplist(is_home, Units1) )
    ->  Units = Units1,
        Now = Now1,
        Moments = Moments0
    ;   walk(Left, Ahead, Units1, Units, Now1, Now, Moments0, Moments)
    ).

go(unit(Number, _, Goal), Square, unit(Number, Square, Goal)).

%   plan_all(+Queue, +Round, +State0, -State)// : a state is state(Table, Plans,
%   Rras, Searches), where Plans is a tree of the squares by unit.

plan_all([], _, State, State) --> [].
plan_all([Unit|Queue0], Round, state(Table0, Plans0, Rras0, Searches0),
         State) -->
    { Unit = unit(Number, Square, _),
      Round = round(Ground, Window, Now),
      Search = search(Ground, Window, Now, Unit, Table0),
      empty_heap(Heap),
      empty_assoc(Nodes),
      reach(Search, 0, 0, [], Square, open(Heap, 0, Nodes, Rras0), Open)
    },
    take_next(Open, Search, Found, Rras),
    { (   Found = found(Plan)
      ->  Queue = Queue0,
          Table1 = Table0
      ;   stand(Window, Square, Plan),
          table_clear(Square, Again, Table0, Table1),
          append(Queue0, Again, Queue)
      ),
      table_enter(Unit, Plan, Table1, Table),
      put_assoc(Number, Plans0, Plan, Plans),
      Searches is Searches0+1
    },
    plan_all(Queue, Round, state(Table, Plans, Rras, Searches), State).

stand(Window, Square, Plan) :-
    findall(Square, between(0, Window, _), Plan).

%   take_next(+Open, +Search, -Found, -Rras)// : what is open is open(Heap,
%   Order, Nodes, Rras); a search is search(Ground, Window, Now, Unit, Table).

take_next(open(Heap0, Order, Nodes0, Rras0), Search, Found, Rras) -->
    (   { get_from_heap(Heap0, _, way(Cost, Time, Squares), Heap) }
    ->  { Squares = [Square|_] },
        (   { get_assoc(Square-Time, Nodes0, open(Cost)) }
        ->  { Search = search(_, Window, Now, unit(Number, _, _), _),
              Moment is Now+Time
            },
            [step(Square, Number, Moment)],
            (   { Time =:= Window }
            ->  { reverse(Squares, Plan),
                  Found = found(Plan),
                  Rras = Rras0
                }
            ;   { put_assoc(Square-Time, Nodes0, closed, Nodes),
                  expand(Search, Cost, Time, Squares,
                         open(Heap, Order, Nodes, Rras0), Open)
                },
                take_next(Open, Search, Found, Rras)
            )
        ;   take_next(open(Heap, Order, Nodes0, Rras0), Search, Found, Rras)
        )
    ;   { Found = none,
          Rras = Rras0
        }
    ).

%   The last key first, so that the first will be taken up first.

expand(Search, Cost, Time, Squares, Open0, Open) :-
    Search = search(Ground, _, _, _, _),
    Squares = [Square|_],
    ground_steps(Ground, Square, Steps),
    reverse(Steps, Backwards),
    foldl(step(Search, Cost, Time, Squares), Backwards, Open0, Open).

step(Search, Cost0, Time0, Squares, To, Open0, Open) :-
    Search = search(Ground, _, _, unit(_, _, Goal), Table),
    Squares = [From|_],
    (   table_refuses(Table, Ground, From, Time0, To)
    ->  Open = Open0
    ;   (   From =:= Goal,
            To =:= Goal
        ->  Cost = Cost0
        ;   Cost is Cost0+1
        ),
        Time is Time0+1,
        reach(Search, Cost, Time, Squares, To, Open0, Open)
    ).

reach(Search, Cost, Time, Squares, To, Open0, Open) :-
    Search = search(_, _, _, unit(Number, _, _), _),
    Open0 = open(Heap0, Order0, Nodes0, Rras0),
    (   get_assoc(To-Time, Nodes0, Node),
        \+ is_dearer(Node, Cost)
    ->  Open = Open0
    ;   rras_distance(Number, To, Rest, Rras0, Rras),
        Total is Cost+Rest,
        add_to_heap(Heap0, Total-Order0, way(Cost, Time, [To|Squares]), Heap),
        Order is Order0-1,
        put_assoc(To-Time, Nodes0, open(Cost), Nodes),
        Open = open(Heap, Order, Nodes, Rras)
    ).

is_dearer(open(Known), Cost) :-
    Known > Cost.
