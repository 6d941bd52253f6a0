/** <module> Worlds as .world files

Mirror: c_impl/world_writer.c.
*/
:- module(reitti_world_writer,
          [ world_write/2               % +Out, +World
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(game).
:- use_module(notes).
:- use_module(world).

%!  world_write(+Out, +World) is det.
%
%   As world_reader.pl has it; the corners are said where the game would have
%   them otherwise.

world_write(Out, World) :-
    world_game(World, Game),
    world_corners(World, Corners),
    world_levels(World, Levels),
    format(Out, "game ~w~n", [Game]),
    game_corners(Game, Unsaid),
    (   Corners \== Unsaid
    ->  format(Out, "corners ~w~n", [Corners])
    ;   true
    ),
    forall(between(1, Levels, Level), write_level(Out, World, Level)),
    world_notes(World, Notes),
    forall(member(Note, Notes),
           ( notes_print(Out, Note),
             nl(Out)
           )).

write_level(Out, World, Level) :-
    world_width(World, Width),
    world_height(World, Height),
    world_elements(World, Elements),
    format(Out, "level ~d~n", [Level]),
    forall(between(1, Height, Y),
           ( world_index(World, square(Level, 1, Y), Index),
             Before is Index-1,
             sub_string(Elements, Before, Width, _, Row),
             format(Out, "~s~n", [Row])
           )).
