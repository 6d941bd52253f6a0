/** <module> Distances that spread over a world, layer by layer

A node of the graph, with so many moves that lead from it, is

    node(Mark, Role, Stairs, Near, Square, Neighbours, M1, M2, ..., N1, N2, ...)

where Mark is unbound until the square gets its distance; N1, N2, ... are the
nodes that its moves lead to, in keypad order, and M1, M2, ... their marks, the
same variables.  Neighbours are the same nodes in a list, and that of the stairs
at its end.  O(squares reached) time, O(squares) space.

The loop asks of a square only once whether a stop may be near, not of each
neighbour whether it is one: Near is bound if one of them has stairs, and while
a run lasts also if one of them is the goal, whose Role is then `goal`.

C has one array with numbers instead, which only grow.

The file is long because preparing, spreading and walking back all know where
things stand in a node, which nobody else does.

Mirror: c_impl/kernels/breadth_first.c.
*/
:- module(reitti_breadth_first,
          [ flood_prepare/2,            % +World, -Flood
            flood_prepare_stairs/2,     % +World, -Flood
            flood_route/3,              % +Flood, +Question, -Answer
            flood_trace/3,              % +Flood, +Question, -Trace
            flood_square/2,             % +Node, -Square
            flood_goal/1,               % +Node
            flood_spread/5,             % +Node, +Stop, -Found, -Expanded,
                                        % -Queue
            flood_to_goal/5,            % +Flood, +Question, -Found, -Expanded,
                                        % -Queue
            flood_back/2,               % +Node, -Back
            flood_walk_back/4,          % +Node, +Rest, -Squares, -Distance
            flood_expanded/3,           % +Queue, +Expanded, -Squares
            flood_marks/2               % +Flood, -Distances
          ]).
:- use_module(library(lists), [append/3, member/2]).
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
    graph_make(World, make_node, Flood),
    graph_stairs(Flood, Stairs),
    beside_stairs(Stairs),
    lead_on(Stairs).

%   Makes the node as large as it has to be.

make_node(ground(_, Stairs), Square, Mark, Links, Neighbours, Node) :-
    compound_name_arguments(Node, node,
                            [Mark, _, Stairs, _, Square, Neighbours|Links]).

%   Once all nodes are made: those next to stairs are near a stop, and stairs
%   lead on to a neighbour more.

beside_stairs([]).
beside_stairs([Node-_|Stairs]) :-
    arg(6, Node, Neighbours),
    near(Neighbours),
    beside_stairs(Stairs).

lead_on([]).
lead_on([Node-Other|Stairs]) :-
    arg(4, Node, near),
    arg(6, Node, Moves),
    append(Moves, [Other], Neighbours),
    setarg(6, Node, Neighbours),
    lead_on(Stairs).

%!  flood_square(+Node, -Square) is det.
%
%   SWI-Prolog compiles arg/3 inline if its last argument is a new variable.

flood_square(Node, Square) :-
    arg(5, Node, Square0),
    Square = Square0.

%!  flood_goal(+Node) is det.
%
%   Makes the node the goal, until backtracking.

flood_goal(Node) :-
    arg(2, Node, goal),
    arg(6, Node, Neighbours),
    near(Neighbours).

near([]).
near([Node|Nodes]) :-
    arg(4, Node, Near),
    Near = near,
    near(Nodes).

%!  flood_spread(+Node, +Stop, -Found, -Expanded, -Queue) is det.
%
%   Spreads distances from Node until one is given to a Stop: `goal`, or stairs
%   that lead `down` or `up`.  Found is its node, or `none` if there never is
%   one. Expanded is the number of squares expanded, Queue all nodes that waited
%   to be, with `end` after each layer.

flood_spread(Node, Stop, Found, Expanded, [Node|Queue]) :-
    arg(1, Node, 0),
    (   is_stop(Node, Stop)
    ->  Found = Node,
        Expanded = 0,
        Queue = []
    ;   Queue = [end|Tail],
        spread(Node, Queue, Tail, 1, Stop, found(Found, Distance, Waiting)),
        length(Queue, All),
        length(Waiting, Rest),
        Expanded is All - Rest - Distance + 2
    ).

is_stop(Node, Stop) :-
    arg(2, Node, Role),
    arg(3, Node, Stairs),
    (   Role == Stop
    ->  true
    ;   Stairs == Stop
    ).

%   spread(+Node, +Waiting, ?Tail, +Distance, +Stop, -Found): gives Distance to
%   the neighbours of Node that have none, and puts them at the end of those
%   Waiting, which is Tail; then goes on with the first of them.  Found is
%   found(Node, Distance, Waiting) with the stop, its distance, and those that
%   wait still.
%
%   There is a clause for every number of moves, so that each looks at the
%   neighbours there are and at no others:
%
%       spread(Node, Waiting, Tail, Distance, Stop, Found) :-
%           Node = node(_, _, _, Near, _, _, A, B, ..., _, _, ...),
%           (   var(Near)
%           ->  (   var(A)
%               ->  A = Distance, arg(.., Node, NA), Tail = [NA|TailA]
%               ;   TailA = Tail
%               ),
%               ...
%               Waiting = [Next|Waiting1],
%               spread(Next, Waiting1, TailZ, Distance, Stop, Found)
%           ;   spread_near(Node, Waiting, Tail, Distance, Stop, Found)
%           ).

term_expansion(spread_by_moves, Clauses) :-
    findall(Clause,
            ( between(0, 8, Moves),
              spread_clause(Moves, Clause)
            ),
            Clauses).

spread_clause(Moves, (Head :- Body)) :-
    Head = spread(Node, Waiting, Tail, Distance, Stop, Found),
    Arity is 6 + 2*Moves,
    functor(Shape, node, Arity),
    arg(4, Shape, Near),
    Move is 7+Moves,
    look_at(7, Move, Shape, Node, Distance, Tail, LastTail,
            ( Waiting = [Next|Waiting1],
              spread(Next, Waiting1, LastTail, Distance, Stop, Found)
            ),
            LookAtAll),
    Body = ( Node = Shape,
             (   var(Near)
             ->  LookAtAll
             ;   spread_near(Node, Waiting, Tail, Distance, Stop, Found)
             )
           ).

look_at(Mark, Move, Shape, Node, Distance, Tail, LastTail, Last, Goal) :-
    (   \+ arg(Move, Shape, _)
    ->  LastTail = Tail,
        Goal = Last
    ;   arg(Mark, Shape, Neighbour),
        Goal = ( (   var(Neighbour)
                 ->  Neighbour = Distance,
                     arg(Move, Node, Reached),
                     Tail = [Reached|Tail1]
                 ;   Tail1 = Tail
                 ),
                 More
               ),
        Mark1 is Mark+1,
        Move1 is Move+1,
        look_at(Mark1, Move1, Shape, Node, Distance, Tail1, LastTail, Last,
                More)
    ).

spread_by_moves.
spread(end, Waiting, Tail, Distance0, Stop, Found) :-
    Distance is Distance0+1,
    (   var(Waiting)
    ->  Tail = [],
        Found = found(none, Distance, [])
    ;   Tail = [end|Tail1],
        Waiting = [Next|Waiting1],
        spread(Next, Waiting1, Tail1, Distance, Stop, Found)
    ).

spread_near(Node, Waiting, Tail, Distance, Stop, Found) :-
    arg(6, Node, Neighbours),
    reach(Neighbours, Distance, Stop, Tail, Tail1, Found0),
    (   Found0 == none
    ->  Waiting = [Next|Waiting1],
        spread(Next, Waiting1, Tail1, Distance, Stop, Found)
    ;   Tail1 = [],
        Found = found(Found0, Distance, Waiting)
    ).

%   reach(+Nodes, +Distance, +Stop, ?Tail0, ?Tail, -Found): gives Distance to
%   the nodes that have none, up to a stop; Found is its node or `none`.

reach([], _, _, Tail, Tail, none).
reach([Node|Nodes], Distance, Stop, Tail0, Tail, Found) :-
    arg(1, Node, Mark),
    (   nonvar(Mark)
    ->  reach(Nodes, Distance, Stop, Tail0, Tail, Found)
    ;   Mark = Distance,
        (   is_stop(Node, Stop)
        ->  Found = Node,
            Tail = Tail0
        ;   Tail0 = [Node|Tail1],
            reach(Nodes, Distance, Stop, Tail1, Tail, Found)
        )
    ).

%!  flood_walk_back(+Node, +Rest, -Squares, -Distance) is det.
%
%   The keypad trace-back: Squares are those from distance 1 to Node, whose
%   Distance it is, then Rest.

flood_walk_back(Node, Rest, Squares, Distance) :-
    arg(1, Node, Distance0),
    Distance = Distance0,
    walk_back(Distance, Node, Rest, Squares).

walk_back(Distance, Node, Rest, Squares) :-
    (   Distance =:= 0
    ->  Squares = Rest
    ;   arg(5, Node, Square),
        arg(6, Node, Neighbours),
        Before is Distance-1,
        back(Neighbours, Before, Back),
        walk_back(Before, Back, [Square|Rest], Squares)
    ).

%!  flood_back(+Node, -Back) is det.
%
%   One step of the trace-back.

flood_back(Node, Back) :-
    arg(1, Node, Distance),
    arg(6, Node, Neighbours),
    Before is Distance-1,
    back(Neighbours, Before, Back).

back([Node|Nodes], Before, Back) :-
    arg(1, Node, Mark),
    (   Mark == Before
    ->  Back = Node
    ;   back(Nodes, Before, Back)
    ).

%!  flood_route(+Flood, +Question, -Answer) is det.
%
%   A whole search for the goal.

flood_route(Flood, Question, Answer) :-
    findall(Answer0, route(Flood, Question, Answer0), [Answer]).

route(Flood, Question, Answer) :-
    flood_to_goal(Flood, Question, Found, Expanded, _),
    (   Found == none
    ->  answer_make(no_answer, 0, [Expanded], [], Answer)
    ;   flood_walk_back(Found, [], Squares, Cost),
        answer_make(found, Cost, [Expanded], Squares, Answer)
    ).

%!  flood_to_goal(+Flood, +Question, -Found, -Expanded, -Queue) is det.
%
%   Spreads from the start until the goal; see flood_spread/5.

flood_to_goal(Flood, Question, Found, Expanded, Queue) :-
    question_squares(Question, [Start, Goal]),
    graph_node(Flood, Start, Node),
    graph_node(Flood, Goal, GoalNode),
    flood_goal(GoalNode),
    flood_spread(Node, goal, Found, Expanded, Queue).

%!  flood_trace(+Flood, +Question, -Trace) is det.
%
%   What flood_to_goal/5 leaves.

flood_trace(Flood, Question, Trace) :-
    findall(Trace0, trace(Flood, Question, Trace0), [Trace]).

trace(Flood, Question, Trace) :-
    flood_to_goal(Flood, Question, _, Expanded, Queue),
    flood_expanded(Queue, Expanded, Squares),
    flood_marks(Flood, Distances),
    trace_make(Squares, Distances, Trace).

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

%!  flood_marks(+Flood, -Distances) is det.
%
%   The distances of now as a plane, -1 where there is none.

flood_marks(Flood, Distances) :-
    graph_world(Flood, World),
    graph_nodes(Flood, Nodes),
    findall(Square-Mark,
            ( member(Node, Nodes),
              arg(1, Node, Mark),
              integer(Mark),
              flood_square(Node, Square)
            ),
            Pairs),
    plane_of(World, Pairs, -1, Distances).
