%   original_tactics.pl -- the cases of 2010 for original_clock.pl.

clock_case('tactics-1').
clock_case('tactics-2').

clock_put(Case) :-
    clock_start(Case, Level, X, Y),
    set_world,
    set_player(Level, X, Y),
    set_goal(1, 10, 10).

clock_start('tactics-1', 1, 1, 1).
clock_start('tactics-2', 1, 12, 1).

clock_search(_) :-
    search.

clock_away :-
    retractall(tile(_, _, _, _)),
    retractall(player(_, _, _)),
    retractall(goal(_, _, _)),
    retractall(open(_, _, _, _, _, _, _, _, _, _)),
    retractall(open_count(_)),
    retractall(closed(_, _, _)),
    retractall(route(_, _, _)).
