/* test_fill.c -- filling by its definition, and the check that refuses what is
 * not filled so.  It is long because each way of being wrong is made.
 */
#include "cmocka_all.h"

#include "../../c_impl/moves.h"
#include "../../c_impl/random.h"
#include "../../c_impl/reitti.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE = 9, LEVELS = 3, SIZE = LEVELS * SIDE * SIDE, WORLDS = 3000 };

static const Element elements[] = {{'.', "floor", 1, false, LIGHT_PASSES},
                                   {'~', "marsh", 0, false, LIGHT_PASSES},
                                   {'#', "wall", NO_ENTRY, false, LIGHT_STOPS},
                                   {0, NULL, 0, false, LIGHT_UNSAID}};

GAME(.name = "cross", .solver = "none", .unit = "steps", .ways = FOUR_WAYS,
     .elements = elements)

static const char *const styles[] = {"plain", "tuned"};
enum { STYLES = sizeof styles / sizeof *styles };

static World world_from(const char *text)
{
    World world;
    Error error;
    assert_int_equal(world_parse(&world, text, strlen(text), &error),
                     STATUS_OK);
    return world;
}

static World random_world(Random *random)
{
    static const char *const games[] = {"rogue", "tactics", "city", "cross"};
    static const char *const glyphs[] = {"..#=", ".:+#T", "..$#", ".~#"};
    int game = random_draw(random, 4);
    int walls = random_draw(random, 3);
    int levels = random_between(random, 1, LEVELS);
    int width = random_between(random, 1, SIDE);
    int height = random_between(random, 1, SIDE);
    char text[SIZE + LEVELS * (SIDE + 10) + 40];
    char rows[LEVELS][SIDE][SIDE + 1];
    memset(rows, 0, sizeof rows);
    for (int i = 0; i < levels * height * width; i++)
        rows[i / width / height][i / width % height][i % width] =
            glyphs[game][random_draw(
                random, walls == 0 ? 1 : (int)strlen(glyphs[game]))];
    for (int i = random_draw(random, 4); game == 2 && levels > 1 && i > 0;
         i--) {
        int level = random_draw(random, levels - 1);
        int x = random_draw(random, width);
        int y = random_draw(random, height);
        if (strchr("<>", rows[level][y][x]) != NULL ||
            strchr("<>", rows[level + 1][y][x]) != NULL)
            continue;
        rows[level][y][x] = '>';
        rows[level + 1][y][x] = '<';
    }
    int length = sprintf(text, "game %s\ncorners %s\n", games[game],
                         random_draw(random, 2) == 0 ? "cut" : "block");
    for (int level = 0; level < levels; level++) {
        length += sprintf(text + length, "level %d\n", level + 1);
        for (int y = 0; y < height; y++)
            length += sprintf(text + length, "%s\n", rows[level][y]);
    }
    return world_from(text);
}

/* By the definition: each square filled is looked for in the list. */
static int fill(const World *world, Square start, int share, Square *squares,
                int *taken)
{
    int limit = share * (int)world_size(world) / 100;
    int filled = 1;
    limit = limit < 1 ? 1 : limit;
    squares[0] = start;
    for (*taken = 0; *taken < filled && filled < limit; ++*taken) {
        Square to[MOVES];
        int moves = moves_all(world, squares[*taken], to);
        for (int i = 0; i < moves && filled < limit; i++) {
            int j = 0;
            while (j < filled && !square_equal(squares[j], to[i]))
                j++;
            if (j == filled)
                squares[filled++] = to[i];
        }
    }
    return filled;
}

static const Problem *problem(void)
{
    return problem_find("fill");
}

static void *prepare(const char *style, const World *world)
{
    const Solver *solver = solver_find("flood_fill", style, &language_c);
    void *prepared;
    Error error;
    assert_non_null(solver);
    assert_non_null(solver_promise(solver, world));
    assert_int_equal(solver->prepare(solver, world, &prepared, &error),
                     STATUS_OK);
    return prepared;
}

static void check_style(const char *style, const World *world,
                        const Question *question, const Square *squares,
                        int filled, int taken)
{
    const Solver *solver = solver_find("flood_fill", style, &language_c);
    void *prepared = prepare(style, world);
    Answer answer = solver->run(prepared, question);
    Rows expected = {.count = filled, .squares = squares};
    Trace trace;
    Error error = {0};
    assert_int_equal(answer.status, STATUS_OK);
    assert_int_equal(answer.score, filled);
    assert_int_equal(answer.work[0], taken);
    assert_true(rows_equal(&answer.rows, &expected));
    assert_int_equal(problem()->check(world, question, &answer,
                                      &solver->promises[0], &error),
                     STATUS_OK);
    assert_int_equal(solver->trace(prepared, question, &trace), STATUS_OK);
    assert_int_equal(trace.steps.count, taken);
    assert_int_equal(
        problem()->check_trace(world, question, &answer, &trace, &error),
        STATUS_OK);
    trace_free(&trace);
    solver->release(prepared);
}

static void fills_by_the_definition(void **state)
{
    (void)state;
    Random random = random_seed(1, RANDOM_TESTS);
    int asked = 0;
    for (int i = 0; i < WORLDS; i++) {
        World world = random_world(&random);
        int size = (int)world_size(&world);
        Square start = world_square(&world, (size_t)random_draw(&random, size));
        int share = random_between(&random, 1, 100);
        Question question = {&start, 1, &share, 1};
        Square squares[SIZE];
        int taken;
        if (world_is_open(&world, start)) {
            int filled = fill(&world, start, share, squares, &taken);
            for (int style = 0; style < STYLES; style++)
                check_style(styles[style], &world, &question, squares, filled,
                            taken);
            asked++;
        }
        world_free(&world);
    }
    assert_true(asked > WORLDS / 2);
}

/* What one run leaves must not be seen by those that follow. */
static void many_runs_are_alike(void **state)
{
    (void)state;
    World world = world_from("game rogue\nlevel 1\n.....\n.#.#.\n.....\n");
    Square ends[] = {{1, 1, 1}, {1, 5, 3}};
    for (int style = 0; style < STYLES; style++) {
        const Solver *solver =
            solver_find("flood_fill", styles[style], &language_c);
        void *prepared = prepare(styles[style], &world);
        for (int i = 0; i < 1000; i++) {
            int share = i % 100 + 1;
            int limit = share * 15 / 100;
            Question question = {&ends[i % 2], 1, &share, 1};
            Answer answer = solver->run(prepared, &question);
            assert_int_equal(answer.score, limit < 1    ? 1
                                           : limit > 13 ? 13
                                                        : limit);
        }
        solver->release(prepared);
    }
    world_free(&world);
}

/* A right answer with its trace, to be damaged. */
typedef struct Given {
    Question question;
    Square squares[16];
    Square steps[16];
    int64_t numbers[63];
    Answer answer;
    Trace trace;
} Given;

static const char pond[] = "game rogue\nlevel 1\n#########\n#...#...#\n"
                           "#.#.#.#.#\n#.#...#.#\n#.#####.#\n#.......#\n"
                           "#########\n";
static const Square middle = {1, 4, 4};
static const int quarter = 25;
static const int whole = 100;

static void give(Given *given, const World *world)
{
    int taken;
    *given = (Given){.question = {&middle, 1, &quarter, 1}};
    given->answer.score = fill(world, middle, quarter, given->squares, &taken);
    given->answer.work[0] = taken;
    given->answer.rows =
        (Rows){.count = (int)given->answer.score, .squares = given->squares};
    memcpy(given->steps, given->squares, sizeof given->steps);
    given->trace.steps = (Rows){.count = taken, .squares = given->steps};
    given->trace.left = (Rows){
        .count = 63, .width = 1, .plane = true, .numbers = given->numbers};
    for (int i = 0; i < given->answer.rows.count; i++)
        given->numbers[world_index(world, given->squares[i])] = i + 1;
}

static void start_later(Given *given)
{
    given->squares[0] = (Square){1, 5, 4};
}
static void score_wrong(Given *given)
{
    given->answer.score = 14;
}
static void one_more(Given *given)
{
    given->squares[15] = (Square){1, 2, 5};
    given->answer.rows.count = 16;
    given->answer.score = 16;
}
static void outside(Given *given)
{
    given->squares[3] = (Square){1, 10, 1};
}
static void twice(Given *given)
{
    given->squares[3] = given->squares[1];
}
static void too_early(Given *given)
{
    given->squares[3] = (Square){1, 6, 2};
}
static void a_wall(Given *given)
{
    given->squares[3] = (Square){1, 5, 3};
}
static void nearer_one_later(Given *given)
{
    given->squares[2] = (Square){1, 6, 4};
    given->squares[3] = (Square){1, 4, 3};
}
static void too_few(Given *given)
{
    given->question.numbers = &whole;
}
static void numbers_instead(Given *given)
{
    given->answer.rows = given->trace.left;
}

static void damaged_answers_are_refused(void **state)
{
    (void)state;
    static const struct {
        void (*damage)(Given *given);
        const char *text;
    } rows[] = {
        {start_later, "the start is not filled first"},
        {score_wrong, "15 squares are filled, not 14"},
        {one_more, "16 squares are filled, and the limit is 15"},
        {outside, "square 4 lies outside the world"},
        {twice, "(5,4) is filled twice, as number 2 and 4"},
        {too_early, "(6,2) is number 4, before any of its neighbours"},
        {a_wall, "(5,3) is number 4, before any of its neighbours"},
        {nearer_one_later, "(4,3) is number 4, behind one that is farther "
                           "away"},
        {too_few, "ends below the limit, and (2,5) next to it is not filled"},
        {numbers_instead, "the rows are not squares"},
    };
    World world = world_from(pond);
    Promise promise = {.same = true};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Given given;
        Error error = {0};
        give(&given, &world);
        assert_int_equal(problem()->check(&world, &given.question,
                                          &given.answer, &promise, &error),
                         STATUS_OK);
        rows[i].damage(&given);
        assert_int_equal(problem()->check(&world, &given.question,
                                          &given.answer, &promise, &error),
                         STATUS_BAD_INPUT);
        assert_string_equal(error.text, rows[i].text);
    }
    world_free(&world);
}

static void other_order(Given *given)
{
    given->steps[3] = given->squares[4];
}
static void ends_early(Given *given)
{
    given->trace.steps.count = 10;
}
static void another_number(Given *given)
{
    given->numbers[30] = 3; /* (4,4) */
}
static void no_number(Given *given)
{
    given->numbers[30] = 0;
}
static void number_of_a_wall(Given *given)
{
    given->numbers[0] = 16;
}
static void no_plane(Given *given)
{
    given->trace.left.plane = false;
}

static void damaged_traces_are_refused(void **state)
{
    (void)state;
    static const struct {
        void (*damage)(Given *given);
        const char *text;
    } rows[] = {
        {other_order, "squares are taken up in another order than filled"},
        {ends_early, "the last square taken up does not fill the last one"},
        {too_few, "the last square taken up does not fill the last one"},
        {another_number, "(4,4) has number 3, but is not that"},
        {number_of_a_wall, "(1,1) has number 16, but is not that"},
        {no_number, "14 squares have numbers, but 15 are filled"},
        {no_plane, "has no squares, or no plane of numbers"},
    };
    World world = world_from(pond);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Given given;
        Error error = {0};
        give(&given, &world);
        assert_int_equal(problem()->check_trace(&world, &given.question,
                                                &given.answer, &given.trace,
                                                &error),
                         STATUS_OK);
        rows[i].damage(&given);
        assert_int_equal(problem()->check_trace(&world, &given.question,
                                                &given.answer, &given.trace,
                                                &error),
                         STATUS_BAD_INPUT);
        assert_string_equal(error.text, rows[i].text);
    }
    world_free(&world);
}

static void grown_levels_are_filled_but_for_the_wall(void **state)
{
    (void)state;
    int games = 0;
    for (const Game *game = game_first(); game != NULL; game = game->next) {
        const Solver *solver = solver_find("flood_fill", "tuned", &language_c);
        Grown grown;
        Error error;
        void *prepared;
        assert_int_equal(problem()->grow(&grown, game, 12, &error), STATUS_OK);
        assert_true(grown.has_best);
        prepared = prepare("tuned", &grown.world);
        assert_int_equal(solver->run(prepared, &grown.question).score,
                         grown.best);
        solver->release(prepared);
        grown_free(&grown);
        games++;
    }
    assert_true(games >= 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fills_by_the_definition),
        cmocka_unit_test(many_runs_are_alike),
        cmocka_unit_test(damaged_answers_are_refused),
        cmocka_unit_test(damaged_traces_are_refused),
        cmocka_unit_test(grown_levels_are_filled_but_for_the_wall),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
