/** <module> Rows of results, by the names of their columns */
:- module(made_up_rows,
          [ head/2,                     % +Options, -Head
            write_head/3,               % +Out, +Options, +Columns
            write_row/3,                % +Out, +Columns, +Fields
            write_rows/2                % +Rows, +Out
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(option), [option/3]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module('../../analysis/text/csv', [csv_write_line/2]).

%!  head(+Options, -Head) is det.
%
%   Key-Value of the first lines.

head(Options,
     [ reitti-'0.1', commit-'0000000', build-'0123456789abcdef',
       date-'2010-01-01T00:00:00Z', machine-Machine, architecture-x86_64,
       kernel-'Linux 0.0', compiler-'gcc 0.0', flags-'-O2 -g',
       prolog_flags-'-O', prolog-'SWI-Prolog 0.0.0', cores-2, memory_mb-8000,
       cases-fedcba9876543210, plan-synthetic, seed-Seed, blocks-Blocks,
       planned_processes-Processes
     ]) :-
    option(machine(Machine), Options, 'a machine, made up'),
    option(seed(Seed), Options, 1),
    option(blocks(Blocks), Options, 5),
    option(processes(Processes), Options, 10).

%!  write_head(+Out, +Options, +Columns) is det.
%
%   The first lines, and the one with the names of the Columns.

write_head(Out, Options, Columns) :-
    head(Options, Head),
    forall(member(Key-Value, Head), format(Out, "# ~w: ~w~n", [Key, Value])),
    csv_write_line(Out, Columns).

%!  write_row(+Out, +Columns, +Fields) is det.
%
%   Fields are Column-Value, of which the first counts.  Those of other columns
%   are left out, and columns that have none are empty.

write_row(Out, Columns, Fields) :-
    maplist(field(Fields), Columns, Values),
    csv_write_line(Out, Values).

%!  write_rows(+Rows, +Out) is det.
%
%   Rows that all have the columns of the first, and the line with their names.

write_rows(Rows, Out) :-
    Rows = [First|_],
    pairs_keys(First, Columns),
    csv_write_line(Out, Columns),
    forall(member(Row, Rows), write_row(Out, Columns, Row)).

field(Fields, Column, Value) :-
    (   memberchk(Column-Value0, Fields)
    ->  Value = Value0
    ;   Value = ''
    ).
