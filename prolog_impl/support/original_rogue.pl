%   original_rogue.pl -- the cases of 2010 for original_clock.pl.
%
%   In the first the player has moved one square to the right.

clock_case('rogue-1').
clock_case('rogue-2').

clock_put('rogue-1') :-
    set_world,
    move_player(4, 2),
    set_distances.
clock_put('rogue-2') :-
    set_world,
    set_distances.

clock_search(_) :-
    search.

clock_away :-
    retractall(level(_, _, _)),
    retractall(player(_, _, _)),
    retractall(creature(_, _, _)),
    retractall(distance(_, _, _)),
    retractall(examine(_, _, _)),
    retractall(route(_, _, _)).
