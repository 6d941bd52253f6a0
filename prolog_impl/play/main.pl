/** <module> A program of its own that plays one game by one solver

Mirror: c_impl/play/main.c.
*/
:- module(reitti_main,
          [ main/0
          ]).
:- use_module(library(lists), [reverse/2]).
:- use_module(options).
:- use_module(program).
:- use_module(screen).

%!  main
%
%   Plays the game that is loaded, and halts.

main :-
    program_known(Game, Title),
    !,
    program_run(Game, run(Game, Title)).

run(Game, Title) :-
    current_prolog_flag(argv, Words),
    play_options(Words, Options),
    (   memberchk(help, Options)
    ->  help(Text),
        format(Text, [Game, Title])
    ;   memberchk(version, Options)
    ->  version(Game)
    ;   reverse(Options, Last),
        (   memberchk(world(File), Last)
        ->  World = file(File)
        ;   World = own
        ),
        way(Options, Game, Way),
        program_solver(Game, Who),
        program_play(Game, World, Who, Way)
    ).

way(Options, Game, Way) :-
    (   \+ memberchk(screen, Options)
    ->  Way = lines
    ;   \+ screen_has_terminal
    ->  throw(usage_error('--screen', 'needs a terminal'))
    ;   screen_check(Refusal),
        Refusal \== none
    ->  format(string(Text), "~w: line by line, then", [Refusal]),
        program_complain(Game, Text),
        Way = lines
    ;   Way = screen
    ).

help("Usage: ~w [OPTION...]\n\c
      ~w.\n\n\c
      \s -w, --world FILE   play in this world instead of the game's own\n\c
      \s -s, --screen       use the whole terminal instead of line by line\n\c
      \s -h, --help         show this\n\c
      \s -V, --version      show the version, and which search plays\n\n\c
      Exit status: 0 fine, 2 bad arguments or world, 3 out of memory or the \c
      search failed,\n\c
      4 the output could not be written.\n").

version(Game) :-
    current_prolog_flag(reitti_version, Version),
    program_solver(Game, who(Name, Style, Language)),
    format("~w ~w (~w, ~w, ~w)~n", [Game, Version, Name, Style, Language]).
