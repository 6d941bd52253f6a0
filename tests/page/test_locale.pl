/** <module> A report is the same in every locale

In fi_FI a number has a comma, and in tr_TR the capital of `i` has a dot.  In C
nothing but ASCII is known, and no locale is what a cron job has.
*/
:- encoding(utf8).
:- module(test_locale, []).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module(library(process), [process_create/3, process_wait/2]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module('../analysis/directories').
:- use_module(reports).

%   locale(Name, Assignments): what stands before the command.

locale('C', 'LC_ALL=C').
locale(fi_FI, 'LC_ALL=fi_FI.UTF-8').
locale(tr_TR, 'LC_ALL=tr_TR.UTF-8').

:- dynamic made/1.                      % Directory

set_up :-
    made(_),
    !.
set_up :-
    lasting_directory(Directory),
    forall(member(Name, ['fi_FI', 'tr_TR']), make_locale(Directory, Name)),
    hostile_study(Directory, [games([rogue])]),
    forall(locale(Name, Assignments),
           make_report(Directory, Name, Assignments)),
    assertz(made(Directory)).

make_locale(Directory, Name) :-
    format(atom(Path), "~w/~w.UTF-8", [Directory, Name]),
    process_create(path(localedef), ['-i', Name, '-f', 'UTF-8', file(Path)],
                   [process(Process)]),
    process_wait(Process, exit(0)).

%   What it says is kept beside the rest, without the place of the page.

make_report(Directory, Name, Assignments) :-
    directory_file_path(Directory, Name, Out),
    format(atom(Prefix), "LOCPATH='~w' ~w", [Directory, Assignments]),
    report(Prefix, Directory, Out, Status, Said0),
    assertion(Status == 0),
    split_string(Said0, "\n", "", Lines0),
    once(append(Lines, [_, ""], Lines0)),
    atomic_list_concat(Lines, '\n', Said),
    write_text(Out, said, Said).

%   The files of a report, with their text.

report_file(Out, Name-Text) :-
    member(Pattern, ['index.html', said, 'tables/*', 'plots/*']),
    directory_file_path(Out, Pattern, Path),
    expand_file_name(Path, Files),
    member(File, Files),
    read_file_to_string(File, Text, [type(binary)]),
    atom_concat(Out, Name, File).

:- begin_tests(locale, [setup(set_up)]).

%   A locale that was not made would be taken for C.

test(locales_are_there,
     [ forall(member(Name-Expected, ['fi_FI'-"3,5\n", 'tr_TR'-"3,5\n"])),
       Said == Expected ]) :-
    made(Directory),
    format(atom(Command),
           "LOCPATH='~w' LC_ALL=~w.UTF-8 bash -c 'printf %.1f\\\\n 3,5'",
           [Directory, Name]),
    process_create(path(sh), ['-c', Command], [stdout(pipe(Out))]),
    call_cleanup(read_string(Out, _, Said), close(Out)).

test(same_files_in_every_locale,
     [forall(member(Name, [fi_FI, tr_TR]))]) :-
    made(Directory),
    directory_file_path(Directory, 'C', One),
    directory_file_path(Directory, Name, Other),
    findall(File, report_file(One, File), Files),
    findall(File, report_file(Other, File), Others),
    length(Files, Count),
    Count > 50,
    forall(member(File-Text, Files),
           assertion(memberchk(File-Text, Others))),
    length(Others, Count).

:- end_tests(locale).
