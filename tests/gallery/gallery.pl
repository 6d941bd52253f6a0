/** <module> Solvers that misbehave, each in its own way

Each is the breadth-first search and one deed besides: before a step of the
protocol, to its answer, or to its trace.  The deeds stand in the files beside
this one.  expected.txt says what must come of each, and is the list of all of
them: those that misbehave in C do nothing here but answer.
*/
:- module(gallery, []).
:- use_module(library(lists), [member/2]).
:- use_module('../../bridge/prolog_from_c/prolog_from_c').
:- use_module('../../prolog_impl/kernels/breadth_first').
:- use_module('../../prolog_impl/solver').

:- multifile solver:solver/6, deed/2, changes/3, answers/4, leaves/4.
:- dynamic deed/2, changes/3, answers/4, leaves/4.

:- use_module(answers).
:- use_module(ends).
:- use_module(exceptions).
:- use_module(leavings).
:- use_module(memory).
:- use_module(preparing).
:- use_module(processes).
:- use_module(rows).
:- use_module(streams).
:- use_module(time).
:- use_module(traces).

%   Every solver has a module of its own, made from the list.

term_expansion(solvers_in(File), Clauses) :-
    prolog_load_context(directory, Directory),
    directory_file_path(Directory, File, Path),
    solver_clauses(Path, Clauses).

solver_clauses(Path, Clauses) :-
    setup_call_cleanup(open(Path, read, In),
                       read_string(In, _, Text),
                       close(In)),
    split_string(Text, "\n", "", Lines),
    findall(Clause,
            ( member(Line, Lines),
              split_string(Line, " ", "", [Word|_]),
              Word \== "",
              \+ string_concat(";", _, Word),
              atom_string(Name, Word),
              \+ solver(Name, _, _, _, _, _),
              solver_clause(Name, Clause)
            ),
            Clauses).

solver_clause(Name,
              solver:solver(Name, tuned, route, [city-[complete, best, same]],
                            "breadth-first, and a deed besides", Name)).
solver_clause(Name,
              (Name:prepare(World, Flood) :-
                   gallery:prepare(Name, World, Flood))).
solver_clause(Name,
              (Name:run(Flood, Question, Answer) :-
                   gallery:run(Name, Flood, Question, Answer))).
solver_clause(Name,
              (Name:trace(Flood, Question, Trace) :-
                   gallery:trace(Name, Flood, Question, Trace))).
solver_clause(Name,
              (Name:release(_) :- gallery:release(Name))).

solvers_in('expected.txt').

prepare(Name, World0, Flood) :-
    do(deed(Name, prepare), true),
    do(changes(Name, World0, World), World = World0),
    flood_prepare_stairs(World, Flood).

run(Name, Flood, Question, Answer) :-
    do(deed(Name, run), true),
    flood_route(Flood, Question, Answer0),
    do(answers(Name, Flood, Answer0, Answer), Answer = Answer0).

trace(Name, Flood, Question, Trace) :-
    do(deed(Name, trace), true),
    flood_trace(Flood, Question, Trace0),
    do(leaves(Name, Flood, Trace0, Trace), Trace = Trace0).

release(Name) :-
    do(deed(Name, release), true).

%   do(+Deed, +Otherwise): the deed of the solver, if it has one of this step.

do(Deed, Otherwise) :-
    (   \+ \+ clause(Deed, _)
    ->  call(Deed)
    ;   call(Otherwise)
    ).
