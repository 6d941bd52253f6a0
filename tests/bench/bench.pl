/** <module> What the benchmark calls in Prolog

Loaded beside the compiled program.
*/
:- module(bench,
          [ c_prepare_world/4,          % +Library, +WorldFile, +Search, -Prepared
            c_often/4                   % +Count, +Prepared, +Start, +Goal
          ]).

%!  c_prepare_world(+Library, +WorldFile, +Search, -Prepared) is det.
%
%   Prepares a tuned C search, called from Prolog.

c_prepare_world(Library, File, Search, Prepared) :-
    use_foreign_library(Library),
    world_reader:world_read(File, World),
    c_world(World, Blob),
    c_prepare(Search, tuned, Blob, Prepared).

%!  c_often(+Count, +Prepared, +Start, +Goal) is det.

c_often(Count, Prepared, Start, Goal) :-
    (   between(1, Count, _),
        c_run(Prepared, Start, Goal, _),
        fail
    ;   true
    ).
