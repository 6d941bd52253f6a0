/** <module> The rule of a move once more, for those who check answers

No solver uses it.

Mirror: c_impl/walker.c.
*/
:- module(reitti_walker,
          [ walker_may/3,               % +World, +From, +To
            walker_from/3               % +World, +Here, -From
          ]).
:- use_module(game).
:- use_module(world).

%!  walker_may(+World, +From, +To) is semidet.
%
%   One move leads from a square to another that can be entered.

walker_may(World, From, To) :-
    From \== To,
    world_is_open(World, To),
    From = square(Level, X0, Y0),
    To = square(Level1, X, Y),
    (   Level =\= Level1
    ->  are_stairs(World, From, To)
    ;   abs(X-X0) =< 1,
        abs(Y-Y0) =< 1,
        (   ( X =:= X0 ; Y =:= Y0 )
        ->  true
        ;   world_ways(World, eight),
            (   world_corners(World, block)
            ->  world_is_open(World, square(Level, X0, Y)),
                world_is_open(World, square(Level, X, Y0))
            ;   true
            )
        )
    ).

are_stairs(World, From, square(Level, X, Y)) :-
    From = square(Level0, X, Y),
    world_game(World, Game),
    game_has(Game, has_stairs),
    world_element(World, From, Glyph),
    (   Glyph =:= 0'>
    ->  Level =:= Level0+1
    ;   Glyph =:= 0'<,
        Level =:= Level0-1
    ).

%!  walker_from(+World, +Here, -From) is nondet.
%
%   The squares from which one move leads here.

walker_from(World, Here, From) :-
    Here = square(Level0, X0, Y0),
    member(DLevel, [-1, 0, 1]),
    member(DY, [-1, 0, 1]),
    member(DX, [-1, 0, 1]),
    Level is Level0+DLevel,
    X is X0+DX,
    Y is Y0+DY,
    From = square(Level, X, Y),
    world_contains(World, From),
    walker_may(World, From, Here).
