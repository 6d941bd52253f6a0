/** <module> How a cell's runs ended, and how long they took
*/
:- module(samples,
          [ ending/4,                   % +Study, +Cell, -Ending, -Message
            work/4,                     % +Study, +Cell, ?Column, -Value
            samples/4                   % +Study, +Cell, +Slot, -Samples
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(rows).

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

%!  work(+Study, +Cell, ?Column, -Value) is nondet.
%
%   What one run does, whatever the cell's kind: `expanded`, `cost`,
%   `inferences`, `instructions` or `peak_kb`.

work(Study, cell(_, Case, Search, Style, Lang, Mode), Column, Value) :-
    rows(Study, cell(work, Case, Search, Style, Lang, Mode), Rows),
    (   var(Column)
    ->  member(Column, [expanded, cost, inferences, instructions, peak_kb])
    ;   true
    ),
    once(( member(Row, Rows),
           row_value(Row, ending, ok),
           row_value(Row, Column, Value)
         )).

%!  samples(+Study, +Cell, +Slot, -Samples) is semidet.
%
%   The times of one run, as a list of Process-[Block-Time, ...] in order; Slot
%   is '' but for controls.  Fails if there are none, or if any of the cell's
%   rows ended otherwise than `ok`: a wrong answer has no time.

samples(Study, Cell, Slot, Samples) :-
    ending(Study, Cell, ok, _),
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
    (   row_value(Row, runs, Runs)
    ->  Runs > 0
    ;   Runs = 1
    ),
    (   row_value(Row, overhead_ns, Overhead)
    ->  true
    ;   Overhead = 0
    ),
    Time is max(0.0, Cpu/float(Runs)-Overhead).
