/* test_bridge.c -- Prolog searches called from C, also those that misbehave. */
#include "../c/cmocka_all.h"

#include "../../bridge/process/clock.h"
#include "../../bridge/command/command.h"
#include "../../bridge/check/host.h"
#include "../../bridge/prolog_from_c/prolog_from_c.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static World rogue;
static const Square creature = {1, 10, 11};
static const Square player = {1, 3, 2};

static const Search *find(const char *name, const char *style, const char *lang)
{
    for (const Search *search = search_first(); search != NULL;
         search = search->next)
        if (strcmp(search->name, name) == 0 &&
            strcmp(search->style, style) == 0 &&
            strcmp(search->lang, lang) == 0)
            return search;
    return NULL;
}

static void *prepare(const Search *search, const World *world)
{
    Error error;
    void *prepared;
    assert_non_null(search);
    assert_int_equal(search->prepare(search, world, &prepared, &error),
                     STATUS_OK);
    return prepared;
}

/* After whatever happened, Prolog must still answer. */
static void still_works(void)
{
    const Search *search = find("two_phase", "tuned", "prolog");
    void *prepared = prepare(search, &rogue);
    Route route = search->run(prepared, creature, player);
    assert_int_equal(route.status, STATUS_OK);
    assert_int_equal(route.cost, 10);
    assert_int_equal(route.expanded, 63);
    search->release(prepared);
}

static void every_c_search_has_its_mirror(void **state)
{
    (void)state;
    int count = 0;
    for (const Search *search = search_first(); search != NULL;
         search = search->next)
        if (strcmp(search->lang, "c") == 0) {
            const Search *mirror = find(search->name, search->style, "prolog");
            assert_non_null(mirror);
            assert_string_equal(mirror->summary, search->summary);
            for (int i = 0; search->promises[i].game != NULL; i++) {
                assert_string_equal(mirror->promises[i].game,
                                    search->promises[i].game);
                assert_int_equal(mirror->promises[i].shortest,
                                 search->promises[i].shortest);
                assert_int_equal(mirror->promises[i].keypad,
                                 search->promises[i].keypad);
            }
            count++;
        }
    assert_true(count >= 9);
}

static void misbehaviour_becomes_a_status(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        Status status;
        const char *message; /* or a part of it */
    } wild[] = {
        {"throws", STATUS_ERROR, "Unknown message: a_ball"},
        {"throws_an_error", STATUS_ERROR,
         "Arguments are not sufficiently instantiated"},
        {"fails", STATUS_ERROR, "failed, where it must answer"},
        {"overflows", STATUS_OUT_OF_MEMORY, "Stack limit"},
        {"babbles", STATUS_ERROR, "the answer is not a route"},
        {"leaves_the_world", STATUS_ERROR, "the answer is not a route"},
        {"has_no_end", STATUS_ERROR, "the answer is not a route"},
    };
    for (size_t i = 0; i < sizeof wild / sizeof *wild; i++) {
        const Search *search = find(wild[i].name, "tuned", "prolog");
        void *prepared = prepare(search, &rogue);
        for (int again = 0; again < 2; again++) {
            Route route = search->run(prepared, creature, player);
            assert_int_equal(route.status, wild[i].status);
            assert_non_null(route.message);
            if (strstr(route.message, wild[i].message) == NULL)
                fail_msg("%s: %s", wild[i].name, route.message);
            still_works();
        }
        search->release(prepared);
    }
}

static void choice_points_do_not_matter(void **state)
{
    (void)state;
    const Search *search = find("is_undecided", "tuned", "prolog");
    void *prepared = prepare(search, &rogue);
    assert_int_equal(search->run(prepared, creature, player).status,
                     STATUS_NO_ROUTE);
    search->release(prepared);
}

static void a_loop_ends_with_its_time(void **state)
{
    (void)state;
    const Search *search = find("loops", "tuned", "prolog");
    void *prepared = prepare(search, &rogue);
    double began = clock_now();
    prolog_limit_time(0.2);
    assert_int_equal(search->run(prepared, creature, player).status,
                     STATUS_OUT_OF_TIME);
    assert_true(clock_now() - began < 5);
    still_works();
    prolog_limit_time(0);
    search->release(prepared);
    still_works();
}

#ifndef __SANITIZE_ADDRESS__

static void halting_is_not_an_answer(void **state)
{
    (void)state;
    Host host;
    Answer answer;
    Ending ending;
    Question question = {.world = &rogue, .from = creature, .to = player};
    Limits limits = {.memory = limits_memory(0, 1)};
    assert_int_equal(
        host_start(&host, find("halts", "tuned", "prolog"), &limits), 0);
    assert_false(host_answer(&host, &question, 10, &answer, &ending));
    assert_int_equal(ending.kind, ENDING_NO_ANSWER);
}

#endif

static void worlds_are_released_in_any_order(void **state)
{
    (void)state;
    enum { WORLDS = 6 };
    static const char *const names[] = {"thesis", "tuned"};
    static const int orders[][WORLDS] = {{0, 1, 2, 3, 4, 5},
                                         {5, 4, 3, 2, 1, 0},
                                         {3, 0, 5, 1, 4, 2},
                                         {2, 4, 1, 5, 0, 3}};
    for (int order = 0; order < 4; order++) {
        void *prepared[WORLDS];
        const Search *searches[WORLDS];
        for (int i = 0; i < WORLDS; i++) {
            searches[i] = find("two_phase", names[i % 2], "prolog");
            prepared[i] = prepare(searches[i], &rogue);
        }
        for (int i = 0; i < WORLDS; i++) {
            int released = orders[order][i];
            searches[released]->release(prepared[released]);
            prepared[released] = NULL;
            for (int j = 0; j < WORLDS; j++)
                if (prepared[j] != NULL)
                    assert_int_equal(
                        searches[j]->run(prepared[j], creature, player).cost,
                        10);
        }
    }
}

#ifndef __SANITIZE_ADDRESS__

static long resident_pages(void)
{
    long size;
    long resident = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (fscanf(file, "%ld %ld", &size, &resident) != 2)
        resident = 0;
    fclose(file);
    return resident;
}

static void runs_and_worlds_do_not_add_up(void **state)
{
    (void)state;
    const Search *tuned = find("two_phase", "tuned", "prolog");
    const Search *thesis = find("two_phase", "thesis", "prolog");
    void *prepared[] = {prepare(tuned, &rogue), prepare(thesis, &rogue)};
    long before = 0;
    for (int round = 0; round < 6; round++) {
        for (int i = 0; i < 5000; i++)
            tuned->run(prepared[0], creature, player);
        for (int i = 0; i < 300; i++)
            thesis->run(prepared[1], creature, player);
        for (int i = 0; i < 100; i++) {
            tuned->release(prepare(tuned, &rogue));
            thesis->release(prepare(thesis, &rogue));
        }
        /* The first rounds let the stacks and tables find their size. */
        if (round == 2)
            before = resident_pages();
    }
    long grown = (resident_pages() - before) * sysconf(_SC_PAGESIZE);
    tuned->release(prepared[0]);
    thesis->release(prepared[1]);
    assert_true(grown < 4 << 20);
}

#endif

static int set_up(void **state)
{
    (void)state;
    Error error;
    return prolog_start("tests/cross/wild_searches.pl", &error) == STATUS_OK &&
                   world_read(&rogue, "tests/worlds/rogue.world", &error) ==
                       STATUS_OK
               ? 0
               : -1;
}

static int tear_down(void **state)
{
    (void)state;
    world_free(&rogue);
    prolog_stop();
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_c_search_has_its_mirror),
        cmocka_unit_test(misbehaviour_becomes_a_status),
        cmocka_unit_test(choice_points_do_not_matter),
        cmocka_unit_test(a_loop_ends_with_its_time),
#ifndef __SANITIZE_ADDRESS__ /* it frees late, and takes a halt for the end of \
                                the program */
        cmocka_unit_test(halting_is_not_an_answer),
        cmocka_unit_test(runs_and_worlds_do_not_add_up),
#endif
        cmocka_unit_test(worlds_are_released_in_any_order),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
