/** <module> Medians, their intervals, and what is made of them

Samples come in clusters: the blocks of one process.  An estimate is the median
of the clusters' medians.  Its interval comes from the cluster bootstrap:
clusters are drawn with replacement, then samples within each, RESAMPLES times.

A boot is boot(Centre, Replicates) on the log scale: the estimate's logarithm and
as many bootstrapped ones, in the order in which they were drawn.  Everything
else is a weighted sum of independent boots, replicate by replicate: a ratio, a
ratio of ratios, a geometric mean, the slope of a fitted line.  Replicates is
`none` where a single cluster says nothing about the spread between clusters.

The generator is this file's own, so results repeat on every machine.
*/
:- module(statistics,
          [ median/2,                   % +Numbers, -Median
            geometric_mean/2,           % +Numbers, -Mean
            seed_of/2,                  % +Name, -Seed
            next_random/2,              % +Random0, -Random
            times_boot/3,               % +Clusters, +Seed, -Boot
            logs_boot/3,                % +Clusters, +Seed, -Boot
            sum_boot/2,                 % +Terms, -Boot
            mean_boot/2,                % +Boots, -Boot
            slope_boot/2,               % +Points, -Boot
            boot_estimate/2,            % +Boot, -Estimate
            boot_logs/2                 % +Boot, -Estimate
          ]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [append/2, sum_list/2]).

resamples(1000).

%   Resampled medians kept for each cluster, for the clusters' draws to share.

inner_resamples(100).

%!  median(+Numbers, -Median) is semidet.
%
%   The mean of the two in the middle if their number is even.  Fails for [].

median(Numbers, Median) :-
    length(Numbers, Count),
    Count > 0,
    median(Numbers, Count, Median).

median(Numbers, Count, Median) :-
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
    mean(Logs, Log),
    Mean is exp(Log).

logarithm(X, Log) :-
    Log is log(X).

mean(Numbers, Mean) :-
    sum_list(Numbers, Sum),
    length(Numbers, Count),
    Mean is Sum/Count.

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
    foldl([Code, Seed0, Seed1]>>
              (Seed1 is (Seed0*65599+Code+1) mod 2147483646),
          Codes, 1, Seed2),
    Seed3 is Seed2+1,
    next_random(Seed3, Seed).

%!  times_boot(+Clusters, +Seed, -Boot) is semidet.
%
%   Clusters are lists of times.  Fails if there are none.

times_boot(Clusters, Seed, Boot) :-
    cluster_medians(Clusters, Seed, Median, Medians0),
    Centre is log(Median),
    (   Medians0 == none
    ->  Medians = none
    ;   maplist(logarithm, Medians0, Medians)
    ),
    boot(Clusters, Centre, Medians, Boot).

%!  logs_boot(+Clusters, +Seed, -Boot) is semidet.
%
%   Clusters are lists of logarithms.  Fails if there are none.

logs_boot(Clusters, Seed, Boot) :-
    cluster_medians(Clusters, Seed, Median, Medians),
    boot(Clusters, Median, Medians, Boot).

boot(_, Centre, none, boot(Centre, none)) :- !.
boot(Clusters, Centre, Medians, boot(Centre, Replicates)) :-
    length(Clusters, Count),
    stretch(Count, Factor),
    stretched(Medians, Centre, Factor, Replicates).

stretched([], _, _, []).
stretched([Median|Medians], Centre, Factor, [Replicate|Replicates]) :-
    Replicate is Centre+Factor*(Median-Centre),
    stretched(Medians, Centre, Factor, Replicates).

stretch(_, 1.0).

%   The median of the clusters' medians, and bootstrapped ones.  All clusters'
%   resampled medians stand in one row, so that one draw picks both a cluster and
%   a resample of it.

cluster_medians(Clusters, Seed, Median, Medians) :-
    maplist(median, Clusters, Inner),
    median(Inner, Median),
    length(Inner, Count),
    (   Count =:= 1
    ->  Medians = none
    ;   inner_medians(Clusters, Seed, Seed1, Row),
        resamples(Resamples),
        resampled_medians(Resamples, Row, Count, Seed1, _, Medians)
    ).

inner_medians(Clusters, Seed0, Seed, Row) :-
    inner_resamples(Resamples),
    inner_medians(Clusters, Resamples, Seed0, Seed, Lists),
    append(Lists, List),
    Row =.. [row|List].

inner_medians([], _, Seed, Seed, []).
inner_medians([Cluster|Clusters], Resamples, Seed0, Seed, [List|Lists]) :-
    Row =.. [row|Cluster],
    functor(Row, _, Count),
    resampled_medians(Resamples, Row, Count, Seed0, Seed1, List),
    inner_medians(Clusters, Resamples, Seed1, Seed, Lists).

resampled_medians(0, _, _, Seed, Seed, []) :- !.
resampled_medians(N0, Row, Count, Seed0, Seed, [Median|Medians]) :-
    functor(Row, _, Width),
    draw(Count, Row, Width, Seed0, Seed1, Drawn),
    median(Drawn, Count, Median),
    N is N0-1,
    resampled_medians(N, Row, Count, Seed1, Seed, Medians).

draw(0, _, _, Seed, Seed, []) :- !.
draw(N0, Row, Width, Seed0, Seed, [Value|Values]) :-
    Seed1 is (Seed0*48271) mod 2147483647,
    Place is ((Seed1*Width)>>31)+1,
    arg(Place, Row, Value),
    N is N0-1,
    draw(N, Row, Width, Seed1, Seed, Values).

%!  sum_boot(+Terms, -Boot) is det.
%
%   Terms are Weight*Boot.

sum_boot(Terms, boot(Centre, Replicates)) :-
    foldl([W*boot(C, _), S0, S]>>(S is S0+W*C), Terms, 0.0, Centre),
    (   member(_*boot(_, none), Terms)
    ->  Replicates = none
    ;   Terms = [W1*boot(_, List1)|Rest],
        weighted(List1, W1, Sums),
        foldl(add_weighted, Rest, Sums, Replicates)
    ).

weighted([], _, []).
weighted([X|Xs], W, [Y|Ys]) :-
    Y is W*X,
    weighted(Xs, W, Ys).

add_weighted(W*boot(_, List), Sums0, Sums) :-
    add_weighted(Sums0, List, W, Sums).

add_weighted([], [], _, []).
add_weighted([S0|Ss0], [X|Xs], W, [S|Ss]) :-
    S is S0+W*X,
    add_weighted(Ss0, Xs, W, Ss).

%!  mean_boot(+Boots, -Boot) is semidet.
%
%   The geometric mean of what Boots estimate.  Fails for [].

mean_boot(Boots, Boot) :-
    length(Boots, Count),
    Count > 0,
    Weight is 1/float(Count),
    maplist([B, Weight*B]>>true, Boots, Terms),
    sum_boot(Terms, Boot).

%!  slope_boot(+Points, -Boot) is semidet.
%
%   Points are X-Boot.  Boot is that of the exponent B in time = A * X^B, fitted
%   by least squares on the logarithms.  Fails for fewer than two different X.

slope_boot(Points, Boot) :-
    maplist([X-_, Log]>>(Log is log(X)), Points, Logs),
    Logs = [_|_],
    mean(Logs, Mean),
    foldl([Log, S0, S]>>(S is S0+(Log-Mean)**2), Logs, 0.0, Square),
    Square > 0,
    maplist([X-B, W*B]>>(W is (log(X)-Mean)/Square), Points, Terms),
    sum_boot(Terms, Boot).

%!  boot_estimate(+Boot, -Estimate) is det.
%
%   estimate(Value, Low, High), Low and High the ends of the 95 % interval: 0.0
%   and inf where there is none.

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
