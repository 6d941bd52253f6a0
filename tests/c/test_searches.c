/* test_searches.c -- the general searches and their kernels.
 *
 * It is long because each kernel and each limit has a test of its own.
 */
#include "cmocka_all.h"
#include "oracle.h"
#include "random_world.h"

#include "../../c_impl/kernels/depth_first.h"
#include "../../c_impl/kernels/line.h"
#include "../../c_impl/kernels/plain_best_first.h"
#include "../../c_impl/world_reader.h"

#include <stdlib.h>
#include <string.h>

enum { WORLDS = 300 };

static int seed;

static World world_from(const char *text)
{
    World world;
    Error error;
    assert_int_equal(world_parse(&world, text, strlen(text), &error),
                     STATUS_OK);
    return world;
}

/* A level of so many squares a side, of which every third of every third row
 * is a wall if there are pillars. */
static World a_level(int width, int height, bool pillars)
{
    size_t size = (size_t)((width + 1) * height) + 100;
    char *text = malloc(size);
    char *end = text + sprintf(text, "game strategy\nlevel 1\n");
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++)
            *end++ = pillars && x % 3 == 1 && y % 3 == 1 ? '#' : '.';
        *end++ = '\n';
    }
    *end = '\0';
    World world = world_from(text);
    free(text);
    return world;
}

/* A search down to a limit finds a route exactly if the goal is not farther,
 * and the shortest if it is just as far. */
static void check_limits(const World *world, Square start, Square goal)
{
    Square ends[] = {start, goal};
    Question question = oracle_question(ends);
    int64_t *distances =
        oracle_distances(world, start, world->game->has_stairs);
    int64_t distance = distances[world_index(world, goal)];
    int most = distance == ORACLE_FAR ? 6 : (int)distance + 2;
    void *prepared;
    Error error;
    assert_int_equal(depth_prepare(world, 4096, &prepared, &error), STATUS_OK);
    for (int limit = 1; limit <= most; limit++) {
        int length;
        DepthEnd end = depth_pass(prepared, &question, limit, &length);
        assert_int_equal(end == DEPTH_FOUND, limit >= distance);
        if (end == DEPTH_FOUND) {
            assert_in_range(length, distance, limit);
            const DepthSearch *search = prepared;
            Answer answer = {
                .score = length,
                .rows = {.count = length, .squares = search->path + 1}};
            if (!world->game->ends_beside)
                assert_true(oracle_walks(world, start, goal, &answer));
        }
        if (end == DEPTH_ALL_SEEN)
            assert_int_equal(distance, ORACLE_FAR);
    }
    depth_release(prepared);
    free(distances);
}

static void a_limit_is_kept_and_hides_nothing(void **state)
{
    (void)state;
    Random random = random_seed(seed, RANDOM_TESTS);
    int asked = 0;
    while (asked < WORLDS) {
        World world;
        Square start;
        Square goal;
        random_world(&random, &world);
        if ((game_traits(world.game, world.ways) & TRAIT_UNIT_COST) != 0 &&
            random_ends(&random, &world, &start, &goal)) {
            check_limits(&world, start, goal);
            asked++;
        }
        world_free(&world);
    }
}

/* Searches that are one and the same in a game, or in all but it. */
static const struct {
    const char *names[2];
    const char *game;
    bool otherwise;
} same[] = {{{"two_phase", "breadth_first"}, "rogue", false},
            {{"all_levels", "breadth_first"}, "city", false},
            {{"astar", "astar_manhattan"}, "tactics", false},
            {{"astar_octile", "astar_chebyshev"}, "grid", true}};

enum { SAME = sizeof same / sizeof *same };

typedef struct Told {
    Answer answer;
    Trace trace;
} Told;

static Told ask(const Solver *solver, const World *world,
                const Question *question)
{
    Told told = {0};
    void *prepared;
    Error error;
    assert_int_equal(solver->prepare(solver, world, &prepared, &error),
                     STATUS_OK);
    Answer answer = solver->run(prepared, question);
    assert_true(answer_copy(&told.answer, &answer));
    assert_int_equal(solver->trace(prepared, question, &told.trace), STATUS_OK);
    solver->release(prepared);
    return told;
}

/* In its fastest style. */
static const Solver *solver_named(const char *name)
{
    const Solver *solver = solver_find(name, "tuned", &language_c);
    if (solver == NULL)
        solver = solver_find(name, "plain", &language_c);
    assert_non_null(solver);
    return solver;
}

static void check_same(const Solver *a, const Solver *b, const World *world,
                       const Question *question)
{
    Told first = ask(a, world, question);
    Told second = ask(b, world, question);
    assert_true(answer_equal(&first.answer, &second.answer));
    assert_true(rows_equal(&first.trace.steps, &second.trace.steps));
    assert_true(rows_equal(&first.trace.left, &second.trace.left));
    answer_free(&first.answer);
    answer_free(&second.answer);
    trace_free(&first.trace);
    trace_free(&second.trace);
}

static void old_searches_are_general_ones(void **state)
{
    (void)state;
    Random random = random_seed(seed ^ 1, RANDOM_TESTS);
    int compared[SAME] = {0};
    for (int i = 0; i < WORLDS; i++) {
        World world;
        Square ends[2];
        random_world(&random, &world);
        Question question = oracle_question(ends);
        bool asked = random_ends(&random, &world, &ends[0], &ends[1]);
        for (int k = 0; k < SAME && asked; k++) {
            bool is = strcmp(world.game->name, same[k].game) == 0;
            if (is == same[k].otherwise)
                continue;
            check_same(solver_named(same[k].names[0]),
                       solver_find(same[k].names[1], "plain", &language_c),
                       &world, &question);
            compared[k]++;
        }
        world_free(&world);
    }
    for (int k = 0; k < SAME; k++)
        assert_true(compared[k] > 5);
}

/* A wall that only the search sees: it counts how often it is asked. */
typedef struct Fence {
    const World *world;
    int column;
    int gap; /* the row in which it is open */
    int asked[64];
} Fence;

static int64_t fenced(void *context, Square here)
{
    Fence *fence = context;
    fence->asked[world_index(fence->world, here)]++;
    return here.x == fence->column && here.y != fence->gap ? -1 : 0;
}

static void estimates_bar_squares_and_are_asked_once(void **state)
{
    (void)state;
    World world = a_level(8, 8, false);
    Square ends[] = {{1, 1, 1}, {1, 8, 1}};
    Question question = oracle_question(ends);
    Fence fence = {.world = &world, .column = 4, .gap = 8};
    PlainSearch search;
    Error error;
    assert_int_equal(plain_search_make(&search, &world, &error), STATUS_OK);
    Answer answer =
        plain_best_first(&search, &question, fenced, &fence, world_move_cost);
    assert_int_equal(answer.score, 14);
    assert_true(oracle_walks(&world, ends[0], ends[1], &answer));
    for (int i = 0; i < 64; i++)
        assert_int_equal(fence.asked[i], 1);
    for (int i = 0; i < answer.rows.count; i++)
        assert_true(answer.rows.squares[i].x != 4 ||
                    answer.rows.squares[i].y == 8);
    fence.gap = 0;
    assert_int_equal(
        plain_best_first(&search, &question, fenced, &fence, world_move_cost)
            .status,
        STATUS_NO_ANSWER);
    Trace trace;
    assert_int_equal(plain_best_first_trace(&search, &trace), STATUS_OK);
    assert_int_equal(trace.steps.count, 24);
    assert_int_equal(trace.left.numbers[2], 2);
    assert_int_equal(trace.left.numbers[3], UNREACHED);
    trace_free(&trace);
    plain_search_free(&search);
    world_free(&world);
}

static void lines_are_the_same_from_both_ends(void **state)
{
    (void)state;
    enum { SIDE = 9 };
    World open = a_level(SIDE, SIDE, false);
    for (int i = 0; i < SIDE * SIDE * SIDE * SIDE; i++) {
        Square from = world_square(&open, (size_t)(i % (SIDE * SIDE)));
        Square to = world_square(&open, (size_t)(i / (SIDE * SIDE)));
        Square there[SIDE];
        Square back[SIDE];
        int length = line_squares(from, to, there);
        assert_int_equal(length, line_length(from, to));
        assert_int_equal(line_squares(to, from, back), length);
        for (int k = 0; k < length; k++) {
            Square before = k == 0 ? from : there[k - 1];
            assert_true(oracle_move(&open, before, there[k]) > 0);
            assert_true(square_equal(before, back[length - 1 - k]));
        }
        assert_true(length == 0 || square_equal(there[length - 1], to));
        assert_true(line_is_free(&open, from, to));
    }
    world_free(&open);
}

static void lines_are_drawn_as_they_must_be(void **state)
{
    (void)state;
    static const Square lines[][4] = {
        {{1, 1, 1}, {1, 2, 1}, {1, 3, 2}},
        {{1, 3, 2}, {1, 2, 1}, {1, 1, 1}},
        {{1, 4, 1}, {1, 3, 2}, {1, 2, 2}, {1, 1, 3}},
        {{1, 1, 1}, {1, 1, 2}, {1, 2, 3}, {1, 2, 4}}};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        Square squares[4];
        int last = i < 2 ? 2 : 3;
        assert_int_equal(line_squares(lines[i][0], lines[i][last], squares),
                         last);
        for (int k = 0; k < last; k++)
            assert_true(square_equal(squares[k], lines[i][k + 1]));
    }
    World world = world_from("game strategy\ncorners block\nlevel 1\n"
                             "..\n..\n#.\n..\n");
    assert_true(line_is_free(&world, (Square){1, 1, 1}, (Square){1, 2, 2}));
    assert_false(line_is_free(&world, (Square){1, 1, 1}, (Square){1, 2, 4}));
    world.corners_block = false;
    assert_true(line_is_free(&world, (Square){1, 2, 4}, (Square){1, 1, 1}));
    assert_false(line_is_free(&world, (Square){1, 1, 4}, (Square){1, 1, 1}));
    world_free(&world);
}

static void check_refusal(const char *name, const World *world,
                          const char *text)
{
    const Solver *solver = solver_find(name, "plain", &language_c);
    void *prepared;
    Error error;
    Status status = solver->prepare(solver, world, &prepared, &error);
    assert_int_equal(status, text == NULL ? STATUS_OK : STATUS_REFUSED);
    if (text == NULL)
        solver->release(prepared);
    else
        assert_string_equal(error.text, text);
}

static void worlds_that_are_too_large_are_refused(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        int width;
        int height;
        bool pillars;
        const char *text;
    } cases[] = {
        {"depth_limited", 64, 64, false, NULL},
        {"depth_limited", 17, 241, false,
         "the world has 4097 squares that can be entered; this search takes at "
         "most 4096"},
        {"iterative_deepening", 32, 32, false, NULL},
        {"iterative_deepening", 41, 25, false,
         "the world has 1025 squares that can be entered; this search takes at "
         "most 1024"},
        {"astar_exact", 41, 25, false,
         "the world has 1025 squares that can be entered; this search takes at "
         "most 1024"},
        {"waypoints", 48, 48, true, NULL},
        {"waypoints", 51, 48, true,
         "the world has 1088 corners to go around; this search takes at most "
         "1024"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        World world =
            a_level(cases[i].width, cases[i].height, cases[i].pillars);
        check_refusal(cases[i].name, &world, cases[i].text);
        world_free(&world);
    }
    World tower = world_from("game rogue\nlevel 1\n.\nlevel 2\n.\n");
    check_refusal("waypoints", &tower,
                  "the world has 2 levels; this search takes one");
    world_free(&tower);
}

/* From corner to corner of a chessboard. */
static void a_king_needs_seven_moves(void **state)
{
    (void)state;
    World board = a_level(8, 8, false);
    Square ends[] = {{1, 1, 8}, {1, 8, 1}};
    Question question = oracle_question(ends);
    int asked = 0;
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next) {
        if (!oracle_judges(solver, &board) ||
            !solver_promise(solver, &board)->best)
            continue;
        Told told = ask(solver, &board, &question);
        assert_int_equal(told.answer.score, 7);
        answer_free(&told.answer);
        trace_free(&told.trace);
        asked++;
    }
    assert_true(asked >= 7);
    world_free(&board);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_limit_is_kept_and_hides_nothing),
        cmocka_unit_test(old_searches_are_general_ones),
        cmocka_unit_test(estimates_bar_squares_and_are_asked_once),
        cmocka_unit_test(lines_are_the_same_from_both_ends),
        cmocka_unit_test(lines_are_drawn_as_they_must_be),
        cmocka_unit_test(worlds_that_are_too_large_are_refused),
        cmocka_unit_test(a_king_needs_seven_moves)};
    seed = seed_of_run();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
