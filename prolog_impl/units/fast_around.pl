/** <module> The steps from a node that nobody refuses

The keys in a layer are all that a refusal needs: a step is refused by who comes
to its square, by who comes to the square it leaves from where it leads, and by
who comes across it to one of the two squares beside it.

Nothing of this runs while somebody searches: fast_nodes.pl is compiled with one
clause for each kind of node, in which the steps stand one behind the other.

Mirror: c_impl/units/fast_around.h.
*/
:- module(reitti_fast_around,
          [ around_clause/2,            % +Predicate, -Clause
            around_goal/2,              % +Goal, -Body
            around_home/2               % ?Ways, ?Home
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../square', [keypad/3]).

%!  around_home(?Ways, ?Home) is nondet.
%
%   The name of a node of so many ways, and of one that is a goal where waiting
%   is free.

around_home(eight, home_eight).
around_home(four, home_four).

%!  around_clause(+Predicate, -Clause) is nondet.
%
%   A clause of `ask` or `expand`.  With four moves the second has:
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

around_clause(Predicate, Clause) :-
    member(Ways-Keys, [ four-[8, 6, 5, 4, 2],
                        eight-[9, 8, 7, 6, 5, 4, 3, 2, 1]
                      ]),
    clause_of(Predicate, Ways, Keys, Clause).

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
    around_home(Ways, Home),
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

%!  around_goal(+Goal, -Body) is semidet.
%
%   What such a goal of these clauses is written out as.

around_goal(look(Key, Free, Around, Stack0, Stack1, Stack2, End0, End1,
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
around_goal(wait(Around, Stack0, Stack1, Stack2, End0, End1, End2),
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
around_goal(do(ask(Known, Rra), To, Cell, Free),
               (   var(Cell), Free
               ->  arg(To, Known, Distance),
                   (   var(Distance)
                   ->  rra_close(To, Rra)
                   ;   true
                   )
               ;   true
               )).
around_goal(do(leave(Layer, Step, Next, Known, Quest), To, Cell, Free),
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
