/** <module> What can be asked of a world, and what a right answer is

A problem is a module in PROBLEM/PROBLEM.pl that adds a clause to problem/6 and
defines

  - accepts(+World, +Question) is det.
    The question, each field of which is what its kind asks for, may be asked of
    the world; throws if not.  It may be left out.
  - check(+World, +Question, +Answer, +Promises) is det.
    The answer can be right, by one who promises so much: a list out of
    `complete` (finds an answer if there is one), `best`, `same` (the one answer
    that the rules name) and `loose`.  Shares no code with solvers.
  - check_trace(+World, +Question, +Answer, +Trace) is det.
    A solver can have left this trace of the answer.  Not asked of one that is
    `loose`: its trace does not hang together square by square.
  - tell(+Question, +Answer, -Told) is det.
    What an answer that was found comes to, beside its score: a list of
    Name-Number.  The first says how much was asked for, the second how much of
    it was done.  It may be left out.
  - grow(+Game, +Side, -World, -Question) is det.
    A world of that size to be asked of, for curves of growth.

Checks throw error(wrong_answer(Message), _).

Mirror: c_impl/problem.c.
*/
:- module(problem,
          [ problem/6,                  % ?Name, -Fields, -Work, -Better,
                                        % -Solver, -Module
            problem_unsaid/1,           % -Problem
            problem_accepts/3,          % +Problem, +World, +Question
            problem_ask/4,              % +Problem, +World, +Question0,
                                        % -Question
            problem_check/5,            % +Problem, +World, +Question, +Answer,
                                        % +Promises
            problem_check_trace/5,      % +Problem, +World, +Question, +Answer,
                                        % +Trace
            problem_tell/4,             % +Problem, +Question, +Answer, -Told
            problem_grow/5              % +Problem, +Game, +Side, -World,
                                        % -Question
          ]).
:- use_module(library(error), [existence_error/2]).
:- use_module(answer).
:- use_module(question).
:- use_module(world).

%!  problem(?Name, -Fields, -Work, -Better, -Solver, -Module) is nondet.
%
%   Fields are those of its question, as question.pl has them.  Work are the
%   names of what is counted; an answer may leave out the last of them.  Better
%   says which score is right: `less`, `more` or only the `same`.  Solver
%   answers it where the game names none.

:- multifile problem/6.

%!  problem_unsaid(-Problem) is det.
%
%   The problem of cases and commands that name none.

problem_unsaid(route).

known(Problem, Fields, Module) :-
    (   problem(Problem, Fields0, _, _, _, Module0)
    ->  Fields = Fields0,
        Module = Module0
    ;   existence_error(problem, Problem)
    ).

%!  problem_accepts(+Problem, +World, +Question) is det.
%
%   @throws as question_check/3, and whatever the problem itself refuses

problem_accepts(Problem, World, Question) :-
    known(Problem, Fields, Module),
    world_check(World),
    question_check(Fields, World, Question),
    accepts(Module, World, Question).

%!  problem_ask(+Problem, +World, +Question0, -Question) is det.
%
%   The question, whose squares may have no level yet, can be asked of this
%   world; it is put on its levels.
%
%   @throws as problem_accepts/3

problem_ask(Problem, World, Question0, Question) :-
    known(Problem, Fields, Module),
    world_check(World),
    question_place(Fields, World, bare, Question0, Question),
    accepts(Module, World, Question).

%   A problem that says nothing accepts whatever its fields allow.

accepts(Module, World, Question) :-
    (   current_predicate(Module:accepts/2)
    ->  Module:accepts(World, Question)
    ;   true
    ).

%!  problem_check(+Problem, +World, +Question, +Answer, +Promises) is det.
%
%   @throws error(wrong_answer(Message), _)

problem_check(Problem, World, Question, Answer, Promises) :-
    known(Problem, _, Module),
    Module:check(World, Question, Answer, Promises).

%!  problem_check_trace(+Problem, +World, +Question, +Answer, +Trace) is det.
%
%   @throws error(wrong_answer(Message), _)

problem_check_trace(Problem, World, Question, Answer, Trace) :-
    known(Problem, _, Module),
    Module:check_trace(World, Question, Answer, Trace).

%!  problem_tell(+Problem, +Question, +Answer, -Told) is det.
%
%   What the problem tells of an answer, [] where nothing was found.

problem_tell(Problem, Question, Answer, Told) :-
    known(Problem, _, Module),
    (   current_predicate(Module:tell/3),
        answer_status(Answer, found)
    ->  Module:tell(Question, Answer, Told)
    ;   Told = []
    ).

%!  problem_grow(+Problem, +Game, +Side, -World, -Question) is det.

problem_grow(Problem, Game, Side, World, Question) :-
    known(Problem, _, Module),
    Module:grow(Game, Side, World, Question).

:- multifile prolog:error_message//1.

prolog:error_message(wrong_answer(Message)) -->
    [ 'wrong answer: ~s'-[Message] ].
