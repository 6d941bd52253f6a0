/* test_outcome.c -- what plans come to; and that a plan of one window alone
 * does not hold.
 */
#include "cmocka_all.h"

#include "../../c_impl/moves.h"
#include "../../c_impl/reitti.h"
#include "../../c_impl/units/outcome.h"

#include <stdlib.h>
#include <string.h>

enum { ROWS = 80, UNREACHABLE = -1 };

static const char bay[] = "game strategy\ncorners block\nlevel 1\n"
                          ".......\n####.##\n";

/* Rows of x, y and unit, of two that go from (1,1) to (3,1) and from (3,2) to
 * (1,2); and what they come to. */
static const struct {
    int64_t rows[ROWS][3];
    int count;
    Outcome outcome;
} plans[] = {
    {{{0}}, 0, {2, 0, 0, 0}},
    {{{1, 1, 1}, {3, 2, 2}}, 2, {2, 0, 0, 0}},
    {{{1, 1, 1}, {2, 1, 1}, {3, 1, 1}, {3, 2, 2}}, 4, {2, 1, 2, 2}},
    {{{1, 1, 1},
      {1, 1, 1},
      {2, 1, 1},
      {3, 1, 1},
      {3, 2, 2},
      {2, 2, 2},
      {1, 2, 2}},
     7,
     {2, 2, 3, 5}},
    /* Who only passes its goal has not arrived. */
    {{{1, 1, 1}, {2, 1, 1}, {3, 1, 1}, {3, 2, 1}, {1, 2, 2}}, 5, {2, 1, 0, 0}},
    /* Rows of nobody who was asked about. */
    {{{3, 1, 0}, {1, 2, 3}, {3, 1, -1}}, 3, {2, 0, 0, 0}},
};

static void plans_come_to_what_their_rows_say(void **state)
{
    (void)state;
    static const Square ends[] = {{1, 1, 1}, {1, 3, 1}, {1, 3, 2}, {1, 1, 2}};
    const Question question = {.squares = ends, .square_count = 4};
    for (size_t i = 0; i < sizeof plans / sizeof *plans; i++) {
        Square squares[ROWS];
        int64_t units[ROWS];
        for (int k = 0; k < plans[i].count; k++) {
            const int64_t *row = plans[i].rows[k];
            squares[k] = (Square){1, (int)row[0], (int)row[1]};
            units[k] = row[2];
        }
        Outcome outcome = outcome_of(&question, &(Rows){.count = plans[i].count,
                                                        .width = 1,
                                                        .squares = squares,
                                                        .numbers = units});
        assert_memory_equal(&outcome, &plans[i].outcome, sizeof outcome);
    }
}

static void rows_that_are_no_plan_bring_nobody_home(void **state)
{
    (void)state;
    static const Square ends[] = {{1, 1, 1}, {1, 1, 1}};
    static const int64_t numbers[] = {1, 1};
    const Question question = {.squares = ends, .square_count = 2};
    const Rows rows[] = {
        {.count = 1, .squares = ends},
        {.count = 1, .width = 1, .numbers = numbers},
        {.count = 1, .width = 2, .squares = ends, .numbers = numbers}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_int_equal(outcome_of(&question, &rows[i]).arrived, 0);
}

/* What is told of no answer, and by a problem that tells nothing. */
static void nothing_is_told_of_nothing(void **state)
{
    (void)state;
    static const Square ends[] = {{1, 1, 1}, {1, 1, 1}};
    const Question question = {.squares = ends, .square_count = 2};
    int64_t told[PROBLEM_TOLD];
    const Answer none = {.status = STATUS_NO_ANSWER};
    const Answer found = {.status = STATUS_OK};
    assert_int_equal(
        problem_tell(problem_find("units"), &question, &none, told), 0);
    assert_int_equal(
        problem_tell(problem_find("route"), &question, &found, told), 0);
    assert_int_equal(
        problem_tell(problem_find("units"), &question, &found, told), 4);
}

/* Distances of all squares to one, by moves. */
static void measure(const World *world, Square to, int *distances)
{
    size_t size = world_size(world);
    bool changed = true;
    for (size_t i = 0; i < size; i++)
        distances[i] = UNREACHABLE;
    distances[world_index(world, to)] = 0;
    for (int distance = 0; changed; distance++) {
        changed = false;
        for (size_t i = 0; i < size; i++) {
            Square next[MOVES];
            int count = distances[i] == distance
                            ? moves_from(world, world_square(world, i), next)
                            : 0;
            for (int k = 0; k < count; k++) {
                int *there = &distances[world_index(world, next[k])];
                changed = changed || *there == UNREACHABLE;
                *there = *there == UNREACHABLE ? distance + 1 : *there;
            }
        }
    }
}

/* The neighbour that is nearest to the goal. */
static Square nearer(const World *world, Square from, const int *distances)
{
    Square next[MOVES];
    int count = moves_from(world, from, next);
    Square best = next[0];
    for (int i = 1; i < count; i++)
        if (distances[world_index(world, next[i])] <
            distances[world_index(world, best)])
            best = next[i];
    return best;
}

/* So many moments of a plan, and from there on everybody straight to its goal.
 */
static Rows go_on(const World *world, const Question *question,
                  const Rows *plan, int moments, Square *squares,
                  int64_t *units)
{
    int *distances = malloc(world_size(world) * sizeof *distances);
    Rows rows = {.width = 1, .squares = squares, .numbers = units};
    int moment = 0;
    for (int i = 0; i < plan->count; i++) {
        bool last =
            i + 1 == plan->count || plan->numbers[i + 1] != plan->numbers[i];
        Square goal = question->squares[2 * plan->numbers[i] - 1];
        if (moment <= moments) {
            squares[rows.count] = plan->squares[i];
            units[rows.count++] = plan->numbers[i];
        }
        moment = last ? 0 : moment + 1;
        measure(world, goal, distances);
        while (last && !square_equal(squares[rows.count - 1], goal)) {
            squares[rows.count] =
                nearer(world, squares[rows.count - 1], distances);
            units[rows.count++] = plan->numbers[i];
        }
    }
    free(distances);
    return rows;
}

/* Two who meet in a lane: where `whca` would plan again they go straight on. */
static void units_collide_behind_the_window(void **state)
{
    (void)state;
    static const Square ends[] = {{1, 1, 1}, {1, 7, 1}, {1, 7, 1}, {1, 1, 1}};
    const int window = 2;
    const Question question = {.squares = ends,
                               .square_count = 4,
                               .numbers = &window,
                               .number_count = 1};
    const Promise promise = {.traits = TRAIT_ANY, .complete = true};
    const Problem *problem = problem_find("units");
    const Solver *solver = solver_find("whca", "plain", &language_c);
    World world;
    Error error;
    void *prepared;
    assert_int_equal(world_parse(&world, bay, strlen(bay), &error), STATUS_OK);
    assert_int_equal(solver->prepare(solver, &world, &prepared, &error),
                     STATUS_OK);
    Answer answer = solver->run(prepared, &question);
    assert_int_equal(
        problem->check(&world, &question, &answer, &promise, &error),
        STATUS_OK);
    Square squares[ROWS];
    int64_t units[ROWS];
    Answer blind = {.rows = go_on(&world, &question, &answer.rows, window / 2,
                                  squares, units)};
    blind.score = outcome_of(&question, &blind.rows).sum;
    assert_int_equal(
        problem->check(&world, &question, &blind, &promise, &error),
        STATUS_BAD_INPUT);
    assert_string_equal(error.text, "units 1 and 2 share (4,1) at moment 3");
    solver->release(prepared);
    world_free(&world);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(plans_come_to_what_their_rows_say),
        cmocka_unit_test(rows_that_are_no_plan_bring_nobody_home),
        cmocka_unit_test(nothing_is_told_of_nothing),
        cmocka_unit_test(units_collide_behind_the_window)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
