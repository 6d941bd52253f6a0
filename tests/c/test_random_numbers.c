/* test_random_numbers.c -- the numbers that every implementation must give.
 *
 * Mirror: tests/prolog/test_random.pl.
 */
#include "../../c_impl/random.h"
#include "cmocka_all.h"

#include <string.h>

static void minimal_standard(void **unused)
{
    static const uint32_t first[] = {48271, 182605794, 1291394886, 1914720637};
    Random random = {1};
    (void)unused;
    for (int i = 0; i < 10000; i++) {
        random_draw(&random, 1);
        if (i < 4)
            assert_int_equal(random.state, first[i]);
    }
    assert_int_equal(random.state, 399268537); /* says the C++ standard */
}

static void streams_of_seeds(void **unused)
{
    static const struct {
        int seed;
        int stream;
        uint32_t first;
        int drawn[10];
        uint32_t last;
    } rows[] = {
        {0, 0, 1058899243, {86, 2, 54, 34, 7, 79, 37, 95, 57, 8}, 183447449},
        {1, 0, 1772866764, {38, 94, 41, 53, 4, 94, 93, 20, 77, 93}, 2010933973},
        {1, 1, 975430364, {66, 81, 69, 54, 70, 17, 61, 96, 66, 23}, 501939697},
        {1, 2, 1054193646, {9, 59, 53, 99, 62, 17, 68, 88, 11, 12}, 266385832},
        {1, 4, 300992422, {68, 81, 15, 76, 12, 85, 58, 73, 49, 57}, 1230410071},
        {2, 0, 1111598145, {43, 73, 56, 65, 75, 48, 86, 0, 82, 90}, 1942067028},
        {42, 101, 247388937, {79, 20, 79, 5, 17, 1, 72, 7, 80, 3}, 64621162},
        {2147483647,
         4,
         460341306,
         {52, 69, 69, 73, 99, 29, 45, 21, 55, 96},
         2070707962}};
    (void)unused;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Random random = random_seed(rows[i].seed, rows[i].stream);
        assert_int_equal(random.state, rows[i].first);
        for (int j = 0; j < 10; j++)
            assert_int_equal(random_draw(&random, 100), rows[i].drawn[j]);
        assert_int_equal(random.state, rows[i].last);
    }
}

static void draws_of_any_size(void **unused)
{
    static const int n[] = {2, 8, 100, 4, 1, 1000, RANDOM_MOST, 3};
    static const int drawn[] = {1, 0, 54, 1, 0, 791, 25114848, 2};
    Random random = random_seed(0, 0);
    (void)unused;
    for (int i = 0; i < 8; i++)
        assert_int_equal(random_draw(&random, n[i]), drawn[i]);
    assert_int_equal(random.state, 2058711055);
}

/* Seed 1 draws 38 94 41 53 4 out of a hundred. */
static void what_is_made_of_draws(void **unused)
{
    Random random = random_seed(1, 0);
    (void)unused;
    assert_false(random_chance(&random, 38));
    assert_true(random_chance(&random, 95));
    assert_int_equal(random_between(&random, -50, 49), -9);
    assert_int_equal(random_pick(&random, 100), 53);
    assert_int_equal(random_draw(&random, 100), 4);
}

static void out_of_none_nothing_is_drawn(void **unused)
{
    Random random = random_seed(1, 0);
    (void)unused;
    assert_int_equal(random_pick(&random, 0), -1);
    assert_int_equal(random.state, 1772866764);
    assert_int_equal(random_pick(&random, 1), 0);
    assert_true(random.state != 1772866764);
}

static void seeds_of_a_quest(void **unused)
{
    (void)unused;
    assert_int_equal(random_derive(42, 1), 247388937);
    assert_int_equal(random_derive(42, 2), 1678865849);
    assert_int_equal(random_derive(42, 3), 1392099171);
}

static void sums_of_texts(void **unused)
{
    static const struct {
        const char *text;
        uint32_t sum;
    } rows[] = {{"", 1},
                {"a", 228},
                {"abc", 3925645},
                {"foobar", 383011567},
                {"(1,2) 3\n", 138332888},
                {"\xff", 386}};
    (void)unused;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_int_equal(text_sum(TEXT_SUM, rows[i].text, strlen(rows[i].text)),
                         rows[i].sum);
    assert_int_equal(text_sum(text_sum(TEXT_SUM, "foo", 3), "bar", 3),
                     383011567);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(minimal_standard),
        cmocka_unit_test(streams_of_seeds),
        cmocka_unit_test(draws_of_any_size),
        cmocka_unit_test(what_is_made_of_draws),
        cmocka_unit_test(out_of_none_nothing_is_drawn),
        cmocka_unit_test(seeds_of_a_quest),
        cmocka_unit_test(sums_of_texts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
