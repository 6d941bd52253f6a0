/** <module> Local repair A*: everybody alone, and round who stands in the way

In each turn the units act in order.  One that is blocked looks for another way,
around the units next to it and the square that it cannot enter; all others it
ignores.  The more often that has happened to it, the more its estimates are
stirred, so that it tries other ways.

A*: equal totals in the order in which they were got, and a closed square is not
opened again.  The heap has the ways by Total-Arrival; a way is way(Cost,
Squares), Squares leading back from where it ends.  What is known of the squares
is a tree, from each to open(Cost) or `closed`.  O(log(squares opened)) time a
move looked at.

A walker is walker(Unit, Ahead, Agitation): the unit's start is where it is,
Ahead is the rest of its route.

Mirror: c_impl/units/plain/lra.c.
*/
:- module(plain_lra, []).
:- use_module(library(apply), [foldl/4, maplist/2]).
:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2, put_assoc/4]).
:- use_module(library(heaps),
              [ add_to_heap/4, empty_heap/1, get_from_heap/4 ]).
:- use_module(library(lists), [member/2, memberchk/2, reverse/2]).
:- use_module('../ground').
:- use_module('../plan').
:- use_module('../stir').

:- multifile solver:solver/6.

solver:solver(lra, plain, units, [[any]-[complete]],
              "local repair: everybody alone, round who stands in the way",
              plain_lra).

most_agitation(32).

prepare(World, Ground) :-
    ground_make(World, Ground).

run(Ground, Question, Answer) :-
    plan_run(Ground, Question, plan, Answer).

trace(Ground, Question, Trace) :-
    plan_trace(Ground, Question, plan, Trace).

plan(Ground, Question, Routes, Steps, [0, 0, Searches, Turns]) :-
    ground_units(Ground, Question, Units),
    findall(walker(Unit, [], 0), member(Unit, Units), Walkers),
    phrase(turns(Walkers, Ground, 0, Turns, 0, Searches, Moments), Steps),
    plan_routes(Moments, Routes).

%   turns(+Walkers, +Ground, +Now, -Turns, +Searches0, -Searches, -Moments)// :
%   until all are home, time is up, or nobody has moved.

turns(Walkers0, Ground, Now, Turns, Searches0, Searches,
      [Squares0|Moments]) -->
    { walkers_squares(Walkers0, Squares0),
      ground_time(Ground, Time)
    },
    (   { ( Now =:= Time ; maplist(is_home, Walkers0) ) }
    ->  { Turns = Now,
          Searches = Searches0,
          Moments = []
        }
    ;   { plan_turn(Squares0, Turn) },
        act_all(Walkers0, Walkers, rules(Ground, Now), Turn, Searches0,
                Searches1),
        { Next is Now+1 },
        (   { walkers_squares(Walkers, Squares0) }
        ->  { Turns = Next,
              Searches = Searches1,
              Moments = []
            }
        ;   turns(Walkers, Ground, Next, Turns, Searches1, Searches, Moments)
        )
    ).

walkers_squares(Walkers, Squares) :-
    findall(Square, member(walker(unit(_, Square, _), _, _), Walkers),
            Squares).

is_home(walker(unit(_, Goal, Goal), _, _)).

%   act_all(+Walkers0, -Walkers, +Rules, +Turn, +Searches0, -Searches)//

act_all([], [], _, _, Searches, Searches) --> [].
act_all([Walker0|Walkers0], [Walker|Walkers], Rules, Turn0, Searches0,
        Searches) -->
    (   { is_home(Walker0) }
    ->  { Walker = Walker0,
          Turn = Turn0,
          Searches1 = Searches0
        }
    ;   look(Walker0, Walker1, Rules, Turn0, Searches0, Searches1),
        { go(Walker1, Walker, Rules, Turn0, Turn) }
    ),
    act_all(Walkers0, Walkers, Rules, Turn, Searches1, Searches).

go(Walker0, Walker, rules(Ground, _), Turn0, Turn) :-
    (   Walker0 = walker(unit(Number, Square, Goal), [Next|Ahead], Agitation),
        \+ plan_is_blocked(Ground, Turn0, Square, Next)
    ->  Walker = walker(unit(Number, Next, Goal), Ahead, Agitation),
        plan_move(Square, Next, Turn0, Turn)
    ;   Walker = Walker0,
        Turn = Turn0
    ).

%   look(+Walker0, -Walker, +Rules, +Turn, +Searches0, -Searches)// : a walker
%   that has no way, or is blocked, looks for another.

look(Walker0, Walker, Rules, Turn, Searches0, Searches) -->
    { Walker0 = walker(Unit, _, _),
      Rules = rules(Ground, _)
    },
    (   { has_to_look(Walker0, Ground, Turn, Agitation, Avoided) }
    ->  find_route(Unit, Agitation, Avoided, Rules, Turn, Ahead, Searches0,
                   Searches),
        { Walker = walker(Unit, Ahead, Agitation) }
    ;   { Walker = Walker0,
          Searches = Searches0
        }
    ).

has_to_look(walker(unit(_, Square, _), Ahead, Agitation0), Ground, Turn,
            Agitation, Avoided) :-
    (   Ahead = [Next|_]
    ->  plan_is_blocked(Ground, Turn, Square, Next),
        most_agitation(Most),
        Agitation is min(Agitation0+1, Most),
        Avoided = [Next]
    ;   Agitation = Agitation0,
        Avoided = []
    ).

%   find_route(+Unit, +Agitation, +Avoided, +Rules, +Turn, -Route, +Searches0,
%   -Searches)// : the route is empty if there is none.

find_route(Unit, Agitation, Avoided, rules(Ground, Now), Turn, Route, Searches0,
           Searches) -->
    { Unit = unit(_, Square, Goal),
      ground_steps(Ground, Square, Near),
      findall(Bar,
              ( member(Bar, Near),
                Bar =\= Square,
                plan_is_occupied(Turn, Bar)
              ;   member(Bar, Avoided)
              ),
              Barred)
    },
    (   { memberchk(Goal, Barred) }
    ->  { Route = [],
          Searches = Searches0
        }
    ;   { findall(Bar-closed, member(Bar, Barred), Closed0),
          sort(Closed0, Closed),
          list_to_assoc(Closed, Nodes),
          empty_heap(Heap),
          Search = search(Ground, Unit, Agitation, Now),
          reach(Search, 0, [], Square, open(Heap, 0, Nodes), Open),
          Searches is Searches0+1
        },
        take_next(Open, Search, Route)
    ).

%   take_next(+Open, +Search, -Route)// : what is open is open(Heap, Arrivals,
%   Nodes).

take_next(open(Heap0, Arrivals, Nodes0), Search, Route) -->
    (   { get_from_heap(Heap0, _, way(Cost, Squares), Heap) }
    ->  { Squares = [Square|_] },
        (   { get_assoc(Square, Nodes0, open(Cost)) }
        ->  { Search = search(_, unit(Number, _, Goal), _, Now) },
            [step(Square, Number, Now)],
            (   { Square =:= Goal }
            ->  { reverse(Squares, [_|Route]) }
            ;   { put_assoc(Square, Nodes0, closed, Nodes),
                  expand(Search, Cost, Squares, open(Heap, Arrivals, Nodes),
                         Open)
                },
                take_next(Open, Search, Route)
            )
        ;   take_next(open(Heap, Arrivals, Nodes0), Search, Route)
        )
    ;   { Route = [] }
    ).

expand(Search, Cost, Squares, Open0, Open) :-
    Search = search(Ground, _, _, _),
    Squares = [Square|_],
    ground_steps(Ground, Square, Steps),
    Next is Cost+1,
    foldl(reach(Search, Next, Squares), Steps, Open0, Open).

reach(Search, Cost, Squares, To, Open0, Open) :-
    Open0 = open(Heap0, Arrivals0, Nodes0),
    (   get_assoc(To, Nodes0, Node),
        \+ is_dearer(Node, Cost)
    ->  Open = Open0
    ;   estimate(Search, To, Rest),
        Total is Cost+Rest,
        add_to_heap(Heap0, Total-Arrivals0, way(Cost, [To|Squares]), Heap),
        Arrivals is Arrivals0+1,
        put_assoc(To, Nodes0, open(Cost), Nodes),
        Open = open(Heap, Arrivals, Nodes)
    ).

is_dearer(open(Known), Cost) :-
    Known > Cost.

estimate(search(Ground, unit(Number, _, Goal), Agitation, _), Square, Rest) :-
    (   Square =:= Goal
    ->  Rest = 0
    ;   ground_metric(Ground, Square, Goal, Metric),
        stir(Square, Number, Agitation, Stirred),
        Rest is Metric + Stirred mod (Agitation+1)
    ).
