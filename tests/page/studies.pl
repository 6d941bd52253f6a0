/** <module> Made-up studies for the tests of the page, and reports on them */
:- encoding(utf8).
:- module(studies,
          [ with_directory/2,           % -Directory, :Goal
            hostile_name/1,             % -Name
            hostile_study/1,            % +Directory
            rename_search/3,            % +Directory, +Old, +New
            report/4,                   % +Results, +Out, -Status, -Text
            report_to/3,                % +Output, +Results, -Status
            file_text/3,                % +Directory, +Name, -Text
            has/2                       % +Text, +Part
          ]).
:- use_module(library(filesex),
              [delete_directory_and_contents/1, directory_file_path/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(process), [process_create/3, process_wait/2]).
:- use_module(library(readutil),
              [read_file_to_string/3, read_stream_to_codes/2]).
:- use_module('../../analysis/csv_text', [csv_field/2]).
:- use_module('../analysis/made_up').

:- meta_predicate with_directory(-, 0).

%!  with_directory(-Directory, :Goal) is semidet.
%
%   Goal once, with a directory that is gone afterwards.

with_directory(Directory, Goal) :-
    tmp_file(study, Directory),
    setup_call_cleanup(
        make_directory(Directory),
        once(Goal),
        delete_directory_and_contents(Directory)).

%!  hostile_name(-Name) is det.
%
%   What a search might be called by someone who means no good.

hostile_name('<script>throw "x"</script>|\\_&`\'#%$,{}').

%!  hostile_study(+Directory) is det.
%
%   A made-up study in which a search has that name.

hostile_study(Directory) :-
    synthetic_study(Directory, 1, [processes(3), blocks(3)]),
    hostile_name(Name),
    rename_search(Directory, bit_frontier, Name).

%!  rename_search(+Directory, +Old, +New) is det.
%
%   Where it stands in a field of its own.

rename_search(Directory, Old, New) :-
    csv_field(New, Field),
    forall(member(Name, ['results.csv', 'sizes.csv', 'pairs.csv']),
           ( file_text(Directory, Name, Text),
             atomic_list_concat([',', Old, ','], OldField),
             atomic_list_concat([',', Field, ','], NewField),
             atomic_list_concat(Parts, OldField, Text),
             atomic_list_concat(Parts, NewField, Renamed),
             directory_file_path(Directory, Name, File),
             setup_call_cleanup(
                 open(File, write, Out, [encoding(utf8)]),
                 write(Out, Renamed),
                 close(Out))
           )).

%!  report(+Results, +Out, -Status, -Text) is det.
%
%   What the report ends with, and all that it says.

report(Results, Out, Status, Text) :-
    process_create(path(sh),
                   [ '-c',
                     'exec swipl -O -f none -F none --no-packs \c
                      --on-error=status --on-warning=status \c
                      analysis/report.pl -- "$1" "$2" 2>&1',
                     sh, file(Results), file(Out) ],
                   [ stdout(pipe(Stream)), process(Process),
                     environment(['LD_PRELOAD'='']) ]),
    set_stream(Stream, encoding(utf8)),
    call_cleanup(read_stream_to_codes(Stream, Codes), close(Stream)),
    process_wait(Process, exit(Status)),
    string_codes(Text, Codes).

%!  report_to(+Output, +Results, -Status) is det.
%
%   What the report ends with if what it says goes to the file Output.

report_to(Output, Results, Status) :-
    process_create(path(sh),
                   [ '-c',
                     'exec swipl -O -f none -F none --no-packs \c
                      --on-error=status --on-warning=status \c
                      analysis/report.pl -- "$1" "$1" >"$2" 2>/dev/null',
                     sh, file(Results), file(Output) ],
                   [ process(Process), environment(['LD_PRELOAD'='']) ]),
    process_wait(Process, exit(Status)).

%!  file_text(+Directory, +Name, -Text) is det.

file_text(Directory, Name, Text) :-
    directory_file_path(Directory, Name, File),
    read_file_to_string(File, Text, [encoding(utf8)]).

%!  has(+Text, +Part) is semidet.

has(Text, Part) :-
    sub_string(Text, _, _, _, Part),
    !.
