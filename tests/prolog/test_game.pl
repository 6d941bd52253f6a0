/** <module> The rules of the games are whole, and the original's */
:- module(test_game, []).
:- use_module(library(plunit)).
:- use_module('../../prolog_impl/reitti').

:- begin_tests(game).

test(there_are_three_games, all(Game == [rogue, tactics, city])) :-
    game(Game, _, _).

test(the_original_search_of_each_stands_in_both_styles,
     Missing == []) :-
    findall(Search-Style,
            ( game(Game, Search, _),
              member(Style, [thesis, tuned]),
              \+ ( search(Search, Style, Promises, _),
                   memberchk(promise(Game, _, _), Promises)
                 )
            ),
            Missing).

test(some_search_promises_the_shortest_in_each,
     set(Game == [city, rogue, tactics])) :-
    search(_, _, Promises, _),
    member(promise(Game, true, _), Promises).

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
    Cost > 0,
    char_code(Text, Glyph).

test(what_cannot_be_entered_is_the_originals,
     set(Game-Text == [ rogue-'#', rogue-'=', city-'#', city-'+', city-'@',
                        tactics-'#', tactics-'T', tactics-'*', tactics-'P',
                        tactics-'E' ])) :-
    element(Game, Glyph, _, 0),
    char_code(Text, Glyph).

test(only_rogue_ends_beside, all(Game == [rogue])) :-
    game_ends_beside(Game).

test(only_city_has_stairs, all(Game == [city])) :-
    game_has_stairs(Game).

:- end_tests(game).
