/** <module> What can be played, and playing it

A game that is played adds its clauses to two predicates here; nothing else
names it.

  - program(Game, Title, Walker, Text, Lines, Screen): Title is what the game
    is, in a line without its full stop; Walker who asks the way; Text the
    game's own world.  Lines plays it line by line, Screen in the whole
    terminal, both called with a play.
  - asks(Game, Problem): its questions are of that problem, and who answers may
    be chosen while it is played.  Others ask for routes.

A play is play(World, Guides, Title, Walker, Coloured): what is needed to play a
game, once its world is known.

Mirror: c_impl/play/program.c.
*/
:- module(reitti_program,
          [ program_own_world/2,        % +Game, -Text
            program_known/2,            % ?Game, -Title
            program_solver/2,           % +Game, -Who
            program_run/2,              % +Game, :Goal
            program_play/4,             % +Game, +World, +Who, +Way
            program_complain/2,         % +Game, +Text
            play_world/2,               % +Play, -World
            play_with_world/3,          % +World, +Play0, -Play
            play_guides/2,              % +Play, -Guides
            play_title/2,               % +Play, -Title
            play_walker/2,              % +Play, -Walker
            play_coloured/2             % +Play, -Coloured
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module('../problem').
:- use_module('../support/loading').
:- use_module('../world').
:- use_module('../world_reader').
:- use_module(console).
:- use_module(guide).
:- use_module(guides).

:- meta_predicate program_run(+, 0).
:- multifile program/6, asks/2.
:- dynamic asks/2.

%   A world of another game is refused as one.

term_expansion(load_all(Pattern), Directives) :-
    load_directives(Pattern, Directives).

load_all('../games/*.pl').

%!  program_own_world(+Game, -Text) is det.
%
%   The game's own world, which is put into the program as it is compiled.

program_own_world(Game, Text) :-
    module_property(reitti_program, file(Here)),
    file_directory_name(Here, Directory),
    member(Worlds, ['tests/worlds', worlds]), % in the tree, and installed
    format(atom(File), "~w/../../~w/~w.world", [Directory, Worlds, Game]),
    exists_file(File),
    !,
    read_file_to_string(File, Text, [encoding(octet)]).

%!  play_world(+Play, -World) is det.

play_world(play(World, _, _, _, _), World).

%!  play_with_world(+World, +Play0, -Play) is det.
%
%   The same in another world.

play_with_world(World, play(_, Guides, Title, Walker, Coloured),
                play(World, Guides, Title, Walker, Coloured)).

%!  play_guides(+Play, -Guides) is det.

play_guides(play(_, Guides, _, _, _), Guides).

%!  play_title(+Play, -Title) is det.

play_title(play(_, _, Title, _, _), Title).

%!  play_walker(+Play, -Walker) is det.

play_walker(play(_, _, _, Walker, _), Walker).

%!  play_coloured(+Play, -Coloured) is det.

play_coloured(play(_, _, _, _, Coloured), Coloured).

%!  program_known(?Game, -Title) is nondet.
%
%   What can be played.

program_known(Game, Title) :-
    program(Game, Title, _, _, _, _).

%!  program_solver(+Game, -Who) is det.
%
%   Who answers at first in a program by itself: the only one, or the problem's,
%   tuned if it is.

program_solver(Game, Who) :-
    (   asks(Game, Problem),
        problem(Problem, _, _, _, Name, _),
        member(Style, [tuned, plain]),
        Who = who(Name, Style, _),
        guide_known(Who, Problem)
    ->  true
    ;   guide_known(Who, _)
    ),
    !.

%!  program_run(+Game, :Goal)
%
%   Runs the goal and halts with its exit status: 0 fine, 2 bad arguments or
%   world, 3 out of memory or the search failed, 4 the output could not be
%   written.

program_run(Game, Goal) :-
    on_signal(int, _, default),
    console_open,
    catch(( call(Goal),
            flush_output
          ),
          Exception,
          true),
    (   var(Exception)
    ->  Status = 0
    ;   complaint(Exception, Game, Status, Complaint),
        program_complain(Game, Complaint)
    ),
    halt(Status).

%!  program_play(+Game, +World, +Who, +Way) is det.
%
%   Plays until it is left.  World is `own`, file(File) or got(Said, Get), Get
%   being called with what is Said of it and the world; Who as in guide.pl finds
%   the way at first, Way is `lines` or `screen`.

program_play(Game, File, Who, Way) :-
    catch(play(Game, File, Who, Way), Exception,
          throw(played(File, Exception))).

play(Game, File, Who, Way) :-
    program(Game, Title, Walker, Text, Lines, Screen),
    !,
    read_world(File, Game, Text, World),
    (   stream_property(user_output, tty(true)),
        \+ ( getenv('NO_COLOR', No), No \== '' )
    ->  Coloured = true
    ;   Coloured = false
    ),
    (   Way == lines
    ->  Goal = Lines
    ;   Goal = Screen
    ),
    guides_make(Who, World, Guides),
    call(Goal, play(World, Guides, Title, Walker, Coloured)).

read_world(own, _, Text, World) :-
    string_codes(Text, Codes),
    world_parse(Codes, World).
read_world(file(File), Game, _, World) :-
    world_read(File, World),
    check_game(World, Game).
read_world(got(Said, Get), Game, _, World) :-
    call(Get, Said, World),
    check_game(World, Game).

check_game(World, Game) :-
    world_game(World, Other),
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
complaint(error(io_error(write, _), Context), _, 4, Text) :-
    !,
    (   subsumes_term(context(_, 'Broken pipe'), Context)
    ->  Text = ""                       % nobody reads on
    ;   Text = "the output could not be written"
    ).
complaint(played(_, error(io_error(write, S), C)), Game, 4, Text) :-
    !,
    complaint(error(io_error(write, S), C), Game, 4, Text).
complaint(played(own, Exception), _, Status, Text) :-
    !,
    reason(Exception, Status, _, Text).
complaint(played(World, Exception), _, Status, Text) :-
    arg(1, World, Said),
    reason(Exception, Status, Line, Text0),
    (   integer(Line)
    ->  format(string(Text), "~w:~d: ~w", [Said, Line, Text0])
    ;   format(string(Text), "~w: ~w", [Said, Text0])
    ).

reason(error(world_error(Line, Text), _), 2, Line, Text) :- !.
reason(error(made_error(Text), _), 2, _, Text) :- !.
reason(error(play_error(Text), _), 2, _, Text) :- !.
reason(error(existence_error(source_sink, File), _), 2, _, Text) :-
    !,
    (   exists_directory(File)
    ->  Text = "Is a directory"
    ;   Text = "No such file or directory"
    ).
reason(error(permission_error(_, source_sink, _), _), 2, _,
       "Permission denied") :- !.
reason(refused(Text), 2, _, Text) :- !.
reason(error(resource_error(_), _), 3, _, "out of memory") :- !.
reason(Exception, 3, _, Text) :-
    format(string(Text), "~q", [Exception]).

%!  program_complain(+Game, +Text) is det.
%
%   One line, whatever a file or an argument put into it; nothing, if there is
%   nothing to say.

program_complain(_, "") :- !.
program_complain(Game, Text) :-
    string_codes(Text, Codes0),
    findall(Code, ( member(Code0, Codes0), visible(Code0, Code) ), Codes),
    format(user_error, "~w: ~s~n", [Game, Codes]).

visible(Code, 0'?) :-
    code_type(Code, cntrl),
    !.
visible(Code, Code).
