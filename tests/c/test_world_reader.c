/* test_world_reader.c -- good worlds are read as they stand, bad ones refused
 * with the error that they themselves name in a line `; error LINE: TEXT`. */
#include "cmocka_all.h"

#include "../../c_impl/reitti.h"

#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Status parse(World *world, const char *text, Error *error)
{
    return world_parse(world, text, strlen(text), error);
}

static void bad_files_give_their_error(void **state)
{
    (void)state;
    glob_t found;
    assert_int_equal(glob("tests/worlds/bad/*.world", 0, NULL, &found), 0);
    assert_true(found.gl_pathc > 40);
    for (size_t i = 0; i < found.gl_pathc; i++) {
        World world;
        Error error;
        char text[10000];
        char expected[300];
        char got[sizeof((Error *)0)->text + 16];
        FILE *file = fopen(found.gl_pathv[i], "r");
        text[fread(text, 1, sizeof text - 1, file)] = '\0';
        fclose(file);
        const char *start = strstr(text, "; error ");
        assert_non_null(start);
        start += strlen("; error ");
        snprintf(expected, sizeof expected, "%.*s", (int)strcspn(start, "\n"),
                 start);
        assert_int_equal(world_read(&world, found.gl_pathv[i], &error),
                         STATUS_BAD_INPUT);
        snprintf(got, sizeof got, "%d: %s", error.line, error.text);
        assert_string_equal(got, expected);
        assert_null(world.elements);
    }
    globfree(&found);
}

static void missing_files_are_named_without_a_line(void **state)
{
    (void)state;
    World world;
    Error error;
    assert_int_equal(world_read(&world, "tests/worlds/none.world", &error),
                     STATUS_BAD_INPUT);
    assert_int_equal(error.line, 0);
    assert_string_equal(error.text, "No such file or directory");
    assert_int_equal(world_read(&world, "tests/worlds", &error),
                     STATUS_BAD_INPUT);
    assert_string_equal(error.text, "Is a directory");
}

static void an_empty_file_has_no_game(void **state)
{
    (void)state;
    World world;
    Error error;
    assert_int_equal(world_read(&world, "/dev/null", &error), STATUS_BAD_INPUT);
    assert_int_equal(error.line, 1);
    assert_string_equal(error.text, "expected 'game NAME' first");
}

static void comments_blanks_and_line_ends_do_not_matter(void **state)
{
    (void)state;
    World world;
    Error error;
    assert_int_equal(
        parse(
            &world,
            "; first\r\n\r\ngame\t city \r\n\n;\ncorners  block\r\nlevel 1 \r\n"
            ".>\r\n; between\r\n#.\r\n\r\nlevel\t2\n\n.<\n..",
            &error),
        STATUS_OK);
    assert_string_equal(world.game->name, "city");
    assert_true(world.corners_block);
    assert_int_equal(world.levels, 2);
    assert_int_equal(world.width, 2);
    assert_int_equal(world.height, 2);
    assert_memory_equal(world.elements, ".>#..<..", 8);
    world_free(&world);
}

static void squares_and_indices_are_each_other(void **state)
{
    (void)state;
    World world;
    Error error;
    assert_int_equal(world_read(&world, "tests/worlds/city.world", &error),
                     STATUS_OK);
    for (size_t i = 0; i < world_size(&world); i++) {
        Square square = world_square(&world, i);
        assert_true(world_contains(&world, square));
        assert_int_equal(world_index(&world, square), i);
    }
    assert_int_equal(world_element(&world, (Square){1, 7, 11}), '>');
    assert_int_equal(world_element(&world, (Square){4, 4, 11}), '<');
    assert_int_equal(world_element(&world, (Square){1, 10, 9}), '$');
    assert_int_equal(world_cost(&world, (Square){1, 1, 1}), NO_ENTRY);
    assert_int_equal(world_cost(&world, (Square){1, 13, 1}), NO_ENTRY);
    assert_int_equal(world_cost(&world, (Square){5, 2, 2}), NO_ENTRY);
    world_free(&world);
}

static Status check_ends(const World *world, Square start, Square goal,
                         Error *error)
{
    Square ends[] = {start, goal};
    Question question = {.squares = ends, .square_count = 2};
    return problem_ask(problem_unsaid(), world, &question, error);
}

static void ends_must_be_enterable_and_on_one_level(void **state)
{
    (void)state;
    World world;
    Error error;
    Square ground = {1, 1, 1};
    assert_int_equal(world_read(&world, "tests/worlds/tactics.world", &error),
                     STATUS_OK);
    assert_int_equal(check_ends(&world, ground, (Square){1, 2, 1}, &error),
                     STATUS_OK);
    assert_int_equal(check_ends(&world, ground, (Square){1, 6, 1}, &error),
                     STATUS_BAD_INPUT);
    assert_string_equal(error.text, "(1,6,1) cannot be entered: tree");
    assert_int_equal(check_ends(&world, (Square){1, 0, 1}, ground, &error),
                     STATUS_BAD_INPUT);
    assert_string_equal(
        error.text,
        "(1,0,1) lies outside the world, which is 12 x 12 and has 2 levels");
    assert_int_equal(check_ends(&world, ground, (Square){2, 6, 9}, &error),
                     STATUS_BAD_INPUT);
    assert_string_equal(
        error.text,
        "(2,6,9) is on another level than (1,1,1), and tactics has no stairs");
    Square unplaced = {0, 1, 1};
    assert_int_equal(world_place(&world, &unplaced, &error), STATUS_BAD_INPUT);
    assert_string_equal(error.text,
                        "(1,1): a world of 2 levels needs level,x,y");
    world_free(&world);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bad_files_give_their_error),
        cmocka_unit_test(missing_files_are_named_without_a_line),
        cmocka_unit_test(an_empty_file_has_no_game),
        cmocka_unit_test(comments_blanks_and_line_ends_do_not_matter),
        cmocka_unit_test(squares_and_indices_are_each_other),
        cmocka_unit_test(ends_must_be_enterable_and_on_one_level),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
