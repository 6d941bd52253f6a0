/** <module> The C solvers as predicates

Every solver of either language with the same arguments:

    ?- world_read('tests/worlds/tactics.world', World),
       question_make([square(1,1,1), square(1,10,10)], [], Question),
       solve(c, astar, tuned, World, Question, Answer).

A world of the C side is a blob; preparing one for a C solver takes either that
or a world term, which it converts.  Blobs are released when they are no longer
referred to, in any order, or by solver_release/2.
*/
:- module(c_from_prolog,
          [ solve/6,                    % +Lang, +Name, +Style, +World,
                                        % +Question, -Answer
            solver_in/6,                % ?Lang, ?Name, ?Style, -Problem,
                                        % -Promises, -Summary
            solver_prepare/5,           % +Lang, +Name, +Style, +World,
                                        % -Prepared
            solver_run/4,               % +Lang, +Prepared, +Question, -Answer
            solver_trace/4,             % +Lang, +Prepared, +Question, -Trace
            solver_release/2,           % +Lang, +Prepared
            c_world/2                   % +World, -Blob
          ]).
:- use_module(library(error), [existence_error/2, must_be/2]).
:- use_module(library(lists), [member/2]).
:- reexport('../../prolog_impl/reitti').

%   The library is looked for where foreign libraries are (swipl -p
%   foreign=DIR), then where a pack has it, then in the project's build
%   directory.

:- multifile user:file_search_path/2.
:- dynamic user:file_search_path/2.
:- prolog_load_context(directory, Bridge),
   current_prolog_flag(arch, Arch),
   atomic_list_concat([Bridge, '/../../lib/', Arch], Pack),
   atom_concat(Bridge, '/../../build', Build),
   assertz(user:file_search_path(foreign, Pack)),
   assertz(user:file_search_path(foreign, Build)).

:- use_foreign_library(foreign(reitti_c)).

%!  solve(+Lang, +Name, +Style, +World, +Question, -Answer) is semidet.
%
%   One question, with all that goes with it.  Fails if there is no answer.
%
%   @throws error(domain_error(square, Square), _)

solve(Lang, Name, Style, World, Question, Answer) :-
    must_be(oneof([c, prolog]), Lang),
    (   blob(World, reitti_world)
    ->  true
    ;   must_be(atom, Name),
        must_be(atom, Style),
        (   solver_in(Lang, Name, Style, Problem, _, _)
        ->  problem_accepts(Problem, World, Question)
        ;   existence_error(solver, Style/Name)
        )
    ),
    setup_call_cleanup(
        solver_prepare(Lang, Name, Style, World, Prepared),
        solver_run(Lang, Prepared, Question, Answer),
        solver_release(Lang, Prepared)),
    answer_status(Answer, found).

%!  solver_in(?Lang, ?Name, ?Style, -Problem, -Promises, -Summary) is nondet.
%
%   Every solver there is.

solver_in(prolog, Name, Style, Problem, Promises, Summary) :-
    solver(Name, Style, Problem, Promises, Summary, _).
solver_in(c, Name, Style, Problem, Promises, Summary) :-
    c_solvers(Solvers),
    member(solver(Name, Style, Problem, Promises, Summary), Solvers).

%!  solver_prepare(+Lang, +Name, +Style, +World, -Prepared) is det.

solver_prepare(prolog, Name, Style, World, Prepared) :-
    solver_prepare(Name, Style, World, Prepared).
solver_prepare(c, Name, Style, World, Prepared) :-
    (   blob(World, reitti_world)
    ->  Blob = World
    ;   c_world(World, Blob)
    ),
    c_prepare(Name, Style, Blob, Prepared).

%!  solver_run(+Lang, +Prepared, +Question, -Answer) is det.

solver_run(prolog, Prepared, Question, Answer) :-
    solver_run(Prepared, Question, Answer).
solver_run(c, Prepared, Question, Answer) :-
    c_run(Prepared, Question, Answer).

%!  solver_trace(+Lang, +Prepared, +Question, -Trace) is det.

solver_trace(prolog, Prepared, Question, Trace) :-
    solver_trace(Prepared, Question, Trace).
solver_trace(c, Prepared, Question, Trace) :-
    c_trace(Prepared, Question, Trace).

%!  solver_release(+Lang, +Prepared) is det.

solver_release(prolog, Prepared) :-
    solver_release(Prepared).
solver_release(c, Prepared) :-
    c_release(Prepared).

%!  c_world(+World, -Blob) is det.
%
%   The world as the C side has it.
