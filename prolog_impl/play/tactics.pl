/** <module> A mercenary walks to a square of the same level

Mirror: c_impl/play/tactics.c.
*/
:- module(tactics,
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
    program_main(tactics,
                 "Tactics: a mercenary walks to a square on the same level",
                 mercenary, Text, journey_lines, journey_screen).

%   own_world(-Text)

term_expansion(own_world, own_world(Text)) :-
    program_own_world(tactics, Text).

own_world.
