/** <module> What all playable programs have in common: options, the world, and
the one line that says what went wrong

A program is program(Game, Title, Walker, Text, Lines, Screen): what the game
is, in a line without its full stop; who asks the way; the game's own world, as
the text of its file; and what plays it line by line, and in the whole terminal,
both called with a term play(World, Guide, Title, Walker, Colour).

Mirror: c_impl/play/program.c.
*/
:- module(program,
          [ program_main/1              % :Program
          ]).
:- use_module(library(lists), [reverse/2]).
:- use_module('../search').
:- use_module('../world_reader').
:- use_module(console).
:- use_module(guide).
:- use_module(options).
:- use_module(screen).

:- meta_predicate program_main(:).

%!  program_main(:Program)
%
%   Runs the program and halts with its exit status: 0 fine, 2 bad arguments or
%   world, 3 out of memory or the search failed, 4 the output could not be
%   written.

program_main(Module:Program) :-
    on_signal(int, _, default),
    console_open,
    current_prolog_flag(argv, Words),
    arg(1, Program, Game),
    catch(( options(Words, Options),
            run(Options, Module:Program),
            flush_output
          ),
          Exception,
          true),
    (   var(Exception)
    ->  Status = 0
    ;   complaint(Exception, Game, Status, Text),
        complain(Game, Text)
    ),
    halt(Status).

run(Options, Program) :-
    (   memberchk(help, Options)
    ->  print_help(Program)
    ;   memberchk(version, Options)
    ->  print_version(Program)
    ;   reverse(Options, Last),
        (   memberchk(world(File), Last)
        ->  World = file(File)
        ;   World = own
        ),
        (   memberchk(screen, Options)
        ->  screen_check,
            Way = screen
        ;   Way = lines
        ),
        catch(play(World, Way, Program), Exception,
              throw(played(World, Exception)))
    ).

print_help(_:program(Game, Title, _, _, _, _)) :-
    help(Text),
    format(Text, [Game, Title]).
help("Usage: ~w [OPTION...]\n\c
      ~w.\n\n\c
      \s -w, --world FILE   play in this world instead of the game's own\n\c
      \s -s, --screen       use the whole terminal instead of line by line\n\c
      \s -h, --help         show this\n\c
      \s -V, --version      show the version, and which search plays\n\n\c
      Exit status: 0 fine, 2 bad arguments or world, 3 out of memory or the \c
      search failed,\n\c
      4 the output could not be written.\n").

print_version(_:program(Game, _, _, _, _, _)) :-
    current_prolog_flag(reitti_version, Version),
    search(Name, Style, _, _),
    !,
    format("~w ~w (~w, ~w, prolog)~n", [Game, Version, Name, Style]).
play(File, Way, Module:program(Game, Title, Walker, Text, Lines, Screen)) :-
    read_world(File, Game, Text, World),
    (   stream_property(user_output, tty(true)),
        \+ ( getenv('NO_COLOR', No), No \== '' )
    ->  Colour = true
    ;   Colour = false
    ),
    (   Way == lines
    ->  Goal = Lines
    ;   Goal = Screen
    ),
    setup_call_cleanup(
        guide_make(World, Guide),
        call(Module:Goal, play(World, Guide, Title, Walker, Colour)),
        guide_free(Guide)).

read_world(own, _, Text, World) :-
    string_codes(Text, Codes),
    world_parse(Codes, World).
read_world(file(File), Game, _, World) :-
    world_read(File, World),
    World = world(Other, _, _, _, _, _),
    (   Other == Game
    ->  true
    ;   format(string(Message), "this is a world of ~w, not of ~w",
               [Other, Game]),
        throw(error(play_error(Message), _))
    ).

%   complaint(+Exception, +Game, -ExitStatus, -Text)

complaint(usage_error(Word, What), Game, 2, Text) :-
    !,
    format(string(Text), "~w ~w; see ~w --help", [Word, What, Game]).
complaint(error(io_error(write, _), _), _, 4, Text) :-
    !,
    Text = "the output could not be written".
complaint(played(_, error(io_error(write, S), C)), Game, 4, Text) :-
    !,
    complaint(error(io_error(write, S), C), Game, 4, Text).
complaint(played(own, Exception), _, Status, Text) :-
    !,
    reason(Exception, Status, _, Text).
complaint(played(file(File), Exception), _, Status, Text) :-
    reason(Exception, Status, Line, Text0),
    (   integer(Line)
    ->  format(string(Text), "~w:~d: ~w", [File, Line, Text0])
    ;   format(string(Text), "~w: ~w", [File, Text0])
    ).

reason(error(world_error(Line, Text), _), 2, Line, Text) :- !.
reason(error(play_error(Text), _), 2, _, Text) :- !.
reason(error(existence_error(source_sink, File), _), 2, _, Text) :-
    !,
    (   exists_directory(File)
    ->  Text = "Is a directory"
    ;   Text = "No such file or directory"
    ).
reason(error(permission_error(_, source_sink, _), _), 2, _,
       "Permission denied") :- !.
reason(error(resource_error(_), _), 3, _, "out of memory") :- !.
reason(Exception, 3, _, Text) :-
    format(string(Text), "~q", [Exception]).

%   One line, whatever a file or an argument put into it.

complain(Game, Text) :-
    string_codes(Text, Codes0),
    findall(Code, ( member(Code0, Codes0), visible(Code0, Code) ), Codes),
    format(user_error, "~w: ~s~n", [Game, Codes]).

visible(Code, 0'?) :-
    code_type(Code, cntrl),
    !.
visible(Code, Code).
