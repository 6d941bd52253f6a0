/** <module> What solvers must answer in one case

A case is case(Name, Problem, World, Question, Best, Expectations, Line).  Best
is the true best score, or `none`; near(Score, Slack) where it was rounded and
may be so far from that; `unknown` where nobody knows it.  Expectations are

  - score(Solver, Score), which binds the solver of that name instead;
  - work(Solver, Count, Number), which binds one of its counts of work;
  - answer(Solver, Answer), which binds its rows; those of every solver that
    promises `same` if Solver is that word;
  - size(Width, Height), that of the world;
  - route(Squares), which binds the game's own solver and every solver that
    promises `same`.

An Answer is rows(Squares), or sum(Number), the checksum of its text.

Mirror: c_impl/cases.c.
*/
:- module(reitti_cases,
          [ case_make/8,                % +Name, +Problem, +World, +Question,
                                        % +Best, +Expectations, +Line, -Case
            case_name/2,                % +Case, -Name
            case_problem/2,             % +Case, -Problem
            case_world/2,               % +Case, -World
            case_question/2,            % +Case, -Question
            case_best/2,                % +Case, -Best
            case_line/2,                % +Case, -Line
            case_expects/3,             % +Case, ?Solver, -Score
            case_work/4,                % +Case, ?Solver, ?Count, -Number
            case_answer/3,              % +Case, ?Solver, -Answer
            case_route/2,               % +Case, -Squares
            case_size/3,                % +Case, -Width, -Height
            case_world_is_path/1,       % +World
            case_place/3                % +Case0, +World, -Case
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module(problem).
:- use_module(question).
:- use_module(score, [score_in/3]).
:- use_module(text).
:- use_module(world).

:- meta_predicate refuse_with_line(0, +, +).

%!  case_make(+Name, +Problem, +World, +Question, +Best, +Expectations, +Line,
%!            -Case) is det.

case_make(Name, Problem, World, Question, Best, Expectations, Line,
          case(Name, Problem, World, Question, Best, Expectations, Line)).

%!  case_name(+Case, -Name) is det.

case_name(case(Name, _, _, _, _, _, _), Name).

%!  case_problem(+Case, -Problem) is det.

case_problem(case(_, Problem, _, _, _, _, _), Problem).

%!  case_world(+Case, -World) is det.
%
%   As the case has it: a name or a path.

case_world(case(_, _, World, _, _, _, _), World).

%!  case_question(+Case, -Question) is det.

case_question(case(_, _, _, Question, _, _, _), Question).

%!  case_best(+Case, -Best) is det.
%
%   The best score, `none`, near(Score, Slack) or `unknown`.

case_best(case(_, _, _, _, Best, _, _), Best).

%!  case_line(+Case, -Line) is det.

case_line(case(_, _, _, _, _, _, Line), Line).

expected(case(_, _, _, _, _, Expectations, _), Expectation) :-
    member(Expectation, Expectations).

%!  case_expects(+Case, ?Solver, -Score) is nondet.
%
%   The score, or `none`, that the case expects of a solver by name.

case_expects(Case, Solver, Score) :-
    expected(Case, score(Solver, Score)).

%!  case_work(+Case, ?Solver, ?Count, -Number) is nondet.

case_work(Case, Solver, Count, Number) :-
    expected(Case, work(Solver, Count, Number)).

%!  case_answer(+Case, ?Solver, -Answer) is nondet.
%
%   Of every solver that promises it, Solver being `same`, or of one by name.

case_answer(Case, Solver, Answer) :-
    expected(Case, answer(Solver, Answer)).

%!  case_route(+Case, -Squares) is nondet.

case_route(Case, Squares) :-
    expected(Case, route(Squares)).

%!  case_size(+Case, -Width, -Height) is nondet.
%
%   Of the world, as the case says it.

case_size(Case, Width, Height) :-
    expected(Case, size(Width, Height)).

%!  case_world_is_path(+World) is semidet.
%
%   World is a path, relative to the cases, rather than a name.

case_world_is_path(World) :-
    (   sub_atom(World, _, _, _, /)
    ;   sub_atom(World, _, _, _, '.world')
    ;   sub_atom(World, _, _, _, '.map')
    ),
    !.

%!  case_place(+Case0, +World, -Case) is det.
%
%   Puts the case's squares on their levels, and asks its problem whether the
%   question may be asked.
%
%   @throws error(cases_error(Line, Message), _)

case_place(case(Name, Problem, W, Question0, Best0, Expectations0, Line), World,
           case(Name, Problem, W, Question, Best, Expectations, Line)) :-
    problem(Problem, Fields, _, _, _, _),
    forall(member(size(Width, Height), Expectations0),
           check_size(World, Width, Height, Line)),
    refuse_with_line(question_place(Fields, World, named, Question0, Question),
                     Line, ""),
    maplist(place_expectation(World, Line), Expectations0, Expectations1),
    place_scores(Problem, World, Line, Best0-Expectations1, Best-Expectations),
    refuse_with_line(problem_accepts(Problem, World, Question), Line, "").

check_size(World, Width0, Height0, Line) :-
    world_width(World, Width),
    world_height(World, Height),
    (   Width =:= Width0,
        Height =:= Height0
    ->  true
    ;   format(string(Text), "the map is ~d x ~d, not ~d x ~d",
               [Width, Height, Width0, Height0]),
        throw(error(cases_error(Line, Text), _))
    ).

%   Counts what was read as the game does, where scores are costs.

place_scores(Problem, World, Line, Best0-Expectations0, Best-Expectations) :-
    world_game(World, Game),
    (   \+ problem_unsaid(Problem)
    ->  Best = Best0,
        Expectations = Expectations0
    ;   (   memberchk(Best0, [near(_, _), unknown])
        ->  Best = Best0
        ;   score_in(Game, Best0, Best)
        ),
        maplist(place_score(Game), Expectations0, Expectations)
    ->  true
    ;   format(string(Text), "~w has no such cost", [Game]),
        throw(error(cases_error(Line, Text), _))
    ).

place_score(Game, score(Solver, Score0), score(Solver, Score)) :-
    !,
    score_in(Game, Score0, Score).
place_score(_, Expectation, Expectation).

place_expectation(World, Line, route(Squares0), route(Squares)) :-
    !,
    place_squares(World, Line, "route", Squares0, Squares).
place_expectation(World, Line, answer(Solver, rows(Squares0)),
                  answer(Solver, rows(Squares))) :-
    !,
    (   Solver == same
    ->  Key = answer
    ;   atom_concat(Solver, '.answer', Key)
    ),
    place_squares(World, Line, Key, Squares0, Squares).
place_expectation(_, _, Expectation, Expectation).

place_squares(World, Line, Key, Squares0, Squares) :-
    word_text(Key, Shown),
    format(string(Whose), "~s=: ", [Shown]),
    maplist(place_square(World, Line, Whose), Squares0, Squares).

place_square(World, Line, Whose, Square0, Square) :-
    refuse_with_line(( world_place(World, Square0, Square),
                       world_check_inside(World, Square)
                     ),
                     Line, Whose).

%   What Goal refuses of the question is refused with the line.

refuse_with_line(Goal, Line, Whose) :-
    catch(Goal,
          error(domain_error(_, _), context(_, Message)),
          ( string_concat(Whose, Message, Text),
            throw(error(cases_error(Line, Text), _))
          )).

:- multifile prolog:error_message//1.

prolog:error_message(cases_error(Line, Message)) -->
    [ 'line ~d: ~s'-[Line, Message] ].
