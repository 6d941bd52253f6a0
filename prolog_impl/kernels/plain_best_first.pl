/** <module> The open square with the smallest total is closed next

Total = what the way to a square counts + the estimate of what is left; equal
totals in the order in which they were got.  A way replaces another only if it
counts less, and then the square goes behind those that have its new total
already.  A closed square is never opened again, whatever the estimate.

A route is found if there is one.  It is the best if moves count what they cost,
and no estimate is above what is left or falls by more than a move costs.

What is known of the squares is a tree, from each square to one of

  - open(Cost, Counted, Rest, From): the way to it costs Cost and counts
    Counted, Rest is the estimate, From the square before it;
  - closed(Cost, From);
  - barred, if it must not be entered.

The open list is a heap of squares by Total-Arrival, where Arrival is a number
that grows.  A square that gets a better total is put again; its older entry is
passed over, since the square is closed by then.  O(moves looked at x
log(squares opened)) time, O(moves looked at) space.

C has an array instead of the tree, and moves a square within its heap.

Mirror: c_impl/kernels/plain_best_first.c.
*/
:- module(reitti_plain_best_first,
          [ plain_best_first/4,         % +World, +Question, :Estimate, -Answer
            plain_best_first/5,         % +World, +Question, :Estimate, :Step,
                                        % -Answer
            plain_best_first_trace/4,   % +World, +Question, :Estimate, -Trace
            plain_best_first_trace/5    % +World, +Question, :Estimate, :Step,
                                        % -Trace
          ]).
:- use_module(library(assoc),
              [ assoc_to_list/2, empty_assoc/1, get_assoc/3, put_assoc/4 ]).
:- use_module(library(heaps),
              [ add_to_heap/4, empty_heap/1, get_from_heap/4 ]).
:- use_module(library(lists), [member/2]).
:- use_module('../answer').
:- use_module('../moves').
:- use_module('../question').
:- use_module('../rows').
:- use_module('../world').
:- use_module(routing).

:- meta_predicate
    plain_best_first(+, +, 2, -),
    plain_best_first(+, +, 2, 3, -),
    plain_best_first_trace(+, +, 2, -),
    plain_best_first_trace(+, +, 2, 3, -).

%!  plain_best_first(+World, +Question, :Estimate, -Answer) is det.
%!  plain_best_first(+World, +Question, :Estimate, :Step, -Answer) is det.
%
%   A whole search for the goal.  call(Estimate, Square, Rest) gives what is
%   left from a square to the goal, and fails if the square must not be entered;
%   it is called once for each square, when that is reached first.  call(Step,
%   From, To, Counted) gives what a move counts: its cost, unless the search is
%   to be ordered by something else.

plain_best_first(World, Question, Estimate, Answer) :-
    plain_best_first(World, Question, Estimate, world_move_cost(World), Answer).

plain_best_first(World, Question, Estimate, Step, Answer) :-
    search(World, Question, Estimate, Step, End, Nodes, Closed),
    length(Closed, Expanded),
    (   End == found
    ->  question_squares(Question, [_, Goal]),
        walk_back(Goal, Nodes, [], Squares),
        routing_found(World, Question, Squares, Expanded, Answer)
    ;   routing_none(Expanded, Answer)
    ).

%!  plain_best_first_trace(+World, +Question, :Estimate, -Trace) is det.
%!  plain_best_first_trace(+World, +Question, :Estimate, :Step, -Trace) is det.
%
%   What such a search closes, and the costs that it leaves.

plain_best_first_trace(World, Question, Estimate, Trace) :-
    plain_best_first_trace(World, Question, Estimate, world_move_cost(World),
                           Trace).

plain_best_first_trace(World, Question, Estimate, Step, Trace) :-
    search(World, Question, Estimate, Step, _, Nodes, Closed),
    assoc_to_list(Nodes, Pairs),
    findall(Square-Cost,
            ( member(Square-Node, Pairs),
              node_cost(Node, Cost)
            ),
            Costs),
    plane_of(World, Costs, -1, Left),
    trace_make(Closed, Left, Trace).

node_cost(open(Cost, _, _, _), Cost).
node_cost(closed(Cost, _), Cost).

%   search(+World, +Question, :Estimate, :Step, -End, -Nodes, -Closed): End is
%   `found` or `none`, Closed the squares in the order of closing.

search(World, Question, Estimate, Step, End, Nodes, Closed) :-
    question_squares(Question, [Start, Goal]),
    empty_heap(Heap),
    empty_assoc(Nodes0),
    reach(Start, none, 0, 0, Estimate, open(Heap, 0), Open, Nodes0, Nodes1),
    (   Start == Goal
    ->  End = found,
        Nodes = Nodes1,
        Closed = []
    ;   close_next(Open, Goal, rules(World, Estimate, Step), End, Nodes1, Nodes,
                   Closed)
    ).

%   The open list is open(Heap, Arrivals).

close_next(open(Heap0, Arrivals), Goal, Rules, End, Nodes0, Nodes, Closed) :-
    (   get_from_heap(Heap0, _, Square, Heap)
    ->  get_assoc(Square, Nodes0, Node),
        (   Node = open(Cost, Counted, _, From)
        ->  put_assoc(Square, Nodes0, closed(Cost, From), Nodes1),
            Closed = [Square|Closed1],
            (   Square == Goal
            ->  End = found,
                Nodes = Nodes1,
                Closed1 = []
            ;   expand(Square, Cost, Counted, Rules, open(Heap, Arrivals), Open,
                       Nodes1, Nodes2),
                close_next(Open, Goal, Rules, End, Nodes2, Nodes, Closed1)
            )
        ;   close_next(open(Heap, Arrivals), Goal, Rules, End, Nodes0, Nodes,
                       Closed)
        )
    ;   End = none,
        Nodes = Nodes0,
        Closed = []
    ).

expand(From, Cost, Counted, Rules, Open0, Open, Nodes0, Nodes) :-
    Rules = rules(World, _, _),
    moves_all(World, From, Squares),
    reach_all(Squares, From, Cost, Counted, Rules, Open0, Open, Nodes0, Nodes).

reach_all([], _, _, _, _, Open, Open, Nodes, Nodes).
reach_all([Square|Squares], From, Cost0, Counted0, Rules, Open0, Open, Nodes0,
          Nodes) :-
    Rules = rules(World, Estimate, Step),
    world_move_cost(World, From, Square, StepCost),
    call(Step, From, Square, StepCounted),
    Cost is Cost0+StepCost,
    Counted is Counted0+StepCounted,
    reach(Square, From, Cost, Counted, Estimate, Open0, Open1, Nodes0, Nodes1),
    reach_all(Squares, From, Cost0, Counted0, Rules, Open1, Open, Nodes1,
              Nodes).

%   A way to the square, which is taken if none that counts as little is known.

reach(Square, From, Cost, Counted, Estimate, Open0, Open, Nodes0, Nodes) :-
    (   get_assoc(Square, Nodes0, Node)
    ->  (   Node = open(_, Counted0, Rest, _),
            Counted < Counted0
        ->  put(Square, From, Cost, Counted, Rest, Open0, Open, Nodes0, Nodes)
        ;   Open = Open0,
            Nodes = Nodes0
        )
    ;   call(Estimate, Square, Rest)
    ->  put(Square, From, Cost, Counted, Rest, Open0, Open, Nodes0, Nodes)
    ;   Open = Open0,
        put_assoc(Square, Nodes0, barred, Nodes)
    ).

put(Square, From, Cost, Counted, Rest, open(Heap0, Arrivals0),
    open(Heap, Arrivals), Nodes0, Nodes) :-
    Total is Counted+Rest,
    add_to_heap(Heap0, Total-Arrivals0, Square, Heap),
    Arrivals is Arrivals0+1,
    put_assoc(Square, Nodes0, open(Cost, Counted, Rest, From), Nodes).

%   Follows the way back from the goal.

walk_back(Square, Nodes, Squares0, Squares) :-
    get_assoc(Square, Nodes, Node),
    node_from(Node, From),
    (   From == none
    ->  Squares = Squares0
    ;   walk_back(From, Nodes, [Square|Squares0], Squares)
    ).

node_from(open(_, _, _, From), From).
node_from(closed(_, From), From).
