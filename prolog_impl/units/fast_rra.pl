/** <module> Reverse resumable A*: how far squares are from a goal

A* from the goal, steps costing 1, estimating the metric to a target.  It goes
on only as long as somebody asks for a square that it has not closed, and
forgets nothing.

The distances of closed squares and those of opened ones are arrays of logic
variables: what is not known is unbound, and failure undoes what was closed
since.  A step makes the total of distance and metric greater by 0, 1 or 2, so
that there are three queues, with open ends.  An entry is q(Back, Index, Rest):
Back is the key to where the square was opened from; squares that can be entered
from there, too, have their distance and are not looked at.  A square that gets
a better distance is put again; its older entry is passed over, since it is
closed by then.  O(squares closed) time.

Mirror: c_impl/units/fast_rra.c.
*/
:- module(reitti_fast_rra,
          [ rra_make/4,                 % +Ground, +Goal, +Target, -Rra
            rra_known/2,                % +Rra, -Known
            rra_close/2,                % +Index, !Rra
            rra_distance/3,             % +Index, !Rra, -Distance
            rra_closed/2                % +Rra, -Closed
          ]).
:- use_module(fast_ground).

%   An Rra is rra(Known, Opened, Nodes, Metrics, Offset, Closed, Queues): the
%   distances of closed and of all opened squares; what fast_ground.pl has; how
%   many squares are closed; and queues(First0, Last0, First1, ...), the open
%   end of each queue behind it.

%!  rra_make(+Ground, +Goal, +Target, -Rra) is det.

rra_make(Ground, Goal, Target, Rra) :-
    ground_size(Ground, Size),
    ground_nodes(Ground, Nodes),
    ground_metrics(Ground, Metrics),
    ground_offset(Ground, Target, Offset),
    functor(Known, known, Size),
    functor(Opened, opened, Size),
    arg(1, Opened, -1),
    arg(Goal, Opened, 0),
    Rra = rra(Known, Opened, Nodes, Metrics, Offset, 0,
              queues(q(5, Goal, Last0), Last0, Last1, Last1, Last2, Last2)).

%!  rra_known(+Rra, -Known) is det.
%
%   Known has the distance of each index, unbound for those that are not closed.

rra_known(rra(Known, _, _, _, _, _, _), Known).

%!  rra_closed(+Rra, -Closed) is det.
%
%   How many squares are closed.

rra_closed(rra(_, _, _, _, _, Closed, _), Closed).

%!  rra_distance(+Index, !Rra, -Distance) is det.

rra_distance(Index, Rra, Distance) :-
    arg(1, Rra, Known),
    arg(Index, Known, Distance0),
    (   var(Distance0)
    ->  rra_close(Index, Rra)
    ;   true
    ),
    Distance = Distance0.

%!  rra_close(+Index, !Rra) is det.
%
%   Goes on until the square, which is not closed yet, is.

rra_close(Index, Rra) :-
    Rra = rra(Known, Opened, Nodes, Metrics, Offset, Closed, Queues),
    Queues = queues(First0, Last0, First1, Last1, First2, Last2),
    arg(Index, Known, Wanted),
    take(First0, Last0, First1, Last1, First2, Last2, Closed, Wanted, Known,
         Opened, Nodes, Metrics, Offset, Rra).

%   close(+Moves, +Node, +Index, +First0, ?Last0, +First1, ?Last1, +First2,
%   ?Last2, +Closed0, ?Wanted, +Known, +Opened, +Nodes, +Metrics, +Offset,
%   !Rra): closes the square, looks at these moves, and goes on with the queues
%   until Wanted is bound.  There is a clause for each number of moves:
%
%       close(moves(K1, B1, K2, B2), Node, Index, First0, Last0, First1, Last1,
%             First2, Last2, Closed0, Wanted, Known, Opened, Nodes, Metrics,
%             Offset, Rra) :-
%           arg(Index, Opened, Here),
%           arg(Index, Known, Distance),
%           Distance = Here,
%           Next is Here+1,
%           arg(10, Node, Key),
%           Place is Key+Offset,
%           arg(Place, Metrics, Changes),
%           look(K1, B1, Node, Changes, Opened, Next, Last0, Last1, Last2, A0,
%                A1, A2),
%           look(K2, B2, Node, Changes, Opened, Next, A0, A1, A2, C0, C1, C2),
%           Closed is Closed0+1,
%           go_on(First0, C0, First1, C1, First2, C2, Closed, Wanted, Known,
%                 Opened, Nodes, Metrics, Offset, Rra).

term_expansion(close_by_moves, Clauses) :-
    findall(Clause, ( between(0, 8, Count), close_clause(Count, Clause) ),
            Clauses).

close_clause(Count, ( Head :- Body )) :-
    Size is 2*Count,
    length(Moves0, Size),
    compound_name_arguments(Moves, moves, Moves0),
    looks(Moves0, look(Node, Changes, Opened, Next), Last0-Last1-Last2,
          End0-End1-End2, Looks0),
    (   Count =:= 0
    ->  Looks = true
    ;   Looks = ( Next is Here+1,
                  arg(10, Node, Key),
                  Place is Key+Offset,
                  arg(Place, Metrics, Changes),
                  Looks0
                )
    ),
    Head = close(Moves, Node, Index, First0, Last0, First1, Last1, First2,
                 Last2, Closed0, Wanted, Known, Opened, Nodes, Metrics, Offset,
                 Rra),
    Body = ( arg(Index, Opened, Here),
             arg(Index, Known, Distance),
             Distance = Here,
             Looks,
             Closed is Closed0+1,
             go_on(First0, End0, First1, End1, First2, End2, Closed, Wanted,
                   Known, Opened, Nodes, Metrics, Offset, Rra)
           ).

looks([], _, Last, Last, true).
looks([Key, Back|Moves], Look, Last0-Last1-Last2, End,
      ( look(Key, Back, Look, Last0, Last1, Last2, Last3, Last4, Last5),
        Looks
      )) :-
    looks(Moves, Look, Last3-Last4-Last5, End, Looks).

%   look(+Key, +Back, +Look, ?Last0, ?Last1, ?Last2, -End0, -End1, -End2): opens
%   or updates a neighbour.  Written out where it is called, as go_on/14 is.

goal_expansion(look(Key, Back, look(Node, Changes, Opened, Next), Last0, Last1,
                    Last2, End0, End1, End2),
               ( arg(Key, Node, To),
                 arg(To, Opened, Old),
                 (   var(Old)
                 ->  Old = Next,
                     arg(Key, Changes, Change),
                     (   Change == 0
                     ->  Last0 = q(Back, To, End0),
                         End1 = Last1,
                         End2 = Last2
                     ;   Change == 1
                     ->  End0 = Last0,
                         Last1 = q(Back, To, End1),
                         End2 = Last2
                     ;   End0 = Last0,
                         End1 = Last1,
                         Last2 = q(Back, To, End2)
                     )
                 ;   Old =< Next
                 ->  End0 = Last0,
                     End1 = Last1,
                     End2 = Last2
                 ;   update(Key, Back, To, Changes, Opened, Next, Last0, Last1,
                            Last2, End0, End1, End2)
                 )
               )).
goal_expansion(go_on(First0, Last0, First1, Last1, First2, Last2, Closed,
                     Wanted, Known, Opened, Nodes, Metrics, Offset, Rra),
               (   nonvar(Wanted)
               ->  setarg(6, Rra, Closed),
                   setarg(7, Rra, queues(First0, Last0, First1, Last1, First2,
                                         Last2))
               ;   nonvar(First0)
               ->  First0 = q(Back, Index, First),
                   arg(Index, Known, Distance),
                   (   var(Distance)
                   ->  arg(Index, Nodes, Node),
                       arg(11, Node, Onward),
                       arg(Back, Onward, Moves),
                       close(Moves, Node, Index, First, Last0, First1, Last1,
                             First2, Last2, Closed, Wanted, Known, Opened,
                             Nodes, Metrics, Offset, Rra)
                   ;   take(First, Last0, First1, Last1, First2, Last2, Closed,
                            Wanted, Known, Opened, Nodes, Metrics, Offset, Rra)
                   )
               ;   take(First0, Last0, First1, Last1, First2, Last2, Closed,
                        Wanted, Known, Opened, Nodes, Metrics, Offset, Rra)
               )).

%   take(+First0, ?Last0, +First1, ?Last1, +First2, ?Last2, +Closed, ?Wanted,
%   +Known, +Opened, +Nodes, +Metrics, +Offset, !Rra): closes the first square
%   of the queues that is not closed, and goes on.

take(First0, Last0, First1, Last1, First2, Last2, Closed, Wanted, Known, Opened,
     Nodes, Metrics, Offset, Rra) :-
    (   nonvar(First0)
    ->  First0 = q(Back, Index, First),
        arg(Index, Known, Distance),
        (   var(Distance)
        ->  arg(Index, Nodes, Node),
            arg(11, Node, Onward),
            arg(Back, Onward, Moves),
            close(Moves, Node, Index, First, Last0, First1, Last1, First2,
                  Last2, Closed, Wanted, Known, Opened, Nodes, Metrics, Offset,
                  Rra)
        ;   take(First, Last0, First1, Last1, First2, Last2, Closed, Wanted,
                 Known, Opened, Nodes, Metrics, Offset, Rra)
        )
    ;   take(First1, Last1, First2, Last2, Last3, Last3, Closed, Wanted, Known,
             Opened, Nodes, Metrics, Offset, Rra)
    ).

close_by_moves.

update(Key, Back, To, Changes, Opened, Next, Last0, Last1, Last2, End0, End1,
       End2) :-
    setarg(To, Opened, Next),
    arg(Key, Changes, Change),
    put(Change, q(Back, To, End), End, Last0, Last1, Last2, End0, End1, End2).

put(0, Entry, End, Entry, Last1, Last2, End, Last1, Last2).
put(1, Entry, End, Last0, Entry, Last2, Last0, End, Last2).
put(2, Entry, End, Last0, Last1, Entry, Last0, Last1, End).
