/** <module> The rules of the games are whole, and the original's */
:- module(test_game, []).
:- use_module(library(plunit)).
:- use_module('../../prolog_impl/reitti').

of_2010(rogue).
of_2010(tactics).
of_2010(city).

:- begin_tests(game).

test(games_come_by_their_rank,
     all(Game == [rogue, tactics, city, grid, unit_grid, strategy])) :-
    game(Game, _, _).

%   The solvers of 2010 in both, the others at least tuned.

test(the_solver_of_each_stands_in_its_styles, Missing == []) :-
    findall(Solver-Style,
            ( game(Game, Solver, _),
              (   of_2010(Game),
                  Style = thesis
              ;   Style = tuned
              ),
              \+ solver_promises(Solver, Style, Game, _)
            ),
            Missing).

test(some_solver_promises_the_shortest_in_each,
     set(Game == [city, grid, rogue, strategy, tactics, unit_grid])) :-
    solver(Name, Style, route, _, _, _),
    game(Game, _, _),
    solver_promises(Name, Style, Game, Promised),
    memberchk(best, Promised).

test(traits_follow_from_the_facts,
     set(Game-Trait == [ rogue-any, rogue-unit_cost, rogue-eight_ways,
                         rogue-one_level, rogue-beside, rogue-light,
                         tactics-any, tactics-eight_ways, tactics-one_level,
                         tactics-onto, tactics-light,
                         city-any, city-unit_cost, city-eight_ways,
                         city-stairs, city-onto, city-light,
                         grid-any, grid-octile, grid-eight_ways, grid-one_level,
                         grid-onto, grid-light, unit_grid-any,
                         unit_grid-unit_cost, unit_grid-eight_ways,
                         unit_grid-one_level, unit_grid-onto, unit_grid-light,
                         strategy-any, strategy-unit_cost, strategy-eight_ways,
                         strategy-one_level, strategy-onto, strategy-light
                       ])) :-
    game_trait(Game, Trait).

test(a_glyph_is_one_element, Doubled == []) :-
    findall(Game-Glyph,
            ( element(Game, Glyph, Name, _),
              element(Game, Glyph, Other, _),
              Name \== Other
            ),
            Doubled).

test(single_glyphs_are_elements,
     set(Game-Name == [rogue-player, rogue-creature, tactics-player,
                       city-player])) :-
    element_single(Game, Glyph),
    element(Game, Glyph, Name, _).

test(tactics_costs_are_the_originals,
     all(Text-Cost == [ '.'-2, ','-2, ':'-2, '%'-2, '/'-2, '+'-4, '&'-6, '-'-6,
                        '='-10 ])) :-
    element(tactics, Glyph, _, Cost),
    Cost \== none,
    char_code(Text, Glyph).

test(what_cannot_be_entered_is_the_originals,
     set(Game-Text == [ rogue-'#', rogue-'=', city-'#', city-'+', city-'@',
                        tactics-'#', tactics-'T', tactics-'*', tactics-'P',
                        tactics-'E' ])) :-
    of_2010(Game),
    element(Game, Glyph, _, none),
    char_code(Text, Glyph).

test(what_stops_light,
     set(Game-Text == [ rogue-'#', tactics-'#', tactics-'T', tactics-'+',
                        city-'#', city-'+' ])) :-
    of_2010(Game),
    element_opaque(Game, Glyph),
    char_code(Text, Glyph).

test(only_rogue_ends_beside, all(Game == [rogue])) :-
    game_has(Game, ends_beside).

test(only_city_has_stairs, all(Game == [city])) :-
    game_has(Game, has_stairs).

:- end_tests(game).
