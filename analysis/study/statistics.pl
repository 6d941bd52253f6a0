/** <module> Medians, their intervals, and what is made of them

Samples come in clusters: the blocks of one process.  An estimate is the median
of the clusters' medians.  Its 95 % interval comes from the cluster bootstrap:
whole clusters are drawn with replacement, and the estimate is made anew.

Two things differ from the textbook's percentile interval, both because of what
simulations gave; tests/analysis/test_simulation.pl fails without either:

  - Blocks are not drawn again within the clusters.  The clusters' medians
    already scatter by what their blocks do; drawing again counts it twice, and
    of 100 intervals that should miss the truth 5 times hardly one does.
  - Ends are moved away from the estimate, on the log scale, by the factor by
    which Student's interval for so few clusters is wider than the normal one.
    Without, three clusters miss the truth 24 times of 100.

A boot is boot(Centre, Replicates) on the log scale: the estimate's logarithm,
and bootstrapped ones in the order in which they were drawn.  Everything else is
a sum of boots, and made in boot_sums.pl.  Replicates is `none` where a single
cluster says nothing about the spread between clusters.

The generator is this file's own, so results repeat on every machine.
*/
:- module(study_statistics,
          [ median/2,                   % +Numbers, -Median
            geometric_mean/2,           % +Numbers, -Mean
            seed_of/2,                  % +Name, -Seed
            next_random/2,              % +Random0, -Random
            times_boot/3,               % +Clusters, +Seed, -Boot
            logs_boot/3,                % +Clusters, +Seed, -Boot
            boot_estimate/2,            % +Boot, -Estimate
            boot_logs/2                 % +Boot, -Estimate
          ]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- use_module(library(lists), [nth1/3, sum_list/2]).
:- reexport(boot_sums).

resamples(1000).
kept_middles(5000).

%!  median(+Numbers, -Median) is semidet.
%
%   The mean of the two in the middle if their number is even.  Fails for [].

median(Numbers, Median) :-
    length(Numbers, Count),
    Count > 0,
    msort(Numbers, Sorted),
    Skip is (Count-1)//2,
    skip(Skip, Sorted, [Low|Higher]),
    (   Count /\ 1 =:= 1
    ->  Median = Low
    ;   Higher = [High|_],
        Median is (Low+High)/2
    ).

skip(0, List, List) :- !.
skip(N0, [_|List0], List) :-
    N is N0-1,
    skip(N, List0, List).

%!  geometric_mean(+Numbers, -Mean) is semidet.
%
%   Fails for [].

geometric_mean(Numbers, Mean) :-
    Numbers = [_|_],
    maplist(logarithm, Numbers, Logs),
    sum_list(Logs, Sum),
    length(Logs, Count),
    Mean is exp(Sum/Count).

logarithm(X, Log) :-
    Log is log(X).

%!  next_random(+Random0, -Random) is det.
%
%   Lehmer's generator with the multiplier of Park, Miller and Stockmeyer: 1 to
%   2^31-2.  Its products fit in 64 bits.

next_random(Random0, Random) :-
    Random is (Random0*48271) mod 2147483647.

%!  seed_of(+Name, -Seed) is det.
%
%   Boots that are to be independent need seeds of their own.

seed_of(Name, Seed) :-
    atom_codes(Name, Codes),
    foldl(mix, Codes, 1, Mixed),
    Seed0 is Mixed+1,
    next_random(Seed0, Seed).

mix(Code, Mixed0, Mixed) :-
    Mixed is (Mixed0*65599+Code+1) mod 2147483646.

%!  times_boot(+Clusters, +Seed, -Boot) is semidet.
%
%   Clusters are lists of times above 0.  Fails if there are none.

times_boot(Clusters, Seed, Boot) :-
    clusters_boot(Clusters, logarithm, Seed, Boot).

%!  logs_boot(+Clusters, +Seed, -Boot) is semidet.
%
%   Clusters are lists of logarithms.  Fails if there are none.

logs_boot(Clusters, Seed, Boot) :-
    clusters_boot(Clusters, =, Seed, Boot).

%   call(ToLog, Median, Log) gives the logarithm of a median.
%
%   Which of the clusters, sorted by their medians, are the middle two of a
%   resample depends on their number only, and there are few such pairs.  So
%   resamples of numbers are drawn once, many of them, for all boots to draw
%   from, and the replicate of each pair is computed once: far faster.

clusters_boot(Clusters, ToLog, Seed, boot(Centre, Replicates)) :-
    maplist(median, Clusters, Inner),
    median(Inner, Median),
    call(ToLog, Median, Centre),
    length(Inner, Count),
    (   Count =:= 1
    ->  Replicates = none
    ;   msort(Inner, Sorted),
        Row =.. [row|Sorted],
        stretching(Count, Factor),
        middles(Count, Pairs, Places),
        maplist(replicate(Row, ToLog, Centre, Factor), Pairs, Possible0),
        Possible =.. [possible|Possible0],
        resamples(Resamples),
        functor(Places, _, Kept),
        resampled(Resamples, Seed, Kept, Places, Possible, Replicates)
    ).

replicate(Row, ToLog, Centre, Factor, Low-High, Replicate) :-
    arg(Low, Row, X),
    arg(High, Row, Y),
    Median is (X+Y)/2.0,
    call(ToLog, Median, Log),
    Replicate is Centre+Factor*(Log-Centre).

resampled(0, _, _, _, _, []) :- !.
resampled(N0, Seed0, Kept, Places, Possible, [Replicate|Replicates]) :-
    next_random(Seed0, Seed),
    Resample is ((Seed*Kept)>>31)+1,
    arg(Resample, Places, Place),
    arg(Place, Possible, Replicate),
    N is N0-1,
    resampled(N, Seed, Kept, Places, Possible, Replicates).

%   middles(+Count, -Pairs, -Places): the pairs Low-High that resamples of Count
%   numbers have in their middle, each once, and of many resamples the place of
%   theirs among them.

:- dynamic known_middles/3.             % Count, Pairs, Places

middles(Count, Pairs, Places) :-
    known_middles(Count, Pairs, Places),
    !.
middles(Count, Pairs, Places) :-
    kept_middles(Kept),
    next_random(Count, Seed),
    drawn_middles(Kept, Count, Seed, Drawn),
    sort(Drawn, Pairs),
    findall(Pair-Place, nth1(Place, Pairs, Pair), Numbered),
    list_to_assoc(Numbered, PlaceOf),
    maplist(place(PlaceOf), Drawn, List),
    Places =.. [places|List],
    assertz(known_middles(Count, Pairs, Places)).

place(PlaceOf, Pair, Place) :-
    get_assoc(Pair, PlaceOf, Place).

drawn_middles(0, _, _, []) :- !.
drawn_middles(N0, Count, Seed0, [Low-High|Middles]) :-
    draw(Count, Count, Seed0, Seed, Drawn),
    msort(Drawn, Sorted),
    Skip is (Count-1)//2,
    skip(Skip, Sorted, [Low|Higher]),
    (   Count /\ 1 =:= 1
    ->  High = Low
    ;   Higher = [High|_]
    ),
    N is N0-1,
    drawn_middles(N, Count, Seed, Middles).

draw(0, _, Seed, Seed, []) :- !.
draw(N0, Count, Seed0, Seed, [Number|Numbers]) :-
    next_random(Seed0, Seed1),
    Number is ((Seed1*Count)>>31)+1,
    N is N0-1,
    draw(N, Count, Seed1, Seed, Numbers).

%   By how much the replicates of so many clusters are moved apart.

stretching(Count, Factor) :-
    student(Count, Student),
    normal(Normal),
    Factor is Student/Normal*sqrt(Count/(Count-1)).

%   The 97.5 % point of Student's distribution for Count observations, from 2;
%   the root above is that of the sample's standard deviation, which the
%   bootstrap leaves out.

student(Count, Point) :-
    Degrees is Count-1,
    Points = points(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306,
                    2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131, 2.120,
                    2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064,
                    2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
    (   arg(Degrees, Points, Point)
    ->  true
    ;   normal(Normal),
        Point is Normal+2.4/Degrees
    ).

normal(1.960).

%!  boot_estimate(+Boot, -Estimate) is det.
%
%   estimate(Value, Low, High), Low and High the ends of the 95 % interval: 0.0
%   and inf where there is none.

boot_estimate(boot(Centre, none), estimate(Value, 0.0, High)) :-
    !,
    Value is exp(Centre),
    High is inf.
boot_estimate(Boot, estimate(Value, Low, High)) :-
    boot_logs(Boot, estimate(ValueLog, LowLog, HighLog)),
    Value is exp(ValueLog),
    Low is exp(LowLog),
    High is exp(HighLog).

%!  boot_logs(+Boot, -Estimate) is det.
%
%   The same on the log scale, from -inf to inf where there is no interval.

boot_logs(boot(Centre, none), estimate(Centre, Low, High)) :-
    !,
    Low is -inf,
    High is inf.
boot_logs(boot(Centre, Replicates), estimate(Centre, Low, High)) :-
    msort(Replicates, Sorted),
    length(Sorted, Count),
    LowPlace is Count*25//1000,
    HighPlace is Count-1-LowPlace,
    skip(LowPlace, Sorted, [Low|_]),
    skip(HighPlace, Sorted, [High|_]).
