/* public.h -- what the library exports, by the names that the linker sees.
 *
 * In the source names are unit first: world_read().  Every file is compiled
 * with this in front of it, so that in the library, where names of all kinds
 * of programs meet, each begins with the project: reitti_world_read().  What
 * stands in the library's own headers stands here; tests/install/exports.sh
 * compares.  It is long because a name is a line.
 */
#ifndef REITTI_PUBLIC_H
#define REITTI_PUBLIC_H

/* answer.h */
#define answer_copy reitti_answer_copy
#define answer_equal reitti_answer_equal
#define answer_free reitti_answer_free
#define trace_free reitti_trace_free
#define trace_make reitti_trace_make

/* cases.h */
#define case_expects reitti_case_expects
#define case_free reitti_case_free
#define case_place reitti_case_place
#define case_world_is_path reitti_case_world_is_path
#define cases_add reitti_cases_add
#define cases_free reitti_cases_free

/* cases_reader.h */
#define cases_read reitti_cases_read

/* expectations.h */
#define expectation_parse reitti_expectation_parse

/* game.h */
#define game_element reitti_game_element
#define game_find reitti_game_find
#define game_first reitti_game_first
#define game_glyph reitti_game_glyph
#define game_of_maps reitti_game_of_maps
#define game_register reitti_game_register
#define game_traits reitti_game_traits
#define game_twins reitti_game_twins
#define trait_names reitti_trait_names

/* grown.h */
#define grown_ask reitti_grown_ask
#define grown_ends reitti_grown_ends
#define grown_free reitti_grown_free
#define grown_step reitti_grown_step
#define grown_world reitti_grown_world

/* kernels/abstraction.h */
#define abstraction_clique reitti_abstraction_clique
#define abstraction_line reitti_abstraction_line
#define abstraction_node_limit reitti_abstraction_node_limit
#define abstraction_quadtree reitti_abstraction_quadtree
#define abstraction_radius reitti_abstraction_radius
#define abstraction_sector reitti_abstraction_sector
#define abstraction_star reitti_abstraction_star
#define gather_parts reitti_gather_parts
#define line_parts reitti_line_parts
#define nodes_free reitti_nodes_free
#define parts_free reitti_parts_free
#define parts_make reitti_parts_make
#define sector_parts reitti_sector_parts
#define squares_free reitti_squares_free
#define squares_make reitti_squares_make

/* kernels/best_first.h */
#define agenda_begin reitti_agenda_begin
#define agenda_end reitti_agenda_end
#define agenda_prepare reitti_agenda_prepare
#define agenda_prepare_euclid reitti_agenda_prepare_euclid
#define agenda_release reitti_agenda_release
#define agenda_trace reitti_agenda_trace

/* kernels/breadth_first.h */
#define flood_begin reitti_flood_begin
#define flood_found reitti_flood_found
#define flood_no_route reitti_flood_no_route
#define flood_prepare reitti_flood_prepare
#define flood_release reitti_flood_release
#define flood_trace reitti_flood_trace
#define flood_walk_back reitti_flood_walk_back

/* kernels/depth_first.h */
#define depth_pass reitti_depth_pass
#define depth_prepare reitti_depth_prepare
#define depth_release reitti_depth_release
#define depth_trace reitti_depth_trace

/* kernels/framed.h */
#define framed_accepts reitti_framed_accepts
#define framed_in reitti_framed_in
#define framed_make reitti_framed_make
#define framed_nearest reitti_framed_nearest
#define framed_out reitti_framed_out
#define framed_reaches reitti_framed_reaches
#define framed_refusal reitti_framed_refusal

/* kernels/hierarchy.h */
#define corridor_run reitti_corridor_run
#define corridor_trace reitti_corridor_trace
#define hierarchical_run reitti_hierarchical_run
#define hierarchical_trace reitti_hierarchical_trace
#define hierarchy_prepare reitti_hierarchy_prepare
#define hierarchy_release reitti_hierarchy_release

/* kernels/jumps.h */
#define jumps_make reitti_jumps_make
#define jumps_release reitti_jumps_release
#define jumps_set_goal reitti_jumps_set_goal

/* kernels/layers.h */
#define layers_begin reitti_layers_begin
#define layers_free reitti_layers_free
#define layers_leave reitti_layers_leave
#define layers_make reitti_layers_make
#define layers_reached reitti_layers_reached
#define layers_squares reitti_layers_squares
#define layers_step_back reitti_layers_step_back
#define layers_walk_back reitti_layers_walk_back
#define layers_width reitti_layers_width

/* kernels/line.h */
#define line_is_free reitti_line_is_free
#define line_length reitti_line_length
#define line_squares reitti_line_squares

/* kernels/parting.h */
#define parting_prepare reitti_parting_prepare
#define parting_release reitti_parting_release
#define parting_run reitti_parting_run
#define parting_trace reitti_parting_trace

/* kernels/plain_best_first.h */
#define plain_best_first reitti_plain_best_first
#define plain_best_first_trace reitti_plain_best_first_trace
#define plain_search_free reitti_plain_search_free
#define plain_search_make reitti_plain_search_make
#define plain_search_prepare reitti_plain_search_prepare
#define plain_search_release reitti_plain_search_release

/* kernels/plain_breadth_first.h */
#define spread_back reitti_spread_back
#define spread_begin reitti_spread_begin
#define spread_free reitti_spread_free
#define spread_make reitti_spread_make
#define spread_take reitti_spread_take

/* kernels/routing.h */
#define routing_found reitti_routing_found
#define routing_limit reitti_routing_limit
#define routing_none reitti_routing_none

/* language.h */
#define language_c reitti_language_c

/* made.h */
#define made_is reitti_made_is
#define made_maker reitti_made_maker
#define made_print reitti_made_print
#define made_read reitti_made_read
#define made_unsaid reitti_made_unsaid
#define made_world reitti_made_world

/* maker.h */
#define maker_find reitti_maker_find
#define maker_first reitti_maker_first
#define maker_register reitti_maker_register
#define plot_fill reitti_plot_fill
#define plot_part reitti_plot_part
#define plot_parts reitti_plot_parts
#define plot_scatter reitti_plot_scatter

/* map_reader.h */
#define map_game reitti_map_game
#define map_is reitti_map_is
#define map_moves reitti_map_moves
#define map_path reitti_map_path
#define map_read reitti_map_read

/* moves.h */
#define moves_all reitti_moves_all
#define moves_from reitti_moves_from
#define moves_stairs reitti_moves_stairs

/* notes.h */
#define notes_end reitti_notes_end
#define notes_kind reitti_notes_kind
#define notes_print reitti_notes_print
#define notes_read reitti_notes_read

/* paint.h */
#define paint_begin reitti_paint_begin
#define paint_end reitti_paint_end
#define paint_heat reitti_paint_heat
#define paint_of reitti_paint_of
#define paint_unit reitti_paint_unit

/* picture.h */
#define picture_digit reitti_picture_digit
#define picture_free reitti_picture_free
#define picture_ink reitti_picture_ink
#define picture_make reitti_picture_make
#define picture_print reitti_picture_print

/* problem.h */
#define problem_accepts reitti_problem_accepts
#define problem_ask reitti_problem_ask
#define problem_best reitti_problem_best
#define problem_counts reitti_problem_counts
#define problem_find reitti_problem_find
#define problem_first reitti_problem_first
#define problem_of reitti_problem_of
#define problem_register reitti_problem_register
#define problem_score reitti_problem_score
#define problem_score_text reitti_problem_score_text
#define problem_solver reitti_problem_solver
#define problem_tell reitti_problem_tell
#define problem_twins reitti_problem_twins
#define problem_unsaid reitti_problem_unsaid

/* question.h */
#define field_parse reitti_field_parse
#define field_place reitti_field_place
#define question_copy reitti_question_copy
#define question_fits reitti_question_fits
#define question_form reitti_question_form
#define question_free reitti_question_free
#define question_is_whole reitti_question_is_whole
#define question_length reitti_question_length
#define question_place reitti_question_place
#define question_print reitti_question_print
#define question_read reitti_question_read

/* random.h */
#define random_between reitti_random_between
#define random_chance reitti_random_chance
#define random_derive reitti_random_derive
#define random_draw reitti_random_draw
#define random_pick reitti_random_pick
#define random_seed reitti_random_seed
#define text_sum reitti_text_sum

/* rows.h */
#define rows_common reitti_rows_common
#define rows_copy reitti_rows_copy
#define rows_equal reitti_rows_equal
#define rows_fit reitti_rows_fit
#define rows_free reitti_rows_free
#define rows_print reitti_rows_print
#define rows_print_json reitti_rows_print_json
#define rows_print_row reitti_rows_print_row
#define rows_print_squares reitti_rows_print_squares
#define rows_sum reitti_rows_sum

/* scen_reader.h */
#define scen_is reitti_scen_is
#define scen_read reitti_scen_read

/* scen_rows.h */
#define scen_rows_gather reitti_scen_rows_gather
#define scen_rows_read reitti_scen_rows_read

/* score.h */
#define score_has_roots reitti_score_has_roots
#define score_in reitti_score_in
#define score_parse reitti_score_parse
#define score_steps reitti_score_steps
#define score_text reitti_score_text

/* solver.h */
#define solver_compares reitti_solver_compares
#define solver_find reitti_solver_find
#define solver_first reitti_solver_first
#define solver_is_original reitti_solver_is_original
#define solver_misnamed reitti_solver_misnamed
#define solver_promise reitti_solver_promise
#define solver_promise_in reitti_solver_promise_in
#define solver_register reitti_solver_register
#define solver_run_from_c reitti_solver_run_from_c
#define solver_twins reitti_solver_twins
#define solver_unregister reitti_solver_unregister

/* square.h */
#define square_parse reitti_square_parse
#define square_print reitti_square_print

/* support/array.h */
#define array_grow reitti_array_grow

/* support/assoc.h */
#define assoc_clear reitti_assoc_clear
#define assoc_free reitti_assoc_free
#define assoc_get reitti_assoc_get
#define assoc_put reitti_assoc_put

/* support/clock.h */
#define clock_cpu_ns reitti_clock_cpu_ns
#define clock_now reitti_clock_now
#define clock_wall_ns reitti_clock_wall_ns

/* support/error.h */
#define error_in_file reitti_error_in_file
#define error_out_of_memory reitti_error_out_of_memory
#define error_set reitti_error_set

/* support/frontier.h */
#define frontier_clear reitti_frontier_clear
#define frontier_closed reitti_frontier_closed
#define frontier_free reitti_frontier_free
#define frontier_put reitti_frontier_put
#define frontier_take reitti_frontier_take
#define frontier_wants reitti_frontier_wants

/* support/output.h */
#define output_is_read reitti_output_is_read

/* text.h */
#define line_copy reitti_line_copy
#define line_is reitti_line_is
#define line_number reitti_line_number
#define line_word reitti_line_word
#define lines_close reitti_lines_close
#define lines_next reitti_lines_next
#define lines_of reitti_lines_of
#define lines_open reitti_lines_open
#define word_number reitti_word_number
#define word_text reitti_word_text

/* utf8.h */
#define utf8_character reitti_utf8_character
#define utf8_is reitti_utf8_is

/* walker.h */
#define walker_from reitti_walker_from
#define walker_may reitti_walker_may

/* world.h */
#define world_check_inside reitti_world_check_inside
#define world_check_open reitti_world_check_open
#define world_check_roots reitti_world_check_roots
#define world_free reitti_world_free
#define world_of reitti_world_of
#define world_open_squares reitti_world_open_squares
#define world_place reitti_world_place
#define world_square_text reitti_world_square_text

/* world_reader.h */
#define world_parse reitti_world_parse
#define world_read reitti_world_read
#define world_refuse_glyph reitti_world_refuse_glyph

/* world_writer.h */
#define world_write reitti_world_write

/* worlds.h */
#define worlds_get reitti_worlds_get

#endif
