/* test_random.c -- what must hold in every world, tried on thousands. */
#include "cmocka_all.h"
#include "oracle.h"
#include "random_world.h"

#include <stdlib.h>
#include <string.h>

#ifdef __SANITIZE_ADDRESS__ /* large fixed arrays are slow to make there */
enum { WORLDS = 800 };
#else
enum { WORLDS = 4000 };
#endif
enum { QUESTIONS = 3, SEARCHES = 64 };

/* A prepared solver, and what it answered last. */
typedef struct Asked {
    const Solver *solver;
    const World *world;
    void *prepared;
    Answer answer;
    Trace trace;
} Asked;

static int prepare_all(const World *world, Asked *subjects)
{
    int count = 0;
    Error error;
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next) {
        if (!oracle_judges(solver, world))
            continue;
        Asked *subject = &subjects[count];
        subject->solver = solver;
        Status status =
            solver->prepare(solver, world, &subject->prepared, &error);
        if (status == STATUS_REFUSED)
            continue;
        assert_int_equal(status, STATUS_OK);
        count++;
        subject->world = world;
        subject->trace = (Trace){0};
    }
    assert_true(count <= SEARCHES);
    return count;
}

static void release_all(Asked *subjects, int count)
{
    for (int i = 0; i < count; i++) {
        subjects[i].solver->release(subjects[i].prepared);
        answer_free(&subjects[i].answer);
        trace_free(&subjects[i].trace);
    }
}

static void ask(Asked *subject, Square start, Square goal)
{
    Square ends[] = {start, goal};
    Question question = oracle_question(ends);
    answer_free(&subject->answer);
    trace_free(&subject->trace);
    Answer answer = subject->solver->run(subject->prepared, &question);
    assert_true(answer_copy(&subject->answer, &answer));
    assert_int_equal(
        subject->solver->trace(subject->prepared, &question, &subject->trace),
        STATUS_OK);
    assert_int_equal(subject->trace.steps.count, answer.work[0]);
}

/* The square of a level with distance 0: where level-wise search entered it. */
static Square entry_of(const World *world, const Asked *subject, int level)
{
    Square entry = {0};
    for (size_t i = 0; i < world_size(world); i++)
        if (world_square(world, i).level == level &&
            subject->trace.left.numbers[i] == 0) {
            assert_int_equal(entry.level, 0);
            entry = world_square(world, i);
        }
    assert_int_equal(entry.level, level);
    return entry;
}

/* Level-wise, taken level by level: where it leaves one must be as near as any
 * stairs that lead on.  Ties are the search's to break. */
static void check_levelwise(const World *world, const Asked *subject,
                            Square start, Square goal)
{
    int step = goal.level > start.level ? 1 : -1;
    int64_t cost = 0;
    for (Square from = start;;
         from = entry_of(world, subject, from.level + step)) {
        int64_t *distances = oracle_distances(world, from, false);
        int64_t nearest = from.level == goal.level
                              ? distances[world_index(world, goal)]
                              : ORACLE_FAR;
        for (size_t i = 0; from.level != goal.level && i < world_size(world);
             i++)
            if (world->elements[i] == (step == 1 ? '>' : '<') &&
                distances[i] < nearest)
                nearest = distances[i];
        for (size_t i = 0; i < world_size(world); i++) {
            int64_t distance = subject->trace.left.numbers[i];
            if (world_square(world, i).level == from.level &&
                distance != UNREACHED)
                assert_int_equal(distance, distances[i]);
        }
        if (nearest != ORACLE_FAR && from.level != goal.level) {
            Square next = entry_of(world, subject, from.level + step);
            next.level = from.level;
            assert_int_equal(distances[world_index(world, next)], nearest);
        }
        free(distances);
        assert_true(nearest != ORACLE_FAR ||
                    subject->answer.status == STATUS_NO_ANSWER);
        if (nearest == ORACLE_FAR)
            return;
        cost += nearest;
        if (from.level == goal.level)
            break;
        cost++;
    }
    assert_int_equal(subject->answer.status, STATUS_OK);
    assert_int_equal(cost, subject->answer.score);
}

static void check_answer(const World *world, const Asked *subject,
                         const int64_t *distances, Square start, Square goal)
{
    const Answer *answer = &subject->answer;
    const Promise *promise = solver_promise(subject->solver, world);
    int64_t least = oracle_cost(world, distances, start, goal);
    if (least == ORACLE_FAR ||
        (!promise->complete && answer->status == STATUS_NO_ANSWER))
        assert_int_equal(answer->status, STATUS_NO_ANSWER);
    else
        assert_int_equal(answer->status, STATUS_OK);
    if (answer->status == STATUS_OK) {
        assert_true(oracle_walks(world, start, goal, answer));
        assert_true(promise->best ? answer->score == least
                                  : answer->score >= least);
    } else {
        assert_int_equal(answer->rows.count, 0);
        assert_int_equal(answer->score, 0);
    }
    if (strcmp(subject->solver->name, "levelwise") == 0)
        check_levelwise(world, subject, start, goal);
}

/* The distance table and the steps are those of a solver that could have been.
 * Whoever does not promise the best may have counted steps instead of costs. */
static void check_trace(const World *world, const Asked *subject,
                        const int64_t *distances, Square start)
{
    const Rows *steps = &subject->trace.steps;
    const int64_t *left = subject->trace.left.numbers;
    const Promise *promise = solver_promise(subject->solver, world);
    if (promise->loose)
        return;
    char *seen = calloc(world_size(world), 1);
    for (int i = 0; i < steps->count; i++) {
        assert_true(world_contains(world, steps->squares[i]));
        size_t index = world_index(world, steps->squares[i]);
        assert_int_equal(seen[index], 0);
        seen[index] = 1;
        assert_true(left[index] != UNREACHED);
    }
    free(seen);
    /* Who knows beforehand that there is no route does not even start. */
    if (steps->count > 0 || subject->answer.status == STATUS_OK)
        assert_int_equal(left[world_index(world, start)], 0);
    if (steps->count > 0 && promise->complete)
        assert_true(square_equal(steps->squares[0], start));
    for (size_t i = 0; i < world_size(world); i++) {
        if (left[i] != UNREACHED && promise->best)
            assert_true(promise->same ? left[i] == distances[i]
                                      : left[i] >= distances[i]);
        if (subject->answer.status == STATUS_NO_ANSWER && promise->same)
            assert_int_equal(left[i] == UNREACHED, distances[i] == ORACLE_FAR);
    }
}

static void check_same(const Asked *a, const Asked *b)
{
    assert_true(answer_equal(&a->answer, &b->answer));
    assert_true(rows_equal(&a->trace.steps, &b->trace.steps));
    assert_true(rows_equal(&a->trace.left, &b->trace.left));
}

static int seed;

static void searches_are_right_and_styles_agree(void **state)
{
    (void)state;
    Random random = random_seed(seed, RANDOM_TESTS);
    int compared = 0;
    for (int i = 0; i < WORLDS; i++) {
        World world;
        Square start;
        Square goal;
        random_world(&random, &world);
        Asked subjects[SEARCHES] = {0};
        int count = prepare_all(&world, subjects);
        for (int j = 0;
             j < QUESTIONS && random_ends(&random, &world, &start, &goal);
             j++) {
            int64_t *distances =
                oracle_distances(&world, start, world.game->has_stairs);
            for (int k = 0; k < count; k++) {
                ask(&subjects[k], start, goal);
                check_answer(&world, &subjects[k], distances, start, goal);
                check_trace(&world, &subjects[k], distances, start);
                if (k > 0 && solver_compares(subjects[k - 1].solver,
                                             subjects[k].solver)) {
                    check_same(&subjects[k - 1], &subjects[k]);
                    compared++;
                }
            }
            free(distances);
        }
        release_all(subjects, count);
        world_free(&world);
    }
    assert_true(compared > WORLDS);
}

/* Two worlds at a time, asked in turn, each question twice: the second answer
 * must be the first. */
static void runs_leave_nothing_behind(void **state)
{
    (void)state;
    Random random = random_seed(seed ^ 1, RANDOM_TESTS);
    for (int i = 0; i < WORLDS / 20; i++) {
        World worlds[2];
        Asked first[2][SEARCHES] = {0};
        Asked second[2][SEARCHES] = {0};
        int count[2];
        for (int w = 0; w < 2; w++) {
            random_world(&random, &worlds[w]);
            count[w] = prepare_all(&worlds[w], first[w]);
            prepare_all(&worlds[w], second[w]);
        }
        for (int j = 0; j < 20; j++) {
            int w = j % 2;
            Square start;
            Square goal;
            if (!random_ends(&random, &worlds[w], &start, &goal))
                continue;
            for (int k = 0; k < count[w]; k++) {
                ask(&first[w][k], start, goal);
                ask(&first[w][k], start, goal);
                /* The second set is as good as new each time. */
                second[w][k].solver->release(second[w][k].prepared);
                Error error;
                second[w][k].solver->prepare(second[w][k].solver, &worlds[w],
                                             &second[w][k].prepared, &error);
                ask(&second[w][k], start, goal);
                check_same(&first[w][k], &second[w][k]);
            }
        }
        for (int w = 0; w < 2; w++) {
            release_all(first[w], count[w]);
            release_all(second[w], count[w]);
            world_free(&worlds[w]);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(searches_are_right_and_styles_agree),
        cmocka_unit_test(runs_leave_nothing_behind),
    };
    seed = seed_of_run();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
