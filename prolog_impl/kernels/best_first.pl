/** <module> A*: the open square with the smallest total is closed next

Total = distance so far + estimate; equal totals in the order in which they were
got.  A closed square is never opened again, whatever the estimate.

A node of the graph is

    node(Open, Closed, Cost, Square, Neighbours)

where Open is unbound until the square is opened, then open(Distance, From);
Closed is unbound until it is closed; Neighbours are the nodes that a move leads
to, in keypad order.  An agenda is agenda(Graph, Estimate).

The open list is a list of buckets, bucket(Total, First, Last), by rising total,
each a queue with an open end: the totals that are open together lie close to
each other, so a square is put near the front.  A square that gets a better
total is put again; its older entry is passed over, since it is closed by then.
O(squares opened x buckets) time, O(squares) space.

C has an array of buckets instead, in which a square can be moved.

Mirror: c_impl/kernels/best_first.c.
*/
:- module(reitti_best_first,
          [ agenda_prepare/3,           % +Estimate, +World, -Agenda
            best_first/3,               % +Agenda, +Question, -Answer
            agenda_trace/3              % +Agenda, +Question, -Trace
          ]).
:- use_module(library(lists), [member/2, reverse/2]).
:- use_module('../answer').
:- use_module('../question').
:- use_module('../rows').
:- use_module(graph).

%!  estimate(+Name, +DX, +DY, -Estimate) is det.
%
%   What is left to a goal that lies DX and DY away.  Each solver adds its own.

:- multifile estimate/4.

%!  agenda_prepare(+Estimate, +World, -Agenda) is det.

agenda_prepare(Estimate, World, agenda(Graph, Estimate)) :-
    graph_make(World, make_node, Graph).

%   The square is made once more, so that it lies beside the node in memory:
%   each time that one is looked at, so is the other.

make_node(ground(Cost, _), square(Level, X, Y), _, _, Neighbours,
          node(_, _, Cost, square(Level, X, Y), Neighbours)).

%!  best_first(+Agenda, +Question, -Answer) is det.
%
%   A whole search for the goal.

best_first(Agenda, Question, Answer) :-
    findall(Answer0, route(Agenda, Question, Answer0), [Answer]).

route(Agenda, Question, Answer) :-
    close_squares(Agenda, Question, Found, Expanded, _),
    (   Found == none
    ->  answer_make(no_answer, 0, [Expanded], [], Answer)
    ;   arg(1, Found, open(Cost, _)),
        walk_back(Found, [], Squares),
        answer_make(found, Cost, [Expanded], Squares, Answer)
    ).

%   close_squares(+Agenda, +Question, -Found, -Expanded, -Closed): Found is the
%   goal's node or `none`, Closed the nodes closed, last one first.

close_squares(agenda(Graph, Estimate), Question, Found, Expanded, Closed) :-
    question_squares(Question, [Start, Goal]),
    graph_node(Graph, Start, Node),
    arg(1, Node, open(0, none)),
    (   Start == Goal
    ->  Found = Node,
        Expanded = 0,
        Closed = []
    ;   Goal = square(_, GX, GY),
        close_next([bucket(0, [Node|Last], Last)], Estimate, GX, GY, 0,
                   Expanded, [], Closed, Found)
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
                put(Node, Distance, Square, Estimate, GX, GY, Buckets0,
                    Buckets1)
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

walk_back(Node, Squares0, Squares) :-
    Node = node(open(_, From), _, _, Square, _),
    (   From == none
    ->  Squares = Squares0
    ;   walk_back(From, [Square|Squares0], Squares)
    ).

%!  agenda_trace(+Agenda, +Question, -Trace) is det.
%
%   What best_first/3 leaves.

agenda_trace(Agenda, Question, Trace) :-
    findall(Trace0, trace(Agenda, Question, Trace0), [Trace]).

trace(Agenda, Question, Trace) :-
    close_squares(Agenda, Question, _, _, Closed),
    reverse(Closed, InOrder),
    findall(Square, member(node(_, _, _, Square, _), InOrder), Squares),
    Agenda = agenda(Graph, _),
    graph_world(Graph, World),
    graph_nodes(Graph, Nodes),
    findall(Square-Distance,
            ( member(Node, Nodes),
              Node = node(Open, _, _, Square, _),
              nonvar(Open),
              arg(1, Open, Distance)
            ),
            Distances),
    plane_of(World, Distances, -1, Left),
    trace_make(Squares, Left, Trace).
