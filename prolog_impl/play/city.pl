/** <module> A dwarf walks through a fortress of several levels

Mirror: c_impl/play/city.c.
*/
:- module(city, []).
:- use_module(journey).
:- use_module(journey_screen).
:- use_module(program).

:- multifile reitti_program:program/6.

reitti_program:program(
    city, "City: a dwarf walks through a fortress, level by level",
    dwarf, Text, city:journey_lines, city:journey_screen) :-
    own_world(Text).

%   own_world(-Text)

term_expansion(own_world, own_world(Text)) :-
    program_own_world(city, Text).

own_world.
