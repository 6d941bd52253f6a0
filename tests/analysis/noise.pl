/** <module> Synthetic noise, for trying the statistics on

Times of two searches measured in the same processes, as logarithms.  All of it
is drawn from a seeded generator.  Noise has these layers:

  - a process has a speed of its own, the same for both searches;
  - now and then the machine changes its state, and whatever is left of the
    process takes twice as long, both searches at once;
  - a process also treats each search in its own way (where its memory came to
    lie, say): nothing that is measured beside it tells;
  - blocks scatter, with heavy tails: one in twenty is far too slow.

The last two do not drop out of a ratio.  The level of noise multiplies them:
level 1 is half a percent and one percent.  That is an assumption about a quiet
machine; a busy one has many times as much.
*/
:- module(noise,
          [ noisy_pair/6,               % +Level, +Plan, +Effect, +Seed0, -Seed,
                                        % -Pair
            log_ratios/2                % +Pair, -Clusters
          ]).
:- use_module(library(apply), [maplist/4]).
:- use_module('../../analysis/study/statistics').

process_spread(0.05).
state_change(0.1).                      % probability in each block
own_spread(0.005).
block_spread(0.01).
far_out(0.05).                          % probability

%!  noisy_pair(+Level, +Plan, +Effect, +Seed0, -Seed, -Pair) is det.
%
%   Plan is Processes*Blocks.  Pair is First-Second, each a list of lists of
%   logarithms of times; the first takes Effect times as long as the second.

noisy_pair(Level, Processes*Blocks, Effect, Seed0, Seed, First-Second) :-
    Log is log(Effect),
    own_spread(Own0),
    block_spread(Block0),
    Own is Level*Own0,
    Block is Level*Block0,
    processes(Processes, Blocks, noise(Own, Block), Log, Seed0, Seed,
              First, Second).

processes(0, _, _, _, Seed, Seed, [], []) :- !.
processes(N0, Blocks, Noise, Log, Seed0, Seed,
          [First|Firsts], [Second|Seconds]) :-
    Noise = noise(Own, _),
    process_spread(Spread),
    normal(Seed0, Seed1, Speed),
    normal(Seed1, Seed2, Own1),
    normal(Seed2, Seed3, Own2),
    Log1 is Log+Spread*Speed+Own*Own1,
    Log2 is Spread*Speed+Own*Own2,
    blocks(Blocks, Noise, Log1, Log2, Seed3, Seed4, First, Second),
    N is N0-1,
    processes(N, Blocks, Noise, Log, Seed4, Seed, Firsts, Seconds).

blocks(0, _, _, _, Seed, Seed, [], []) :- !.
blocks(N0, Noise, Log1, Log2, Seed0, Seed, [Time1|Times1], [Time2|Times2]) :-
    state_change(Change),
    uniform(Seed0, Seed1, U),
    (   U < Change
    ->  State is log(2)
    ;   State = 0
    ),
    Log3 is Log1+State,
    Log4 is Log2+State,
    block(Noise, Log3, Seed1, Seed2, Time1),
    block(Noise, Log4, Seed2, Seed3, Time2),
    N is N0-1,
    blocks(N, Noise, Log3, Log4, Seed3, Seed, Times1, Times2).

block(noise(_, Spread), Log, Seed0, Seed, Time) :-
    far_out(FarOut),
    normal(Seed0, Seed1, Normal),
    uniform(Seed1, Seed2, U),
    (   U < FarOut
    ->  uniform(Seed2, Seed, Far),
        Time is Log+Spread*Normal+Far
    ;   Seed = Seed2,
        Time is Log+Spread*Normal
    ).

uniform(Seed0, Seed, U) :-
    next_random(Seed0, Seed),
    U is Seed/2147483647.

normal(Seed0, Seed, Normal) :-
    uniform(Seed0, Seed1, U1),
    uniform(Seed1, Seed, U2),
    Normal is sqrt(-2*log(U1))*cos(2*pi*U2).

%!  log_ratios(+Pair, -Clusters) is det.

log_ratios(First-Second, Clusters) :-
    maplist(maplist(difference), First, Second, Clusters).

difference(A, B, C) :-
    C is A-B.
