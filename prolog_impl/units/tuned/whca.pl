/** <module> Windowed hierarchical cooperative A*

Silver (2005): cooperative A* by true distances, through a window of moments at
a time.  Everybody plans, then all walk half of the window and plan again, so
that nobody's place in the order is for ever.  Whoever finds no way stands still
and sends those away who would come there.  O(nodes opened) time, and layers of
all squares for each moment of the window.

Mirror: c_impl/units/tuned/whca.c.
*/
:- module(tuned_whca, []).
:- use_module(library(lists), [append/2, append/3, member/2, reverse/2]).
:- use_module('../../question').
:- use_module('../fast_ground').
:- use_module('../fast_ground', [ground_make/2 as prepare]).
:- use_module('../fast_plan').
:- use_module('../fast_quest').
:- use_module('../fast_rra').
:- use_module('../fast_table').

:- multifile solver:solver/6.

solver:solver(whca, tuned, units, [[any]-[complete]],
              "cooperative A* by true distances, a window of moments at a time",
              tuned_whca).

run(Ground, Question, Answer) :-
    plan_run(Ground, Question, plan(Ground), Answer).

trace(Ground, Question, Trace) :-
    plan_trace(Ground, Question, plan(Ground), Trace).

%   plan(+Ground, +Question, +How, -Units, -Routes, -Work, -Steps): Steps
%   are the steps of each search.

plan(Ground, Question, How, Units, Routes, Work, Steps) :-
    question_numbers(Question, [Window]),
    ground_time(Ground, Time),
    ground_units(Ground, Question, Units),
    table_nodes(Ground, Nodes),
    begin(Units, Ground, Nodes, Walkers),
    rounds(Walkers, 0, 0, Time, Window, Ground, Nodes, How, work(0, 0, 0),
           work(Expanded, Reserved, Searches), Rounds, Routes, Steps),
    estimated(Walkers, 0, Estimated),
    Work = [Expanded, Estimated, Reserved, Searches, Rounds].

%   A walker is w(Unit, Goal, Home, Rra, Route): the squares until now, the last
%   first.

begin([], _, _, []).
begin([unit(Unit, Start, Goal, _)|Units], Ground, Nodes,
      [w(Unit, Goal, Home, Rra, [Start])|Walkers]) :-
    quest_home(Nodes, Goal, Home),
    rra_make(Ground, Goal, Start, Rra),
    begin(Units, Ground, Nodes, Walkers).

estimated([], Estimated, Estimated).
estimated([w(_, _, _, Rra, _)|Walkers], Estimated0, Estimated) :-
    rra_closed(Rra, Closed),
    Estimated1 is Estimated0+Closed,
    estimated(Walkers, Estimated1, Estimated).

%   rounds(+Walkers, +Round, +Now, +Time, +Window, +Ground, +How, +Work0, -Work,
%   -Rounds, -Routes, -Steps): Work is work(Expanded, Reserved, Searches).

rounds(Walkers, Round, Now, Time, Window, Ground, Nodes, How, Work0, Work,
       Rounds, Routes, Steps) :-
    order(Walkers, Round, Queue, Away),
    (   ( Away == [] ; Now >= Time )
    ->  Work = Work0,
        Rounds = Round,
        routes(Walkers, Routes),
        Steps = []
    ;   table_layers(Ground, Window, Layers),
        length(Walkers, Count),
        functor(Plans, plans, Count),
        queue(Queue, Plans, Ground, Nodes, Window, Now, Layers, How, Work0,
              Work1, Steps, Steps1),
        Most is min(max(1, Window//2), Time-Now),
        together(Walkers, Plans, Most, -1, Together),
        (   Together =:= 0
        ->  Made = Most
        ;   Made is lsb(Together)+1
        ),
        walk(Walkers, Plans, Made, Walkers1),
        Round1 is Round+1,
        Now1 is Now+Made,
        rounds(Walkers1, Round1, Now1, Time, Window, Ground, Nodes, How, Work1,
               Work, Rounds, Routes, Steps1)
    ).

%   order(+Walkers, +Round, -Queue, -Away): those who are not at their goals, by
%   turns, then the others.

order(Walkers, Round, Queue, Away) :-
    part(Walkers, Away, Home),
    (   Away == []
    ->  Queue = Home
    ;   length(Away, Count),
        First is Round mod Count,
        length(Later, First),
        append(Later, Sooner, Away),
        append([Sooner, Later, Home], Queue)
    ).

part([], [], []).
part([Walker|Walkers], Away, Home) :-
    Walker = w(_, Goal, _, _, [Here|_]),
    (   Here =:= Goal
    ->  Home = [Walker|Home1],
        part(Walkers, Away, Home1)
    ;   Away = [Walker|Away1],
        part(Walkers, Away1, Home)
    ).

%   queue(+Queue, !Plans, +Ground, +Window, +Now, +Layers, +How, +Work0, -Work,
%   -Steps0, ?Steps): plans for each in turn.  Plans has for each unit the
%   squares of its plan and the walker: plan(Squares, Walker).

queue([], _, _, _, _, _, _, _, Work, Work, Steps, Steps).
queue([Walker|Queue], Plans, Ground, Nodes, Window, Now, Layers, How, Work0,
      Work, Steps0, Steps) :-
    Walker = w(Unit, _, Home, Rra, [Start|_]),
    quest_window(Nodes, Start, Home, Rra, Layers, How,
                 found(Keys0, Expanded)),
    (   Keys0 == none
    ->  yield(Plans, Start, Layers, Later),
        append(Queue, Later, Queue1),
        Keys = []
    ;   Queue1 = Queue,
        Keys = Keys0
    ),
    table_enter(Ground, Start, Keys, Layers, Squares),
    setarg(Unit, Plans, plan(Squares, Walker)),
    (   How == trace
    ->  findall(step(Index, Unit, Moment),
                ( member(Index-After, Expanded),
                  Moment is Now+After
                ),
                Made),
        length(Made, More),
        Steps0 = [Made|Steps1]
    ;   More = Expanded,
        Steps1 = Steps0
    ),
    work_add(Work0, More, Window, Work1),
    queue(Queue1, Plans, Ground, Nodes, Window, Now, Layers, How, Work1, Work,
          Steps1, Steps).

work_add(work(Expanded0, Reserved0, Searches0), More, Window,
         work(Expanded, Reserved, Searches)) :-
    Expanded is Expanded0+More,
    Reserved is Reserved0+Window,
    Searches is Searches0+1.

%   yield(!Plans, +Index, !Layers, -Walkers): takes out the plans that come to a
%   square; Walkers are those who had them.

yield(Plans, Index, Layers, Walkers) :-
    findall(Unit,
            ( arg(Unit, Plans, Plan),
              nonvar(Plan),
              arg(1, Plan, Squares),
              memberchk(Index, Squares)
            ),
            Units),
    take_out(Units, Plans, Layers, Walkers).

take_out([], _, _, []).
take_out([Unit|Units], Plans, Layers, [Walker|Walkers]) :-
    arg(Unit, Plans, plan(Squares, Walker)),
    table_clear(Squares, Layers),
    setarg(Unit, Plans, _),
    take_out(Units, Plans, Layers, Walkers).

%   together(+Walkers, +Plans, +Most, +Together0, -Together): a bit for each of
%   the first steps after which all are at their goals, from the lowest.

together([], _, _, Together, Together).
together([w(Unit, Goal, _, _, _)|Walkers], Plans, Most, Together0, Together) :-
    arg(Unit, Plans, Plan),
    arg(1, Plan, Squares),
    arrivals(Squares, Goal, 0, Most, 0, Arrivals),
    Together1 is Together0 /\ Arrivals,
    (   Together1 =:= 0
    ->  Together = 0
    ;   together(Walkers, Plans, Most, Together1, Together)
    ).

arrivals(Squares0, Goal, Step, Most, Arrivals0, Arrivals) :-
    (   Step =:= Most
    ->  Arrivals = Arrivals0
    ;   Squares0 = [Index|Squares],
        (   Index =:= Goal
        ->  Arrivals1 is Arrivals0 \/ 1<<Step
        ;   Arrivals1 = Arrivals0
        ),
        Step1 is Step+1,
        arrivals(Squares, Goal, Step1, Most, Arrivals1, Arrivals)
    ).

%   walk(+Walkers0, +Plans, +Count, -Walkers)

walk([], _, _, []).
walk([w(Unit, Goal, Home, Rra, Route0)|Walkers0], Plans, Count,
     [w(Unit, Goal, Home, Rra, Route)|Walkers]) :-
    arg(Unit, Plans, Plan),
    arg(1, Plan, Squares),
    go(Count, Squares, Route0, Route),
    walk(Walkers0, Plans, Count, Walkers).

go(Count, Squares0, Route0, Route) :-
    (   Count =:= 0
    ->  Route = Route0
    ;   Squares0 = [Index|Squares],
        Count1 is Count-1,
        go(Count1, Squares, [Index|Route0], Route)
    ).

routes([], []).
routes([w(_, _, _, _, Route)|Walkers], [Route|Routes]) :-
    routes(Walkers, Routes).
