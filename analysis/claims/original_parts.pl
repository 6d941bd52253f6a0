/** <module> The pieces of the programs of 2010, and of the rebuilt ones

The original compared not only its programs but pieces of them, and its text
gives the size of many.  Here is which functions and predicates of the rebuilt
programs make up each piece.
*/
:- module(claims_original_parts,
          [ original_parts/3,           % ?Game, ?Lang, -Parts
            original_uncounted/3,       % ?Game, ?Lang, -Names
            original_whole/1,           % ?Part
            original_misfit/4           % ?Game, ?Lang, ?What, -Why
          ]).
:- use_module(original).

%!  original_whole(?Part) is nondet.
%
%   The pieces that a program falls into; the others are pieces of the search.

original_whole(set_up).
original_whole(removal).
original_whole(search).
original_whole(tables).

%!  original_uncounted(?Game, ?Lang, -Names) is nondet.
%
%   The predicate that tells milliseconds was built into the Prolog of 2010.

original_uncounted(Game, Lang, Names) :-
    original_game(Game, _),
    uncounted(Lang, Names).

uncounted(c, []).
uncounted(prolog, [milliseconds]).

%!  original_parts(?Game, ?Lang, -Parts) is nondet.
%
%   Parts are pairs Part-Names.

original_parts(rogue, c,
    [ set_up-[world_set_level],
      search-[ creature_set_distances, creature_set_neighbours,
               creature_set_examine, creature_set_route,
               creature_find_neighbours, creature_compute_distances,
               creature_find_route, creature_hunt ],
      neighbours-[creature_find_neighbours]
    ]).
original_parts(rogue, prolog,
    [ set_up-[set_world],
      removal-[remove_world],
      search-[ set_distances, remove_distances, remove_examine, remove_route,
               can_be_entered, all_neighbours, neighbours_to_examine,
               replace_distances, add_to_examine, compute_distances,
               find_route, neighbour_at_distance, search, creature_turn ],
      neighbours-[all_neighbours, neighbours_to_examine]
    ]).
original_parts(tactics, c,
    [ set_up-[world_set],
      search-[ player_set_lists, player_open_start, player_find_smallest,
               player_close_current, player_is_closed, player_find_neighbours,
               player_handle_neighbours, player_compute_distances,
               player_find_route ],
      trace_back-[player_find_route],
      is_listed-[player_is_closed]
    ]).
original_parts(tactics, prolog,
    [ set_up-[set_world],
      search-[ can_be_entered, search, compute_distances, all_neighbours,
               neighbours_to_examine, handle_neighbours, x_difference,
               y_difference, smallest_total, take_up, find_route ],
      trace_back-[find_route]
    ]).
original_parts(city, c,
    [ set_up-[world_set],
      search-[ player_set_distances, player_set_lists, player_find_direction,
               player_set_start_point, player_set_end_point,
               player_clear_neighbours, player_find_stair_neighbours,
               player_find_goal_neighbours, player_compute_stair_level,
               player_compute_goal_level, player_compute_distances,
               player_add_to_route, player_trace_level, player_find_route ]
    ]).
original_parts(city, prolog,
    [ set_up-[set_world],
      search-[ stairs, set_distances, set_level_distances, set_row_distances,
               set_goal, search, find_direction,
               compute_distances, set_start_point, spread_to_stairs,
               spread_to_goal, all_neighbours, neighbours_to_examine,
               can_be_entered, replace_distances, add_to_examine, find_route,
               trace_level, neighbour_with_distance ],
      tables-[print_distances, print_distance, print_number]
    ]).

%!  original_misfit(?Game, ?Lang, ?What, -Why) is nondet.
%
%   Why the rebuilt program has a piece that is longer or shorter by more than a
%   tenth; What is that of original_size/4.  Nothing was padded to fit.

original_misfit(rogue, prolog, search,
                "the text does not say where the search ends, nor how its \c
                 second phase was written").
original_misfit(tactics, c, trace_back,
                "it is what the text describes; declarations and braces that \c
                 it does not tell of are missing").
original_misfit(city, prolog, tables,
                "the text does not say where printing the tables begins: the \c
                 predicate that puts each row of a table beside that of its \c
                 level is counted with the levels").
