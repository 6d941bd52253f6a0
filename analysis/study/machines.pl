/** <module> Which machine a row is from

A study that was measured in parts, on several machines, compares nothing across
them: each ratio, exponent and noise floor is of one machine, and only what has
no unit is then put together over cases.
*/
:- module(study_machines,
          [ study_hosts/2,              % +Study, -Hosts
            host_cases/3,               % +Study, ?Host, -Count
            one_machine/2,              % +Study, +Cells
            cell_host/3,                % +Study, +Cell, -Host
            machines_words/2,           % +Study, -Words
            machines_note/2             % +Study, -Note
          ]).
:- use_module(library(lists), [list_to_set/2, member/2]).
:- use_module(rows).
:- use_module(scenarios, [kind_cell/3, kind_parts/2]).

%!  study_hosts(+Study, -Hosts) is det.
%
%   The names of its machines, in order; [''] of one whose rows do not say.

:- table study_hosts/2.

study_hosts(Study, Hosts) :-
    findall(Host, ( study_cell(Study, Cell), row_host(Study, Cell, Host) ),
            Hosts0),
    sort(Hosts0, Hosts).

%   All rows of a cell are from one machine.

row_host(Study, Cell, Host) :-
    rows(Study, Cell, [Row|_]),
    row_field(Row, host, Host).

%!  host_cases(+Study, ?Host, -Count) is nondet.
%
%   How many cases were measured there, levels that grow among them.

host_cases(Study, Host, Count) :-
    study_hosts(Study, Hosts),
    member(Host, Hosts),
    findall(Case,
            ( study_cell(Study, Cell),
              row_host(Study, Cell, Host),
              Cell = cell(_, Case, _, _, _, _)
            ),
            Cases0),
    sort(Cases0, Cases),
    length(Cases, Count).

%!  cell_host(+Study, +Cell, -Host) is semidet.
%
%   Fails if the cell has no rows.

cell_host(Study, Cell, Host) :-
    Cell = cell(Kind, _, _, _, _, _),
    kind_parts(Kind, [First|_]),
    kind_cell(First, Cell, FirstCell),
    row_host(Study, FirstCell, Host).

%!  one_machine(+Study, +Cells) is semidet.
%
%   No two of the Cells are from different machines.

one_machine(Study, Cells) :-
    study_hosts(Study, Hosts),
    (   Hosts = [_]
    ->  true
    ;   findall(Host,
                ( member(Cell, Cells), cell_host(Study, Cell, Host) ),
                Found0),
        list_to_set(Found0, Found),
        ( Found == [] ; Found = [_] )
    ),
    !.

%!  machines_words(+Study, -Words) is semidet.
%!  machines_note(+Study, -Note) is semidet.
%
%   What must be said of times that are of several machines, in short and in
%   full.

machines_words(Study, Words) :-
    study_hosts(Study, Hosts),
    length(Hosts, Count),
    Count > 1,
    format(string(Words),
           "Measured on ~D machines, each case on one of them: nothing is \c
            compared across them.", [Count]).

machines_note(Study, Note) :-
    machines_words(Study, Words),
    findall(Part,
            ( host_cases(Study, Host, Cases),
              format(string(Part), "~w (~D)", [Host, Cases])
            ),
            Parts),
    atomic_list_concat(Parts, ', ', Text),
    format(string(Note),
           "~s So many cases and curves are of each: ~w. Every ratio, \c
            exponent and A/A control is of one machine, and the noise floor \c
            of all is that of the noisiest; times of different cases may be \c
            of different machines.", [Words, Text]).
