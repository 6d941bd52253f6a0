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
enum { QUESTIONS = 3, SEARCHES = 16 };

typedef struct Subject {
    const Search *search;
    const World *world;
    void *prepared;
    Route route;
    Footprint footprint;
} Subject;

static int prepare_all(const World *world, Subject *subjects)
{
    int count = 0;
    Error error;
    for (const Search *search = search_first(); search != NULL;
         search = search->next) {
        if (search_promise(search, world->game) == NULL)
            continue;
        Subject *subject = &subjects[count++];
        subject->search = search;
        assert_int_equal(
            search->prepare(search, world, &subject->prepared, &error),
            STATUS_OK);
        subject->world = world;
        subject->footprint = (Footprint){0};
    }
    assert_true(count > 0 && count <= SEARCHES);
    return count;
}

static void release_all(Subject *subjects, int count)
{
    for (int i = 0; i < count; i++) {
        subjects[i].search->release(subjects[i].prepared);
        footprint_free(&subjects[i].footprint);
    }
}

static void ask(Subject *subject, Square start, Square goal)
{
    subject->route = subject->search->run(subject->prepared, start, goal);
    assert_int_equal(footprint_make(&subject->footprint, subject->world,
                                    subject->route.expanded),
                     STATUS_OK);
    assert_int_equal(
        subject->search->footprint(subject->prepared, &subject->footprint),
        STATUS_OK);
}

/* The square of a level with distance 0: where level-wise search entered it. */
static Square entry_of(const World *world, const Subject *subject, int level)
{
    Square entry = {0};
    for (size_t i = 0; i < world_size(world); i++)
        if (world_square(world, i).level == level &&
            subject->footprint.distance[i] == 0) {
            assert_int_equal(entry.level, 0);
            entry = world_square(world, i);
        }
    assert_int_equal(entry.level, level);
    return entry;
}

/* Level-wise, taken level by level: where it leaves one must be as near as any
 * stairs that lead on.  Ties are the search's to break. */
static void check_levelwise(const World *world, const Subject *subject,
                            Square start, Square goal)
{
    int step = goal.level > start.level ? 1 : -1;
    int cost = 0;
    for (Square from = start;;
         from = entry_of(world, subject, from.level + step)) {
        int *distances = oracle_distances(world, from, false);
        int nearest = from.level == goal.level
                          ? distances[world_index(world, goal)]
                          : ORACLE_FAR;
        for (size_t i = 0; from.level != goal.level && i < world_size(world);
             i++)
            if (world->elements[i] == (step == 1 ? '>' : '<') &&
                distances[i] < nearest)
                nearest = distances[i];
        for (size_t i = 0; i < world_size(world); i++) {
            int distance = subject->footprint.distance[i];
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
                    subject->route.status == STATUS_NO_ROUTE);
        if (nearest == ORACLE_FAR)
            return;
        cost += nearest;
        if (from.level == goal.level)
            break;
        cost++;
    }
    assert_int_equal(subject->route.status, STATUS_OK);
    assert_int_equal(cost, subject->route.cost);
}

static void check_answer(const World *world, const Subject *subject,
                         const int *distances, Square start, Square goal)
{
    const Route *route = &subject->route;
    const Promise *promise = search_promise(subject->search, world->game);
    int least = oracle_cost(world, distances, start, goal);
    bool levelwise = strcmp(subject->search->name, "levelwise") == 0;
    if (least == ORACLE_FAR || (levelwise && route->status == STATUS_NO_ROUTE))
        assert_int_equal(route->status, STATUS_NO_ROUTE);
    else
        assert_int_equal(route->status, STATUS_OK);
    if (route->status == STATUS_OK) {
        assert_true(oracle_walks(world, start, goal, route));
        assert_true(promise->shortest ? route->cost == least
                                      : route->cost >= least);
    } else {
        assert_int_equal(route->length, 0);
        assert_int_equal(route->cost, 0);
    }
    if (levelwise)
        check_levelwise(world, subject, start, goal);
}

/* The distance table and the trace are those of a search that could have been.
 */
static void check_footprint(const World *world, const Subject *subject,
                            const int *distances, Square start)
{
    const Footprint *footprint = &subject->footprint;
    int expanded = subject->route.expanded;
    bool exact = search_promise(subject->search, world->game)->keypad;
    char *seen = calloc(world_size(world), 1);
    for (int i = 0; i < expanded; i++) {
        int index = footprint->expanded[i];
        assert_true(index >= 0 && (size_t)index < world_size(world));
        assert_int_equal(seen[index], 0);
        seen[index] = 1;
        assert_true(footprint->distance[index] != UNREACHED);
    }
    free(seen);
    assert_int_equal(footprint->distance[world_index(world, start)], 0);
    if (expanded > 0 && strcmp(subject->search->name, "levelwise") != 0)
        assert_int_equal(footprint->expanded[0],
                         (int)world_index(world, start));
    for (size_t i = 0; i < world_size(world); i++) {
        int distance = footprint->distance[i];
        if (distance != UNREACHED &&
            strcmp(subject->search->name, "levelwise") != 0)
            assert_true(exact ? distance == distances[i]
                              : distance >= distances[i]);
        if (subject->route.status == STATUS_NO_ROUTE && exact)
            assert_int_equal(distance == UNREACHED, distances[i] == ORACLE_FAR);
    }
}

static void check_same(const World *world, const Subject *a, const Subject *b)
{
    assert_int_equal(a->route.status, b->route.status);
    assert_int_equal(a->route.cost, b->route.cost);
    assert_int_equal(a->route.expanded, b->route.expanded);
    assert_int_equal(a->route.length, b->route.length);
    for (int i = 0; i < a->route.length; i++)
        assert_true(square_equal(a->route.squares[i], b->route.squares[i]));
    assert_memory_equal(a->footprint.distance, b->footprint.distance,
                        world_size(world) * sizeof(int));
    if (a->route.expanded > 0)
        assert_memory_equal(a->footprint.expanded, b->footprint.expanded,
                            (size_t)a->route.expanded * sizeof(int));
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
        Subject subjects[SEARCHES] = {0};
        int count = prepare_all(&world, subjects);
        for (int j = 0;
             j < QUESTIONS && random_ends(&random, &world, &start, &goal);
             j++) {
            int *distances =
                oracle_distances(&world, start, world.game->has_stairs);
            for (int k = 0; k < count; k++) {
                ask(&subjects[k], start, goal);
                check_answer(&world, &subjects[k], distances, start, goal);
                check_footprint(&world, &subjects[k], distances, start);
                if (k > 0 && strcmp(subjects[k].search->name,
                                    subjects[k - 1].search->name) == 0) {
                    check_same(&world, &subjects[k - 1], &subjects[k]);
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
        Subject first[2][SEARCHES] = {0};
        Subject second[2][SEARCHES] = {0};
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
                second[w][k].search->release(second[w][k].prepared);
                Error error;
                second[w][k].search->prepare(second[w][k].search, &worlds[w],
                                             &second[w][k].prepared, &error);
                ask(&second[w][k], start, goal);
                check_same(&worlds[w], &first[w][k], &second[w][k]);
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
