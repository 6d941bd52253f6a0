/** <module> Cooperative A*: one unit after another, by a table of who is where
when

Silver (2005).  A unit looks for a way in space and time that meets nobody who
has planned before.  After the latest arrival in the table nobody in it moves,
so that later moments are one layer, and the search is finite.  A unit that
finds no way stands where it is, and those whose routes lead over that square
plan again, last.

Of equal totals the node that came last is taken: the heap has the ways by
Total-Order, where Order is a number that falls.  A way is way(Time, Squares),
Squares leading back from where it ends.  What is known of the nodes is a tree,
from Square-Layer to open(Time) or `closed`; a way to a node that is closed, or
has been reached earlier, is passed over.  O(log(nodes)) time a step looked at,
and the visits of its squares.

What differs between searches is the estimate, called as call(Estimate, Unit,
Square, Rest, Known0, Known), where Known is whatever it has to remember.

C has hash tables instead of trees.

Mirror: c_impl/units/cooperating.c.
*/
:- module(reitti_cooperating,
          [ cooperating/9               % +Ground, +Units, :Estimate, +Known0,
                                        % -Known, -Routes, -Steps, -Reserved,
                                        % -Searches
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(assoc),
              [ assoc_to_values/2, empty_assoc/1, get_assoc/3, put_assoc/4 ]).
:- use_module(library(heaps),
              [ add_to_heap/4, empty_heap/1, get_from_heap/4 ]).
:- use_module(library(lists), [append/3, reverse/2]).
:- use_module(ground).
:- use_module(table).

:- meta_predicate cooperating(+, +, 5, +, -, -, -, -, -).

%!  cooperating(+Ground, +Units, :Estimate, +Known0, -Known, -Routes, -Steps,
%!              -Reserved, -Searches) is det.
%
%   Units are as they were asked for; Routes are theirs, and Steps what was
%   expanded.

cooperating(Ground, Units, Estimate, Known0, Known, Routes, Steps, Reserved,
            Searches) :-
    table_empty(Table),
    empty_assoc(Planned),
    phrase(plan_all(Units, rules(Ground, Estimate),
                    state(Table, Planned, Known0, 0, 0),
                    state(_, All, Known, Reserved, Searches)),
           Steps),
    assoc_to_values(All, Routes).

%   plan_all(+Queue, +Rules, +State0, -State)// : a state is state(Table,
%   Planned, Known, Reserved, Searches), where Planned is a tree of the routes
%   by unit.

plan_all([], _, State, State) --> [].
plan_all([Unit|Queue0], Rules, State0, State) -->
    find_route(Unit, Rules, Found, State0, State1),
    { (   Found = found(Route)
      ->  Queue = Queue0,
          State2 = State1
      ;   Unit = unit(_, Start, _),
          Route = [Start],
          make_way(Start, Queue0, Queue, State1, State2)
      ),
      enter(Unit, Route, State2, State3)
    },
    plan_all(Queue, Rules, State3, State).

%   Whose route leads over the square goes to the end of the queue.

make_way(Square, Queue0, Queue,
         state(Table0, Planned, Known, Reserved, Searches),
         state(Table, Planned, Known, Reserved, Searches)) :-
    table_clear(Square, Again, Table0, Table),
    append(Queue0, Again, Queue).

enter(Unit, Route, state(Table0, Planned0, Known, Reserved0, Searches),
      state(Table, Planned, Known, Reserved, Searches)) :-
    table_enter(Unit, Route, Table0, Table),
    Unit = unit(Number, _, _),
    put_assoc(Number, Planned0, Route, Planned),
    length(Route, Length),
    Reserved is Reserved0+Length.

%   find_route(+Unit, +Rules, -Found, +State0, -State)// : Found is `none` or
%   found(Route).

find_route(Unit, rules(Ground, Estimate), Found, State0, State) -->
    { State0 = state(Table, Planned, Known0, Reserved, Searches0),
      Unit = unit(_, Start, Goal),
      table_last(Table, Goal, Last)
    },
    (   { ( Last =:= inf ; ground_is_stranded(Ground, Unit) ) }
    ->  { Found = none,
          State = State0
        }
    ;   { table_settled(Table, Layers),
          Search = search(Ground, Estimate, Unit, Table, Layers, Last),
          empty_heap(Heap),
          empty_assoc(Nodes),
          reach(Search, 0, [], Start, open(Heap, 0, Nodes, Known0), Open),
          Searches is Searches0+1,
          State = state(Table, Planned, Known, Reserved, Searches)
        },
        take_next(Open, Search, Found, Known)
    ).

%   take_next(+Open, +Search, -Found, -Known)// : what is open is open(Heap,
%   Order, Nodes, Known); a search is search(Ground, Estimate, Unit, Table,
%   Layers, Last), where Last is the last moment at which somebody is on the
%   goal.

take_next(open(Heap0, Order, Nodes0, Known0), Search, Found, Known) -->
    (   { get_from_heap(Heap0, _, way(Time, Squares), Heap) }
    ->  { Squares = [Square|_],
          node(Search, Square, Time, Node)
        },
        (   { get_assoc(Node, Nodes0, open(Time)) }
        ->  { Search = search(_, _, unit(Number, _, Goal), _, _, Last) },
            [step(Square, Number, Time)],
            (   { Square =:= Goal,
                  Time > Last
                }
            ->  { reverse(Squares, Route),
                  Found = found(Route),
                  Known = Known0
                }
            ;   { put_assoc(Node, Nodes0, closed, Nodes),
                  expand(Search, Time, Squares,
                         open(Heap, Order, Nodes, Known0), Open)
                },
                take_next(Open, Search, Found, Known)
            )
        ;   take_next(open(Heap, Order, Nodes0, Known0), Search, Found, Known)
        )
    ;   { Found = none,
          Known = Known0
        }
    ).

node(search(_, _, _, _, Layers, _), Square, Time, Square-Layer) :-
    Layer is min(Time, Layers).

%   The last key first, so that the first will be taken up first.

expand(Search, Time, Squares, Open0, Open) :-
    Search = search(Ground, _, _, _, _, _),
    Squares = [Square|_],
    ground_steps(Ground, Square, Steps),
    reverse(Steps, Backwards),
    Next is Time+1,
    foldl(reach(Search, Next, Squares), Backwards, Open0, Open).

%   reach(+Search, +Time, +Squares, +To, +Open0, -Open): a step leads there from
%   the first of these squares, unless it is refused or nothing new.

reach(Search, Time, Squares, To, Open0, Open) :-
    Search = search(Ground, Estimate, Unit, Table, _, _),
    Open0 = open(Heap0, Order0, Nodes0, Known0),
    node(Search, To, Time, Node),
    (   (   get_assoc(Node, Nodes0, Before),
            \+ is_later(Before, Time)
        ;   Squares = [From|_],
            Start is Time-1,
            table_refuses(Table, Ground, From, Start, To)
        )
    ->  Open = Open0
    ;   call(Estimate, Unit, To, Rest, Known0, Known),
        Total is Time+Rest,
        add_to_heap(Heap0, Total-Order0, way(Time, [To|Squares]), Heap),
        Order is Order0-1,
        put_assoc(Node, Nodes0, open(Time), Nodes),
        Open = open(Heap, Order, Nodes, Known)
    ).

is_later(open(Before), Time) :-
    Before > Time.
