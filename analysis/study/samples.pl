/** <module> How a cell's runs ended, and how long they took
*/
:- module(study_samples,
          [ ending/4,                   % +Study, +Cell, -Ending, -Message
            ended_badly/3,              % +Study, +Cell, -Ending
            work/4,                     % +Study, +Cell, ?Column, -Value
            samples/4,                  % +Study, +Cell, +Slot, -Samples
            has_zero/1,                 % +Samples
            paired_samples/4            % +By, +Samples1, +Samples2, -Clusters
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_values/2]).
:- use_module(rows).
:- use_module(scenarios, [kind_cell/3, kind_parts/2]).
:- use_module(statistics, [median/2]).

%!  ending(+Study, +Cell, -Ending, -Message) is semidet.
%
%   `ok` if all the cell's rows are; else the first other ending, and what was
%   said of it.  Fails if the cell has no rows.

ending(Study, Cell, Ending, Message) :-
    rows(Study, Cell, Rows),
    Rows = [First|_],
    (   member(Row, Rows),
        \+ row_value(Row, ending, ok)
    ->  true
    ;   Row = First
    ),
    row_field(Row, ending, Ending),
    row_field(Row, message, Message).

%!  ended_badly(+Study, +Cell, -Ending) is semidet.
%
%   The search ended otherwise than `ok` on the cell's case, in rows of whatever
%   kind: it has no time there and no work.  A control is apart: its rows tell
%   of no other, and others not of it.

ended_badly(Study, cell(Kind, Case, Search, Style, Lang, Mode), Ending) :-
    (   memberchk(Kind, [control, tour_control])
    ->  Other = Kind
    ;   member(Other, [ run, tour, growth, cold, prepare, read, bridge, work,
                        instructions ])
    ),
    ending(Study, cell(Other, Case, Search, Style, Lang, Mode), Ending, _),
    Ending \== ok,
    !.

%!  work(+Study, +Cell, ?Column, -Value) is nondet.
%
%   What one run does, whatever the cell's kind; Column is a work_column/3.
%   Instructions are counted apart, and may have rows of their own.  Fails if
%   the search ended badly.

work(Study, Cell, Column, Value) :-
    Cell = cell(_, Case, Search, Style, Lang, Mode),
    \+ ended_badly(Study, cell(work, Case, Search, Style, Lang, Mode), _),
    work_column(Column, _, _),
    once(( member(Kind, [work, instructions]),
           rows(Study, cell(Kind, Case, Search, Style, Lang, Mode), Rows),
           member(Row, Rows),
           row_value(Row, Column, Value)
         )).

%!  samples(+Study, +Cell, +Slot, -Samples) is semidet.
%
%   The times of one run, as a list of Process-[Block-Time, ...] in order; Slot
%   is '' but for controls.  Fails if there are none, or if the search ended
%   badly: a wrong answer has no time.  A cell of several kind_parts/2 has no
%   rows: its times are those of the parts together, in the processes that have
%   all of them, once each.

samples(Study, Cell, Slot, Samples) :-
    Cell = cell(Kind, _, _, _, _, _),
    kind_parts(Kind, [First|Parts]),
    kind_cell(First, Cell, FirstCell),
    measured_samples(Study, FirstCell, Slot, Samples0),
    foldl(add_part(Study, Cell, Slot), Parts, Samples0, Samples),
    Samples = [_|_].

add_part(Study, Cell, Slot, Kind, Sums0, Sums) :-
    kind_cell(Kind, Cell, Part),
    measured_samples(Study, Part, Slot, Samples),
    findall(Process-[Block-Sum],
            ( member(Process-[Block-Time0], Sums0),
              member(Process-[_-Time], Samples),
              Sum is Time0+Time
            ),
            Sums).

measured_samples(Study, Cell, Slot, Samples) :-
    \+ ended_badly(Study, Cell, _),
    rows(Study, Cell, Rows),
    findall(Process-(Block-Time),
            ( member(Row, Rows),
              row_field(Row, slot, Slot),
              row_time(Row, Process, Block, Time)
            ),
            Times0),
    Times0 = [_|_],
    msort(Times0, Times),
    group_pairs_by_key(Times, Samples).

row_time(Row, Process, Block, Time) :-
    row_value(Row, process, Process),
    row_field(Row, block, Block),
    row_value(Row, cpu_ns, Cpu),
    row_value(Row, runs, Runs),
    (   row_value(Row, overhead_ns, Overhead)
    ->  true
    ;   Overhead = 0
    ),
    Time is max(0.0, Cpu/float(Runs)-Overhead).

%!  has_zero(+Samples) is semidet.
%
%   Some time cannot be told from nothing.

has_zero(Samples) :-
    member(_-Blocks, Samples),
    member(_-Time, Blocks),
    Time =< 0,
    !.

%!  paired_samples(+By, +Samples1, +Samples2, -Clusters) is det.
%
%   The logarithms of the ratios, a list for each process that both have: of the
%   blocks that both have if By is `block`, of the medians if it is `process`.

paired_samples(_, [], _, []) :- !.
paired_samples(_, _, [], []) :- !.
paired_samples(By, [P1-Blocks1|Samples1], [P2-Blocks2|Samples2],
               Clusters) :-
    compare(Order, P1, P2),
    (   Order = (<)
    ->  paired_samples(By, Samples1, [P2-Blocks2|Samples2], Clusters)
    ;   Order = (>)
    ->  paired_samples(By, [P1-Blocks1|Samples1], Samples2, Clusters)
    ;   log_ratios(By, Blocks1, Blocks2, Logs),
        (   Logs == []
        ->  Clusters = Clusters1
        ;   Clusters = [Logs|Clusters1]
        ),
        paired_samples(By, Samples1, Samples2, Clusters1)
    ).

log_ratios(block, Blocks1, Blocks2, Logs) :-
    findall(Log,
            ( member(Block-Time1, Blocks1),
              member(Block-Time2, Blocks2),
              Log is log(Time1/Time2)
            ),
            Logs).
log_ratios(process, Blocks1, Blocks2, [Log]) :-
    pairs_values(Blocks1, Times1),
    pairs_values(Blocks2, Times2),
    median(Times1, Time1),
    median(Times2, Time2),
    Log is log(Time1/Time2).
