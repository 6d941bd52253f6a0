/** <module> What names of studies stand for */
:- module(study_paths,
          [ study_paths/2,              % +Text, -Paths
            results_file/2              % +Path, -Results
          ]).
:- use_module(library(filesex), [directory_file_path/3]).

%!  study_paths(+Text, -Paths) is det.
%
%   What one argument of a command stands for: the results of a study, or of
%   several with commas between them.  A directory stands for the results.csv in
%   it.  Names may have commas in them: what exists is not taken apart.
%
%   @throws error(no_name, _)

study_paths(Text, [Path|Paths]) :-
    (   \+ exists(Text),
        (   parted(Text, First, Rest),
            exists(First)
        ;   parted(Text, First, Rest)
        )
    ->  results_file(First, Path),
        study_paths(Rest, Paths)
    ;   results_file(Text, Path),
        Paths = []
    ).

parted(Text, First, Rest) :-
    sub_atom(Text, Before, 1, After, ','),
    sub_atom(Text, 0, Before, _, First),
    sub_atom(Text, _, After, 0, Rest).

exists(Path) :-
    exists_file(Path),
    !.
exists(Path) :-
    exists_directory(Path).

%!  results_file(+Path, -Results) is det.
%
%   A directory stands for the results.csv in it.
%
%   @throws error(no_name, _)

results_file(Path, Results) :-
    (   Path == ''
    ->  throw(error(no_name, _))
    ;   exists_directory(Path)
    ->  directory_file_path(Path, 'results.csv', Results)
    ;   Results = Path
    ).

:- multifile prolog:error_message//1.

prolog:error_message(no_name) -->
    [ 'the name of a study is empty' ].
