/* test_layers.c -- searches over bits on levels of every size around those of
 * tiles and boards, with both corner rules, against a queue.
 */
#include "cmocka_all.h"
#include "oracle.h"
#include "random_world.h"

#include "../../c_impl/reitti.h"
#include "../../c_impl/worlds.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { QUESTIONS = 8 };

static const char *const bit_searches[] = {"bit_frontier", "bit_both",
                                           "bit_clipped"};
enum { SEARCHES = 3 };

static const int sides[] = {1, 2, 7, 8, 9, 12, 13, 14, 15, 16, 17, 24, 33, 64};
enum { SIDES = sizeof sides / sizeof *sides };

typedef struct Asked {
    const Solver *solver;
    void *prepared;
} Asked;

static Asked prepare(const char *name, const World *world)
{
    Asked asked = {.solver = solver_find(name, "tuned", &language_c)};
    Error error;
    assert_non_null(asked.solver);
    assert_int_equal(
        asked.solver->prepare(asked.solver, world, &asked.prepared, &error),
        STATUS_OK);
    return asked;
}

static void release(Asked asked)
{
    asked.solver->release(asked.prepared);
}

static bool draw(Random *random, const World *world, Square *square)
{
    for (int tries = 0; tries < 100; tries++) {
        *square = (Square){1, random_between(random, 1, world->width),
                           random_between(random, 1, world->height)};
        if (world_is_open(world, *square))
            return true;
    }
    return false;
}

/* A best route, and where that is promised the one of the queue. */
static void compare(const World *world, const Question *question,
                    const Answer *queue, Asked asked)
{
    Answer answer = asked.solver->run(asked.prepared, question);
    const Promise *promise = solver_promise(asked.solver, world);
    assert_int_equal(answer.status, queue->status);
    assert_int_equal(answer.score, queue->score);
    assert_true(answer.status == STATUS_NO_ANSWER ||
                oracle_walks(world, question->squares[0], question->squares[1],
                             &answer));
    if (promise->same)
        assert_true(rows_equal(&answer.rows, &queue->rows));
    Trace trace = {0};
    int64_t expanded = answer.work[0];
    assert_int_equal(asked.solver->trace(asked.prepared, question, &trace),
                     STATUS_OK);
    assert_int_equal(trace.steps.count, expanded);
    trace_free(&trace);
}

static int try_world(Random *random, const World *world)
{
    Asked queue = prepare("breadth_first", world);
    Asked bits[SEARCHES];
    int routes = 0;
    for (int i = 0; i < SEARCHES; i++)
        bits[i] = prepare(bit_searches[i], world);
    for (int i = 0; i < QUESTIONS; i++) {
        Square ends[2];
        if (!draw(random, world, &ends[0]) || !draw(random, world, &ends[1]))
            break;
        Question question = {.squares = ends, .square_count = 2};
        Answer answer = queue.solver->run(queue.prepared, &question);
        routes += answer.status == STATUS_OK;
        for (int j = 0; j < SEARCHES; j++)
            compare(world, &question, &answer, bits[j]);
    }
    for (int i = 0; i < SEARCHES; i++)
        release(bits[i]);
    release(queue);
    return routes;
}

static void bits_find_what_a_queue_finds(void **state)
{
    (void)state;
    static const char *const games[] = {"rogue", "unit_grid"};
    static const char *const makers[] = {"random20", "random40", "rooms",
                                         "open"};
    Random random = random_seed(seed_of_run(), RANDOM_TESTS);
    int routes = 0;
    for (int i = 0; i < SIDES * SIDES * 2; i++) {
        char said[80];
        World world;
        Error error;
        snprintf(said, sizeof said, "%s:%dx%d:%d:game=%s",
                 makers[random_draw(&random, 4)], sides[i % SIDES],
                 sides[i / SIDES % SIDES], random_draw(&random, 1000),
                 games[random_draw(&random, 2)]);
        if (worlds_get(&world, said, &error) != STATUS_OK)
            continue; /* too small for its maker */
        world.corners_block = i / SIDES / SIDES == 1;
        routes += try_world(&random, &world);
        world_free(&world);
    }
    assert_true(routes > SIDES * SIDES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bits_find_what_a_queue_finds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
