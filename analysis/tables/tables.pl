/** <module> All tables of a study, by rule over its rows

No search is named here or in tables/: one that is added appears in every table.
*/
:- module(tables,
          [ tables/2,                   % +Study, -Tables
            (table)/2                   % +Study, -Table
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../study/study', [machines_words/2]).
:- use_module(claims, [claims_table/2]).
:- use_module(crowds, [crowds_table/2]).
:- use_module(endings, [endings_table/2]).
:- use_module(general, [general_table/2]).
:- use_module(growth, [growth_table/2]).
:- use_module(noise, [noise_table/2]).
:- use_module(original, [original_table/2]).
:- use_module(paid, [paid_table/2]).
:- use_module(pairs, [pairs_table/2]).
:- use_module(ratios, [ratios_table/2]).
:- use_module(rebuilt, [rebuilt_table/2]).
:- use_module(said, [said_table/2]).
:- use_module(scenarios, [scenarios_table/2]).
:- use_module(sizes, [sizes_table/2]).
:- use_module(times, [times_table/2]).
:- use_module(work, [work_table/2]).

%!  tables(+Study, -Tables) is det.

tables(Study, Tables) :-
    findall(Table,
            ( table(Study, table(Id, Title, Columns, Rows0, Note0)),
              distinct_names(Rows0, [], Rows),
              noted(Study, Note0, Note),
              Table = table(Id, Title, Columns, Rows, Note)
            ),
            Tables).

%   A table is read alone: it says itself that it is of several machines.

noted(Study, Note0, Note) :-
    (   machines_words(Study, Machines)
    ->  format(string(Note), "~w ~s", [Note0, Machines])
    ;   Note = Note0
    ).

%   Rows that come out with one name, since a study has rows twice, are told
%   apart by a number.

distinct_names([], _, []).
distinct_names([row(Name0, Cells)|Rows0], Seen, [row(Name, Cells)|Rows]) :-
    (   memberchk(Name0-Count0, Seen)
    ->  Count is Count0+1,
        atomic_list_concat([Name0, Count], ' ', Name)
    ;   Count = 1,
        Name = Name0
    ),
    distinct_names(Rows0, [Name0-Count|Seen], Rows).

%!  table(+Study, -Table) is nondet.
%
%   table(Id, Title, Columns, Rows, Note), as text/tables.pl describes it.
%   One without rows is still a table.

table(Study, Table) :-
    claims_table(Study, Table).
table(Study, Table) :-
    original_table(Study, Table).
table(Study, Table) :-
    rebuilt_table(Study, Table).
table(Study, Table) :-
    sizes_table(Study, Table).
table(Study, Table) :-
    scenarios_table(Study, Table).
table(Study, Table) :-
    ratios_table(Study, Table).
table(Study, Table) :-
    times_table(Study, Table).
table(Study, Table) :-
    paid_table(Study, Table).
table(Study, Table) :-
    noise_table(Study, Table).
table(Study, Table) :-
    growth_table(Study, Table).
table(Study, Table) :-
    general_table(Study, Table).
table(Study, Table) :-
    crowds_table(Study, Table).
table(Study, Table) :-
    said_table(Study, Table).
table(Study, Table) :-
    work_table(Study, Table).
table(Study, Table) :-
    pairs_table(Study, Table).
table(Study, Table) :-
    endings_table(Study, Table).
