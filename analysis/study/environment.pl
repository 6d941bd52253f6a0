/** <module> How a study was made, as the first lines of its results say */
:- module(study_environment,
          [ environment_add/3,          % +Study, +Heads, +Processes
            environment/3,              % +Study, ?Key, -Value
            environment_differs/3,      % +Study, ?Key, -Values
            study_parts/2               % +Study, -Count
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists),
              [ list_to_set/2, max_list/2, member/2, memberchk/2, min_list/2,
                nth1/3 ]).

:- dynamic
    comment/4,                          % Study, File number, Key, Value
    ran/3.                              % Study, Least, Most

%!  environment_add(+Study, +Heads, +Processes) is det.
%
%   Heads are lists of Key-Value, one for each of the results; Processes tell in
%   how many each cell was measured.

environment_add(study(Id), Heads, Processes) :-
    forall(( nth1(N, Heads, Head), member(Key-Value, Head) ),
           assertz(comment(Id, N, Key, Value))),
    (   Processes == []
    ->  true
    ;   min_list(Processes, Least),
        max_list(Processes, Most),
        assertz(ran(Id, Least, Most))
    ).

%!  environment(+Study, ?Key, -Value) is nondet.
%
%   What the first lines of the results say, in their order.  Of merged results,
%   those of the first file that has the key.  How many processes were planned
%   is shown only beside how many ran, as the rows tell: `processes`.

environment(study(Id), Key, Value) :-
    (   Key == processes
    ->  processes_text(Id, Value)
    ;   nonvar(Key)
    ->  once(comment(Id, _, Key, Value))
    ;   comment(Id, N, Key, Value),
        \+ memberchk(Key, [processes, planned_processes]),
        \+ ( comment(Id, N1, Key, _), N1 < N )
    ;   Key = processes,
        processes_text(Id, Value)
    ).

processes_text(Id, Text) :-
    ran(Id, Least, Most),
    comment(Id, _, planned_processes, Planned),
    !,
    (   Least =:= Most
    ->  Ran = Least
    ;   format(atom(Ran), "~d to ~d", [Least, Most])
    ),
    format(atom(Text), "~w a search and case, of ~w planned", [Ran, Planned]).

%!  environment_differs(+Study, ?Key, -Values) is nondet.
%
%   Merged results were not made alike: Key has several Values, in the order of
%   the files.

environment_differs(Study, Key, Values) :-
    Study = study(Id),
    environment(Study, Key, _),
    Key \== processes,
    findall(Value, comment(Id, _, Key, Value), All),
    list_to_set(All, Values),
    Values = [_, _|_].

%!  study_parts(+Study, -Count) is det.
%
%   How many results it was merged from.

study_parts(study(Id), Count) :-
    aggregate_all(max(N), comment(Id, N, _, _), Count).
