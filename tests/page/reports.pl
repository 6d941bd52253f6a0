/** <module> Made-up studies for the tests of the page, and reports on them */
:- encoding(utf8).
:- module(reports,
          [ hostile_name/1,             % -Name
            hostile_file/1,             % -File
            hostile_study/1,            % +Directory
            hostile_study/2,            % +Directory, +Options
            hostile_traces/1,           % +Directory
            report/4,                   % +Results, +Out, -Status, -Text
            report/5,                   % +Prefix, +Results, +Out, -Status,
                                        % -Text
            of_kinds/1,                 % ?Table
            has/2                       % +Text, +Part
          ]).
:- use_module(library(apply), [include/3, maplist/3]).
:- use_module(library(http/json), [json_write/2]).
:- use_module(library(lists), [append/2, append/3]).
:- use_module(library(process), [process_create/3]).
:- use_module('../../analysis/text/csv', [csv_line/2]).
:- use_module('../analysis/directories').
:- use_module('../analysis/made_up').
:- use_module('../analysis/programs').

%!  of_kinds(?Table) is nondet.
%
%   Tables of kinds of level and of growing numbers, which made_up.pl has none
%   of.

of_kinds('kinds-exponents').
of_kinds('kinds-growth').
of_kinds(searches).
of_kinds(abstractions).
of_kinds(crowds).
of_kinds('crowds-exponents').
of_kinds('crowds-cases').
of_kinds('crowds-numbers').

%!  hostile_name(-Name) is det.
%
%   What a case might be called by someone who means no good.

hostile_name('<script>throw"x"</script>|\\_&`>pwned`\'#%d%s%$HOME$,--{}~^*é').

%!  hostile_file(-File) is det.
%
%   And what the file of it.

hostile_file('my "cases", `>pwned` & <b>/%d $x.cases').

%!  hostile_study(+Directory) is det.
%!  hostile_study(+Directory, +Options) is det.
%
%   A made-up study in which another file has the cases of the original too, and
%   its rogue-2 has that name; and so has a world.

hostile_study(Directory) :-
    hostile_study(Directory, []).

hostile_study(Directory, Options) :-
    synthetic_study(Directory, 1, [processes(3), blocks(3)|Options]),
    hostile_name(Name0),
    hostile_file(File0),
    csv_line([Name0], Name),
    csv_line([File0], File),
    change_file(Directory, 'results.csv', another_file(File, Name)),
    change_file(Directory, 'pairs.csv', another_world(Name)).

%!  hostile_traces(+Directory) is det.
%
%   Traces of the original's cases in both files of that study, and of a case
%   that asks about no square, by `reitti traces`: of the searches that a study
%   measures.

hostile_traces(Directory) :-
    write_by(Directory, 'traces.json', write_traces).

write_traces(Out) :-
    absolute_file_name(foreign(reitti), Program, [access(execute)]),
    setup_call_cleanup(
        process_create(Program, [traces], [stdout(pipe(In))]),
        read_string(In, _, All),
        close(In)),
    split_string(All, "\n", "", Lines),
    of_file("original", Lines, Traces),
    of_file("parts", Lines, Parts),
    write(Out, Traces),
    write(Out, Parts),
    hostile_name(Name),
    hostile_file(File),
    quoted(File, FileText),
    quoted(Name, NameText),
    replaced(Traces, "\"tests/cases/original.cases\"", FileText, Traces1),
    replaced(Traces1, "\"rogue-2\"", NameText, Traces2),
    write(Out, Traces2).

of_file(Name, Lines0, Text) :-
    format(string(Start), "{\"file\":\"tests/cases/~w.cases\"", [Name]),
    include(begins(Start), Lines0, Lines),
    append(Lines, [""], Ended),
    atomic_list_concat(Ended, '\n', Text).

begins(Start, Line) :-
    string_concat(Start, _, Line).

quoted(Atom, Text) :-
    with_output_to(string(Text), json_write(current_output, Atom)).

replaced(Text0, Old, New, Text) :-
    atomic_list_concat(Parts, Old, Text0),
    atomic_list_concat(Parts, New, Text).

another_file(File, Name, Line0, Lines) :-
    Old = ",tests/cases/original.cases,",
    (   has(Line0, Old)
    ->  format(string(New), ",~w,", [File]),
        replace(Old, New, Line0, Line1),
        string_concat(New, "rogue-2,", OldCase),
        format(string(NewCase), "~w~w,", [New, Name]),
        replace(OldCase, NewCase, Line1, Line),
        Lines = [Line0, Line]
    ;   Lines = [Line0]
    ).

another_world(Name, Line0, [Line]) :-
    (   string_concat("rogue,", Rest, Line0)
    ->  format(string(Line), "~w,~w", [Name, Rest])
    ;   Line = Line0
    ).

replace(Old, New, Text0, Text) :-
    atomic_list_concat(Parts, Old, Text0),
    atomic_list_concat(Parts, New, Text).

%   Each line of the file becomes the lines that Change makes of it.

:- meta_predicate change_file(+, +, 2).

change_file(Directory, Name, Change) :-
    file_text(Directory, Name, Text0),
    split_string(Text0, "\n", "", Lines0),
    maplist(Change, Lines0, Lists),
    append(Lists, Lines),
    atomic_list_concat(Lines, '\n', Text),
    write_text(Directory, Name, Text).

%!  report(+Results, +Out, -Status, -Text) is det.
%
%   What the report ends with, and all that it says.

report(Results, Out, Status, Text) :-
    report('', Results, Out, Status, Text).

%!  report(+Prefix, +Results, +Out, -Status, -Text) is det.
%
%   The same with Prefix before the command, for the shell.

report(Prefix, Results, Out, Status, Text) :-
    run_program(Prefix, report, [file(Results), file(Out)], Status, Text).

%!  has(+Text, +Part) is semidet.

has(Text, Part) :-
    sub_string(Text, _, _, _, Part),
    !.
