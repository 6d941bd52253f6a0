/** <module> What is prepared of a world for the tuned solvers of many units

A square that can be entered has an index, from 2 up, row by row; 1 is nowhere,
where moves lead that are not allowed.  The node of a square is

    WAYS(N1, N2, ..., N9, Key, Onward)

where WAYS is `eight` or `four`, and N1, N2, ... are the indices to which the
steps of keys 1 to 9 lead, that of 5 being its own.  Onward has an argument for
each key, the moves that a search need look at if that key leads back to where
it came from, 5 if it begins there: moves(Key1, Back1, Key2, Back2, ...), by
rising keys, each with the key that leads back.
These terms are open to the units beside this one: a node is taken apart by
unifying it.  Metrics tells what a step does to the metric, without reckoning:
the argument Key + offset, the offset being that of a target, is d(D1, D2, ...,
D9), where the step of a key adds D to the sum of the steps made and the metric
to the target.

Mirror: c_impl/units/fast_ground.c.
*/
:- module(reitti_fast_ground,
          [ ground_make/2,              % +World, -Ground
            ground_size/2,              % +Ground, -Size
            ground_nodes/2,             % +Ground, -Nodes
            ground_metrics/2,           % +Ground, -Metrics
            ground_time/2,              % +Ground, -Time
            ground_offset/3,            % +Ground, +Target, -Offset
            ground_squares/2,           % +Ground, -Squares
            ground_number/3,            % +Ground, +Index, -Number
            ground_units/3              % +Ground, +Question, -Units
          ]).
:- use_module('../kernels/graph').
:- use_module('../question').
:- use_module('../world').
:- use_module(fast_onward).

%   A ground is ground(World, Nodes, Squares, Indices, Regions, Metrics):
%   compounds with the node, the square and the region of each index, and with
%   the index of each square of the world.

%!  ground_make(+World, -Ground) is det.

ground_make(World, ground(World, Nodes, Squares, Indices, Regions, Metrics)) :-
    world_width(World, Width),
    world_ways(World, Ways),
    graph_make(World, place(none, none, 1, none), make_node(Ways, Width),
               Graph),
    findall(Square, world_each(World, Square), All),
    number_nodes(All, 2, Graph, Indices0, Nodes0, Squares0),
    compound_name_arguments(Indices, indices, Indices0),
    compound_name_arguments(Squares, squares, [nowhere|Squares0]),
    compound_name_arguments(Nodes1, nodes, [nowhere|Nodes0]),
    % A copy has the numbers themselves where this one has bound variables.
    duplicate_term(Nodes1, Nodes),
    onwards(World, Nodes),
    regions(Nodes, Regions),
    metrics(World, Metrics).

make_node(Ways, Width, _, square(_, X, Y), N5, Links, _, Node) :-
    Links = [N1, N2, N3, N4, N6, N7, N8, N9|_],
    Key is 2*Width*Y + X,
    Node =.. [Ways, N1, N2, N3, N4, N5, N6, N7, N8, N9, Key, _].

number_nodes([], _, _, [], [], []).
number_nodes([Square|All], Index, Graph, [I|Indices], Nodes, Squares) :-
    graph_node(Graph, Square, Node),
    (   Node == wall
    ->  I = 1,
        number_nodes(All, Index, Graph, Indices, Nodes, Squares)
    ;   I = Index,
        arg(5, Node, Index),
        Nodes = [Node|Nodes1],
        Squares = [Square|Squares1],
        Next is Index+1,
        number_nodes(All, Next, Graph, Indices, Nodes1, Squares1)
    ).

%   The number of a region is the first index in it.

regions(Nodes, Regions) :-
    functor(Nodes, _, Size),
    functor(Regions, regions, Size),
    arg(1, Regions, 0),
    regions(2, Size, Nodes, Regions).

regions(Index, Size, Nodes, Regions) :-
    (   Index > Size
    ->  true
    ;   arg(Index, Regions, Region),
        (   var(Region)
        ->  Region = Index,
            spread([Index], Index, Nodes, Regions)
        ;   true
        ),
        Next is Index+1,
        regions(Next, Size, Nodes, Regions)
    ).

spread([], _, _, _).
spread([Index|Open], Region, Nodes, Regions) :-
    arg(Index, Nodes, Node),
    reach(9, Node, Region, Regions, Open, Open1),
    spread(Open1, Region, Nodes, Regions).

reach(Key, Node, Region, Regions, Open0, Open) :-
    (   Key =:= 0
    ->  Open = Open0
    ;   arg(Key, Node, To),
        arg(To, Regions, Its),
        (   var(Its)
        ->  Its = Region,
            Open1 = [To|Open0]
        ;   Open1 = Open0
        ),
        Next is Key-1,
        reach(Next, Node, Region, Regions, Open1, Open)
    ).

%!  ground_size(+Ground, -Size) is det.
%
%   The largest index.

ground_size(ground(_, Nodes, _, _, _, _), Size) :-
    functor(Nodes, _, Size).

%!  ground_nodes(+Ground, -Nodes) is det.

ground_nodes(ground(_, Nodes, _, _, _, _), Nodes).

%!  ground_metrics(+Ground, -Metrics) is det.

ground_metrics(ground(_, _, _, _, _, Metrics), Metrics).

%!  ground_time(+Ground, -Time) is det.
%
%   The moments after which a run ends.

ground_time(ground(World, _, _, _, _, _), Time) :-
    world_width(World, Width),
    world_height(World, Height),
    Time is 10*(Width+Height).

%!  ground_offset(+Ground, +Target, -Offset) is det.

ground_offset(ground(World, Nodes, _, _, _, _), Target, Offset) :-
    world_width(World, Width),
    world_height(World, Height),
    arg(Target, Nodes, Node),
    arg(10, Node, Key),
    Offset is 2*Width*Height + Width - Key.

%!  ground_squares(+Ground, -Squares) is det.
%
%   A compound with the square of each index.

ground_squares(ground(_, _, Squares, _, _, _), Squares).

%!  ground_number(+Ground, +Index, -Number) is det.
%
%   The square's number in the world, row by row from 0.

ground_number(ground(World, _, Squares, _, _, _), Index, Number) :-
    arg(Index, Squares, Square),
    world_index(World, Square, Number1),
    Number is Number1-1.

%!  ground_units(+Ground, +Question, -Units) is det.
%
%   Units are unit(Number, Start, Goal, Wish) in order, with indices.  The Goal
%   of one that is stranded is its start, and not what it was asked for, its
%   Wish.

ground_units(Ground, Question, Units) :-
    question_squares(Question, Squares),
    units(Squares, 1, Ground, Units).

units([], _, _, []).
units([From, To|Squares], Number, Ground,
      [unit(Number, Start, Goal, Wish)|Units]) :-
    Ground = ground(World, _, _, Indices, Regions, _),
    world_index(World, From, I),
    arg(I, Indices, Start),
    world_index(World, To, J),
    arg(J, Indices, Wish),
    arg(Start, Regions, Here),
    arg(Wish, Regions, There),
    (   Here =:= There
    ->  Goal = Wish
    ;   Goal = Start
    ),
    Next is Number+1,
    units(Squares, Next, Ground, Units).
