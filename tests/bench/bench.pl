/** <module> What the benchmark calls in Prolog

Loaded beside the compiled program.
*/
:- module(bench,
          [ c_prepare_world/4,          % +Library, +File, +Solver, -Prepared
            c_often/3                   % +Count, +Prepared, +Question
          ]).

%!  c_prepare_world(+Library, +File, +Solver, -Prepared) is det.
%
%   Prepares a tuned C solver, called from Prolog.

c_prepare_world(Library, File, Solver, Prepared) :-
    use_foreign_library(Library),
    reitti_world_reader:world_read(File, World),
    c_world(World, Blob),
    c_prepare(Solver, tuned, Blob, Prepared).

%!  c_often(+Count, +Prepared, +Question) is det.

c_often(Count, Prepared, Question) :-
    (   between(1, Count, _),
        c_run(Prepared, Question, _),
        fail
    ;   true
    ).
