/** <module> A dwarf walks through a fortress of several levels

Mirror: c_impl/play/city.c.
*/
:- module(city,
          [ main/0
          ]).
:- use_module(journey).
:- use_module(journey_screen).
:- use_module(program).

%!  main
%
%   Plays, and halts.

main :-
    own_world(Text),
    program_main(city,
                 "City: a dwarf walks through a fortress, level by level",
                 dwarf, Text, journey_lines, journey_screen).

%   own_world(-Text)

term_expansion(own_world, own_world(Text)) :-
    program_own_world(city, Text).

own_world.
