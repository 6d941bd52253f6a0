/** <module> A* from corner to corner: over the squares at which a way around
something must turn, along straight lines

Not complete, since a line has to be free as it is drawn, and not the best.
Points that see each other are as far apart as their line is long, which is the
estimate, too.  Equal totals in the order in which they were got.  O(P x P x
side) time for P points.

A prepared world is points(World, Corners).  What is known of the points is a
tree, from each square to open(Cost, From) or closed(Cost, From); those that
wait are a heap by Total-Arrival, in which a point that got a better total has
an older entry that is passed over.

C has an array of points, and looks through all for the next one.

Mirror: c_impl/route/plain/waypoints.c.
*/
:- module(plain_waypoints, []).
:- use_module(library(assoc),
              [ assoc_to_list/2, empty_assoc/1, get_assoc/3, put_assoc/4 ]).
:- use_module(library(heaps),
              [ add_to_heap/4, empty_heap/1, get_from_heap/4 ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../../answer').
:- use_module('../../kernels/line').
:- use_module('../../kernels/routing').
:- use_module('../../question').
:- use_module('../../rows').
:- use_module('../../solver', [refuse/1]).
:- use_module('../../square', [keypad/3]).
:- use_module('../../world').

:- multifile solver:solver/6.

solver:solver(waypoints, plain, route,
              [ [unit_cost, eight_ways, one_level]-[loose] ],
              "A* from corner to corner along straight lines",
              plain_waypoints).

prepare(World, points(World, Corners)) :-
    world_levels(World, Levels),
    (   Levels =:= 1
    ->  true
    ;   refuse("the world has ~d levels; this search takes one", [Levels])
    ),
    findall(Square,
            ( world_each(World, Square),
              is_corner(World, Square)
            ),
            Corners),
    length(Corners, Count),
    Most = 1024,
    (   Count =< Most
    ->  true
    ;   refuse("the world has ~d corners to go around; this search takes \c
                at most ~d",
               [Count, Most])
    ).

refuse(Format, Arguments) :-
    format(string(Text), Format, Arguments),
    refuse(Text).

%   A diagonal neighbour cannot be entered, though both squares beside the
%   diagonal can.

is_corner(World, Square) :-
    world_is_open(World, Square),
    Square = square(Level, X0, Y0),
    keypad(_, DX, DY),
    DX*DY =\= 0,
    X is X0+DX,
    Y is Y0+DY,
    \+ world_is_open(World, square(Level, X, Y)),
    world_is_open(World, square(Level, X, Y0)),
    world_is_open(World, square(Level, X0, Y)),
    !.

run(points(World, Corners), Question, Answer) :-
    search(World, Corners, Question, End, Nodes, Taken),
    length(Taken, Expanded),
    (   End == found
    ->  question_squares(Question, [Start, Goal]),
        walk_back(Goal, Nodes, [], Line),
        up_to(Goal, [Start|Line], [_|Squares]),
        routing_found(World, Question, Squares, Expanded, Answer)
    ;   routing_none(Expanded, Answer)
    ).

%   search(+World, +Corners, +Question, -End, -Nodes, -Taken): End is `found` or
%   `none`, Taken the points in the order in which they were taken up.

search(World, Corners, Question, End, Nodes, Taken) :-
    question_squares(Question, [Start, Goal]),
    add_point(Start, Corners, Points0),
    add_point(Goal, Points0, Points),
    empty_heap(Heap),
    empty_assoc(Nodes0),
    reach(Start, none, 0, Goal, open(Heap, 0), Open, Nodes0, Nodes1),
    (   Start == Goal
    ->  End = found,
        Nodes = Nodes1,
        Taken = []
    ;   take_next(Open, Goal, Points, World, End, Nodes1, Nodes, Taken)
    ).

add_point(Square, Points0, Points) :-
    (   memberchk(Square, Points0)
    ->  Points = Points0
    ;   append(Points0, [Square], Points)
    ).

%   The open list is open(Heap, Arrivals).

take_next(open(Heap0, Arrivals), Goal, Points, World, End, Nodes0, Nodes,
          Taken) :-
    (   get_from_heap(Heap0, _, Point, Heap)
    ->  get_assoc(Point, Nodes0, Node),
        (   Node = open(Cost, From)
        ->  put_assoc(Point, Nodes0, closed(Cost, From), Nodes1),
            Taken = [Point|Taken1],
            (   Point == Goal
            ->  End = found,
                Nodes = Nodes1,
                Taken1 = []
            ;   reach_all(Points, Point, Cost, Goal, World,
                          open(Heap, Arrivals), Open, Nodes1, Nodes2),
                take_next(Open, Goal, Points, World, End, Nodes2, Nodes,
                          Taken1)
            )
        ;   take_next(open(Heap, Arrivals), Goal, Points, World, End, Nodes0,
                      Nodes, Taken)
        )
    ;   End = none,
        Nodes = Nodes0,
        Taken = []
    ).

reach_all([], _, _, _, _, Open, Open, Nodes, Nodes).
reach_all([Point|Points], From, Cost0, Goal, World, Open0, Open, Nodes0,
          Nodes) :-
    (   \+ get_assoc(Point, Nodes0, closed(_, _)),
        line_is_free(World, From, Point)
    ->  line_length(From, Point, Length),
        Cost is Cost0+Length,
        reach(Point, From, Cost, Goal, Open0, Open1, Nodes0, Nodes1)
    ;   Open1 = Open0,
        Nodes1 = Nodes0
    ),
    reach_all(Points, From, Cost0, Goal, World, Open1, Open, Nodes1, Nodes).

reach(Point, From, Cost, Goal, open(Heap0, Arrivals0), Open, Nodes0, Nodes) :-
    (   get_assoc(Point, Nodes0, open(Old, _)),
        Old =< Cost
    ->  Open = open(Heap0, Arrivals0),
        Nodes = Nodes0
    ;   line_length(Point, Goal, Rest),
        Total is Cost+Rest,
        add_to_heap(Heap0, Total-Arrivals0, Point, Heap),
        Arrivals is Arrivals0+1,
        Open = open(Heap, Arrivals),
        put_assoc(Point, Nodes0, open(Cost, From), Nodes)
    ).

%   Puts the lines together, from the goal back.

walk_back(Point, Nodes, Squares0, Squares) :-
    get_assoc(Point, Nodes, Node),
    arg(2, Node, From),
    (   From == none
    ->  Squares = Squares0
    ;   line_squares(From, Point, Line),
        append(Line, Squares0, Squares1),
        walk_back(From, Nodes, Squares1, Squares)
    ).

%   A line to another point may lead over the goal, and the way ends there.

up_to(Goal, [Square|Squares0], [Square|Squares]) :-
    (   Square == Goal
    ->  Squares = []
    ;   up_to(Goal, Squares0, Squares)
    ).

trace(points(World, Corners), Question, Trace) :-
    search(World, Corners, Question, _, Nodes, Taken),
    assoc_to_list(Nodes, Pairs),
    findall(Point-Cost,
            ( member(Point-Node, Pairs),
              arg(1, Node, Cost)
            ),
            Costs),
    plane_of(World, Costs, -1, Left),
    trace_make(Taken, Left, Trace).
