/* test_memory.c -- any allocation may fail: "out of memory", no crash, no leak;
 * and searches make none while they run, but for those that make parts or
 * plans.
 */
#include "cmocka_all.h"
#include "failing.h"

#include "../../c_impl/reitti.h"

#include <stdio.h>
#include <string.h>

/* Lets each allocation of the job fail in turn. */
static int survive(Status (*job)(const void *), const void *argument)
{
    int failures = 0;
    for (long n = 1;; n++) {
        long held = failing_held();
        failing_at(n);
        Status status = job(argument);
        bool happened = failing_happened();
        failing_at(0);
        assert_int_equal(failing_held(), held);
        if (!happened) {
            assert_int_equal(status, STATUS_OK);
            return failures;
        }
        assert_int_equal(status, STATUS_OUT_OF_MEMORY);
        failures++;
    }
}

static Status read_world(const void *path)
{
    World world;
    Error error;
    Status status = world_read(&world, path, &error);
    if (status == STATUS_OUT_OF_MEMORY)
        assert_string_equal(error.text, "out of memory");
    if (status == STATUS_OK)
        world_free(&world);
    return status;
}

static Status read_cases(const void *path)
{
    Cases cases;
    Error error;
    Status status = cases_read(&cases, path, &error);
    if (status == STATUS_OUT_OF_MEMORY)
        assert_string_equal(error.text, "out of memory");
    if (status == STATUS_OK)
        cases_free(&cases);
    return status;
}

static World world;

static Status use_solver(const void *argument)
{
    const Solver *solver = argument;
    void *prepared;
    Error error;
    Status status = solver->prepare(solver, &world, &prepared, &error);
    if (status == STATUS_OK)
        solver->release(prepared);
    return status;
}

static Status draw(const void *argument)
{
    (void)argument;
    Trace trace = {0};
    Square *steps;
    int64_t *left;
    Picture picture;
    Status status = trace_make(&trace, &world, 7, &steps, &left);
    if (status == STATUS_OK && !picture_make(&picture, &world, 1))
        status = STATUS_OUT_OF_MEMORY;
    if (status == STATUS_OK)
        picture_free(&picture);
    trace_free(&trace);
    return status;
}

static void reading_survives_any_failure(void **state)
{
    (void)state;
    assert_true(survive(read_world, "tests/worlds/city.world") >= 2);
    assert_true(survive(read_cases, "tests/cases/original.cases") >= 6 * 2);
    assert_true(survive(read_cases, "tests/cases/city.cases") >= 20 * 2);
}

static const char *const worlds[] = {"tests/worlds/rogue.world",
                                     "tests/worlds/tactics.world",
                                     "tests/worlds/city.world"};

static void preparing_survives_any_failure(void **state)
{
    (void)state;
    Error error;
    int searches = 0;
    for (int i = 0; i < 3; i++) {
        assert_int_equal(world_read(&world, worlds[i], &error), STATUS_OK);
        assert_true(survive(draw, NULL) >= 3);
        for (const Solver *solver = solver_first(); solver != NULL;
             solver = solver->next)
            if (solver_promise(solver, &world) != NULL) {
                assert_true(survive(use_solver, solver) >= 1);
                searches++;
            }
        world_free(&world);
    }
    assert_true(searches >= 8);
}

/* What takes memory while it is made: a level of parts, and a plan. */
static const Square crowd[] = {{1, 4, 2}, {1, 10, 11}, {1, 5, 2}, {1, 4, 2},
                               {1, 3, 3}, {1, 3, 3},   {1, 4, 3}, {1, 5, 2}};
static const int number = 2;
static const Question level_asked = {.numbers = &number, .number_count = 1};
static const Question plan_asked = {crowd, 8, &number, 1};

static bool takes_memory(const Solver *solver, const Question **question)
{
    bool plans = problem_of(solver) == problem_find("units");
    *question = plans ? &plan_asked : &level_asked;
    return plans || problem_of(solver) == problem_find("parts");
}

static Status make_answer(const void *argument)
{
    const Solver *solver = argument;
    const Question *question;
    void *prepared;
    Trace trace = {0};
    Error error;
    assert_true(takes_memory(solver, &question));
    Status status = solver->prepare(solver, &world, &prepared, &error);
    if (status != STATUS_OK)
        return status;
    status = solver->run(prepared, question).status;
    if (status != STATUS_OUT_OF_MEMORY)
        status = solver->trace(prepared, question, &trace);
    trace_free(&trace);
    solver->release(prepared);
    return status;
}

static void making_answers_survives_any_failure(void **state)
{
    (void)state;
    const Question *question;
    Error error;
    int searches = 0;
    assert_int_equal(world_read(&world, worlds[0], &error), STATUS_OK);
    assert_int_equal(
        problem_accepts(problem_find("units"), &world, &plan_asked, &error),
        STATUS_OK);
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next)
        if (takes_memory(solver, &question)) {
            assert_true(survive(make_answer, solver) >= 4);
            searches++;
        }
    world_free(&world);
    assert_true(searches >= 7 + 7);
}

static void running_allocates_nothing(void **state)
{
    (void)state;
    Error error;
    for (int i = 0; i < 3; i++) {
        assert_int_equal(world_read(&world, worlds[i], &error), STATUS_OK);
        for (const Solver *solver = solver_first(); solver != NULL;
             solver = solver->next) {
            const Question *asked;
            void *prepared;
            if (solver_promise(solver, &world) == NULL ||
                takes_memory(solver, &asked))
                continue;
            assert_int_equal(solver->prepare(solver, &world, &prepared, &error),
                             STATUS_OK);
            long before = failing_count();
            Square ends[] = {{1, 2, 2}, {1, 3, 3}};
            int numbers[] = {4};
            Question question = {.squares = ends,
                                 .square_count = 2,
                                 .numbers = numbers,
                                 .number_count = 1};
            solver->run(prepared, &question);
            assert_int_equal(failing_count(), before);
            solver->release(prepared);
        }
        world_free(&world);
    }
}

static void what_is_bad_is_freed(void **state)
{
    (void)state;
    static const char text[] = "game city\nlevel 1\n..\nlevel 2\n.<\n";
    Error error;
    long held = failing_held();
    assert_int_equal(world_parse(&world, text, strlen(text), &error),
                     STATUS_BAD_INPUT);
    assert_int_equal(failing_held(), held);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reading_survives_any_failure),
        cmocka_unit_test(preparing_survives_any_failure),
        cmocka_unit_test(making_answers_survives_any_failure),
        cmocka_unit_test(running_allocates_nothing),
        cmocka_unit_test(what_is_bad_is_freed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
