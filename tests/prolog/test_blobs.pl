/** <module> The C side's worlds come and go in any order */
:- module(test_blobs, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [member/2]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module('../../bridge/c_from_prolog/c_from_prolog').
:- use_module(files).

asked(Question) :-
    route_question(square(1, 10, 11), square(1, 3, 2), Question).

%   Prepares a world that nothing else refers to.

prepared(Name, Style, Prepared) :-
    world_named(rogue, World),
    c_world(World, Blob),
    solver_prepare(c, Name, Style, Blob, Prepared).

%   How many blobs of the Type have not been collected.

alive(Type, Count) :-
    garbage_collect,
    garbage_collect_atoms,
    aggregate_all(count, current_blob(_, Type), Count).

%   How much memory this process takes.

resident(Megabytes) :-
    read_file_to_string('/proc/self/statm', Text, []),
    split_string(Text, " ", "", [_, Pages|_]),
    number_string(Count, Pages),
    Megabytes is Count*4//1024.

run(Prepared, Cost) :-
    asked(Question),
    cost(Prepared, Question, Cost).

cost(Prepared, Question, Cost) :-
    solver_run(c, Prepared, Question, Answer),
    answer_score(Answer, Cost).

:- begin_tests(blobs).

test(the_library_is_that_of_the_build) :-
    build_directory(Build),
    current_foreign_library(File, _),
    absolute_file_name(foreign(reitti_c), Path,
                       [file_type(executable), access(read)]),
    absolute_file_name(File, Loaded0,
                       [ file_type(executable), access(read),
                         file_errors(fail) ]),
    Loaded0 == Path,
    !,
    file_directory_name(Path, Directory),
    same_file(Directory, Build).

test(a_square_says_its_level, error(domain_error(square, Square))) :-
    Square = square(0, 10, 11),
    prepared(two_phase, tuned, Prepared),
    route_question(Square, square(1, 3, 2), Question),
    solver_run(c, Prepared, Question, _).

test(no_square_is_blamed_for_what_is_too_much,
     [ forall(member(Squares-Numbers,
                     [ [square(1, 10, 11)]-[], [square(1, 10, 11)]-[3],
                       [square(1, 10, 11), square(1, 3, 2)]-[3], []-[] ])),
       error(domain_error(question, Question)) ]) :-
    prepared(two_phase, tuned, Prepared),
    question_make(Squares, Numbers, Question),
    solver_run(c, Prepared, Question, _).

test(a_prepared_world_outlives_its_world, Cost == 10) :-
    prepared(two_phase, tuned, Prepared),
    garbage_collect,
    garbage_collect_atoms,
    run(Prepared, Cost),
    solver_release(c, Prepared).

test(a_world_outlives_its_prepared_worlds, Costs == [10, 10]) :-
    world_named(rogue, World),
    c_world(World, Blob),
    findall(Cost,
            ( member(Name, [two_phase, bit_frontier]),
              solver_prepare(c, Name, tuned, Blob, Prepared),
              run(Prepared, Cost),
              solver_release(c, Prepared),
              garbage_collect_atoms
            ),
            Costs).

test(prepared_worlds_are_used_in_turn, Costs == [10, 30, 10, 30]) :-
    world_named(rogue, Rogue),
    world_named(tactics, Tactics),
    solver_prepare(c, two_phase, thesis, Rogue, A),
    solver_prepare(c, astar, thesis, Tactics, B),
    asked(Question),
    route_question(square(1, 1, 1), square(1, 10, 10), Other),
    findall(Cost,
            ( member(Prepared-Asked,
                     [A-Question, B-Other, A-Question, B-Other]),
              cost(Prepared, Asked, Cost)
            ),
            Costs),
    solver_release(c, A),
    solver_release(c, B).

%   A few may still be referred to by what is left on the stacks.

test(what_is_dropped_is_collected, Alive == [few, few]) :-
    forall(between(1, 500, _), prepared(two_phase, tuned, _)),
    findall(Many,
            ( member(Type, [reitti_world, reitti_prepared]),
              alive(Type, Count),
              (   Count < 10
              ->  Many = few
              ;   Many = Count
              )
            ),
            Alive).

test(what_is_kept_is_not_collected) :-
    length(Kept, 100),
    maplist(prepared(two_phase, tuned), Kept),
    alive(reitti_prepared, Count),
    Count >= 100,
    maplist(solver_release(c), Kept).

%   A hundred worlds of a megabyte, one after the other.

test(what_is_collected_is_freed) :-
    format(string(Row), "~`.t~1024|~n", []),
    length(Rows, 1024),
    maplist(=(Row), Rows),
    atomics_to_string(["game rogue\nlevel 1\n"|Rows], Text),
    world_of(Text, World),
    resident(Before),
    forall(between(1, 100, _),
           ( c_world(World, Blob),
             solver_prepare(c, two_phase, tuned, Blob, _),
             garbage_collect_atoms
           )),
    resident(After),
    assertion(After < Before+50).

test(releasing_twice_is_no_harm) :-
    prepared(two_phase, tuned, Prepared),
    solver_release(c, Prepared),
    solver_release(c, Prepared),
    garbage_collect_atoms.

test(what_is_released_cannot_be_run,
     error(existence_error(reitti_prepared, _))) :-
    prepared(two_phase, tuned, Prepared),
    solver_release(c, Prepared),
    run(Prepared, _).

test(a_world_is_no_prepared_world, error(type_error(reitti_prepared, _))) :-
    world_named(rogue, World),
    c_world(World, Blob),
    run(Blob, _).

test(a_prepared_world_is_no_world, error(type_error(_, _))) :-
    prepared(two_phase, tuned, Prepared),
    solver_prepare(c, two_phase, tuned, Prepared, _).

test(bad_world_terms_are_refused,
     [ forall(member(World, [ world(chess, cut, 1, 1, 1, '.'),
                              world(rogue, no, 1, 1, 1, '.'),
                              world(rogue, cut, 0, 1, 1, ''),
                              world(rogue, cut, 1, 2, 1, '.'),
                              world(rogue, cut, 65, 1, 1, '.'),
                              world(rogue, cut, 1, 1, 1, '?') ])),
       error(domain_error(world, World)) ]) :-
    c_world(World, _).

%   The answer's place is taken: nothing may be released twice later.

test(a_bound_world_is_refused, error(uninstantiation_error(taken))) :-
    world_named(rogue, World),
    call_cleanup(c_world(World, taken), garbage_collect_atoms).

test(a_bound_prepared_world_is_refused,
     error(uninstantiation_error(taken))) :-
    world_named(rogue, World),
    c_world(World, Blob),
    call_cleanup(solver_prepare(c, two_phase, tuned, Blob, taken),
                 garbage_collect_atoms).

:- end_tests(blobs).
