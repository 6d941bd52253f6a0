/** <module> The worlds and cases that the tests share

Paths are those of the project's root, where the tests are run.  Each of these
throws rather than give a test nothing to do.
*/
:- module(files,
          [ files/2,                    % +Pattern, -Files
            world_named/2,              % +Name, -World
            world_of/2,                 % +Text, -World
            with_file/3,                % +Text, -File, :Goal
            with_long_line/4,           % +Before, +Begin, -File, :Goal
            with_stacks/3,              % +Bytes, :Goal, -Status
            placed_case/2,              % -Case, -World
            route_question/3,           % +Start, +Goal, -Question
            build_directory/1           % -Directory
          ]).
:- use_module(library(error), [existence_error/2]).
:- use_module(library(lists), [member/2]).
:- use_module('../../prolog_impl/reitti').

:- meta_predicate with_file(+, -, 0),
                  with_long_line(+, +, -, 0),
                  with_stacks(+, 0, -).

%!  files(+Pattern, -Files) is det.

files(Pattern, Files) :-
    expand_file_name(Pattern, Files),
    (   Files = [File|_],
        exists_file(File)
    ->  true
    ;   existence_error(files, Pattern)
    ).

%!  world_named(+Name, -World) is det.
%
%   The world of that name, or one that is made.

world_named(Said, World) :-
    made_is(Said),
    !,
    worlds_get(Said, World).
world_named(Name, World) :-
    format(atom(File), "tests/worlds/~w.world", [Name]),
    world_read(File, World).

%!  world_of(+Text, -World) is det.

world_of(Text, World) :-
    string_codes(Text, Codes),
    world_parse(Codes, World).

%!  with_file(+Text, -File, :Goal) is semidet.
%
%   Goal once, with a File that has this Text for its bytes.

with_file(Text, File, Goal) :-
    setup_call_cleanup(
        tmp_file_stream(File, Out, [encoding(octet)]),
        (   call_cleanup(format(Out, "~s", [Text]), close(Out)),
            once(Goal)
        ),
        delete_file(File)).

%!  with_long_line(+Before, +Begin, -File, :Goal) is semidet.
%
%   Goal once, with a File in which a line of 20 megabytes follows Before; it
%   starts with Begin.

with_long_line(Before, Begin, File, Goal) :-
    setup_call_cleanup(
        tmp_file_stream(File, Out, [encoding(octet)]),
        (   call_cleanup(format(Out, "~s~s~*c\n",
                                [Before, Begin, 20_000_000, 0'.]),
                         close(Out)),
            once(Goal)
        ),
        delete_file(File)).

%!  with_stacks(+Bytes, :Goal, -Status) is det.
%
%   How Goal ends, as thread_join/2 says it, if its stacks may take so much.

with_stacks(Bytes, Goal, Status) :-
    thread_create(Goal, Thread, [stack_limit(Bytes)]),
    thread_join(Thread, Status).

%!  placed_case(-Case, -World) is nondet.
%
%   Every case, its squares on their levels, with its world.

placed_case(Case, World) :-
    files('tests/cases/*.cases', Files),
    member(File, Files),
    cases_read(File, Cases),
    member(Case0, Cases),
    case_world(Case0, Name),
    world_named(Name, World),
    case_place(Case0, World, Case).

%!  route_question(+Start, +Goal, -Question) is det.

route_question(Start, Goal, Question) :-
    question_make([Start, Goal], [], Question).

%!  build_directory(-Directory) is det.
%
%   Where the command and the library under test are.

build_directory(Directory) :-
    user:file_search_path(foreign, Directory),
    atom(Directory),
    exists_directory(Directory),
    !.
