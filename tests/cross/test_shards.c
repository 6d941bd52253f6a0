/* test_shards.c -- which shard has what of a plan. */
#include "../c/cmocka_all.h"

#include "../../bridge/check/studied.h"
#include "../../bridge/measure/plan.h"
#include "../../bridge/measure/shard.h"

#include <stdlib.h>
#include <string.h>

enum { MEMORY = 1 << 30, DIVISIONS = 4 };

static const int divisions[DIVISIONS] = {1, 2, 4, 7};

typedef struct Planned {
    Suite suite;
    Plan plan;
} Planned;

/* What each of these studies by itself. */
static const char *const plans[] = {"quick", "default", "searches", "units"};

static void make(Planned *planned, const char *name)
{
    const PlanSize *size = plan_size(name);
    const Problem *problem = problem_find(name);
    Error error;
    *planned = (Planned){0};
    Status status = size->only_kinds ? studied_kinds(&planned->suite, &error)
                    : problem != NULL
                        ? studied_problem(&planned->suite, problem, &error)
                        : studied_read(&planned->suite, 0, NULL, &error);
    assert_int_equal(status, STATUS_OK);
    assert_true(plan_make(&planned->plan, size, &planned->suite,
                          &(Selection){0}, MEMORY));
    assert_true(planned->plan.count > 50);
}

static void drop(Planned *planned)
{
    plan_free(&planned->plan);
    suite_free(&planned->suite);
}

static bool is_same(const Cell *one, const Cell *other)
{
    const Sample *a = &one->sample;
    const Sample *b = &other->sample;
    return a->kind == b->kind && strcmp(a->file, b->file) == 0 &&
           strcmp(a->the_case, b->the_case) == 0 &&
           strcmp(a->solver, b->solver) == 0 &&
           strcmp(a->style, b->style) == 0 && a->mode == b->mode &&
           a->language == b->language;
}

static int count_same(const Plan *plan, const Cell *cell)
{
    int count = 0;
    for (int i = 0; i < plan->count; i++)
        count += is_same(&plan->cells[i], cell);
    return count;
}

static void numbers_are_read(void **state)
{
    (void)state;
    static const char *const wrong[] = {
        "",     "1",     "/",    "1/",   "/2",      "0/2", "3/2", "-1/2",
        "+1/2", "1/2/3", " 1/2", "1/ 2", "1/20000", "a/b", "1/0", "1.0/2"};
    Shard shard;
    assert_true(shard_parse(&shard, "7/16"));
    assert_int_equal(shard.number, 7);
    assert_int_equal(shard.count, 16);
    assert_true(shard_parse(&shard, "1/1"));
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_false(shard_parse(&shard, wrong[i]));
}

static void every_cell_is_in_one_shard(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof plans / sizeof *plans; i++)
        for (int j = 0; j < DIVISIONS; j++) {
            Planned whole;
            int count = 0;
            make(&whole, plans[i]);
            for (int k = 1; k <= divisions[j]; k++) {
                Planned part;
                Shard shard = {k, divisions[j]};
                make(&part, plans[i]);
                shard_cut(&shard, &part.plan);
                for (int l = 0; l < part.plan.count; l++)
                    assert_int_equal(
                        count_same(&whole.plan, &part.plan.cells[l]), 1);
                count += part.plan.count;
                drop(&part);
            }
            assert_int_equal(count, whole.plan.count);
            drop(&whole);
        }
}

/* Whether a ratio, an exponent or a mean may be made of both. */
static bool are_compared(const Cell *one, const Cell *other)
{
    const char *name = one->sample.the_case;
    const char *other_name = other->sample.the_case;
    bool grow = one->side > 0 && other->side > 0;
    if (strcmp(one->sample.file, other->sample.file) != 0)
        return false;
    return strcmp(name, other_name) == 0 ||
           (grow && growth_name_alike(name, other_name)) ||
           (!grow && one->kind_of_level != NULL &&
            one->kind_of_level == other->kind_of_level &&
            one->game == other->game) ||
           (!grow && one->problem == other->problem &&
            one->problem->fields[0].repeats);
}

static void what_is_compared_is_together(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof plans / sizeof *plans; i++) {
        Planned planned;
        make(&planned, plans[i]);
        for (int j = 0; j < planned.plan.count; j++)
            for (int k = 0; k < j; k++) {
                const Cell *one = &planned.plan.cells[j];
                const Cell *other = &planned.plan.cells[k];
                if (are_compared(one, other))
                    for (int l = 0; l < DIVISIONS; l++)
                        assert_int_equal(shard_of(one, divisions[l]),
                                         shard_of(other, divisions[l]));
            }
        drop(&planned);
    }
}

static void a_quick_study_gives_four_machines_work(void **state)
{
    (void)state;
    int counts[5] = {0};
    Planned planned;
    make(&planned, "quick");
    for (int i = 0; i < planned.plan.count; i++)
        counts[shard_of(&planned.plan.cells[i], 4)]++;
    for (int i = 1; i <= 4; i++)
        assert_true(counts[i] > planned.plan.count / 20);
    drop(&planned);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_are_read),
        cmocka_unit_test(every_cell_is_in_one_shard),
        cmocka_unit_test(what_is_compared_is_together),
        cmocka_unit_test(a_quick_study_gives_four_machines_work),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
