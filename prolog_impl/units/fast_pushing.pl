/** <module> A step of all units by priority inheritance with backtracking

Units are called by their rank, from 1: the farther a goal is from the start the
earlier, then by number.  The order by counters needs no counters: those away
from their goals keep their order, since all their counters rise by one, and
those at their goals follow by rank.

Where the units are is at(Index1, Index2, ...), by rank.  That of the next
moment is an array of logic variables, and so is who has taken which square:
a unit that is unbound there has not decided.  Only one that has to look for
another square overwrites them.  The squares that are taken are those where
units will be, so that both arrays serve the next step as they are.

A wish is looked for when it is needed, and the stirred numbers only where
several are alike: mostly the first is granted.  O(units) time a step but for
what distances take, and an array of all squares.

The file is long because wishes are looked for one by one, without sorting.

Mirror: c_impl/units/fast_pushing.c.
*/
:- module(reitti_fast_pushing,
          [ pushing_prepare/2,          % +World, -Prepared
            pushing_ground/2,           % +Prepared, -Ground
            pushing_begin/4,            % +Prepared, +Units, -Pushing, -At
            pushing_goals/2,            % +Pushing, -Goals
            pushing_estimated/2,        % +Pushing, -Estimated
            pushing_order/2,            % +Pushing, -Order
            pushing_order/4,            % +Order0, +At, +Goals, -Order
            pushing_now/3,              % +Pushing, +At, -Now
            pushing_keys/4,             % +Pushing, +At, +Rank, -Keys
            pushing_step/9,             % +Pushing, +Clock, +Order, +Fixed, +At,
                                        % +Now, -Step, -Calls, -Done
            pushing_calls/5,            % +Pushing, +Moment, +At, +Calls,
                                        % -Steps
            pushing_routes/3            % +Pushing, +Ats, -Routes
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(pairs), [pairs_keys_values/3, pairs_values/2]).
:- use_module('../square', [keypad/3]).
:- use_module(fast_ground).
:- use_module(fast_rra).

%   Prepared is prepared(Ground, Stirred): a compound with the number of each
%   index, mixed once.

%!  pushing_prepare(+World, -Prepared) is det.

pushing_prepare(World, prepared(Ground, Stirred)) :-
    ground_make(World, Ground),
    ground_size(Ground, Size),
    findall(Mixed,
            ( between(2, Size, Index),
              ground_number(Ground, Index, Number),
              mix(Number, Mixed)
            ),
            Mixeds),
    compound_name_arguments(Stirred, stirred, [0|Mixeds]).

%   The second factor is less 2^32, so that no product needs more than 64 bits.

mix(U0, U) :-
    U1 is U0 xor (U0>>16),
    U2 is U1*0x7feb352d /\ 0xffffffff,
    U3 is U2 xor (U2>>15),
    U4 is U3*(0x846ca68b - 0x100000000) /\ 0xffffffff,
    U is U4 xor (U4>>16).

%!  pushing_ground(+Prepared, -Ground) is det.

pushing_ground(prepared(Ground, _), Ground).

%   A pushing is p(Prepared, Nodes, Stirred, Numbers, Goals, Rras, Knowns):
%   compounds by rank.

%!  pushing_begin(+Prepared, +Units, -Pushing, -At) is det.
%
%   At is where the units begin.

pushing_begin(Prepared, Units, Pushing, At) :-
    Prepared = prepared(Ground, Stirred),
    ground_nodes(Ground, Nodes),
    begin(Units, Ground, Ranked0),
    keysort(Ranked0, Ranked),
    parts(Ranked, Numbers0, Starts, Goals0, Rras0, Knowns0),
    compound_name_arguments(Numbers, numbers, Numbers0),
    compound_name_arguments(At, at, Starts),
    compound_name_arguments(Goals, at, Goals0),
    compound_name_arguments(Rras, rras, Rras0),
    compound_name_arguments(Knowns, knowns, Knowns0),
    Pushing = p(Ground, Nodes, Stirred, Numbers, Goals, Rras, Knowns).

begin([], _, []).
begin([unit(Number, Start, Goal, _)|Units], Ground,
      [Key-b(Number, Start, Goal, Rra)|Begun]) :-
    rra_make(Ground, Goal, Start, Rra),
    rra_distance(Start, Rra, Distance),
    Key is -Distance,
    begin(Units, Ground, Begun).

parts([], [], [], [], [], []).
parts([_-b(Number, Start, Goal, Rra)|Ranked], [Number|Numbers], [Start|Starts],
      [Goal|Goals], [Rra|Rras], [Known|Knowns]) :-
    rra_known(Rra, Known),
    parts(Ranked, Numbers, Starts, Goals, Rras, Knowns).

%!  pushing_goals(+Pushing, -Goals) is det.
%
%   Where the units are when all are at their goals.

pushing_goals(p(_, _, _, _, Goals, _, _), Goals).

%!  pushing_estimated(+Pushing, -Estimated) is det.

pushing_estimated(p(_, _, _, _, _, Rras, _), Estimated) :-
    Rras =.. [_|List],
    estimated(List, 0, Estimated).

estimated([], Estimated, Estimated).
estimated([Rra|Rras], Estimated0, Estimated) :-
    rra_closed(Rra, Closed),
    Estimated1 is Estimated0+Closed,
    estimated(Rras, Estimated1, Estimated).

%!  pushing_order(+Pushing, -Order) is det.
%
%   The first order, a list of ranks.

pushing_order(p(_, _, _, _, Goals, _, _), Order) :-
    functor(Goals, _, Count),
    numlist(1, Count, Order).

%!  pushing_order(+Order0, +At, +Goals, -Order) is det.
%
%   The order that follows another where units are.

pushing_order(Order0, At, Goals, Order) :-
    part(Order0, At, Goals, Order, Home, Home0),
    sort(Home0, Home).

part([], _, _, Home, Home, []).
part([Rank|Order0], At, Goals, Order, Home, Home0) :-
    arg(Rank, At, Index),
    arg(Rank, Goals, Goal),
    (   Index == Goal
    ->  Home0 = [Rank|Home1],
        part(Order0, At, Goals, Order, Home, Home1)
    ;   Order = [Rank|Order1],
        part(Order0, At, Goals, Order1, Home, Home0)
    ).

%!  pushing_now(+Pushing, +At, -Now) is det.
%
%   Now has the rank of who is on each index, unbound where nobody is.

pushing_now(p(_, Nodes, _, _, _, _, _), At, Now) :-
    functor(Nodes, _, Size),
    functor(Now, now, Size),
    functor(At, _, Count),
    place(Count, At, Now).

place(Rank, At, Now) :-
    (   Rank =:= 0
    ->  true
    ;   arg(Rank, At, Index),
        arg(Index, Now, Rank),
        Rank1 is Rank-1,
        place(Rank1, At, Now)
    ).

%!  pushing_keys(+Pushing, +At, +Rank, -Keys) is det.
%
%   The keys of all steps of a unit.

pushing_keys(p(_, Nodes, _, _, _, _, _), At, Rank, Keys) :-
    arg(Rank, At, Index),
    arg(Index, Nodes, Node),
    findall(Key, ( between(1, 9, Key), \+ arg(Key, Node, 1) ), Keys).

%!  pushing_step(+Pushing, +Clock, +Order, +Fixed, +At, +Now, -Step, -Calls,
%!               -Done) is det.
%
%   A step, those in Order that are undecided deciding in turn.  Step is
%   step(At, Now) after it; Calls are the ranks that were called, the last
%   first.  Fixed is `free`, or a list of pairs Rank-Key, steps that are made
%   first; then the step fails as soon as one of them or one in Order does.
%   Done is `true`, or `false` if it fails.

pushing_step(Pushing, Clock, Order, Fixed, At, Now, step(Next, Taken), Calls,
             Done) :-
    Pushing = p(_, Nodes, Stirred, Numbers, _, Rras, Knowns),
    functor(Now, _, Size),
    functor(Taken, now, Size),
    functor(At, _, Count),
    functor(Next, at, Count),
    State = s(At, Now, Next, Taken, Nodes, Knowns, Rras, Numbers, Stirred,
              Clock),
    (   Fixed == free
    ->  all(Order, State, [], Calls),
        Done = true
    ;   fix(Fixed, State)
    ->  all_or_none(Order, State, [], Calls, Done)
    ;   Calls = [],
        Done = false
    ).

fix([], _).
fix([Rank-Key|Fixed], State) :-
    State = s(At, Now, Next, Taken, Nodes, _, _, _, _, _),
    arg(Rank, At, Here),
    arg(Here, Nodes, Node),
    arg(Key, Node, To),
    arg(To, Taken, Taker),
    var(Taker),
    \+ ( arg(To, Now, Other),
         nonvar(Other),
         arg(Other, Next, Its),
         Its == Here
       ),
    \+ crosses(Key, Node, Now, Next),
    Taker = Rank,
    arg(Rank, Next, To),
    fix(Fixed, State).

all([], _, Calls, Calls).
all([Rank|Order], State, Calls0, Calls) :-
    arg(3, State, Next),
    arg(Rank, Next, To),
    (   var(To)
    ->  move(Rank, State, Calls0, Calls1, _),
        all(Order, State, Calls1, Calls)
    ;   all(Order, State, Calls0, Calls)
    ).

all_or_none([], _, Calls, Calls, true).
all_or_none([Rank|Order], State, Calls0, Calls, Done) :-
    arg(3, State, Next),
    arg(Rank, Next, To),
    (   var(To)
    ->  move(Rank, State, Calls0, Calls1, Done1),
        (   Done1 == true
        ->  all_or_none(Order, State, Calls1, Calls, Done)
        ;   Calls = Calls1,
            Done = false
        )
    ;   all_or_none(Order, State, Calls0, Calls, Done)
    ).

%   move(+Rank, !State, +Calls0, -Calls, -Done): the unit takes a square, and if
%   it has to take its own Done is `false`.

move(Rank, State, Calls0, Calls, Done) :-
    State = s(At, _, _, _, Nodes, Knowns, Rras, _, _, _),
    arg(Rank, At, Here),
    arg(Here, Nodes, Node),
    arg(Rank, Knowns, Known),
    arg(Rank, Rras, Rra),
    arg(Here, Known, Distance),
    Nearer is Distance-1,
    wishes(Node, Known, Rra, Distance, Nearer, Keys0, Keys1, Keys2),
    grant_alike(Keys0, [Keys1, Keys2], Node, Rank, State, [Rank|Calls0], Calls,
                Done).

%   wishes(+Node, +Known, !Rra, +Distance, +Nearer, -Keys0, -Keys1, -Keys2): the
%   keys of steps that bring the unit nearer to its goal, keep it as near, or
%   bring it farther away.

term_expansion(wishes_by_ways, Clauses) :-
    findall(Clause,
            ( member(Ways-Keys, [ four-[8, 6, 4, 2],
                                  eight-[9, 8, 7, 6, 4, 3, 2, 1]
                                ]),
              wishes_clause(Ways, Keys, Clause)
            ),
            Clauses).

wishes_clause(Ways, Keys, ( Head :- Wishes )) :-
    functor(Node, Ways, 11),
    wishes(Keys, Node, asked(Known, Rra, Distance, Nearer), []-[5]-[],
           Keys0-Keys1-Keys2, Wishes),
    Head = wishes(Node, Known, Rra, Distance, Nearer, Keys0, Keys1, Keys2).

wishes([], _, _, Lists, Lists, true).
wishes([Key|Keys], Node, Asked, Keys0-Keys1-Keys2, Lists,
       ( wish(Key, To, Asked, Keys0, Keys1, Keys2, Keys3, Keys4, Keys5),
         Wishes
       )) :-
    arg(Key, Node, To),
    wishes(Keys, Node, Asked, Keys3-Keys4-Keys5, Lists, Wishes).

%   Written out where it is called.

goal_expansion(wish(Key, To, asked(Known, Rra, Here, Nearer), Keys0, Keys1,
                    Keys2, Keys3, Keys4, Keys5),
               (   To == 1
               ->  Keys3 = Keys0, Keys4 = Keys1, Keys5 = Keys2
               ;   arg(To, Known, Distance),
                   (   var(Distance)
                   ->  rra_close(To, Rra)
                   ;   true
                   ),
                   (   Distance == Nearer
                   ->  Keys3 = [Key|Keys0], Keys4 = Keys1, Keys5 = Keys2
                   ;   Distance == Here
                   ->  Keys3 = Keys0, Keys4 = [Key|Keys1], Keys5 = Keys2
                   ;   Keys3 = Keys0, Keys4 = Keys1, Keys5 = [Key|Keys2]
                   )
               )).

wishes_by_ways.

%   grant_alike(+Keys, +Later, +Node, +Rank, !State, +Calls0, -Calls, -Done):
%   grants one of the keys, which lead as near to the goal; those to free
%   squares first.  Later are lists of keys that lead less near.

grant_alike(Keys, Later, Node, Rank, State, Calls0, Calls, Done) :-
    (   Keys = [Key]
    ->  grant([Key], Later, Node, Rank, State, Calls0, Calls, Done)
    ;   Keys == []
    ->  grant([], Later, Node, Rank, State, Calls0, Calls, Done)
    ;   arg(2, State, Now),
        occupied(Keys, Node, Rank, Now, Free, Occupied),
        in_order(Free, Node, Rank, State, Keys1),
        (   Occupied == []
        ->  grant(Keys1, Later, Node, Rank, State, Calls0, Calls, Done)
        ;   grant(Keys1, [occupied(Occupied)|Later], Node, Rank, State, Calls0,
                  Calls, Done)
        )
    ).

%   occupied(+Keys, +Node, +Rank, +Now, -Free, -Occupied): those that lead where
%   another unit is now.

occupied([], _, _, _, [], []).
occupied([Key|Keys], Node, Rank, Now, Free, Occupied) :-
    arg(Key, Node, To),
    arg(To, Now, Other),
    (   ( var(Other) ; Other == Rank )
    ->  Free = [Key|Free1],
        occupied(Keys, Node, Rank, Now, Free1, Occupied)
    ;   Occupied = [Key|Occupied1],
        occupied(Keys, Node, Rank, Now, Free, Occupied1)
    ).

%   in_order(+Keys0, +Node, +Rank, +State, -Keys): by the stirred numbers.

in_order(Keys0, Node, Rank, State, Keys) :-
    (   Keys0 = [_, _|_]
    ->  State = s(_, _, _, _, _, _, _, Numbers, Stirred, Clock),
        arg(Rank, Numbers, Number),
        stir(Keys0, Node, Number, Clock, Stirred, Pairs0),
        keysort(Pairs0, Pairs),
        pairs_values(Pairs, Keys)
    ;   Keys = Keys0
    ).

stir([], _, _, _, _, []).
stir([Key|Keys], Node, Number, Clock, Stirred, [Stir-Key|Pairs]) :-
    arg(Key, Node, To),
    arg(To, Stirred, Mixed),
    A is (Mixed+Number) /\ 0xffffffff,
    mix(A, B),
    C is (B+Clock) /\ 0xffffffff,
    mix(C, Stir),
    stir(Keys, Node, Number, Clock, Stirred, Pairs).

%   grant(+Keys, +Later, +Node, +Rank, !State, +Calls0, -Calls, -Done): grants
%   the first of the keys that can be.

grant([], Later, Node, Rank, State, Calls0, Calls, Done) :-
    (   Later == []
    ->  State = s(_, _, Next, Taken, _, _, _, _, _, _),
        arg(5, Node, Here),
        setarg(Here, Taken, Rank),
        setarg(Rank, Next, Here),
        Calls = Calls0,
        Done = false
    ;   Later = [occupied(Keys0)|Later1]
    ->  in_order(Keys0, Node, Rank, State, Keys),
        grant(Keys, Later1, Node, Rank, State, Calls0, Calls, Done)
    ;   Later = [Keys|Later1],
        grant_alike(Keys, Later1, Node, Rank, State, Calls0, Calls, Done)
    ).
grant([Key|Keys], Later, Node, Rank, State, Calls0, Calls, Done) :-
    State = s(_, Now, Next, Taken, _, _, _, _, _, _),
    arg(Key, Node, To),
    arg(To, Taken, Taker),
    (   nonvar(Taker)
    ->  grant(Keys, Later, Node, Rank, State, Calls0, Calls, Done)
    ;   crosses(Key, Node, Now, Next)
    ->  grant(Keys, Later, Node, Rank, State, Calls0, Calls, Done)
    ;   arg(To, Now, Other),
        (   ( var(Other) ; Other == Rank )
        ->  Taker = Rank,
            decide(Rank, Next, To),
            Calls = Calls0,
            Done = true
        ;   arg(Other, Next, Its),
            (   var(Its)
            ->  Taker = Rank,
                decide(Rank, Next, To),
                move(Other, State, Calls0, Calls1, Done1),
                (   Done1 == true
                ->  Calls = Calls1,
                    Done = true
                ;   grant(Keys, Later, Node, Rank, State, Calls1, Calls, Done)
                )
            ;   arg(5, Node, Here),
                (   Its == Here
                ->  grant(Keys, Later, Node, Rank, State, Calls0, Calls, Done)
                ;   Taker = Rank,
                    decide(Rank, Next, To),
                    Calls = Calls0,
                    Done = true
                )
            )
        )
    ).

decide(Rank, Next, To) :-
    arg(Rank, Next, To0),
    (   var(To0)
    ->  To0 = To
    ;   setarg(Rank, Next, To)
    ).

%   crosses(+Key, +Node, +Now, +Next): a diagonal step that a unit which has
%   decided makes the other way across.

crosses(1, Node, Now, Next) :- crosses_one(4, 2, Node, Now, Next).
crosses(3, Node, Now, Next) :- crosses_one(6, 2, Node, Now, Next).
crosses(7, Node, Now, Next) :- crosses_one(4, 8, Node, Now, Next).
crosses(9, Node, Now, Next) :- crosses_one(6, 8, Node, Now, Next).

crosses_one(Aside, Ahead, Node, Now, Next) :-
    arg(Aside, Node, Index1),
    arg(Ahead, Node, Index2),
    arg(Index1, Now, Unit1),
    arg(Index2, Now, Unit2),
    (   nonvar(Unit1),
        arg(Unit1, Next, To1),
        To1 == Index2
    ->  true
    ;   nonvar(Unit2),
        arg(Unit2, Next, To2),
        To2 == Index1
    ).

%!  pushing_calls(+Pushing, +Moment, +At, +Calls, -Steps) is det.
%
%   Calls of a step as the steps of a trace.

pushing_calls(p(_, _, _, Numbers, _, _, _), Moment, At, Calls, Steps) :-
    calls(Calls, Numbers, Moment, At, [], Steps).

calls([], _, _, _, Steps, Steps).
calls([Rank|Calls], Numbers, Moment, At, Steps0, Steps) :-
    arg(Rank, Numbers, Number),
    arg(Rank, At, Index),
    calls(Calls, Numbers, Moment, At, [step(Index, Number, Moment)|Steps0],
          Steps).

%!  pushing_routes(+Pushing, +Ats, -Routes) is det.
%
%   Ats are where the units were, the last moment first; Routes are in the order
%   of the units' numbers.

pushing_routes(p(_, _, _, Numbers, _, _, _), Ats, Routes) :-
    Numbers =.. [_|List],
    length(List, Count),
    numlist(1, Count, Ranks),
    pairs_keys_values(Pairs0, List, Ranks),
    keysort(Pairs0, Pairs),
    routes(Pairs, Ats, Routes).

routes([], _, []).
routes([_-Rank|Pairs], Ats, [Route|Routes]) :-
    route(Ats, Rank, Route),
    routes(Pairs, Ats, Routes).

route([], _, []).
route([At|Ats], Rank, [Index|Route]) :-
    arg(Rank, At, Index),
    route(Ats, Rank, Route).
