/* test_buckets.c -- the open list of best-first search gives back the smallest
 * total first, equal ones in order of arrival, whatever is put, moved and
 * taken. */
#include "cmocka_all.h"
#include "random_world.h"

#include "../../c_impl/kernels/buckets.h"
#include "../../c_impl/moves.h"

enum { CELLS = 400, ROUNDS = 40, STEPS = 2000, RANGE = 90, FIRST = 7 };

/* What should wait: totals by cell, and when each was got. */
typedef struct Model {
    int64_t total[CELLS];
    int arrival[CELLS];
    bool waits[CELLS];
    int waiting;
    int arrivals;
} Model;

static int seed;

static Cell model_first(const Model *model)
{
    Cell first = CELLS;
    for (Cell i = 0; i < CELLS; i++)
        if (model->waits[i] &&
            (first == CELLS || model->total[i] < model->total[first] ||
             (model->total[i] == model->total[first] &&
              model->arrival[i] < model->arrival[first])))
            first = i;
    return first;
}

static void put(Model *model, Buckets *list, Cell cell, int64_t total,
                bool shared)
{
    model->waiting += !model->waits[cell];
    model->waits[cell] = true;
    model->total[cell] = total;
    model->arrival[cell] = model->arrivals++;
    buckets_put(list, cell, total, shared);
}

/* Puts, moves and takes at random, while there are buckets.  Totals, which are
 * multiples of `unit`, drift upwards and fall now and then. */
static void use(Random *random, Buckets *list, int64_t unit, bool shared)
{
    Model model = {.waiting = 0};
    int64_t base = 0;
    list->smallest = list->largest = 0;
    for (int i = 0; i < STEPS && !list->full; i++) {
        Cell cell = (Cell)random_draw(random, CELLS);
        if (random_draw(random, 3) > 0) {
            if (model.waits[cell])
                buckets_drop(list, cell);
            put(&model, list, cell, (base + random_draw(random, RANGE)) * unit,
                shared);
        } else if (model.waiting > 0) {
            Cell first = model_first(&model);
            assert_int_equal(buckets_take(list, shared), first);
            model.waits[first] = false;
            model.waiting--;
            base = model.total[first] / unit;
            base -= base > FIRST ? random_draw(random, FIRST) : 0;
        }
    }
    buckets_empty(list);
}

static void smallest_and_first_come_first(void **state)
{
    (void)state;
    Random random = random_seed(seed, RANDOM_TESTS);
    for (int i = 0; i < ROUNDS; i++) {
        static const int64_t units[] = {1, 100, INT64_C(1) << 40};
        bool shared = i % 4 > 0;
        int64_t unit = shared ? units[i % 3] : 1;
        Buckets list;
        /* Far more apart than they are put: the array is used all around. */
        assert_true(buckets_make(&list, CELLS, 2 * RANGE * unit,
                                 shared ? 1000 * unit : 1, shared));
        assert_int_equal(list.shared, shared);
        for (int j = 0; j < 3; j++) {
            use(&random, &list, unit, shared);
            while (list.full) {
                assert_true(buckets_grow(&list));
                use(&random, &list, unit, shared);
            }
        }
        buckets_release(&list);
    }
}

/* One bucket for each cell, which is more than there are at first. */
static void there_are_buckets_for_all(void **state)
{
    (void)state;
    Buckets list;
    int grown = 0;
    Cell put_in = 0;
    assert_true(buckets_make(&list, CELLS, CELLS, 1, true));
    while (put_in < CELLS) {
        list.smallest = list.largest = 0;
        for (put_in = 0; put_in < CELLS && !list.full; put_in++)
            buckets_put(&list, put_in, CELLS - put_in, true);
        if (list.full) {
            /* A square that is expanded then puts all its neighbours. */
            for (Cell i = 0; i < MOVES && put_in < CELLS; i++, put_in++)
                buckets_put(&list, put_in, CELLS - put_in, true);
            buckets_empty(&list);
            assert_true(buckets_grow(&list));
            put_in = 0;
            grown++;
        }
    }
    for (Cell i = 0; i < CELLS; i++)
        assert_int_equal(buckets_take(&list, true), CELLS - 1 - i);
    assert_true(grown >= 2);
    buckets_release(&list);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(smallest_and_first_come_first),
        cmocka_unit_test(there_are_buckets_for_all),
    };
    seed = seed_of_run();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
