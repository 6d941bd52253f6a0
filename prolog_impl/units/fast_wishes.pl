/** <module> Where a unit that pushes would go

The wishes of a unit on a square are its steps: those that lead as near to its
goal together in a list, and the nearest such list first; none is empty.  A wish
is the index that it leads to, or across(Index, Key) if it is diagonal: the
units beside this one take it apart.  Of each unit those of 64 squares are kept,
by the last bits of the index, for who waits at its goal wishes the same again
and again.

Of wishes that lead as near, those to free squares come first, and of those the
ones with the smallest stirred numbers.  These change from step to step; so they
are looked for only where several are alike, and mostly the first is granted.

Mirror: c_impl/units/fast_wishes.h.
*/
:- module(reitti_fast_wishes,
          [ wishes_prepare/2,           % +Ground, -Stirred
            wisher_make/4,              % +Ground, +Stirred, +Unit, -Wisher
            wisher_distance/3,          % +Wisher, +Index, -Distance
            wisher_closed/2,            % +Wisher, -Closed
            wishes_of/3,                % +Index, !Wisher, -Wishes
            wishes_by_keys/3,           % +Ground, +Index, -Wishes
            wishes_part/6,              % +Wishes, +Here, +Now, +Base, -Free,
                                        % -Occupied
            wishes_in_order/4           % +Wishes0, +Wisher, +Clock, -Wishes
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(fast_ground).
:- use_module(fast_rra).

%   What follows is written out where it is called.  The second factor is less
%   2^32, so that no product needs more than 64 bits.

goal_expansion(mix(U0, U),
               ( U1 is U0 xor (U0>>16),
                 U2 is U1*0x7feb352d /\ 0xffffffff,
                 U3 is U2 xor (U2>>15),
                 U4 is U3*(0x846ca68b - 0x100000000) /\ 0xffffffff,
                 U is U4 xor (U4>>16)
               )).

%   A step whose distance is asked joins one of three lists.

goal_expansion(find_one(Wish, To, asked(Known, Rra, Here, Nearer), List0, List1,
                        List2, List3, List4, List5),
               (   To == 1
               ->  List3 = List0, List4 = List1, List5 = List2
               ;   arg(To, Known, Distance),
                   (   var(Distance)
                   ->  rra_close(To, Rra)
                   ;   true
                   ),
                   (   Distance == Nearer
                   ->  List3 = [Wish|List0], List4 = List1, List5 = List2
                   ;   Distance == Here
                   ->  List3 = List0, List4 = [Wish|List1], List5 = List2
                   ;   List3 = List0, List4 = List1, List5 = [Wish|List2]
                   )
               )).

%!  wishes_prepare(+Ground, -Stirred) is det.
%
%   Stirred has the number of each index, mixed once.

wishes_prepare(Ground, Stirred) :-
    ground_size(Ground, Size),
    findall(Mixed,
            ( between(2, Size, Index),
              ground_number(Ground, Index, Number),
              mix(Number, Mixed)
            ),
            Mixeds),
    compound_name_arguments(Stirred, stirred, [0|Mixeds]).

%   A wisher is wisher(Kept, Nodes, Known, Rra, Number, Stirred): Kept is an
%   array of kept(Index, Wishes), unbound where none are.

%!  wisher_make(+Ground, +Stirred, +Unit, -Wisher) is det.

wisher_make(Ground, Stirred, unit(Number, Start, Goal, _),
            wisher(Kept, Nodes, Known, Rra, Number, Stirred)) :-
    functor(Kept, kept, 64),
    ground_nodes(Ground, Nodes),
    rra_make(Ground, Goal, Start, Rra),
    rra_known(Rra, Known).

%!  wisher_distance(+Wisher, +Index, -Distance) is det.

wisher_distance(wisher(_, _, _, Rra, _, _), Index, Distance) :-
    rra_distance(Index, Rra, Distance).

%!  wisher_closed(+Wisher, -Closed) is det.
%
%   How many squares were closed to know distances.

wisher_closed(wisher(_, _, _, Rra, _, _), Closed) :-
    rra_closed(Rra, Closed).

%!  wishes_of(+Index, !Wisher, -Wishes) is det.

wishes_of(Index, Wisher, Wishes) :-
    arg(1, Wisher, Kept),
    Place is Index /\ 63 + 1,
    arg(Place, Kept, Entry),
    (   nonvar(Entry),
        Entry = kept(Index, Wishes0)
    ->  Wishes = Wishes0
    ;   find(Index, Wisher, Wishes),
        setarg(Place, Kept, kept(Index, Wishes))
    ).

find(Index, wisher(_, Nodes, Known, Rra, _, _), Wishes) :-
    arg(Index, Nodes, Node),
    arg(Index, Known, Distance),
    Nearer is Distance-1,
    find(Node, Known, Rra, Distance, Nearer, Wishes0, Wishes1, Wishes2),
    (   Wishes2 == []
    ->  Later = []
    ;   Later = [Wishes2]
    ),
    (   Wishes1 == []
    ->  Others = Later
    ;   Others = [Wishes1|Later]
    ),
    (   Wishes0 == []
    ->  Wishes = Others
    ;   Wishes = [Wishes0|Others]
    ).

wish(Key, To, Wish) :-
    (   memberchk(Key, [1, 3, 7, 9])
    ->  Wish = across(To, Key)
    ;   Wish = To
    ).

%   find(+Node, +Known, !Rra, +Distance, +Nearer, -Wishes0, -Wishes1, -Wishes2):
%   those that bring the unit nearer to its goal, keep it as near, or bring it
%   farther away.

term_expansion(find_by_ways, Clauses) :-
    findall(Clause,
            ( member(Ways-Keys, [ four-[8, 6, 4, 2],
                                  eight-[9, 8, 7, 6, 4, 3, 2, 1]
                                ]),
              find_clause(Ways, Keys, Clause)
            ),
            Clauses).

find_clause(Ways, Keys, ( Head :- Body )) :-
    functor(Node, Ways, 11),
    arg(5, Node, Own),
    finds(Keys, Node, asked(Known, Rra, Distance, Nearer), []-[Own]-[],
          Wishes0-Wishes1-Wishes2, Body),
    Head = find(Node, Known, Rra, Distance, Nearer, Wishes0, Wishes1, Wishes2).

finds([], _, _, Lists, Lists, true).
finds([Key|Keys], Node, Asked, List0-List1-List2, Lists,
      ( find_one(Wish, To, Asked, List0, List1, List2, List3, List4, List5),
        Finds
      )) :-
    arg(Key, Node, To),
    wish(Key, To, Wish),
    finds(Keys, Node, Asked, List3-List4-List5, Lists, Finds).

find_by_ways.

%!  wishes_by_keys(+Ground, +Index, -Wishes) is det.
%
%   All steps from an index, waiting among them.

wishes_by_keys(Ground, Index, Wishes) :-
    ground_nodes(Ground, Nodes),
    arg(Index, Nodes, Node),
    by_keys(9, Node, [], Wishes).

by_keys(Key, Node, Wishes0, Wishes) :-
    (   Key =:= 0
    ->  Wishes = Wishes0
    ;   arg(Key, Node, To),
        (   To =:= 1
        ->  Wishes1 = Wishes0
        ;   wish(Key, To, Wish),
            Wishes1 = [Wish|Wishes0]
        ),
        Key1 is Key-1,
        by_keys(Key1, Node, Wishes1, Wishes)
    ).

%!  wishes_part(+Wishes, +Here, +Now, +Base, -Free, -Occupied) is det.
%
%   Occupied are those to squares where another unit is now: those that have a
%   number above Base in Now.

wishes_part([], _, _, _, [], []).
wishes_part([Wish|Wishes], Here, Now, Base, Free, Occupied) :-
    (   integer(Wish)
    ->  To = Wish
    ;   arg(1, Wish, To)
    ),
    arg(To, Now, Holder),
    (   Holder > Base,
        To =\= Here
    ->  Occupied = [Wish|Occupied1],
        wishes_part(Wishes, Here, Now, Base, Free, Occupied1)
    ;   Free = [Wish|Free1],
        wishes_part(Wishes, Here, Now, Base, Free1, Occupied)
    ).

%!  wishes_in_order(+Wishes0, +Wisher, +Clock, -Wishes) is det.
%
%   Wishes by their stirred numbers at that time.

wishes_in_order(Wishes0, Wisher, Clock, Wishes) :-
    (   Wishes0 = [_, _|_]
    ->  Wisher = wisher(_, _, _, _, Number, Stirred),
        stir(Wishes0, Number, Clock, Stirred, Pairs0),
        keysort(Pairs0, Pairs),
        pairs_values(Pairs, Wishes)
    ;   Wishes = Wishes0
    ).

stir([], _, _, _, []).
stir([Wish|Wishes], Number, Clock, Stirred, [Stir-Wish|Pairs]) :-
    (   integer(Wish)
    ->  To = Wish
    ;   arg(1, Wish, To)
    ),
    arg(To, Stirred, Mixed),
    A is (Mixed+Number) /\ 0xffffffff,
    mix(A, B),
    C is (B+Clock) /\ 0xffffffff,
    mix(C, Stir),
    stir(Wishes, Number, Clock, Stirred, Pairs).
