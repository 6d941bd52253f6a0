/** <module> Best first: the open square with the smallest total is closed next

Total = distance so far + estimate, or with `greedy` the octile estimate alone;
equal totals in the order in which they were got.  A closed square is never
opened again, whatever the estimate; greedy does not touch open ones either.

A node of the graph is

    node(Open, Closed, Straight, Diagonal, X, Y, Square, Way, Stairs,
         O1, O2, ..., O9, N1, N2, ..., N9)

where Open is unbound until the square is opened, then open(Distance, Back), and
Closed until it is closed, then the how-manieth it was; Straight and Diagonal
are what such a step onto the square costs; X and Y are multiplied by what a
step is estimated at where estimates are Manhattan distances.  Stairs is the
node that stairs lead to, or `none`; N1, N2, ... are those of the eight ways,
O1, O2, ... what Open is there, the same variables.  Where there is no way, it
is open and nearer than any square.  Back is where in the node the one before it
stands.

A square looks only at neighbours that the one before it could not reach: the
others have a distance already, and none that is longer.

Totals are small where straight and diagonal steps cost the same: the open list
is a bucket for each total, a queue with an open end, and the number of the
first bucket that is not empty.  Else it is heap(Next, Heap), a pairing heap of
terms h(Total, Number, Node, Heaps).  A square that gets a better total is put
again; its older entry is passed over, since it is closed by then.
O(squares opened + totals) or O(squares opened x log squares) time,
O(squares + totals) space.

A run ends with failure, which takes the marks away.  What it found is kept in
numbers that failure leaves alone: what the goal costs, and in Way where in a
node of the route the one before it stands.

C can move a square from one bucket to another.

The file is long because preparing, looking at neighbours and walking back all
know where things stand in a node, which nobody else does.

Mirror: c_impl/kernels/best_first.c.
*/
:- module(reitti_best_first,
          [ agenda_prepare/3,           % +Estimate, +World, -Agenda
            best_first/3,               % +Agenda, +Question, -Answer
            agenda_trace/3              % +Agenda, +Question, -Trace
          ]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../answer').
:- use_module('../game').
:- use_module('../question').
:- use_module('../rows').
:- use_module('../square', [keypad/3]).
:- use_module('../world').
:- use_module(estimate).
:- use_module(graph).

:- discontiguous goal_expansion/2.

%   An agenda is agenda(Graph, Plan, Room), Plan is plan(Guide, Ways, Ending,
%   Steps): Guide is that of aim/4; Ways which neighbours to look at, `cut`,
%   `block` or `all`, or manhattan_cut or manhattan_block; Ending `beside` or
%   `onto`; Steps are steps(Unit, Straight, Diagonal) if distances are not
%   costs, else `costs`.  Room is that for the open list,
%   room(Firsts, Lasts, Most): for each bucket a list with an open end, in
%   Firsts from the node that was taken last, in Lasts from the one that was put
%   last; Most buckets in all, none for a heap.

%!  agenda_prepare(+Estimate, +World, -Agenda) is det.
%
%   Estimate is one of estimate/4, or `greedy`.

agenda_prepare(Estimate, World, agenda(Graph, Plan, Room)) :-
    world_game(World, Game),
    game_steps(Game, Straight, Diagonal),
    (   Estimate == euclid
    ->  aim_weigh(Game, 1, straight, S),
        aim_weigh(Game, 1, diagonal, D),
        Steps = steps(S, Straight, Diagonal)
    ;   S = Straight,
        D = Diagonal,
        Steps = costs
    ),
    guide_to(Estimate, World, Game, Guide),
    (   Guide = guide(manhattan, Scale, _)
    ->  true
    ;   Scale = 1
    ),
    graph_make(World, place(none, none, open(-1, 0), none),
               make_node(S, D, Scale), Graph),
    graph_stairs(Graph, Stairs),
    lead_on(Stairs),
    ways(World, Game, Ways0),
    (   ( Estimate == euclid ; S =\= D )
    ->  Most = 0
    ;   world_width(World, Width),
        world_height(World, Height),
        Most is 4*S*(Width+Height)
    ),
    make_room(Most, Room),
    (   Most > 0,
        Guide = guide(manhattan, _, _),
        Ways0 \== all
    ->  atom_concat(manhattan_, Ways0, Ways)
    ;   Ways = Ways0
    ),
    (   game_has(Game, ends_beside)
    ->  Ending = beside
    ;   Ending = onto
    ),
    Plan = plan(Guide, Ways, Ending, Steps).

make_room(Most, room(Firsts, Lasts, Most)) :-
    findall([none|_], between(1, Most, _), Ends),
    compound_name_arguments(Firsts, firsts, Ends),
    compound_name_arguments(Lasts, lasts, Ends).

%   A run fails where there is no bucket for a total, and is made again with
%   more room.

enlarge(Agenda) :-
    arg(3, Agenda, room(_, _, Most)),
    Most2 is 2*Most,
    make_room(Most2, Room),
    nb_setarg(3, Agenda, Room).

%   The square is made once more, so that it lies beside the node in memory.

make_node(S, D, Scale, ground(Cost, _), square(Level, X, Y), Open, Links, _,
          Node) :-
    Links = [ O1, O2, O3, O4, O6, O7, O8, O9, N1, N2, N3, N4, N6, N7, N8, N9 ],
    Straight is Cost*S,
    Diagonal is Cost*D,
    ScaledX is Scale*X,
    ScaledY is Scale*Y,
    Node = node(Open, _, Straight, Diagonal, ScaledX, ScaledY,
                square(Level, X, Y), 0, none,
                O1, O2, O3, O4, O6, O7, O8, O9,
                N1, N2, N3, N4, N6, N7, N8, N9).

lead_on([]).
lead_on([Node-Other|Stairs]) :-
    setarg(9, Node, Other),
    lead_on(Stairs).

%   The way past a square is never shorter than the one to it: diagonal steps
%   cost as much as straight ones, or no more than two of them where all squares
%   cost the same.

ways(World, Game, Ways) :-
    game_steps(Game, Straight, Diagonal),
    (   Diagonal =\= Straight,
        \+ ( Diagonal =< 2*Straight,
             setof(Cost, G^N^( element(Game, G, N, Cost), Cost \== none ), [_])
           )
    ->  Ways = all
    ;   world_corners(World, cut),
        world_ways(World, eight)
    ->  Ways = cut
    ;   Ways = block
    ).

%   guide_to(+Estimate, +World, +Game, -Guide): what is the same for all goals.

guide_to(Estimate, World, Game, Guide) :-
    aim_at(World, square(1, 1, 1), Aim),
    estimate(octile, Aim, square(1, 2, 1), S),
    estimate(octile, Aim, square(1, 2, 2), D),
    (   ( Estimate == euclid ; game_has(Game, has_stairs) )
    ->  Guide = general(Estimate, World)
    ;   Guide = guide(Estimate, S, D)
    ).

%   aim(+Guide, +Goal, +Lasts, -Aim)

aim(guide(Estimate, S, D), square(_, X, Y), Lasts, Aim) :-
    aim(Estimate, S, D, X, Y, Lasts, Aim).
aim(general(Estimate, World), Goal, Lasts, general(Estimate, Aim, Lasts)) :-
    aim_at(World, Goal, Aim).

aim(none,      _, _, _, _, Lasts, none(Lasts)).
aim(manhattan, S, _, X, Y, Lasts, manhattan(SX, SY, Lasts)) :-
    SX is S*X,
    SY is S*Y.
aim(chebyshev, S, _, X, Y, Lasts, chebyshev(S, X, Y, Lasts)).
aim(octile,    S, D, X, Y, Lasts, octile(S, D, X, Y, Lasts)).
aim(greedy,    S, D, X, Y, Lasts, greedy(S, D, X, Y, Lasts)).

%   put(+Open0, +Total, +Node, +Lasts, -Open): behind those with the same total.
%   Fails if there is no room.  Written out where it is called.

goal_expansion(put(Open0, Total, Node, Lasts, Open),
               (   integer(Open0)
               ->  put_bucket(Open0, Total, Node, Lasts, Open)
               ;   put_heap(Open0, Total, Node, Open)
               )).
goal_expansion(put_bucket(Open0, Total, Node, Lasts, Open),
               ( Bucket is Total+1,
                 arg(Bucket, Lasts, Last0),
                 Last0 = [_|Last],
                 Last = [Node|_],
                 setarg(Bucket, Lasts, Last),
                 (   Bucket < Open0
                 ->  Open = Bucket
                 ;   Open = Open0
                 )
               )).

%   rank(+Aim, +Node, +Distance, +Open0, -Open): puts the node on the open list.

rank(manhattan(GX, GY, Lasts), Node, Distance, Open0, Open) :-
    arg(5, Node, X),
    arg(6, Node, Y),
    Total is Distance + abs(X-GX) + abs(Y-GY),
    put(Open0, Total, Node, Lasts, Open).
rank(chebyshev(S, GX, GY, Lasts), Node, Distance, Open0, Open) :-
    arg(5, Node, X),
    arg(6, Node, Y),
    Total is Distance + S*max(abs(X-GX), abs(Y-GY)),
    put(Open0, Total, Node, Lasts, Open).
rank(octile(S, D, GX, GY, Lasts), Node, Distance, Open0, Open) :-
    arg(5, Node, X),
    arg(6, Node, Y),
    DX is abs(X-GX),
    DY is abs(Y-GY),
    Total is Distance + S*abs(DX-DY) + D*min(DX, DY),
    put(Open0, Total, Node, Lasts, Open).
rank(greedy(S, D, GX, GY, Lasts), Node, _, Open0, Open) :-
    arg(5, Node, X),
    arg(6, Node, Y),
    DX is abs(X-GX),
    DY is abs(Y-GY),
    Total is S*abs(DX-DY) + D*min(DX, DY),
    put(Open0, Total, Node, Lasts, Open).
rank(none(Lasts), Node, Distance, Open0, Open) :-
    put(Open0, Distance, Node, Lasts, Open).
rank(general(Estimate, Aim, Lasts), Node, Distance, Open0, Open) :-
    arg(7, Node, Square),
    (   Estimate == greedy
    ->  estimate(octile, Aim, Square, Total)
    ;   estimate(Estimate, Aim, Square, Rest),
        Total is Distance+Rest
    ),
    put(Open0, Total, Node, Lasts, Open).

put_heap(heap(Number, Heap0), Total, Node, heap(Next, Heap)) :-
    Next is Number+1,
    meld(Heap0, h(Total, Number, Node, []), Heap).

meld(empty, Heap, Heap).
meld(Heap1, Heap2, Heap) :-
    Heap1 = h(Total1, Number1, Node1, Heaps1),
    Heap2 = h(Total2, Number2, Node2, Heaps2),
    (   (   Total1 < Total2
        ->  true
        ;   Total1 =:= Total2,
            Number1 < Number2
        )
    ->  Heap = h(Total1, Number1, Node1, [Heap2|Heaps1])
    ;   Heap = h(Total2, Number2, Node2, [Heap1|Heaps2])
    ).

%   meld_pairs(+Heaps, -Heap)

meld_pairs([], empty).
meld_pairs([Heap1|Heaps], Heap) :-
    (   Heaps = [Heap2|Heaps1]
    ->  meld(Heap1, Heap2, Heap12),
        (   Heaps1 == []
        ->  Heap = Heap12
        ;   meld_pairs(Heaps1, Heap3),
            meld(Heap3, Heap12, Heap)
        )
    ;   Heap = Heap1
    ).

%   close_squares(+Agenda, +From, +To, +Goal, -Expanded): until the node To of
%   the Goal is closed, or there are no open ones.  Fails if there is no room.

close_squares(agenda(_, plan(Guide, Ways, _, _), Room), From, To, Goal,
              Expanded) :-
    arg(1, From, open(0, 0)),
    arg(1, To, Reached),
    (   nonvar(Reached)
    ->  Expanded = 0
    ;   Room = room(Firsts, Lasts, Most),
        aim(Guide, Goal, Lasts, Aim),
        arg(2, To, Closed),
        (   Most =:= 0
        ->  rank(Aim, From, 0, heap(0, empty), Open),
            close_heap(Open, Closed, Ways, Aim, 1, Expanded)
        ;   rank(Aim, From, 0, Most, Here),
            arg(Here, Firsts, Bucket),
            close_bucket(Bucket, Here, Room, Closed, Ways, Aim, 1, Expanded)
        )
    ).

%   close_it(+Node, +Open0, ?Goal, +Ways, +Aim, +Number, -Expanded, :Skip,
%   -Open, -Next, :Go): closes the node and goes on with Go, or with Skip if it
%   is closed.  Written out where it is called.

goal_expansion(close_it(Node, Open0, Goal, Ways, Aim, Number, Expanded, Skip,
                        Open, Next, Go),
               ( arg(1, Node, Opened),
                 arg(2, Node, Closed),
                 (   nonvar(Closed)
                 ->  Skip
                 ;   Closed = Number,
                     (   nonvar(Goal)
                     ->  Expanded = Number
                     ;   Opened = open(Distance, Back),
                         (   Ways == manhattan_cut
                         ->  look_manhattan_cut(Back, Node, Distance, Aim,
                                                Open0, Open1)
                         ;   Ways == manhattan_block
                         ->  look_manhattan_block(Back, Node, Distance, Aim,
                                                  Open0, Open1)
                         ;   Ways == cut
                         ->  look_cut(Back, Node, Distance, Aim, Open0, Open1)
                         ;   Ways == block
                         ->  look_block(Back, Node, Distance, Aim, Open0,
                                        Open1)
                         ;   look_block(0, Node, Distance, Aim, Open0, Open1)
                         ),
                         arg(9, Node, Stairs),
                         (   Stairs == none
                         ->  Open = Open1
                         ;   look_up(Stairs, Distance, Aim, Open1, Open)
                         ),
                         Next is Number+1,
                         Go
                     )
                 )
               )).

%   close_bucket(+Bucket, +Here, +Room, ?Goal, +Ways, +Aim, +Number, -Expanded):
%   Bucket is the one that is number Here, from the node that was taken last,
%   and Goal what is bound when the goal is closed.

close_bucket(Bucket, Here, Room, Goal, Ways, Aim, Number, Expanded) :-
    Bucket = [_|Rest],
    (   var(Rest)
    ->  Room = room(Firsts, _, Most),
        setarg(Here, Firsts, Bucket),
        next_bucket(Here, Most, Firsts, Here1, Bucket1),
        (   Here1 =:= 0
        ->  Expanded is Number-1
        ;   close_bucket(Bucket1, Here1, Room, Goal, Ways, Aim, Number,
                         Expanded)
        )
    ;   Rest = [Node|_],
        close_it(Node, Here, Goal, Ways, Aim, Number, Expanded,
                 close_bucket(Rest, Here, Room, Goal, Ways, Aim, Number,
                              Expanded),
                 Open, Next,
                 (   Open =:= Here
                 ->  close_bucket(Rest, Here, Room, Goal, Ways, Aim, Next,
                                  Expanded)
                 ;   arg(1, Room, Firsts),
                     setarg(Here, Firsts, Rest),
                     arg(Open, Firsts, Bucket1),
                     close_bucket(Bucket1, Open, Room, Goal, Ways, Aim, Next,
                                  Expanded)
                 ))
    ).

%   next_bucket(+Here, +Most, +Firsts, -Next, -Bucket): the next that is not
%   empty; number 0 if there is none.

next_bucket(Here, Most, Firsts, Next, Bucket) :-
    (   Here =:= Most
    ->  Next = 0
    ;   Here1 is Here+1,
        arg(Here1, Firsts, Bucket1),
        Bucket1 = [_|Rest],
        (   nonvar(Rest)
        ->  Next = Here1,
            Bucket = Bucket1
        ;   next_bucket(Here1, Most, Firsts, Next, Bucket)
        )
    ).

%   close_heap(+Open, ?Goal, +Ways, +Aim, +Number, -Expanded)

close_heap(heap(Number0, Heap), Goal, Ways, Aim, Number, Expanded) :-
    (   Heap = h(_, _, Node, Heaps)
    ->  meld_pairs(Heaps, Heap1),
        Open0 = heap(Number0, Heap1),
        close_it(Node, Open0, Goal, Ways, Aim, Number, Expanded,
                 close_heap(Open0, Goal, Ways, Aim, Number, Expanded),
                 Open, Next,
                 close_heap(Open, Goal, Ways, Aim, Next, Expanded))
    ;   Expanded is Number-1
    ).

%   look_WAYS(+Back, +Node, +Distance, +Aim, +Open0, -Open): opens or updates
%   the neighbours of Node that the one before it, which stands at Back, could
%   not reach.  There is a clause for each Back, so that only these are looked
%   at:
%
%       look_cut(22, Node, Distance, Aim, Open0, Open) :-
%           Node = node(_, ..., O3, ..., _),
%           (   var(O3)
%           ->  arg(20, Node, N3), arg(4, N3, Cost3), D3 is Distance+Cost3,
%               O3 = open(D3, 23),
%               rank(Aim, N3, D3, Open0, Open3)
%           ;   arg(1, O3, Old3),
%               (   Old3 =< Distance
%               ->  Open3 = Open0
%               ;   arg(20, Node, N3), arg(4, N3, Cost3), D3 is Distance+Cost3,
%                   update(D3, Old3, N3, 23, Aim, Open0, Open3)
%               )
%           ),
%           ...
%
%   In look_manhattan_WAYS rank/5 is written out, for buckets: Tactics' search
%   and that of most levels where one walks straight.

term_expansion(look_by_ways, Clauses) :-
    findall(Clause,
            ( member(Ways, [cut, block]),
              member(Prefix, [look_, look_manhattan_]),
              atom_concat(Prefix, Ways, Name),
              back(Back, From),
              look_clause(Name, Ways, Back, From, Clause)
            ),
            Clauses).

%   Where the one before stands in a node, and in which way; none for the start
%   and where stairs lead up or down.

back(0, none).
back(9, none).
back(Back, DX/DY) :-
    way(Place, _, DX, DY),
    Back is 17+Place.

way(Place, Step, DX, DY) :-
    findall(X/Y, keypad(_, X, Y), Ways),
    nth1(Place, Ways, DX/DY),
    (   DX*DY =:= 0
    ->  Step = 3
    ;   Step = 4
    ).

look_clause(Name, Ways, Back, From, (Head :- Node = Shape, Aim = By, Looks)) :-
    Head =.. [Name, Back, Node, Distance, Aim, Open0, Open],
    functor(Shape, node, 25),
    (   sub_atom(Name, _, _, _, manhattan)
    ->  By = manhattan(_, _, _)
    ;   By = Aim
    ),
    findall(Place-Step,
            ( way(Place, Step, DX, DY),
              \+ reaches(Ways, From, DX, DY)
            ),
            Places),
    looks(Places, Shape, Node, Distance, Aim-By, Open0, Open, Looks).

%   A square beside this one could be reached from the one before it.

reaches(cut, X/Y, DX, DY) :-
    abs(X-DX) =< 1,
    abs(Y-DY) =< 1.
reaches(block, X/Y, DX, DY) :-
    abs(X-DX) + abs(Y-DY) =< 1.

looks([], _, _, _, _, Open, Open, true).
looks([Place-Step|Places], Shape, Node, Distance0, Aim-By, Open0, Open,
      ( Look, Looks )) :-
    OpenPlace is 9+Place,
    NodePlace is 17+Place,
    Back is 26-Place,
    arg(OpenPlace, Shape, Opened),
    rank_goal(By, Next, Distance, Open0, Open1, Rank),
    Look = (   var(Opened)
           ->  arg(NodePlace, Node, Next),
               arg(Step, Next, Cost),
               Distance is Distance0+Cost,
               Opened = open(Distance, Back),
               Rank
           ;   arg(1, Opened, Old),
               (   Old =< Distance0
               ->  Open1 = Open0
               ;   arg(NodePlace, Node, Next),
                   arg(Step, Next, Cost),
                   Distance is Distance0+Cost,
                   update(Distance, Old, Next, Back, Aim, Open0, Open1)
               )
           ),
    looks(Places, Shape, Node, Distance0, Aim-By, Open1, Open, Looks).

%   rank_goal(+By, +Node, +Distance, +Open0, +Open, -Rank): By is the aim, a
%   variable, or a term of variables if Rank is to be written out.

rank_goal(By, Node, Distance, Open0, Open, Rank) :-
    (   nonvar(By)
    ->  By = manhattan(GX, GY, Lasts),
        Rank = ( arg(5, Node, X),
                 arg(6, Node, Y),
                 Total is Distance + abs(X-GX) + abs(Y-GY),
                 put_bucket(Open0, Total, Node, Lasts, Open)
               )
    ;   Rank = rank(By, Node, Distance, Open0, Open)
    ).

look_by_ways.

%   Where stairs lead, by a straight step.

look_up(Node, Distance0, Aim, Open0, Open) :-
    arg(1, Node, Opened),
    arg(3, Node, Cost),
    Distance is Distance0+Cost,
    (   var(Opened)
    ->  Opened = open(Distance, 9),
        rank(Aim, Node, Distance, Open0, Open)
    ;   arg(1, Opened, Old),
        update(Distance, Old, Node, 9, Aim, Open0, Open)
    ).

update(Distance, Old, Node, Back, Aim, Open0, Open) :-
    (   Distance < Old,
        arg(2, Node, Closed),
        var(Closed),
        \+ is_greedy(Aim)
    ->  arg(1, Node, Opened),
        setarg(1, Opened, Distance),
        setarg(2, Opened, Back),
        rank(Aim, Node, Distance, Open0, Open)
    ;   Open = Open0
    ).

is_greedy(greedy(_, _, _, _, _)).
is_greedy(general(greedy, _, _)).

%!  best_first(+Agenda, +Question, -Answer) is det.
%
%   A whole search for the goal.

best_first(Agenda, Question, Answer) :-
    Agenda = agenda(Graph, Plan, _),
    question_squares(Question, [Start, Goal]),
    graph_node(Graph, Start, From),
    graph_node(Graph, Goal, To),
    Kept = kept(-1, -1),
    (   close_squares(Agenda, From, To, Goal, Expanded0),
        nb_setarg(2, Kept, Expanded0),
        arg(1, To, Opened),
        nonvar(Opened),
        keep_way(To),
        last_node(Plan, To, Last0),
        arg(1, Last0, open(Distance0, _)),
        nb_setarg(1, Kept, Distance0),
        fail
    ;   Kept = kept(Distance, Expanded)
    ),
    (   Expanded < 0
    ->  enlarge(Agenda),
        best_first(Agenda, Question, Answer)
    ;   Distance < 0
    ->  answer_make(no_answer, 0, [Expanded], [], Answer)
    ;   last_node(Plan, To, Last),
        kept_way(Last, [], Squares),
        route_cost(Plan, Last, Distance, Cost),
        answer_make(found, Cost, [Expanded], Squares, Answer)
    ).

%   Follows the predecessors back.

keep_way(Node) :-
    arg(1, Node, open(_, Back)),
    nb_setarg(8, Node, Back),
    (   Back =:= 0
    ->  true
    ;   arg(Back, Node, Before),
        keep_way(Before)
    ).

kept_way(Node, Squares0, Squares) :-
    arg(8, Node, Back),
    (   Back =:= 0
    ->  Squares = Squares0
    ;   arg(7, Node, Square),
        arg(Back, Node, Before),
        kept_way(Before, [Square|Squares0], Squares)
    ).

%   The last node of the way kept that is on the route.

last_node(plan(_, _, Ending, _), To, Last) :-
    arg(8, To, Back),
    (   Ending == beside,
        Back =\= 0
    ->  arg(Back, To, Last)
    ;   Last = To
    ).

%   What the way to a node costs, if its distance is not that.

route_cost(plan(_, _, _, Steps), Node, Distance, Cost) :-
    (   Steps == costs
    ->  Cost = Distance
    ;   way_cost(Node, Steps, 0, Cost)
    ).

way_cost(Node, Steps, Cost0, Cost) :-
    arg(8, Node, Back),
    (   Back =:= 0
    ->  Cost = Cost0
    ;   arg(Back, Node, Before),
        step_cost(Steps, Node, Before, Step),
        Cost1 is Cost0+Step,
        way_cost(Before, Steps, Cost1, Cost)
    ).

step_cost(steps(Unit, Straight, Diagonal), Node, Before, Cost) :-
    arg(3, Node, Weight),
    arg(5, Node, X),
    arg(6, Node, Y),
    (   ( arg(5, Before, X) ; arg(6, Before, Y) )
    ->  Cost is Weight//Unit * Straight
    ;   Cost is Weight//Unit * Diagonal
    ).

%!  agenda_trace(+Agenda, +Question, -Trace) is det.
%
%   What best_first/3 leaves.

agenda_trace(Agenda, Question, Trace) :-
    findall(Trace0, trace(Agenda, Question, Trace0), Traces),
    (   Traces = [Trace]
    ->  true
    ;   enlarge(Agenda),
        agenda_trace(Agenda, Question, Trace)
    ).

trace(Agenda, Question, Trace) :-
    Agenda = agenda(Graph, Plan, _),
    question_squares(Question, [Start, Goal]),
    graph_node(Graph, Start, From),
    graph_node(Graph, Goal, To),
    close_squares(Agenda, From, To, Goal, _),
    graph_nodes(Graph, Nodes),
    findall(Number-Square,
            ( member(Node, Nodes),
              arg(2, Node, Number),
              integer(Number),
              arg(7, Node, Square)
            ),
            Closed0),
    keysort(Closed0, Closed),
    pairs_values(Closed, Squares),
    findall(Square-Cost,
            ( member(Node, Nodes),
              arg(1, Node, Opened),
              nonvar(Opened),
              arg(7, Node, Square),
              arg(1, Opened, Distance),
              keep_way(Node),
              route_cost(Plan, Node, Distance, Cost)
            ),
            Distances),
    graph_world(Graph, World),
    plane_of(World, Distances, -1, Left),
    trace_make(Squares, Left, Trace).
