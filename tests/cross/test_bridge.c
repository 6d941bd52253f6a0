/* test_bridge.c -- Prolog searches called from C, also those that misbehave. */
#include "../c/cmocka_all.h"

#include "../../bridge/check/host.h"
#include "../../bridge/prolog_from_c/prolog_from_c.h"
#include "../../bridge/prolog_from_c/prolog_solver.h"
#include "../../c_impl/support/clock.h"
#include "../../c_impl/world_reader.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static World rogue;
static const Square ends[] = {{1, 10, 11}, {1, 3, 2}};
static const Question question = {.squares = ends, .square_count = 2};

static const Solver *find(const char *name, const char *style)
{
    return solver_find(name, style, &language_prolog);
}

static void *prepare(const Solver *solver, const World *world)
{
    Error error;
    void *prepared;
    assert_non_null(solver);
    assert_int_equal(solver->prepare(solver, world, &prepared, &error),
                     STATUS_OK);
    return prepared;
}

/* After whatever happened, Prolog must still answer. */
static void still_works(void)
{
    const Solver *solver = find("two_phase", "tuned");
    void *prepared = prepare(solver, &rogue);
    Answer answer = solver->run(prepared, &question);
    assert_int_equal(answer.status, STATUS_OK);
    assert_int_equal(answer.score, 10);
    assert_int_equal(answer.work[0], 63);
    solver->release(prepared);
}

/* A trait is either said or, with a game's name, needless. */
static void check_promises(const Promise *a, const Promise *b)
{
    for (; a->game != NULL || a->traits != 0; a++, b++) {
        assert_int_equal(a->game == NULL, b->game == NULL);
        if (a->game != NULL)
            assert_string_equal(a->game, b->game);
        else
            assert_int_equal(a->traits | TRAIT_ANY, b->traits | TRAIT_ANY);
        assert_int_equal(a->complete, b->complete);
        assert_int_equal(a->best, b->best);
        assert_int_equal(a->same, b->same);
    }
    assert_true(b->game == NULL && b->traits == 0);
}

static void every_c_solver_has_its_mirror(void **state)
{
    (void)state;
    int count = 0;
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next)
        if (solver->language == &language_c) {
            const Solver *mirror = find(solver->name, solver->style);
            assert_non_null(mirror);
            assert_string_equal(mirror->summary, solver->summary);
            assert_string_equal(mirror->problem, solver->problem);
            check_promises(mirror->promises, solver->promises);
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
        const Solver *solver = find(wild[i].name, "tuned");
        void *prepared = prepare(solver, &rogue);
        for (int again = 0; again < 2; again++) {
            Answer answer = solver->run(prepared, &question);
            assert_int_equal(answer.status, wild[i].status);
            assert_non_null(answer.message);
            if (strstr(answer.message, wild[i].message) == NULL)
                fail_msg("%s: %s", wild[i].name, answer.message);
            still_works();
        }
        solver->release(prepared);
    }
}

static void choice_points_do_not_matter(void **state)
{
    (void)state;
    const Solver *solver = find("is_undecided", "tuned");
    void *prepared = prepare(solver, &rogue);
    assert_int_equal(solver->run(prepared, &question).status, STATUS_NO_ANSWER);
    solver->release(prepared);
}

static void a_loop_ends_with_its_time(void **state)
{
    (void)state;
    const Solver *solver = find("loops", "tuned");
    void *prepared = prepare(solver, &rogue);
    double began = clock_now();
    prolog_limit_time(0.2);
    assert_int_equal(solver->run(prepared, &question).status,
                     STATUS_OUT_OF_TIME);
    assert_true(clock_now() - began < 5);
    still_works();
    prolog_limit_time(0);
    solver->release(prepared);
    still_works();
}

#ifndef __SANITIZE_ADDRESS__

static void halting_is_not_an_answer(void **state)
{
    (void)state;
    Host host;
    Reply reply;
    Request request = {.world = &rogue, .question = question};
    Limits limits = {.memory = limits_memory(0, 1)};
    assert_int_equal(host_start(&host, find("halts", "tuned"), &limits), 0);
    host_answer(&host, &request, 10, &reply);
    assert_int_equal(reply.ending.kind, ENDING_NO_ANSWER);
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
        const Solver *solvers[WORLDS];
        for (int i = 0; i < WORLDS; i++) {
            solvers[i] = find("two_phase", names[i % 2]);
            prepared[i] = prepare(solvers[i], &rogue);
        }
        for (int i = 0; i < WORLDS; i++) {
            int released = orders[order][i];
            solvers[released]->release(prepared[released]);
            prepared[released] = NULL;
            for (int j = 0; j < WORLDS; j++)
                if (prepared[j] != NULL)
                    assert_int_equal(
                        solvers[j]->run(prepared[j], &question).score, 10);
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
    const Solver *tuned = find("two_phase", "tuned");
    const Solver *thesis = find("two_phase", "thesis");
    void *prepared[] = {prepare(tuned, &rogue), prepare(thesis, &rogue)};
    long before = 0;
    for (int round = 0; round < 6; round++) {
        for (int i = 0; i < 5000; i++)
            tuned->run(prepared[0], &question);
        for (int i = 0; i < 300; i++)
            thesis->run(prepared[1], &question);
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
        cmocka_unit_test(every_c_solver_has_its_mirror),
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
