/** <module> Distances that spread over a world, layer by layer

A node of the graph, with so many moves that lead from it, is

    node(Mark, Square, Way, Stairs, Near, Neighbours, M1, M2, ..., N1, N2, ...)

where Mark is unbound until the square gets its distance, then that modulo 3,
which is enough to find the way back; N1, N2, ... are the nodes that its moves
lead to, in keypad order, and M1, M2, ... their marks, the same variables.
Neighbours are the same nodes in a list; Near is bound if one of them has
stairs.  O(squares reached) time, O(squares) space.

The loop asks of a square only once whether the goal was reached from it, not of
each neighbour whether it is the goal: the last square expanded may mark a few
neighbours too many, which no answer shows.  Where all stairs of a kind are a
goal, it asks of a square once whether they are near.

A run ends with failure, which takes the marks away.  What it found is kept in
numbers that failure leaves alone: how far the goal is, and in Way where in a
node of the route the one before it stands.  (A term would have to be copied.)

C has one array with numbers instead, which only grow.

The file is long because preparing, spreading and walking back all know where
things stand in a node, which nobody else does.

Mirror: c_impl/kernels/breadth_first.c.
*/
:- module(reitti_breadth_first,
          [ flood_prepare/2,            % +World, -Flood
            flood_prepare_stairs/2,     % +World, -Flood
            flood_route/3,              % +Flood, +Question, -Answer
            flood_route_beside/3,       % +Flood, +Question, -Answer
            flood_trace/3,              % +Flood, +Question, -Trace
            flood_square/2,             % +Node, -Square
            flood_spread/6,             % +Node, +Stop, -Found, -Distance,
                                        % -Expanded, -Queue
            flood_keep_way/2,           % +Node, +Distance
            flood_kept_way/4,           % +Node, +Rest, -Squares, -First
            flood_expanded/3,           % +Queue, +Expanded, -Squares
            flood_distances/3           % +Queue, +Found, -Distances
          ]).
:- use_module(library(lists), [append/3, same_length/2]).
:- use_module('../answer').
:- use_module('../question').
:- use_module('../rows').
:- use_module(graph).

%!  flood_prepare(+World, -Flood) is det.
%!  flood_prepare_stairs(+World, -Flood) is det.
%
%   Flood is the graph of the world, in which stairs are a neighbour more or
%   are not.

flood_prepare(World, Flood) :-
    graph_make(World, make_node, Flood),
    graph_stairs(Flood, Stairs),
    beside_stairs(Stairs).

flood_prepare_stairs(World, Flood) :-
    graph_make(World, make_node_stairs, Flood),
    graph_stairs(Flood, Stairs),
    lead_on(Stairs).

%   Makes the node as large as it has to be.

make_node(ground(_, Stairs), Square, Mark, Links, Neighbours, Node) :-
    compound_name_arguments(Node, node,
                            [Mark, Square, 0, Stairs, _, Neighbours|Links]).

make_node_stairs(Ground, Square, Mark, Links, Neighbours, Node) :-
    (   Ground = ground(_, none)
    ->  make_node(Ground, Square, Mark, Links, Neighbours, Node)
    ;   same_length(Marks, Neighbours),
        append(Marks, _, Links),
        append(Neighbours, [_], Neighbours1),
        append(Marks, [_|Neighbours1], Links1),
        make_node(Ground, Square, Mark, Links1, Neighbours1, Node)
    ).

%   Once all nodes are made: those next to stairs are near a stop, or stairs
%   lead on to a neighbour more.

beside_stairs([]).
beside_stairs([Node-_|Stairs]) :-
    arg(6, Node, Neighbours),
    near(Neighbours),
    beside_stairs(Stairs).

near([]).
near([Node|Nodes]) :-
    arg(5, Node, near),
    near(Nodes).

lead_on([]).
lead_on([Node-Other|Stairs]) :-
    compound_name_arity(Node, _, Last),
    LastMark is (Last+6) // 2,
    arg(1, Other, Mark),
    arg(LastMark, Node, Mark),
    arg(Last, Node, Other),
    lead_on(Stairs).

%!  flood_square(+Node, -Square) is det.
%
%   SWI-Prolog compiles arg/3 inline if its last argument is a new variable.

flood_square(Node, Square) :-
    arg(2, Node, Square0),
    Square = Square0.

%!  flood_spread(+Node, +Stop, -Found, -Distance, -Expanded, -Queue) is det.
%
%   Spreads distances from Node until one is given to the node Stop, or to
%   stairs that lead `down` or `up`.  Found is its node, or `none` if there
%   never is one, and Distance the last that was given.  Expanded is the number
%   of squares expanded, Queue all nodes that waited to be, Found among them,
%   with `end` after each layer.

flood_spread(Node, Stop, Found, Distance, Expanded, [Node|Queue]) :-
    (   atom(Stop)
    ->  spread_to_stairs(Node, Stop, Found, Distance, Expanded, Queue)
    ;   spread_to(Node, Stop, Distance, Expanded, Queue),
        arg(1, Stop, Mark),
        (   var(Mark)
        ->  Found = none
        ;   Found = Stop
        )
    ).

spread_to_stairs(Node, Stop, Found, Distance, Expanded, Queue) :-
    Queue = [end|Tail],
    arg(1, Node, 0),
    arg(4, Node, Stairs),
    (   Stairs == Stop
    ->  Found = Node,
        Distance = 0,
        Expanded = 0,
        Tail = []
    ;   spread_stairs_1(Node, Queue, Tail, 1, Stop,
                        found(Found, Distance, Waiting)),
        expanded(Queue, Waiting, Distance, Expanded)
    ).

spread_to(Node, Goal, Distance, Expanded, Queue) :-
    Queue = [end|Tail],
    arg(1, Node, 0),
    arg(1, Goal, Mark),
    (   nonvar(Mark)
    ->  Distance = 0,
        Expanded = 0,
        Tail = []
    ;   spread_1(Node, Queue, Tail, 1, Mark, found(Distance, Waiting)),
        expanded(Queue, Waiting, Distance, Expanded)
    ).

expanded(Queue, Waiting, Distance, Expanded) :-
    length(Queue, All),
    length(Waiting, Rest),
    Expanded is All - Rest - Distance + 2.

%   spread_K(+Node, +Waiting, ?Tail, +Distance, +Goal, -Found): gives Distance,
%   which is K modulo 3, to the neighbours of Node that have none, and puts them
%   at the end of those Waiting, which is Tail; then goes on with the first of
%   them, unless the mark Goal was bound.  Found is found(Distance, Waiting)
%   with the last distance and those that wait still.
%
%   There is a clause for every number of moves, so that each looks at the
%   neighbours there are and at no others:
%
%       spread_0(Node, Waiting, Tail, Distance, Goal, Found) :-
%           Node = node(_, _, _, _, _, _, A, B, ..., _, _, ...),
%           (   var(A)
%           ->  A = 0, arg(.., Node, NA), Tail = [NA|TailA]
%           ;   TailA = Tail
%           ),
%           ...
%           (   var(Goal)
%           ->  Waiting = [Next|Waiting1],
%               spread_0(Next, Waiting1, TailZ, Distance, Goal, Found)
%           ;   TailZ = [],
%               Found = found(Distance, Waiting)
%           ).
%
%   spread_stairs_K(+Node, +Waiting, ?Tail, +Distance, +Stop, -Found): likewise,
%   until one has the stairs Stop; Found is found(Node, Distance, Waiting).
%
%   keep_way_K(+Node, +Distance): keeps the way to Node, whose Distance is one
%   more than K modulo 3.

term_expansion(by_moves(Name), Clauses) :-
    findall(Clause,
            ( between(0, 2, K),
              (   between(0, 9, Moves),
                  clause_by_moves(Name, K, Moves, Clause)
              ;   last_clause(Name, K, Clause)
              )
            ),
            Clauses).

clause_by_moves(spread, K, Moves, (Head :- Body)) :-
    head(spread, K, [Node, Waiting, Tail, Distance, Goal, Found], Head),
    head(spread, K, [Next, Waiting1, Tail1, Distance, Goal, Found], Again),
    shape(Moves, Shape),
    look_at(1, Moves, Shape, Node, K, Tail, Tail1,
            (   var(Goal)
            ->  Waiting = [Next|Waiting1],
                Again
            ;   Tail1 = [],
                Found = found(Distance, Waiting)
            ),
            LookAtAll),
    Body = ( Node = Shape, LookAtAll ).
clause_by_moves(spread_stairs, K, Moves, (Head :- Body)) :-
    head(spread_stairs, K, [Node, Waiting, Tail, Distance, Stop, Found], Head),
    head(spread_stairs, K, [Next, Waiting1, Tail1, Distance, Stop, Found],
         Again),
    shape(Moves, Shape),
    arg(5, Shape, Near),
    arg(6, Shape, Neighbours),
    look_at(1, Moves, Shape, Node, K, Tail, Tail1,
            ( Waiting = [Next|Waiting1],
              Again
            ),
            LookAtAll),
    Body = ( Node = Shape,
             (   var(Near)
             ->  LookAtAll
             ;   reach(Neighbours, K, Stop, Tail, Tail1, Found0),
                 (   Found0 == none
                 ->  Waiting = [Next|Waiting1],
                     Again
                 ;   Tail1 = [],
                     Found = found(Found0, Distance, Waiting)
                 )
             )
           ).
clause_by_moves(keep_way, K, Moves, (Head :- Body)) :-
    head(keep_way, K, [Node, Distance], Head),
    Before is (K+2) mod 3,
    head(keep_way, Before, [Back, Distance1], Again),
    shape(Moves, Shape),
    look_back(1, Moves, Shape, Node, K, Back, Look),
    Body = ( Node = Shape,
             (   Distance =:= 0
             ->  nb_setarg(3, Node, 0)
             ;   Look,
                 Distance1 is Distance-1,
                 Again
             )
           ).

%   The clause for `end`, where there is one.

last_clause(spread, K, (Head :- Body)) :-
    head(spread, K, [end, Waiting, Tail, Distance0, Goal, Found], Head),
    After is (K+1) mod 3,
    head(spread, After, [Next, Waiting1, Tail1, Distance, Goal, Found], Again),
    Body = ( Distance is Distance0+1,
             (   var(Waiting)
             ->  Tail = [],
                 Found = found(Distance, [])
             ;   Tail = [end|Tail1],
                 Waiting = [Next|Waiting1],
                 Again
             )
           ).
last_clause(spread_stairs, K, (Head :- Body)) :-
    head(spread_stairs, K, [end, Waiting, Tail, Distance0, Stop, Found], Head),
    After is (K+1) mod 3,
    head(spread_stairs, After, [Next, Waiting1, Tail1, Distance, Stop, Found],
         Again),
    Body = ( Distance is Distance0+1,
             (   var(Waiting)
             ->  Tail = [],
                 Found = found(none, Distance, [])
             ;   Tail = [end|Tail1],
                 Waiting = [Next|Waiting1],
                 Again
             )
           ).

head(Name, K, Arguments, Head) :-
    atomic_list_concat([Name, K], '_', Functor),
    Head =.. [Functor|Arguments].

shape(Moves, Shape) :-
    Arity is 6 + 2*Moves,
    functor(Shape, node, Arity).

look_at(Move, Moves, Shape, Node, K, Tail, LastTail, Last, Goal) :-
    (   Move > Moves
    ->  LastTail = Tail,
        Goal = Last
    ;   places(Move, Moves, MarkPlace, Place),
        arg(MarkPlace, Shape, Mark),
        Goal = ( (   var(Mark)
                 ->  Mark = K,
                     arg(Place, Node, Reached),
                     Tail = [Reached|Tail1]
                 ;   Tail1 = Tail
                 ),
                 More
               ),
        Next is Move+1,
        look_at(Next, Moves, Shape, Node, K, Tail1, LastTail, Last, More)
    ).

look_back(Move, Moves, Shape, Node, K, Back, Goal) :-
    (   Move > Moves
    ->  Goal = fail
    ;   places(Move, Moves, MarkPlace, Place),
        arg(MarkPlace, Shape, Mark),
        Goal = (   Mark == K
               ->  arg(Place, Node, Back),
                   nb_setarg(3, Node, Place)
               ;   More
               ),
        Next is Move+1,
        look_back(Next, Moves, Shape, Node, K, Back, More)
    ).

%   Where the mark and the node of a neighbour stand.

places(Move, Moves, MarkPlace, Place) :-
    MarkPlace is 6+Move,
    Place is MarkPlace+Moves.

by_moves(spread).
by_moves(spread_stairs).
by_moves(keep_way).

%   reach(+Nodes, +K, +Stop, ?Tail0, ?Tail, -Found): marks the nodes that are
%   not, up to a stop; Found is its node or `none`.

reach([], _, _, Tail, Tail, none).
reach([Node|Nodes], K, Stop, Tail0, Tail, Found) :-
    arg(1, Node, Mark),
    (   nonvar(Mark)
    ->  reach(Nodes, K, Stop, Tail0, Tail, Found)
    ;   Mark = K,
        Tail0 = [Node|Tail1],
        arg(4, Node, Stairs),
        (   Stairs == Stop
        ->  Found = Node,
            Tail = Tail1
        ;   reach(Nodes, K, Stop, Tail1, Tail, Found)
        )
    ).

%!  flood_keep_way(+Node, +Distance) is det.
%
%   The keypad trace-back: keeps the way to Node, which is so far away.

flood_keep_way(Node, Distance) :-
    K is (Distance+2) mod 3,
    (   K =:= 0
    ->  keep_way_0(Node, Distance)
    ;   K =:= 1
    ->  keep_way_1(Node, Distance)
    ;   keep_way_2(Node, Distance)
    ).

%!  flood_kept_way(+Node, +Rest, -Squares, -First) is det.
%
%   The way kept: Squares are those after its First node, to Node, then Rest.

flood_kept_way(Node, Rest, Squares, First) :-
    arg(3, Node, Way),
    (   Way =:= 0
    ->  Squares = Rest,
        First = Node
    ;   arg(2, Node, Square),
        arg(Way, Node, Back),
        flood_kept_way(Back, [Square|Rest], Squares, First)
    ).

%!  flood_route(+Flood, +Question, -Answer) is det.
%!  flood_route_beside(+Flood, +Question, -Answer) is det.
%
%   A whole search for the goal: the route ends there, or beside it.

flood_route(Flood, Question, Answer) :-
    to_goal(Flood, Question, Node, Distance, Expanded),
    (   Distance < 0
    ->  answer_make(no_answer, 0, [Expanded], [], Answer)
    ;   flood_kept_way(Node, [], Squares, _),
        answer_make(found, Distance, [Expanded], Squares, Answer)
    ).

flood_route_beside(Flood, Question, Answer) :-
    to_goal(Flood, Question, Node, Distance, Expanded),
    (   Distance < 0
    ->  answer_make(no_answer, 0, [Expanded], [], Answer)
    ;   Distance =:= 0
    ->  answer_make(found, 0, [0], [], Answer)
    ;   arg(3, Node, Way),
        arg(Way, Node, Beside),
        Cost is Distance-1,
        flood_kept_way(Beside, [], Squares, _),
        answer_make(found, Cost, [Expanded], Squares, Answer)
    ).

%   to_goal(+Flood, +Question, -Node, -Distance, -Expanded): keeps the way to
%   the goal's Node; its Distance is -1 if there is none.

to_goal(Flood, Question, Node, Distance, Expanded) :-
    question_squares(Question, [Start, Goal]),
    graph_node(Flood, Start, From),
    graph_node(Flood, Goal, Node),
    Kept = kept(-1, 0),
    (   spread_to(From, Node, Distance0, Expanded0, _),
        nb_setarg(2, Kept, Expanded0),
        arg(1, Node, Mark),
        nonvar(Mark),
        nb_setarg(1, Kept, Distance0),
        flood_keep_way(Node, Distance0),
        fail
    ;   Kept = kept(Distance, Expanded)
    ).

%!  flood_trace(+Flood, +Question, -Trace) is det.
%
%   What flood_route/3 leaves.

flood_trace(Flood, Question, Trace) :-
    findall(Trace0, trace(Flood, Question, Trace0), [Trace]).

trace(Flood, Question, Trace) :-
    question_squares(Question, [Start, Goal]),
    graph_node(Flood, Start, From),
    graph_node(Flood, Goal, To),
    flood_spread(From, To, Found, _, Expanded, Queue),
    flood_expanded(Queue, Expanded, Squares),
    flood_distances(Queue, Found, Distances),
    graph_world(Flood, World),
    plane_of(World, Distances, -1, Left),
    trace_make(Squares, Left, Trace).

%!  flood_expanded(+Queue, +Expanded, -Squares) is det.
%
%   The first so many squares of the queue.

flood_expanded(Queue, Expanded, Squares) :-
    (   Expanded =:= 0
    ->  Squares = []
    ;   Queue = [end|Queue1]
    ->  flood_expanded(Queue1, Expanded, Squares)
    ;   Queue = [Node|Queue1],
        flood_square(Node, Square),
        Squares = [Square|Squares1],
        Expanded1 is Expanded-1,
        flood_expanded(Queue1, Expanded1, Squares1)
    ).

%!  flood_distances(+Queue, +Found, -Distances) is det.
%
%   The squares of the queue that got a distance until Found did, as pairs
%   Square-Distance.

flood_distances(Queue, Found, Distances) :-
    distances(Queue, 0, Found, Distances).

distances([], _, _, []).
distances([Node|Queue], Distance, Found, Distances) :-
    (   Node == end
    ->  Distance1 is Distance+1,
        distances(Queue, Distance1, Found, Distances)
    ;   flood_square(Node, Square),
        Distances = [Square-Distance|Distances1],
        (   same_term(Node, Found)
        ->  Distances1 = []
        ;   distances(Queue, Distance, Found, Distances1)
        )
    ).
