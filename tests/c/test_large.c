/* test_large.c -- the limits: large worlds, long routes, numbers that run out.
 */
#include "cmocka_all.h"
#include "oracle.h"

#include "../../c_impl/kernels/best_first.h"
#include "../../c_impl/kernels/breadth_first.h"
#include "../../c_impl/reitti.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Open levels; in the city stairs lead down at the last corner and at the
 * first. */
static Status make_world(World *world, const char *game, int levels, int width,
                         int height, Error *error)
{
    size_t row = (size_t)width + 1;
    char *text = malloc((size_t)levels * ((size_t)height * row + 20) + 20);
    char *end = text + sprintf(text, "game %s\n", game);
    for (int level = 1; level <= levels; level++) {
        end += sprintf(end, "level %d\n", level);
        char *first = end;
        for (int y = 0; y < height; y++) {
            memset(end, '.', row - 1);
            end[row - 1] = '\n';
            end += row;
        }
        if (strcmp(game, "city") == 0 && level < levels)
            *(level % 2 == 1 ? end - 2 : first) = '>';
        if (strcmp(game, "city") == 0 && level > 1)
            *(level % 2 == 0 ? end - 2 : first) = '<';
    }
    Status status = world_parse(world, text, (size_t)(end - text), error);
    free(text);
    return status;
}

static Answer solve(const Solver *solver, const World *world, Square start,
                    Square goal)
{
    void *prepared;
    Error error;
    assert_int_equal(solver->prepare(solver, world, &prepared, &error),
                     STATUS_OK);
    Square ends[] = {start, goal};
    Question question = oracle_question(ends);
    Answer answer = solver->run(prepared, &question);
    if (answer.rows.count > 0)
        assert_true(square_equal(answer.rows.squares[0], (Square){1, 2, 2}));
    solver->release(prepared);
    return answer;
}

/* Plain ones are not made for such worlds: they refuse, or take their time. */
static bool is_asked(const Solver *solver, const World *world)
{
    return oracle_judges(solver, world) && strcmp(solver->style, "plain") != 0;
}

#ifdef __SANITIZE_ADDRESS__ /* still more than the thesis searches take */
enum { LARGE_SIDE = 600 };
#else
enum { LARGE_SIDE = 2000 };
#endif

static void four_million_squares_are_solved(void **state)
{
    (void)state;
    static const struct {
        const char *game;
        int levels;
        int cost;
    } games[] = {{"rogue", 1, LARGE_SIDE - 2},
                 {"tactics", 1, 2 * (LARGE_SIDE - 1)},
                 {"city", 2, LARGE_SIDE}};
    for (int i = 0; i < 3; i++) {
        World world;
        Error error;
        int searches = 0;
        assert_int_equal(make_world(&world, games[i].game, games[i].levels,
                                    LARGE_SIDE, LARGE_SIDE, &error),
                         STATUS_OK);
        for (const Solver *solver = solver_first(); solver != NULL;
             solver = solver->next) {
            if (!is_asked(solver, &world))
                continue;
            if (strcmp(solver->style, "thesis") == 0) {
                void *prepared;
                assert_int_equal(
                    solver->prepare(solver, &world, &prepared, &error),
                    STATUS_REFUSED);
                continue;
            }
            Answer answer =
                solve(solver, &world, (Square){1, 1, 1},
                      (Square){games[i].levels, LARGE_SIDE, LARGE_SIDE});
            assert_int_equal(answer.status, STATUS_OK);
            assert_int_equal(answer.score, games[i].cost);
            searches++;
        }
        assert_true(searches > 0);
        world_free(&world);
    }
}

static void thesis_searches_take_512_by_512_by_4(void **state)
{
    (void)state;
    World world;
    Error error;
    int searches = 0;
    assert_int_equal(make_world(&world, "city", 4, 512, 512, &error),
                     STATUS_OK);
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next)
        if (is_asked(solver, &world)) {
            Answer answer =
                solve(solver, &world, (Square){1, 1, 1}, (Square){4, 512, 512});
            assert_int_equal(answer.status, STATUS_OK);
            assert_int_equal(answer.score, 3 * 511 + 3);
            searches++;
        }
    assert_true(searches >= 3);
    world_free(&world);
    static const int larger[][3] = {{5, 2, 2}, {1, 513, 2}, {1, 2, 513}};
    for (int i = 0; i < 3; i++) {
        assert_int_equal(make_world(&world, "tactics", larger[i][0],
                                    larger[i][1], larger[i][2], &error),
                         STATUS_OK);
        for (const Solver *solver = solver_first(); solver != NULL;
             solver = solver->next) {
            void *prepared;
            if (is_asked(solver, &world) &&
                strcmp(solver->style, "thesis") == 0)
                assert_int_equal(
                    solver->prepare(solver, &world, &prepared, &error),
                    STATUS_REFUSED);
        }
        world_free(&world);
    }
}

static void more_squares_than_the_limit_are_refused(void **state)
{
    (void)state;
    World world;
    Error error;
    assert_int_equal(make_world(&world, "rogue", 5, 4096, 4096, &error),
                     STATUS_BAD_INPUT);
    assert_string_equal(error.text, "more than 67108864 squares in all levels");
    assert_int_equal(error.line, 2 + 4 * 4097);
    assert_int_equal(make_world(&world, "rogue", 4, 4096, 4096, &error),
                     STATUS_OK);
    world_free(&world);
}

/* One corridor that winds through the whole level: the longest route there is.
 */
static void a_route_may_wind_through_all_squares(void **state)
{
    (void)state;
    enum { SIDE = 301, CORRIDORS = (SIDE + 1) / 2 };
    static char text[SIDE * (SIDE + 1) + 100];
    char *end = text + sprintf(text, "game rogue\nlevel 1\n");
    for (int y = 0; y < SIDE; y++, end += SIDE + 1) {
        memset(end, y % 2 == 0 ? '.' : '#', SIDE);
        end[SIDE] = '\n';
        if (y % 2 == 1)
            end[y % 4 == 1 ? SIDE - 1 : 0] = '.';
    }
    World world;
    Error error;
    assert_int_equal(world_parse(&world, text, (size_t)(end - text), &error),
                     STATUS_OK);
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next)
        if (is_asked(solver, &world) && strcmp(solver->style, "tuned") == 0) {
            void *prepared;
            assert_int_equal(solver->prepare(solver, &world, &prepared, &error),
                             STATUS_OK);
            Square ends[] = {{1, 1, 1}, {1, SIDE, SIDE}};
            Question question = oracle_question(ends);
            Answer answer = solver->run(prepared, &question);
            /* Two diagonal steps past a wall save one of those along the
             * corridor. */
            assert_int_equal(answer.score, CORRIDORS * (SIDE - 1) - 1);
            solver->release(prepared);
        }
    world_free(&world);
}

/* The number of the next run, or mark, just before its end. */
static void set_number(void *prepared, bool agenda)
{
    if (agenda)
        ((Agenda *)prepared)->run = UINT16_MAX - 101;
    else
        ((Flood *)prepared)->highest = UINT32_MAX - 3000;
}

static bool number_is_low(const void *prepared, bool agenda)
{
    return agenda ? ((const Agenda *)prepared)->run < UINT16_MAX / 2
                  : ((const Flood *)prepared)->highest < UINT32_MAX / 2;
}

static void wear_out(const Solver *solver, const World *world, bool agenda)
{
    Square ends[] = {{1, 2, 2}, {1, 11, 11}};
    Question question = oracle_question(ends);
    Error error;
    void *prepared;
    if (world->game->has_stairs)
        ends[1] = (Square){2, 7, 11};
    if (strcmp(world->game->name, "tactics") == 0)
        ends[1] = (Square){1, 10, 11};
    assert_int_equal(solver->prepare(solver, world, &prepared, &error),
                     STATUS_OK);
    Answer first = solver->run(prepared, &question);
    assert_int_equal(first.status, STATUS_OK);
    set_number(prepared, agenda);
    for (int i = 0; i < 1000; i++) {
        Answer answer = solver->run(prepared, &question);
        assert_int_equal(answer.score, first.score);
        assert_int_equal(answer.work[0], first.work[0]);
    }
    assert_true(number_is_low(prepared, agenda));
    solver->release(prepared);
}

/* Marks and run numbers are set to just before their end; the answers stay. */
static void numbers_that_run_out_start_anew(void **state)
{
    (void)state;
    static const char *const names[] = {"rogue", "tactics", "city"};
    int worn = 0;
    for (int i = 0; i < 3; i++) {
        World world;
        Error error;
        char path[100];
        snprintf(path, sizeof path, "tests/worlds/%s.world", names[i]);
        assert_int_equal(world_read(&world, path, &error), STATUS_OK);
        for (const Solver *solver = solver_first(); solver != NULL;
             solver = solver->next) {
            bool agenda = solver->prepare == agenda_prepare ||
                          solver->prepare == agenda_prepare_euclid;
            if (!is_asked(solver, &world) ||
                (!agenda && solver->prepare != flood_prepare))
                continue;
            wear_out(solver, &world, agenda);
            worn++;
        }
        world_free(&world);
    }
    assert_true(worn >= 19);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(four_million_squares_are_solved),
        cmocka_unit_test(thesis_searches_take_512_by_512_by_4),
        cmocka_unit_test(more_squares_than_the_limit_are_refused),
        cmocka_unit_test(a_route_may_wind_through_all_squares),
        cmocka_unit_test(numbers_that_run_out_start_anew),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
