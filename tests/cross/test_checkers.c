/* test_checkers.c -- the checkers of both languages judge alike, right answers
 * and damaged ones, whatever the problem.
 */
#include "../c/cmocka_all.h"
#include "../c/random_world.h"

#include "../../bridge/check/difference.h"
#include "../../bridge/check/languages.h"
#include "../../bridge/prolog_from_c/prolog_from_c.h"
#include "checkers.h"

#include <stdlib.h>
#include <string.h>

enum { WORLDS = 60 };
enum { DAMAGES = 6 };

/* Both judge alike; whether all is right. */
static bool judge(const Solver *solver, const World *world,
                  const Question *question, const Reply *reply)
{
    Judged traced = problem_of(solver)->check_trace != NULL &&
                            !solver_promise(solver, world)->loose
                        ? JUDGED_TRACE
                        : JUDGED_ANSWER;
    bool right = true;
    for (Judged what = JUDGED_ANSWER; what <= traced; what++) {
        Judgement c = checkers_c(what, solver, world, question, reply);
        Judgement prolog =
            checkers_prolog(what, solver, world, question, reply);
        if (strcmp(c.text, prolog.text) != 0)
            fail_msg("%s (%s): C says '%s', Prolog '%s'", solver->name,
                     what == JUDGED_TRACE ? "trace" : "answer", c.text,
                     prolog.text);
        right = right && *c.text == '\0';
    }
    return right;
}

/* One row is taken out, doubled, swapped with the next, or changed. */
static void damage_rows(Random *random, Rows *rows)
{
    Square *squares = (Square *)(uintptr_t)rows->squares;
    int64_t *numbers = (int64_t *)(uintptr_t)rows->numbers;
    if (rows->count == 0)
        return;
    int row = random_draw(random, rows->count);
    switch (random_draw(random, 4)) {
    case 0:
        if (squares != NULL && !rows->plane) {
            size_t width = (size_t)rows->width;
            size_t behind = (size_t)(--rows->count - row);
            memmove(squares + row, squares + row + 1, behind * sizeof *squares);
            if (numbers != NULL)
                memmove(numbers + (size_t)row * width,
                        numbers + (size_t)(row + 1) * width,
                        behind * width * sizeof *numbers);
        }
        break;
    case 1:
        if (squares != NULL && row > 0)
            squares[row] = squares[row - 1];
        break;
    case 2:
        if (squares != NULL)
            squares[row].x += random_between(random, -1, 1);
        if (numbers != NULL)
            numbers[row * rows->width] += random_between(random, -1, 1);
        break;
    default:
        if (squares != NULL)
            squares[row].y += random_between(random, -1, 1);
        if (numbers != NULL)
            numbers[row * rows->width] = random_between(random, -1, 9);
    }
}

static void damage(Random *random, Reply *reply)
{
    switch (random_draw(random, 5)) {
    case 0:
        reply->answer.score += random_between(random, -1, 1);
        break;
    case 1:
        damage_rows(random, &reply->trace.left);
        break;
    case 2: {
        Rows *steps = &reply->trace.steps;
        damage_rows(random, steps);
        reply->answer.work[0] = steps->count;
        break;
    }
    default:
        damage_rows(random, &reply->answer.rows);
    }
}

static void judge_damaged(Random *random, const Solver *solver,
                          const World *world, const Question *question,
                          Subject *subject, int *wrong)
{
    Reply reply;
    reply_run(&reply, world, subject);
    reply_look(&reply, world, subject);
    assert_true(judge(solver, world, question, &reply));
    for (int i = 0; i < DAMAGES; i++) {
        damage(random, &reply);
        *wrong += !judge(solver, world, question, &reply);
    }
    reply_free(&reply);
}

static void checkers_agree(void **state)
{
    (void)state;
    Random random = random_seed(seed_of_run(), RANDOM_TESTS);
    int wrong = 0;
    int judged = 0;
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
                strcmp(solver->style, "thesis") == 0 ||
                solver_is_original(solver) ||
                !random_question(&random, &world, problem_of(solver), squares,
                                 numbers, &question))
                continue;
            Status status =
                solver->prepare(solver, &world, &subject.prepared, &error);
            if (status == STATUS_REFUSED)
                continue;
            assert_int_equal(status, STATUS_OK);
            judge_damaged(&random, solver, &world, &question, &subject, &wrong);
            judged += DAMAGES;
            solver->release(subject.prepared);
        }
        world_free(&world);
    }
    printf("# %d damaged answers, %d found wrong\n", judged, wrong);
    assert_true(wrong > judged / 3 && wrong < judged);
}

static int drawn;

static void draw(const Scene *scene, Picture *picture)
{
    (void)scene;
    (void)picture;
    drawn++;
}

/* A problem's drawing may rely on it. */
static void only_what_lies_inside_is_drawn(void **state)
{
    (void)state;
    static const char text[] = "game rogue\nlevel 1\n..\n";
    static const Problem problem = {.name = "x", .draw = draw};
    const Case the_case = {.problem = &problem};
    World world;
    Error error;
    assert_int_equal(world_parse(&world, text, strlen(text), &error),
                     STATUS_OK);
    const Trial trial = {
        .the_case = &the_case, .world = &world, .world_argument = "x"};
    const Square inside = {1, 2, 1};
    const Square outside = {1, 1000000, 5000000};
    Reply replies[3] = {0};
    replies[0].answer.rows = (Rows){.count = 1, .squares = &inside};
    replies[1].answer.rows = (Rows){.count = 1, .squares = &outside};
    replies[2].trace.steps = (Rows){.count = 1, .squares = &outside};
    for (int i = 0; i < 3; i++) {
        char *said = NULL;
        size_t size;
        FILE *out = open_memstream(&said, &size);
        difference_print(out, &trial, solver_first(), &replies[0],
                         solver_first(), &replies[i]);
        fclose(out);
        free(said);
        assert_int_equal(drawn, 2);
    }
    world_free(&world);
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
        cmocka_unit_test(checkers_agree),
        cmocka_unit_test(only_what_lies_inside_is_drawn)};
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
