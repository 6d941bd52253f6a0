/** <module> Cases solved, for pictures of them

The one place of the analysis that asks the Prolog side: to read cases and
worlds, and to solve a case by the search that its game names, in tuned style.

  - A level is level(Game, Width, Height, Squares): Squares are
    Square-element(Glyph, Cost), Cost `none` where it cannot be entered.
  - A solution is solution(Search, Unit, From, To, Route, Distances, Cost,
    Expanded): Route are the squares behind From, Distances Square-Distance of
    those that got one.
*/
:- module(plots_solved,
          [ solved_case/5               % +Cases, -Name, -World, -Level,
                                        % -Solution
          ]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../../prolog_impl/reitti').

%!  solved_case(+Cases, -Name, -World, -Level, -Solution) is nondet.
%
%   The cases of the file Cases, relative to the project's root, that have an
%   answer; Name and World are what case and world are called.

solved_case(Cases0, Name, WorldName, Level, Solution) :-
    project_file(Cases0, CasesFile),
    cases_read(CasesFile, Cases),
    member(Case0, Cases),
    case_name(Case0, Name),
    case_world(Case0, WorldName),
    format(atom(Relative), "tests/worlds/~w.world", [WorldName]),
    project_file(Relative, WorldFile),
    world_read(WorldFile, World),
    case_place(Case0, World, Case),
    case_question(Case, Question),
    level(World, Level),
    solution(World, Question, Solution).

project_file(Relative, File) :-
    module_property(plots_solved, file(Here)),
    file_directory_name(Here, Plots),
    directory_file_path(Plots, '../..', Root),
    directory_file_path(Root, Relative, File0),
    absolute_file_name(File0, File).

level(World, level(Game, Width, Height, Squares)) :-
    world_game(World, Game),
    world_width(World, Width),
    world_height(World, Height),
    findall(Square-element(Glyph, Cost),
            ( world_each(World, Square),
              world_element(World, Square, Code),
              char_code(Glyph, Code),
              (   world_cost(World, Square, Cost0)
              ->  Cost = Cost0
              ;   Cost = none
              )
            ),
            Squares).

solution(World, Question,
         solution(Search, Unit, From, To, Squares, Distances, Cost,
                  Expanded)) :-
    question_squares(Question, [From, To]),
    world_game(World, Game),
    game(Game, Search, Unit),
    setup_call_cleanup(
        solver_prepare(Search, tuned, World, Prepared),
        ( solver_run(Prepared, Question, Answer),
          solver_trace(Prepared, Question, Trace)
        ),
        solver_release(Prepared)),
    answer_status(Answer, found),
    answer_score(Answer, Cost),
    answer_work(Answer, [Expanded|_]),
    answer_rows(Answer, Squares),
    trace_left(Trace, Left),
    findall(Square-Distance,
            ( world_each(World, Square),
              plane_number(Left, World, Square, Distance),
              Distance >= 0
            ),
            Distances).
