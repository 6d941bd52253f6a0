/** <module> The one solver that a playable program is saved with, asked for
routes through its world

A guide is guide(World, Problem, Prepared).

Mirror: c_impl/play/guide.c.
*/
:- module(reitti_guide,
          [ guide_solver/2,             % -Name, -Style
            guide_make/2,               % +World, -Guide
            guide_accepts/2,            % +Guide, +Question
            guide_ask/4,                % +Guide, +Question, -Answer, -Seconds
            guide_distances/3,          % +Guide, +Question, -Distances
            guide_free/1                % +Guide
          ]).
:- use_module('../answer').
:- use_module('../problem').
:- use_module('../route/route', []).
:- use_module('../solver').

%!  guide_solver(-Name, -Style) is det.
%
%   The solver that was loaded.

guide_solver(Name, Style) :-
    solver(Name, Style, _, _, _, _),
    !.

%!  guide_make(+World, -Guide) is det.
%
%   Prepares it for the world.

guide_make(World, guide(World, Problem, Prepared)) :-
    guide_solver(Name, Style),
    solver(Name, Style, Problem, _, _, _),
    !,
    solver_prepare(Name, Style, World, Prepared).

%!  guide_accepts(+Guide, +Question) is det.
%
%   @throws error(domain_error(square, Square), context(_, Message))

guide_accepts(guide(World, Problem, _), Question) :-
    problem_accepts(Problem, World, Question).

%!  guide_ask(+Guide, +Question, -Answer, -Seconds) is det.
%
%   The answer, and how long it took; guide_accepts/2 holds for the question.

guide_ask(guide(_, _, Prepared), Question, Answer, Seconds) :-
    get_time(Begin),
    solver_run(Prepared, Question, Answer),
    get_time(End),
    Seconds is End-Begin.

%!  guide_distances(+Guide, +Question, -Distances) is det.
%
%   The plane of distances that the solver leaves.

guide_distances(guide(_, _, Prepared), Question, Distances) :-
    solver_trace(Prepared, Question, Trace),
    trace_left(Trace, Distances).

%!  guide_free(+Guide) is det.

guide_free(guide(_, _, Prepared)) :-
    solver_release(Prepared).
