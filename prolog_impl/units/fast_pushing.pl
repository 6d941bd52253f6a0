/** <module> Units that push each other, and in which order they decide

Units are called by their rank, from 1: the farther a goal is from the start the
earlier, then by number.  The order by counters needs no counters: those away
from their goals keep their order, since all their counters rise by one, and
those at their goals follow by rank.  Where the units are is at(Index1, Index2,
...), by rank.  O(units) time a step, and O(units log units) where many are at
their goals.

Mirror: c_impl/units/fast_pushing.c.
*/
:- module(reitti_fast_pushing,
          [ pushing_prepare/2,          % +World, -Prepared
            pushing_ground/2,           % +Prepared, -Ground
            pushing_begin/4,            % +Prepared, +Units, -Pushing,
                                        % -Standing
            pushing_goals/2,            % +Pushing, -Goals
            pushing_estimated/2,        % +Pushing, -Estimated
            pushing_order/2,            % +Pushing, -Order
            pushing_order/4,            % +Pushing, +Order0, +At, -Order
            pushing_steps/4,            % +Pushing, +At, +Rank, -Steps
            pushing_step/9,             % +Pushing, +Clock, +Order, +Fixed,
                                        % +Strict, !Standing0, -Standing,
                                        % -Calls, -Done
            pushing_calls/5,            % +Pushing, +Moment, +At, +Calls,
                                        % -Steps
            pushing_routes/3            % +Pushing, +Ats, -Routes
          ]).
:- use_module(library(lists), [member/2, numlist/3]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module(fast_deciding).
:- use_module(fast_ground).
:- use_module(fast_wishes).

%   Prepared is prepared(Ground, Stirred, Nobody).

%!  pushing_prepare(+World, -Prepared) is det.

pushing_prepare(World, prepared(Ground, Stirred, Nobody)) :-
    ground_make(World, Ground),
    wishes_prepare(Ground, Stirred),
    standing_prepare(Ground, Nobody).

%!  pushing_ground(+Prepared, -Ground) is det.

pushing_ground(prepared(Ground, _, _), Ground).

%   A pushing is p(Ground, Numbers, Goals, Wishers): compounds by rank.

%!  pushing_begin(+Prepared, +Units, -Pushing, -Standing) is det.
%
%   Standing is where the units begin.

pushing_begin(prepared(Ground, Stirred, Nobody), Units, Pushing, Standing) :-
    begin(Units, Ground, Stirred, Ranked0),
    keysort(Ranked0, Ranked),
    parts(Ranked, Numbers0, Starts, Goals0, Wishers0),
    compound_name_arguments(Numbers, numbers, Numbers0),
    compound_name_arguments(At, at, Starts),
    compound_name_arguments(Goals, at, Goals0),
    compound_name_arguments(Wishers, wishers, Wishers0),
    Pushing = p(Ground, Numbers, Goals, Wishers),
    standing_make(Nobody, At, Standing).

begin([], _, _, []).
begin([Unit|Units], Ground, Stirred, [Key-b(Unit, Wisher)|Begun]) :-
    Unit = unit(_, Start, _, _),
    wisher_make(Ground, Stirred, Unit, Wisher),
    wisher_distance(Wisher, Start, Distance),
    Key is -Distance,
    begin(Units, Ground, Stirred, Begun).

parts([], [], [], [], []).
parts([_-b(unit(Number, Start, Goal, _), Wisher)|Ranked], [Number|Numbers],
      [Start|Starts], [Goal|Goals], [Wisher|Wishers]) :-
    parts(Ranked, Numbers, Starts, Goals, Wishers).

%!  pushing_goals(+Pushing, -Goals) is det.
%
%   Where the units are when all are at their goals.

pushing_goals(p(_, _, Goals, _), Goals).

%!  pushing_estimated(+Pushing, -Estimated) is det.

pushing_estimated(p(_, _, _, Wishers), Estimated) :-
    Wishers =.. [_|List],
    estimated(List, 0, Estimated).

estimated([], Estimated, Estimated).
estimated([Wisher|Wishers], Estimated0, Estimated) :-
    wisher_closed(Wisher, Closed),
    Estimated1 is Estimated0+Closed,
    estimated(Wishers, Estimated1, Estimated).

%!  pushing_order(+Pushing, -Order) is det.
%
%   The first order, a list of ranks.

pushing_order(p(_, _, Goals, _), Order) :-
    functor(Goals, _, Count),
    numlist(1, Count, Order).

%!  pushing_order(+Pushing, +Order0, +At, -Order) is det.
%
%   The order that follows another where units are.

pushing_order(p(_, _, Goals, _), Order0, At, Order) :-
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

%!  pushing_steps(+Pushing, +At, +Rank, -Steps) is det.
%
%   All steps of a unit, by their keys, as pushing_step/9 wants them.

pushing_steps(p(Ground, _, _, _), At, Rank, Steps) :-
    arg(Rank, At, Index),
    wishes_by_keys(Ground, Index, Wishes),
    findall(Rank-Wish, member(Wish, Wishes), Steps).

%!  pushing_step(+Pushing, +Clock, +Order, +Fixed, +Strict, !Standing0,
%!               -Standing, -Calls, -Done) is det.
%
%   As decide/10 has it.

pushing_step(p(Ground, _, _, Wishers), Clock, Order, Fixed, Strict, Standing0,
             Standing, Calls, Done) :-
    ground_nodes(Ground, Nodes),
    decide(Order, Fixed, Strict, Wishers, Nodes, Clock, Standing0, Standing,
           Calls, Done).

%!  pushing_calls(+Pushing, +Moment, +At, +Calls, -Steps) is det.
%
%   Calls of a step as the steps of a trace.

pushing_calls(p(_, Numbers, _, _), Moment, At, Calls, Steps) :-
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

pushing_routes(p(_, Numbers, _, _), Ats, Routes) :-
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
