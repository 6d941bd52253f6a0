/** <module> Who is where when, and A* through squares and moments

A layer is an array of logic variables, one for each index, at a moment: unbound
where nobody comes; the key by which somebody has come (5: has waited); or what
a search knows of that node.  So one look tells whether a node is taken and
whether it is known; and the keys are all that a refusal needs: a step is
refused by who comes to its square, by who comes to the square it leaves from
where it leads, and by who comes across it to one of the two squares beside it.

A search goes through a list of layers, the moments that follow.  Through a
window it ends behind the last; else the last is followed by itself for ever.  A
node is e(Index, Step, Key, Below): the key by which it was reached, and the
node below it on its stack; Step is s(Layers, Cost, Before), the same for all
that were reached from one: the layers that follow, the cost so far, and the
node before.  A step adds 0, 1 or 2 to a node's total, so that there are three
stacks.  Who has arrived mostly stays: steps from a goal where waiting is free
are known by Step alone, and one entry stands for all of them until their total
is the smallest.  So an atom instead of a step tells what else there is on a
stack: `bottom`; `stale`, a node that was reached better; and `fold`, such an
entry, with f(Layer, Step) for an index.

Failure takes away all that a search has bound, and so what was closed of
distances that it had to wait for: the last of them is asked for again.
O(nodes opened) time.

The file is long because steps are unrolled, and each kind of entry is told.

Mirror: c_impl/units/fast_table.c.
*/
:- module(reitti_fast_table,
          [ table_layers/3,             % +Ground, +Count, -Layers
            table_nodes/2,              % +Ground, -Nodes
            table_home/3,               % +Nodes, +Goal, -Home
            table_window/7,             % !Nodes, +Start, +Home, !Rra, +Layers,
                                        % +How, -Found
            table_route/9,              % !Nodes, +Start, +Goal, !Rra, +Layers,
                                        % +Last, +Brink, +How, -Found
            table_enter/5,              % +Ground, +Start, +Keys, +Layers,
                                        % -Squares
            table_clear/2               % +Squares, +Layers
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../square', [keypad/3]).
:- use_module(fast_ground).
:- use_module(fast_rra).

%!  table_layers(+Ground, +Count, -Layers) is det.
%
%   So many new layers, as a list.

table_layers(Ground, Count, Layers) :-
    ground_size(Ground, Size),
    layers(Count, Size, Layers).

layers(Count, Size, Layers) :-
    (   Count =:= 0
    ->  Layers = []
    ;   functor(Layer, layer, Size),
        arg(1, Layer, nowhere),
        Layers = [Layer|Layers1],
        Count1 is Count-1,
        layers(Count1, Size, Layers1)
    ).

%!  table_nodes(+Ground, -Nodes) is det.
%
%   The nodes of the ground, in a term that a search may mark.

table_nodes(Ground, Nodes) :-
    ground_nodes(Ground, Nodes0),
    Nodes0 =.. List,
    Nodes =.. List.

%!  table_window(!Nodes, +Start, +Home, !Rra, +Layers, +How, -Found) is det.
%
%   Searches through the layers, which are those from moment 1; waiting on the
%   goal costs nothing.  Found is found(Keys, Expanded): the keys of the steps,
%   or `none` if there is no way; and how many nodes were expanded, if How is
%   `trace` a list of Index-Moment for each of them.

table_window(Nodes, Start, home(Goal, Node), Rra, Layers, How, Found) :-
    rra_distance(Start, Rra, _),
    Layers = [Layer|_],
    ask_around(Start, Nodes, Layer, Rra),
    findall(Found0-Missed0,
            ( setarg(Goal, Nodes, Node),
              search(How, Start, Nodes, Layers, _, Rra, Found0, Missed0)
            ),
            [Found-Missed]),
    ask_again(Missed, Rra).

%   ask_around(+Start, +Nodes, +Layer, !Rra): asks for what the first steps will
%   ask for, so that it is not undone and asked again.

ask_around(Start, Nodes, Layer, Rra) :-
    arg(Start, Nodes, Node),
    rra_known(Rra, Known),
    ask(Node, Layer, Known, Rra).

%!  table_home(+Nodes, +Goal, -Home) is det.
%
%   A goal as table_window/7 wants it.  Home is home(Goal, Node): the node of a
%   goal where waiting is free is home_WAYS(N1, N2, ...).

table_home(Nodes, Goal, home(Goal, Home)) :-
    arg(Goal, Nodes, Node),
    Node =.. [Ways|Arguments],
    home(Ways, Name),
    Home =.. [Name|Arguments].

home(eight, home_eight).
home(four, home_four).

ask_again(Index, Rra) :-
    (   Index == none
    ->  true
    ;   rra_distance(Index, Rra, _)
    ).

%!  table_route(!Nodes, +Start, +Goal, !Rra, +Layers, +Still, +Free, +How,
%!              -Found) is det.
%
%   Searches until the goal is reached, at the moment Free or later.  Layers are
%   those from moment 0; Still is still(Last, Arrivals): the moment from which
%   nobody moves any more, and Index-Key for those who come by that key at just
%   that moment.

table_route(Nodes, Start, Goal, Rra, Layers, Still, Free, How, Found) :-
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
        ask_around(Start, Nodes, Layer, Rra)
    ),
    findall(Found0-Missed0,
            ( mark(Still, Goal, Free, Nodes),
              ahead(Still, Layers, Start, Before, Ahead),
              search(How, Start, Nodes, Ahead, Before, Rra, Found0, Missed0)
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

%   search(+How, +Start, +Nodes, +Layers, -Entry, !Rra, -Found, -Missed): begins
%   with Entry.  Missed is the last square for which the distances had to go on,
%   or `none`.

search(How, Start, Nodes, Layers, Entry, Rra, Found, Missed) :-
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

%   expand(+Node, +Layers, +Cost, +Entry, ...): puts the nodes to which steps
%   lead on the stacks, and goes on.  With four moves:
%
%       expand(four(_, N2, _, N4, N5, N6, _, N8, _, _, _), [Layer|Layers], Cost,
%              Entry, Stack0, Stack1, Stack2, Closed0, Known, Nodes, Quest,
%              End) :-
%           arg(N2, Layer, C2), arg(N4, Layer, C4), ..., arg(N8, Layer, C8),
%           arg(N5, Known, Here),
%           Nearer is Here-1,
%           Next is Cost+1,
%           Step = s(Layers, Next, Entry),
%           look(8, C5 \== 2, ..., Stack0, Stack1, Stack2, A0, A1, A2),
%           look(6, C5 \== 4, ..., A0, A1, A2, B0, B1, B2),
%           wait(..., B0, B1, B2, D0, D1, D2),
%           ...
%           count(Closed0, Entry, Closed),
%           take(...).

term_expansion(by_ways(Predicate), Clauses) :-
    findall(Clause,
            ( member(Ways-Keys, [ four-[8, 6, 5, 4, 2],
                                  eight-[9, 8, 7, 6, 5, 4, 3, 2, 1]
                                ]),
              clause_of(Predicate, Ways, Keys, Clause)
            ),
            Clauses).

clause_of(ask, Ways, Keys, ( ask(Node, Layer, Known, Rra) :- Gets, Asks )) :-
    functor(Node, Ways, 11),
    functor(Cells, cells, 9),
    gets(Keys, Node, Cells, Layer, Gets),
    each(Keys, Node, Cells, ask(Known, Rra), Asks).
clause_of(expand, Ways, Keys, Clause) :-
    (   expand_clause(Ways, Keys, Clause)
    ;   home_clause(Ways, Keys, Clause)
    ).

expand_clause(Ways, Keys, ( Head :- Body )) :-
    functor(Node, Ways, 11),
    arg(5, Node, Index),
    functor(Cells, cells, 9),
    Around = around(Node, Cells, Layer, Step, Next, Nearer, Here, Known, Quest),
    gets(Keys, Node, Cells, Layer, Gets),
    looks(Keys, Around, Stack0-Stack1-Stack2, End0-End1-End2, Looks),
    Head = expand(Node, [Layer|Layers], Cost, Entry, Stack0, Stack1, Stack2,
                  Closed0, Known, Nodes, Quest, End),
    Body = ( Gets,
             arg(Index, Known, Here),
             Nearer is Here-1,
             Next is Cost+1,
             Step = s(Layers, Next, Entry),
             Looks,
             count(Closed0, Entry, Closed),
             go_on(End0, End1, End2, Closed, Known, Nodes, Quest, End)
           ).

home_clause(Ways, Keys, ( Head :- Body )) :-
    home(Ways, Home),
    functor(Node, Home, 11),
    arg(5, Node, Index),
    functor(Cells, cells, 9),
    arg(5, Cells, Cell),
    gets(Keys, Node, Cells, Layer, Gets),
    each(Keys, Node, Cells, leave(Layer, Step, Next, Known, Quest), Leaves),
    Head = expand(Node, [Layer|Layers], Cost, Entry, Stack0, Stack1, Stack2,
                  Closed0, Known, Nodes, Quest, End),
    Body = ( Gets,
             Next is Cost+1,
             Step = s(Layers, Next, Entry),
             Leaves,
             (   var(Cell)
             ->  Cell = e(Index, s(Layers, Cost, Entry), 5, Stack0),
                 End0 = Cell
             ;   compound(Cell)
             ->  Stay = s(Layers, Cost, Entry),
                 improve(Index, 5, Cell, Stay, Layer, Known, 1, Stack0, Stack1,
                         Stack2, End0, _, _)
             ;   End0 = Stack0
             ),
             count(Closed0, Entry, Closed),
             go_on(End0, Stack1, e(f(Layer, Step), fold, none, Stack2), Closed,
                   Known, Nodes, Quest, End)
           ).

%   each(+Keys, +Node, +Cells, +Do, -Goals): a goal for each key but 5.

each([], _, _, _, true).
each([Key|Keys], Node, Cells, Do, Goals) :-
    (   Key =:= 5
    ->  each(Keys, Node, Cells, Do, Goals)
    ;   arg(Key, Node, To),
        arg(Key, Cells, Cell),
        free(Key, Cells, Free),
        Goals = ( do(Do, To, Cell, Free), Goals1 ),
        each(Keys, Node, Cells, Do, Goals1)
    ).

gets([], _, _, _, true).
gets([Key|Keys], Node, Cells, Layer, ( arg(To, Layer, Cell), Gets )) :-
    arg(Key, Node, To),
    arg(Key, Cells, Cell),
    gets(Keys, Node, Cells, Layer, Gets).

looks([], _, Stacks, Stacks, true).
looks([Key|Keys], Around, Stack0-Stack1-Stack2, Ends, ( Look, Looks )) :-
    (   Key =:= 5
    ->  Look = wait(Around, Stack0, Stack1, Stack2, End0, End1, End2)
    ;   arg(2, Around, Cells),
        free(Key, Cells, Free),
        Look = look(Key, Free, Around, Stack0, Stack1, Stack2, End0, End1, End2)
    ),
    looks(Keys, Around, End0-End1-End2, Ends, Looks).

%   free(+Key, +Cells, -Free): the goal that says that the step meets nobody
%   half-way: who swaps squares with it, or comes across it.

free(Key, Cells, Free) :-
    arg(5, Cells, Own),
    Back is 10-Key,
    keypad(Key, DX, DY),
    (   DX*DY =:= 0
    ->  Free = ( Own \== Back )
    ;   keypad(Aside, DX, 0),
        keypad(Ahead, 0, DY),
        Left is -DX,
        Up is -DY,
        keypad(ToAside, DX, Up),
        keypad(ToAhead, Left, DY),
        arg(Aside, Cells, AsideCell),
        arg(Ahead, Cells, AheadCell),
        Free = ( Own \== Back, AsideCell \== ToAside, AheadCell \== ToAhead )
    ).

%   What follows is written out where it is called.

goal_expansion(look(Key, Free, Around, Stack0, Stack1, Stack2, End0, End1,
                    End2),
               (   var(Cell), Free
               ->  arg(To, Known, Distance),
                   (   var(Distance)
                   ->  miss(Quest, To)
                   ;   true
                   ),
                   (   Distance == Nearer
                   ->  Cell = e(To, Step, Key, Stack0),
                       End0 = Cell, End1 = Stack1, End2 = Stack2
                   ;   Distance == Here
                   ->  Cell = e(To, Step, Key, Stack1),
                       End0 = Stack0, End1 = Cell, End2 = Stack2
                   ;   Cell = e(To, Step, Key, Stack2),
                       End0 = Stack0, End1 = Stack1, End2 = Cell
                   )
               ;   compound(Cell), Free
               ->  cost(Cell, Old),
                   (   Old == Next
                   ->  End0 = Stack0, End1 = Stack1, End2 = Stack2
                   ;   improve(To, Key, Cell, Step, Layer, Known, Here, Stack0,
                               Stack1, Stack2, End0, End1, End2)
                   )
               ;   End0 = Stack0, End1 = Stack1, End2 = Stack2
               )) :-
    Around = around(Node, Cells, Layer, Step, Next, Nearer, Here, Known, Quest),
    arg(Key, Node, To),
    arg(Key, Cells, Cell).
goal_expansion(wait(Around, Stack0, Stack1, Stack2, End0, End1, End2),
               (   var(Cell)
               ->  Cell = e(Index, Step, 5, Stack1),
                   End0 = Stack0, End1 = Cell, End2 = Stack2
               ;   compound(Cell)
               ->  cost(Cell, Old),
                   (   Old == Next
                   ->  End0 = Stack0, End1 = Stack1, End2 = Stack2
                   ;   improve(Index, 5, Cell, Step, Layer, Known, Here, Stack0,
                               Stack1, Stack2, End0, End1, End2)
                   )
               ;   End0 = Stack0, End1 = Stack1, End2 = Stack2
               )) :-
    Around = around(Node, Cells, Layer, Step, Next, _, Here, Known, _),
    arg(5, Node, Index),
    arg(5, Cells, Cell).
goal_expansion(do(ask(Known, Rra), To, Cell, Free),
               (   var(Cell), Free
               ->  arg(To, Known, Distance),
                   (   var(Distance)
                   ->  rra_close(To, Rra)
                   ;   true
                   )
               ;   true
               )).
goal_expansion(do(leave(Layer, Step, Next, Known, Quest), To, Cell, Free),
               (   var(Cell), Free
               ->  arg(To, Known, Distance),
                   (   var(Distance)
                   ->  miss(Quest, To)
                   ;   true
                   ),
                   Cell = Step
               ;   compound(Cell), Free
               ->  cost(Cell, Old),
                   (   Old == Next
                   ->  true
                   ;   Next < Old
                   ->  forget(Cell),
                       setarg(To, Layer, Step)
                   ;   true
                   )
               ;   true
               )).
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

%!  table_enter(+Ground, +Start, +Keys, +Layers, -Squares) is det.
%
%   Enters the steps from a square into the layers, and waiting into those that
%   are left; Squares has an index for each layer.

table_enter(Ground, Start, Keys, Layers, Squares) :-
    ground_nodes(Ground, Nodes),
    enter(Keys, Layers, Start, Nodes, Squares).

enter([], Layers, Index, _, Squares) :-
    stand(Layers, Index, Squares).
enter([Key|Keys], [Layer|Layers], Index0, Nodes, [Index|Squares]) :-
    arg(Index0, Nodes, Node),
    arg(Key, Node, To),
    arg(To, Layer, Cell),
    Cell = Key,
    Index = To,
    enter(Keys, Layers, To, Nodes, Squares).

stand([], _, []).
stand([Layer|Layers], Index, [Index|Squares]) :-
    arg(Index, Layer, 5),
    stand(Layers, Index, Squares).

%!  table_clear(+Squares, !Layers) is det.
%
%   Takes out what was entered; the last square also from layers behind.

table_clear([Index|Squares0], Layers0) :-
    (   Layers0 = [Layer|Layers]
    ->  setarg(Index, Layer, _),
        (   Squares0 == []
        ->  table_clear([Index], Layers)
        ;   table_clear(Squares0, Layers)
        )
    ;   true
    ).
