/** <module> A mercenary walks to a square of the same level

Mirror: c_impl/play/tactics.c.
*/
:- module(tactics, []).
:- use_module(journey).
:- use_module(journey_screen).
:- use_module(program).

:- multifile reitti_program:program/6.

reitti_program:program(
    tactics, "Tactics: a mercenary walks to a square on the same level",
    mercenary, Text, tactics:journey_lines, tactics:journey_screen) :-
    own_world(Text).

%   own_world(-Text)

term_expansion(own_world, own_world(Text)) :-
    program_own_world(tactics, Text).

own_world.
