/** <module> Studies for the tests, in directories that go away again
*/
:- module(studies,
          [ with_files/3,               % +Files, -Directory, :Goal
            with_results/3,             % +Lines, -Study, :Goal
            results_text/2,             % +Rows, -Text
            results_text/3,             % +Options, +Rows, -Text
            with_made_up/3,             % +Options, -Directory, :Goal
            change_lines/3              % +File, :Change, +NewFile
          ]).
:- use_module(library(apply), [convlist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module('../../analysis/study/columns', [column_names/2]).
:- use_module('../../analysis/study/study').
:- use_module(directories).
:- use_module(made_up).
:- use_module(made_up_rows).

:- meta_predicate
    with_files(+, -, 0),
    with_results(+, -, 0),
    with_made_up(+, -, 0),
    change_lines(+, 2, +).

%!  with_files(+Files, -Directory, :Goal) is semidet.
%
%   Goal once, with a Directory that holds Files: a list of Name-Text.

with_files(Files, Directory, Goal) :-
    with_directory(
        Directory,
        ( forall(member(Name-Text, Files), write_text(Directory, Name, Text)),
          call(Goal)
        )).

%!  with_results(+Lines, -Study, :Goal) is semidet.
%
%   Goal once, with a Study of these lines of results, in which a line is
%   row(Kind, Lang, Slot, Process, Block, Ending, Runs, Cpu, Overhead).

with_results(Lines, Study, Goal) :-
    findall([ kind-Kind, lang-Lang, slot-Slot, process-Process, block-Block,
              ending-Ending, runs-Runs, cpu_ns-Cpu, overhead_ns-Overhead ],
            member(row(Kind, Lang, Slot, Process, Block, Ending, Runs, Cpu,
                       Overhead), Lines),
            Rows),
    results_text(Rows, Text),
    with_files(['results.csv'-Text], Directory,
               ( study_read(Directory, Study), Goal )).

%!  results_text(+Rows, -Text) is det.
%!  results_text(+Options, +Rows, -Text) is det.
%
%   Text of a file with these rows, each a list of Column-Value.  A column that
%   is not in it has what it has in the row of a warm run.  Options are those of
%   head/2.

results_text(Rows, Text) :-
    results_text([], Rows, Text).

results_text(Options, Rows, Text) :-
    column_names(results, Columns0),
    further_columns(Rows, Columns0, Further),
    append(Columns0, Further, Columns),
    findall(Column-Value, usual(Column, Value), Usual),
    with_output_to(string(Text),
                   ( write_head(current_output, Options, Columns),
                     forall(( member(Row, Rows), append(Row, Usual, Fields) ),
                            write_row(current_output, Columns, Fields))
                   )).

%   Columns that a file need not have, if a row has them.

further_columns(Rows, Columns, Further) :-
    findall(Column,
            ( member(Row, Rows),
              member(Column-_, Row),
              \+ memberchk(Column, Columns)
            ),
            Further0),
    sort(Further0, Further).

usual(kind, run).
usual(file, 'my.cases').
usual(case, maze).
usual(problem, digging).
usual(game, rogue).
usual(search, dig).
usual(style, tuned).
usual(lang, c).
usual(mode, optimize).
usual(process, 1).
usual(block, 1).
usual(ending, ok).
usual(runs, 1).
usual(cpu_ns, 1000).

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
