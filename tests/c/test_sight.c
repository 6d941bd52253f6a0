/* test_sight.c -- sight by its rule, on every small level and on random ones.
 *
 * The rule is written down once more here, with its two lines.
 * It is long because each property has a loop of its own.
 */
#include "cmocka_all.h"

#include "../../c_impl/random.h"
#include "../../c_impl/reitti.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE = 13, LEVELS = 2, SIZE = LEVELS * SIDE * SIDE, WORLDS = 400 };

typedef struct Name {
    const char *name;
    const char *style;
    bool by_the_rule;
} Name;

static const Name names[] = {
    {"ray_fan", "plain", false},        {"ray_fan", "tuned", false},
    {"ray_fan_double", "plain", false}, {"ray_pairs", "plain", true},
    {"shadowcast", "plain", true},      {"shadowcast", "tuned", true}};
enum { NAMES = sizeof names / sizeof *names, FANS = 3 };

/* A level of which the test owns the squares. */
typedef struct Level {
    World world;
    char elements[SIZE];
} Level;

static void level_make(Level *level, const char *game, int levels, int width,
                       int height)
{
    level->world = world_of(game_find(game, strlen(game)));
    level->world.levels = levels;
    level->world.width = width;
    level->world.height = height;
    level->world.elements = level->elements;
}

/* A solver that is prepared for a level. */
typedef struct Eye {
    const Solver *solver;
    void *prepared;
} Eye;

static Eye eye_open(const Name *name, const World *world)
{
    Eye eye = {.solver = solver_find(name->name, name->style, &language_c)};
    Error error;
    assert_non_null(eye.solver);
    assert_non_null(solver_promise(eye.solver, world));
    assert_int_equal(
        eye.solver->prepare(eye.solver, world, &eye.prepared, &error),
        STATUS_OK);
    return eye;
}

static void eye_close(const Eye *eye)
{
    eye->solver->release(eye->prepared);
}

static Answer eye_see(const Eye *eye, Square viewer, int radius)
{
    Question question = {&viewer, 1, &radius, 1};
    Answer answer = eye->solver->run(eye->prepared, &question);
    assert_int_equal(answer.status, STATUS_OK);
    assert_true(answer.rows.plane);
    return answer;
}

static void eyes_open(Eye eyes[NAMES], const World *world)
{
    for (int i = 0; i < NAMES; i++)
        eyes[i] = eye_open(&names[i], world);
}

static void eyes_close(const Eye eyes[NAMES])
{
    for (int i = 0; i < NAMES; i++)
        eye_close(&eyes[i]);
}

/* ---- the rule ---- */

static int floor_div(int a, int b)
{
    return a >= 0 ? a / b : -((-a + b - 1) / b);
}

static int sign(int a)
{
    return (a > 0) - (a < 0);
}

static int distance(Square a, Square b)
{
    int dx = abs(a.x - b.x);
    int dy = abs(a.y - b.y);
    return dx > dy ? dx : dy;
}

static bool line_is_free(const World *world, Square a, Square b, int high)
{
    int dx = b.x - a.x;
    int dy = b.y - a.y;
    int n = distance(a, b);
    for (int i = 1; i < n; i++) {
        Square between = a;
        if (abs(dx) >= abs(dy)) {
            between.x += sign(dx) * i;
            between.y += floor_div(2 * i * dy + n - 1 + high, 2 * n);
        } else {
            between.x += floor_div(2 * i * dx + n - 1 + high, 2 * n);
            between.y += sign(dy) * i;
        }
        if (world_is_opaque(world, between))
            return false;
    }
    return true;
}

static bool is_clear_and_seen(const World *world, Square a, Square b)
{
    return square_equal(a, b) ||
           (!world_is_opaque(world, b) &&
            (line_is_free(world, a, b, 0) || line_is_free(world, a, b, 1)));
}

static bool is_seen(const World *world, Square a, Square b, int radius)
{
    if (b.level != a.level || distance(a, b) > radius)
        return false;
    if (!world_is_opaque(world, b) || square_equal(a, b))
        return is_clear_and_seen(world, a, b);
    int x = b.x - sign(b.x - a.x);
    int y = b.y - sign(b.y - a.y);
    Square nearer[] = {{b.level, x, y}, {b.level, x, b.y}, {b.level, b.x, y}};
    for (int i = 0; i < 3; i++)
        if (!square_equal(nearer[i], b) &&
            is_clear_and_seen(world, a, nearer[i]))
            return true;
    return false;
}

static void assert_rule(const World *world, Square viewer, int radius,
                        const Answer *answer)
{
    int64_t seen = 0;
    for (size_t i = 0; i < world_size(world); i++) {
        Square square = world_square(world, i);
        int light =
            255 * (radius + 1 - distance(viewer, square)) / (radius + 1);
        if (!is_seen(world, viewer, square, radius))
            light = 0;
        else if (light < 1)
            light = 1;
        seen += light > 0;
        assert_int_equal(answer->rows.numbers[i], light);
    }
    assert_int_equal(answer->score, seen);
}

/* ---- every pattern of walls up to 4 x 4, with every viewer ---- */

static void every_small_level(void **state)
{
    (void)state;
    Level level;
    Promise promise = {.same = true};
    for (int size = 0; size < 16; size++) {
        int width = size % 4 + 1;
        int height = size / 4 + 1;
        int squares = width * height;
        level_make(&level, "rogue", 1, width, height);
        for (int walls = 0; walls < 1 << squares; walls++) {
            Eye eyes[NAMES];
            int radius = walls % 4 + 1;
            for (int i = 0; i < squares; i++)
                level.elements[i] = walls >> i & 1 ? '#' : '.';
            eyes_open(eyes, &level.world);
            for (int i = 0; i < squares; i++) {
                Square viewer = world_square(&level.world, (size_t)i);
                Question question = {&viewer, 1, &radius, 1};
                Error error;
                Answer answer = eye_see(&eyes[NAMES - 1], viewer, radius);
                assert_rule(&level.world, viewer, radius, &answer);
                assert_int_equal(
                    problem_find("sight")->check(&level.world, &question,
                                                 &answer, &promise, &error),
                    STATUS_OK);
                for (int j = FANS; j < NAMES - 1; j++) {
                    Answer other = eye_see(&eyes[j], viewer, radius);
                    assert_true(rows_equal(&answer.rows, &other.rows));
                    assert_int_equal(answer.score, other.score);
                }
            }
            eyes_close(eyes);
        }
    }
}

/* ---- random levels ---- */

static void random_level(Random *random, Level *level)
{
    static const char *const games[] = {"rogue", "tactics", "city"};
    static const char *const glyphs[] = {".=#", ".&*#T+", ".$#+"};
    int game = random_draw(random, 3);
    int walls = random_between(random, 1, 12);
    level_make(level, games[game], random_between(random, 1, LEVELS),
               random_between(random, 1, SIDE),
               random_between(random, 1, SIDE));
    for (size_t i = 0; i < world_size(&level->world); i++)
        level->elements[i] =
            random_draw(random, walls) > 0
                ? glyphs[game][0]
                : glyphs[game][random_draw(random, (int)strlen(glyphs[game]))];
}

static Square random_square(Random *random, const World *world)
{
    int size = (int)world_size(world);
    return world_square(world, (size_t)random_draw(random, size));
}

static int random_radius(Random *random)
{
    static const int radii[] = {1, 2, 3, 5, 8, 12, 100};
    return radii[random_draw(random, sizeof radii / sizeof *radii)];
}

static void random_levels_by_the_rule(void **state)
{
    (void)state;
    Random random = random_seed(1, RANDOM_TESTS);
    Level level;
    for (int i = 0; i < WORLDS; i++) {
        Eye eyes[NAMES];
        random_level(&random, &level);
        eyes_open(eyes, &level.world);
        /* One after the other, so that what a run leaves would be seen. */
        for (int j = 0; j < 8; j++) {
            Square viewer = random_square(&random, &level.world);
            int radius = random_radius(&random);
            for (int k = FANS; k < NAMES; k++) {
                Answer answer = eye_see(&eyes[k], viewer, radius);
                assert_rule(&level.world, viewer, radius, &answer);
            }
        }
        eyes_close(eyes);
    }
}

/* Both styles of a name do the same in the same order. */
static void styles_do_the_same_work(void **state)
{
    (void)state;
    static const int pairs[][2] = {{0, 1}, {4, 5}};
    Random random = random_seed(2, RANDOM_TESTS);
    Level level;
    for (int i = 0; i < WORLDS; i++) {
        Eye eyes[NAMES];
        random_level(&random, &level);
        Square viewer = random_square(&random, &level.world);
        int radius = random_radius(&random);
        Question question = {&viewer, 1, &radius, 1};
        eyes_open(eyes, &level.world);
        for (int j = 0; j < 2; j++) {
            const Eye *a = &eyes[pairs[j][0]];
            const Eye *b = &eyes[pairs[j][1]];
            Answer first = eye_see(a, viewer, radius);
            Answer second = eye_see(b, viewer, radius);
            Trace traces[2];
            assert_true(answer_equal(&first, &second));
            assert_int_equal(a->solver->trace(a->prepared, &question, traces),
                             STATUS_OK);
            assert_int_equal(
                b->solver->trace(b->prepared, &question, traces + 1),
                STATUS_OK);
            assert_int_equal(traces[0].steps.count, first.work[0]);
            assert_true(rows_equal(&traces[0].steps, &traces[1].steps));
            assert_true(rows_equal(&traces[0].left, &traces[1].left));
            trace_free(&traces[0]);
            trace_free(&traces[1]);
        }
        eyes_close(eyes);
    }
}

/* The problem takes whatever any of them answers. */
static void answers_and_traces_pass_the_check(void **state)
{
    (void)state;
    const Problem *problem = problem_find("sight");
    Random random = random_seed(3, RANDOM_TESTS);
    Level level;
    for (int i = 0; i < WORLDS; i++) {
        Eye eyes[NAMES];
        random_level(&random, &level);
        Square viewer = random_square(&random, &level.world);
        int radius = random_radius(&random);
        Question question = {&viewer, 1, &radius, 1};
        eyes_open(eyes, &level.world);
        for (int j = 0; j < NAMES; j++) {
            const Promise *promise =
                solver_promise(eyes[j].solver, &level.world);
            Answer answer = eye_see(&eyes[j], viewer, radius);
            Error error;
            Trace trace;
            assert_int_equal(promise->same, names[j].by_the_rule);
            assert_int_equal(problem->check(&level.world, &question, &answer,
                                            promise, &error),
                             STATUS_OK);
            assert_int_equal(
                eyes[j].solver->trace(eyes[j].prepared, &question, &trace),
                STATUS_OK);
            assert_int_equal(problem->check_trace(&level.world, &question,
                                                  &answer, &trace, &error),
                             STATUS_OK);
            trace_free(&trace);
        }
        eyes_close(eyes);
    }
}

/* ---- properties ---- */

static void clear_squares_see_each_other(void **state)
{
    (void)state;
    Random random = random_seed(4, RANDOM_TESTS);
    static bool sees[SIZE][SIZE];
    Level level;
    for (int i = 0; i < 40; i++) {
        random_level(&random, &level);
        const World *world = &level.world;
        size_t size = world_size(world);
        int radius = random_radius(&random);
        Eye eye = eye_open(&names[NAMES - 1], world);
        for (size_t a = 0; a < size; a++) {
            Answer answer = eye_see(&eye, world_square(world, a), radius);
            for (size_t b = 0; b < size; b++)
                sees[a][b] = answer.rows.numbers[b] > 0;
        }
        for (size_t a = 0; a < size; a++)
            for (size_t b = 0; b < size; b++)
                if (!world_is_opaque(world, world_square(world, a)) &&
                    !world_is_opaque(world, world_square(world, b)))
                    assert_int_equal(sees[a][b], sees[b][a]);
        eye_close(&eye);
    }
}

/* Where a square lies in a level that is mirrored or transposed. */
typedef Square Turn(const World *world, Square square);

static Square turn_left_right(const World *world, Square square)
{
    return (Square){square.level, world->width + 1 - square.x, square.y};
}

static Square turn_up_down(const World *world, Square square)
{
    return (Square){square.level, square.x, world->height + 1 - square.y};
}

static Square turn_over(const World *world, Square square)
{
    (void)world;
    return (Square){square.level, square.y, square.x};
}

static void level_turn(Level *turned, const Level *level, Turn *turn)
{
    const World *world = &level->world;
    bool over = turn == turn_over;
    *turned = *level;
    turned->world.elements = turned->elements;
    turned->world.width = over ? world->height : world->width;
    turned->world.height = over ? world->width : world->height;
    for (size_t i = 0; i < world_size(world); i++)
        turned->elements[world_index(&turned->world,
                                     turn(world, world_square(world, i)))] =
            world->elements[i];
}

static void assert_turned(const Level *level, const Level *turned, Turn *turn,
                          Square viewer, int radius)
{
    const World *world = &level->world;
    for (int i = 0; i < NAMES; i++) {
        Eye eye = eye_open(&names[i], world);
        Eye other = eye_open(&names[i], &turned->world);
        Answer a = eye_see(&eye, viewer, radius);
        Answer b = eye_see(&other, turn(world, viewer), radius);
        assert_int_equal(a.score, b.score);
        for (size_t j = 0; j < world_size(world); j++) {
            Square square = turn(world, world_square(world, j));
            assert_int_equal(
                a.rows.numbers[j],
                b.rows.numbers[world_index(&turned->world, square)]);
        }
        eye_close(&eye);
        eye_close(&other);
    }
}

static void mirrors_change_nothing(void **state)
{
    (void)state;
    static Turn *const turns[] = {turn_left_right, turn_up_down, turn_over};
    Random random = random_seed(5, RANDOM_TESTS);
    Level level;
    Level turned;
    for (int i = 0; i < WORLDS; i++) {
        random_level(&random, &level);
        Square viewer = random_square(&random, &level.world);
        int radius = random_radius(&random);
        for (int j = 0; j < 3; j++) {
            level_turn(&turned, &level, turns[j]);
            assert_turned(&level, &turned, turns[j], viewer, radius);
        }
    }
}

static void farther_eyes_see_more(void **state)
{
    (void)state;
    Random random = random_seed(6, RANDOM_TESTS);
    Level level;
    for (int i = 0; i < WORLDS; i++) {
        int64_t before[SIZE];
        random_level(&random, &level);
        Square viewer = random_square(&random, &level.world);
        Eye eye = eye_open(&names[NAMES - 1], &level.world);
        memset(before, 0, sizeof before);
        for (int radius = 1; radius <= SIDE; radius++) {
            const int64_t *light = eye_see(&eye, viewer, radius).rows.numbers;
            for (size_t j = 0; j < world_size(&level.world); j++) {
                Square square = world_square(&level.world, j);
                assert_true(before[j] == 0 || light[j] > 0);
                assert_true(before[j] > 0 || light[j] == 0 ||
                            distance(viewer, square) == radius ||
                            square_equal(viewer, square));
                before[j] = light[j];
            }
        }
        eye_close(&eye);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_small_level),
        cmocka_unit_test(random_levels_by_the_rule),
        cmocka_unit_test(styles_do_the_same_work),
        cmocka_unit_test(answers_and_traces_pass_the_check),
        cmocka_unit_test(clear_squares_see_each_other),
        cmocka_unit_test(mirrors_change_nothing),
        cmocka_unit_test(farther_eyes_see_more),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
