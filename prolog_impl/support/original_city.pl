%   original_city.pl -- the cases of 2010 for original_clock.pl.

clock_case('city-1').
clock_case('city-2').

clock_put(Case) :-
    clock_goal(Case, Level, X, Y),
    set_world,
    set_distances,
    set_goal(Level, X, Y).

clock_start('city-1', 1, 2, 2).
clock_start('city-2', 4, 11, 11).

clock_goal('city-1', 4, 9, 8).
clock_goal('city-2', 1, 9, 8).

clock_search(Case) :-
    clock_start(Case, Level, X, Y),
    clock_goal(Case, GoalLevel, GoalX, GoalY),
    search(Level, X, Y, GoalLevel, GoalX, GoalY).

clock_away :-
    retractall(tile(_, _, _, _)),
    retractall(distance(_, _, _, _)),
    retractall(examine(_, _, _, _)),
    retractall(direction(_)),
    retractall(start_point(_, _, _)),
    retractall(end_point(_, _, _)),
    retractall(route(_, _, _, _)).
