/* test_told.c -- both languages tell the same numbers of an answer, right or
 * damaged, whatever the problem.
 */
#include "../c/cmocka_all.h"
#include "../c/random_world.h"

#include "../../bridge/check/languages.h"
#include "../../bridge/check/reply.h"
#include "../../bridge/prolog_from_c/prolog_call.h"
#include "../../bridge/prolog_from_c/prolog_from_c.h"
#include "../../bridge/prolog_from_c/prolog_rows.h"
#include "../../bridge/prolog_from_c/prolog_terms.h"

#include <stdio.h>
#include <string.h>

enum { WORLDS = 60, DAMAGES = 6 };

/* "[NAME-NUMBER,...]", as Prolog writes it. */
typedef struct Told {
    char text[200];
} Told;

static Told told_in_c(const Problem *problem, const Question *question,
                      const Answer *answer)
{
    int64_t numbers[PROBLEM_TOLD];
    int count = problem_tell(problem, question, answer, numbers);
    Told told = {"["};
    for (int i = 0; i < count; i++) {
        size_t length = strlen(told.text);
        snprintf(told.text + length, sizeof told.text - length, "%s%s-%lld",
                 i == 0 ? "" : ",", problem->told[i], (long long)numbers[i]);
    }
    strcat(told.text, "]");
    return told;
}

static Told told_in_prolog(const Problem *problem, const Question *question,
                           const Answer *answer)
{
    Told told;
    Error error;
    char *text;
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(4);
    assert_true(PL_put_atom_chars(arguments, problem->name) &&
                terms_put_question(arguments + 1, question) &&
                terms_put_answer(arguments + 2, problem, answer));
    assert_int_equal(prolog_call(PL_predicate("problem_tell", 4, "problem"),
                                 arguments, &error),
                     STATUS_OK);
    assert_true(PL_get_chars(arguments + 3, &text, CVT_WRITE));
    snprintf(told.text, sizeof told.text, "%s", text);
    PL_discard_foreign_frame(frame);
    return told;
}

static void compare(const Problem *problem, const Question *question,
                    const Answer *answer)
{
    Told c = told_in_c(problem, question, answer);
    Told prolog = told_in_prolog(problem, question, answer);
    assert_string_equal(prolog.text, c.text);
}

/* Somebody else is there, or somewhere else. */
static void damage(Random *random, Rows *rows)
{
    Square *squares = (Square *)(uintptr_t)rows->squares;
    int64_t *numbers = (int64_t *)(uintptr_t)rows->numbers;
    int row = random_draw(random, rows->count);
    if (squares != NULL && random_draw(random, 2) == 0)
        squares[row].x += random_between(random, -1, 1);
    else if (numbers != NULL)
        numbers[row] = random_between(random, -1, 9);
}

/* How many answers were told of. */
static int compare_damaged(Random *random, const Subject *subject,
                           const World *world)
{
    const Problem *problem = problem_of(subject->solver);
    Reply reply;
    int told = 0;
    reply_run(&reply, world, subject);
    for (int i = 0; i < DAMAGES; i++) {
        compare(problem, subject->question, &reply.answer);
        told += problem->tell != NULL;
        if (reply.answer.rows.count > 0)
            damage(random, &reply.answer.rows);
    }
    reply_free(&reply);
    return told;
}

static void languages_tell_alike(void **state)
{
    (void)state;
    Random random = random_seed(seed_of_run(), RANDOM_TESTS);
    int told = 0;
    for (int i = 0; i < WORLDS; i++) {
        World world;
        random_world(&random, &world);
        for (const Solver *solver = solver_first(); solver != NULL;
             solver = solver->next) {
            Square squares[RANDOM_SQUARES];
            int numbers[FIELDS];
            Question question;
            Subject subject = {.solver = solver, .question = &question};
            Error error;
            if (solver->language != &language_c ||
                solver_promise(solver, &world) == NULL ||
                strcmp(solver->style, "plain") != 0 ||
                !random_question(&random, &world, problem_of(solver), squares,
                                 numbers, &question) ||
                solver->prepare(solver, &world, &subject.prepared, &error) !=
                    STATUS_OK)
                continue;
            told += compare_damaged(&random, &subject, &world);
            solver->release(subject.prepared);
        }
        world_free(&world);
    }
    printf("# %d answers told of\n", told);
    assert_true(told > WORLDS);
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
    const struct CMUnitTest tests[] = {cmocka_unit_test(languages_tell_alike)};
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
