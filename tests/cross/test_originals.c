/* test_originals.c -- the programs of 2010 in both languages, on random worlds:
 * they refuse the same questions, and give the same right routes to the others.
 */
#include "../c/cmocka_all.h"
#include "../c/random_world.h"

#include "../../bridge/check/judge.h"
#include "../../bridge/check/languages.h"
#include "../../bridge/prolog_from_c/prolog_from_c.h"
#include "../c/oracle.h"

#include <stdlib.h>

enum { WORLDS = 600, QUESTIONS = 6, MOST = 8 };

/* The originals for the game: those of one name stand together. */
static int find_originals(const World *world, const Solver **solvers)
{
    int count = 0;
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next)
        if (solver_is_original(solver) &&
            solver_promise(solver, world) != NULL) {
            assert_true(count < MOST);
            solvers[count++] = solver;
        }
    return count;
}

static void ask(Reply *reply, const World *world, const Solver *solver,
                const Question *question)
{
    Subject subject = {.solver = solver, .question = question};
    *reply = (Reply){0};
    reply->answer.status =
        solver->prepare(solver, world, &subject.prepared, &reply->error);
    if (reply->answer.status != STATUS_OK)
        return;
    reply_run(reply, world, &subject);
    reply_look(reply, world, &subject);
    solver->release(subject.prepared);
}

static void check(const World *world, const Solver *solver, const Reply *reply,
                  const Question *question)
{
    const Problem *problem = problem_of(solver);
    const Promise *promise = solver_promise(solver, world);
    Error error = {0};
    Status status =
        problem->check(world, question, &reply->answer, promise, &error);
    if (status == STATUS_OK)
        status = problem->check_trace(world, question, &reply->answer,
                                      &reply->trace, &error);
    if (status != STATUS_OK || !reply->traced)
        fail_msg("%s (%s): %s %s", solver->name, solver->language->name,
                 error.text, reply->error.text);
    int64_t *distances = oracle_distances(world, question->squares[0], true);
    int64_t least = oracle_cost(world, distances, question->squares[0],
                                question->squares[1]);
    assert_true(promise->best ? reply->answer.score == least
                              : reply->answer.score >= least);
    free(distances);
}

/* Whether they answered. */
static bool compare(const World *world, const Solver *const solvers[2],
                    const Question *question)
{
    Reply replies[2];
    for (int i = 0; i < 2; i++)
        ask(&replies[i], world, solvers[i], question);
    bool answered = replies[0].answer.status == STATUS_OK;
    assert_int_equal(replies[0].answer.status, replies[1].answer.status);
    if (answered) {
        for (int i = 0; i < 2; i++)
            check(world, solvers[i], &replies[i], question);
        assert_int_equal(replies[0].answer.score, replies[1].answer.score);
        assert_true(
            rows_equal(&replies[0].answer.rows, &replies[1].answer.rows));
    } else {
        assert_int_equal(replies[0].answer.status, STATUS_REFUSED);
        assert_string_equal(replies[0].error.text, replies[1].error.text);
    }
    for (int i = 0; i < 2; i++)
        reply_free(&replies[i]);
    return answered;
}

static void languages_refuse_and_answer_alike(void **state)
{
    (void)state;
    Random random = random_seed(seed_of_run(), RANDOM_TESTS);
    int answered = 0;
    int asked = 0;
    for (int i = 0; i < WORLDS; i++) {
        World world;
        const Solver *solvers[MOST];
        Square ends[2];
        random_world(&random, &world);
        int count = find_originals(&world, solvers);
        for (int j = 0; j < QUESTIONS && count > 0 &&
                        random_ends(&random, &world, &ends[0], &ends[1]);
             j++) {
            Question question = oracle_question(ends);
            assert_int_equal(count, 2);
            answered += compare(&world, solvers, &question);
            asked++;
        }
        world_free(&world);
    }
    print_message("%d of %d questions were answered\n", answered, asked);
    assert_true(answered > asked / 10 && answered < asked);
}

static int set_up(void **state)
{
    (void)state;
    Error error;
    return languages_start(NULL, MODE_OPTIMIZE, &error) == STATUS_OK ? 0 : -1;
}

static int tear_down(void **state)
{
    (void)state;
    prolog_stop();
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(languages_refuse_and_answer_alike)};
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
