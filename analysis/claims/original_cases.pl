/** <module> The cases of 2010 among those of a study */
:- module(claims_original_cases,
          [ original_cases_file/1,      % -File
            original_in/3,              % +Study, +Name, -Case
            original_cell/6             % +Study, ?Name, +Style, +Lang, +Mode,
                                        % -Cell
          ]).
:- use_module(original).
:- use_module('../study/study').

%!  original_cases_file(-File) is det.
%
%   Where the project has them, relative to its root.

original_cases_file('tests/cases/original.cases').

%!  original_in(+Study, +Name, -Case) is det.
%
%   The Case of that name among the original's, which stand in a file that is
%   called as the project's own, wherever it lies.  Where a study has several
%   files called so, only the project's is meant.

original_in(Study, Name, in(File, Name)) :-
    original_cases_file(Own),
    file_base_name(Own, Base),
    findall(Path,
            ( study_case(Study, in(Path, _)),
              file_base_name(Path, Base)
            ),
            Paths),
    (   sort(Paths, [Only])
    ->  File = Only
    ;   File = Own
    ).

%!  original_cell(+Study, ?Name, +Style, +Lang, +Mode, -Cell) is nondet.
%
%   The times of the original's search on its case of that Name.

original_cell(Study, Name, Style, Lang, Mode,
              cell(run, Case, Search, Style, Lang, Mode)) :-
    original_case(Game, _, Name),
    original_game(Game, Search),
    original_in(Study, Name, Case).
