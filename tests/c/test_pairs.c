/* test_pairs.c -- every pair of squares of the original worlds: how often the
 * original's searches miss the shortest route. */
#include "cmocka_all.h"
#include "oracle.h"

#include <stdlib.h>
#include <string.h>

typedef struct Count {
    int pairs;
    int no_route; /* there is none */
    int missed;   /* there is one, and it was not found */
    int dearer;
    int worst; /* cost in percent of the least */
} Count;

static const Solver *find(const char *name, const char *style)
{
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next)
        if (strcmp(solver->name, name) == 0 &&
            strcmp(solver->style, style) == 0)
            return solver;
    fail_msg("no solver %s, %s", name, style);
    return NULL;
}

static void count_from(const World *world, const Solver *solver, void *prepared,
                       Square start, int last_level, Count *count)
{
    Error error;
    int64_t *distances =
        oracle_distances(world, start, world->game->has_stairs);
    for (size_t i = 0; i < world_size(world); i++) {
        Square goal = world_square(world, i);
        Square ends[] = {start, goal};
        Question question = oracle_question(ends);
        if (goal.level > last_level || square_equal(start, goal) ||
            problem_ask(problem_of(solver), world, &question, &error) !=
                STATUS_OK)
            continue;
        Answer answer = solver->run(prepared, &question);
        int64_t least = oracle_cost(world, distances, start, goal);
        count->pairs++;
        if (least == ORACLE_FAR) {
            assert_int_equal(answer.status, STATUS_NO_ANSWER);
            count->no_route++;
        } else if (answer.status == STATUS_NO_ANSWER) {
            count->missed++;
        } else {
            assert_true(oracle_walks(world, start, goal, &answer));
            count->dearer += answer.score > least;
            if (least > 0 && 100 * answer.score / least > count->worst)
                count->worst = (int)(100 * answer.score / least);
        }
    }
    free(distances);
}

static Count count_pairs(const char *path, int last_level, const char *name,
                         const char *style)
{
    World world;
    Error error;
    Count count = {0};
    void *prepared;
    const Solver *solver = find(name, style);
    assert_int_equal(world_read(&world, path, &error), STATUS_OK);
    assert_int_equal(solver->prepare(solver, &world, &prepared, &error),
                     STATUS_OK);
    for (size_t i = 0; i < world_size(&world); i++) {
        Square start = world_square(&world, i);
        if (start.level <= last_level && world_is_open(&world, start))
            count_from(&world, solver, prepared, start, last_level, &count);
    }
    solver->release(prepared);
    world_free(&world);
    return count;
}

static void manhattan_misses_416_of_16002(void **state)
{
    (void)state;
    const char *const styles[] = {"thesis", "tuned"};
    for (int i = 0; i < 2; i++) {
        Count count =
            count_pairs("tests/worlds/tactics.world", 1, "astar", styles[i]);
        assert_int_equal(count.pairs, 16002);
        assert_int_equal(count.no_route, 252);
        assert_int_equal(count.missed, 0);
        assert_int_equal(count.dearer, 416);
        assert_int_equal(count.worst, 150);
    }
}

static void chebyshev_misses_none(void **state)
{
    (void)state;
    Count count = count_pairs("tests/worlds/tactics.world", 2,
                              "astar_chebyshev", "tuned");
    assert_true(count.pairs > 16002);
    assert_int_equal(count.missed, 0);
    assert_int_equal(count.dearer, 0);
}

static void levelwise_is_longer_for_a_seventh(void **state)
{
    (void)state;
    Count tuned =
        count_pairs("tests/worlds/city.world", 4, "levelwise", "tuned");
    Count thesis =
        count_pairs("tests/worlds/city.world", 4, "levelwise", "thesis");
    assert_memory_equal(&tuned, &thesis, sizeof tuned);
    int longer = 1000 * tuned.dearer / tuned.pairs;
    assert_in_range(longer, 135, 145);
    assert_in_range(tuned.worst, 360, 370);
}

static void all_levels_misses_none(void **state)
{
    (void)state;
    Count count =
        count_pairs("tests/worlds/city.world", 4, "all_levels", "tuned");
    assert_true(count.pairs > 0);
    assert_int_equal(count.missed, 0);
    assert_int_equal(count.dearer, 0);
}

static void two_phase_misses_none(void **state)
{
    (void)state;
    Count count =
        count_pairs("tests/worlds/rogue.world", 1, "two_phase", "thesis");
    assert_true(count.pairs > 0);
    assert_int_equal(count.missed, 0);
    assert_int_equal(count.dearer, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(manhattan_misses_416_of_16002),
        cmocka_unit_test(chebyshev_misses_none),
        cmocka_unit_test(levelwise_is_longer_for_a_seventh),
        cmocka_unit_test(all_levels_misses_none),
        cmocka_unit_test(two_phase_misses_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
