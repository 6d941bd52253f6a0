/** <module> Routes with the help of a coarser world

The squares are put into the parts of an abstraction, level 1, once.  A question
first spreads breadth-first over the graph of parts from the goal's part,
neighbours by rising number, until the start's part has its distance; a part is
taken up whole, and these are counted.  If it never gets one, there is no route,
and no square is expanded.

hierarchical: A*, whose estimate is the larger one of octile and the distance of
the square's part times the cheapest step; the spreading goes on whenever a
square is reached whose part has no distance yet.  A move changes the part at
most once, so the estimate is never too high: a route is found if there is one,
and it is the best.

corridor: from the start's part along falling distances, over the lowest of
several neighbours, to the goal's; then A* by octile over the squares of these
parts only.  Parts are connected, so a route is found if there is one; it need
not be the best.

Time is that of the best-first search, and O(parts and edges) for spreading;
O(squares) space.

A spreading is spreading(Distances, State): Distances has an argument for each
part, unbound as long as it has no distance.  State is state(Waiting, Tail,
Taken): the parts that have a distance and were not taken up, in a list that
ends in the variable Tail, and how many were.  It is replaced with setarg/3,
since an estimate that is only called has no other way to keep it.

Mirror: c_impl/kernels/hierarchy.c.
*/
:- module(reitti_hierarchy,
          [ hierarchy_prepare/3,        % +Abstraction, +World, -Prepared
            hierarchical_run/3,         % +Prepared, +Question, -Answer
            hierarchical_trace/3,       % +Prepared, +Question, -Trace
            corridor_run/3,             % +Prepared, +Question, -Answer
            corridor_trace/3            % +Prepared, +Question, -Trace
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(ordsets), [list_to_ord_set/2, ord_memberchk/2]).
:- use_module('../answer').
:- use_module('../question').
:- use_module('../rows').
:- use_module('../world').
:- use_module(abstraction).
:- use_module(estimate).
:- use_module(plain_best_first).

%!  hierarchy_prepare(+Abstraction, +World, -Prepared) is det.
%
%   Prepared is hierarchy(World, Nodes, Plane): the graph of parts, and the part
%   of each square.

hierarchy_prepare(Abstraction, World, hierarchy(World, Nodes, Plane)) :-
    squares_make(World, Squares),
    parts_make(Abstraction, Squares, 1, Parts),
    parts_nodes(Parts, Nodes),
    parts_plane(Parts, Squares, Plane).

part_at(hierarchy(World, _, Plane), Square, Part) :-
    plane_number(Plane, World, Square, Part).

%   spread(+Hierarchy, +Question, -Spreading): from the goal until the start's
%   part has its distance, or nothing is left.

spread(Hierarchy, Question, Spreading) :-
    question_squares(Question, [Start, Goal]),
    part_at(Hierarchy, Start, From),
    part_at(Hierarchy, Goal, To),
    Hierarchy = hierarchy(_, Nodes, _),
    nodes_count(Nodes, Count),
    compound_name_arity(Distances, distances, Count),
    arg(To, Distances, 0),
    Spreading = spreading(Distances, state([To|Tail], Tail, 0)),
    spread_to(From, Nodes, Spreading).

%   spread_to(+Part, +Nodes, +Spreading): spreads on until the part has its
%   distance, or nothing is left.

spread_to(Part, Nodes, Spreading) :-
    Spreading = spreading(Distances, state(Waiting, Tail, Taken)),
    (   has_distance(Distances, Part, _)
    ->  true
    ;   var(Waiting)
    ->  true
    ;   Waiting = [Here|Waiting1],
        arg(Here, Distances, Distance),
        Next is Distance+1,
        nodes_neighbours(Nodes, Here, Neighbours),
        give(Neighbours, Next, Distances, Tail, Tail1),
        Taken1 is Taken+1,
        setarg(2, Spreading, state(Waiting1, Tail1, Taken1)),
        spread_to(Part, Nodes, Spreading)
    ).

give([], _, _, Tail, Tail).
give([Part|Parts], Distance, Distances, Tail0, Tail) :-
    (   has_distance(Distances, Part, _)
    ->  Tail1 = Tail0
    ;   arg(Part, Distances, Distance),
        Tail0 = [Part|Tail1]
    ),
    give(Parts, Distance, Distances, Tail1, Tail).

has_distance(Distances, Part, Distance) :-
    arg(Part, Distances, Distance),
    nonvar(Distance).

%   The answer of the best-first search, with the parts taken up.

count_parts(Answer0, spreading(_, state(_, _, Taken)), Answer) :-
    answer_status(Answer0, Status),
    answer_score(Answer0, Score),
    answer_work(Answer0, [Expanded]),
    answer_rows(Answer0, Rows),
    answer_make(Status, Score, [Expanded, Taken], Rows, Answer).

%!  hierarchical_run(+Prepared, +Question, -Answer) is det.

hierarchical_run(Hierarchy, Question, Answer) :-
    Hierarchy = hierarchy(World, _, _),
    hierarchical(Hierarchy, Question, Spreading, Estimate),
    plain_best_first(World, Question, Estimate, Answer0),
    count_parts(Answer0, Spreading, Answer).

%!  hierarchical_trace(+Prepared, +Question, -Trace) is det.

hierarchical_trace(Hierarchy, Question, Trace) :-
    Hierarchy = hierarchy(World, _, _),
    hierarchical(Hierarchy, Question, _, Estimate),
    plain_best_first_trace(World, Question, Estimate, Trace).

hierarchical(Hierarchy, Question, Spreading,
             estimate_parts(Aim, Hierarchy, Spreading)) :-
    aim(Hierarchy, Question, Aim),
    spread(Hierarchy, Question, Spreading).

aim(hierarchy(World, _, _), Question, Aim) :-
    question_squares(Question, [_, Goal]),
    aim_at(World, Goal, Aim).

estimate_parts(Aim, Hierarchy, Spreading, Square, Rest) :-
    Hierarchy = hierarchy(_, Nodes, _),
    part_at(Hierarchy, Square, Part),
    spread_to(Part, Nodes, Spreading),
    Spreading = spreading(Distances, _),
    has_distance(Distances, Part, Distance),
    estimate(octile, Aim, Square, Octile),
    aim_straight(Aim, Straight),
    Rest is max(Octile, Distance*Straight).

%!  corridor_run(+Prepared, +Question, -Answer) is det.

corridor_run(Hierarchy, Question, Answer) :-
    Hierarchy = hierarchy(World, _, _),
    corridor(Hierarchy, Question, Spreading, Estimate),
    plain_best_first(World, Question, Estimate, Answer0),
    count_parts(Answer0, Spreading, Answer).

%!  corridor_trace(+Prepared, +Question, -Trace) is det.

corridor_trace(Hierarchy, Question, Trace) :-
    Hierarchy = hierarchy(World, _, _),
    corridor(Hierarchy, Question, _, Estimate),
    plain_best_first_trace(World, Question, Estimate, Trace).

corridor(Hierarchy, Question, Spreading,
         estimate_inside(Aim, Hierarchy, Inside)) :-
    aim(Hierarchy, Question, Aim),
    spread(Hierarchy, Question, Spreading),
    Spreading = spreading(Distances, _),
    Hierarchy = hierarchy(_, Nodes, _),
    question_squares(Question, [Start, _]),
    part_at(Hierarchy, Start, Part),
    (   has_distance(Distances, Part, Distance)
    ->  corridor_parts(Distance, Part, Nodes, Distances, Parts)
    ;   Parts = []
    ),
    list_to_ord_set(Parts, Inside).

%   The way over the parts from one that is so far away.

corridor_parts(0, Part, _, _, [Part]) :-
    !.
corridor_parts(Distance, Part, Nodes, Distances, [Part|Parts]) :-
    Nearer is Distance-1,
    nodes_neighbours(Nodes, Part, Neighbours),
    member(Next, Neighbours),
    arg(Next, Distances, Known),
    Known == Nearer,
    !,
    corridor_parts(Nearer, Next, Nodes, Distances, Parts).

estimate_inside(Aim, Hierarchy, Inside, Square, Rest) :-
    part_at(Hierarchy, Square, Part),
    ord_memberchk(Part, Inside),
    estimate(octile, Aim, Square, Rest).
