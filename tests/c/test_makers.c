/* test_makers.c -- made worlds are the same in both languages, whole and of one
 * piece, and what is said of them wrongly is refused with the same words.
 *
 * Each line of tests/makers/made.txt is what is said, a tab, and what comes of
 * it: how it is written and the checksum of the world's file, or the mistake.
 *
 * Mirror: tests/prolog/test_makers.pl.
 */
#include "cmocka_all.h"

#include "../../c_impl/made.h"
#include "../../c_impl/moves.h"
#include "../../c_impl/world_reader.h"
#include "../../c_impl/world_writer.h"
#include "../../c_impl/worlds.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The world's file; the caller frees. */
static char *write(const World *world)
{
    char *text;
    size_t length;
    FILE *out = open_memstream(&text, &length);
    world_write(out, world);
    fclose(out);
    return text;
}

/* What comes of it. */
static void make(const char *said, char *got, size_t size)
{
    World world;
    Made made;
    Error error = {0};
    Status status = worlds_get(&world, said, &error);
    if (status != STATUS_OK) {
        assert_int_equal(status, STATUS_BAD_INPUT);
        assert_int_equal(error.line, 0);
        assert_null(world.elements);
        snprintf(got, size, "%s", error.text);
        return;
    }
    assert_int_equal(made_read(&made, said, &error), STATUS_OK);
    FILE *out = fmemopen(got, size, "w");
    made_print(out, &made);
    char *text = write(&world);
    fprintf(out, " sum:%u", text_sum(TEXT_SUM, text, strlen(text)));
    fclose(out);
    free(text);
    world_free(&world);
}

static void both_languages_make_the_same(void **state)
{
    (void)state;
    char line[200];
    char got[sizeof((Error *)0)->text];
    int lines = 0;
    FILE *file = fopen("tests/makers/made.txt", "r");
    assert_non_null(file);
    for (; fgets(line, sizeof line, file) != NULL; lines++) {
        char *expected = line;
        const char *said = strsep(&expected, "\t");
        expected[strcspn(expected, "\n")] = '\0';
        assert_true(made_is(said));
        make(said, got, sizeof got);
        if (strcmp(got, expected) != 0)
            print_error("%s\n", said);
        assert_string_equal(got, expected);
    }
    fclose(file);
    assert_true(lines > 150);
}

static void a_made_world_can_be_read_again(void **state)
{
    (void)state;
    static const char *const said[] = {
        "maze:20x30:7", "rooms:20x30:7:game=grid", "random40:20x30:7:game=city",
        "blank:1x2:0:game=tactics"};
    for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
        World world;
        World read;
        Error error;
        assert_int_equal(worlds_get(&world, said[i], &error), STATUS_OK);
        char *text = write(&world);
        assert_int_equal(world_parse(&read, text, strlen(text), &error),
                         STATUS_OK);
        assert_ptr_equal(read.game, world.game);
        assert_int_equal(read.corners_block, world.corners_block);
        assert_int_equal(read.width, world.width);
        assert_int_equal(read.height, world.height);
        assert_memory_equal(read.elements, world.elements, world_size(&world));
        free(text);
        world_free(&read);
        world_free(&world);
    }
}

/* How many squares can be entered, and how many of them straight moves lead to
 * from the first. */
static void count_open(const World *world, int *open, int *reached)
{
    size_t size = world_size(world);
    bool *seen = calloc(size, sizeof *seen);
    Square *queue = calloc(size, sizeof *queue);
    *open = *reached = 0;
    for (size_t i = 0; i < size; i++) {
        if (!world_is_open(world, world_square(world, i)))
            continue;
        if ((*open)++ == 0) {
            seen[i] = true;
            queue[(*reached)++] = world_square(world, i);
        }
    }
    for (int i = 0; i < *reached; i++) {
        Square to[MOVES];
        int moves = moves_from(world, queue[i], to);
        for (int k = 0; k < moves; k++) {
            bool straight = to[k].x == queue[i].x || to[k].y == queue[i].y;
            bool *there = &seen[world_index(world, to[k])];
            if (!straight || *there)
                continue;
            *there = true;
            queue[(*reached)++] = to[k];
        }
    }
    free(seen);
    free(queue);
}

static void rooms_and_mazes_are_of_one_piece(void **state)
{
    (void)state;
    static const char *const forms[] = {
        "rooms:40x23:%d",        "rooms:23x40:%d:room=2",
        "rooms:9x8:%d:room=1",   "maze:40x23:%d",
        "maze:23x40:%d:width=4", "maze:8x9:%d:width=2:game=grid"};
    for (int i = 0; i < 6 * 20; i++) {
        World world;
        Error error;
        char said[80];
        int open;
        int reached;
        snprintf(said, sizeof said, forms[i % 6], i);
        assert_int_equal(worlds_get(&world, said, &error), STATUS_OK);
        count_open(&world, &open, &reached);
        assert_int_equal(open, reached);
        world_free(&world);
    }
}

/* Of one piece with as few squares as that takes: between N cells lie N-1. */
static void a_maze_has_no_way_round(void **state)
{
    (void)state;
    for (int seed = 0; seed < 20; seed++) {
        World world;
        Error error;
        char said[80];
        int open;
        int reached;
        snprintf(said, sizeof said, "maze:41x23:%d", seed);
        assert_int_equal(worlds_get(&world, said, &error), STATUS_OK);
        count_open(&world, &open, &reached);
        assert_int_equal(reached, 2 * 21 * 12 - 1);
        assert_int_equal(open, reached);
        world_free(&world);
    }
}

static void walls_by_chance_are_as_many_as_said(void **state)
{
    (void)state;
    static const struct {
        const char *said;
        int percent;
    } rows[] = {{"random20:300x300:1", 20},
                {"random40:300x300:2", 40},
                {"random:300x300:3:percent=7", 7}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        World world;
        Error error;
        int open;
        int reached;
        assert_int_equal(worlds_get(&world, rows[i].said, &error), STATUS_OK);
        count_open(&world, &open, &reached);
        assert_in_range(90000 - open, 900 * rows[i].percent - 900,
                        900 * rows[i].percent + 900);
        world_free(&world);
    }
}

static void names_and_paths_are_not_made(void **state)
{
    (void)state;
    static const char *const said[] = {"rogue", "a:b/c", "a:8x8.world",
                                       "a:8x8.map", ""};
    for (size_t i = 0; i < sizeof said / sizeof *said; i++)
        assert_false(made_is(said[i]));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(both_languages_make_the_same),
        cmocka_unit_test(a_made_world_can_be_read_again),
        cmocka_unit_test(rooms_and_mazes_are_of_one_piece),
        cmocka_unit_test(a_maze_has_no_way_round),
        cmocka_unit_test(walls_by_chance_are_as_many_as_said),
        cmocka_unit_test(names_and_paths_are_not_made),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
