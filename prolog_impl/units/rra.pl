/** <module> Reverse resumable A*: the true distances to a goal, as far as they
are asked for

A* from the goal towards a target, a unit's start, where the unit's questions
will begin.  Moves count one, and other units are ignored.  To tell the distance
of a square the search goes on until that is closed; nothing is forgotten, so a
square is closed only once.  Equal totals in the order in which they were got.

It is rra(Ground, Target, Heap, Arrivals, Nodes, Closed): Nodes are a tree from
each square to open(Distance) or closed(Distance), Heap has the squares by
Total-Arrival, where Arrival is a number that grows, Closed counts.  A square
that gets a better total is put again, and its older entry is passed over.
O(log(squares opened)) time a move looked at.

C has a hash table instead of the tree.

Mirror: c_impl/units/rra.c.
*/
:- module(reitti_rra,
          [ rra_make/4,                 % +Ground, +Goal, +Target, -Rra
            rra_distance/4,             % +Square, -Distance, +Rra0, -Rra
            rras_make/3,                % +Ground, +Units, -Rras
            rras_distance/5,            % +Key, +Square, -Distance, +Rras0,
                                        % -Rras
            rras_closed/2               % +Rras, -Closed
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(assoc),
              [ empty_assoc/1, gen_assoc/3, get_assoc/3, put_assoc/4 ]).
:- use_module(library(heaps),
              [ add_to_heap/4, empty_heap/1, get_from_heap/4 ]).
:- use_module(ground).

%!  rra_make(+Ground, +Goal, +Target, -Rra) is det.

rra_make(Ground, Goal, Target, Rra) :-
    empty_heap(Heap),
    empty_assoc(Nodes),
    reach(0, Goal, rra(Ground, Target, Heap, 0, Nodes, 0), Rra).

%!  rra_distance(+Square, -Distance, +Rra0, -Rra) is semidet.
%
%   The moves from a square to the goal.  Fails if no moves lead there.

rra_distance(Square, Distance, Rra0, Rra) :-
    Rra0 = rra(_, _, _, _, Nodes, _),
    (   get_assoc(Square, Nodes, closed(Distance0))
    ->  Distance = Distance0,
        Rra = Rra0
    ;   close_next(Rra0, Rra1),
        rra_distance(Square, Distance, Rra1, Rra)
    ).

close_next(rra(Ground, Target, Heap0, Arrivals, Nodes0, Closed0), Rra) :-
    get_from_heap(Heap0, _, Square, Heap),
    (   get_assoc(Square, Nodes0, open(Distance))
    ->  put_assoc(Square, Nodes0, closed(Distance), Nodes),
        Closed is Closed0+1,
        ground_steps(Ground, Square, Steps),
        Next is Distance+1,
        foldl(reach(Next), Steps,
              rra(Ground, Target, Heap, Arrivals, Nodes, Closed), Rra)
    ;   close_next(rra(Ground, Target, Heap, Arrivals, Nodes0, Closed0), Rra)
    ).

reach(Distance, Square, Rra0, Rra) :-
    Rra0 = rra(Ground, Target, Heap0, Arrivals0, Nodes0, Closed),
    (   get_assoc(Square, Nodes0, Node),
        \+ is_farther(Node, Distance)
    ->  Rra = Rra0
    ;   ground_metric(Ground, Square, Target, Rest),
        Total is Distance+Rest,
        add_to_heap(Heap0, Total-Arrivals0, Square, Heap),
        Arrivals is Arrivals0+1,
        put_assoc(Square, Nodes0, open(Distance), Nodes),
        Rra = rra(Ground, Target, Heap, Arrivals, Nodes, Closed)
    ).

is_farther(open(Known), Distance) :-
    Known > Distance.

%!  rras_make(+Ground, +Units, -Rras) is det.
%
%   One for each unit, by its number: to its goal, the target being its start.

rras_make(Ground, Units, Rras) :-
    empty_assoc(Rras0),
    foldl(add(Ground), Units, Rras0, Rras).

add(Ground, unit(Number, Start, Goal), Rras0, Rras) :-
    rra_make(Ground, Goal, Start, Rra),
    put_assoc(Number, Rras0, Rra, Rras).

%!  rras_distance(+Key, +Square, -Distance, +Rras0, -Rras) is semidet.
%
%   As rra_distance/4, by the one of that key, a unit's number for one.  Fails
%   also if there is none.

rras_distance(Key, Square, Distance, Rras0, Rras) :-
    get_assoc(Key, Rras0, Rra0),
    rra_distance(Square, Distance, Rra0, Rra),
    put_assoc(Key, Rras0, Rra, Rras).

%!  rras_closed(+Rras, -Closed) is det.
%
%   How many squares were closed in all.

rras_closed(Rras, Closed) :-
    aggregate_all(sum(Count),
                  gen_assoc(_, Rras, rra(_, _, _, _, _, Count)), Closed).
