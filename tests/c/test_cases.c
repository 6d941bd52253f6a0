/* test_cases.c -- reading cases: the good ones word by word, the bad ones
 * refused. */
#include "cmocka_all.h"

#include "../../c_impl/reitti.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static Status read_text(Cases *cases, const char *text, Error *error)
{
    char path[] = "/tmp/reitti-cases-XXXXXX";
    int file = mkstemp(path);
    assert_true(file >= 0);
    assert_int_equal(write(file, text, strlen(text)), (ssize_t)strlen(text));
    close(file);
    Status status = cases_read(cases, path, error);
    unlink(path);
    return status;
}

static void fields_are_read(void **state)
{
    (void)state;
    Cases cases;
    Error error;
    assert_int_equal(
        read_text(&cases,
                  "; a comment\r\n\n   \t \n"
                  "  one\tcity 1,2,3  4,5,6 7 levelwise=9 other=none "
                  "route=(1,2,3)(4,5,6)  \r\n"
                  "two ../x.world 1,2 3,4 none",
                  &error),
        STATUS_OK);
    assert_int_equal(cases.count, 2);
    const Case *one = &cases.cases[0];
    int64_t score;
    assert_string_equal(one->name, "one");
    assert_string_equal(one->world, "city");
    assert_true(square_equal(one->question.squares[0], (Square){1, 2, 3}));
    assert_true(square_equal(one->question.squares[1], (Square){4, 5, 6}));
    assert_int_equal(one->best, 7);
    assert_true(case_expects(one, "levelwise", NULL, &score));
    assert_int_equal(score, 9);
    assert_true(case_expects(one, "other", NULL, &score));
    assert_int_equal(score, SCORE_NONE);
    assert_false(case_expects(one, "route", NULL, &score));
    assert_int_equal(one->rows_count, 1);
    assert_true(one->rows[0].binds_default);
    assert_int_equal(one->rows[0].count, 2);
    assert_int_equal(one->line, 4);
    const Case *two = &cases.cases[1];
    assert_true(square_equal(two->question.squares[0], (Square){0, 1, 2}));
    assert_int_equal(two->best, SCORE_NONE);
    assert_int_equal(two->rows_count, 0);
    assert_true(case_world_is_path(two->world));
    assert_false(case_world_is_path(one->world));
    cases_free(&cases);
}

static void mistakes_are_named_with_their_line(void **state)
{
    (void)state;
    static const char squares[] =
        "expected NAME WORLD FROM TO SHORTEST; squares are x,y or level,x,y";
    static const char shortest[] =
        "the shortest route's cost must be a whole number or 'none'";
    static const char route[] =
        "a route is written (x,y)(x,y)... or with levels, without blanks";
    static const struct {
        const char *line;
        const char *error;
    } mistakes[] = {
        {"a", squares},
        {"a rogue", squares},
        {"a rogue 1,1", squares},
        {"a rogue 1 2,2 3", squares},
        {"a rogue 1,2,3,4 2,2 3", squares},
        {"a rogue 0,1 2,2 3", squares},
        {"a rogue -1,1 2,2 3", squares},
        {"a rogue 1,1 2,2x 3", squares},
        {"a rogue 1,1 99999999999,2 3", squares},
        {"a rogue 1,1 2,2", shortest},
        {"a rogue 1,1 2,2 -3", shortest},
        {"a rogue 1,1 2,2 3x", shortest},
        {"a rogue 1,1 2,2 99999999999999999999", shortest},
        {"a rogue 1,1 2,2 3 astar",
         "expected SEARCH=COST, SEARCH=none or route=SQUARES, not 'astar'"},
        {"a rogue 1,1 2,2 3 =4",
         "expected SEARCH=COST, SEARCH=none or route=SQUARES, not '=4'"},
        {"a rogue 1,1 2,2 3 astar=", "'astar=' needs a cost or 'none', not ''"},
        {"a rogue 1,1 2,2 3 astar=no",
         "'astar=' needs a cost or 'none', not 'no'"},
        {"a rogue 1,1 2,2 3 astar=1 astar=1", "a second 'astar='"},
        {"a rogue 1,1 2,2 3 route= route=", "a second 'route='"},
        {"a rogue 1,1 2,2 3 route=(1,1", route},
        {"a rogue 1,1 2,2 3 route=1,1", route},
        {"a rogue 1,1 2,2 3 route=(1,1)x", route},
        {"a rogue 1,1 2,2 3 ==4",
         "expected SEARCH=COST, SEARCH=none or route=SQUARES, not '==4'"},
        {"a rogue 1,1 2,2 3 s\xe4=n\x1b",
         "'s?=' needs a cost or 'none', not 'n?'"},
        {"a rogue 1,1 2,2 3 xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxy",
         "expected SEARCH=COST, SEARCH=none or route=SQUARES, "
         "not 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'"},
        {"a\x1b rogue 1,1 2,2 3", "the case's name has a control character"},
        {"a rog\177ue 1,1 2,2 3", "the world's name has a control character"},
        {"first rogue 1,1 2,2 3", "a second case 'first'"},
    };
    for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
        Cases cases;
        Error error;
        char text[200];
        snprintf(text, sizeof text, "; comment\nfirst rogue 1,1 2,2 0\n%s\n",
                 mistakes[i].line);
        assert_int_equal(read_text(&cases, text, &error), STATUS_BAD_INPUT);
        assert_int_equal(error.line, 3);
        assert_string_equal(error.text, mistakes[i].error);
        assert_int_equal(cases.count, 0);
        assert_null(cases.cases);
    }
}

static void names_may_have_any_other_character(void **state)
{
    (void)state;
    Cases cases;
    Error error;
    char name[256];
    char text[300];
    int length = 0;
    for (int c = 33; c <= 255; c++)
        if (c != ';' && c != 127)
            name[length++] = (char)c;
    name[length] = '\0';
    snprintf(text, sizeof text, "%s \xe4 1,1 2,2 3\n", name);
    assert_int_equal(read_text(&cases, text, &error), STATUS_OK);
    assert_string_equal(cases.cases[0].name, name);
    assert_string_equal(cases.cases[0].world, "\xe4");
    cases_free(&cases);
}

static void a_byte_order_mark_is_refused(void **state)
{
    (void)state;
    Cases cases;
    Error error;
    assert_int_equal(read_text(&cases,
                               "\xEF\xBB\xBF"
                               "a rogue 1,1 2,2 3\n",
                               &error),
                     STATUS_BAD_INPUT);
    assert_int_equal(error.line, 1);
    assert_string_equal(
        error.text,
        "the file begins with a byte order mark: save it without one");
}

static void a_line_may_be_long(void **state)
{
    (void)state;
    enum { SQUARES = 100000 };
    Cases cases;
    Error error;
    char *text = malloc(SQUARES * 8 + 100);
    char *end = text + sprintf(text, "long rogue 1,1 2,2 3 route=");
    for (int i = 0; i < SQUARES; i++)
        end += sprintf(end, "(%d,%d)", i % 9 + 1, i % 90 + 1);
    assert_int_equal(read_text(&cases, text, &error), STATUS_OK);
    assert_int_equal(cases.cases[0].rows[0].count, SQUARES);
    cases_free(&cases);
    free(text);
}

static void squares_are_placed_in_their_world(void **state)
{
    (void)state;
    Cases cases;
    World world;
    Error error;
    assert_int_equal(
        read_text(&cases, "a rogue 10,11 1,3,2 10 route=(4,3)\n", &error),
        STATUS_OK);
    assert_int_equal(world_read(&world, "tests/worlds/rogue.world", &error),
                     STATUS_OK);
    assert_int_equal(case_place(&cases.cases[0], &world, &error), STATUS_OK);
    assert_int_equal(cases.cases[0].question.squares[0].level, 1);
    assert_int_equal(cases.cases[0].rows[0].squares[0].level, 1);
    cases_free(&cases);
    world_free(&world);
}

static void squares_are_refused_with_line_and_field(void **state)
{
    (void)state;
    static const struct {
        const char *fields;
        const char *error;
    } mistakes[] = {
        {"1,1 2,2 0", "from: (1,1) cannot be entered: wall"},
        {"2,2 2,1 0", "to: (2,1) cannot be entered: wall"},
        {"2,2 13,2 0",
         "to: (13,2) lies outside the world, which is 12 x 12 and has 1 level"},
        {"2,2 3,2 0 route=(2,2)(99,99)",
         "route=: (99,99) lies outside the world, which is 12 x 12 and has 1 "
         "level"},
    };
    World world;
    Error error;
    assert_int_equal(world_read(&world, "tests/worlds/rogue.world", &error),
                     STATUS_OK);
    for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
        Cases cases;
        char text[100];
        snprintf(text, sizeof text, "\nb rogue %s\n", mistakes[i].fields);
        assert_int_equal(read_text(&cases, text, &error), STATUS_OK);
        assert_int_equal(case_place(&cases.cases[0], &world, &error),
                         STATUS_BAD_INPUT);
        assert_int_equal(error.line, 2);
        assert_string_equal(error.text, mistakes[i].error);
        cases_free(&cases);
    }
    world_free(&world);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fields_are_read),
        cmocka_unit_test(mistakes_are_named_with_their_line),
        cmocka_unit_test(names_may_have_any_other_character),
        cmocka_unit_test(a_byte_order_mark_is_refused),
        cmocka_unit_test(a_line_may_be_long),
        cmocka_unit_test(squares_are_placed_in_their_world),
        cmocka_unit_test(squares_are_refused_with_line_and_field),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
