/** <module> What the C side calls

The solvers themselves are called through solver.pl; here is what only a caller
from C needs.
*/
:- module(prolog_from_c,
          [ run_within/4,               % +Seconds, +Prepared, +Question,
                                        % -Answer
            run_often/3,                % +Count, +Prepared, +Questions
            run_idle/3,                 % +Count, +Prepared, +Questions
            run_nothing/3,              % +Count, +Prepared, +Questions
            read_only/1,                % +Said
            run_counted/3,              % +Prepared, +Question, -Inferences
            idle_counted/3,             % +Prepared, +Question, -Inferences
            forgets/2,                  % +Name, +Style
            forget_no_more/2,           % +Name, +Style
            collect/0,
            collections/1,              % -Count
            stacks/1,                   % -Bytes
            exception_text/2,           % +Exception, -Text
            load_outside/4              % +File, +Optimise, -Declared, -Needs
          ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(time), [call_with_time_limit/2]).

:- dynamic flag_before/2.

%   A flag that one solver sets as it is loaded is not one for all of them.

keep_flags :-
    forall(current_prolog_flag(Flag, Value),
           assertz(flag_before(Flag, Value))).

restore_flags :-
    forall(( retract(flag_before(Flag, Value)),
             current_prolog_flag(Flag, Now),
             Now \== Value
           ),
           catch(set_prolog_flag(Flag, Value), error(_, _), true)).

:- keep_flags.
:- use_module('../../prolog_impl/reitti').
:- use_module('../../prolog_impl/support/outside').
:- use_module(outside_words).
:- initialization(restore_flags).
:- initialization(set_prolog_gc_thread(false)).

%!  run_within(+Seconds, +Prepared, +Question, -Answer) is det.
%
%   @throws time_limit_exceeded

run_within(Seconds, Prepared, Question, Answer) :-
    call_with_time_limit(Seconds, solver_run(Prepared, Question, Answer)).

%!  run_often(+Count, +Prepared, +Questions) is semidet.
%
%   Runs so many times, the questions in turn, and forgets the answers: a block
%   to be timed, in which the border is crossed once.  Fails if a run does.

run_often(Count, Prepared, Questions) :-
    \+ ( in_turn(Count, Questions, Question),
         \+ solver_run(Prepared, Question, _)
       ).

%!  run_idle(+Count, +Prepared, +Questions) is semidet.
%
%   The same loop without the search: what the solver does around it.

run_idle(Count, Prepared, Questions) :-
    \+ ( in_turn(Count, Questions, Question),
         \+ solver_idle(Prepared, Question, _)
       ).

%!  run_nothing(+Count, +Prepared, +Questions) is det.
%
%   The same loop around an empty goal: what the loop itself takes.

run_nothing(Count, Prepared, Questions) :-
    \+ ( in_turn(Count, Questions, Question),
         \+ nothing(Prepared, Question, _)
       ).

nothing(_, _, _).

%   in_turn(+Count, +Questions, -Question): one after the other, from the first
%   again behind the last, until there were so many.

in_turn(Count, [Question], Question) :-
    !,
    between(1, Count, _).
in_turn(Count, Questions, Question) :-
    length(Questions, Length),
    Laps is Count // Length,
    (   between(1, Laps, _),
        member(Question, Questions)
    ;   Rest is Count mod Length,
        Rest > 0,
        length(First, Rest),
        append(First, _, Questions),
        member(Question, First)
    ).

%!  read_only(+Said) is det.
%
%   Reads or makes a world and forgets it.

read_only(Said) :-
    worlds_get(Said, _).

%!  run_counted(+Prepared, +Question, -Inferences) is det.

run_counted(Prepared, Question, Inferences) :-
    statistics(inferences, Before),
    solver_run(Prepared, Question, _),
    statistics(inferences, After),
    Inferences is After - Before.

%!  idle_counted(+Prepared, +Question, -Inferences) is det.

idle_counted(Prepared, Question, Inferences) :-
    statistics(inferences, Before),
    solver_idle(Prepared, Question, _),
    statistics(inferences, After),
    Inferences is After - Before.

%!  forgets(+Name, +Style) is semidet.
%
%   The solver keeps its state in facts and has a predicate, forget/0, that
%   removes them.

forgets(Name, Style) :-
    solver(Name, Style, _, _, _, Module),
    current_predicate(Module:forget/0),
    !.

%!  forget_no_more(+Name, +Style) is semidet.
%
%   Has that predicate do nothing from now on.

forget_no_more(Name, Style) :-
    solver(Name, Style, _, _, _, Module),
    abolish(Module:forget/0),
    assertz(Module:forget),
    !.

%!  collect is det.
%
%   Before a block is timed: what earlier ones left is not its to clear away.

collect :-
    garbage_collect,
    garbage_collect_clauses,
    trim_stacks.

%!  collections(-Count) is det.
%
%   Garbage collections so far, of stacks, atoms and clauses.

collections(Count) :-
    statistics(garbage_collection, [Stacks|_]),
    statistics(agc, Atoms),
    statistics(cgc, Clauses),
    Count is Stacks + Atoms + Clauses.

%!  stacks(-Bytes) is det.
%
%   Of the stacks, what is used.

stacks(Bytes) :-
    statistics(localused, Local),
    statistics(globalused, Global),
    statistics(trailused, Trail),
    Bytes is Local + Global + Trail.

%!  exception_text(+Exception, -Text) is det.
%
%   The first line of what Prolog would print of it.

exception_text(Exception, Text) :-
    message_to_codes(Exception, Codes),
    (   append(Line, [0'\n|_], Codes)
    ->  true
    ;   Line = Codes
    ),
    string_codes(Text, Line).

message_to_codes(Exception, Codes) :-
    '$messages':translate_message(Exception, Lines, []),
    !,
    with_output_to(codes(Codes0),
                   print_message_lines(current_output, '', Lines)),
    append(Codes, [0'\n], Codes0).
message_to_codes(Exception, Codes) :-
    format(codes(Codes), "~q", [Exception]).

%!  load_outside(+File, +Optimise, -Declared, -Needs) is det.
%
%   As outside_load/4, and the Words of what is declared: declared(Kind, Name,
%   Style, Line, Words).

load_outside(File, Optimise, declared(Kind, Name, Style, Line, Words),
             Needs) :-
    outside_load(File, Optimise, declared(Kind, Name, Style, Line), Needs),
    (   catch(declared_words(Kind, Name, Words), error(_, _), fail)
    ->  true
    ;   throw(outside(File, Line, "is declared wrongly"))
    ).
