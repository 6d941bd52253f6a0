/** <module> A dwarf walks through a fortress of several levels

Mirror: c_impl/play/city.c.
*/
:- module(city,
          [ main/0
          ]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module(journey).
:- use_module(journey_screen).
:- use_module(program).

%!  main
%
%   Plays, and halts.

main :-
    own_world(Text),
    Title = "City: a dwarf walks through a fortress, level by level",
    program_main(program(city, Title, dwarf, Text,
                         journey_lines, journey_screen)).

%   own_world(-Text): the game's own world is put into the program.

term_expansion(own_world, own_world(Text)) :-
    prolog_load_context(directory, Directory),
    atom_concat(Directory, '/../../tests/worlds/city.world', File),
    read_file_to_string(File, Text, [encoding(octet)]).

own_world.
