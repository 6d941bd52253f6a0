/** <module> Hierarchical cooperative A*

Silver (2005): one unit after another plans all its way, by true distances,
through a table of who is where when.  Whoever finds no way stands still, and
sends those away whose ways lead there.  O(nodes opened) time, and a layer of
all squares for each moment until the last arrival.

Mirror: c_impl/units/tuned/hca.c.
*/
:- module(tuned_hca, []).
:- use_module(library(lists), [append/3, last/2, member/2]).
:- use_module('../fast_ground').
:- use_module('../fast_ground', [ground_make/2 as prepare]).
:- use_module('../fast_plan').
:- use_module('../fast_quest').
:- use_module('../fast_rra').
:- use_module('../fast_table').

:- multifile solver:solver/6.

solver:solver(hca, tuned, units, [[any]-[complete]],
              "cooperative A* by true distances", tuned_hca).

run(Ground, Question, Answer) :-
    plan_run(Ground, Question, plan(Ground), Answer).

trace(Ground, Question, Trace) :-
    plan_trace(Ground, Question, plan(Ground), Trace).

%   plan(+Ground, +Question, +How, -Units, -Routes, -Work, -Steps): Steps
%   are the steps of each search.

plan(Ground, Question, How, Units, Routes, Work, Steps) :-
    ground_units(Ground, Question, Units),
    begin(Units, Ground, Walkers),
    length(Units, Count),
    functor(Plans, plans, Count),
    table_layers(Ground, 1, Layers),
    table_nodes(Ground, Nodes),
    queue(Walkers, Plans, Ground, Nodes, Layers, How, work(0, 0, 0),
          work(Expanded, Reserved, Searches), Steps),
    routes(1, Count, Plans, Routes),
    estimated(Walkers, 0, Estimated),
    Work = [Expanded, Estimated, Reserved, Searches, 1].

%   A walker is w(Unit, Rra), Unit as ground_units/3 has it.

begin([], _, []).
begin([Unit|Units], Ground, [w(Unit, Rra)|Walkers]) :-
    Unit = unit(_, Start, Goal, _),
    rra_make(Ground, Goal, Start, Rra),
    begin(Units, Ground, Walkers).

estimated([], Estimated, Estimated).
estimated([w(_, Rra)|Walkers], Estimated0, Estimated) :-
    rra_closed(Rra, Closed),
    Estimated1 is Estimated0+Closed,
    estimated(Walkers, Estimated1, Estimated).

%   queue(+Queue, !Plans, +Ground, +Nodes, +Layers, +How, +Work0, -Work,
%   -Steps): plans for each in turn.  Nodes are as quest_route/9 wants them.
%   Layers are those from moment 0.  Plans has for each unit in the table
%   plan(Squares, Arrival, Key, Walker): where it is, moment by moment, the last
%   one being held; from when on, and by which key it came there.  Work is
%   work(Expanded, Reserved, Searches).

queue([], _, _, _, _, _, Work, Work, []).
queue([Walker|Queue0], Plans, Ground, Nodes, Layers0, How, Work0, Work,
      Steps) :-
    Walker = w(unit(Number, Start, _, _), _),
    search(Walker, Plans, Nodes, Layers0, How, Found),
    (   Found = found(Keys0, _),
        Keys0 \== none
    ->  Keys = Keys0,
        Queue = Queue0
    ;   Keys = [],
        yield(Plans, Start, Layers0, Later),
        append(Queue0, Later, Queue)
    ),
    length(Keys, Arrival),
    lengthen(Layers0, Arrival, Plans, Ground, Layers),
    table_enter(Ground, Start, [5|Keys], Layers, Squares),
    (   last(Keys, Key)
    ->  true
    ;   Key = 5
    ),
    setarg(Number, Plans, plan(Squares, Arrival, Key, Walker)),
    work_add(Found, Arrival, Work0, Work1),
    (   Found = found(_, [Expanded|More])
    ->  findall(step(Index, Number, Moment),
                member(Index-Moment, [Expanded|More]), Made),
        Steps = [Made|Steps1]
    ;   Steps = Steps1
    ),
    queue(Queue, Plans, Ground, Nodes, Layers, How, Work1, Work, Steps1).

%   search(+Walker, +Plans, +Nodes, +Layers, +How, -Found): as quest_route/9
%   has it, or `none` if there is no need to search.

search(w(unit(_, Start, Goal, Wish), Rra), Plans, Nodes, Layers, How, Found) :-
    still(Plans, Still),
    Still = still(Last, _),
    free(Layers, 0, Last, Goal, 0, Free),
    (   ( Goal =\= Wish ; Free > Last )
    ->  Found = none
    ;   quest_route(Nodes, Start, Goal, Rra, Layers, Still, Free, How, Found)
    ).

%   still(+Plans, -Still): as quest_route/9 wants it.

still(Plans, still(Last, Arrivals)) :-
    findall(Arrival-(Index-Key),
            ( arg(_, Plans, Plan),
              nonvar(Plan),
              Plan = plan(Squares, Arrival, Key, _),
              last(Squares, Index)
            ),
            All0),
    sort(1, @>=, All0, All),
    (   All = [Last-_|_],
        Last > 0
    ->  findall(Came, member(Last-Came, All), Arrivals)
    ;   Last = 0,
        Arrivals = []
    ).

%   free(+Layers, +Moment, +Last, +Goal, +Free0, -Free): the moment from which
%   nobody comes to the goal.

free([Layer|Layers], Moment, Last, Goal, Free0, Free) :-
    arg(Goal, Layer, Cell),
    Next is Moment+1,
    (   nonvar(Cell)
    ->  Free1 = Next
    ;   Free1 = Free0
    ),
    (   Moment =:= Last
    ->  Free = Free1
    ;   free(Layers, Next, Last, Goal, Free1, Free)
    ).

%   lengthen(+Layers0, +Last, +Plans, +Ground, -Layers): up to the moment Last
%   at least, with all who stand there.

lengthen(Layers0, Last, Plans, Ground, Layers) :-
    length(Layers0, Count),
    More is Last+1-Count,
    (   More =< 0
    ->  Layers = Layers0
    ;   table_layers(Ground, More, Layers1),
        findall(Index,
                ( arg(_, Plans, Plan),
                  nonvar(Plan),
                  arg(1, Plan, Squares),
                  last(Squares, Index)
                ),
                Standing),
        stand(Standing, Ground, Layers1),
        append(Layers0, Layers1, Layers)
    ).

stand([], _, _).
stand([Index|Standing], Ground, Layers) :-
    table_enter(Ground, Index, [], Layers, _),
    stand(Standing, Ground, Layers).

work_add(Found, Arrival, work(Expanded0, Reserved0, Searches0),
         work(Expanded, Reserved, Searches)) :-
    Reserved is Reserved0+Arrival+1,
    (   Found = found(_, More),
        integer(More)
    ->  Expanded is Expanded0+More,
        Searches is Searches0+1
    ;   Expanded = Expanded0,
        Searches = Searches0
    ).

%   yield(!Plans, +Index, !Layers, -Walkers): takes out the plans that come to a
%   square; Walkers are those who had them.

yield(Plans, Index, Layers, Walkers) :-
    findall(Number,
            ( arg(Number, Plans, Plan),
              nonvar(Plan),
              arg(1, Plan, Squares),
              memberchk(Index, Squares)
            ),
            Numbers),
    take_out(Numbers, Plans, Layers, Walkers).

take_out([], _, _, []).
take_out([Number|Numbers], Plans, Layers, [Walker|Walkers]) :-
    arg(Number, Plans, plan(Squares, _, _, Walker)),
    table_clear(Squares, Layers),
    setarg(Number, Plans, _),
    take_out(Numbers, Plans, Layers, Walkers).

%   routes(+Number, +Count, +Plans, -Routes)

routes(Number, Count, Plans, Routes) :-
    (   Number > Count
    ->  Routes = []
    ;   arg(Number, Plans, plan(Squares, Arrival, _, _)),
        route(Arrival, Squares, [], Route),
        Routes = [Route|Routes1],
        Next is Number+1,
        routes(Next, Count, Plans, Routes1)
    ).

route(Last, [Index|Squares], Route0, Route) :-
    (   Last =:= 0
    ->  Route = [Index|Route0]
    ;   Last1 is Last-1,
        route(Last1, Squares, [Index|Route0], Route)
    ).
