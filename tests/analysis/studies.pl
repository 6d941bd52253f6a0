/** <module> Studies for the tests, in directories that go away again
*/
:- module(studies,
          [ with_files/3,               % +Files, -Directory, :Goal
            with_results/3,             % +Lines, -Study, :Goal
            with_made_up/3,             % +Options, -Directory, :Goal
            change_lines/3              % +File, :Change, +NewFile
          ]).
:- use_module(library(apply), [convlist/3]).
:- use_module(library(filesex),
              [delete_directory_and_contents/1, directory_file_path/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module('../../analysis/study').
:- use_module(made_up).

:- meta_predicate
    with_files(+, -, 0),
    with_results(+, -, 0),
    with_made_up(+, -, 0),
    change_lines(+, 2, +).

%!  with_files(+Files, -Directory, :Goal) is semidet.
%
%   Goal once, with a Directory that holds Files: a list of Name-Text.

with_files(Files, Directory, Goal) :-
    setup_call_cleanup(
        ( tmp_file(study, Directory), make_directory(Directory) ),
        (   forall(member(Name-Text, Files), write_text(Directory, Name, Text)),
            once(Goal)
        ),
        delete_directory_and_contents(Directory)).

write_text(Directory, Name, Text) :-
    directory_file_path(Directory, Name, File),
    setup_call_cleanup(
        open(File, write, Out, [encoding(utf8)]),
        write(Out, Text),
        close(Out)).

%!  with_results(+Lines, -Study, :Goal) is semidet.
%
%   Goal once, with a Study of these lines of results, in which a line is
%   row(Kind, Lang, Slot, Process, Block, Ending, Runs, Cpu, Overhead).

with_results(Lines, Study, Goal) :-
    findall(Text,
            ( member(row(Kind, Lang, Slot, Process, Block, Ending, Runs, Cpu,
                         Overhead), Lines),
              format(string(Text),
                     "~w,maze,rogue,dig,tuned,~w,optimize,~w,~w,~w,~w,~w,~w,~w",
                     [Kind, Lang, Slot, Process, Block, Ending, Runs, Cpu,
                      Overhead])
            ),
            Texts),
    atomic_list_concat(["kind,case,game,search,style,lang,mode,slot,process,\c
                         block,ending,runs,cpu_ns,overhead_ns"|Texts],
                       '\n', Text0),
    atom_concat(Text0, '\n', Text),
    with_files(['results.csv'-Text], Directory,
               ( study_read(Directory, Study), Goal )).

%!  with_made_up(+Options, -Directory, :Goal) is semidet.
%
%   Goal once, with the Directory of a made-up study.

with_made_up(Options, Directory, Goal) :-
    with_files([], Directory,
               ( synthetic_study(Directory, 1, Options), Goal )).

%!  change_lines(+File, :Change, +NewFile) is det.
%
%   NewFile has the lines of File for which call(Change, Line0, Line) succeeds.

change_lines(File, Change, NewFile) :-
    read_file_to_string(File, Text0, [encoding(utf8)]),
    split_string(Text0, "\n", "", Lines0),
    convlist(Change, Lines0, Lines),
    atomic_list_concat(Lines, '\n', Text),
    file_directory_name(NewFile, Directory),
    file_base_name(NewFile, Name),
    write_text(Directory, Name, Text).
