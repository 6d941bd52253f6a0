/** <module> Where a reverse search looks, and what a step does to its total

A search that comes to a square from another need not look at squares that can
be entered from that one, too: they are as near from there.  Nor need it reckon
how near to its target a step leads.  Both are terms that are made once for a
world, see fast_ground.pl.

Mirror: c_impl/units/fast_onward.h.
*/
:- module(reitti_fast_onward,
          [ onwards/2,                  % +World, !Nodes
            metrics/2                   % +World, -Metrics
          ]).
:- use_module(library(lists), [append/2]).
:- use_module('../square', [keypad/3]).
:- use_module('../world').

%!  onwards(+World, !Nodes) is det.
%
%   Gives each node its Onward; those with the same moves share it.

onwards(World, Nodes) :-
    moves(World, Moves),
    functor(Onwards, onwards, 256),
    functor(Nodes, _, Size),
    onwards(2, Size, Nodes, Moves, Onwards).

onwards(Index, Size, Nodes, Moves, Onwards) :-
    (   Index > Size
    ->  true
    ;   arg(Index, Nodes, Node),
        kind(8, Node, 0, Kind),
        arg(Kind, Onwards, Onward),
        (   var(Onward)
        ->  onward(Moves, Node, Onward)
        ;   true
        ),
        arg(11, Node, Onward),
        Next is Index+1,
        onwards(Next, Size, Nodes, Moves, Onwards)
    ).

%   Which moves there are: `four`, or eight that may `cut` corners, or that
%   corners `block`.

moves(World, Moves) :-
    (   world_ways(World, four)
    ->  Moves = four
    ;   world_corners(World, Moves)
    ).

%   kind(+Number, +Node, +Kind0, -Kind): a number from 1 up for which moves
%   there are, of so many left.

kind(Number, Node, Kind0, Kind) :-
    (   Number =:= 0
    ->  Kind is Kind0+1
    ;   move_key(Number, Key),
        arg(Key, Node, To),
        (   To =:= 1
        ->  Kind1 is 2*Kind0
        ;   Kind1 is 2*Kind0 + 1
        ),
        Number1 is Number-1,
        kind(Number1, Node, Kind1, Kind)
    ).

move_key(1, 1).
move_key(2, 2).
move_key(3, 3).
move_key(4, 4).
move_key(5, 6).
move_key(6, 7).
move_key(7, 8).
move_key(8, 9).

onward(Moves, Node, Onward) :-
    findall(Looks, ( between(1, 9, Back), looks(Moves, Node, Back, Looks) ),
            All),
    compound_name_arguments(Onward, onward, All).

looks(Moves, Node, Back, Looks) :-
    findall([Key, ItsBack],
            ( keypad(Key, DX, DY),
              \+ arg(Key, Node, 1),
              \+ ( keypad(Back, X, Y),
                   reaches(Moves, X, Y, DX, DY, Node)
                 ),
              ItsBack is 10-Key
            ),
            Pairs),
    append(Pairs, List),
    compound_name_arguments(Looks, moves, List).

%   reaches(+Moves, +X, +Y, +DX, +DY, +Node): a move leads from the square at
%   X/Y, seen from this one, to the one at DX/DY, to which a move leads, or is
%   the same.

reaches(four, X, Y, X, Y, _).
reaches(cut, X, Y, DX, DY, _) :-
    abs(X-DX) =< 1,
    abs(Y-DY) =< 1.
reaches(block, X, Y, DX, DY, Node) :-
    (   abs(X-DX) + abs(Y-DY) =< 1
    ->  true
    ;   abs(X-DX) + abs(Y-DY) =:= 2,
        abs(X-DX) =:= 1,
        CX is X+DX,
        CY is Y+DY,
        keypad(Corner, CX, CY),
        \+ arg(Corner, Node, 1)
    ).

%!  metrics(+World, -Metrics) is det.
%
%   The changes are the same for many places around a target, so that there are
%   no more than those of 49 places near it.

metrics(World, Metrics) :-
    world_width(World, Width),
    world_height(World, Height),
    world_ways(World, Ways),
    findall(Changes,
            ( between(-3, 3, DY),
              between(-3, 3, DX),
              changes(Ways, DX, DY, Changes)
            ),
            Kinds0),
    compound_name_arguments(Kinds, kinds, Kinds0),
    Size is 4*Width*Height,
    functor(Metrics, metrics, Size),
    Top is 1-Height,
    put_rows(Top, Width, Height, Kinds, Metrics).

changes(Ways, DX, DY, Changes) :-
    functor(Changes, d, 9),
    metric(Ways, DX, DY, Here),
    arg(5, Changes, 0),
    forall(keypad(Key, X, Y),
           ( DX1 is DX+X,
             DY1 is DY+Y,
             metric(Ways, DX1, DY1, There),
             Change is 1+There-Here,
             nb_setarg(Key, Changes, Change)
           )).

metric(eight, DX, DY, Metric) :-
    Metric is max(abs(DX), abs(DY)).
metric(four, DX, DY, Metric) :-
    Metric is abs(DX) + abs(DY).

put_rows(DY, Width, Height, Kinds, Metrics) :-
    (   DY =:= Height
    ->  true
    ;   Left is 1-Width,
        put_row(Left, DY, Width, Height, Kinds, Metrics),
        Next is DY+1,
        put_rows(Next, Width, Height, Kinds, Metrics)
    ).

put_row(DX, DY, Width, Height, Kinds, Metrics) :-
    (   DX =:= Width
    ->  true
    ;   Nearer is max(0, min(abs(DX), abs(DY)) - 1),
        X is sign(DX) * min(3, abs(DX)-Nearer),
        Y is sign(DY) * min(3, abs(DY)-Nearer),
        Kind is 7*Y + X + 25,
        arg(Kind, Kinds, Changes),
        Place is 2*Width*(DY+Height) + DX + Width,
        arg(Place, Metrics, Changes),
        Next is DX+1,
        put_row(Next, DY, Width, Height, Kinds, Metrics)
    ).
