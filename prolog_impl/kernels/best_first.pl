/** <module> A*: the open square with the smallest total is closed next

Total = distance so far + estimate; equal totals in the order in which they were
got.  A closed square is never opened again, whatever the estimate.

The world is a graph of terms.  A square that can be entered is

    node(Open, Closed, Cost, Square, Neighbours)

where Open is unbound until the square is opened, then open(Distance, From);
Closed is unbound until it is closed; Neighbours are the nodes that a move leads
to, in keypad order.  The open list is a list of buckets, bucket(Total, First,
Last), by rising total, each a queue with an open end: the totals that are open
together lie close to each other, so a square is put near the front.  A square
that gets a better total is put again; its older entry is passed over, since it
is closed by then.  All is undone by backtracking.  O(squares opened x buckets)
time, O(squares) space.

C has an array of buckets instead, in which a square can be moved.

Mirror: c_impl/kernels/best_first.c.
*/
:- module(best_first,
          [ agenda_prepare/2,           % +World, -Agenda
            best_first/5,               % +Estimate, +Agenda, +Start, +Goal, -Route
            agenda_footprint/5          % +Estimate, +Agenda, +Start, +Goal, -Footprint
          ]).
:- use_module(library(lists), [reverse/2]).
:- use_module('../world').

%!  estimate(+Name, +DX, +DY, -Estimate) is det.
%
%   What is left to a goal that lies DX and DY away.  Each search adds its own.

:- multifile estimate/4.

%!  agenda_prepare(+World, -Agenda) is det.
%
%   Agenda is agenda(World, Nodes), Nodes a compound with the node of each
%   square, unbound for those that cannot be entered.

agenda_prepare(World, agenda(World, Nodes)) :-
    world_size(World, Size),
    functor(Nodes, nodes, Size),
    make_nodes(Size, World, Nodes).

make_nodes(Index, World, Nodes) :-
    (   Index =:= 0
    ->  true
    ;   world_index(World, Square, Index),
        (   world_cost(World, Square, Cost)
        ->  world_moves(World, Square, Moves),
            nodes(Moves, World, Nodes, Neighbours),
            arg(Index, Nodes, node(_, _, Cost, Square, Neighbours))
        ;   true
        ),
        Next is Index-1,
        make_nodes(Next, World, Nodes)
    ).

nodes([], _, _, []).
nodes([Square|Squares], World, Nodes, [Node|More]) :-
    world_index(World, Square, Index),
    arg(Index, Nodes, Node),
    nodes(Squares, World, Nodes, More).

%!  best_first(+Estimate, +Agenda, +Start, +Goal, -Route) is det.
%
%   A whole search for the goal.

best_first(Estimate, Agenda, Start, Goal, Route) :-
    findall(Route0, route(Estimate, Agenda, Start, Goal, Route0), [Route]).

route(Estimate, Agenda, Start, Goal, Route) :-
    close_squares(Estimate, Agenda, Start, Goal, Found, Expanded, _),
    (   Found == none
    ->  Route = route(no_route, 0, Expanded, [])
    ;   arg(1, Found, open(Cost, _)),
        trace(Found, [], Squares),
        Route = route(found, Cost, Expanded, Squares)
    ).

%   close_squares(+Estimate, +Agenda, +Start, +Goal, -Found, -Expanded,
%   -Closed): Found is the goal's node or `none`, Closed the nodes closed, last
%   one first.

close_squares(Estimate, agenda(World, Nodes), Start, Goal, Found, Expanded,
              Closed) :-
    world_index(World, Start, Index),
    arg(Index, Nodes, Node),
    arg(1, Node, open(0, none)),
    (   Start == Goal
    ->  Found = Node,
        Expanded = 0,
        Closed = []
    ;   Goal = square(_, GX, GY),
        close_next([bucket(0, [Node|Last], Last)], Estimate, GX, GY, 0, Expanded,
                   [], Closed, Found)
    ).

close_next([bucket(Total, First, Last)|Buckets], Estimate, GX, GY, Expanded0,
           Expanded, Closed0, Closed, Found) :-
    (   var(First)
    ->  close_next(Buckets, Estimate, GX, GY, Expanded0, Expanded, Closed0,
                   Closed, Found)
    ;   First = [Node|Rest],
        Node = node(Open, IsClosed, _, square(_, X, Y), Neighbours),
        Buckets0 = [bucket(Total, Rest, Last)|Buckets],
        (   nonvar(IsClosed)
        ->  close_next(Buckets0, Estimate, GX, GY, Expanded0, Expanded, Closed0,
                       Closed, Found)
        ;   IsClosed = closed,
            Expanded1 is Expanded0+1,
            (   X =:= GX,
                Y =:= GY
            ->  Found = Node,
                Expanded = Expanded1,
                Closed = [Node|Closed0]
            ;   arg(1, Open, Distance),
                open_squares(Neighbours, Node, Distance, Estimate, GX, GY,
                             Buckets0, Buckets1),
                close_next(Buckets1, Estimate, GX, GY, Expanded1, Expanded,
                           [Node|Closed0], Closed, Found)
            )
        )
    ).
close_next([], _, _, _, Expanded, Expanded, Closed, Closed, none).

%   open_squares(+Nodes, +From, +Distance, +Estimate, +GX, +GY, +Buckets0,
%   -Buckets): opens or updates the neighbours of From.

open_squares([], _, _, _, _, _, Buckets, Buckets).
open_squares([Node|Nodes], From, Distance0, Estimate, GX, GY, Buckets0,
             Buckets) :-
    Node = node(Open, IsClosed, Cost, Square, _),
    (   nonvar(IsClosed)
    ->  Buckets1 = Buckets0
    ;   Distance is Distance0+Cost,
        (   var(Open)
        ->  Open = open(Distance, From),
            put(Node, Distance, Square, Estimate, GX, GY, Buckets0, Buckets1)
        ;   arg(1, Open, Old),
            (   Distance < Old
            ->  setarg(1, Open, Distance),
                setarg(2, Open, From),
                put(Node, Distance, Square, Estimate, GX, GY, Buckets0, Buckets1)
            ;   Buckets1 = Buckets0
            )
        )
    ),
    open_squares(Nodes, From, Distance0, Estimate, GX, GY, Buckets1, Buckets).

put(Node, Distance, square(_, X, Y), Estimate, GX, GY, Buckets0, Buckets) :-
    DX is abs(X-GX),
    DY is abs(Y-GY),
    estimate(Estimate, DX, DY, Rest),
    Total is Distance+Rest,
    put(Buckets0, Total, Node, Buckets).

put([], Total, Node, [bucket(Total, [Node|Last], Last)]).
put([Bucket|Buckets0], Total, Node, Buckets) :-
    Bucket = bucket(Total0, First, Last),
    (   Total =:= Total0
    ->  Last = [Node|Last1],
        Buckets = [bucket(Total, First, Last1)|Buckets0]
    ;   Total < Total0
    ->  Buckets = [bucket(Total, [Node|Last1], Last1), Bucket|Buckets0]
    ;   Buckets = [Bucket|Buckets1],
        put(Buckets0, Total, Node, Buckets1)
    ).

%   Follows the predecessors back.

trace(Node, Squares0, Squares) :-
    Node = node(open(_, From), _, _, Square, _),
    (   From == none
    ->  Squares = Squares0
    ;   trace(From, [Square|Squares0], Squares)
    ).

%!  agenda_footprint(+Estimate, +Agenda, +Start, +Goal, -Footprint) is det.

agenda_footprint(Estimate, Agenda, Start, Goal, Footprint) :-
    findall(Footprint0,
            footprint(Estimate, Agenda, Start, Goal, Footprint0),
            [Footprint]).

footprint(Estimate, Agenda, Start, Goal, footprint(Distances, Squares)) :-
    close_squares(Estimate, Agenda, Start, Goal, _, _, Closed),
    Agenda = agenda(_, Nodes),
    findall(Square-Distance,
            ( arg(_, Nodes, Node),
              nonvar(Node),
              Node = node(Open, _, _, Square, _),
              nonvar(Open),
              arg(1, Open, Distance)
            ),
            Distances),
    reverse(Closed, InOrder),
    findall(Square, member(node(_, _, _, Square, _), InOrder), Squares).
