/** <module> A unit's way through squares and moments

A search goes through a list of layers, the moments that follow.  Through a
window it ends behind the last; else the last is followed by itself for ever.

Failure takes away all that a search has bound, and so what was closed of
distances that it had to wait for: the last of them is asked for again.
O(nodes opened) time.

Mirror: c_impl/units/fast_quest.c.
*/
:- module(reitti_fast_quest,
          [ quest_home/3,               % +Nodes, +Goal, -Home
            quest_window/7,             % !Nodes, +Start, +Home, !Rra, +Layers,
                                        % +How, -Found
            quest_route/9               % !Nodes, +Start, +Goal, !Rra, +Layers,
                                        % +Still, +Free, +How, -Found
          ]).
:- use_module('../square', [keypad/3]).
:- use_module(fast_around).
:- use_module(fast_nodes).
:- use_module(fast_rra).

%!  quest_home(+Nodes, +Goal, -Home) is det.
%
%   A goal as quest_window/7 wants it.  Home is home(Goal, Node): the node of a
%   goal where waiting is free is home_WAYS(N1, N2, ...).

quest_home(Nodes, Goal, home(Goal, Home)) :-
    arg(Goal, Nodes, Node),
    Node =.. [Ways|Arguments],
    around_home(Ways, Name),
    Home =.. [Name|Arguments].

%!  quest_window(!Nodes, +Start, +Home, !Rra, +Layers, +How, -Found) is det.
%
%   Searches through the layers, which are those from moment 1; waiting on the
%   goal costs nothing.  Found is found(Keys, Expanded): the keys of the steps,
%   or `none` if there is no way; and how many nodes were expanded, if How is
%   `trace` a list of Index-Moment for each of them.

quest_window(Nodes, Start, home(Goal, Node), Rra, Layers, How, Found) :-
    rra_distance(Start, Rra, _),
    Layers = [Layer|_],
    nodes_ask(Start, Nodes, Layer, Rra),
    findall(Found0-Missed0,
            ( setarg(Goal, Nodes, Node),
              nodes_search(How, Start, Nodes, Layers, _, Rra, Found0, Missed0)
            ),
            [Found-Missed]),
    ask_again(Missed, Rra).

ask_again(Index, Rra) :-
    (   Index == none
    ->  true
    ;   rra_distance(Index, Rra, _)
    ).

%!  quest_route(!Nodes, +Start, +Goal, !Rra, +Layers, +Still, +Free, +How,
%!              -Found) is det.
%
%   Searches until the goal is reached, at the moment Free or later.  Layers are
%   those from moment 0; Still is still(Last, Arrivals): the moment from which
%   nobody moves any more, and Index-Key for those who come by that key at just
%   that moment.

quest_route(Nodes, Start, Goal, Rra, Layers, Still, Free, How, Found) :-
    rra_distance(Start, Rra, _),
    (   Start =:= Goal,
        Free =:= 0
    ->  true
    ;   Still = still(Last, _),
        Layers = [First|Later],
        (   Last =:= 0
        ->  Layer = First
        ;   Later = [Layer|_]
        ),
        nodes_ask(Start, Nodes, Layer, Rra)
    ),
    findall(Found0-Missed0,
            ( mark(Still, Goal, Free, Nodes),
              ahead(Still, Layers, Start, Before, Ahead),
              nodes_search(How, Start, Nodes, Ahead, Before, Rra, Found0,
                           Missed0)
            ),
            [Found-Missed]),
    ask_again(Missed, Rra).

%   mark(+Still, +Goal, +Free, !Nodes): marks the nodes where a search may end,
%   and where it would meet somebody half-way who comes at last.  The last
%   layer, which follows itself, cannot tell that, since there all only stand.
%   The node of the goal is goal(Free, Node); in others stands brink(Moment,
%   Keys, Node), with the keys that are refused at that moment.

mark(still(Last, Arrivals), Goal, Free, Nodes) :-
    refusals(Arrivals, Nodes, Refused),
    Moment is Last-1,
    mark_refused(Refused, Moment, Nodes),
    arg(Goal, Nodes, Node),
    setarg(Goal, Nodes, goal(Free, Node)).

mark_refused([], _, _).
mark_refused([Index-Key|Refused], Moment, Nodes) :-
    arg(Index, Nodes, Node0),
    (   Node0 = brink(_, Keys, Node)
    ->  setarg(Index, Nodes, brink(Moment, [Key|Keys], Node))
    ;   setarg(Index, Nodes, brink(Moment, [Key], Node0))
    ),
    mark_refused(Refused, Moment, Nodes).

%   refusals(+Arrivals, +Nodes, -Refused): the steps that would meet somebody.

refusals([], _, []).
refusals([Index-Key|Arrivals], Nodes, [Index-Back|Refused]) :-
    Back is 10-Key,
    keypad(Key, DX, DY),
    (   DX*DY =:= 0
    ->  Refused = Refused1
    ;   Left is -DX,
        Up is -DY,
        keypad(Aside, Left, 0),
        keypad(Behind, 0, Up),
        keypad(ToAside, Left, DY),
        keypad(ToBehind, DX, Up),
        arg(Index, Nodes, Node),
        arg(Aside, Node, AsideIndex),
        arg(Behind, Node, BehindIndex),
        Refused = [AsideIndex-ToBehind, BehindIndex-ToAside|Refused1]
    ),
    refusals(Arrivals, Nodes, Refused1).

%   ahead(+Still, +Layers, +Start, -Entry, -Ahead): the layers that follow
%   moment 0, in which the search begins with Entry.

ahead(still(Last, Arrivals), [First|Layers], Start, Entry, Ahead) :-
    arg(Start, First, Entry),
    (   Last =:= 0
    ->  Ahead = [First|Ahead]
    ;   until(Last, Layers, Arrivals, Ahead)
    ).

until(Last, [Layer|Layers], Arrivals, [Layer|Ahead]) :-
    (   Last =:= 1
    ->  arrive(Arrivals, Layer),
        Ahead = [Layer|Ahead]
    ;   Last1 is Last-1,
        until(Last1, Layers, Arrivals, Ahead)
    ).

arrive([], _).
arrive([Index-_|Arrivals], Layer) :-
    setarg(Index, Layer, 5),
    arrive(Arrivals, Layer).
