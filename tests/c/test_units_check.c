/* test_units_check.c -- what is no plan is refused, by the first reason that
 * applies; and what may not be asked.
 */
#include "cmocka_all.h"

#include "../../c_impl/made.h"
#include "../../c_impl/reitti.h"

#include <stdio.h>
#include <string.h>

enum { ROWS = 40 };

static const char text[] = "game strategy\n"
                           "corners block\n"
                           "level 1\n"
                           "....\n"
                           ".#..\n"
                           "....\n";
static const char four[] = "game strategy\n"
                           "level 1\n"
                           "....\n"
                           ".#..\n"
                           "....\n"
                           "moves 4\n";

/* A question for some units, rows of x, y and unit, and what is said of them.
 */
typedef struct Damage {
    const char *asks;
    const char *rows;
    int64_t score;
    const char *says;
} Damage;

static const Damage damages[] = {
    {"1,1 3,1", "1,1,1 2,1,1 3,1,1", 2, ""},
    {"1,1 3,1 4,3 4,3", "1,1,1 2,1,1 3,1,1 4,3,2", 2, ""},
    /* Rows that are not unit by unit. */
    {"1,1 3,1", "", 2, "rows are not unit by unit"},
    {"1,1 3,1", "1,1,0", 70, "rows are not unit by unit"},
    {"1,1 3,1", "1,1,2", 70, "rows are not unit by unit"},
    {"1,1 3,1", "1,1,1 4,3,2", 70, "rows are not unit by unit"},
    {"1,1 3,1 4,3 4,3", "1,1,1", 70, "rows are not unit by unit"},
    {"1,1 3,1 4,3 4,3", "4,3,2 1,1,1", 70, "rows are not unit by unit"},
    {"1,1 3,1 4,3 4,3", "1,1,1 4,3,2 2,1,1", 70, "rows are not unit by unit"},
    {"1,1 3,1 4,3 4,3", "1,1,1 4,3,3", 70, "rows are not unit by unit"},
    /* Units that do what they cannot. */
    {"1,1 3,1", "2,1,1 3,1,1", 1, "unit 1 does not begin at its start"},
    {"1,1 1,1 4,3 3,1", "1,1,1 4,2,2 3,1,2", 1,
     "unit 2 does not begin at its start"},
    {"1,2 3,2", "1,2,1 2,2,1 3,2,1", 2,
     "unit 1 at moment 1: (2,2) cannot be entered"},
    {"1,1 3,1", "1,1,1 1,2,1 9,9,1", 70,
     "unit 1 at moment 2: (9,9) cannot be entered"},
    {"1,1 1,1 1,3 3,3", "1,1,1 1,3,2 2,3,2 2,4,2", 70,
     "unit 2 at moment 2: (2,4) cannot be entered"},
    {"1,1 3,1", "1,1,1 3,1,1", 1, "unit 1 at moment 1: no such move"},
    {"1,1 3,1", "1,1,1 2,1,1 2,3,1", 70, "unit 1 at moment 2: no such move"},
    {"1,2 3,1", "1,2,1 2,1,1 3,1,1", 2, "unit 1 at moment 1: cuts a corner"},
    {"1,1 3,1", "1,1,1 2,1,1 3,1,1 3,1,1", 3, "unit 1 repeats its last square"},
    {"1,1 1,1", "1,1,1 1,1,1", 0, "unit 1 repeats its last square"},
    /* Units that meet; a mistake of another unit's own comes first. */
    {"1,1 3,1 4,1 2,1", "1,1,1 2,1,1 3,1,1 4,1,2 3,1,2 2,1,2", 4,
     "units 1 and 2 meet half-way to moment 2"},
    {"1,1 3,1 3,1 4,1", "1,1,1 2,1,1 3,1,1 3,1,2", 72,
     "units 1 and 2 share (3,1) at moment 2"},
    {"3,1 4,1 1,1 3,1", "3,1,1 1,1,2 2,1,2 3,1,2 4,1,2", 140,
     "units 1 and 2 share (3,1) at moment 2"},
    {"3,2 4,3 4,2 3,3", "3,2,1 4,3,1 4,2,2 3,3,2", 2,
     "units 1 and 2 meet half-way to moment 1"},
    {"3,2 4,2 4,2 4,3 3,3 3,2", "3,2,1 4,2,1 4,2,2 4,3,2 3,3,3 3,2,3", 3, ""},
    {"1,1 2,1 3,1 3,1 4,1 3,1", "1,1,1 2,1,1 3,1,2 2,1,2 4,1,3 3,1,3", 72,
     "units 1 and 2 share (2,1) at moment 1"},
    {"1,1 2,1 3,1 3,1 3,3 3,3", "1,1,1 2,1,1 3,1,2 2,1,2 3,3,3 1,3,3", 72,
     "unit 3 at moment 1: no such move"},
    {"3,1 4,1 4,1 3,1 1,1 4,1", "3,1,1 4,1,1 4,1,2 3,1,2 1,1,3 2,1,3 3,1,3",
     100, "units 1 and 2 meet half-way to moment 1"},
    /* A score that the rows do not make: away costs 70. */
    {"1,1 3,1", "1,1,1 2,1,1 3,1,1", 3, "score 3, but the rows make 2"},
    {"1,1 3,1", "1,1,1 2,1,1", 1, "score 1, but the rows make 70"},
    {"1,1 1,1 4,3 3,3", "1,1,1 2,1,1 1,1,1 4,3,2", 0,
     "score 0, but the rows make 72"},
};

/* Reads "x,y x,y"; how many squares there are. */
static int read_squares(const char *words, Square squares[ROWS])
{
    int count = 0;
    while (*words != '\0') {
        assert_true(count < ROWS && square_parse(&words, &squares[count]));
        squares[count++].level = 1;
        words += *words == ' ';
    }
    return count;
}

/* Reads "x,y,unit x,y,unit"; how many rows there are. */
static int read_rows(const char *words, Square squares[ROWS],
                     int64_t units[ROWS])
{
    int count = 0;
    int x;
    int y;
    int unit;
    int length;
    while (count < ROWS &&
           sscanf(words, "%d,%d,%d%n", &x, &y, &unit, &length) == 3) {
        squares[count] = (Square){1, x, y};
        units[count++] = unit;
        words += length + (words[length] == ' ');
    }
    assert_string_equal(words, "");
    return count;
}

static void check(const char *rows_of_world, const Damage *damage)
{
    const Promise promise = {.traits = TRAIT_ANY, .complete = true};
    const int window = 8;
    Square asked[ROWS];
    Square squares[ROWS];
    int64_t units[ROWS];
    World world;
    Error error = {0};
    assert_int_equal(
        world_parse(&world, rows_of_world, strlen(rows_of_world), &error),
        STATUS_OK);
    Question question = {asked, read_squares(damage->asks, asked), &window, 1};
    Answer answer = {.score = damage->score,
                     .rows = {.count = read_rows(damage->rows, squares, units),
                              .width = 1,
                              .squares = squares,
                              .numbers = units}};
    Status status = problem_find("units")->check(&world, &question, &answer,
                                                 &promise, &error);
    assert_string_equal(status == STATUS_OK ? "" : error.text, damage->says);
    world_free(&world);
}

static void damaged_plans_are_refused(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof damages / sizeof *damages; i++)
        check(text, &damages[i]);
}

static void what_is_a_move_the_world_says(void **state)
{
    (void)state;
    check(four, &(Damage){"3,1 4,2", "3,1,1 4,2,1", 1,
                          "unit 1 at moment 1: no such move"});
    check(four, &(Damage){"3,1 4,2", "3,1,1 3,2,1 4,2,1", 2, ""});
    check(text, &(Damage){"3,1 4,2", "3,1,1 4,2,1", 1, ""});
}

/* No squares, no units, or a plane. */
static void other_rows_are_no_plan(void **state)
{
    (void)state;
    static const Square squares[] = {{1, 1, 1}, {1, 1, 1}};
    static const int64_t numbers[12] = {1};
    static const int window = 8;
    static const Rows rows[] = {
        {.count = 1, .squares = squares},
        {.count = 1, .width = 1, .numbers = numbers},
        {.count = 1, .width = 2, .squares = squares, .numbers = numbers},
        {.count = 12, .width = 1, .plane = true, .numbers = numbers}};
    const Question question = {squares, 2, &window, 1};
    const Promise promise = {.traits = TRAIT_ANY};
    World world;
    Error error;
    assert_int_equal(world_parse(&world, text, strlen(text), &error),
                     STATUS_OK);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Answer answer = {.rows = rows[i]};
        assert_int_equal(problem_find("units")->check(
                             &world, &question, &answer, &promise, &error),
                         STATUS_BAD_INPUT);
        assert_string_equal(error.text, "rows are not unit by unit");
    }
    world_free(&world);
}

static void ask(const World *world, const char *words, const char *says)
{
    const int window = 8;
    Square squares[ROWS];
    Question question = {squares, read_squares(words, squares), &window, 1};
    Error error = {0};
    Status status =
        problem_accepts(problem_find("units"), world, &question, &error);
    assert_string_equal(status == STATUS_OK ? "" : error.text, says);
}

static void units_begin_and_end_apart_on_one_level(void **state)
{
    (void)state;
    World world;
    Error error;
    assert_int_equal(world_parse(&world, text, strlen(text), &error),
                     STATUS_OK);
    ask(&world, "1,1 2,1 2,1 1,1", "");
    ask(&world, "1,1 2,1 3,1 4,1 1,1 4,3", "units 1 and 3 both begin at (1,1)");
    ask(&world, "1,1 2,1 3,1 4,1 4,3 4,1", "units 2 and 3 both go to (4,1)");
    ask(&world, "1,1 4,1 1,1 4,1", "units 1 and 2 both begin at (1,1)");
    world_free(&world);
    assert_int_equal(world_read(&world, "tests/worlds/city.world", &error),
                     STATUS_OK);
    ask(&world, "1,1 2,1", "units move on one level, and the world has 4");
    world_free(&world);
}

/* A unit for every fifty squares, and one at least. */
static void worlds_grow_with_their_units(void **state)
{
    (void)state;
    const Problem *problem = problem_find("units");
    const Game *game = game_find("strategy", strlen("strategy"));
    for (int side = 12; side <= 48; side *= 2) {
        Grown grown = {0};
        Error error = {0};
        Made made;
        World world;
        char said[40];
        snprintf(said, sizeof said, "random20:%dx%d:1", side, side);
        assert_int_equal(problem->grow(&grown, game, side, &error), STATUS_OK);
        assert_int_equal(made_read(&made, said, &error), STATUS_OK);
        assert_int_equal(made_world(&world, &made, &error), STATUS_OK);
        assert_memory_equal(grown.world.elements, world.elements,
                            world_size(&world));
        assert_int_equal(grown.question.square_count, side * side / 50 * 2);
        assert_int_equal(grown.question.numbers[0], 16);
        assert_int_equal(problem_ask(problem, &world, &grown.question, &error),
                         STATUS_OK);
        world_free(&world);
        grown_free(&grown);
    }
}

static void units_are_drawn_where_they_begin(void **state)
{
    (void)state;
    Square squares[ROWS];
    int64_t units[ROWS];
    Square asked[ROWS];
    World world;
    Picture picture;
    Error error;
    char drawn[13] = "";
    assert_int_equal(world_parse(&world, text, strlen(text), &error),
                     STATUS_OK);
    assert_true(picture_make(&picture, &world, 1));
    Question question = {.squares = asked,
                         .square_count =
                             read_squares("1,1 3,1 4,3 4,2", asked)};
    Answer answer = {
        .rows = {.count =
                     read_rows("1,1,1 2,1,1 3,1,1 4,3,2 4,2,2", squares, units),
                 .width = 1,
                 .squares = squares,
                 .numbers = units}};
    Trace trace = {0};
    Scene scene = {.world = &world,
                   .question = &question,
                   .answer = &answer,
                   .trace = &trace};
    problem_find("units")->draw(&scene, &picture);
    for (int i = 0; i < 12; i++)
        drawn[i] = picture.ink[i].glyph;
    assert_string_equal(drawn, "1,,..#.,...2");
    picture_free(&picture);
    world_free(&world);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(damaged_plans_are_refused),
        cmocka_unit_test(what_is_a_move_the_world_says),
        cmocka_unit_test(other_rows_are_no_plan),
        cmocka_unit_test(units_begin_and_end_apart_on_one_level),
        cmocka_unit_test(worlds_grow_with_their_units),
        cmocka_unit_test(units_are_drawn_where_they_begin),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
