/* test_parts_check.c -- what are no parts is refused, and what does not tell of
 * them.
 */
#include "cmocka_all.h"

#include "../../c_impl/reitti.h"

#include <string.h>

enum { SIZE = 10 };

static const char text[] = "game strategy\nlevel 1\n..#..\n..#..\n";
static const int64_t right[SIZE] = {1, 1, 0, 2, 3, 1, 1, 0, 2, 3};
static const Square steps[] = {{1, 4, 1}};

static const int level = 1;
static const Question question = {.numbers = &level, .number_count = 1};

static World world;

static Rows rows_of(const int64_t *plane)
{
    return (Rows){.count = SIZE, .width = 1, .plane = true, .numbers = plane};
}

static Answer answer_of(const int64_t *plane, int64_t score, int64_t edges)
{
    return (Answer){.score = score, .work = {edges}, .rows = rows_of(plane)};
}

static void check(const Answer *answer, const char *says)
{
    const Promise promise = {.traits = TRAIT_ANY};
    Error error = {0};
    Status status = problem_find("parts")->check(&world, &question, answer,
                                                 &promise, &error);
    assert_string_equal(status == STATUS_OK ? "" : error.text, says);
}

static void check_trace(const Answer *answer, const Trace *trace,
                        const char *says)
{
    Error error = {0};
    Status status = problem_find("parts")->check_trace(&world, &question,
                                                       answer, trace, &error);
    assert_string_equal(status == STATUS_OK ? "" : error.text, says);
}

/* One wrong number, or count, and what is said of it. */
static const struct {
    int index;
    int64_t number;
    int64_t score;
    int64_t edges;
    const char *says;
} damages[] = {
    {0, 1, 3, 1, ""},
    {0, 0, 3, 1, "(1,1) can be entered, but has no part"},
    {2, 2, 3, 1, "(3,1) cannot be entered, but has part 2"},
    {0, 4, 3, 1, "(1,1) has part 4, and there are 3"},
    {0, -1, 3, 1, "(1,1) has part -1, and there are 3"},
    {0, 2, 3, 1, "(4,1) is cut off from the rest of part 2"},
    {0, 1, 2, 1, "(5,1) has part 3, and there are 2"},
    {0, 1, 4, 1, "there is no part 4"},
    {0, 1, 11, 1, "there cannot be 11 parts"},
    {0, 1, -1, 1, "there cannot be -1 parts"},
    {0, 1, 3, 2, "1 edges join the parts, not 2"},
};

static void damaged_answers_are_refused(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof damages / sizeof *damages; i++) {
        int64_t plane[SIZE];
        Answer answer = answer_of(plane, damages[i].score, damages[i].edges);
        memcpy(plane, right, sizeof plane);
        plane[damages[i].index] = damages[i].number;
        check(&answer, damages[i].says);
    }
    Answer squares = {.rows = {.count = 1, .squares = steps}};
    check(&squares, "the rows are no plane of parts");
}

static void damaged_traces_are_refused(void **state)
{
    (void)state;
    Answer answer = answer_of(right, 3, 1);
    Rows one = {.count = 1, .squares = steps};
    Rows elsewhere = {.count = 1, .squares = (Square[]){{1, 4, 2}}};
    int64_t plane[SIZE];
    memcpy(plane, right, sizeof plane);
    plane[5] = 2;
    check_trace(&answer, &(Trace){.steps = one, .left = rows_of(right)}, "");
    check_trace(&answer, &(Trace){.steps = one, .left = rows_of(plane)},
                "(1,2) has part 1, not 2");
    check_trace(&answer, &(Trace){.left = rows_of(right)},
                "tells of 0 edges, and there are 1");
    check_trace(&answer, &(Trace){.steps = elsewhere, .left = rows_of(right)},
                "edge 1, of parts 2 and 3, does not begin there");
    check_trace(&answer, &(Trace){.steps = one},
                "has no squares, or no plane of parts");
}

/* Where there is no answer nothing is left. */
static void no_answer_leaves_nothing(void **state)
{
    (void)state;
    static const int64_t none[SIZE];
    Answer answer = {.status = STATUS_NO_ANSWER};
    check_trace(&answer, &(Trace){.left = rows_of(none)}, "");
    check_trace(&answer, &(Trace){.left = rows_of(right)},
                "(1,1) has part 0, not 1");
}

static int set_up(void **state)
{
    (void)state;
    Error error;
    return world_parse(&world, text, strlen(text), &error) == STATUS_OK ? 0
                                                                        : -1;
}

static int tear_down(void **state)
{
    (void)state;
    world_free(&world);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(damaged_answers_are_refused),
        cmocka_unit_test(damaged_traces_are_refused),
        cmocka_unit_test(no_answer_leaves_nothing)};
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
