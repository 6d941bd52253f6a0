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

The file is long because it makes these terms once, so that nobody has to reckon
while searching.

Mirror: c_impl/units/fast_ground.c.
*/
:- module(reitti_fast_ground,
          [ ground_make/2,              % +World, -Ground
            ground_size/2,              % +Ground, -Size
            ground_nodes/2,             % +Ground, -Nodes
            ground_metrics/2,           % +Ground, -Metrics
            ground_time/2,              % +Ground, -Time
            ground_offset/3,            % +Ground, +Target, -Offset
            ground_square/3,            % +Ground, +Index, -Square
            ground_number/3,            % +Ground, +Index, -Number
            ground_units/3,             % +Ground, +Question, -Units
            ground_answer/5,            % +Ground, +Units, +Routes, +Work,
                                        % -Answer
            ground_steps/3              % +Ground, +Steps, -Rows
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, member/2]).
:- use_module('../answer').
:- use_module('../kernels/graph').
:- use_module('../question').
:- use_module('../square', [keypad/3]).
:- use_module('../world').

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

%   onwards(+World, !Nodes): nodes with the same moves share Onward.

onwards(World, Nodes) :-
    moves(World, Moves),
    functor(Onwards, onwards, 256),
    functor(Nodes, _, Size),
    onwards(2, Size, Nodes, Moves, Onwards).

onwards(Index, Size, Nodes, Moves, Onwards) :-
    (   Index > Size
    ->  true
    ;   arg(Index, Nodes, Node),
        kind(8, Node, 0, Kind),
        arg(Kind, Onwards, Onward),
        (   var(Onward)
        ->  onward(Moves, Node, Onward)
        ;   true
        ),
        arg(11, Node, Onward),
        Next is Index+1,
        onwards(Next, Size, Nodes, Moves, Onwards)
    ).

%   Which moves there are: `four`, or eight that may `cut` corners, or that
%   corners `block`.

moves(World, Moves) :-
    (   world_ways(World, four)
    ->  Moves = four
    ;   world_corners(World, Moves)
    ).

%   kind(+Number, +Node, +Kind0, -Kind): a number from 1 up for which moves
%   there
%   are, of so many left.

kind(Number, Node, Kind0, Kind) :-
    (   Number =:= 0
    ->  Kind is Kind0+1
    ;   move_key(Number, Key),
        arg(Key, Node, To),
        (   To =:= 1
        ->  Kind1 is 2*Kind0
        ;   Kind1 is 2*Kind0 + 1
        ),
        Number1 is Number-1,
        kind(Number1, Node, Kind1, Kind)
    ).

move_key(1, 1).
move_key(2, 2).
move_key(3, 3).
move_key(4, 4).
move_key(5, 6).
move_key(6, 7).
move_key(7, 8).
move_key(8, 9).

onward(Moves, Node, Onward) :-
    findall(Looks, ( between(1, 9, Back), looks(Moves, Node, Back, Looks) ),
            All),
    compound_name_arguments(Onward, onward, All).

looks(Moves, Node, Back, Looks) :-
    findall([Key, ItsBack],
            ( keypad(Key, DX, DY),
              \+ arg(Key, Node, 1),
              \+ ( keypad(Back, X, Y),
                   reaches(Moves, X, Y, DX, DY, Node)
                 ),
              ItsBack is 10-Key
            ),
            Pairs),
    append(Pairs, List),
    compound_name_arguments(Looks, moves, List).

%   reaches(+Moves, +X, +Y, +DX, +DY, +Node): a move leads from the square at
%   X/Y, seen from this one, to the one at DX/DY, to which a move leads, or is
%   the same.

reaches(four, X, Y, X, Y, _).
reaches(cut, X, Y, DX, DY, _) :-
    abs(X-DX) =< 1,
    abs(Y-DY) =< 1.
reaches(block, X, Y, DX, DY, Node) :-
    (   abs(X-DX) + abs(Y-DY) =< 1
    ->  true
    ;   abs(X-DX) + abs(Y-DY) =:= 2,
        abs(X-DX) =:= 1,
        CX is X+DX,
        CY is Y+DY,
        keypad(Corner, CX, CY),
        \+ arg(Corner, Node, 1)
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

%   The changes are the same for many places around a target, so that there are
%   no more than those of 49 places near it.

metrics(World, Metrics) :-
    world_width(World, Width),
    world_height(World, Height),
    world_ways(World, Ways),
    findall(Changes,
            ( between(-3, 3, DY),
              between(-3, 3, DX),
              changes(Ways, DX, DY, Changes)
            ),
            Kinds0),
    compound_name_arguments(Kinds, kinds, Kinds0),
    Size is 4*Width*Height,
    functor(Metrics, metrics, Size),
    Top is 1-Height,
    put_rows(Top, Width, Height, Kinds, Metrics).

changes(Ways, DX, DY, Changes) :-
    functor(Changes, d, 9),
    metric(Ways, DX, DY, Here),
    arg(5, Changes, 0),
    forall(keypad(Key, X, Y),
           ( DX1 is DX+X,
             DY1 is DY+Y,
             metric(Ways, DX1, DY1, There),
             Change is 1+There-Here,
             nb_setarg(Key, Changes, Change)
           )).

metric(eight, DX, DY, Metric) :-
    Metric is max(abs(DX), abs(DY)).
metric(four, DX, DY, Metric) :-
    Metric is abs(DX) + abs(DY).

put_rows(DY, Width, Height, Kinds, Metrics) :-
    (   DY =:= Height
    ->  true
    ;   Left is 1-Width,
        put_row(Left, DY, Width, Height, Kinds, Metrics),
        Next is DY+1,
        put_rows(Next, Width, Height, Kinds, Metrics)
    ).

put_row(DX, DY, Width, Height, Kinds, Metrics) :-
    (   DX =:= Width
    ->  true
    ;   Nearer is max(0, min(abs(DX), abs(DY)) - 1),
        X is sign(DX) * min(3, abs(DX)-Nearer),
        Y is sign(DY) * min(3, abs(DY)-Nearer),
        Kind is 7*Y + X + 25,
        arg(Kind, Kinds, Changes),
        Place is 2*Width*(DY+Height) + DX + Width,
        arg(Place, Metrics, Changes),
        Next is DX+1,
        put_row(Next, DY, Width, Height, Kinds, Metrics)
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

%!  ground_square(+Ground, +Index, -Square) is det.

ground_square(ground(_, _, Squares, _, _, _), Index, Square) :-
    arg(Index, Squares, Square).

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

%!  ground_answer(+Ground, +Units, +Routes, +Work, -Answer) is det.
%
%   Routes are lists of each unit's indices, the last moment first.

ground_answer(Ground, Units, Routes, Work, Answer) :-
    ground_time(Ground, Time),
    Ground = ground(_, _, Squares, _, _, _),
    rows(Units, Routes, Squares, Time, 0, Score, Rows),
    answer_make(found, Score, Work, Rows, Answer).

rows([], [], _, _, Score, Score, []).
rows([unit(Number, _, _, Wish)|Units], [Route0|Routes], Squares, Time, Score0,
     Score, Rows) :-
    drop_repeats(Route0, Route),
    (   Route = [Wish|_]
    ->  length(Route, Length),
        Cost is Length-1
    ;   Cost = Time
    ),
    Score1 is Score0+Cost,
    rows(Units, Routes, Squares, Time, Score1, Score, Rows1),
    add_rows(Route, [Number], Squares, Rows1, Rows).

drop_repeats([Index|Route0], Route) :-
    (   Route0 = [Index|_]
    ->  drop_repeats(Route0, Route)
    ;   Route = [Index|Route0]
    ).

add_rows([], _, _, Rows, Rows).
add_rows([Index|Route], Numbers, Squares, Rows0, Rows) :-
    arg(Index, Squares, Square),
    add_rows(Route, Numbers, Squares, [Square-Numbers|Rows0], Rows).

%!  ground_steps(+Ground, +Steps, -Rows) is det.
%
%   Steps are step(Index, Unit, Moment), Rows those of a trace.

ground_steps(Ground, Steps, Rows) :-
    maplist(step_row(Ground), Steps, Rows).

step_row(Ground, step(Index, Unit, Moment), Square-[Unit, Moment]) :-
    ground_square(Ground, Index, Square).
