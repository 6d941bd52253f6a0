/** <module> How many samples a number comes from, and which lie far out

A count is count(Processes, Blocks), each Least-Most: how many processes, and
how many blocks in each of them.  Blocks are counted as far out if they lie more
than three scaled median deviations from the median of their cell, on the log
scale.  They are shown, and count like any other.
*/
:- encoding(utf8).
:- module(study_counts,
          [ cell_count/3,               % +Study, +Cell, -Count
            samples_count/2,            % +Samples, -Count
            pair_count/3,               % +Study, +Pair, -Count
            counts_joined/2,            % +Counts, -Count
            count_words/2,              % +Count, -Words
            runs_words/3,               % +Study, +Cell, -Words
            far_out/3,                  % +Study, +Cell, -Number
            busy/3                      % +Study, +Cell, -Number
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [max_list/2, member/2, memberchk/2, min_list/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(estimates).
:- use_module(rows).
:- use_module(samples).
:- use_module(scenarios, [kind_cell/3, kind_parts/2]).
:- use_module(statistics, [median/2]).

%!  cell_count(+Study, +Cell, -Count) is semidet.
%
%   Fails if the cell has no times.

cell_count(Study, Cell, Count) :-
    samples(Study, Cell, '', Samples),
    samples_count(Samples, Count).

%!  samples_count(+Samples, -Count) is det.
%
%   As samples/4 gives them.

samples_count(Samples, Count) :-
    pairs_values(Samples, Clusters),
    clusters_count(Clusters, Count).

clusters_count(Clusters, count(Processes-Processes, Least-Most)) :-
    length(Clusters, Processes),
    maplist(length, Clusters, Blocks),
    min_list(Blocks, Least),
    max_list(Blocks, Most).

%!  pair_count(+Study, +Pair, -Count) is semidet.
%
%   Of the ratio of the pair Cell1-Cell2.  Fails if it has none.

pair_count(Study, Cell1-Cell2, Count) :-
    compared_samples(Study, Cell1, Cell2, Compared),
    (   Compared = paired(Clusters)
    ->  clusters_count(Clusters, Count)
    ;   Compared = apart(Samples1, Samples2),
        maplist(samples_count, [Samples1, Samples2], Counts),
        counts_joined(Counts, Count)
    ).

%!  counts_joined(+Counts, -Count) is semidet.
%
%   The least and most of several.  Fails for [].

counts_joined(Counts, count(Processes, Blocks)) :-
    findall(P, member(count(P, _), Counts), AllProcesses),
    findall(B, member(count(_, B), Counts), AllBlocks),
    maplist(joined, [AllProcesses, AllBlocks], [Processes, Blocks]).

joined(Ranges, Least-Most) :-
    findall(L, member(L-_, Ranges), Leasts),
    findall(M, member(_-M, Ranges), Mosts),
    min_list(Leasts, Least),
    max_list(Mosts, Most).

%!  count_words(+Count, -Words) is det.
%
%   For instance '3×5', or '2–10×5' where some have fewer processes.

count_words(count(Processes, Blocks), Words) :-
    maplist(range_text, [Processes, Blocks], [P, B]),
    format(atom(Words), "~w×~w", [P, B]).

range_text(Least-Most, Text) :-
    (   Least =:= Most
    ->  Text = Least
    ;   format(atom(Text), "~d–~d", [Least, Most])
    ).

%!  runs_words(+Study, +Cell, -Words) is semidet.
%
%   How a time was measured, for instance '3×5×64': processes, blocks, and runs
%   in a block.  Fails if the cell has no times.

runs_words(Study, Cell, Words) :-
    cell_count(Study, Cell, Count),
    count_words(Count, Words0),
    rows(Study, Cell, Rows),
    findall(Runs-Runs,
            ( member(Row, Rows),
              row_field(Row, slot, ''),
              row_value(Row, runs, Runs)
            ),
            All),
    joined(All, Range),
    range_text(Range, Text),
    format(atom(Words), "~w×~w", [Words0, Text]).

%!  far_out(+Study, +Cell, -Number) is det.
%
%   The blocks of the cell that lie far out.

far_out(Study, Cell, Number) :-
    findall(Log,
            ( samples(Study, Cell, '', Samples),
              member(_-Blocks, Samples),
              member(_-Time, Blocks),
              Time > 0,
              Log is log(Time)
            ),
            Logs),
    (   median(Logs, Middle),
        maplist(deviation(Middle), Logs, Deviations),
        median(Deviations, Median),
        Median > 0
    ->  Limit is 3*1.4826*Median,
        aggregate_all(count,
                      ( member(Deviation, Deviations), Deviation > Limit ),
                      Number)
    ;   Number = 0
    ).

deviation(Middle, Log, Deviation) :-
    Deviation is abs(Log-Middle).

%!  busy(+Study, +Cell, -Number) is det.
%
%   The blocks of the cell that got less than their share of a processor.

busy(Study, Cell, Number) :-
    Cell = cell(Kind, _, _, _, _, _),
    kind_parts(Kind, Parts),
    findall(Process-Block,
            ( member(Part, Parts),
              kind_cell(Part, Cell, Measured),
              rows(Study, Measured, Rows),
              member(Row, Rows),
              row_field(Row, flag, Flag),
              memberchk(Flag, [busy, 'busy apart']),
              row_field(Row, process, Process),
              row_field(Row, block, Block)
            ),
            Busy0),
    sort(Busy0, Busy),
    length(Busy, Number).
