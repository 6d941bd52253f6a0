/** <module> What the programs here have in common

Arguments are read by library(main), so that `--help` tells of them.  No text or
number that they read or write depends on the locale, nor does what gnuplot
draws for them.  What goes wrong is told in one line; where nobody reads on,
they end quietly.
*/
:- module(program,
          [ program_start/4,            % :Argv, +Needed, +Further, -Arguments
            program_start/5,            % :Argv, +Needed, +Further, -Arguments,
                                        % -Options
            or_halt/2                   % :Goal, +Status
          ]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [append/3, member/2, nth0/3]).
:- use_module(library(main), [argv_options/4]).

:- meta_predicate
    program_start(:, +, +, -),
    program_start(:, +, +, -, -),
    or_halt(0, +).

%!  program_start(:Argv, +Needed, +Further, -Arguments) is det.
%
%   Arguments are those of Argv, which is the command line: one for each of the
%   names in the list Needed, and none or more for those in Further.  If it is
%   otherwise, the program ends with status 2.

program_start(Argv, Needed, Further, Arguments) :-
    program_start(Argv, Needed, Further, Arguments, _).

%!  program_start(:Argv, +Needed, +Further, -Arguments, -Options) is det.
%
%   The same of a program with options.

program_start(Argv, Needed, Further, Arguments, Options) :-
    set_prolog_flag(float_overflow, infinity),  % where an interval has no end
    no_locale,
    or_halt(( argv_options(Argv, Given, Options0, []),
              check_count(Given, Needed, Further)
            ),
            2),
    Arguments = Given,
    Options = Options0.

check_count(Arguments, Needed, Further) :-
    length(Arguments, Count),
    append(Needed, Further, Names),
    length(Names, Most),
    (   nth0(Count, Needed, Name)
    ->  throw(error(argument_missing(Name), _))
    ;   Count > Most
    ->  nth0(Most, Arguments, Argument),
        throw(error(argument_too_many(Argument), _))
    ;   true
    ).

:- multifile prolog:error_message//1.

prolog:error_message(argument_missing(Name)) -->
    [ '~w is missing (-h for help)'-[Name] ].
prolog:error_message(argument_too_many(Argument)) -->
    [ '\'~w\' is one argument too many (-h for help)'-[Argument] ].

no_locale :-
    setenv('LC_ALL', 'C.UTF-8'),
    setlocale(all, _, 'C.UTF-8'),
    locale_create(Locale, "C", []),
    set_locale(Locale),
    set_prolog_flag(encoding, utf8),
    forall(member(Stream, [user_output, user_error]),
           ( set_stream(Stream, encoding(utf8)),
             set_stream(Stream, locale(Locale))
           )).

%!  or_halt(:Goal, +Status) is det.
%
%   What goes wrong inside Goal is the world's doing, not ours: one line, and
%   the program ends with Status.

or_halt(Goal, Status) :-
    catch(Goal, Error, true),
    (   var(Error)
    ->  true
    ;   is_closed_pipe(Error)
    ->  halt(Status)
    ;   error_text(Error, Text),
        complain(Text),
        halt(Status)
    ).

is_closed_pipe(Error) :-
    subsumes_term(error(io_error(write, _), context(_, 'Broken pipe')), Error).

error_text(error(Formal, Context), Text) :-
    culprit(Formal, Culprit, Words),
    !,
    (   subsumes_term(context(_, _), Context),
        arg(2, Context, Message),
        nonvar(Message)
    ->  true
    ;   Message = Words
    ),
    format(string(Text), "~w: ~w", [Culprit, Message]).
error_text(Error, Text) :-
    phrase('$messages':translate_message(Error), Lines),
    with_output_to(string(Text0),
                   print_message_lines(current_output, '', Lines)),
    split_string(Text0, "\n", "\n ", Parts),
    exclude(==(""), Parts, Words),
    atomic_list_concat(Words, ' ', Text).

culprit(existence_error(_, File), File, "No such file or directory").
culprit(permission_error(_, _, File), File, "Permission denied").
culprit(io_error(write, _), 'standard output', "Input/output error").

%   One line on standard error.  If it cannot be written, the stream is closed:
%   with something left in it, halt/1 forgets its status.

complain(Line) :-
    stream_property(Error, file_no(2)),
    !,
    set_stream(Error, buffer(full)),
    catch(( format(Error, "reitti: ~s~n", [Line]),
            flush_output(Error)
          ),
          _,
          catch(close(Error, [force(true)]), _, true)).
