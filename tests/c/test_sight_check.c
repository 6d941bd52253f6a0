/* test_sight_check.c -- what a view must not be is refused. */
#include "cmocka_all.h"

#include "../../c_impl/reitti.h"

#include <string.h>

enum { SIZE = 45 };

/* A right answer with its trace, to be damaged. */
typedef struct Given {
    World world;
    Square viewer;
    int radius;
    int64_t light[SIZE];
    Square steps[4];
    int64_t looks[SIZE];
    Answer answer;
    Trace trace;
} Given;

static void see(Given *given)
{
    const Solver *solver = solver_find("ray_pairs", "plain", &language_c);
    Question question = {&given->viewer, 1, &given->radius, 1};
    void *prepared;
    Error error;
    assert_non_null(solver);
    assert_int_equal(solver->prepare(solver, &given->world, &prepared, &error),
                     STATUS_OK);
    given->answer = solver->run(prepared, &question);
    memcpy(given->light, given->answer.rows.numbers, sizeof given->light);
    given->answer.rows.numbers = given->light;
    solver->release(prepared);
}

static void give(Given *given)
{
    static char rows[] = "........."
                         ".@.#....."
                         "........."
                         "#........"
                         ".........";
    *given = (Given){.world = {.game = game_find("rogue", strlen("rogue")),
                               .levels = 1,
                               .width = 9,
                               .height = 5,
                               .elements = rows},
                     .viewer = {1, 2, 2},
                     .radius = 4};
    see(given);
    for (int i = 0; i < 4; i++) {
        given->steps[i] = (Square){1, 3, 1 + i % 2};
        given->looks[2 + i % 2 * 9]++;
    }
    given->trace.steps = (Rows){.count = 4, .squares = given->steps};
    given->trace.left = (Rows){
        .count = SIZE, .width = 1, .plane = true, .numbers = given->looks};
}

static Status check(const Given *given, bool same, Error *error)
{
    Question question = {&given->viewer, 1, &given->radius, 1};
    Promise promise = {.same = same};
    return problem_find("sight")->check(&given->world, &question,
                                        &given->answer, &promise, error);
}

static Status check_trace(const Given *given, Error *error)
{
    Question question = {&given->viewer, 1, &given->radius, 1};
    return problem_find("sight")->check_trace(
        &given->world, &question, &given->answer, &given->trace, error);
}

static void damaged_answers_are_refused(void **state)
{
    (void)state;
    static const struct {
        int place; /* in the plane */
        int light;
        int more; /* squares seen, by the score */
        bool same;
        const char *text;
    } rows[] = {
        {6, 51, 1, false, "(7,1) is lit, but lies beyond the radius"},
        {0, 203, 0, false, "(1,1) has light 203, not 204"},
        {10, 0, -1, false, "the viewer's own square is not seen"},
        {0, 0, 0, false, "26 squares are seen, not 27"},
        {13, 102, 1, true, "(5,2) is seen, against the rule"},
        {0, 0, -1, true, "(1,1) is not seen, against the rule"},
        {12, 0, -1, true, "(4,2) is not seen, against the rule"},
    };
    Given given;
    Error error;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        give(&given);
        assert_int_equal(given.answer.score, 27);
        assert_int_equal(check(&given, true, &error), STATUS_OK);
        given.light[rows[i].place] = rows[i].light;
        given.answer.score += rows[i].more;
        if (rows[i].same)
            assert_int_equal(check(&given, false, &error), STATUS_OK);
        assert_int_equal(check(&given, rows[i].same, &error), STATUS_BAD_INPUT);
        assert_string_equal(error.text, rows[i].text);
    }
    give(&given);
    given.answer.rows = given.trace.steps;
    assert_int_equal(check(&given, false, &error), STATUS_BAD_INPUT);
    assert_string_equal(error.text, "the rows are no plane of light");
}

static void damaged_traces_are_refused(void **state)
{
    (void)state;
    static const Square wrong[] = {{1, 10, 1}, {1, 7, 1}, {1, 2, 2}};
    Given given;
    Error error;
    for (int i = 0; i < 3; i++) {
        give(&given);
        assert_int_equal(check_trace(&given, &error), STATUS_OK);
        given.steps[1] = wrong[i];
        assert_int_equal(check_trace(&given, &error), STATUS_BAD_INPUT);
        assert_string_equal(error.text,
                            "look 2 is not at a square around the viewer");
    }
    give(&given);
    given.looks[2] = 3;
    assert_int_equal(check_trace(&given, &error), STATUS_BAD_INPUT);
    assert_string_equal(error.text, "(3,1) was looked at 2 times, not 3");
    give(&given);
    given.trace.left.plane = false;
    assert_int_equal(check_trace(&given, &error), STATUS_BAD_INPUT);
    assert_string_equal(error.text, "has no squares, or no plane of looks");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(damaged_answers_are_refused),
        cmocka_unit_test(damaged_traces_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
