/** <module> First in, first out, over a graph of terms

A node of the graph, with so many moves that lead from it, stairs included, is

    node(Mark, Square, M1, M2, ..., N1, N2, ...)

where Mark is unbound until the square is filled; N1, N2, ... are the nodes that
its moves lead to, in their order, and M1, M2, ... their marks, the same
variables.  So a step is one inference, whatever the number of neighbours, and
looks at their marks without looking up the neighbours.  As long as all of them
fit below the limit, it is not asked after each of them.  Backtracking clears
the marks: O(squares filled) time, O(squares) space.

C has a byte for each cell, with numbers that only grow.

Mirror: c_impl/fill/tuned/flood_fill.c.
*/
:- module(tuned_flood_fill, []).
:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [append/3, same_length/2]).
:- use_module('../filling').
:- use_module('../../kernels/graph').
:- use_module('../../question').

:- multifile solver:solver/6.

solver:solver(flood_fill, tuned, fill, [[any]-[complete, best, same]],
              "first in, first out", tuned_flood_fill).

prepare(World, Graph) :-
    graph_make(World, make_node, Graph),
    graph_stairs(Graph, Stairs),
    maplist(link_stairs, Stairs).

make_node(ground(_, Stairs), Square, Mark, Links, Neighbours, Node) :-
    (   Stairs == none
    ->  Moves = Links
    ;   same_length(Neighbours, Marks),
        append(Marks, _, Links),
        append(Neighbours, [_], ToStairs),
        append(Marks, [_|ToStairs], Moves)
    ),
    compound_name_arguments(Node, node, [Mark, Square|Moves]).

%   Where the stairs lead, once all nodes are made: the last of the marks and
%   the last of the nodes.

link_stairs(Node-Other) :-
    compound_name_arity(Node, _, Last),
    Middle is (Last+2) // 2,
    arg(Last, Node, Other),
    arg(1, Other, Mark),
    arg(Middle, Node, Mark).

run(Graph, Question, Answer) :-
    findall(Answer0, fill(Graph, Question, Answer0), [Answer]).

fill(Graph, Question, Answer) :-
    question_squares(Question, [Start]),
    graph_world(Graph, World),
    filling_limit(World, Question, Limit),
    graph_node(Graph, Start, Node),
    arg(1, Node, filled),
    Left is Limit-1,
    (   Left =:= 0
    ->  filling_answer([Start], 1, 0, Answer)
    ;   take_up(Node, Waiting, Waiting, Squares, Left, end(Unused, Rest)),
        length(Rest, RestLength),
        Filled is Limit-Unused,
        Taken is Filled-RestLength,
        filling_answer([Start|Squares], Filled, Taken, Answer)
    ).

%   take_up(+Node, +Waiting, ?Tail, ?Squares, +Left, -End): fills the neighbours
%   of Node that are not filled, puts them at the end of those Waiting, which is
%   Tail, and their squares at that of the squares filled, Squares; then goes on
%   with the first of those Waiting.  So many are Left to be filled.  End is
%   end(Left, Waiting) with those that were left and that wait still.
%
%   There is a clause for every number of moves:
%
%       take_up(Node, Waiting, Tail, Squares, Left, End) :-
%           Node = node(_, _, A, B, ..., _, _, ...),
%           (   Left > 2, ...
%           ->  (   var(A)
%               ->  A = filled, arg(.., Node, NA), arg(2, NA, SA),
%                   Tail = [NA|TailA], Squares = [SA|SquaresA],
%                   LeftA is Left-1
%               ;   TailA = Tail, SquaresA = Squares, LeftA = Left
%               ),
%               ...
%               (   nonvar(Waiting)
%               ->  Waiting = [Next|Waiting1],
%                   take_up(Next, Waiting1, TailZ, SquaresZ, LeftZ, End)
%               ;   ...
%               )
%           ;   take_up_near(...)
%           ).

term_expansion(take_up_by_moves, Clauses) :-
    findall(Clause, ( between(0, 9, Moves), take_up_clause(Moves, Clause) ),
            Clauses).

take_up_clause(Moves, (Head :- Body)) :-
    Head = take_up(Node, Waiting, Tail, Squares, Left, End),
    Arity is 2 + 2*Moves,
    functor(Shape, node, Arity),
    Move is 3+Moves,
    look_at(3, Move, Shape, Node, open(Tail, Squares, Left),
            open(Tail1, Squares1, Left1), Goal,
            (   nonvar(Waiting)
            ->  Waiting = [Next|Waiting1],
                take_up(Next, Waiting1, Tail1, Squares1, Left1, End)
            ;   Tail1 = [],
                Squares1 = [],
                End = end(Left1, [])
            )),
    Body = ( Node = Shape,
             (   Left > Moves
             ->  Goal
             ;   take_up_near(Move, Node, Waiting, Tail, Squares, Left, End)
             )
           ).

look_at(Mark, Move, Shape, Node, Open, Last, Goal, LastGoal) :-
    (   \+ arg(Move, Shape, _)
    ->  Open = Last,
        Goal = LastGoal
    ;   arg(Mark, Shape, Neighbour),
        Open = open(Tail, Squares, Left),
        Goal = ( (   var(Neighbour)
                 ->  Neighbour = filled,
                     arg(Move, Node, Filled),
                     arg(2, Filled, Square),
                     Tail = [Filled|Tail1],
                     Squares = [Square|Squares1],
                     Left1 is Left-1
                 ;   Tail1 = Tail,
                     Squares1 = Squares,
                     Left1 = Left
                 ),
                 More
               ),
        Mark1 is Mark+1,
        Move1 is Move+1,
        look_at(Mark1, Move1, Shape, Node, open(Tail1, Squares1, Left1), Last,
                More, LastGoal)
    ).

take_up_by_moves.

%   The same where the limit may be met, from the argument that is Move.

take_up_near(Move, Node, Waiting, Tail, Squares, Left, End) :-
    fill_moves(Move, Node, Tail, Tail1, Squares, Squares1, Left, Left1),
    (   Left1 > 0,
        nonvar(Waiting)
    ->  Waiting = [Next|Waiting1],
        take_up(Next, Waiting1, Tail1, Squares1, Left1, End)
    ;   Tail1 = [],
        Squares1 = [],
        (   var(Waiting)
        ->  Waiting = []
        ;   true
        ),
        End = end(Left1, Waiting)
    ).

fill_moves(Move, Node, Tail0, Tail, Squares0, Squares, Left0, Left) :-
    (   Left0 > 0,
        arg(Move, Node, Neighbour)
    ->  arg(1, Neighbour, Mark),
        (   var(Mark)
        ->  Mark = filled,
            arg(2, Neighbour, Square),
            Tail0 = [Neighbour|Tail1],
            Squares0 = [Square|Squares1],
            Left1 is Left0-1
        ;   Tail1 = Tail0,
            Squares1 = Squares0,
            Left1 = Left0
        ),
        Next is Move+1,
        fill_moves(Next, Node, Tail1, Tail, Squares1, Squares, Left1, Left)
    ;   Tail = Tail0,
        Squares = Squares0,
        Left = Left0
    ).

trace(Graph, Question, Trace) :-
    graph_world(Graph, World),
    run(Graph, Question, Answer),
    filling_trace(World, Answer, Trace).
