/** <module> What the rows say of cases and of searches

A search belongs to one problem.  Rows may name none: then all are of one, ''.
*/
:- module(study_cases,
          [ case_problem/3,             % +Study, +Case, -Problem
            case_game/3,                % +Study, +Case, -Game
            case_squares/3,             % +Study, +Case, -Squares
            case_side/3,                % +Study, +Case, -Side
            case_level/3,               % +Study, +Case, -Level
            case_open/3,                % +Study, +Case, -Squares
            case_tells/2,               % +Study, +Case
            search_problem/3,           % +Study, +Search, -Problem
            search_game/3               % +Study, +Search, ?Game
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(rows).

%!  case_problem(+Study, +Case, -Problem) is det.

case_problem(Study, Case, Problem) :-
    (   case_value(Study, Case, problem, Problem0)
    ->  Problem = Problem0
    ;   Problem = ''
    ).

%!  case_game(+Study, +Case, -Game) is semidet.

case_game(Study, Case, Game) :-
    case_value(Study, Case, game, Game).

%!  case_squares(+Study, +Case, -Squares) is semidet.
%
%   Fails if no row says how large the world is.  Rows of endings may not.

case_squares(Study, Case, Squares) :-
    case_value(Study, Case, width, Width),
    case_value(Study, Case, height, Height),
    (   case_value(Study, Case, levels, Levels)
    ->  true
    ;   Levels = 1
    ),
    Squares is Width*Height*Levels.

%!  case_side(+Study, +Case, -Side) is semidet.
%
%   The shorter side of a level.

case_side(Study, Case, Side) :-
    case_value(Study, Case, width, Width),
    case_value(Study, Case, height, Height),
    Side is min(Width, Height).

%!  case_level(+Study, +Case, -Level) is semidet.
%
%   The kind of level that the case is on: level(Game, Made), where Made is the
%   name of who made it, '' if it stands in a file or was made to stand in the
%   way.

case_level(Study, Case, level(Game, Made)) :-
    case_game(Study, Case, Game),
    (   case_value(Study, Case, made, Made0)
    ->  Made = Made0
    ;   Made = ''
    ).

%!  case_open(+Study, +Case, -Squares) is semidet.
%
%   How many squares of its world can be entered.

case_open(Study, Case, Squares) :-
    case_value(Study, Case, squares, Squares).

%!  case_tells(+Study, +Case) is semidet.
%
%   Rows tell more of its answers than a score.

case_tells(Study, Case) :-
    case_value(Study, Case, told, _).

%   By the first row that has it.

:- table case_value/4.

case_value(Study, Case, Column, Value) :-
    once(( rows_of(Study, cell(_, Case, _, _, _, _), Row),
           row_value(Row, Column, Value)
         )).

%!  search_problem(+Study, +Search, -Problem) is det.
%
%   '' if the search was counted but not run.

search_problem(Study, Search, Problem) :-
    (   search_value(Study, Search, problem, Problem0)
    ->  Problem = Problem0
    ;   Problem = ''
    ).

%!  search_game(+Study, +Search, ?Game) is nondet.
%
%   The games on whose cases it was run.

search_game(Study, Search, Game) :-
    search_value(Study, Search, game, Game).

%   Each value that it has, once.

:- table search_value/4.

search_value(Study, Search, Column, Value) :-
    rows_of(Study, cell(_, _, Search, _, _, _), Row),
    row_value(Row, Column, Value).

rows_of(Study, Cell, Row) :-
    study_cell(Study, Cell),
    rows(Study, Cell, Rows),
    member(Row, Rows).
