/** <module> A step of all units, each deciding in turn

Where the units are at the next moment is an array of logic variables by rank:
who is unbound there has not decided.  Only one that has to look for another
square overwrites it.  The squares that are taken are those where units will be,
so that who has taken them is who will be on them.

Who is on a square now, and who has taken it, are two arrays with a number for
each index.  Numbers above a base stand for ranks, all others for nobody; from
step to step the base rises and the arrays change places, so that nothing is
cleared.  O(units) time a step but for what distances take.

Mirror: c_impl/units/fast_deciding.c.
*/
:- module(reitti_fast_deciding,
          [ standing_prepare/2,         % +Ground, -Nobody
            standing_make/3,            % +Nobody, +At, -Standing
            standing_move/3,            % +At, !Standing0, -Standing
            standing_at/2,              % +Standing, -At
            decide/10                   % +Order, +Fixed, +Strict, +Wishers,
                                        % +Nodes, +Clock, !Standing0,
                                        % -Standing, -Calls, -Done
          ]).
:- use_module(library(apply), [maplist/2]).
:- use_module(fast_ground).
:- use_module(fast_wishes).

%   A standing is standing(At, Now, Base, Other, Last): where units are, by
%   rank; the array that tells who is on a square, and its base; and the other
%   array, with Last, which no number in either exceeds.

%!  standing_prepare(+Ground, -Nobody) is det.
%
%   An array for a ground where nobody is.

standing_prepare(Ground, Nobody) :-
    ground_size(Ground, Size),
    length(List, Size),
    maplist(=(0), List),
    compound_name_arguments(Nobody, squares, List).

%!  standing_make(+Nobody, +At, -Standing) is det.

standing_make(Nobody, At, Standing) :-
    duplicate_term(Nobody, Now),
    duplicate_term(Nobody, Other),
    standing_move(At, standing(none, Other, 0, Now, 0), Standing).

%!  standing_move(+At, !Standing0, -Standing) is det.
%
%   All units stand elsewhere.

standing_move(At, standing(_, Other, _, Now, Base),
              standing(At, Now, Base, Other, Last)) :-
    functor(At, _, Count),
    Last is Base+Count,
    place(Count, At, Base, Now).

place(Rank, At, Base, Now) :-
    (   Rank =:= 0
    ->  true
    ;   arg(Rank, At, Index),
        Holder is Base+Rank,
        setarg(Index, Now, Holder),
        Rank1 is Rank-1,
        place(Rank1, At, Base, Now)
    ).

%!  standing_at(+Standing, -At) is det.

standing_at(standing(At, _, _, _, _), At).

%!  decide(+Order, +Fixed, +Strict, +Wishers, +Nodes, +Clock, !Standing0,
%!         -Standing, -Calls, -Done) is det.
%
%   The steps of Fixed, Rank-Wish, are made, then those in Order decide in turn.
%   Calls are the ranks that were called, the last first.  Done is `false` if
%   one of Fixed is refused, or one in Order fails and Strict is `true`.

decide(Order, Fixed, Strict, Wishers, Nodes, Clock,
       standing(At, Now, Base, Taken, Last), Standing, Calls, Done) :-
    functor(At, _, Count),
    functor(Next, at, Count),
    State = s(At, Next, Now, Base, Taken, Last, Wishers, Nodes, Clock),
    (   fix(Fixed, State)
    ->  all(Order, Strict, State, [], Calls, Done)
    ;   Calls = [],
        Done = false
    ),
    Last1 is Last+Count,
    (   Done == true
    ->  Standing = standing(Next, Taken, Last, Now, Last1)
    ;   Standing = standing(At, Now, Base, Taken, Last1)
    ).

%   verdict(+Wish, +Here, +State, -To, -Verdict): `free`, `refused`, or the rank
%   of one who stands there undecided.  Written out, as take/3 is.

goal_expansion(verdict(Wish, Here, State, To, Verdict),
               ( State = s(_, Next, Now, Base, Taken, Last, _, Nodes, _),
                 (   integer(Wish)
                 ->  To = Wish
                 ;   arg(1, Wish, To)
                 ),
                 arg(To, Taken, Taker),
                 (   Taker > Last
                 ->  Verdict = refused
                 ;   compound(Wish),
                     crosses(Wish, Here, Nodes, Now, Base, Next)
                 ->  Verdict = refused
                 ;   arg(To, Now, Holder),
                     Other is Holder-Base,
                     (   Other =< 0
                     ->  Verdict = free
                     ;   arg(Other, Next, Its),
                         (   nonvar(Its)
                         ->  (   Its =:= Here
                             ->  Verdict = refused
                             ;   Verdict = free
                             )
                         ;   To =:= Here
                         ->  Verdict = free
                         ;   Verdict = Other
                         )
                     )
                 )
               )).
goal_expansion(take(Rank, To, State),
               ( State = s(_, Next, _, _, Taken, Last, _, _, _),
                 Taker is Last+Rank,
                 setarg(To, Taken, Taker),
                 arg(Rank, Next, Old),
                 (   var(Old)
                 ->  Old = To
                 ;   setarg(Rank, Next, To)
                 )
               )).

fix([], _).
fix([Rank-Wish|Fixed], State) :-
    arg(1, State, At),
    arg(Rank, At, Here),
    verdict(Wish, Here, State, To, Verdict),
    Verdict \== refused,
    take(Rank, To, State),
    fix(Fixed, State).

all([], _, _, Calls, Calls, true).
all([Rank|Order], Strict, State, Calls0, Calls, Done) :-
    arg(2, State, Next),
    arg(Rank, Next, To),
    (   nonvar(To)
    ->  all(Order, Strict, State, Calls0, Calls, Done)
    ;   move(Rank, State, Calls0, Calls1, Done1),
        (   Done1 == false,
            Strict == true
        ->  Calls = Calls1,
            Done = false
        ;   all(Order, Strict, State, Calls1, Calls, Done)
        )
    ).

%   move(+Rank, !State, +Calls0, -Calls, -Done): the unit takes a square, and if
%   it has to take its own Done is `false`.

move(Rank, State, Calls0, Calls, Done) :-
    State = s(At, _, _, _, _, _, Wishers, _, _),
    arg(Rank, At, Here),
    arg(Rank, Wishers, Wisher),
    wishes_of(Here, Wisher, [Wishes|Later]),
    grant_alike(Wishes, Later, Here, Rank, State, [Rank|Calls0], Calls, Done).

%   grant_alike(+Wishes, +Later, +Here, +Rank, !State, +Calls0, -Calls, -Done):
%   grants one of the wishes, which lead as near to the goal; those to free
%   squares first.  Later are lists of wishes that lead less near.

grant_alike(Wishes, Later, Here, Rank, State, Calls0, Calls, Done) :-
    (   Wishes = [_]
    ->  grant(Wishes, Later, Here, Rank, State, Calls0, Calls, Done)
    ;   State = s(_, _, Now, Base, _, _, _, _, _),
        wishes_part(Wishes, Here, Now, Base, Free, Occupied),
        in_order(Free, Rank, State, Wishes1),
        (   Occupied == []
        ->  grant(Wishes1, Later, Here, Rank, State, Calls0, Calls, Done)
        ;   grant(Wishes1, [occupied(Occupied)|Later], Here, Rank, State,
                  Calls0, Calls, Done)
        )
    ).

in_order(Wishes0, Rank, State, Wishes) :-
    State = s(_, _, _, _, _, _, Wishers, _, Clock),
    arg(Rank, Wishers, Wisher),
    wishes_in_order(Wishes0, Wisher, Clock, Wishes).

%   grant(+Wishes, +Later, +Here, +Rank, !State, +Calls0, -Calls, -Done): grants
%   the first of the wishes that can be.

grant([], Later, Here, Rank, State, Calls0, Calls, Done) :-
    (   Later == []
    ->  take(Rank, Here, State),
        Calls = Calls0,
        Done = false
    ;   Later = [occupied(Wishes0)|Later1]
    ->  in_order(Wishes0, Rank, State, Wishes),
        grant(Wishes, Later1, Here, Rank, State, Calls0, Calls, Done)
    ;   Later = [Wishes|Later1],
        grant_alike(Wishes, Later1, Here, Rank, State, Calls0, Calls, Done)
    ).
grant([Wish|Wishes], Later, Here, Rank, State, Calls0, Calls, Done) :-
    verdict(Wish, Here, State, To, Verdict),
    (   Verdict == refused
    ->  grant(Wishes, Later, Here, Rank, State, Calls0, Calls, Done)
    ;   take(Rank, To, State),
        (   Verdict == free
        ->  Calls = Calls0,
            Done = true
        ;   move(Verdict, State, Calls0, Calls1, Done1),
            (   Done1 == true
            ->  Calls = Calls1,
                Done = true
            ;   grant(Wishes, Later, Here, Rank, State, Calls1, Calls, Done)
            )
        )
    ).


%   crosses(+Wish, +Here, +Nodes, +Now, +Base, +Next): a unit that has decided
%   makes the diagonal step the other way across.

crosses(across(_, Key), Here, Nodes, Now, Base, Next) :-
    arg(Here, Nodes, Node),
    beside(Key, Aside, Ahead),
    arg(Aside, Node, Index1),
    arg(Ahead, Node, Index2),
    (   makes(Index1, Index2, Now, Base, Next)
    ->  true
    ;   makes(Index2, Index1, Now, Base, Next)
    ).

beside(1, 4, 2).
beside(3, 6, 2).
beside(7, 4, 8).
beside(9, 6, 8).

makes(From, To, Now, Base, Next) :-
    arg(From, Now, Holder),
    Holder > Base,
    Rank is Holder-Base,
    arg(Rank, Next, Its),
    Its == To.
