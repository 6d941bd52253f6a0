/** <module> The rules of the games are whole, and the original's */
:- module(test_game, []).
:- use_module(library(plunit)).
:- use_module('../../prolog_impl/reitti').

:- begin_tests(game).

test(games_come_by_their_rank, all(Game == [rogue, tactics, city])) :-
    game(Game, _, _).

test(the_solver_of_each_stands_in_both_styles, Missing == []) :-
    findall(Solver-Style,
            ( game(Game, Solver, _),
              member(Style, [thesis, tuned]),
              \+ solver_promises(Solver, Style, Game, _)
            ),
            Missing).

test(some_solver_promises_the_shortest_in_each,
     set(Game == [city, rogue, tactics])) :-
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
                         city-stairs, city-onto, city-light ])) :-
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
    element(Game, Glyph, _, none),
    char_code(Text, Glyph).

test(what_stops_light,
     set(Game-Text == [ rogue-'#', tactics-'#', tactics-'T', tactics-'+',
                        city-'#', city-'+' ])) :-
    element_opaque(Game, Glyph),
    char_code(Text, Glyph).

test(only_rogue_ends_beside, all(Game == [rogue])) :-
    game_has(Game, ends_beside).

test(only_city_has_stairs, all(Game == [city])) :-
    game_has(Game, has_stairs).

:- end_tests(game).
