/** <module> A* through squares and moments

A node is e(Index, Step, Key, Below): the key by which it was reached, and the
node below it on its stack; Step is s(Layers, Cost, Before), the same for all
that were reached from one: the layers that follow, the cost so far, and the
node before.  A step adds 0, 1 or 2 to a node's total, so that there are three
stacks.  Who has arrived mostly stays: steps from a goal where waiting is free
are known by Step alone, and one entry stands for all of them until their total
is the smallest.  So an atom instead of a step tells what else there is on a
stack: `bottom`; `stale`, a node that was reached better; and `fold`, such an
entry, with f(Layer, Step) for an index.

Mirror: c_impl/units/fast_nodes.h.
*/
:- module(reitti_fast_nodes,
          [ nodes_ask/4,                % +Start, +Nodes, +Layer, !Rra
            nodes_search/8              % +How, +Start, +Nodes, +Layers, -Entry,
                                        % !Rra, -Found, -Missed
          ]).
:- use_module(fast_around).
:- use_module(fast_rra).

term_expansion(by_ways(Predicate), Clauses) :-
    findall(Clause, around_clause(Predicate, Clause), Clauses).

goal_expansion(Goal, Body) :-
    around_goal(Goal, Body).
goal_expansion(cost(Cell, Cost),
               ( arg(2, Cell, Step),
                 (   integer(Step)
                 ->  Cost = Step
                 ;   arg(2, Step, Cost0),
                     Cost = Cost0
                 )
               )).
goal_expansion(count(Closed0, Entry, Closed),
               (   integer(Closed0)
               ->  Closed is Closed0+1
               ;   Closed = [Entry|Closed0]
               )).
goal_expansion(go_on(Stack0, Stack1, Stack2, Closed, Known, Nodes, Quest, End),
               ( Stack0 = e(Index, Step, _, Below),
                 (   compound(Step)
                 ->  Step = s(Layers, Cost, _),
                     (   Layers == []
                     ->  take(Stack0, Stack1, Stack2, Closed, Known, Nodes,
                              Quest, End)
                     ;   arg(Index, Nodes, Node),
                         expand(Node, Layers, Cost, Stack0, Below, Stack1,
                                Stack2, Closed, Known, Nodes, Quest, End)
                     )
                 ;   take(Stack0, Stack1, Stack2, Closed, Known, Nodes, Quest,
                          End)
                 )
               )).

%!  nodes_ask(+Start, +Nodes, +Layer, !Rra) is det.
%
%   Asks for what the first steps will ask for, so that it is not undone and
%   asked again.

nodes_ask(Start, Nodes, Layer, Rra) :-
    arg(Start, Nodes, Node),
    rra_known(Rra, Known),
    ask(Node, Layer, Known, Rra).

%!  nodes_search(+How, +Start, +Nodes, +Layers, -Entry, !Rra, -Found, -Missed)
%!  is det.
%
%   Begins with Entry.  Missed is the last square for which the distances had to
%   go on, or `none`.

nodes_search(How, Start, Nodes, Layers, Entry, Rra, Found, Missed) :-
    rra_known(Rra, Known),
    Bottom = e(none, bottom, none, none),
    Entry = e(Start, s(Layers, 0, none), 5, Bottom),
    (   How == trace
    ->  Closed0 = []
    ;   Closed0 = 0
    ),
    Quest = quest(Rra, none),
    take(Entry, Bottom, Bottom, Closed0, Known, Nodes, Quest,
         end(Closed, Last)),
    found(Closed, Last, Found),
    arg(2, Quest, Missed).

found(Closed, Last, found(Keys, Expanded)) :-
    (   Last == none
    ->  Keys = none
    ;   way_keys(Last, [], Keys)
    ),
    (   integer(Closed)
    ->  Expanded = Closed
    ;   steps(Closed, [], Expanded)
    ).

way_keys(e(_, s(_, _, Before), Key, _), Keys0, Keys) :-
    (   Before == none
    ->  Keys = Keys0
    ;   way_keys(Before, [Key|Keys0], Keys)
    ).

steps([], Steps, Steps).
steps([Entry|Closed], Steps0, Steps) :-
    arg(1, Entry, Index),
    way_keys(Entry, [], Keys),
    length(Keys, Moment),
    steps(Closed, [Index-Moment|Steps0], Steps).

%   take(+Stack0, +Stack1, +Stack2, +Closed0, +Known, +Nodes, !Quest, -End):
%   closes nodes from the stacks, those of the smallest total and of the two
%   behind it.  Closed0 is how many were closed, or a list of them, the last
%   first; End is end(Closed, Last), Last being the one that ends the search, or
%   `none`.

take(Entry, Stack1, Stack2, Closed0, Known, Nodes, Quest, End) :-
    Entry = e(Index, Step, _, Stack0),
    (   compound(Step)
    ->  Step = s(Layers, Cost, _),
        (   Layers == []
        ->  count(Closed0, Entry, Closed),
            End = end(Closed, Entry)
        ;   arg(Index, Nodes, Node),
            expand(Node, Layers, Cost, Entry, Stack0, Stack1, Stack2, Closed0,
                   Known, Nodes, Quest, End)
        )
    ;   Step == stale
    ->  take(Stack0, Stack1, Stack2, Closed0, Known, Nodes, Quest, End)
    ;   Step == fold
    ->  unfold(Index, Nodes, Stack0, Stack),
        take(Stack, Stack1, Stack2, Closed0, Known, Nodes, Quest, End)
    ;   arg(2, Stack1, bottom),
        arg(2, Stack2, bottom)
    ->  End = end(Closed0, none)
    ;   take(Stack1, Stack2, Entry, Closed0, Known, Nodes, Quest, End)
    ).

%   unfold(+Fold, +Nodes, +Stack0, -Stack): puts the nodes that are known by
%   this step.

unfold(f(Layer, Step), Nodes, Stack0, Stack) :-
    Step = s(_, _, e(Index, _, _, _)),
    arg(Index, Nodes, Node),
    unfold(9, Node, Layer, Step, Stack0, Stack).

unfold(Key, Node, Layer, Step, Stack0, Stack) :-
    (   Key =:= 0
    ->  Stack = Stack0
    ;   arg(Key, Node, To),
        arg(To, Layer, Cell),
        (   same_term(Cell, Step)
        ->  Stack1 = e(To, Step, Key, Stack0)
        ;   Stack1 = Stack0
        ),
        Key1 is Key-1,
        unfold(Key1, Node, Layer, Step, Stack1, Stack)
    ).

expand(goal(Free, Node), Layers, Cost, Entry, Stack0, Stack1, Stack2, Closed0,
       Known, Nodes, Quest, End) :-
    (   Cost >= Free
    ->  count(Closed0, Entry, Closed),
        End = end(Closed, Entry)
    ;   expand(Node, Layers, Cost, Entry, Stack0, Stack1, Stack2, Closed0,
               Known, Nodes, Quest, End)
    ).
expand(brink(Moment, Keys, Node0), Layers, Cost, Entry, Stack0, Stack1, Stack2,
       Closed0, Known, Nodes, Quest, End) :-
    (   Cost =:= Moment
    ->  refuse(Keys, Node0, Node)
    ;   Node = Node0
    ),
    expand(Node, Layers, Cost, Entry, Stack0, Stack1, Stack2, Closed0, Known,
           Nodes, Quest, End).

by_ways(expand).

by_ways(ask).

%   refuse(+Keys, +Node0, -Node): these steps lead nowhere.

refuse([], Node, Node).
refuse([Key|Keys], Node0, Node) :-
    duplicate_term(Node0, Node1),
    setarg(Key, Node1, 1),
    refuse(Keys, Node1, Node).

%   A distance that is not known yet is asked for, and kept in mind.

miss(Quest, Index) :-
    setarg(2, Quest, Index),
    arg(1, Quest, Rra),
    rra_close(Index, Rra).

%   improve(+Index, +Key, +Cell, +Step, !Layer, +Known, +Here, +Stack0, +Stack1,
%   +Stack2, -End0, -End1, -End2): a known node is put again if it has become
%   cheaper.

improve(Index, Key, Cell, Step, Layer, Known, Here, Stack0, Stack1, Stack2,
        End0, End1, End2) :-
    cost(Cell, Old),
    arg(2, Step, Cost),
    (   Cost < Old
    ->  forget(Cell),
        arg(Index, Known, Distance),
        Rise is 1 + Distance-Here,
        put(Rise, Entry, e(Index, Step, Key, Below), Below, Stack0, Stack1,
            Stack2, End0, End1, End2),
        setarg(Index, Layer, Entry)
    ;   End0 = Stack0,
        End1 = Stack1,
        End2 = Stack2
    ).

put(0, Entry, Entry, Stack0, Stack0, Stack1, Stack2, Entry, Stack1, Stack2).
put(1, Entry, Entry, Stack1, Stack0, Stack1, Stack2, Stack0, Entry, Stack2).
put(2, Entry, Entry, Stack2, Stack0, Stack1, Stack2, Stack0, Stack1, Entry).

%   The entry of a node that is reached better is passed over.

forget(Cell) :-
    (   Cell = e(_, _, _, _)
    ->  setarg(2, Cell, stale)
    ;   true
    ).
