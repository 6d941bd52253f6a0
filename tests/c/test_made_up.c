/* test_made_up.c -- games and problems unlike those that there are: what the
 * rules say of them holds without anybody naming them. */
#include "cmocka_all.h"

#include "../../c_impl/grown.h"
#include "../../c_impl/reitti.h"
#include "../../c_impl/walker.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const Element dear[] = {{.glyph = '.', .name = "grass", .cost = 2},
                               {.glyph = '#', .name = "wall", .cost = NO_ENTRY},
                               {.glyph = '>', .name = "down", .cost = 5},
                               {.glyph = '<', .name = "up", .cost = 7},
                               {0}};
static const Element icy[] = {{.glyph = '.', .name = "ice", .cost = 0},
                              {.glyph = '~', .name = "mud", .cost = 3},
                              {.glyph = '#', .name = "wall", .cost = NO_ENTRY},
                              {0}};
static const Element bare[] = {{.glyph = '.', .name = "grass", .cost = 1}, {0}};

static Game games[] = {
    {.name = "x_four", .unit = "steps", .ways = FOUR_WAYS, .elements = dear},
    {.name = "x_stairs", .unit = "steps", .has_stairs = true, .elements = dear},
    {.name = "x_all",
     .unit = "steps",
     .ways = FOUR_WAYS,
     .has_stairs = true,
     .ends_beside = true,
     .elements = dear},
    {.name = "x_ice", .unit = "steps", .elements = icy}};
static Game bare_game = {.name = "x_bare", .unit = "steps", .elements = bare};

enum { GAMES = sizeof games / sizeof *games };

/* Takes the distances one move further; whether any became less. */
static bool relax(const World *world, int *distance)
{
    bool changed = false;
    size_t size = world_size(world);
    for (size_t i = 0; i < size; i++)
        for (size_t k = 0; k < size; k++) {
            Square to = world_square(world, k);
            if (distance[i] == INT_MAX ||
                !walker_may(world, world_square(world, i), to))
                continue;
            int further = distance[i] + world_cost(world, to);
            changed = changed || further < distance[k];
            distance[k] = further < distance[k] ? further : distance[k];
        }
    return changed;
}

/* The cheapest way, found the slow way. */
static int cheapest(const World *world, Square start, Square goal)
{
    size_t size = world_size(world);
    int *distance = malloc(size * sizeof *distance);
    int least = INT_MAX;
    for (size_t i = 0; i < size; i++)
        distance[i] = INT_MAX;
    distance[world_index(world, start)] = 0;
    while (relax(world, distance))
        ;
    for (size_t i = 0; i < size; i++) {
        Square end = world_square(world, i);
        bool ends = world->game->ends_beside ? walker_may(world, end, goal)
                                             : square_equal(end, goal);
        least = ends && distance[i] < least ? distance[i] : least;
    }
    free(distance);
    return least;
}

static void what_crossing_a_grown_level_costs_is_known(void **state)
{
    (void)state;
    for (int i = 0; i < GAMES; i++)
        for (int side = GROWN_SMALLEST; side <= GROWN_SMALLEST + 1; side++) {
            Grown grown = {0};
            Error error;
            assert_int_equal(
                problem_unsaid()->grow(&grown, &games[i], side, &error),
                STATUS_OK);
            assert_true(grown.has_best);
            assert_int_equal(grown.best,
                             cheapest(&grown.world, grown.question.squares[0],
                                      grown.question.squares[1]));
            grown_free(&grown);
        }
}

static void a_game_without_walls_does_not_grow(void **state)
{
    (void)state;
    Grown grown = {0};
    Error error;
    assert_int_equal(
        problem_unsaid()->grow(&grown, &bare_game, GROWN_SMALLEST, &error),
        STATUS_BAD_INPUT);
    assert_null(grown.world.elements);
}

static void check_promise(const Solver *solver, const Grown *grown)
{
    const World *world = &grown->world;
    const Promise *promise = solver_promise(solver, world);
    void *prepared;
    Error error;
    if (promise == NULL ||
        solver->prepare(solver, world, &prepared, &error) == STATUS_REFUSED)
        return;
    Answer answer = solver->run(prepared, &grown->question);
    if (promise->complete)
        assert_int_equal(answer.status, STATUS_OK);
    if (answer.status == STATUS_OK)
        assert_int_equal(problem_unsaid()->check(world, &grown->question,
                                                 &answer, promise, &error),
                         STATUS_OK);
    if (promise->best)
        assert_int_equal(answer.score, grown->best);
    solver->release(prepared);
}

/* Stairs, a goal that is not entered, four ways, ground that is free. */
static void no_search_promises_what_it_cannot(void **state)
{
    (void)state;
    for (int i = 0; i < GAMES; i++) {
        Grown grown = {0};
        Error error;
        assert_int_equal(
            problem_unsaid()->grow(&grown, &games[i], GROWN_SMALLEST, &error),
            STATUS_OK);
        for (const Solver *solver = solver_first(); solver != NULL;
             solver = solver->next)
            if (problem_of(solver) == problem_unsaid())
                check_promise(solver, &grown);
        grown_free(&grown);
    }
}

/* ".." was walked from the left: both squares are at no distance. */
static void what_costs_nothing_is_no_further(void **state)
{
    (void)state;
    static const char text[] = "game x_ice\nlevel 1\n..~\n";
    Square squares[] = {{1, 1, 1}, {1, 3, 1}, {1, 2, 1}};
    Square route[] = {squares[2], squares[1]};
    int64_t distance[] = {0, 0, 3};
    World world;
    Error error;
    Question question = {.squares = squares, .square_count = 2};
    Answer answer = {
        .score = 3, .work = {2}, .rows = {.count = 2, .squares = route}};
    Square steps[] = {squares[0], squares[2]};
    Trace trace = {
        .steps = {.count = 2, .squares = steps},
        .left = {.count = 3, .width = 1, .plane = true, .numbers = distance}};
    assert_int_equal(world_parse(&world, text, sizeof text - 1, &error),
                     STATUS_OK);
    const Problem *problem = problem_unsaid();
    assert_int_equal(
        problem->check_trace(&world, &question, &answer, &trace, &error),
        STATUS_OK);
    distance[2] = 0; /* mud is not free */
    squares[1] = squares[0];
    assert_int_equal(
        problem->check_trace(&world, &question, &answer, &trace, &error),
        STATUS_BAD_INPUT);
    assert_string_equal(
        error.text, "(3,1) has distance 0, which no square expanded gave it");
    world_free(&world);
}

static Status accept(const World *world, const Question *question, Error *error)
{
    (void)world;
    (void)question;
    (void)error;
    return STATUS_OK;
}

/* A problem of the world itself. */
static Problem size = {
    .name = "x_size", .summary = "how large it is", .accepts = accept};

static Status read_cases(Cases *cases, const char *text, Error *error)
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

static void a_question_may_have_no_fields(void **state)
{
    (void)state;
    Cases cases;
    Error error;
    assert_int_equal(read_cases(&cases, "problem x_size\na\n", &error),
                     STATUS_BAD_INPUT);
    assert_int_equal(error.line, 2);
    assert_int_equal(read_cases(&cases, "problem x_size\na rogue\n", &error),
                     STATUS_BAD_INPUT);
    assert_int_equal(read_cases(&cases, "problem x_size\na rogue 4\n", &error),
                     STATUS_OK);
    assert_int_equal(cases.cases[0].best, 4);
    cases_free(&cases);
}

static void a_games_own_search_is_one_of_routes(void **state)
{
    (void)state;
    const Game *game = game_find("rogue", 5);
    assert_string_equal(problem_solver(problem_unsaid(), game), game->solver);
    assert_null(problem_solver(&size, game));
    assert_null(problem_solver(problem_unsaid(), &bare_game));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_crossing_a_grown_level_costs_is_known),
        cmocka_unit_test(a_game_without_walls_does_not_grow),
        cmocka_unit_test(no_search_promises_what_it_cannot),
        cmocka_unit_test(what_costs_nothing_is_no_further),
        cmocka_unit_test(a_question_may_have_no_fields),
        cmocka_unit_test(a_games_own_search_is_one_of_routes)};
    for (int i = 0; i < GAMES; i++)
        game_register(&games[i]);
    game_register(&bare_game);
    problem_register(&size);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
