/** <module> What of a difference is noise, by kind of measurement

A search is held against itself, and what comes out is noise.  Blocks have
controls: processes that measure one search in two slots.  What is measured once
a process (reading, preparing, the first question, and sums of them) has none,
but processes that did the same: of each cell, those of the odd places against
those of the even ones, by the medians of both.
*/
:- module(study_noise,
          [ control/3,                  % +Study, ?Cell, -Estimate
            noise/4,                    % +Study, +Kind, -Count, -Floor
            noise_floor/3,              % +Study, +Kind, -Floor
            differs/4,                  % +Study, +Kind, +Estimate, -Direction
            beyond/3                    % +Floor, +Estimate, -Direction
          ]).
:- use_module(library(lists), [max_list/2, member/2, memberchk/2]).
:- use_module(known).
:- use_module(rows).
:- use_module(samples).
:- use_module(spread, [times_spread/4]).
:- use_module(statistics).

%!  control(+Study, ?Cell, -Estimate) is nondet.
%
%   A search against itself: the ratio of its slots a and b.

control(Study, Cell, Estimate) :-
    Cell = cell(Kind, _, _, _, _, _),
    member(Kind, [control, tour_control]),
    study_cell(Study, Cell),
    once_known(Study, slots(Cell), control_boot(Study, Cell), Boot),
    boot_estimate(Boot, Estimate).

control_boot(Study, Cell, Seed, Boot) :-
    samples(Study, Cell, a, SamplesA),
    samples(Study, Cell, b, SamplesB),
    \+ has_zero(SamplesA),
    \+ has_zero(SamplesB),
    paired_samples(block, SamplesA, SamplesB, Clusters),
    logs_boot(Clusters, Seed, Boot).

%!  noise(+Study, +Kind, -Count, -Floor) is det.
%
%   A ratio of times of this kind that is closer to 1 than Floor is no
%   difference.  Count is how many ratios of a search to itself tell so; on
%   several machines, the noisiest sets the Floor for all.
%
%     - Blocks: the furthest that any control's interval strays from 1, at
%       least 1.01; tours have controls of their own, and those of other blocks
%       where there are none.
%     - What is measured once a process: what 95 % of the ratios lie within, of
%       fewer than twenty all; at least the floor of blocks.  The halves have
%       half of the processes each, so that these ratios scatter more than
%       those of whole cells do: it errs to the safe side.

noise(Study, Kind, Count, Floor) :-
    once_known(Study, noise(Kind), new_noise(Kind, Study), Count-Floor).

new_noise(Kind, Study, _, Count-Floor) :-
    memberchk(Kind, [read, prepare, cold, new_world, file]),
    !,
    noise_floor(Study, run, Blocks),
    times_spread(Study, Kind, Count, Spread),
    Floor is max(Blocks, Spread).
new_noise(tour, Study, _, Count-Floor) :-
    control_strays(Study, tour_control, Strays),
    Strays = [_|_],
    !,
    length(Strays, Count),
    max_list([1.01|Strays], Floor).
new_noise(_, Study, _, Count-Floor) :-
    control_strays(Study, control, Strays),
    length(Strays, Count),
    max_list([1.01|Strays], Floor).

control_strays(Study, Kind, Strays) :-
    findall(Stray,
            ( control(Study, cell(Kind, _, _, _, _, _), estimate(_, Low, High)),
              Low > 0,
              Stray is max(1/Low, High)
            ),
            Strays).

%!  noise_floor(+Study, +Kind, -Floor) is det.

noise_floor(Study, Kind, Floor) :-
    noise(Study, Kind, _, Floor).

%!  differs(+Study, +Kind, +Estimate, -Direction) is semidet.
%
%   A ratio of times of this kind is `larger` or `smaller` than 1, beyond the
%   noise floor.  Fails if it may be neither.

differs(Study, Kind, Estimate, Direction) :-
    noise_floor(Study, Kind, Floor),
    beyond(Floor, Estimate, Direction).

%!  beyond(+Floor, +Estimate, -Direction) is semidet.
%
%   The same, of any noise floor.

beyond(Floor, estimate(_, Low, High), Direction) :-
    (   Low > Floor
    ->  Direction = larger
    ;   High < 1/Floor
    ->  Direction = smaller
    ).
