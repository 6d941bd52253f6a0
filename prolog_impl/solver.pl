/** <module> The protocol of every solver, and the register of all of them

A solver is a module in a file of its own that defines

  - prepare(+World, -Prepared) is det.
    Makes what the solver needs for this world, once.
  - run(+Prepared, +Question, -Answer) is det.
    Answers a question that the problem accepts.  Leaves nothing behind that
    affects the next run.
  - trace(+Prepared, +Question, -Trace) is det.
    Runs again and tells the work in order and what the run left.
  - release(+Prepared) is det.
    Where there is something to release.
  - idle(+Prepared, +Question, -Answer) is det.
    Where run/3 does what is not to be timed: all of it but the search.

and makes itself known with a clause of solver/6; nothing else names it.
Questions are those of question.pl, answers and traces those of answer.pl.

Mirror: c_impl/solver.c.
*/
:- module(solver,
          [ solver/6,                   % ?Name, ?Style, -Problem, -Promises,
                                        % -Summary, -Module
            solver_promises/4,          % +Name, +Style, +Where, -Promised
            solver_prepare/4,           % +Name, +Style, +World, -Prepared
            solver_run/3,               % +Prepared, +Question, -Answer
            solver_idles/2,             % +Name, +Style
            solver_idle/3,              % +Prepared, +Question, -Answer
            solver_trace/3,             % +Prepared, +Question, -Trace
            solver_release/1,           % +Prepared
            refuse/1,                   % +Text
            solve/5                     % +Name, +Style, +World, +Question,
                                        % -Answer
          ]).
:- use_module(library(error), [domain_error/2, existence_error/2, must_be/2]).
:- use_module(library(lists), [member/2]).
:- use_module(answer).
:- use_module(game).
:- use_module(problem).
:- use_module(world).

%!  solver(?Name, ?Style, -Problem, -Promises, -Summary, -Module) is nondet.
%
%   Style is the folder that it stands in.  Promises are pairs For-Promised: For
%   is the name of a game, or a list of traits that a game must have; Promised a
%   list out of `complete`, `best`, `same` and `loose`.  The first pair that
%   fits a game holds; a solver takes no other game.

:- multifile solver/6.

%!  solver_promises(+Name, +Style, +Where, -Promised) is semidet.
%
%   What the solver promises in a world, or in the worlds of a game that say
%   nothing of their ways.  Fails if it does not take them.

solver_promises(Name, Style, Where, Promised) :-
    (   atom(Where)
    ->  Game = Where,
        game_ways(Game, Ways)
    ;   world_game(Where, Game),
        world_ways(Where, Ways)
    ),
    solver(Name, Style, _, Promises, _, _),
    member(For-Promised0, Promises),
    takes(For, Game, Ways),
    !,
    Promised = Promised0.

takes(Game, Game, _) :- !.
takes(Traits, Game, Ways) :-
    is_list(Traits),
    forall(member(Trait, Traits), game_trait(Game, Ways, Trait)).

%!  solver_prepare(+Name, +Style, +World, -Prepared) is det.
%
%   @throws error(existence_error(solver, Style/Name), _)

solver_prepare(Name, Style, World, prepared(Module, Prepared)) :-
    known(Name, Style, _, Module),
    (   solver_promises(Name, Style, World, _)
    ->  true
    ;   domain_error(solver_of_this_game, Name)
    ),
    Module:prepare(World, Prepared).

known(Name, Style, Problem, Module) :-
    must_be(atom, Name),
    must_be(atom, Style),
    (   solver(Name, Style, Problem0, _, _, Module0)
    ->  Problem = Problem0,
        Module = Module0
    ;   existence_error(solver, Style/Name)
    ).

%!  solver_run(+Prepared, +Question, -Answer) is det.

solver_run(prepared(Module, Prepared), Question, Answer) :-
    Module:run(Prepared, Question, Answer).

%!  solver_idles(+Name, +Style) is semidet.
%
%   The solver does what is not to be timed around its search.

solver_idles(Name, Style) :-
    solver(Name, Style, _, _, _, Module),
    current_predicate(Module:idle/3),
    !.

%!  solver_idle(+Prepared, +Question, -Answer) is det.
%
%   Runs without the search.

solver_idle(prepared(Module, Prepared), Question, Answer) :-
    Module:idle(Prepared, Question, Answer).

%!  solver_trace(+Prepared, +Question, -Trace) is det.

solver_trace(prepared(Module, Prepared), Question, Trace) :-
    Module:trace(Prepared, Question, Trace).

%!  solver_release(+Prepared) is det.

solver_release(prepared(Module, Prepared)) :-
    (   current_predicate(Module:release/1)
    ->  Module:release(Prepared)
    ;   true
    ).

%!  solve(+Name, +Style, +World, +Question, -Answer) is semidet.
%
%   One question, with all that goes with it.  Fails if there is no answer.
%
%   @throws error(domain_error(square, Square), _)

solve(Name, Style, World, Question, Answer) :-
    known(Name, Style, Problem, _),
    problem_accepts(Problem, World, Question),
    setup_call_cleanup(
        solver_prepare(Name, Style, World, Prepared),
        solver_run(Prepared, Question, Answer),
        solver_release(Prepared)),
    answer_status(Answer, found).

%!  refuse(+Text) is failure.
%
%   What a solver says in prepare/2 or run/3 of a world or a question that is
%   valid, but not for it.
%
%   @throws refused(Text)

refuse(Text) :-
    throw(refused(Text)).

:- multifile prolog:message//1.

prolog:message(refused(Text)) -->
    [ '~w'-[Text] ].
