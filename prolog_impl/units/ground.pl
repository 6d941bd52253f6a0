/** <module> What is prepared of a world for many units

Inside the solvers a square is its index in the world, from 1.  A ground is
ground(World, Steps, Regions), the last two compounds with an argument for each
square: the list of squares that a step leads to, and the number of the region,
which is the same for two squares if moves lead from one to the other.

A unit is unit(Number, Start, Goal), and may be taken apart anywhere.

O(squares) time and space.

Mirror: c_impl/units/ground.c.
*/
:- module(reitti_ground,
          [ ground_make/2,              % +World, -Ground
            ground_steps/3,             % +Ground, +Square, -Steps
            ground_across/5,            % +Ground, +From, +To, -C, -D
            ground_metric/4,            % +Ground, +A, +B, -Metric
            ground_time/2,              % +Ground, -Time
            ground_place/3,             % +Ground, +Square, -Place
            ground_asked/3,             % +Ground, +Question, -Units
            ground_units/3,             % +Ground, +Question, -Units
            ground_is_stranded/2        % +Ground, +Unit
          ]).
:- use_module(library(apply), [maplist/2, maplist/3, partition/4]).
:- use_module(library(lists), [append/3, numlist/3]).
:- use_module('../moves').
:- use_module('../question').
:- use_module('../world').

%!  ground_make(+World, -Ground) is det.

ground_make(World, ground(World, Steps, Regions)) :-
    findall(Indices,
            ( world_each(World, Square),
              steps(World, Square, Indices)
            ),
            Lists),
    compound_name_arguments(Steps, steps, Lists),
    regions(Lists, Regions).

%   Waiting stands between the moves of the keys 4 and 6; no step leads from a
%   square that cannot be entered.

steps(World, Square, Indices) :-
    (   world_is_open(World, Square)
    ->  moves_from(World, Square, Moves),
        partition(before_waiting(Square), Moves, Before, Behind),
        append(Before, [Square|Behind], Squares),
        maplist(world_index(World), Squares, Indices)
    ;   Indices = []
    ).

before_waiting(square(_, X0, Y0), square(_, X, Y)) :-
    (   Y =:= Y0
    ->  X < X0
    ;   Y > Y0
    ).

%   The region of a square is a variable, and squares one step apart have the
%   same; in the end each variable that is left becomes a number.

regions(Lists, Regions) :-
    length(Lists, Size),
    compound_name_arity(Regions, regions, Size),
    maplist(join(Regions), Lists),
    term_variables(Regions, Different),
    length(Different, Count),
    numlist(1, Count, Different).

join(Regions, Steps) :-
    maplist(region(Regions, _), Steps).

region(Regions, Region, Square) :-
    arg(Square, Regions, Region).

%!  ground_steps(+Ground, +Square, -Steps) is det.
%
%   The squares that a move leads to, and the square itself, which is waiting,
%   by their keys from 1 to 9.

ground_steps(ground(_, Steps, _), Square, Squares) :-
    arg(Square, Steps, Squares).

%!  ground_across(+Ground, +From, +To, -C, -D) is semidet.
%
%   The step is diagonal, and C and D are the other squares of its block.

ground_across(ground(World, _, _), From, To, C, D) :-
    world_width(World, Width),
    FromX is (From-1) mod Width,
    ToX is (To-1) mod Width,
    FromX =\= ToX,
    C is From-FromX+ToX,
    C =\= To,
    D is To-ToX+FromX.

%!  ground_metric(+Ground, +A, +B, -Metric) is det.
%
%   The steps between two squares if nothing were in the way.

ground_metric(ground(World, _, _), A, B, Metric) :-
    world_square(World, A, square(_, AX, AY)),
    world_square(World, B, square(_, BX, BY)),
    (   world_ways(World, four)
    ->  Metric is abs(AX-BX) + abs(AY-BY)
    ;   Metric is max(abs(AX-BX), abs(AY-BY))
    ).

%!  ground_time(+Ground, -Time) is det.
%
%   The moment at which whoever is not at its goal has taken too long.

ground_time(ground(World, _, _), Time) :-
    world_width(World, Width),
    world_height(World, Height),
    Time is 10*(Width+Height).

%!  ground_place(+Ground, +Square, -Place) is det.
%
%   The square as the world has it.

ground_place(ground(World, _, _), Square, Place) :-
    world_square(World, Square, Place).

%!  ground_asked(+Ground, +Question, -Units) is det.
%
%   The units as they were asked for, by number.

ground_asked(ground(World, _, _), Question, Units) :-
    question_squares(Question, Places),
    maplist(world_index(World), Places, Squares),
    pair_up(Squares, 1, Units).

pair_up([], _, []).
pair_up([Start, Goal|Squares], Number, [unit(Number, Start, Goal)|Units]) :-
    Next is Number+1,
    pair_up(Squares, Next, Units).

%!  ground_units(+Ground, +Question, -Units) is det.
%
%   The units with the goals that they are bound for: a stranded one stays.

ground_units(Ground, Question, Units) :-
    ground_asked(Ground, Question, Asked),
    maplist(bound(Ground), Asked, Units).

bound(Ground, Unit0, Unit) :-
    (   ground_is_stranded(Ground, Unit0)
    ->  Unit0 = unit(Number, Start, _),
        Unit = unit(Number, Start, Start)
    ;   Unit = Unit0
    ).

%!  ground_is_stranded(+Ground, +Unit) is semidet.
%
%   The unit's goal lies in another region than its start.

ground_is_stranded(ground(_, _, Regions), unit(_, Start, Goal)) :-
    arg(Start, Regions, Region),
    arg(Goal, Regions, Other),
    Region =\= Other.
