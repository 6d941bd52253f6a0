/** <module> What analysis/sizes.pl writes, row by row */
:- module(sizes_rows,
          [ run_sizes/4,                % +Root, +Build, -Rows, -Status
            run_sizes/5,                % +Root, +Build, -Text, -Rows, -Status
            sizes_rows/2,               % +Text, -Rows
            size_row/3,                 % +Rows, ?Key, -Row
            size_value/4                % +Rows, +Key, +Column, -Value
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(csv), [csv//2]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module(library(process), [process_create/3, process_wait/2]).

%!  run_sizes(+Root, +Build, -Rows, -Status) is det.
%!  run_sizes(+Root, +Build, -Text, -Rows, -Status) is det.
%
%   Rows are lists of Column-Value, in the order of the columns; Text is the
%   whole file.  Status is how the program ended.

run_sizes(Root, Build, Rows, Status) :-
    run_sizes(Root, Build, _, Rows, Status).

run_sizes(Root, Build, Text, Rows, Status) :-
    current_prolog_flag(executable, Prolog),
    setup_call_cleanup(
        process_create(Prolog,
                       [ '-f', none, '-F', none, '--no-packs',
                         '--on-error=status', '--on-warning=status',
                         'analysis/sizes.pl', '--', Root, Build ],
                       [stdout(pipe(Out)), stderr(null), process(Process)]),
        read_string(Out, _, Text),
        close(Out)),
    process_wait(Process, Status),
    sizes_rows(Text, Rows).

%!  sizes_rows(+Text, -Rows) is det.

sizes_rows(Text, Rows) :-
    string_codes(Text, Codes),
    phrase(csv(Terms, []), Codes),
    (   Terms = [Head|Lines]
    ->  Head =.. [_|Columns],
        maplist(fields(Columns), Lines, Rows)
    ;   Rows = []
    ).

fields(Columns, Line, Fields) :-
    Line =.. [_|Values],
    pairs_keys_values(Fields, Columns, Values).

%!  size_row(+Rows, ?Key, -Row) is nondet.
%
%   Key is [Kind, Name, Style, Lang, Scope, Part].

size_row(Rows, [Kind, Name, Style, Lang, Scope, Part], Row) :-
    member(Row, Rows),
    Row = [ kind-Kind, name-Name, style-Style, lang-Lang, scope-Scope,
            part-Part | _ ].

%!  size_value(+Rows, +Key, +Column, -Value) is semidet.

size_value(Rows, Key, Column, Value) :-
    size_row(Rows, Key, Row),
    !,
    memberchk(Column-Value, Row).
