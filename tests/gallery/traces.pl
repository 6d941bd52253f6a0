/** <module> Solvers whose trace is not that of their work, or not one */
:- module(gallery_traces, []).
:- use_module(library(lists), [append/3, member/2, reverse/2]).
:- use_module('../../prolog_impl/kernels/graph', [graph_world/2]).
:- use_module('../../prolog_impl/answer').
:- use_module('../../prolog_impl/rows').
:- use_module('../../prolog_impl/world').
:- use_module(deeds, [loop/0, signal_itself/1, with_work/3]).

:- multifile gallery:deed/2, gallery:answers/4, gallery:leaves/4.

%   One that does nothing bad: it expands every square forty times over.

gallery:answers(repeats, _, Answer0, Answer) :-
    answer_work(Answer0, [Expanded0]),
    Expanded is 40*Expanded0,
    with_work(Answer0, [Expanded], Answer).
gallery:answers(prolog_no_work, _, Answer0, Answer) :-
    with_work(Answer0, [0], Answer).

gallery:deed(prolog_trace_throws, trace) :-
    throw(a_ball).
gallery:deed(prolog_trace_fails, trace) :-
    fail.
gallery:deed(prolog_trace_loops, trace) :-
    loop.
gallery:deed(prolog_trace_crashes, trace) :-
    signal_itself(segv).

gallery:leaves(prolog_not_a_trace, _, _, footsteps).
gallery:leaves(prolog_unbound_trace, _, _, _).

%   The steps.

gallery:leaves(repeats, _, Trace0, Trace) :-
    trace_steps(Trace0, Steps0),
    findall(Square,
            ( between(1, 40, _),
              member(Square, Steps0)
            ),
            Steps),
    with_steps(Trace0, Steps, Trace).
gallery:leaves(prolog_no_work, Flood, _, Trace) :-
    graph_world(Flood, World),
    plane_of(World, [], -1, Left),
    trace_make([], Left, Trace).
gallery:leaves(prolog_endless_trace, _, Trace0, Trace) :-
    trace_steps(Trace0, Steps0),
    append(Steps0, Steps, Steps),
    with_steps(Trace0, Steps, Trace).
gallery:leaves(prolog_expands_wall, Flood, Trace0, Trace) :-
    graph_world(Flood, World),
    world_each(World, Wall),
    \+ world_is_open(World, Wall),
    !,
    expand_instead(Trace0, Wall, Trace).
gallery:leaves(prolog_expands_unreached, Flood, Trace0, Trace) :-
    graph_world(Flood, World),
    trace_left(Trace0, Left),
    world_each(World, Square),
    world_is_open(World, Square),
    plane_number(Left, World, Square, -1),
    !,
    expand_instead(Trace0, Square, Trace).
gallery:leaves(prolog_expands_outside, _, Trace0, Trace) :-
    expand_instead(Trace0, square(99, -1, 99999999), Trace).
gallery:leaves(prolog_expands_number, _, Trace0, Trace) :-
    expand_instead(Trace0, [7], Trace).
gallery:leaves(prolog_expands_last_first, _, Trace0, Trace) :-
    trace_steps(Trace0, [Start|Steps0]),
    reverse(Steps0, Steps),
    with_steps(Trace0, [Start|Steps], Trace).
gallery:leaves(prolog_expands_less, _, Trace0, Trace) :-
    trace_steps(Trace0, Steps0),
    append(Steps, [_], Steps0),
    with_steps(Trace0, Steps, Trace).
gallery:leaves(prolog_expands_more, _, Trace0, Trace) :-
    trace_steps(Trace0, [Start|Steps]),
    with_steps(Trace0, [Start, Start|Steps], Trace).
gallery:leaves(prolog_expands_plane, _, Trace0, Trace) :-
    trace_left(Trace0, Left),
    with_steps(Trace0, Left, Trace).

%   What is left.

gallery:leaves(prolog_doubles_distances, Flood, Trace0, Trace) :-
    graph_world(Flood, World),
    trace_left(Trace0, Left0),
    findall(Square-Distance,
            ( world_each(World, Square),
              plane_number(Left0, World, Square, Distance0),
              Distance0 >= 0,
              Distance is 2*Distance0
            ),
            Distances),
    plane_of(World, Distances, -1, Left),
    with_left(Trace0, Left, Trace).
gallery:leaves(prolog_leaves_nothing, _, Trace0, Trace) :-
    with_left(Trace0, [], Trace).
gallery:leaves(prolog_leaves_list, _, Trace0, Trace) :-
    trace_left(Trace0, Left),
    Left =.. [plane|Numbers],
    findall([Number], member(Number, Numbers), List),
    with_left(Trace0, List, Trace).
gallery:leaves(prolog_leaves_small_plane, _, Trace0, Trace) :-
    with_left(Trace0, plane(1, 2), Trace).
gallery:leaves(prolog_leaves_unbound, _, Trace0, Trace) :-
    distance_instead(Trace0, _, Trace).
gallery:leaves(prolog_leaves_floats, _, Trace0, Trace) :-
    distance_instead(Trace0, -1.0, Trace).
gallery:leaves(prolog_leaves_immense, _, Trace0, Trace) :-
    distance_instead(Trace0, 4294967297, Trace).

%   Another square in place of the second, another distance in that of the
%   third.

expand_instead(Trace0, Square, Trace) :-
    trace_steps(Trace0, [Start, _|Steps]),
    with_steps(Trace0, [Start, Square|Steps], Trace).

distance_instead(Trace0, Distance, Trace) :-
    trace_left(Trace0, Left0),
    Left0 =.. [plane, First, Second, _|Numbers],
    Left =.. [plane, First, Second, Distance|Numbers],
    with_left(Trace0, Left, Trace).

with_steps(Trace0, Steps, Trace) :-
    trace_left(Trace0, Left),
    trace_make(Steps, Left, Trace).

with_left(Trace0, Left, Trace) :-
    trace_steps(Trace0, Steps),
    trace_make(Steps, Left, Trace).
