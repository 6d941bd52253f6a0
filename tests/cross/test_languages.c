/* test_languages.c -- both languages do the same work, on random worlds of
 * every shape, whatever the problem.
 *
 * test_languages [SECONDS]: so many comparisons as make a test, or for so long.
 * A world on which two implementations disagree is made as small as it can be
 * while they still do, then printed.
 */
#include "../c/cmocka_all.h"
#include "../c/random_world.h"

#include "../../bridge/check/difference.h"
#include "../../bridge/check/judge.h"
#include "../../bridge/check/languages.h"
#include "../../bridge/prolog_from_c/prolog_from_c.h"
#include "../../c_impl/support/clock.h"
#include "../../c_impl/worlds.h"
#include "../c/shrink.h"

#include <stdlib.h>
#include <string.h>

#ifdef __SANITIZE_ADDRESS__ /* large fixed arrays are slow to make there */
enum { COMPARISONS = 3000 };
#else
enum { COMPARISONS = 8000 };
#endif
enum { QUESTIONS = 8, MOST_SOLVERS = 128 };

static double seconds;

/* The solvers of the problem for the game, in the order of the register: those
 * of one name stand together.  Originals are for test_originals.c. */
static int find_solvers(const World *world, const Problem *problem,
                        const Solver **solvers)
{
    int count = 0;
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next)
        if (problem_of(solver) == problem && !solver_is_original(solver) &&
            solver_promise(solver, world) != NULL) {
            assert_true(count < MOST_SOLVERS);
            solvers[count++] = solver;
        }
    return count;
}

static void ask(Reply *reply, const World *world, const Solver *solver,
                void *prepared, const Question *question)
{
    Subject subject = {
        .solver = solver, .prepared = prepared, .question = question};
    reply_run(reply, world, &subject);
    reply_look(reply, world, &subject);
}

/* What two implementations say of a question. */
typedef struct Pair {
    const Solver *solvers[2];
} Pair;

/* Asks both afresh; true if they agree.  If not, how goes to `out`, unless it
 * is NULL. */
static bool agrees(const Pair *pair, const World *world,
                   const Question *question, FILE *out)
{
    Case the_case = {.problem = problem_of(pair->solvers[0]),
                     .question = *question};
    Trial trial = {.the_case = &the_case,
                   .world = world,
                   .world_argument = "THIS.world",
                   .solvers = {pair->solvers[0], pair->solvers[1]},
                   .count = 2};
    Reply replies[2] = {0};
    for (int i = 0; i < 2; i++) {
        const Solver *solver = trial.solvers[i];
        void *prepared;
        Status status =
            solver->prepare(solver, world, &prepared, &replies[i].error);
        replies[i].answer.status = status;
        if (status == STATUS_OK) {
            ask(&replies[i], world, solver, prepared, question);
            solver->release(prepared);
        }
    }
    bool same = judge_agree(&replies[0], &replies[1]);
    if (!same && out != NULL)
        difference_print(out, &trial, trial.solvers[0], &replies[0],
                         trial.solvers[1], &replies[1]);
    for (int i = 0; i < 2; i++)
        reply_free(&replies[i]);
    return same;
}

static bool is_suspect(const void *context, const World *world,
                       const Question *question)
{
    return !agrees(context, world, question, NULL);
}

static void report(const Pair *pair, const World *world,
                   const Question *question)
{
    Suspect suspect;
    suspect_make(&suspect, world, problem_of(pair->solvers[0]), question);
    suspect_shrink(&suspect, is_suspect, pair);
    suspect_print(stdout, &suspect);
    agrees(pair, &suspect.world, &suspect.question, stdout);
    suspect_free(&suspect);
}

/* The checker must find nothing wrong with what the solvers say. */
static void check(const World *world, const Solver *solver, const Reply *reply,
                  const Question *question)
{
    const Problem *problem = problem_of(solver);
    Error error;
    Status status = STATUS_OK;
    if (reply->answer.status == STATUS_OK)
        status = problem->check(world, question, &reply->answer,
                                solver_promise(solver, world), &error);
    if (status == STATUS_OK && problem->check_trace != NULL &&
        !solver_promise(solver, world)->loose)
        status = problem->check_trace(world, question, &reply->answer,
                                      &reply->trace, &error);
    if (status != STATUS_OK || !answer_is_one(&reply->answer))
        fail_msg("%s (%s, %s): %s", solver->name, solver->style,
                 solver->language->name,
                 status != STATUS_OK ? error.text : reply->error.text);
}

/* All implementations of each name against its first; how many were compared.
 */
static int compare_all(const World *world, const Solver **solvers,
                       void **prepared, int count, const Question *question)
{
    int compared = 0;
    for (int first = 0, next; first < count; first = next) {
        Reply replies[TRIAL_SOLVERS];
        for (next = first;
             next < count && solver_compares(solvers[first], solvers[next]);
             next++) {
            ask(&replies[next - first], world, solvers[next], prepared[next],
                question);
            check(world, solvers[next], &replies[next - first], question);
        }
        for (int i = 1; i < next - first; i++, compared++)
            if (!judge_agree(&replies[0], &replies[i])) {
                report(&(Pair){{solvers[first], solvers[first + i]}}, world,
                       question);
                fail_msg("%s differs", solvers[first]->name);
            }
        for (int i = 0; i < next - first; i++)
            reply_free(&replies[i]);
    }
    return compared;
}

/* Whether they are one solver in two languages. */
static bool are_twins(const Solver *a, const Solver *b)
{
    return strcmp(a->name, b->name) == 0 && strcmp(a->style, b->style) == 0;
}

/* Prepares the solvers, and leaves out those that refuse the world, which both
 * languages must do in the same words; how many are left. */
static int prepare_all(const World *world, const Solver **solvers,
                       void **prepared, int count)
{
    Status before = STATUS_OK;
    Error said = {0};
    const Solver *last = NULL;
    int left = 0;
    for (int i = 0; i < count; i++) {
        const Solver *solver = solvers[i];
        Error error = {0};
        Status status = solver->prepare(solver, world, &prepared[left], &error);
        assert_true(status == STATUS_OK || status == STATUS_REFUSED);
        if (last != NULL && are_twins(last, solver)) {
            assert_int_equal(status, before);
            assert_string_equal(error.text, said.text);
        }
        if (status == STATUS_OK)
            solvers[left++] = solver;
        last = solver;
        before = status;
        said = error;
    }
    return left;
}

/* Random questions to so many solvers. */
static int compare_solvers(Random *random, const World *world,
                           const Problem *problem, const Solver **solvers,
                           int count)
{
    void *prepared[MOST_SOLVERS];
    Square squares[RANDOM_SQUARES];
    int numbers[FIELDS];
    Question question;
    int compared = 0;
    count = prepare_all(world, solvers, prepared, count);
    for (int i = 0;
         i < QUESTIONS &&
         random_question(random, world, problem, squares, numbers, &question);
         i++)
        compared += compare_all(world, solvers, prepared, count, &question);
    for (int i = 0; i < count; i++)
        solvers[i]->release(prepared[i]);
    return compared;
}

static int compare_problem(Random *random, const World *world,
                           const Problem *problem)
{
    const Solver *solvers[MOST_SOLVERS];
    int count = find_solvers(world, problem, solvers);
    return compare_solvers(random, world, problem, solvers, count);
}

static int compare_world(Random *random)
{
    World world;
    int compared = 0;
    random_world(random, &world);
    for (const Problem *problem = problem_first(); problem != NULL;
         problem = problem->next)
        compared += compare_problem(random, &world, problem);
    world_free(&world);
    return compared;
}

static void languages_agree(void **state)
{
    (void)state;
    Random random = random_seed(seed_of_run(), RANDOM_TESTS);
    double end = clock_now() + seconds;
    long compared = 0;
    while (seconds > 0 ? clock_now() < end : compared < COMPARISONS)
        compared += compare_world(&random);
    printf("# %ld comparisons\n", compared);
    assert_true(compared > 0);
}

/* Those that take up many squares at once, where walls are far apart or near:
 * what they do there small worlds do not show. */
static void those_with_bits_agree_on_large_levels(void **state)
{
    (void)state;
    static const char *const said[] = {"open:90x70",
                                       "rooms:70x90:1:room=24",
                                       "random:120x60:1:percent=1",
                                       "random:60x120:1:percent=4",
                                       "random20:80x80:1",
                                       "maze:60x60:1:width=9"};
    Random random = random_seed(seed_of_run(), RANDOM_TESTS);
    for (size_t i = 0; i < 2 * sizeof said / sizeof *said; i++) {
        const Solver *solvers[MOST_SOLVERS];
        World world;
        Error error;
        int count = 0;
        assert_int_equal(worlds_get(&world, said[i / 2], &error), STATUS_OK);
        world.corners_block = i % 2 == 1;
        int all = find_solvers(&world, problem_unsaid(), solvers);
        for (int j = 0; j < all; j++)
            if (strncmp(solvers[j]->name, "bit_", 4) == 0)
                solvers[count++] = solvers[j];
        assert_true(count >= 2);
        assert_true(compare_solvers(&random, &world, problem_unsaid(), solvers,
                                    count) > 0);
        world_free(&world);
    }
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

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(languages_agree),
        cmocka_unit_test(those_with_bits_agree_on_large_levels)};
    seconds = argc > 1 ? strtod(argv[1], NULL) : 0;
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
