/** <module> The programs of analysis/, run */
:- module(programs,
          [ run_program/4,              % +Program, +Arguments, -Status, -Text
            run_program/5               % +Prefix, +Program, +Arguments,
                                        % -Status, -Text
          ]).
:- use_module(library(process), [process_create/3, process_wait/2]).

%!  run_program(+Program, +Arguments, -Status, -Text) is det.
%
%   What the program of that name ends with, and all that it says, on either
%   stream.

run_program(Program, Arguments, Status, Text) :-
    run_program('', Program, Arguments, Status, Text).

%!  run_program(+Prefix, +Program, +Arguments, -Status, -Text) is det.
%
%   The same with Prefix before the command, for the shell.

run_program(Prefix, Program, Arguments, Status, Text) :-
    format(atom(Command),
           "2>&1 ~w swipl -O -f none -F none --no-packs --on-error=status \c
            --on-warning=status analysis/~w.pl -- \"$@\"", [Prefix, Program]),
    setup_call_cleanup(
        process_create(path(sh), ['-c', Command, sh|Arguments],
                       [ stdout(pipe(Out)), process(Process),
                         environment(['LD_PRELOAD'='']) ]),
        ( set_stream(Out, encoding(utf8)),
          read_string(Out, _, Text)
        ),
        close(Out)),
    process_wait(Process, exit(Status)).
