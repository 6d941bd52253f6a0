/* test_units.c -- what the solvers of many units share, piece by piece; and
 * plans in random worlds, all of which the check takes.  It is long because
 * each piece is tried alone.
 */
#include "cmocka_all.h"

#include "../../c_impl/random.h"
#include "../../c_impl/reitti.h"
#include "../../c_impl/units/rra.h"
#include "../../c_impl/units/stir.h"
#include "../../c_impl/units/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE = 7, CROWD = 6, WORLDS = 400 };

static const char *const names[] = {"ca",         "hca",  "lacam", "lra",
                                    "pathfinder", "pibt", "whca"};
enum { NAMES = sizeof names / sizeof *names };

/* A plan of which only the ground and the number of units are there. */
static Plan plan_on(const char *rows, int units, World *world)
{
    char text[200];
    Error error;
    Plan plan = {.units = units};
    snprintf(text, sizeof text, "game strategy\nlevel 1\n%s", rows);
    assert_int_equal(world_parse(world, text, strlen(text), &error), STATUS_OK);
    assert_true(ground_make(&plan.ground, world));
    return plan;
}

static void plan_off(Plan *plan, World *world)
{
    ground_free(&plan->ground);
    world_free(world);
}

static void stir_has_its_numbers(void **state)
{
    (void)state;
    assert_int_equal(stir_mix(0), 0);
    assert_int_equal(stir_mix(1), 1753845952);
    assert_true(stir(0, 1, 0) == UINT32_C(1492470133));
    assert_true(stir(0, 1, 1) == UINT32_C(3529208806));
    assert_true(stir(7, 2, 3) == UINT32_C(3964951170));
    assert_true(stir(1023, 100, 32) == UINT32_C(1956263423));
}

/* Of a square in the midst, in a corner, and beside a wall. */
static void waiting_is_key_five(void **state)
{
    (void)state;
    static const struct {
        const char *rows;
        int from;
        Steps steps;
    } cases[] = {
        {"...\n...\n...\n", 4, {9, {6, 7, 8, 3, 4, 5, 0, 1, 2}}},
        {"...\n...\n...\n", 0, {4, {3, 4, 0, 1}}},
        {"...\n...\n...\nmoves 4\n", 4, {5, {7, 3, 4, 5, 1}}},
        {"..\n.#\n", 1, {3, {2, 0, 1}}},
        {"..\n.#\n", 3, {0, {0}}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        World world;
        Plan plan = plan_on(cases[i].rows, 1, &world);
        const Steps *steps = &plan.ground.steps[cases[i].from];
        assert_int_equal(steps->count, cases[i].steps.count);
        for (int j = 0; j < steps->count; j++)
            assert_int_equal(steps->to[j], cases[i].steps.to[j]);
        plan_off(&plan, &world);
    }
}

static void the_metric_is_that_of_the_moves(void **state)
{
    (void)state;
    World world;
    Plan plan = plan_on("....\n....\n....\n", 1, &world);
    assert_int_equal(ground_metric(&plan.ground, 0, 11), 3);
    assert_int_equal(ground_metric(&plan.ground, 9, 2), 2);
    assert_int_equal(ground_metric(&plan.ground, 5, 5), 0);
    plan_off(&plan, &world);
    plan = plan_on("....\n....\n....\nmoves 4\n", 1, &world);
    assert_int_equal(ground_metric(&plan.ground, 0, 11), 5);
    assert_int_equal(ground_metric(&plan.ground, 9, 2), 3);
    plan_off(&plan, &world);
}

static void regions_hang_together(void **state)
{
    (void)state;
    World world;
    Plan plan = plan_on(".#.\n.#.\n#..\n", 1, &world);
    assert_true(ground_joins(&plan.ground, 0, 8)); /* corners are cut */
    plan_off(&plan, &world);
    plan = plan_on(".#.\n.#.\n##.\n", 1, &world);
    assert_false(ground_joins(&plan.ground, 0, 8));
    assert_true(ground_joins(&plan.ground, 2, 8));
    plan_off(&plan, &world);
}

/* Only a diagonal step has them. */
static void corners_are_those_of_the_block(void **state)
{
    (void)state;
    World world;
    int corner[2];
    Plan plan = plan_on("...\n...\n...\n", 1, &world);
    assert_true(ground_corners(&plan.ground, 4, 8, corner));
    assert_int_equal(corner[0] + corner[1], 5 + 7);
    assert_true(ground_corners(&plan.ground, 4, 6, corner));
    assert_int_equal(corner[0] + corner[1], 3 + 7);
    assert_false(ground_corners(&plan.ground, 4, 4, corner));
    assert_false(ground_corners(&plan.ground, 4, 5, corner));
    assert_false(ground_corners(&plan.ground, 4, 1, corner));
    plan_off(&plan, &world);
}

/* Of nine squares: unit 0 goes 0, 1, 5 and stands there; unit 1 comes at moment
 * 1, and goes 8, 7. */
static const int walk[] = {0, 1, 5};
static const int passage[] = {8, 7};

static void the_table_refuses_what_meets_somebody(void **state)
{
    (void)state;
    static const struct {
        int from;
        int to;
        int moment;
        bool refused;
    } steps[] = {
        {4, 1, 0, true},  /* somebody is there then, */
        {1, 1, 0, true},  /* also for who waits, */
        {3, 0, 0, false}, /* but may be followed */
        {1, 0, 0, true},  /* two swap, */
        {1, 0, 1, false}, /* not if the other is gone */
        {4, 2, 1, true},  /* two cross, */
        {2, 4, 1, true},  /* either way, */
        {4, 2, 0, false}, /* not at another moment */
        {8, 5, 0, false}, /* nobody is there yet, */
        {8, 5, 1, true},  /* but then */
        {8, 5, 9, true},  /* for ever */
        {4, 7, 1, true},  /* whoever passes is there once, */
        {4, 7, 2, false}, /* and then nowhere */
        {7, 8, 0, true},  {7, 8, 1, true}, {7, 8, 2, false},
    };
    World world;
    Table table;
    Plan plan = plan_on("...\n...\n...\n", 2, &world);
    assert_true(table_make(&table, &plan));
    for (int entered = 1; entered >= 0; entered--) {
        if (entered) {
            table_enter(&table, 0, (Entry){walk, 3, 0, true});
            table_enter(&table, 1, (Entry){passage, 2, 1, false});
        } else {
            table_remove(&table, 0);
            table_remove(&table, 1);
        }
        for (size_t i = 0; i < sizeof steps / sizeof *steps; i++)
            assert_int_equal(table_refuses(&table, steps[i].from, steps[i].to,
                                           steps[i].moment),
                             entered && steps[i].refused);
    }
    table_free(&table);
    plan_off(&plan, &world);
}

static void the_table_knows_when_squares_are_left(void **state)
{
    (void)state;
    World world;
    Table table;
    Plan plan = plan_on("...\n...\n...\n", 2, &world);
    assert_true(table_make(&table, &plan));
    assert_int_equal(table_latest(&table), 0);
    assert_int_equal(table_last(&table, 5), NEVER);
    table_enter(&table, 0, (Entry){walk, 3, 0, true});
    table_enter(&table, 1, (Entry){passage, 2, 1, false});
    assert_int_equal(table_latest(&table), 2);
    assert_int_equal(table_last(&table, 5), FOR_EVER);
    assert_int_equal(table_last(&table, 1), 1);
    assert_int_equal(table_last(&table, 7), 2);
    assert_int_equal(table_last(&table, 3), NEVER);
    table_clear(&table);
    assert_int_equal(table_last(&table, 5), NEVER);
    assert_int_equal(table_who(&table, 1, 1), NOBODY);
    table_free(&table);
    plan_off(&plan, &world);
}

static void those_in_the_way_yield_by_number(void **state)
{
    (void)state;
    static const int ways[][2] = {{0, 1}, {2, 5}, {8, 5}, {3, 4}};
    World world;
    Table table;
    Plan plan = plan_on("...\n...\n...\n", 4, &world);
    assert_true(table_make(&table, &plan));
    for (int i = 3; i >= 0; i--)
        table_enter(&table, i, (Entry){ways[i], 2, 3 * i, false});
    table_wait(&table, 3);
    table_yield(&table, 5);
    assert_int_equal(table_next(&table), 3);
    assert_int_equal(table_next(&table), 1);
    assert_int_equal(table_next(&table), 2);
    assert_int_equal(table_next(&table), NOBODY);
    assert_int_equal(table_who(&table, 5, 4), NOBODY);
    assert_int_equal(table_who(&table, 1, 1), 0);
    table_free(&table);
    plan_off(&plan, &world);
}

/* Square 4 is the farthest: it is closed last, if the target is elsewhere. */
static void distances_go_on_as_they_are_asked(void **state)
{
    (void)state;
    World world;
    Plan plan = plan_on(".....\n", 1, &world);
    Rra rra = rra_make(&plan, 1, 0);
    assert_int_equal(plan.estimated, 0);
    assert_int_equal(rra_distance(&rra, 0), 1);
    assert_int_equal(plan.estimated, 2);
    assert_int_equal(rra_distance(&rra, 0), 1);
    assert_int_equal(rra_distance(&rra, 1), 0);
    assert_int_equal(plan.estimated, 2);
    assert_int_equal(rra_distance(&rra, 4), 3);
    assert_int_equal(plan.estimated, 5);
    rra_free(&rra);
    plan_off(&plan, &world);
}

/* ---- the solvers ---- */

/* A solver that is prepared for a world. */
typedef struct Guide {
    const Solver *solver;
    void *prepared;
} Guide;

static Guide guide_make(const char *name, const World *world)
{
    Guide guide = {.solver = solver_find(name, "plain", &language_c)};
    Error error;
    assert_non_null(guide.solver);
    assert_int_equal(
        guide.solver->prepare(guide.solver, world, &guide.prepared, &error),
        STATUS_OK);
    return guide;
}

/* The nodes that hca closes in the bay, as they are worked out by hand: square
 * and moment. */
static void hca_works_as_worked_out(void **state)
{
    (void)state;
    static const int nodes[][3] = {
        {1, 1, 0}, {2, 1, 1}, {3, 1, 2}, {4, 1, 3}, {5, 1, 4}, {6, 1, 5},
        {7, 1, 6}, {7, 1, 0}, {6, 1, 1}, {5, 1, 2}, {5, 1, 3}, {6, 1, 2},
        {7, 1, 1}, {5, 2, 3}, {6, 1, 3}, {7, 1, 2}, {7, 1, 3}, {5, 2, 4},
        {5, 1, 5}, {4, 1, 6}, {3, 1, 7}, {2, 1, 8}, {1, 1, 9}};
    enum { NODES = sizeof nodes / sizeof *nodes, FIRST = 7 };
    const Square squares[] = {{1, 1, 1}, {1, 7, 1}, {1, 7, 1}, {1, 1, 1}};
    const int window = 8;
    const Question question = {squares, 4, &window, 1};
    World world;
    Error error;
    Trace trace;
    assert_int_equal(
        world_read(&world, "tests/worlds/strategy-bay.world", &error),
        STATUS_OK);
    Guide guide = guide_make("hca", &world);
    assert_int_equal(guide.solver->trace(guide.prepared, &question, &trace),
                     STATUS_OK);
    assert_int_equal(trace.steps.count, NODES);
    assert_int_equal(trace.left.count, 0);
    for (int i = 0; i < NODES; i++) {
        assert_int_equal(trace.steps.squares[i].x, nodes[i][0]);
        assert_int_equal(trace.steps.squares[i].y, nodes[i][1]);
        assert_int_equal(trace.steps.numbers[2 * i], i < FIRST ? 1 : 2);
        assert_int_equal(trace.steps.numbers[2 * i + 1], nodes[i][2]);
    }
    trace_free(&trace);
    guide.solver->release(guide.prepared);
    world_free(&world);
}

/* A small world, in which units may be stranded, and their question. */
typedef struct Crowd {
    World world;
    char elements[SIDE * SIDE];
    Square squares[2 * CROWD];
    int window;
    Question question;
} Crowd;

/* A square that no unit before has as its start, or its goal. */
static bool draw_square(Random *random, Crowd *crowd, int place)
{
    for (int tries = 0; tries < 100; tries++) {
        int size = (int)world_size(&crowd->world);
        Square square =
            world_square(&crowd->world, (size_t)random_draw(random, size));
        bool fits = world_is_open(&crowd->world, square);
        for (int i = place % 2; i < place; i += 2)
            fits = fits && !square_equal(crowd->squares[i], square);
        crowd->squares[place] = square;
        if (fits)
            return true;
    }
    return false;
}

static void random_crowd(Random *random, Crowd *crowd)
{
    World *world = &crowd->world;
    int walls = random_between(random, 2, 6);
    int units = random_between(random, 1, CROWD);
    int count = 0;
    *world = world_of(game_find("strategy", strlen("strategy")));
    world->levels = 1;
    world->width = random_between(random, 2, SIDE);
    world->height = random_between(random, 2, SIDE);
    world->ways = random_draw(random, 2) == 0 ? EIGHT_WAYS : FOUR_WAYS;
    world->corners_block = random_draw(random, 2) == 0;
    world->elements = crowd->elements;
    for (size_t i = 0; i < world_size(world); i++)
        crowd->elements[i] = random_draw(random, walls) > 0 ? '.' : '#';
    crowd->elements[0] = '.';
    while (count < 2 * units && draw_square(random, crowd, count))
        count++;
    crowd->window = random_between(random, 1, 9);
    crowd->question =
        (Question){crowd->squares, count / 2 * 2, &crowd->window, 1};
}

static void all_plans_pass_the_check(void **state)
{
    (void)state;
    const Problem *problem = problem_find("units");
    Random random = random_seed(1, RANDOM_TESTS);
    int plans = 0;
    for (int i = 0; i < WORLDS; i++) {
        Crowd crowd;
        Error error = {0};
        random_crowd(&random, &crowd);
        if (crowd.question.square_count == 0)
            continue;
        assert_int_equal(
            problem_accepts(problem, &crowd.world, &crowd.question, &error),
            STATUS_OK);
        for (int j = 0; j < NAMES; j++) {
            Guide guide = guide_make(names[j], &crowd.world);
            Answer first;
            Trace trace;
            Answer answer = guide.solver->run(guide.prepared, &crowd.question);
            const Promise promise = {.traits = TRAIT_ANY, .complete = true};
            Status status = problem->check(&crowd.world, &crowd.question,
                                           &answer, &promise, &error);
            assert_string_equal(status == STATUS_OK ? "" : error.text, "");
            assert_true(answer_copy(&first, &answer));
            assert_int_equal(
                guide.solver->trace(guide.prepared, &crowd.question, &trace),
                STATUS_OK);
            assert_int_equal(trace.steps.count, first.work[0]);
            answer = guide.solver->run(guide.prepared, &crowd.question);
            assert_true(answer_equal(&first, &answer));
            trace_free(&trace);
            answer_free(&first);
            guide.solver->release(guide.prepared);
            plans++;
        }
    }
    assert_true(plans > WORLDS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stir_has_its_numbers),
        cmocka_unit_test(waiting_is_key_five),
        cmocka_unit_test(the_metric_is_that_of_the_moves),
        cmocka_unit_test(regions_hang_together),
        cmocka_unit_test(corners_are_those_of_the_block),
        cmocka_unit_test(the_table_refuses_what_meets_somebody),
        cmocka_unit_test(the_table_knows_when_squares_are_left),
        cmocka_unit_test(those_in_the_way_yield_by_number),
        cmocka_unit_test(distances_go_on_as_they_are_asked),
        cmocka_unit_test(hca_works_as_worked_out),
        cmocka_unit_test(all_plans_pass_the_check),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
