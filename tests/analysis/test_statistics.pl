/** <module> Statistics against values found elsewhere
*/
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../../analysis/study/statistics').

near(X, Y) :-
    abs(X-Y) =< 1.0e-9.

%   A boot without spread.

certain(Time, Boot) :-
    times_boot([[Time], [Time]], 1, Boot).

repeat_random(0, Random, Random) :- !.
repeat_random(N0, Random0, Random) :-
    next_random(Random0, Random1),
    N is N0-1,
    repeat_random(N, Random1, Random).

:- begin_tests(statistics).

test(median_of_odd, M == 3) :-
    median([9, 1, 3], M).
test(median_of_even, M =:= 2.5) :-
    median([4, 1, 2, 3], M).
test(median_keeps_equal_numbers, M == 5) :-
    median([5, 5, 1, 5, 9], M).
test(median_of_nothing, [fail]) :-
    median([], _).

test(geometric_mean, true(near(M, 6.0))) :-        % 4 * 9 = 36
    geometric_mean([4, 9], M).
test(geometric_mean_of_nothing, [fail]) :-
    geometric_mean([], _).

%   The C++ standard gives the 10,000th number of minstd_rand, [rand.predef].

test(generator, R == 399268537) :-
    repeat_random(10000, 1, R).

test(seeds_differ) :-
    findall(Seed,
            ( member(Name, [a, b, ab, ba, 'a b', '']),
              seed_of(Name, Seed)
            ),
            Seeds),
    sort(Seeds, Sorted),
    length(Sorted, 6),
    forall(member(Seed, Seeds), ( Seed >= 1, Seed < 2147483647 )).

test(estimate_is_the_median_of_medians, true(near(Value, 20.0))) :-
    times_boot([[9, 10, 1000], [20, 21, 19], [1, 90, 95]], 1, Boot),
    boot_estimate(Boot, estimate(Value, _, _)).

%   A resample of three has its least for median if two or three of the three
%   draws are the least: 3*2/27 + 1/27.

test(resampled_median_of_three) :-
    logs_boot([[0.0], [1.0], [2.0]], 7, boot(Centre, Replicates)),
    Centre =:= 1.0,
    length(Replicates, 1000),
    aggregate_all(count, ( member(R, Replicates), R < 1.0 ), Below),
    aggregate_all(count, ( member(R, Replicates), R > 1.0 ), Above),
    abs(Below/1000-7/27) < 0.045,
    abs(Above/1000-7/27) < 0.045.

%   By hand: 1 -+ 4.303/1.960 * sqrt(3/2), Student's 97.5 % point for two
%   degrees of freedom over the normal one.

test(few_clusters_are_stretched) :-
    logs_boot([[0.0], [1.0], [2.0]], 7, Boot),
    boot_logs(Boot, estimate(Centre, Low, High)),
    near(Centre, 1.0),
    near(High, 1+4.303/1.960*sqrt(1.5)),
    near(Low, 1-4.303/1.960*sqrt(1.5)).

test(one_cluster_has_no_interval) :-
    times_boot([[3, 4, 5]], 1, Boot),
    boot_estimate(Boot, estimate(Value, Low, High)),
    near(Value, 4),
    Low =:= 0,
    High =:= inf.

test(no_cluster, [fail]) :-
    times_boot([], 1, _).

test(same_seed_same_interval) :-
    Clusters = [[1.0, 2.0], [2.0, 2.5], [3.0, 1.5], [1.0, 9.0]],
    times_boot(Clusters, 5, Boot),
    times_boot(Clusters, 5, Boot),
    \+ times_boot(Clusters, 6, Boot).

%   3 / 4, and (3/4) / (10/5).

test(sums_are_ratios) :-
    maplist(certain, [3, 4, 10, 5], [B3, B4, B10, B5]),
    sum_boot([1*B3, -1*B4], Ratio),
    boot_estimate(Ratio, estimate(R, Low, High)),
    maplist(near(0.75), [R, Low, High]),
    sum_boot([1*B10, -1*B5], Other),
    sum_boot([1*Ratio, -1*Other], Both),
    boot_estimate(Both, estimate(R2, _, _)),
    near(R2, 0.375).

test(what_has_no_interval_gives_none) :-
    certain(3, B3),
    times_boot([[4]], 1, B4),
    sum_boot([1*B3, -1*B4], Ratio),
    boot_estimate(Ratio, estimate(R, Low, High)),
    near(R, 0.75),
    Low =:= 0,
    High =:= inf.

test(mean_is_geometric, true(near(M, 6.0))) :-
    maplist(certain, [4, 9], Boots),
    mean_boot(Boots, Boot),
    boot_estimate(Boot, estimate(M, _, _)).

%   Independent spreads add as squares: the mean of four alike is half as wide.

test(means_are_narrower) :-
    findall(Boot,
            ( member(Seed, [11, 222, 3333, 44444]),
              logs_boot([[-0.2], [-0.1], [0.0], [0.1], [0.2]], Seed, Boot)
            ),
            Boots),
    Boots = [One|_],
    mean_boot(Boots, Mean),
    boot_logs(One, estimate(_, Low1, High1)),
    boot_logs(Mean, estimate(_, Low4, High4)),
    Narrower is (High4-Low4)/(High1-Low1),
    Narrower > 0.35,
    Narrower < 0.65.

%   The first of Anscombe's four sets of 1973, with its published slope of 0.500
%   (to more digits 5.501/11), as exponentials.

test(slope_of_anscombe) :-
    findall(X-Boot,
            ( member(X0-Y0, [10-8.04, 8-6.95, 13-7.58, 9-8.81, 11-8.33, 14-9.96,
                             6-7.24, 4-4.26, 12-10.84, 7-4.82, 5-5.68]),
              X is exp(X0),
              Y is exp(Y0),
              certain(Y, Boot)
            ),
            Points),
    slope_boot(Points, Boot),
    boot_logs(Boot, estimate(Slope, _, _)),
    near(Slope, 5.501/11).

test(slope_of_one_point, [fail]) :-
    certain(3, Boot),
    slope_boot([7-Boot], _).

:- end_tests(statistics).
