/* test_growth.c -- what a study measures, and the levels on which searches are
 * seen to grow.
 */
#include "../c/cmocka_all.h"

#include "../../bridge/check/studied.h"
#include "../../bridge/measure/far.h"
#include "../../bridge/measure/growth.h"
#include "../../bridge/measure/plan.h"
#include "../../c_impl/made.h"
#include "../../c_impl/worlds.h"

#include <stdlib.h>
#include <string.h>

static void far_squares_lie_in_opposite_corners(void **state)
{
    (void)state;
    static const char *const forms[] = {
        "open:%dx%d:1",          "rooms:%dx%d:1", "random20:%dx%d:1",
        "random40:%dx%d:1",      "maze:%dx%d:1",  "random20:%dx%d:1:game=grid",
        "maze:%dx%d:1:game=grid"};
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        for (int side = GROWN_SMALLEST; side < 300; side *= 2) {
            char said[80];
            World world;
            Error error;
            Square ends[2];
            snprintf(said, sizeof said, forms[i], side, side);
            assert_int_equal(worlds_get(&world, said, &error), STATUS_OK);
            assert_int_equal(far_squares(&world, ends, &error), STATUS_OK);
            for (int k = 0; k < 2; k++)
                assert_true(world_is_open(&world, ends[k]));
            assert_true(ends[0].x <= 4 && ends[0].y <= 4);
            assert_true(ends[1].x >= side - 3 && ends[1].y >= side - 3);
            world_free(&world);
        }
}

/* In the corners stand squares of which no way leads far. */
static void far_squares_are_of_the_largest_part(void **state)
{
    (void)state;
    static char elements[] = "..#....."
                             "##.....#"
                             ".....##.";
    World world = {.game = game_find("strategy", 8),
                   .corners_block = true,
                   .levels = 1,
                   .width = 8,
                   .height = 3,
                   .elements = elements};
    Square ends[2];
    Error error;
    assert_int_equal(far_squares(&world, ends, &error), STATUS_OK);
    assert_true(square_equal(ends[0], (Square){1, 3, 2}));
    assert_true(square_equal(ends[1], (Square){1, 7, 2}));
    memset(elements, '#', strlen(elements));
    assert_int_equal(far_squares(&world, ends, &error), STATUS_BAD_INPUT);
}

static void curves_have_names(void **state)
{
    (void)state;
    static const char *const names[] = {"rogue", "strategy-maze",
                                        "grid-random20"};
    static const char *const none[] = {"", "chess", "grid-", "grid-labyrinth",
                                       "-maze"};
    Curve curve = {.problem = problem_unsaid()};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char expected[80];
        snprintf(expected, sizeof expected, "%s-64x64", names[i]);
        assert_true(curve_find(&curve, names[i]));
        assert_string_equal(curve_name(&curve).text, names[i]);
        assert_string_equal(growth_name(&curve, 64).text, expected);
    }
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        assert_false(curve_find(&curve, none[i]));
    assert_true(growth_name_alike("grid-maze-8x8", "grid-maze-512x512"));
    assert_false(growth_name_alike("grid-maze-8x8", "grid-open-8x8"));
    assert_false(growth_name_alike("grid-maze-8x8", "grid-8x8"));
    assert_false(growth_name_alike("grid-8x8", "unit_grid-8x8"));
}

/* The names of those that the cell's case, or curve, is measured with, each
 * once and in order. */
static void say_names(const Plan *plan, const char *name, char *said,
                      size_t size)
{
    const char *last = "";
    *said = '\0';
    for (int i = 0; i < plan->count; i++) {
        const Sample *sample = &plan->cells[i].sample;
        if (sample->kind == ROW_CONTROL ||
            strcmp(sample->the_case, name) != 0 ||
            strcmp(sample->solver, last) == 0)
            continue;
        last = sample->solver;
        snprintf(said + strlen(said), size - strlen(said), "%s%s",
                 *said == '\0' ? "" : " ", last);
    }
}

static void a_study_measures_what_its_cases_name(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        const char *solvers;
    } rows[] = {{"rogue-2", "bit_frontier two_phase"},
                {"tactics-1", "astar astar_chebyshev"},
                {"city-1", "all_levels levelwise"},
                {"city-32x32", "all_levels levelwise"},
                {"grid-maze-32x32", "astar_octile"},
                {"strategy-maze-32x32", ""},
                {"strategy-open", ""}};
    Suite suite = {0};
    Plan plan;
    Error error;
    char said[2000];
    assert_int_equal(studied_read(&suite, 0, NULL, &error), STATUS_OK);
    assert_true(plan_make(&plan, plan_size("default"), &suite, &(Selection){0},
                          1 << 30));
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        say_names(&plan, rows[i].name, said, sizeof said);
        assert_string_equal(said, rows[i].solvers);
    }
    say_names(&plan, "grid-open", said, sizeof said);
    assert_non_null(strstr(said, "astar_octile"));
    assert_non_null(strstr(said, "depth_first"));
    for (int i = 0; i < plan.count; i++)
        if (strncmp(plan.cells[i].sample.the_case, "grid-", 5) == 0)
            assert_int_equal(plan.cells[i].processes, 1);
    plan_free(&plan);
    suite_free(&suite);
}

static void what_is_named_is_measured_in_full(void **state)
{
    (void)state;
    static char kinds[] = "tests/kinds.cases";
    char *arguments[] = {kinds};
    const PlanSize *size = plan_size("default");
    Suite suite = {0};
    Plan plan;
    Error error;
    char said[2000];
    char case_said[2000];
    assert_int_equal(studied_read(&suite, 1, arguments, &error), STATUS_OK);
    assert_true(plan_make(&plan, size, &suite, &(Selection){0}, 1 << 30));
    say_names(&plan, "strategy-maze-128x128", said, sizeof said);
    say_names(&plan, "strategy-maze", case_said, sizeof case_said);
    assert_non_null(strstr(said, "depth_first"));
    assert_string_equal(said, case_said);
    for (int i = 0; i < plan.count; i++)
        assert_true(plan.cells[i].sample.blocks > 0);
    plan_free(&plan);
    suite_free(&suite);
}

/* In full only the problem's own solver on the first case; growing numbers in
 * every style. */
static void many_at_once_are_looked_at(void **state)
{
    (void)state;
    static const char all[] = "ca hca lacam lra pathfinder pibt whca";
    Suite suite = {0};
    Plan plan;
    Error error;
    char said[2000];
    int styles = 0;
    assert_int_equal(studied_read(&suite, 0, NULL, &error), STATUS_OK);
    assert_true(plan_make(&plan, plan_size("default"), &suite, &(Selection){0},
                          1 << 30));
    say_names(&plan, "bay", said, sizeof said);
    assert_string_equal(said, all);
    say_names(&plan, "40", said, sizeof said);
    assert_string_equal(said, all);
    for (int i = 0; i < plan.count; i++) {
        const Cell *cell = &plan.cells[i];
        bool own = strcmp(cell->sample.the_case, "bay") == 0 &&
                   strcmp(cell->sample.solver, "whca") == 0;
        if (strcmp(cell->problem->name, "units") != 0)
            continue;
        styles += strcmp(cell->sample.the_case, "40") == 0;
        assert_int_equal(cell->sample.blocks > 0, own);
        assert_true(own || cell->processes == 1);
        assert_int_equal(cell->side, 0);
    }
    assert_true(styles > 7);
    plan_free(&plan);
    suite_free(&suite);
}

/* Its cases, and no others. */
static void a_plan_may_be_called_as_a_problem(void **state)
{
    (void)state;
    const PlanSize *size = plan_size("units");
    Suite suite = {0};
    Plan plan;
    Error error;
    char said[2000];
    assert_null(plan_size("swarm"));
    assert_string_equal(size->name, "units");
    assert_int_equal(studied_problem(&suite, problem_find("units"), &error),
                     STATUS_OK);
    assert_true(plan_make(&plan, size, &suite, &(Selection){0}, 1 << 30));
    say_names(&plan, "units-strategy-64x64", said, sizeof said);
    assert_string_equal(said, "ca hca lacam lra pathfinder pibt whca");
    for (int i = 0; i < plan.count; i++) {
        assert_string_equal(plan.cells[i].problem->name, "units");
        assert_true(plan.cells[i].sample.blocks > 0);
    }
    plan_free(&plan);
    suite_free(&suite);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(far_squares_lie_in_opposite_corners),
        cmocka_unit_test(far_squares_are_of_the_largest_part),
        cmocka_unit_test(curves_have_names),
        cmocka_unit_test(a_study_measures_what_its_cases_name),
        cmocka_unit_test(what_is_named_is_measured_in_full),
        cmocka_unit_test(many_at_once_are_looked_at),
        cmocka_unit_test(a_plan_may_be_called_as_a_problem),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
