/** <module> What is left to the goal, at the least or by a guess

None is exact.  `none`, `chebyshev` and `octile` are never too high and never
fall by more than a step costs; `manhattan` is too high where there are diagonal
steps, and `euclid` where these cost no more than straight ones.

All but euclid count as the world does.  Euclid counts in 2^18ths of a straight
step, so that a root can be taken without fractions: a search by it weighs its
steps with aim_weigh/4, which only orders the search.

An aim is aim(Goal, Straight, Diagonal, Cheapest): what the cheapest steps cost,
and the cheapest element.

Mirror: c_impl/kernels/estimate.h.
*/
:- module(reitti_estimate,
          [ aim_at/3,                   % +World, +Goal, -Aim
            aim_straight/2,             % +Aim, -Straight
            aim_weigh/4,                % +Game, +Cost, +Way, -Weight
            estimate/4                  % +Name, +Aim, +Square, -Rest
          ]).
:- use_module(library(lists), [min_list/2]).
:- use_module('../game').
:- use_module('../world').

%!  aim_at(+World, +Goal, -Aim) is det.

aim_at(World, Goal, aim(Goal, Straight, Diagonal, Cheapest)) :-
    world_game(World, Game),
    game_steps(Game, Straight0, Diagonal0),
    findall(Cost,
            ( element(Game, _, _, Cost),
              Cost \== none
            ),
            Costs),
    min_list(Costs, Cheapest),
    Straight is Cheapest*Straight0,
    Diagonal is Cheapest*Diagonal0.

%!  aim_straight(+Aim, -Straight) is det.
%
%   What the cheapest straight step costs.

aim_straight(aim(_, Straight, _, _), Straight).

%!  estimate(+Name, +Aim, +Square, -Rest) is det.

estimate(none, _, _, 0).
estimate(manhattan, aim(square(GL, GX, GY), Straight, _, _), square(L, X, Y),
         Rest) :-
    Rest is Straight*(abs(X-GX) + abs(Y-GY)) + abs(L-GL).
estimate(chebyshev, aim(square(GL, GX, GY), Straight, _, _), square(L, X, Y),
         Rest) :-
    Rest is Straight*max(abs(X-GX), abs(Y-GY)) + abs(L-GL).
estimate(octile, aim(square(GL, GX, GY), Straight, Diagonal, _),
         square(L, X, Y), Rest) :-
    DX is abs(X-GX),
    DY is abs(Y-GY),
    Rest is Straight*abs(DX-DY) + Diagonal*min(DX, DY) + abs(L-GL).
estimate(euclid, aim(square(GL, GX, GY), _, _, Cheapest), square(L, X, Y),
         Rest) :-
    unit(Unit, _),
    root_of((Cheapest*Unit)**2 * ((X-GX)**2 + (Y-GY)**2), Root),
    Rest is Root + Unit*abs(L-GL).

%   What euclid counts a straight step as, and the root of two, rounded up.

unit(262144, 370728).

%   The whole part of a root.

root_of(Expression, Root) :-
    Square is Expression,
    Root0 is truncate(sqrt(Square)),
    adjust(Root0, Square, Root).

adjust(Root0, Square, Root) :-
    (   Root0*Root0 > Square
    ->  Root1 is Root0-1,
        adjust(Root1, Square, Root)
    ;   (Root0+1)*(Root0+1) =< Square
    ->  Root1 is Root0+1,
        adjust(Root1, Square, Root)
    ;   Root = Root0
    ).

%!  aim_weigh(+Game, +Cost, +Way, -Weight) is det.
%
%   What a step onto an element of that cost weighs by euclid's measure; Way is
%   `straight` or `diagonal`.

aim_weigh(Game, Cost, Way, Weight) :-
    unit(Straight, Diagonal),
    (   Way == diagonal,
        game_trait(Game, octile)
    ->  Weight is Cost*Diagonal
    ;   Weight is Cost*Straight
    ).
