/** <module> A solver that is prepared for the world of a game, and asked

A guide is guide(Who, World, Prepared, Asked): Who is who(Name, Style,
Language); Asked is `none`, or asked(Question, Answer, Seconds), the last
question and what came of it.

Solvers of this language are those that are loaded.  One of another language is
asked through a module that other_language/2 names.

Mirror: c_impl/play/guide.c.
*/
:- module(reitti_guide,
          [ guide_known/2,              % ?Who, -Problem
            guide_make/3,               % +Who, +World, -Guide
            guide_free/1,               % +Guide
            guide_who/2,                % +Guide, -Who
            guide_world/2,              % +Guide, -World
            guide_problem/2,            % +Guide, -Problem
            guide_accepts/2,            % +Guide, +Question
            guide_ask/3,                % +Question, +Guide0, -Guide
            guide_forget/2,             % +Guide0, -Guide
            guide_asked/4,              % +Guide, -Question, -Answer, -Seconds
            guide_trace/2,              % +Guide, -Trace
            guide_name/2                % +Guide, -Text
          ]).
:- use_module('../problem').
:- use_module('../route/route', []).
:- use_module('../solver').

%   other_language(?Language, -Module): Module has solver_in/6, solver_prepare/5
%   and the others, whose first argument is the Language.

:- multifile other_language/2.
:- dynamic other_language/2.

%!  guide_known(?Who, -Problem) is nondet.
%
%   The solvers that there are.

guide_known(who(Name, Style, prolog), Problem) :-
    solver(Name, Style, Problem, _, _, _).
guide_known(who(Name, Style, Language), Problem) :-
    other_language(Language, Module),
    Module:solver_in(Language, Name, Style, Problem, _, _).

%!  guide_make(+Who, +World, -Guide) is det.
%
%   Prepares it for the world.

guide_make(Who, World, guide(Who, World, Prepared, none)) :-
    Who = who(Name, Style, Language),
    (   Language == prolog
    ->  solver_prepare(Name, Style, World, Prepared)
    ;   other_language(Language, Module),
        Module:solver_prepare(Language, Name, Style, World, Prepared)
    ).

%!  guide_free(+Guide) is det.

guide_free(guide(who(_, _, Language), _, Prepared, _)) :-
    (   Language == prolog
    ->  solver_release(Prepared)
    ;   other_language(Language, Module),
        Module:solver_release(Language, Prepared)
    ).

%!  guide_who(+Guide, -Who) is det.

guide_who(guide(Who, _, _, _), Who).

%!  guide_world(+Guide, -World) is det.

guide_world(guide(_, World, _, _), World).

%!  guide_problem(+Guide, -Problem) is det.

guide_problem(guide(Who, _, _, _), Problem) :-
    guide_known(Who, Problem),
    !.

%!  guide_accepts(+Guide, +Question) is det.
%
%   @throws error(domain_error(square, Square), context(_, Message))

guide_accepts(Guide, Question) :-
    guide_problem(Guide, Problem),
    guide_world(Guide, World),
    problem_accepts(Problem, World, Question).

%!  guide_ask(+Question, +Guide0, -Guide) is det.
%
%   Has an answer, and how long it took; guide_accepts/2 holds for the question.

guide_ask(Question, guide(Who, World, Prepared, _),
          guide(Who, World, Prepared, asked(Question, Answer, Seconds))) :-
    Who = who(_, _, Language),
    get_time(Begin),
    (   Language == prolog
    ->  solver_run(Prepared, Question, Answer)
    ;   other_language(Language, Module),
        Module:solver_run(Language, Prepared, Question, Answer)
    ),
    get_time(End),
    Seconds is End-Begin.

%!  guide_forget(+Guide0, -Guide) is det.
%
%   There is no last answer any more.

guide_forget(guide(Who, World, Prepared, _), guide(Who, World, Prepared, none)).

%!  guide_asked(+Guide, -Question, -Answer, -Seconds) is semidet.
%
%   The last question, if there is one.

guide_asked(guide(_, _, _, asked(Question, Answer, Seconds)), Question, Answer,
            Seconds).

%!  guide_trace(+Guide, -Trace) is det.
%
%   How the last answer came about: the squares that were expanded, and the
%   distances that are left.

guide_trace(Guide, Trace) :-
    Guide = guide(who(_, _, Language), _, Prepared, _),
    guide_asked(Guide, Question, _, _),
    (   Language == prolog
    ->  solver_trace(Prepared, Question, Trace)
    ;   other_language(Language, Module),
        Module:solver_trace(Language, Prepared, Question, Trace)
    ).

%!  guide_name(+Guide, -Text) is det.
%
%   Who it is: "astar (tuned, prolog)".

guide_name(guide(who(Name, Style, Language), _, _, _), Text) :-
    format(string(Text), "~w (~w, ~w)", [Name, Style, Language]).
