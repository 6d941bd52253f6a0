/** <module> Worlds that are made as they are asked for

    MAKER:WIDTHxHEIGHT[:SEED[:NAME=VALUE]...]

Settings stand in any order, each at most once; `game` is one of every maker.  A
seed that is not said is 0.  A made world has one level, whose ground is the
first of the game's elements of which there may be many that can be entered, and
whose walls are the first that cannot.

What is made is made(Maker, Width, Height, Seed, Values, Game), Values being
those of the maker's settings in their order.

Mirror: c_impl/made.c.
*/
:- module(reitti_made,
          [ made_is/1,                  % +Said
            made_read/2,                % +Said, -Made
            made_print/2,               % +Out, +Made
            made_world/2                % +Made, -World
          ]).
:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module(library(lists), [member/2]).
:- use_module(cases).
:- use_module(game).
:- use_module(maker).
:- use_module(random).
:- use_module(score).
:- use_module(text).
:- use_module(world).

levels_stream(0).
game_unsaid(strategy).
largest_side(4096).

%!  made_is(+Said) is semidet.
%
%   What is said of a world is how it is made, rather than a path or a name.

made_is(Said) :-
    sub_atom(Said, _, _, _, :),
    !,
    \+ case_world_is_path(Said).

%!  made_read(+Said, -Made) is det.
%
%   @throws error(made_error(Message), Said)

made_read(Said, Made) :-
    split_string(Said, ":", "", [Name|Parts]),
    catch(read_parts(Name, Parts, Made), refused(Message),
          throw(error(made_error(Message), Said))).

:- multifile prolog:error_message//1.

prolog:error_message(made_error(Message)) -->
    [ '~s'-[Message] ].

refuse(Format, Arguments) :-
    format(string(Message), Format, Arguments),
    throw(refused(Message)).

refuse_form :-
    refuse("expected MAKER:WIDTHxHEIGHT[:SEED[:NAME=VALUE]...]", []).

read_parts(Name, Parts, made(Maker, Width, Height, Seed, Values, Game)) :-
    atom_string(Maker, Name),
    (   maker(Maker, Settings, Properties, _)
    ->  true
    ;   word_text(Name, Shown),
        refuse("no maker is called '~s'", [Shown])
    ),
    Parts = [Size|Parts1],
    read_size(Size, Properties, Width, Height),
    read_seed(Parts1, Seed, Parts2),
    read_settings(Parts2, Maker, Settings, [], Said),
    maplist(value(Said), Settings, Values),
    (   memberchk(game-Game0, Said)
    ->  Game = Game0
    ;   game_unsaid(Unsaid),
        read_value(game, _, Unsaid, Game)
    ).

read_size(Text, Properties, Width, Height) :-
    (   sub_string(Text, Before, _, After, "x"),
        sub_string(Text, 0, Before, _, Text1),
        sub_string(Text, _, After, 0, Text2),
        word_number(Text1, Width),
        word_number(Text2, Height)
    ->  true
    ;   refuse_form
    ),
    (   memberchk(smallest(Smallest), Properties)
    ->  true
    ;   Smallest = 8
    ),
    largest_side(Largest),
    (   between(Smallest, Largest, Width),
        between(Smallest, Largest, Height)
    ->  true
    ;   refuse("a side has from ~d to ~d squares", [Smallest, Largest])
    ).

read_seed([], 0, []).
read_seed([Text|Parts], Seed, Parts) :-
    (   word_number(Text, Seed)
    ->  true
    ;   refuse_form
    ).

%   read_settings(+Parts, +Maker, +Settings, +Said0, -Said): Said are the values
%   by name.

read_settings([], _, _, Said, Said).
read_settings([Part|Parts], Maker, Settings, Said0, Said) :-
    (   sub_string(Part, Before, _, After, "=")
    ->  sub_string(Part, 0, Before, _, NameText),
        sub_string(Part, _, After, 0, Text)
    ;   refuse_form
    ),
    atom_string(Name, NameText),
    (   known(Name, Settings, Setting)
    ->  true
    ;   word_text(NameText, Shown),
        refuse("~w has no setting '~s'", [Maker, Shown])
    ),
    (   memberchk(Name-_, Said0)
    ->  refuse("a second '~w'", [Name])
    ;   read_value(Name, Setting, Text, Value)
    ),
    read_settings(Parts, Maker, Settings, [Name-Value|Said0], Said).

known(game, _, game) :- !.
known(Name, Settings, Setting) :-
    Setting = setting(Name, _, _, _),
    memberchk(Setting, Settings).

read_value(game, _, Text, Game) :-
    !,
    atom_string(Game, Text),
    (   game(Game, _, _)
    ->  true
    ;   word_text(Text, Shown),
        refuse("no game is called '~s'", [Shown])
    ).
read_value(Name, setting(Name, Low, High, _), Text, Value) :-
    (   word_number(Text, Value)
    ->  true
    ;   refuse_form
    ),
    (   between(Low, High, Value)
    ->  true
    ;   refuse("~w: ~d lies outside ~d to ~d", [Name, Value, Low, High])
    ).

value(Said, setting(Name, _, _, Unsaid), Value) :-
    (   memberchk(Name-Value0, Said)
    ->  Value = Value0
    ;   Value = Unsaid
    ).

%!  made_print(+Out, +Made) is det.
%
%   Writes how it is made, those settings left out that need not be said.

made_print(Out, made(Maker, Width, Height, Seed, Values, Game)) :-
    maker(Maker, Settings, _, _),
    !,
    format(Out, "~w:~dx~d:~d", [Maker, Width, Height, Seed]),
    maplist(setting_text, Settings, Values, Texts),
    forall(member(Text, Texts), write(Out, Text)),
    (   game_unsaid(Game)
    ->  true
    ;   format(Out, ":game=~w", [Game])
    ).

setting_text(setting(_, _, _, Value), Value, "") :- !.
setting_text(setting(Name, _, _, _), Value, Text) :-
    format(string(Text), ":~w=~d", [Name, Value]).

%!  made_world(+Made, -World) is det.
%
%   @throws error(made_error(Message), _)

made_world(made(Maker, Width, Height, Seed, Values, Game), World) :-
    (   game_ground(Game, Ground),
        game_wall(Game, Wall)
    ->  true
    ;   refuse_made("~w has no ground, or no walls", [Game])
    ),
    score_squares(Most),
    (   score_has_roots(Game),
        Width*Height > Most
    ->  refuse_made("a world of ~w has at most ~d squares", [Game, Most])
    ;   true
    ),
    game_corners(Game, Corners),
    once(maker(Maker, _, _, Module)),
    levels_stream(Stream),
    random_seed(Seed, Stream, Random),
    Module:lay(Width-Height, Ground-Wall, Values, Random, Rows),
    atomic_list_concat(Rows, Elements),
    world_make(Game, Corners, 1, Width, Height, Elements, World).

refuse_made(Format, Arguments) :-
    format(string(Message), Format, Arguments),
    throw(error(made_error(Message), _)).
