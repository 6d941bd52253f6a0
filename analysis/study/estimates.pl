/** <module> Estimates from a study's rows, each computed once

An estimate is estimate(Value, Low, High), times in nanoseconds; Low and High
end its 95 % interval, and are 0.0 and inf where there was only one process.

Two cells measured in the same processes are compared process by process, so
that what slowed both down drops out: if their kinds are the same, block beside
block, else by each process's medians.  Other cells are independent.
*/
:- module(study_estimates,
          [ estimate/3,                 % +Study, +Cell, -Estimate
            ratio/4,                    % +Study, +Cell1, +Cell2, -Estimate
            ratio_of_ratios/4,          % +Study, +Pair1, +Pair2, -Estimate
            mean_ratio/4,               % +Study, +Pairs, -Count, -Estimate
            ratio_range/4,              % +Study, +Pairs, -Least, -Most
            means_ratio/4,              % +Study, +Cells1, +Cells2, -Estimate
            compared_samples/4,         % +Study, +Cell1, +Cell2, -Compared
            cell_boot/3,                % +Study, +Cell, -Boot
            ratio_boot/3                % +Study, +Pair, -Boot
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, max_list/2, member/2, min_list/2]).
:- use_module(library(pairs), [pairs_keys/2, pairs_values/2]).
:- use_module(known).
:- use_module(machines, [one_machine/2]).
:- use_module(samples).
:- use_module(statistics).

%!  estimate(+Study, +Cell, -Estimate) is semidet.
%
%   The median over processes of each process's median over blocks.  Fails if
%   the cell has no times.

estimate(Study, Cell, Estimate) :-
    cell_boot(Study, Cell, Boot),
    boot_estimate(Boot, Estimate).

%!  cell_boot(+Study, +Cell, -Boot) is semidet.
%
%   What the estimate is made of, for further sums.

cell_boot(Study, Cell, Boot) :-
    once_known(Study, Cell, new_cell_boot(Study, Cell), Boot).

new_cell_boot(Study, Cell, Seed, Boot) :-
    samples(Study, Cell, '', Samples),
    maplist(cluster, Samples, Clusters),
    times_boot(Clusters, Seed, Boot).

cluster(_-Blocks, Times) :-
    pairs_values(Blocks, Times0),
    maplist(positive, Times0, Times).

%   A time below the clock's resolution has no logarithm: a picosecond stands
%   for it.

positive(Time0, Time) :-
    Time is max(Time0, 0.001).

%!  ratio(+Study, +Cell1, +Cell2, -Estimate) is semidet.
%
%   How many times as long Cell1 takes as Cell2.  Fails if either has no times,
%   or a time that cannot be told from nothing.

ratio(Study, Cell1, Cell2, Estimate) :-
    ratio_boot(Study, Cell1-Cell2, Boot),
    boot_estimate(Boot, Estimate).

%!  ratio_boot(+Study, +Pair, -Boot) is semidet.
%
%   The same of the ratio of the Pair Cell1-Cell2.

ratio_boot(Study, Cell1-Cell2, Boot) :-
    once_known(Study, Cell1-Cell2, new_ratio_boot(Study, Cell1, Cell2), Boot).

new_ratio_boot(Study, Cell1, Cell2, Seed, Boot) :-
    compared_samples(Study, Cell1, Cell2, Compared),
    (   Compared = paired(Clusters)
    ->  logs_boot(Clusters, Seed, Boot)
    ;   cell_boot(Study, Cell1, Boot1),
        cell_boot(Study, Cell2, Boot2),
        sum_boot([1*Boot1, -1*Boot2], Boot)
    ).

%!  compared_samples(+Study, +Cell1, +Cell2, -Compared) is semidet.
%
%   What a ratio comes from: paired(Clusters), a list of logarithms for each
%   process in which both were measured, or apart(Samples1, Samples2).  Fails
%   where there is no ratio: across machines there is none.

compared_samples(Study, Cell1, Cell2, Compared) :-
    one_machine(Study, [Cell1, Cell2]),
    samples(Study, Cell1, '', Samples1),
    samples(Study, Cell2, '', Samples2),
    \+ has_zero(Samples1),
    \+ has_zero(Samples2),
    (   same_processes(Cell1, Cell2, By),
        paired_samples(By, Samples1, Samples2, Clusters),
        Clusters = [_|_]
    ->  Compared = paired(Clusters)
    ;   Compared = apart(Samples1, Samples2)
    ).

same_processes(cell(Kind1, Case, Search, Style, _, Mode),
               cell(Kind2, Case, Search, Style, _, Mode), By) :-
    (   Kind1 == Kind2
    ->  By = block
    ;   By = process
    ).

%!  ratio_of_ratios(+Study, +Pair1, +Pair2, -Estimate) is semidet.
%
%   Pairs are Cell1-Cell2.  Their ratios are independent.

ratio_of_ratios(Study, Pair1, Pair2, Estimate) :-
    pairs_keys([Pair1, Pair2], Cells),
    one_machine(Study, Cells),
    ratio_boot(Study, Pair1, Boot1),
    ratio_boot(Study, Pair2, Boot2),
    sum_boot([1*Boot1, -1*Boot2], Boot),
    boot_estimate(Boot, Estimate).

%!  mean_ratio(+Study, +Pairs, -Count, -Estimate) is semidet.
%
%   The geometric mean of the Count pairs Cell1-Cell2 that have a ratio.  Fails
%   if none has.

mean_ratio(Study, Pairs, Count, Estimate) :-
    findall(Boot,
            ( member(Pair, Pairs),
              ratio_boot(Study, Pair, Boot)
            ),
            Boots),
    length(Boots, Count),
    mean_boot(Boots, Boot),
    boot_estimate(Boot, Estimate).

%!  ratio_range(+Study, +Pairs, -Least, -Most) is semidet.
%
%   The least and the greatest ratio of these pairs.  Fails if none has one.

ratio_range(Study, Pairs, Least, Most) :-
    findall(Ratio,
            ( member(Cell1-Cell2, Pairs),
              ratio(Study, Cell1, Cell2, estimate(Ratio, _, _))
            ),
            Ratios),
    min_list(Ratios, Least),
    max_list(Ratios, Most).

%!  means_ratio(+Study, +Cells1, +Cells2, -Estimate) is semidet.
%
%   How many times as long the Cells1 take as the Cells2, by the geometric means
%   of each.  Fails if any of them has no times, or is from another machine.

means_ratio(Study, Cells1, Cells2, Estimate) :-
    append(Cells1, Cells2, Cells),
    one_machine(Study, Cells),
    maplist(cell_boot(Study), Cells1, Boots1),
    maplist(cell_boot(Study), Cells2, Boots2),
    mean_boot(Boots1, Boot1),
    mean_boot(Boots2, Boot2),
    sum_boot([1*Boot1, -1*Boot2], Boot),
    boot_estimate(Boot, Estimate).
