/** <module> What the first lines of results say, and which can be merged

The lines `# key: value` say how a study was made.  Rows of two studies are
samples of one thing only if the same programs ran on the same machine.
*/
:- module(study_heads,
          [ head_check/2,               % +File, +Head
            heads_check/1               % +Heads
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(refusal).

%   The keys that results must have.  Where those marked `same` differ, the
%   programs or the machine do; where the others do, only the occasion.

key(reitti, same).
key(commit, free).                      % the build says whether it matters
key(build, same).
key(date, free).
key(machine, same).
key(architecture, same).
key(kernel, same).
key(compiler, same).
key(flags, same).
key(prolog_flags, same).
key(prolog, same).
key(cores, same).
key(memory_mb, same).
key(cases, same).
key(plan, free).
key(seed, free).
key(blocks, free).
key(planned_processes, free).

%   The same of what older results do not say.

key_of_newer(host, same).

%!  head_check(+File, +Head) is det.
%
%   Head is a list of Key-Value.
%
%   @throws error(csv_error(File, 1, Message), _)

head_check(File, Head) :-
    (   key(Key, _),
        \+ memberchk(Key-_, Head)
    ->  csv_refuse(File, 1, "there is no line '# ~w: ...'", [Key])
    ;   true
    ).

%!  heads_check(+Heads) is det.
%
%   Heads are File-Head, of results that are to be merged.
%
%   @throws error(unlike(File1, File2, Why), _)

heads_check(Heads) :-
    forall(( append(_, [File1-Head1|Rest], Heads),
             member(File2-Head2, Rest)
           ),
           heads_check(File1, Head1, File2, Head2)).

heads_check(File1, Head1, File2, Head2) :-
    (   member(Head, [Head1, Head2]),
        memberchk(hosts-Hosts, Head)
    ->  format(string(Why), "are of several machines, ~w", [Hosts])
    ;   ( key(Key, same) ; key_of_newer(Key, same) ),
        memberchk(Key-Value1, Head1),
        memberchk(Key-Value2, Head2),
        Value1 \== Value2
    ->  format(string(Why), "differ in ~w, '~w' and '~w'",
               [Key, Value1, Value2])
    ;   occasion(Head1, Values),
        occasion(Head2, Values)
    ->  Why = "are of one study"
    ;   true
    ),
    (   var(Why)
    ->  true
    ;   throw(error(unlike(File1, File2, Why), _))
    ).

%   What a study began with, to the second.  Other lines may be added to it or
%   change as it goes on: it may find that it needs fewer processes.

occasion(Head, Values) :-
    findall(Value,
            ( member(Key, [build, machine, date, seed]),
              memberchk(Key-Value, Head)
            ),
            Values).

:- multifile prolog:error_message//1.

prolog:error_message(unlike(File1, File2, Why)) -->
    [ '~w and ~w cannot be merged: they ~w'-[File1, File2, Why] ].
