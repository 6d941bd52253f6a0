/** <module> One step of all, in which units push others out of their way

Priority inheritance with backtracking: a unit tries its steps from the best on.
If somebody who has not decided yet is there, that one has to move first, and if
it cannot, it stays, and the next step is tried.  O(steps log(steps)) time a
move, and that of the distances.

A step of all is a scene, scene(Ground, Clock, At, Who), with the square of each
unit and a tree of the units by square; and claims(Next, Taken, Rras): a tree of
the squares that units have decided for, by unit, the same by square, and the
distances.  Claims of a unit that could not move stay, and are overwritten.

Mirror: c_impl/units/pushing.c.
*/
:- module(reitti_pushing,
          [ pushing_lengths/4,          % +Units, -Lengths, +Rras0, -Rras
            pushing_counters/4,         % +Units, +Squares, +Counters0,
                                        % -Counters
            pushing_order/3,            % +Counters, +Lengths, -Order
            pushing_begin/6,            % +Ground, +Clock, +Squares, +Rras,
                                        % -Scene, -Claims
            pushing_fix/5,              % +Scene, +Unit, +Square, +Claims0,
                                        % -Claims
            pushing_has_decided/2,      % +Claims, +Unit
            pushing_move//5,            % +Scene, +Unit, -Outcome, +Claims0,
                                        % -Claims
            pushing_end/3               % +Claims, -Squares, -Rras
          ]).
:- use_module(library(apply), [foldl/5, maplist/5]).
:- use_module(library(assoc),
              [ assoc_to_values/2, empty_assoc/1, get_assoc/3, list_to_assoc/2,
                put_assoc/4 ]).
:- use_module(library(lists), [nth1/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(ground).
:- use_module(rra).
:- use_module(stir).

%!  pushing_lengths(+Units, -Lengths, +Rras0, -Rras) is det.
%
%   How far each unit's goal is from its start.

pushing_lengths(Units, Lengths, Rras0, Rras) :-
    foldl(unit_length, Units, Lengths, Rras0, Rras).

unit_length(unit(Number, Start, _), Length, Rras0, Rras) :-
    rras_distance(Number, Start, Length, Rras0, Rras).

%!  pushing_counters(+Units, +Squares, +Counters0, -Counters) is det.
%
%   For how many steps each unit has not been at its goal, now that all are on
%   these squares.

pushing_counters(Units, Squares, Counters0, Counters) :-
    maplist(counter, Units, Squares, Counters0, Counters).

counter(unit(_, _, Goal), Square, Counter0, Counter) :-
    (   Square =:= Goal
    ->  Counter = 0
    ;   Counter is Counter0+1
    ).

%!  pushing_order(+Counters, +Lengths, -Order) is det.
%
%   The numbers of the units: first those that have been away for long, of these
%   those that have far to go.

pushing_order(Counters, Lengths, Order) :-
    findall((Away-Far)-Number,
            ( nth1(Number, Counters, Counter),
              nth1(Number, Lengths, Length),
              Away is -Counter,
              Far is -Length
            ),
            Ranks),
    keysort(Ranks, Sorted),
    pairs_values(Sorted, Order).

%!  pushing_begin(+Ground, +Clock, +Squares, +Rras, -Scene, -Claims) is det.
%
%   The units are on these squares, and this is step number Clock, from 1.

pushing_begin(Ground, Clock, Squares, Rras, scene(Ground, Clock, At, Who),
              claims(Next, Next, Rras)) :-
    compound_name_arguments(At, at, Squares),
    findall(Square-Unit, nth1(Unit, Squares, Square), Pairs),
    list_to_assoc(Pairs, Who),
    empty_assoc(Next).

%!  pushing_end(+Claims, -Squares, -Rras) is det.
%
%   Where the units are after the step.

pushing_end(claims(Next, _, Rras), Squares, Rras) :-
    assoc_to_values(Next, Squares).

%!  pushing_has_decided(+Claims, +Unit) is semidet.

pushing_has_decided(claims(Next, _, _), Unit) :-
    get_assoc(Unit, Next, _).

%!  pushing_fix(+Scene, +Unit, +Square, +Claims0, -Claims) is semidet.
%
%   The unit has to go there.  Fails if others that have decided do not let it.

pushing_fix(Scene, Unit, Square, Claims0, Claims) :-
    Scene = scene(_, _, At, _),
    arg(Unit, At, From),
    \+ is_refused(Scene, From, Square, Claims0),
    claim(Unit, Square, Claims0, Claims).

claim(Unit, Square, claims(Next0, Taken0, Rras), claims(Next, Taken, Rras)) :-
    put_assoc(Unit, Next0, Square, Next),
    put_assoc(Square, Taken0, Unit, Taken).

%   Somebody has taken the square, or has decided to come from there, or to
%   cross the step.

is_refused(scene(Ground, _, _, Who), From, To, claims(Next, Taken, _)) :-
    (   get_assoc(To, Taken, _)
    ;   goes(Who, Next, To, From)
    ;   ground_across(Ground, From, To, C, D),
        (   goes(Who, Next, C, D)
        ;   goes(Who, Next, D, C)
        )
    ),
    !.

goes(Who, Next, From, To) :-
    get_assoc(From, Who, Unit),
    get_assoc(Unit, Next, To).

%!  pushing_move(+Scene, +Unit, -Outcome, +Claims0, -Claims)// is det.
%
%   The unit decides, and whom it pushes.  Outcome is `moved`, or `stuck` if it
%   has to stay because others do not let it go.  Each such call is a step of
%   the trace.

pushing_move(Scene, Unit, Outcome, Claims0, Claims) -->
    { Scene = scene(_, Clock, At, _),
      arg(Unit, At, Square),
      Moment is Clock-1,
      wishes(Scene, Unit, Square, Wishes, Claims0, Claims1)
    },
    [step(Square, Unit, Moment)],
    try(Wishes, Scene, Unit, Square, Outcome, Claims1, Claims).

%   The nearer to the goal the better; rather where nobody is.

wishes(Scene, Unit, Square, Wishes, claims(Next, Taken, Rras0),
       claims(Next, Taken, Rras)) :-
    Scene = scene(Ground, _, _, _),
    ground_steps(Ground, Square, Steps),
    foldl(wish(Scene, Unit), Steps, Ranks, Rras0, Rras),
    keysort(Ranks, Sorted),
    pairs_values(Sorted, Wishes).

wish(scene(_, Clock, _, Who), Unit, To, rank(Distance, Occupied, Stirred)-To,
     Rras0, Rras) :-
    rras_distance(Unit, To, Distance, Rras0, Rras),
    (   get_assoc(To, Who, Other),
        Other =\= Unit
    ->  Occupied = 1
    ;   Occupied = 0
    ),
    stir(To, Unit, Clock, Stirred).

try([], _, Unit, Square, stuck, Claims0, Claims) -->
    { claim(Unit, Square, Claims0, Claims) }.
try([Wish|Wishes], Scene, Unit, Square, Outcome, Claims0, Claims) -->
    (   { is_refused(Scene, Square, Wish, Claims0) }
    ->  try(Wishes, Scene, Unit, Square, Outcome, Claims0, Claims)
    ;   { claim(Unit, Wish, Claims0, Claims1) },
        (   { is_in_the_way(Scene, Wish, Claims1, Other) }
        ->  pushing_move(Scene, Other, Pushed, Claims1, Claims2),
            (   { Pushed == moved }
            ->  { Outcome = moved,
                  Claims = Claims2
                }
            ;   try(Wishes, Scene, Unit, Square, Outcome, Claims2, Claims)
            )
        ;   { Outcome = moved,
              Claims = Claims1
            }
        )
    ).

is_in_the_way(scene(_, _, _, Who), Square, Claims, Other) :-
    get_assoc(Square, Who, Other),
    \+ pushing_has_decided(Claims, Other).
